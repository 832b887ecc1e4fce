/** /range: everything from one reference to another. */

import {
  countBooks,
  countChapters,
  formatReference,
  type Interval,
  osisOfVerseSet,
  referencesOfVerseSet,
  splitByBook,
} from "@lectern/scripture";
import { readTwo } from "./read-verses.ts";
import { type CanonProblem, fail, type Result, succeed } from "./result.ts";

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
    return fail({ kind: "outside_canon", input: `${start} - ${end}`, problems: [reversed(first, last)] });
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

function reversed(first: number, last: number): CanonProblem {
  return {
    code: "range_reversed",
    chapter: null,
    verse: null,
    position: null,
    lastValid: null,
    readings: [],
    message: `${name(first)} comes after ${name(last)}, where the range would end.`,
  };
}

function name(ordinal: number): string {
  return referencesOfVerseSet([{ first: ordinal, last: ordinal }])
    .map(({ bookId, spans }) => formatReference(bookId, spans))
    .join("");
}
