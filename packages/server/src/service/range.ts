/** /range: everything from one reference to another. */

import { countBooks, countChapters, type Interval, osisOfVerseSet, splitByBook } from "@lectern/scripture";
import { canonProblem } from "./canon-check.ts";
import { readTwo } from "./read-verses.ts";
import { fail, type Result, succeed } from "./result.ts";
import { verseName } from "./verse-name.ts";

export interface Range {
  readonly verses: Interval;
  readonly osisId: string;
  readonly verseCount: number;
  readonly chapterCount: number;
  readonly bookCount: number;
  /** The range cut where books end. */
  readonly books: readonly Interval[];
}

/** From the canonically first verse of `start` to the canonically last of `end`. */
export function range(start: string, end: string): Result<Range> {
  const read = readTwo(start, end);
  if (!read.ok) return read;
  const { first } = read.value[0].hull;
  const { last } = read.value[1].hull;
  if (first > last) {
    const message = `${verseName(first)} comes after ${verseName(last)}, where the range would end.`;
    const problems = [canonProblem("range_reversed", message)];
    return fail({ kind: "outside_canon", input: `${start} - ${end}`, problems });
  }
  const set = [{ first, last }];
  return succeed({
    verses: { first, last },
    osisId: osisOfVerseSet(set),
    verseCount: last - first + 1,
    chapterCount: countChapters(set),
    bookCount: countBooks(set),
    books: splitByBook(set),
  });
}
