/** Verse sets in parts, so that work on many verses can give way to other work between two of them. */

import type { Interval, VerseSet } from "@lectern/scripture";

/** Verses of a part: what is done with them takes a few milliseconds at most. */
export const PART_VERSES = 512;

/** The set in parts of that many verses, in order; the last may have fewer. */
export function* partsOf(set: VerseSet): Generator<VerseSet, void, undefined> {
  let part: Interval[] = [];
  let room = PART_VERSES;
  for (const { first, last } of set) {
    for (let from = first; from <= last; ) {
      const to = Math.min(last, from + room - 1);
      part.push({ first: from, last: to });
      room -= to - from + 1;
      from = to + 1;
      if (room > 0) continue;
      yield part;
      part = [];
      room = PART_VERSES;
    }
  }
  if (part.length > 0) yield part;
}
