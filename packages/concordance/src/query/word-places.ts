/** The places of words in a verse. */

import type { WordIndex } from "../word-index.ts";

/** A term with the forms that it finds in one edition. */
export interface FoundTerm {
  readonly forms: Uint32Array;
  /** 1 for each of those forms, by number. */
  readonly isOne: Uint8Array;
  readonly occurrences: number;
}

/** Whether the terms are consecutive in a verse, from the word with this number on. */
export function matchesAt(
  { verseStarts, words }: WordIndex,
  terms: readonly FoundTerm[],
  ordinal: number,
  first: number,
): boolean {
  const start = verseStarts[ordinal - 1] ?? 0;
  const end = verseStarts[ordinal] ?? 0;
  return first >= 0 && start + first + terms.length <= end && standInRow(words, terms, start + first);
}

/** Places in one verse: alternating first and last words. Reused for each verse. */
export interface PlaceList {
  readonly numbers: Uint16Array;
  /** How many of its numbers are in use. */
  length: number;
}

/** An empty list with room for the given number of places. */
export const newPlaceList = (places: number): PlaceList => ({
  numbers: new Uint16Array(places * 2),
  length: 0,
});

/** Adds the places of consecutive terms in a verse. */
export function addPlaces(
  { verseStarts, words }: WordIndex,
  terms: readonly FoundTerm[],
  ordinal: number,
  list: PlaceList,
): void {
  const start = verseStarts[ordinal - 1] ?? 0;
  const end = (verseStarts[ordinal] ?? 0) - terms.length + 1;
  const isFirst = terms[0]?.isOne;
  if (isFirst === undefined) return;
  for (let at = start; at < end; at++) {
    if (isFirst[words[at] ?? 0] !== 1 || !standInRow(words, terms, at)) continue;
    list.numbers[list.length++] = at - start;
    list.numbers[list.length++] = at - start + terms.length - 1;
  }
}

/** Whether the words from this number on are forms of the terms. */
export function standInRow(words: WordIndex["words"], terms: readonly FoundTerm[], from: number): boolean {
  for (let at = 0; at < terms.length; at++) {
    if (terms[at]?.isOne[words[from + at] ?? 0] !== 1) return false;
  }
  return true;
}
