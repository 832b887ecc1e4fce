/** Numbers without a mark between chapter and verse: "Jn316". */

import { hasVerse } from "../../canon.ts";

/** Every [chapter, verse] of the book whose digits in a row are this number, the shortest chapter first. */
export function compactSplits(bookId: number, value: number): readonly (readonly [number, number])[] {
  const splits: [number, number][] = [];
  for (let power = 10; power < value; power *= 10) {
    const chapter = Math.floor(value / power);
    const verse = value % power;
    if (verse >= power / 10 && hasVerse(bookId, chapter, verse)) splits.push([chapter, verse]);
  }
  return splits.reverse();
}
