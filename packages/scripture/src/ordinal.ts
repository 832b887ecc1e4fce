/**
 * Ordinals: the 1-based position of a verse in the canon, without gaps. Genesis 1:1 is 1, Revelation 22:21 is 31102.
 * On the wire an ordinal is called `verse_index`.
 */

import {
  bookIdAt,
  chapterCount,
  chapterNumberAt,
  chapterPosition,
  chapterPositionOf,
  firstOrdinalAt,
  hasVerse,
  VERSE_TOTAL,
  verseCount,
} from "./canon.ts";
import type { Coordinate } from "./coordinate.ts";

/** Ordinal of a verse; 0 when the canon has no such verse. */
export function toOrdinal(bookId: number, chapter: number, verse: number): number {
  return hasVerse(bookId, chapter, verse) ? firstOrdinalAt(chapterPosition(bookId, chapter)) + verse - 1 : 0;
}

/** Coordinate of an ordinal. Throws RangeError unless it is an integer from 1 to 31102. */
export function fromOrdinal(ordinal: number): Coordinate {
  if (!isOrdinal(ordinal)) throw new RangeError(`no verse has the index ${ordinal}`);
  const position = chapterPositionOf(ordinal);
  return {
    bookId: bookIdAt(position),
    chapter: chapterNumberAt(position),
    verse: ordinal - firstOrdinalAt(position) + 1,
  };
}

/** Whether the number is an ordinal: an integer from 1 to 31102. */
export function isOrdinal(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= VERSE_TOTAL;
}

/** Ordinal of the last verse of a chapter; 0 when the book has no such chapter. */
export function lastOrdinalOfChapter(bookId: number, chapter: number): number {
  return toOrdinal(bookId, chapter, verseCount(bookId, chapter));
}

/** Ordinal of the last verse of a book; 0 when there is no such book. */
export function lastOrdinalOfBook(bookId: number): number {
  return lastOrdinalOfChapter(bookId, chapterCount(bookId));
}
