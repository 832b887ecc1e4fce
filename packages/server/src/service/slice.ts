/** /slice: a run of verses by their indexes. */

import { type Interval, isOrdinal, osisOfVerseSet, VERSE_TOTAL } from "@lectern/scripture";
import { canonProblem } from "./coordinate-problems.ts";
import { type CanonProblem, fail, type Result, succeed } from "./result.ts";

export interface Slice {
  readonly verses: Interval;
  readonly osisId: string;
  readonly verseCount: number;
}

export function slice(startIndex: number, endIndex: number): Result<Slice> {
  const read = readIndexes(startIndex, endIndex);
  if (!read.ok) return read;
  const verses = read.value;
  return succeed({
    verses,
    osisId: osisOfVerseSet([verses]),
    verseCount: verses.last - verses.first + 1,
  });
}

/** The verses between two indexes, both included. */
export function readIndexes(startIndex: number, endIndex: number): Result<Interval> {
  const problems: CanonProblem[] = [startIndex, endIndex]
    .filter((index) => !isOrdinal(index))
    .map(indexProblem);
  if (problems.length === 0 && startIndex > endIndex) {
    const message = `The verse index ${endIndex} of the end is before ${startIndex}, the start.`;
    problems.push(canonProblem("range_reversed", message));
  }
  if (problems.length === 0) return succeed({ first: startIndex, last: endIndex });
  return fail({ kind: "outside_canon", input: `${startIndex}-${endIndex}`, problems });
}

/** The problem of a number that is not a verse index. */
export function indexProblem(index: number): CanonProblem {
  const message = `Verse indexes run from 1 to ${VERSE_TOTAL}; there is no verse ${index}.`;
  return canonProblem("verse_out_of_range", message, { lastValid: VERSE_TOTAL });
}
