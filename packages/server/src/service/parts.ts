/** Splits verse sets into parts, so that the event loop can do other work between two parts. */

import type { Interval, VerseSet } from "@lectern/scripture";

/** Verses in a part: few enough that work on them takes a few milliseconds at most. */
export const PART_VERSES = 512;

/** The set in parts of PART_VERSES verses, in order; the last part may be smaller. */
export function* partsOf(set: VerseSet): Generator<VerseSet, void, undefined> {
  let part: Interval[] = [];
  let remainingVerses = PART_VERSES;
  for (const { first, last } of set) {
    for (let from = first; from <= last; ) {
      const to = Math.min(last, from + remainingVerses - 1);
      part.push({ first: from, last: to });
      remainingVerses -= to - from + 1;
      from = to + 1;
      if (remainingVerses > 0) continue;
      yield part;
      part = [];
      remainingVerses = PART_VERSES;
    }
  }
  if (part.length > 0) yield part;
}
