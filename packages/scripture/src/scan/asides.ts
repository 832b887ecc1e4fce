/**
 * Whether a citation is an aside to a place before it, for a "v. 5" or "chapter 3" after it: compared, in brackets, or mentioned in passing; and
 * whether the text turns to it.
 */

import type { Last } from "./citation.ts";
import { type Cited, type Introduction, opensSentence } from "./introductions.ts";
import { isInRange, type Marker } from "./passage-fit.ts";

/** How far back a citation of the same book is looked for. */
const MAX_BACK = 8;

/** Whether the citation with an index is an aside to a place before it. `isBeside`: it is the last one, in the sentence of the word. */
export function isAsideAt(
  text: string,
  cited: readonly Cited[],
  at: number,
  introduction: Introduction,
  marker: Marker,
  isBeside: boolean,
): boolean {
  const each = cited[at] as Cited;
  const hasNoVerse = each.unknownVerse === 0 && each.last?.verse === undefined;
  const mayBeAside = !each.isMarked || (marker.isVerse && hasNoVerse);
  if (!mayBeAside) return false;
  if (introduction.isSeen && !isBeside && !each.isMarked) return true;
  const isHere = introduction.isWhereQuoted && isOnlyInRange(cited, at, marker);
  if (isAsideBefore(each, introduction, marker, at === 0 || isBeside) && !isHere) return true;
  if (!introduction.beginsSentence && isListOfChapters(text, each, marker)) return true;
  return isPassingChapter(text, cited, at, introduction, marker, isBeside);
}

/**
 * Whether a citation is an aside to a place before it, for a word outside its brackets. In brackets, it may name what its sentence is about.
 * `isMain`: then it is no aside, as it is in the sentence of the word or the first citation. Else a chapter, one of its verses and the next one belong to it.
 */
const isAsideBefore = (
  { last }: Cited,
  { isCompared, bracketEnd, isApart }: Introduction,
  { word, isVerse, number }: Marker,
  isMain: boolean,
): boolean =>
  isCompared || (bracketEnd < word && !(isApart && (isMain || !isVerse || isVerseOrNext(last, number))));

/** Whether a number is that of a verse of a place, or of the next one. */
const isVerseOrNext = (last: Last | null, number: number): boolean =>
  last?.firstVerse !== undefined &&
  last.verse !== undefined &&
  number >= last.firstVerse &&
  number <= last.verse + 1;

const SEVERAL_NUMBERS = /\d\D+\d/;

/**
 * "Rom 12:1 follows the praise with which chapter 11 ends. In v. 2": whether a sentence looks back to a chapter before the passage by a word for
 * chapter, and neither begins with it nor has the verse. A later chapter is what the text goes on to: "Read Romans 5, then chapter 6".
 */
function isPassingChapter(
  text: string,
  cited: readonly Cited[],
  at: number,
  introduction: Introduction,
  { isVerse }: Marker,
  isBeside: boolean,
): boolean {
  const each = cited[at] as Cited;
  const { last } = each;
  if (!isVerse || isBeside || !each.isMarked || last === null || last.verse !== undefined) return false;
  const before = cited
    .slice(Math.max(0, at - MAX_BACK), at)
    .findLast((other) => other.last?.bookId === last.bookId);
  return last.chapter < (before?.last?.chapter ?? 0) && !isTurnToChapter(text, each, introduction);
}

/** "Rom 12:1-8 looks back at chapters 1-11": whether several chapters are mentioned by a word for them. A verse is of one passage. */
const isListOfChapters = (
  text: string,
  { isMarked, start, end, last }: Cited,
  { isVerse }: Marker,
): boolean =>
  isVerse && isMarked && last?.verse === undefined && SEVERAL_NUMBERS.test(text.slice(start, end));

/** "Isa 40:3 is quoted in Mark 1:2-8. In v. 4": whether a range has the verse, and the citation before it does not. */
const isOnlyInRange = (cited: readonly Cited[], at: number, marker: Marker): boolean =>
  isInRange(cited[at]?.last ?? null, marker) && !isInRange(cited[at - 1]?.last ?? null, marker);

/** Whether a text turns to a citation: to one with a name, or to a chapter by a word for it ("Now in chapter 5, Isaiah"). */
export const isTurn = (text: string, cited: Cited, introduction: Introduction): boolean =>
  cited.isMarked ? isTurnToChapter(text, cited, introduction) : introduction.isTurn;

const isTurnToChapter = (text: string, { start, last }: Cited, { isTold }: Introduction): boolean =>
  last?.verse === undefined && (isTold || opensSentence(text, start));
