/** Commas between numbers in prose, where they stand before verses more often than in what people type into a search box. */

import { hasVerse } from "../canon.ts";
import type { CommaPair } from "../resolve/grammar/comma-pair.ts";

/**
 * Whether verses that exist are meant. A chapter is seldom listed with a range of chapters far from it ("Matthew 6, 9-13"), or with one
 * chapter before it ("Ps. 103, 1").
 */
export const mayBeVerses = (
  bookId: number,
  { chapter, verse, last, isRange, isListed }: CommaPair,
): boolean =>
  (isRange ? verse > chapter + 1 : verse < chapter && !isListed) && hasVerse(bookId, chapter, last);
