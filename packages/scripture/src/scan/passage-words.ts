/** Whether the words around a "v. 16" are words of the verse that it would be in a passage. */

import type { Last } from "./citation.ts";
import { matchAt } from "./match-at.ts";
import type { Marker } from "./passage-fit.ts";
import type { VerseWords } from "./verse-words.ts";

/** How far the words may be from the marker, in UTF-16 units, in the same sentence. */
const MAX_DISTANCE = 200;
/** More verses of a range are not looked at. */
const MAX_VERSES = 7;
/** More words say no more. */
const MAX_WORDS = 4;

/** The words of a sentence, as hashes, and the verses that it names. */
export interface NamedVerses {
  readonly words: ReadonlySet<number>;
  readonly first: number;
  readonly last: number;
}

/** The number or numeral after a word for a chapter, up to its verse: "chap. xii. 4", "chapter 3, verse 5", "ch. 3:5". */
const CHAPTER =
  /\p{L}+\.?\s{1,2}(?:\d{1,3}|[ivxlcIVXLC]{1,7})(?:[.,:]{1,2}\s{0,2}|\s{1,2}(?=v))(?:v\p{L}{0,5}\.?\s{0,2})?(?=\d)/uy;
/** A word for verses. */
const VERSE = /\p{L}+\.?\s{0,2}(?=\d)/uy;
/** The first and the last verse. */
const NUMBERS = /(\d{1,3})(?:[a-d]?\s?[-\u2013]\s?(\d{1,3})(?!\d|:))?/uy;
/** A word before a number: mostly the name of a citation, as in "Matthew 6:9", which is no word of the verse. */
const CITED = /\p{L}+\.?\s{0,2}(?:\d|[ivxlcIVXLC]{1,7}(?!\p{L}))/gu;
const SENTENCE_END = /[.!?]["'\u201d\u2019)\]]{0,3}\s|\n/u;
const STOP_AND_SPACE = /[.:]?\s/y;

/** Whether a chapter and its verse are at a marker. */
export const isChapterAndVerse = (text: string, { word, isVerse }: Marker): boolean =>
  !isVerse && matchAt(CHAPTER, text, word) !== null;

/** The verses after a marker and the words of its sentence; null if no verse follows. */
export function namedVerses(
  text: string,
  { word, isVerse, number, isOrdinal }: Marker,
  verseWords: VerseWords,
): NamedVerses | null {
  const marker = matchAt(isVerse ? VERSE : CHAPTER, text, word)?.[0] ?? "";
  const [numbers = "", first, last = first] = matchAt(NUMBERS, text, word + marker.length) ?? [];
  if (isOrdinal ? !isVerse : marker === "" || first === undefined) return null;
  const before =
    text
      .slice(Math.max(0, word - MAX_DISTANCE), word)
      .split(SENTENCE_END)
      .at(-1) ?? "";
  let from = word + (isOrdinal ? 0 : marker.length + numbers.length);
  // "Ver. 3. The law": the number is that of a note, whose words follow.
  if (before.trim() === "") from += matchAt(STOP_AND_SPACE, text, from)?.[0].length ?? 0;
  const [after = ""] = text.slice(from, from + MAX_DISTANCE).split(SENTENCE_END, 1);
  const words = verseWords.hashesOf(`${before} ${after}`.replaceAll(CITED, " "));
  if (isOrdinal) return { words, first: number, last: number };
  return { words, first: Number(first), last: Math.min(Number(last), Number(first) + MAX_VERSES - 1) };
}

/**
 * How many of the words are in those verses of a passage, up to 4. A passage that goes on into another chapter has them in either. After a word for a
 * chapter, they are those of that chapter.
 */
export function wordsInPassage(
  { words, first, last }: NamedVerses,
  { bookId, chapter, from = chapter }: Last,
  { isVerse, number }: Marker,
  verseWords: VerseWords,
): number {
  const chapters = isVerse ? [from, chapter] : [number];
  const counts = chapters.map((each) => verseWords.countIn(words, bookId, each, first, last));
  return Math.min(MAX_WORDS, Math.max(...counts));
}
