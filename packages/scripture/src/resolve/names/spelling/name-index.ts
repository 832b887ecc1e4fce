/** Groups names by first letter and by length, so that most names need no comparison. */

import { MAX_LETTERS } from "./slip-costs.ts";
import type { Spelled } from "./word-distance.ts";

/** Names, with the values for a cheap first comparison in separate arrays. */
export interface NameList<Name extends Spelled> {
  readonly names: readonly Name[];
  readonly masks: Int32Array;
  readonly firsts: Uint8Array;
  readonly seconds: Uint8Array;
  /** The position of each among all names of its index. */
  readonly places: Uint16Array;
}

export const listOf = <Name extends Spelled>(
  names: readonly Name[],
  places: Iterable<number> = names.keys(),
): NameList<Name> => ({
  names,
  masks: Int32Array.from(names, ({ mask }) => mask),
  firsts: Uint8Array.from(names, ({ letters }) => letters[0] ?? 0),
  seconds: Uint8Array.from(names, ({ letters }) => letters[1] ?? 0),
  places: Uint16Array.from(places),
});

export interface NameIndex<Name extends Spelled> {
  readonly names: readonly Name[];
  /** Index: the first letter, 0 for a. */
  readonly byFirst: readonly NameList<Name>[];
  /** Index: the number of letters. */
  readonly byLength: readonly NameList<Name>[];
}

export const indexOf = <Name extends Spelled>(names: readonly Name[]): NameIndex<Name> => ({
  names,
  byFirst: listsBy(names, ({ letters }) => letters[0] ?? 0),
  byLength: listsBy(names, ({ length }) => length),
});

/** The size of both indexes: more than the letters of the alphabet and than the length of the longest name. */
const KEYS = MAX_LETTERS + 2;

function listsBy<Name extends Spelled>(
  names: readonly Name[],
  keyOf: (name: Name) => number,
): readonly NameList<Name>[] {
  const lists: number[][] = Array.from({ length: KEYS }, () => []);
  for (const [place, name] of names.entries()) lists[keyOf(name)]?.push(place);
  return lists.map((places) => {
    const listed = places.flatMap((place) => names[place] ?? []);
    return listOf(listed, places);
  });
}
