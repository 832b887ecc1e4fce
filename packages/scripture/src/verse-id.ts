/**
 * Verse ids: decimal digits BBCCCVVV, that is book × 1,000,000 + chapter × 1,000 + verse. Genesis 1:1 is 1001001,
 * John 3:16 is 43003016. Ids never change, have the order of the canon, and are not consecutive.
 */

import { hasVerse } from "./canon.ts";
import type { Coordinate } from "./coordinate.ts";
import { fromOrdinal } from "./ordinal.ts";

/** The verse id of a coordinate that the canon has. The coordinate is not checked. */
export function toVerseId(bookId: number, chapter: number, verse: number): number {
  return bookId * 1_000_000 + chapter * 1000 + verse;
}

/** The coordinate of a verse id; undefined when the canon has no such verse. */
export function fromVerseId(verseId: number): Coordinate | undefined {
  const bookId = Math.floor(verseId / 1_000_000);
  const chapter = Math.floor(verseId / 1000) % 1000;
  const verse = verseId % 1000;
  return hasVerse(bookId, chapter, verse) ? { bookId, chapter, verse } : undefined;
}

/** The verse id of an ordinal. Throws RangeError unless it is an integer from 1 to 31102. */
export function verseIdOfOrdinal(ordinal: number): number {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  return toVerseId(bookId, chapter, verse);
}
