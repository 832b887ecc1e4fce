/** Checks the numbers of an item: all must be in the canon, and no range may end before it begins. */

import { chapterCount, hasVerse, verseCount } from "../../canon.ts";
import { ABSENT, asVerse, type Item, type Point } from "./item.ts";
import { OUTSIDE } from "./reading-costs.ts";

type Place = Pick<Point, "chapter" | "verse">;

/** The chapter and verse of a point; in a book of one chapter a lone number is a verse. */
const placeOf = (bookId: number, point: Point): Place =>
  point.isLone && chapterCount(bookId) === 1 ? asVerse(point) : point;

export const isWithin = (bookId: number, chapter: number, verse: number): boolean =>
  hasVerse(bookId, chapter, verse === ABSENT ? 1 : verse);

/** Whether a book has this chapter; if it has only one, this verse. */
export const hasLoneNumber = (bookId: number, number: number): boolean =>
  chapterCount(bookId) === 1 ? isWithin(bookId, 1, number) : isWithin(bookId, number, ABSENT);

/** The cost of the numbers of an item; 0 if all of them are possible. */
export function costOfNumbers({ bookId, start, end, follow, reversedAt }: Item): number {
  if (start === null || end === null || start.compact > 0 || end.compact > 0) return 0;
  const first = placeOf(bookId, start);
  const last = placeOf(bookId, end);
  let cost = reversedAt === ABSENT ? 0 : OUTSIDE;
  if (!isWithin(bookId, first.chapter, first.verse)) cost += OUTSIDE;
  if (end !== start && !isWithin(bookId, last.chapter, last.verse)) cost += OUTSIDE;
  if (isBackwards(first.chapter, first.verse, last.chapter, last.verse)) cost += OUTSIDE;
  if (follow === "next" && !hasNext(bookId, last)) cost += OUTSIDE;
  return cost;
}

export const isBackwards = (
  startChapter: number,
  startVerse: number,
  endChapter: number,
  endVerse: number,
): boolean =>
  endChapter < startChapter ||
  (endChapter === startChapter && startVerse !== ABSENT && endVerse !== ABSENT && endVerse < startVerse);

const hasNext = (bookId: number, { chapter, verse }: Place): boolean =>
  verse === ABSENT ? chapter < chapterCount(bookId) : verse < verseCount(bookId, chapter);
