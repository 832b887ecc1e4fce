/** The places of words in a verse. */

import type { WordIndex } from "../word-index.ts";

/** For each word of a sequence 1 for each of its forms, by number. */
export type Sequence = readonly Uint8Array[];

/** Whether a sequence is in a verse, from the word with this number on. */
export function matchesAt(
  { verseStarts, words }: WordIndex,
  sequence: Sequence,
  ordinal: number,
  first: number,
): boolean {
  const start = verseStarts[ordinal - 1] ?? 0;
  const end = verseStarts[ordinal] ?? 0;
  return first >= 0 && start + first + sequence.length <= end && standInRow(words, sequence, start + first);
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

/** Adds the places of a sequence in a verse. */
export function addPlaces(
  { verseStarts, words }: WordIndex,
  sequence: Sequence,
  ordinal: number,
  list: PlaceList,
): void {
  const start = verseStarts[ordinal - 1] ?? 0;
  const others = sequence.length - 1;
  const end = (verseStarts[ordinal] ?? 0) - others;
  const { numbers } = list;
  const first = sequence[0];
  let next = list.length;
  for (let at = start; at < end; at++) {
    // Most words are not the first of the sequence.
    if (first?.[words[at] ?? 0] !== 1 || (others > 0 && !standInRow(words, sequence, at))) continue;
    numbers[next++] = at - start;
    numbers[next++] = at - start + others;
  }
  list.length = next;
}

/** Whether the words from this number on are forms of a sequence. */
export function standInRow(words: WordIndex["words"], sequence: Sequence, from: number): boolean {
  for (let at = 0; at < sequence.length; at++) {
    if (sequence[at]?.[words[from + at] ?? 0] !== 1) return false;
  }
  return true;
}
