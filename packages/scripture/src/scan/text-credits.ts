/** What the clear citations of a text say about its other ones. */

import type { Citation } from "./citation.ts";
import { BIBLE_TEXT, CONCORDANCE, LIMIT, REFERENCE_LIST } from "./citation-costs.ts";
import type { ProseSets } from "./prose-sets.ts";
import { isReligiousText } from "./topic-costs.ts";

/** A text with fewer citations than one in so many characters is about something else. */
const SPARSE = 50_000;

/** Whether a text of `length` UTF-16 units has so many clear citations that it certainly cites the Bible. */
export const isFrequent = (count: number, length: number): boolean => count > 0 && length <= count * SPARSE;

/** A text with, on average, a clear citation in every 100 characters is a list of references. */
const DENSE = 100;

/** A concordance has at least so many clear citations, on average one in every 50 characters. */
const MIN_OF_CONCORDANCE = 100;
const DENSE_AS_CONCORDANCE = 50;

/** The deduction for all citations of a text with so many clear ones. */
function creditOfText(clear: number, length: number): number {
  if (clear >= MIN_OF_CONCORDANCE && length <= clear * DENSE_AS_CONCORDANCE) return CONCORDANCE;
  return clear >= MIN_LISTED && length <= clear * DENSE ? REFERENCE_LIST : BIBLE_TEXT;
}

/** Whether a text has enough pairs of numbers to be a concordance. To read other texts with its limit would only cost time. */
export function mayBeConcordance(text: string): boolean {
  const needed = Math.max(MIN_OF_CONCORDANCE, text.length / DENSE_AS_CONCORDANCE);
  let found = 0;
  for (const _ of text.matchAll(CHAPTER_AND_VERSE)) if (++found >= needed) return true;
  return false;
}

const CHAPTER_AND_VERSE = /\d[:.,]\d/g;

/** A list of references has at least so many clear citations. */
const MIN_LISTED = 3;

/** Clear citations of verses cost no more, nor do those of chapters. */
const CLEAR_COST = 20;
const CLEAR_CHAPTER_COST = 10;

/** Whether this is an existing chapter and verse in a form with no other meaning. */
export const isBeyondDoubt = ({ cost, hasVerse }: Citation): boolean => cost <= CLEAR_COST && hasVerse;

/** The deduction if the text certainly names a chapter or is about religion, but certainly cites no verse. */
const CHAPTER_TEXT = 10;

/** Whether this is an existing chapter, and nothing speaks against it. */
const isClearChapter = ({ cost, hasChapter }: Citation): boolean => cost <= CLEAR_CHAPTER_COST && hasChapter;

/** What the citations of a text say together. */
export interface TextCredits {
  /** How many of them are beyond doubt. */
  readonly clear: number;
  /** The names of the clear ones. */
  readonly known: ReadonlySet<string>;
  /** The highest cost of a citation of this text. */
  readonly limit: number;
}

/** The credits of a text with these citations. `most`: the greatest deduction. */
export function creditsOf(
  text: string,
  citations: readonly Citation[],
  most: number,
  sets: ProseSets,
): TextCredits {
  let clear = 0;
  let chapters = 0;
  const known = new Set<string>();
  for (const citation of citations) {
    const isCertain = isBeyondDoubt(citation);
    const isChapter = isClearChapter(citation);
    if (isCertain) clear++;
    if (isChapter) chapters++;
    if (isCertain || isChapter) for (const { letters } of citation.names) known.add(letters);
  }
  const { length } = text;
  if (isFrequent(clear, length))
    return { clear, known, limit: LIMIT + Math.min(most, creditOfText(clear, length)) };
  const isReligious = isFrequent(chapters, length) || (citations.length > 0 && isReligiousText(text, sets));
  return { clear, known, limit: isReligious ? LIMIT + CHAPTER_TEXT : LIMIT };
}
