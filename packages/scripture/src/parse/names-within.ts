/** The names that lie near enough to a word, with thresholds by length. */

import { distanceBetween, leastByLetters, leastDistance, type Spelled } from "./distance.ts";
import type { NameIndex, NameList } from "./name-index.ts";
import {
  DOUBLED,
  DROP_H,
  FIRST_LETTER,
  FROM_SHORT,
  LEAST_LETTER,
  LEAST_NAME,
  MARGIN,
  MISSED_FIRST_LETTER,
} from "./slip-costs.ts";
import type { Name } from "./spelled-names.ts";

export interface Near {
  readonly name: Name;
  readonly distance: number;
}

interface Placed extends Near {
  /** Among all names of its kind; those that begin like the word come before the others. */
  readonly place: number;
}

/** How far a word of this many letters may be from a name. */
function threshold(length: number): number {
  if (length <= 3) return 85;
  if (length === 4) return 100;
  if (length === 5) return 135;
  if (length <= 7) return 190;
  return length <= 9 ? 230 : 290;
}

/** Words of so many letters are near a longer name by the mean of both lengths, others by the shorter. */
const LEAST_MEAN = 5;

function limitFor({ length }: Spelled, name: Spelled): number {
  const shorter = Math.min(length, name.length);
  const isMean = length >= LEAST_MEAN && length < name.length;
  const limit = threshold(isMean ? (length + name.length + 1) >> 1 : shorter);
  return name.length > LEAST_NAME || length <= LEAST_NAME ? limit : FROM_SHORT;
}

const MOST_MORE_LETTERS = 3;
/** No name that begins otherwise is nearer, nor as near: its first letter, and one slip that is not a letter doubled. */
const FIRST_AND_SLIP = FIRST_LETTER + DROP_H - MARGIN;
/** More than there are names. */
const AFTER_ALIKE = 10_000;

/** The names that are equally near to a word and near enough, nearest first. */
export function namesWithin(typed: Spelled, index: NameIndex<Name>): readonly Near[] {
  const nearest: Placed[] = [];
  const { length } = typed;
  // Those that begin alike first, since they are the likelier ones.
  const alike = index.byFirst[typed.letters[0] ?? 0];
  const limit = threshold(length);
  let best = collectNear(typed, alike, true, limit, nearest);
  for (let more = 0; more <= MOST_MORE_LETTERS && more * DOUBLED < best + MARGIN; more++) {
    best = collectNear(typed, index.byLength[length - more], false, best, nearest);
    if (more === 0) continue;
    best = collectNear(typed, index.byLength[length + more], false, best, nearest);
  }
  if (nearest.length < 2) return nearest;
  return nearest
    .filter(({ distance }) => distance < best + MARGIN)
    .sort((a, b) => a.distance - b.distance || a.place - b.place);
}

/** Adds the names of a list that begin like a word, or the others, as far as they are near; gives the least distance yet. */
function collectNear(
  typed: Spelled,
  list: NameList<Name> | undefined,
  beginsAlike: boolean,
  least: number,
  nearest: Placed[],
): number {
  if (list === undefined) return least;
  const { names, masks, firsts, seconds, places } = list;
  const { mask, length } = typed;
  const first = typed.letters[0] ?? 0;
  const second = typed.letters[1] ?? 0;
  let best = least;
  for (let at = 0; at < masks.length; at++) {
    const letter = firsts[at] ?? 0;
    if ((letter === first) !== beginsAlike) continue;
    const isSwap = letter === second;
    // None of the ways in which a first letter is missed: too far unless a slip more costs less than that.
    if (!beginsAlike && !isSwap && best <= FIRST_AND_SLIP) {
      const other = seconds[at];
      if (other !== first && other !== second) continue;
    }
    const room = best + MARGIN - (beginsAlike || isSwap ? 0 : MISSED_FIRST_LETTER);
    const other = masks[at] ?? 0;
    if (mask !== other && (room <= LEAST_LETTER || leastByLetters(mask, other) >= room)) continue;
    const name = names[at];
    if (name === undefined || Math.abs(name.length - length) > MOST_MORE_LETTERS) continue;
    // "Rel 4:2" is no Revl.
    if (name.isRare && length <= LEAST_NAME) continue;
    if (leastDistance(typed, name, true) >= best + MARGIN) continue;
    const reach = Math.min(best + MARGIN, limitFor(typed, name));
    const distance = distanceBetween(typed, name, reach, true);
    if (distance > reach) continue;
    if (distance < best) best = distance;
    nearest.push({ name, distance, place: (places[at] ?? 0) + (beginsAlike ? 0 : AFTER_ALIKE) });
  }
  return best;
}
