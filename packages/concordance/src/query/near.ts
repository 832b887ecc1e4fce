/** Finds verses with words near each other. */

import type { WordIndex } from "../word-index.ts";
import { NEAR_LIMIT } from "./syntax.ts";
import { addVerse, noVerses, ordinalsOf, type VerseBits } from "./verse-set.ts";
import { addPlaces, newPlaceList, type PlaceList, type Sequence } from "./word-places.ts";

export interface NearSearch {
  /** The verses that contain every operand. */
  readonly candidates: VerseBits;
  /** Each operand is one sequence of words or several to choose from. */
  readonly operands: readonly (readonly Sequence[])[];
  /** The greatest distance of operand i + 1 from operand i; 1 is the next word. */
  readonly distances: readonly number[];
}

export function versesWithNear(index: WordIndex, search: NearSearch): VerseBits {
  const bits = noVerses(index.verseTotal);
  const ordinals = ordinalsOf(search.candidates);
  const { operands, distances } = search;
  if (operands.length === 2 && operands.flat().every(({ length }) => length === 1)) {
    addVersesWithPair(index, ordinals, sidesOf(index, operands), distances[0] ?? 0, bits);
    return bits;
  }
  const runs = Math.max(...search.operands.map(({ length }) => length));
  const capacity = runs * index.longestVerse;
  const lists = [newPlaceList(capacity), newPlaceList(capacity)] as const;
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    if (areNear(index, search, ordinal, lists)) addVerse(bits, ordinal);
  }
  return bits;
}

/** For each form, bit i for operand i; the operands are single words. */
function sidesOf({ formTotal }: WordIndex, operands: NearSearch["operands"]): Uint8Array {
  const sides = new Uint8Array(formTotal);
  for (const [operand, sequences] of operands.entries()) {
    for (const [members] of sequences) {
      for (let form = 0; form < formTotal; form++)
        sides[form] = (sides[form] ?? 0) | ((members?.[form] ?? 0) << operand);
    }
  }
  return sides;
}

/** The usual case, several times as fast: adds the verses with two single words near each other. */
function addVersesWithPair(
  { words, verseStarts }: WordIndex,
  ordinals: Uint32Array,
  sides: Uint8Array,
  distance: number,
  bits: VerseBits,
): void {
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    const start = verseStarts[ordinal - 1] ?? 0;
    const end = verseStarts[ordinal] ?? 0;
    // The last words of the two operands: too far away until there is one.
    let [first, second] = [-NEAR_LIMIT - 1, -NEAR_LIMIT - 1];
    for (let word = start; word < end; word++) {
      const side = sides[words[word] ?? 0] ?? 0;
      if (side === 0) continue;
      const place = word - start;
      if (
        ((side & 1) !== 0 && place - second <= distance) ||
        ((side & 2) !== 0 && place - first <= distance)
      ) {
        addVerse(bits, ordinal);
        break;
      }
      if ((side & 1) !== 0) first = place;
      if ((side & 2) !== 0) second = place;
    }
  }
}

/** Whether every operand has a place within its distance of a place of the operand before. */
function areNear(
  index: WordIndex,
  { operands, distances }: NearSearch,
  ordinal: number,
  lists: readonly [PlaceList, PlaceList],
): boolean {
  for (let at = 0; at < operands.length; at++) {
    const [places, reached] = at % 2 === 0 ? lists : [lists[1], lists[0]];
    places.length = 0;
    for (const sequence of operands[at] ?? []) addPlaces(index, sequence, ordinal, places);
    if (at > 0) keepNear(places, reached, distances[at - 1] ?? 0);
    if (places.length === 0) return false;
  }
  return true;
}

/** Keeps the places within a distance of one of the others. Places that share a word do not count as near. */
function keepNear(places: PlaceList, others: PlaceList, distance: number): void {
  const [numbers, theirs] = [places.numbers, others.numbers];
  let count = 0;
  for (let at = 0; at < places.length; at += 2) {
    const [first, last] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    for (let other = 0; other < others.length; other += 2) {
      const wordDistance = Math.max(first - (theirs[other + 1] ?? 0), (theirs[other] ?? 0) - last);
      if (wordDistance < 1 || wordDistance > distance) continue;
      numbers[count++] = first;
      numbers[count++] = last;
      break;
    }
  }
  places.length = count;
}
