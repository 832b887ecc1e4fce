/** Finds the likely places of a quotation by its parts between ellipses, within a limit of cost. */

import type { EditionWords } from "./edition-words.ts";
import type { EncodedWord } from "./encode.ts";
import { type LikelyPlace, likelyPlacesOf } from "./likely-verses.ts";

/**
 * Limits of a quotation with ellipses and changed words: parts that are searched for, and words that are omitted at an
 * ellipsis.
 */
const MAX_PARTS = 3;
const LEFT_OUT = 120;
/** The length of the longest verses in words: a longer quotation has no verse with most of its parts. */
const LONGEST_VERSE = 90;
/** Maximum number of alignment cells for one edition, which limits the time for long quotations. */
const MAX_CELLS = 200_000;
/** So many places are compared whatever they cost. */
const MIN_PLACES = 2;

interface Part {
  /** A range of the quotation's words; the end is not included. */
  readonly from: number;
  readonly to: number;
  readonly bits: number;
}

/**
 * The likely places of a quotation, the likeliest first. A quotation with ellipses is searched for by its parts and, to find
 * verses that have words of several parts, as a whole.
 */
export function findPlaces(
  words: readonly EncodedWord[],
  edition: EditionWords,
  most: number,
): readonly LikelyPlace[] {
  const parts = partsOf(words);
  if (parts.length <= 1) return withinCells(likelyPlacesOf(words, edition, most), words.length);
  const bits = parts.reduce((sum, part) => sum + part.bits, 0);
  const heaviest = parts.toSorted((a, b) => b.bits - a.bits).slice(0, MAX_PARTS);
  const share = Math.ceil(most / heaviest.length);
  const leftOut = LEFT_OUT * Math.min(parts.length - 1, 3);
  const placesOf = ({ from, to, bits: own }: Part, before: number, after: number): readonly LikelyPlace[] =>
    likelyPlacesOf(words.slice(from, to), edition, share).map(({ first, end, likeness }) => ({
      first: Math.max(0, first - before),
      end: Math.min(edition.index.wordTotal, end + after),
      // That of a part counts as far as the part is the quotation.
      likeness: (likeness * own) / bits,
    }));
  const places = [
    ...(words.length > LONGEST_VERSE ? [] : placesOf({ from: 0, to: words.length, bits }, leftOut, leftOut)),
    ...heaviest.flatMap((part) => {
      const after = words.length - part.to;
      return placesOf(part, part.from === 0 ? 0 : part.from + leftOut, after === 0 ? 0 : after + leftOut);
    }),
  ];
  const sorted = places.sort((a, b) => b.likeness - a.likeness || a.first - b.first || a.end - b.end);
  return withinCells(sorted.filter(isNew), words.length);
}

/** Whether no earlier place contains this one. */
const isNew = ({ first, end }: LikelyPlace, at: number, all: readonly LikelyPlace[]): boolean =>
  !all.slice(0, at).some((other) => other.first <= first && end <= other.end);

/** The parts between the ellipses. */
function partsOf(words: readonly EncodedWord[]): readonly Part[] {
  const starts = words.flatMap(({ word }, at) => (at === 0 || word.isAfterGap ? [at] : []));
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? words.length;
    return { from, to, bits: words.slice(from, to).reduce((sum, { bits }) => sum + bits, 0) };
  });
}

/** The first places that together need no more cells than allowed, and the first two in any case. */
function withinCells(places: readonly LikelyPlace[], length: number): readonly LikelyPlace[] {
  let cells = 0;
  const end = places.findIndex((place, at) => {
    cells += length * (place.end - place.first);
    return at >= MIN_PLACES && cells > MAX_CELLS;
  });
  return end === -1 ? places : places.slice(0, end);
}
