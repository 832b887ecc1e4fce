/** For the fast path: whether a word for verses stands plainly before a number: "v. 5", "verses 3-7". */

import type { Role } from "../languages/language.ts";
import { isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import { isCapital } from "./named.ts";
import { isInLatexCitation } from "./other-works.ts";
import { backOverLetters, nameStart } from "./plain-before.ts";
import type { PlainPlace } from "./plain-item.ts";
import type { PlainText } from "./plain-text.ts";
import {
  DOT,
  isDash,
  isDigit,
  isLetter,
  isPlainWord,
  isSpace,
  lettersOf,
  OBJECT_CODE,
} from "./plain-words.ts";

/** Whether a word for verses and a number stand at a place, and neither a name nor a number before them. */
export function isBeforeVerses(
  plain: PlainText,
  { word, least }: PlainPlace,
  numberLabels: ReadonlySet<string>,
): boolean {
  const { text, lexicon } = plain;
  const end = plain.pastLetters(word);
  const at = plain.pastSpaces(plain.pastDot(end));
  if (at === end || !isDigit(plain.code(at)) || !isVerseEntry(plain.entryAt(word))) return false;
  return (
    nameStart(text, word, least, lexicon, numberLabels) === word && isTextBefore(text, word, least, lexicon)
  );
}

/** Marks between a name or number and a word for verses. */
const BEFORE_VERSES: ReadonlySet<number> = new Set([...",.:;([ \n\r"].map((mark) => mark.charCodeAt(0)));
/** Marks that end what is before them. */
const ENDS: ReadonlySet<number> = new Set(
  [...'!?)]"\u201d\u201c\u2019*|>'].map((mark) => mark.charCodeAt(0)),
);

/**
 * Whether the word before one for verses at `start` is neither a name nor a number: not "Romans, v. 5", "Chapter nine, verse 2". Before a lone
 * "v.", it is no abbreviation either: not "Cic. Tusc. v. 10".
 */
function isTextBefore(text: string, start: number, least: number, lexicon: Lexicon): boolean {
  let end = start;
  while (end > least && BEFORE_VERSES.has(text.charCodeAt(end - 1))) end--;
  if (end === least) return true;
  if (isInLatexCitation(text, start)) return false;
  const from = backOverLetters(text, end, least);
  const last = text.charCodeAt(end - 1);
  if (from === end) return ENDS.has(last) || last === OBJECT_CODE || isYearBefore(text, end, start, least);
  if (text.charCodeAt(end) === DOT && !isLetter(text.charCodeAt(start + 1))) return false;
  const letters = lettersOf(text.slice(from, end));
  const entry = lexicon.find(letters);
  return isPlainWord(letters, entry, lexicon) || LINKS_BEFORE.some((role) => entry?.roles.has(role));
}

const YEAR_DIGITS = 4;

/** A year and a dot before a word with a capital: "London, 1849. Verse 1.", "(1578-1657. Verse 2." */
function isYearBefore(text: string, end: number, start: number, least: number): boolean {
  if (text.charCodeAt(end) !== DOT || !isLetter(text.charCodeAt(start + 1)) || !isCapital(text, start))
    return false;
  let from = end;
  while (from > least && isDigit(text.charCodeAt(from - 1))) from--;
  const before = text.charCodeAt(from - 1);
  return end - from === YEAR_DIGITS && from > least && (isSpace(before) || isDash(before));
}

/** Words that often stand before one for verses. */
const LINKS_BEFORE: readonly Role[] = ["in", "see", "and", "the", "also", "to", "of"];
