/** Ranked candidates of a name that fits several books. */

import { chapterCount, verseCount } from "../../canon.ts";
import { BOOK_WEIGHTS } from "../../data/book-weights.ts";
import type { Candidate, CandidateReason } from "../../reference.ts";
import type { Written } from "../names/written-numbers.ts";

export const CANDIDATE_SCORES: Readonly<Record<CandidateReason, number>> = {
  missing_ordinal: 0.8,
  shared_abbreviation: 0.7,
  prefix: 0.6,
  spelling: 0.5,
};
/** The factor for the score of a candidate whose book does not have the chapter or verse as written. */
export const OUTSIDE_SHARE = 0.5;

function hasCoordinates(bookId: number, { chapter, verse }: Written): boolean {
  if (chapter === 0) return true;
  if (chapterCount(bookId) === 1 && verse === 0 && chapter > 1) return chapter <= verseCount(bookId, 1);
  return chapter <= chapterCount(bookId) && verse <= verseCount(bookId, chapter);
}

export function rank(
  bookIds: readonly number[],
  reason: CandidateReason,
  written: Written,
): readonly Candidate[] {
  return [...new Set(bookIds)]
    .map((bookId) => {
      const share = hasCoordinates(bookId, written) ? 1 : OUTSIDE_SHARE;
      return {
        bookId,
        weight: BOOK_WEIGHTS[bookId - 1] ?? 1,
        score: CANDIDATE_SCORES[reason] * share,
        reason,
      };
    })
    .sort((a, b) => b.score - a.score || b.weight - a.weight || a.bookId - b.bookId);
}
