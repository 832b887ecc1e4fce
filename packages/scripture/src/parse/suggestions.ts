/** The names nearest to a word that is none and resembles none well enough to be mended. */

import { distanceBetween, leastDistance, spellTyped } from "./distance.ts";
import { LEAST_NAME, MOST_LETTERS } from "./slip-costs.ts";
import { plainNames, stemNames } from "./spelled-names.ts";

const MOST_SUGGESTIONS = 3;
const suggestedNames = [...plainNames.names, ...stemNames.names].filter(
  ({ length, isWhole }) => length > LEAST_NAME || isWhole,
);

/** Values of the names nearest to a word that resembles none well enough, nearest first. */
export function suggest(letters: string): readonly number[] {
  if (letters.length < 2 || letters.length > MOST_LETTERS) return [];
  const limit = Math.min(330, letters.length * 50);
  const typed = spellTyped(letters);
  let found: { value: number; distance: number }[] = [];
  let reach = limit;
  for (const name of suggestedNames) {
    if (leastDistance(typed, name, false) > reach) continue;
    const distance = distanceBetween(typed, name, reach, false);
    if (distance > reach) continue;
    found = [...found.filter(({ value, distance: old }) => value !== name.value || old <= distance)];
    if (!found.some(({ value }) => value === name.value)) found.push({ value: name.value, distance });
    found.sort((a, b) => a.distance - b.distance || a.value - b.value);
    if (found.length > MOST_SUGGESTIONS) found.pop();
    if (found.length === MOST_SUGGESTIONS) reach = found.at(-1)?.distance ?? limit;
  }
  return found.map(({ value }) => value);
}
