/** Stanzas of songs: verses that belong to a song named before them, and not to a passage. */

import type { Block } from "./blocks.ts";
import type { Last } from "./citation.ts";
import { matchAt } from "./match-at.ts";
import type { ProseSets, Words } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";

/** The place of the last citation; offsets in UTF-16 units, `end` not included. */
interface Latest {
  readonly start: number;
  readonly end: number;
  readonly last: Last | null;
  /** It is a verse without a name. */
  readonly isMarked: boolean;
}

/** How far before a verse a song may be named, in UTF-16 units. */
const MAX_SONG = 120;
/** After a colon, a number that ends at a mark or with the line: "hymn: 338, verses 1-3", but not "a song: 18 verses". The end of markup may follow the colon. */
const NUMBER_AFTER_COLON = String.raw`:\uFFFC?[^\S\n](?:[Nn]o\.?\s)?#?\d{1,4}(?=\s?[,(\n\u2013-]|\s?$)`;
/** The number of a song, perhaps after the name of its hymnal: "Hymn of Praise No. 57", "Hymn LSB 562". */
const NUMBER = String.raw`(?:\s+of\s+[A-Z][a-z]+|\s+[A-Z]{2,5})?[^\S\n]+(?:[Nn][or]\.?\s+)?#?\d`;
/** A word and its number, or a word with a capital letter and a colon. */
const LABEL = new RegExp(
  String.raw`([^\s\d"'.,;:()\uFFFC]{4,8})(?:${NUMBER_AFTER_COLON}|(:)|${NUMBER})`,
  "g",
);
/** Capitals and a number of three digits at the start of a line or sentence, directly before the verses: "LSB 562, vv. 1-3". */
const HYMNAL = /(?:^|[\n.;\uFFFC])\s*([A-Z]{2,5})\s+#?\d{3}[\s,:(]{1,4}$/;
/** The number of a song directly before the verses, after a word or a mark of a list: "sing #12 v. 1", "/ No. 12, vv. 1-3". */
const NUMBER_OF_SONG = /(?:[/;,|]\s{0,2}|(\p{L}+)\s)(?:#|[Nn]os?\.\s?)\d{1,4},?\s{1,2}$/u;
/** A quotation after a word, directly before the verses: 'sing "Amazing Grace" verses 1 and 4'. */
const QUOTED_TITLE = /(\p{L}{3,9}):?\s["\u201c][^"\u201c\u201d\n]{1,60}["\u201d],?\s{1,2}$/u;
/** How a number of a song and a quoted title end, and how far from the end of the text that is looked for. */
const TITLE_END = /[\d"\u201d],?\s{1,2}$/;
const MAX_TITLE_END = 4;
/** Words of a title; small words between them are short, and commas may be there: "O Come, O Come, Emmanuel". */
const TITLE = String.raw`[A-Z][^\s,.!?;:()]*(?:,?\s(?:[A-Z][^\s,.!?;:()]*|[a-z]{1,4})){1,9}`;
const SUNG = new RegExp(String.raw`([a-z]{3,9})\s${TITLE},\s+$`);
const TITLE_OF_LINE = new RegExp(String.raw`\n[\s\uFFFC]{0,8}${TITLE},?\s{1,2}\(?$`);
const RANGE_AT_END = /:(\d{1,3})[-\u2013]\d{1,3}$/;
const FIRST_VERSE = /^\p{L}{1,6}\.?\s?(\d{1,3})/u;
const MAX_MARKER = 12;

/**
 * Whether the verses at `word` are stanzas of a song that is named after the last citation, or before it if it stands in brackets. `earlier`: the
 * end of the citation before the last one.
 */
export function isStanza(
  block: Block,
  latest: Latest | undefined,
  earlier: number,
  word: number,
  { lexicon, sets }: Words,
): boolean {
  const { text, from } = block;
  const between = text.slice(Math.max(latest?.end ?? from, word - MAX_SONG), word);
  if (hasLabelOfSong(between, sets)) return true;
  if (sets.singing.has(SUNG_VERSES.exec(between)?.[1]?.toLowerCase() ?? "")) return true;
  if (hasPartOfSong(block, word, sets)) return true;
  if (latest !== undefined && isAloneAfterVerse(latest, verseOfLine(text, word))) return true;
  // Hymn 140 "Amazing Grace" (Psalm 23), vv. 1, 3
  if (latest !== undefined && AFTER_BRACKET.test(between)) {
    const before = text.slice(Math.max(earlier, latest.start - MAX_SONG), latest.start);
    if (hasLabelOfSong(before, sets)) return true;
  }
  if (NO_SONG_BEFORE.includes(between.trimEnd().at(-1) ?? "-")) return false;
  const hymnal = HYMNAL.exec(between)?.[1]?.toLowerCase();
  if (hymnal !== undefined && !lexicon.find(hymnal)?.plain.exact) return true;
  if (isOfTitledSong(between, latest?.last ?? null, text.slice(word, word + MAX_MARKER), sets)) return true;
  if (sets.singing.has(SUNG.exec(between)?.[1] ?? "")) return true;
  return latest !== undefined && TITLE_OF_LINE.test(between) && beginsBefore(text, latest, word);
}

const LETTERS = /\p{L}+/gu;

/** "Sing the second verse", "The second verse has a guitar solo": whether words of songs or of another subject stand near a verse. */
export function isOfOtherSubject(
  { text, from, end }: Block,
  word: number,
  { singing, songs, secular }: ProseSets,
): boolean {
  const around = text.slice(Math.max(from, word - MAX_SONG), Math.min(end, word + MAX_SONG)).toLowerCase();
  return (
    around
      .match(LETTERS)
      ?.some((letters) => singing.has(letters) || songs.has(letters) || secular.has(letters)) === true
  );
}

/** 'hymn "Be Thou My Vision" v. 2', "sing #12 v. 1". But 'They sing "Worthy are you" v. 9' after Rev 5:8: a verse that fits the last citation. */
function isOfTitledSong(
  between: string,
  last: Last | null,
  verses: string,
  { singing, songs }: ProseSets,
): boolean {
  if (!TITLE_END.test(between.slice(-MAX_TITLE_END))) return false;
  const isSong = (word: string): boolean => singing.has(word.toLowerCase()) || songs.has(word.toLowerCase());
  const numbered = NUMBER_OF_SONG.exec(between);
  if (numbered !== null) return numbered[1] === undefined || isSong(numbered[1]);
  const verse = Number(FIRST_VERSE.exec(verses)?.[1]);
  const { firstVerse = 0, verse: lastVerse = 0 } = last ?? {};
  const isFitting = lastVerse > 0 && verse >= firstVerse && verse <= lastVerse + 1;
  return !isFitting && isSong(QUOTED_TITLE.exec(between)?.[1] ?? "");
}

/** "Sing verses 1 and 3" at the start of a line or sentence; not "the angels sing verse 14". */
const SUNG_VERSES =
  /(?:\n|[.!?:]\s)\s{0,4}(\p{Lu}\p{L}+)\s(?:\p{L}{1,6}\.?\s?\d{1,3}(?:[-\u2013]\d{1,3})?,?\s(?:\p{L}{1,3}\s)?){0,4}$/u;
/** Marks directly before the verses, which end a sentence or a bracket: no title or number of a song stands there. */
const NO_SONG_BEFORE = ".!?)";
const AFTER_BRACKET = /^[)\]],? $/;

/** How far from a verse the part of a song may be named, in UTF-16 units. */
const MAX_PARTS = 400;
/** A verse that has its line to itself: "Verse 1", "Verse 2:". */
const VERSE_LINE = /\p{L}{1,6}\.? (\d{1,2})[:.]?[ \t]*(?:\n|$)/uy;

/** The number of a verse that has its line to itself; 0 if the word for verse has no such line. */
const verseOfLine = (text: string, word: number): number =>
  text.charAt(word - 1) === "\n" ? Number(matchAt(VERSE_LINE, text, word)?.[1] ?? 0) : 0;

/** "Psalm 103:1", then on the next line "Verse 1" alone: no heading of a note on one verse, but that of a stanza. */
function isAloneAfterVerse({ last, isMarked }: Latest, verse: number): boolean {
  const { firstVerse = 0, verse: lastVerse = 0 } = last ?? {};
  return (
    verse > 0 &&
    lastVerse > 0 &&
    !isMarked &&
    (firstVerse === lastVerse || verse < firstVerse || verse > lastVerse)
  );
}

/** A line that has only a word, perhaps with a number: "Chorus", "Bridge 2:". */
const LINE_OF_ONE_WORD = /\n[ \t]*[([]?(\p{L}+)[)\]]?(?: \d)?:?[ \t]*(?=\n)/gu;

/** "Chorus" alone in a line near a line such as "Verse 1": the text is that of a song. */
function hasPartOfSong({ text, from, end }: Block, word: number, { songParts }: ProseSets): boolean {
  if (verseOfLine(text, word) === 0) return false;
  const lines = text.slice(Math.max(from, word - MAX_PARTS), Math.min(end, word + MAX_PARTS));
  return [...`${lines}\n`.matchAll(LINE_OF_ONE_WORD)].some(([, part = ""]) =>
    songParts.has(part.toLowerCase()),
  );
}

/** Without it, no label matches. */
const NUMBER_OR_COLON = /[\d:]/;

/** "Hymn 23, v. 1", "Carol: Silent Night (vv. 1-3)": whether the sentence names a song last. */
function hasLabelOfSong(between: string, { songs }: ProseSets): boolean {
  if (!NUMBER_OR_COLON.test(between)) return false;
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
