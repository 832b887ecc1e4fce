/** Finds the likely places of a quotation that may have ellipses. */

import type { EditionWords } from "./edition-words.ts";
import type { EncodedWord } from "./encode.ts";
import { findNearby, type LikelyPlace } from "./nearby.ts";

/**
 * Limits of a quotation with ellipses and changed words: parts that are searched for, and words that are omitted at an
 * ellipsis.
 */
const MAX_PARTS = 3;
const LEFT_OUT = 120;
/** Maximum number of alignment cells for one edition, which limits the time for long quotations. */
const MAX_CELLS = 200_000;

/** The likely places of a quotation, the likeliest first. A quotation with ellipses is searched for by its parts. */
export function findPlaces(
  words: readonly EncodedWord[],
  edition: EditionWords,
  most: number,
): readonly LikelyPlace[] {
  const starts = words.flatMap(({ word }, at) => (at === 0 || word.isAfterGap ? [at] : []));
  const parts = starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
  const bitsOf = ({ from, to }: { from: number; to: number }): number =>
    words.slice(from, to).reduce((sum, { bits }) => sum + bits, 0);
  const heaviest = parts.toSorted((a, b) => bitsOf(b) - bitsOf(a)).slice(0, MAX_PARTS);
  const share = Math.ceil(most / heaviest.length);
  const gaps = parts.length - 1;
  const stretches = heaviest.flatMap(({ from, to }) =>
    findNearby(words.slice(from, to), edition, share).map((place) => {
      if (gaps === 0) return place;
      const { first, end } = place;
      const before = from === 0 ? 0 : from + LEFT_OUT * Math.min(gaps, 3);
      const after = to === words.length ? 0 : words.length - to + LEFT_OUT * Math.min(gaps, 3);
      return {
        ...place,
        first: Math.max(0, first - before),
        end: Math.min(edition.index.wordTotal, end + after),
      };
    }),
  );
  const cells = words.length * (stretches[0] === undefined ? 1 : stretches[0].end - stretches[0].first);
  return stretches.slice(0, Math.max(2, Math.floor(MAX_CELLS / Math.max(1, cells))));
}
