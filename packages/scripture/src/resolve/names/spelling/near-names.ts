/** Finds the names near a word. The greatest accepted distance depends on the lengths. */

import type { NameIndex, NameList } from "./name-index.ts";
import {
  DOUBLED,
  DROP_H,
  FIRST_LETTER,
  MARGIN,
  MIN_LETTER,
  MIN_NAME_LETTERS,
  MISSED_FIRST_LETTER,
  SHORT_NAME_LIMIT,
} from "./slip-costs.ts";
import type { SpelledForm } from "./spelled-forms.ts";
import { distanceBetween, minDistance, minDistanceByLetters, type Spelled } from "./word-distance.ts";

export interface Near {
  readonly name: SpelledForm;
  readonly distance: number;
}

interface Placed extends Near {
  /** The position among all names of its kind, for ties. Names with the same first letter as the word come first. */
  readonly place: number;
}

/** The greatest accepted distance for a length in letters. */
function threshold(length: number): number {
  if (length <= 3) return 85;
  if (length === 4) return 100;
  if (length === 5) return 135;
  if (length <= 7) return 190;
  return length <= 9 ? 230 : 290;
}

/** For words of this length or more, the limit depends on the mean of both lengths; for others, on the shorter length. */
const MIN_MEAN_LENGTH = 5;

function limitFor({ length }: Spelled, name: Spelled): number {
  const shorter = Math.min(length, name.length);
  const isMean = length >= MIN_MEAN_LENGTH && length < name.length;
  const limit = threshold(isMean ? (length + name.length + 1) >> 1 : shorter);
  return name.length > MIN_NAME_LETTERS || length <= MIN_NAME_LETTERS ? limit : SHORT_NAME_LIMIT;
}

const MAX_MORE_LETTERS = 3;
/** The minimum distance of a name with another first letter and one other slip (not a doubled letter), minus the margin. */
const FIRST_AND_SLIP = FIRST_LETTER + DROP_H - MARGIN;
/** Added to the position of names with another first letter; greater than any position. */
const AFTER_ALIKE = 10_000;

/** The names nearest to a word, nearest first. Names within a margin of the nearest are included. */
export function namesWithin(typed: Spelled, index: NameIndex<SpelledForm>): readonly Near[] {
  const nearest: Placed[] = [];
  const { length } = typed;
  // Names with the same first letter first: they are likelier, and a small best distance rules out most others.
  const alike = index.byFirst[typed.letters[0] ?? 0];
  const limit = threshold(length);
  let best = collectNear(typed, alike, true, limit, nearest);
  for (let more = 0; more <= MAX_MORE_LETTERS && more * DOUBLED < best + MARGIN; more++) {
    best = collectNear(typed, index.byLength[length - more], false, best, nearest);
    if (more === 0) continue;
    best = collectNear(typed, index.byLength[length + more], false, best, nearest);
  }
  if (nearest.length < 2) return nearest;
  return nearest
    .filter(({ distance }) => distance < best + MARGIN)
    .sort((a, b) => a.distance - b.distance || a.place - b.place);
}

/** A cheap test by first letters and by the set of letters. It returns false only if the name cannot be near enough. */
function mayBeNear(
  { letters, mask }: Spelled,
  { masks, firsts, seconds }: NameList<SpelledForm>,
  at: number,
  beginsAlike: boolean,
  best: number,
): boolean {
  const first = letters[0];
  const second = letters[1];
  const letter = firsts[at];
  if ((letter === first) !== beginsAlike) return false;
  const isMissed = !beginsAlike && letter !== second;
  // The first letter is not just dropped, swapped or mistyped. No such name can be nearer than the best one.
  if (isMissed && best <= FIRST_AND_SLIP && seconds[at] !== first && seconds[at] !== second) return false;
  const room = best + MARGIN - (isMissed ? MISSED_FIRST_LETTER : 0);
  const other = masks[at] ?? 0;
  return mask === other || (room > MIN_LETTER && minDistanceByLetters(mask, other) < room);
}

/**
 * Adds the names of a list that are near enough. All names of the list have the word's first letter, or all have another
 * one. Returns the minimum distance so far.
 */
function collectNear(
  typed: Spelled,
  list: NameList<SpelledForm> | undefined,
  beginsAlike: boolean,
  bestBefore: number,
  nearest: Placed[],
): number {
  if (list === undefined) return bestBefore;
  const { names, places } = list;
  const { length } = typed;
  let best = bestBefore;
  for (let at = 0; at < names.length; at++) {
    if (!mayBeNear(typed, list, at, beginsAlike, best)) continue;
    const name = names[at];
    if (name === undefined || Math.abs(name.length - length) > MAX_MORE_LETTERS) continue;
    // "Rel 4:2" is not the rare short form Revl.
    if (name.isRare && length <= MIN_NAME_LETTERS) continue;
    if (minDistance(typed, name, true) >= best + MARGIN) continue;
    const reach = Math.min(best + MARGIN, limitFor(typed, name));
    const distance = distanceBetween(typed, name, reach, true);
    if (distance > reach) continue;
    if (distance < best) best = distance;
    nearest.push({ name, distance, place: (places[at] ?? 0) + (beginsAlike ? 0 : AFTER_ALIKE) });
  }
  return best;
}
