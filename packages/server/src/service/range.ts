/** /range: everything from one reference to another. */

import { countBooks, countChapters, type Interval, osisOfVerseSet, splitByBook } from "@lectern/scripture";
import { verseName } from "../text/verse-name.ts";
import { canonProblem } from "./coordinate-problems.ts";
import type { WrittenLanguage } from "./read-reference.ts";
import { readTwo } from "./read-verses.ts";
import { fail, type Result, succeed } from "./result.ts";

export interface Range {
  readonly verses: Interval;
  readonly osisId: string;
  readonly verseCount: number;
  readonly chapterCount: number;
  readonly bookCount: number;
  /** The range split where books end. */
  readonly books: readonly Interval[];
}

/** From the canonically first verse of `start` to the canonically last of `end`. */
export function range(start: string, end: string, language?: WrittenLanguage): Result<Range> {
  const read = readTwo(start, end, language);
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
