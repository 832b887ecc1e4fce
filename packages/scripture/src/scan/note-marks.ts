/**
 * Marks of notes: raised ones after a verse or inside a citation, and those in brackets after the stop of a sentence or between the verses
 * of a list.
 */

import { MAX_HEBREW_SHIFT } from "./hebrew-numbering.ts";
import { lengthAt, matchAt } from "./match-at.ts";

/** Raised digits, also as elements of HTML: "8:28<sup>[1]</sup>". A letter or digit after them would touch the verse. */
const MARKS =
  /(?:(?:<sup(?:\s[^<>]*)?>(?:[^<>]|<(?!\/?sup\b)[^<>]*>){1,200}<\/sup>){1,4}|\[\^[^[\]\s]{1,80}\](?!:)|[\u00b9\u00b2\u00b3\u2070\u2074-\u2079]{1,3})(?![\p{L}\d\u00b9\u00b2\u00b3\u2070\u2074-\u2079\u207b])/uy;
const MARKS_IN_BRACKETS = String.raw`(?:\[\d{1,3}\](?:\([^()\s]{0,200}\))?){1,4}`;
/**
 * Marks in brackets, perhaps links, after the full stop of a sentence: "in Psalm 23.[5] It", "the Song of Songs.[5] The". After a word, the next sentence
 * shows that it is no short form, as in "Rom.[8]".
 */
const MARKS_AFTER_STOP = new RegExp(
  String.raw`(?<=\d\.)${MARKS_IN_BRACKETS}(?![\p{L}\d])|(?<=\p{L}{3}\.)${MARKS_IN_BRACKETS}(?=\s{1,2}["\u201c(]?\p{Lu}|\s*$|\n|<)`,
  "uy",
);
/** Marks in brackets between verses: "Acts 2:38[1], 3:19[2]". */
const MARKS_IN_LIST = /(?:\[(\d{1,3}|[a-z])\]){1,4}(?![\p{L}\d([:])/uy;
const BRACKETED = /\[(?:\d{1,3}|[a-z])\]/g;
/** The last verse before a mark, and the mark of a list after it. */
const LAST_VERSE = /(\d{1,3})[a-f]?([,;]?)$/;
const NEXT_VERSE = /,?\s?\[?(\d{1,3})(?![\d:])/y;
/** The end of a link or template before a mark: "[Romans 16:5](https://example.org),[7]", "[[Romans 16:5]],[7]". */
const LINK_BEFORE = /(?:\]\([^()\s]*\)|\]\]|\}\})(?=,?$)/;
const LIST_AFTER = /[,;]\s{1,2}[\p{Lu}\d]/uy;
const TAG = /<[^<>]*>/g;
/** The text of a raised element that is a mark. */
const IS_MARK = /^(?:(?:\[|&#91;)?(?:\d{1,3}|[a-z*\u2020\u2021](?![a-z]))(?:\]|&#93;)?){1,4}$/;
const MAX_BEFORE = 160;
/** A verse, or a list of verses, directly before a mark. */
const VERSE_BEFORE = /\d[:.]\d{1,3}(?:[-\u2013,;:\s\d]|&ndash;){0,30}(?<=\d)[a-f]?[,;]?$/;
/** "Rom.<sup>a</sup> 3:23" */
const NAME_BEFORE = /\p{L}{2}\.?$/u;
const NUMBER_AFTER = /\s{1,2}\d{1,3}:\d/y;

/** The end of the marks of notes at a place; -1 if they do not follow a verse, a sentence, or a name with numbers after them. */
export function endOfNoteMarks(source: string, at: number): number {
  const length = lengthAt(MARKS_AFTER_STOP, source, at);
  if (length > 0) return at + length;
  const marks = matchAt(MARKS, source, at)?.[0];
  if (marks === undefined) return endOfMarksInList(source, at);
  if (marks.startsWith("<") && !IS_MARK.test(marks.replace(TAG, ""))) return -1;
  const end = at + marks.length;
  const before = source.slice(Math.max(0, at - MAX_BEFORE), at).replace(TAG, "");
  const isInside = NAME_BEFORE.test(before) && lengthAt(NUMBER_AFTER, source, end) > 0;
  return isInside || VERSE_BEFORE.test(before) ? end : -1;
}

/** The end of marks in brackets between or after the verses of a list; -1 if one number may be another one of the verse before it. */
function endOfMarksInList(source: string, at: number): number {
  const found = matchAt(MARKS_IN_LIST, source, at);
  if (found === null) return -1;
  const end = at + found[0].length;
  const written = source.slice(Math.max(0, at - MAX_BEFORE), at).replace(LINK_BEFORE, "");
  const before = written.replace(BRACKETED, "");
  if (!VERSE_BEFORE.test(before)) return -1;
  const [, verse, separator] = LAST_VERSE.exec(before) ?? [];
  // "Acts 8:36,[37] 38": a verse that is left out
  const next = Number(matchAt(NEXT_VERSE, source, end)?.[1]);
  const isBetween = Number(found[1]) === Number(verse) + 1 && Number(found[1]) === next - 1;
  if (separator !== "") return isBetween ? -1 : end;
  // "Ps 51:1[3]": the number of the verse in the Hebrew text
  const shift = Number(found[1]) - Number(verse);
  if (shift > 0 && shift <= MAX_HEBREW_SHIFT) return -1;
  return before !== written || lengthAt(LIST_AFTER, source, end) > 0 ? end : -1;
}
