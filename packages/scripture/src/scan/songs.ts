/** Stanzas of songs: verses that belong to a song named before them, and not to a passage. */

import type { Lexicon } from "../resolve/names/lexicon.ts";
import type { Block } from "./blocks.ts";
import type { ProseSets } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";

/** The place of the last citation; offsets in UTF-16 units, `end` not included. */
interface Latest {
  readonly start: number;
  readonly end: number;
}

/** How far before a verse a song may be named, in UTF-16 units. */
const MAX_SONG = 120;
/**
 * A word and its number, or a word with a capital letter and a colon. The name of a hymnal may stand before the number: "Hymn of Praise No.
 * 57", "Hymn LSB 562".
 */
const LABEL =
  /([^\s\d"'.,;:()\uFFFC]{4,8})(?:(:)|(?:\s+of\s+[A-Z][a-z]+|\s+[A-Z]{2,5})?\s+(?:[Nn][or]\.?\s+)?#?\d)/g;
/** Capitals and a number of three digits at the start of a line or sentence, directly before the verses: "LSB 562, vv. 1-3". */
const HYMNAL = /(?:^|[\n.;\uFFFC])\s*([A-Z]{2,5})\s+#?\d{3}[\s,:(]{1,4}$/;
/** Words of a title; small words between them are short. */
const TITLE = String.raw`[A-Z][^\s,.!?;:()]*(?:\s(?:[A-Z][^\s,.!?;:()]*|[a-z]{1,4})){1,9}`;
const SUNG = new RegExp(String.raw`([a-z]{3,9})\s${TITLE},\s+$`);
const TITLE_OF_LINE = new RegExp(String.raw`\n[\s\uFFFC]{0,8}${TITLE},?\s{1,2}\(?$`);
const RANGE_AT_END = /:(\d{1,3})[-\u2013]\d{1,3}$/;
const FIRST_VERSE = /^\p{L}{1,6}\.?\s?(\d{1,3})/u;
const MAX_MARKER = 12;

/** Whether the verses at `word` are stanzas of a song that is named after the last citation. */
export function isStanza(
  { text, from }: Block,
  latest: Latest | undefined,
  word: number,
  lexicon: Lexicon,
  sets: ProseSets,
): boolean {
  const between = text.slice(Math.max(latest?.end ?? from, word - MAX_SONG), word);
  if (hasLabelOfSong(between, sets)) return true;
  if (sets.singing.has(WORD_BEFORE.exec(between)?.[1]?.toLowerCase() ?? "")) return true;
  if (hasPartOfSong(text.slice(Math.max(from, word - MAX_PARTS), word + MAX_PARTS), sets)) return true;
  // 'Hymn 140 "The Lord\'s My Shepherd" (Psalm 23), vv. 1, 3'
  if (latest !== undefined && AFTER_BRACKET.test(between)) {
    const before = text.slice(Math.max(from, latest.start - MAX_SONG), latest.start);
    if (hasLabelOfSong(before, sets)) return true;
  }
  const hymnal = HYMNAL.exec(between)?.[1]?.toLowerCase();
  if (hymnal !== undefined && !lexicon.find(hymnal)?.plain.exact) return true;
  if (sets.singing.has(SUNG.exec(between)?.[1] ?? "")) return true;
  return latest !== undefined && TITLE_OF_LINE.test(between) && beginsBefore(text, latest, word);
}

/** "Sing verses 1 and 3" */
const WORD_BEFORE = /(\p{L}+)\s$/u;
const AFTER_BRACKET = /^[)\]],?\s$/;

/** How far from a verse the part of a song may be named, in UTF-16 units. */
const MAX_PARTS = 400;
const LINE_OF_ONE_WORD = /^[ \t]*[([]?(\p{L}+)[)\]]?(?: \d)?:?[ \t]*$/gmu;

/** "Chorus", "Bridge 2:" alone in a line: the text is that of a song. */
const hasPartOfSong = (around: string, { songParts }: ProseSets): boolean =>
  [...around.matchAll(LINE_OF_ONE_WORD)].some(([, word = ""]) => songParts.has(word.toLowerCase()));

/** "Hymn 23, v. 1", "Carol: Silent Night (vv. 1-3)": whether the sentence names a song last. */
function hasLabelOfSong(between: string, { songs }: ProseSets): boolean {
  for (const { 0: label, 1: word = "", 2: colon, index } of between.matchAll(LABEL)) {
    const letters = word.toLowerCase();
    if (!songs.has(letters) || (colon !== undefined && letters === word)) continue;
    if (!NEXT_SENTENCE.test(between.slice(index + label.length))) return true;
  }
  return false;
}

/**
 * "Luke 2:8-20", then on the next line "Joy to the World, vv. 1-3": whether the verses begin before those of the last citation. Later ones
 * are those of a heading: "The Good Samaritan, vv. 30-37".
 */
function beginsBefore(text: string, { start, end }: Latest, word: number): boolean {
  const [, first] = RANGE_AT_END.exec(text.slice(start, end)) ?? [];
  return Number(FIRST_VERSE.exec(text.slice(word, word + MAX_MARKER))?.[1]) < Number(first);
}
