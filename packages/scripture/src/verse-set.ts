/**
 * Sets of verses, as intervals over ordinals (1 to 31102). An interval does not stop at the end of a book or chapter;
 * it is split there only when it is written out.
 *
 * Every operation takes time linear in the number of intervals that it reads and creates. Only building a set from
 * spans that are not in canonical order sorts first.
 */

import { bookIdAt, chapterNumberAt, chapterPosition, chapterPositionOf, firstOrdinalAt } from "./canon.ts";
import { isOrdinal, lastOrdinalOfBook, toOrdinal } from "./ordinal.ts";
import { osisOfSpan } from "./osis-id.ts";
import type { Span } from "./span.ts";

/** A run of verses, both ends included; `first` is not greater than `last`. */
export interface Interval {
  readonly first: number;
  readonly last: number;
}

/**
 * Ascending intervals with at least one verse between neighbours. So equal sets have equal intervals, and their
 * number is minimal. The empty set is the empty list.
 */
export type VerseSet = readonly Interval[];

/** Spans of one book. Every valid reference is one. */
export interface BookSpans {
  readonly bookId: number;
  readonly spans: readonly Span[];
}

/**
 * How two sets relate. `adjacent`: they have no verse in common, but a verse of one directly follows a verse of the
 * other in the canon. The empty set is contained in every set and equal to itself.
 */
export type VerseSetRelation =
  | "equal"
  | "a_contains_b"
  | "b_contains_a"
  | "overlaps"
  | "adjacent"
  | "disjoint";

/** The run of verses from one span's start to its end. Throws RangeError for a span outside the canon. */
export function intervalOfSpan(bookId: number, { start, end }: Span): Interval {
  const first = toOrdinal(bookId, start.chapter, start.verse);
  const last = end === start ? first : toOrdinal(bookId, end.chapter, end.verse);
  if (first === 0 || last < first) {
    throw new RangeError(
      `book ${bookId} has no span ${start.chapter}:${start.verse}-${end.chapter}:${end.verse}`,
    );
  }
  return { first, last };
}

/** The span between two ordinals, which must be of the same book. This is not checked. */
export function spanOfInterval({ first, last }: Interval): Span {
  const start = chapterPositionOf(first);
  const end = chapterPositionOf(last);
  return {
    start: { chapter: chapterNumberAt(start), verse: first - firstOrdinalAt(start) + 1 },
    end: { chapter: chapterNumberAt(end), verse: last - firstOrdinalAt(end) + 1 },
  };
}

/** The set of all verses that the references name, however they overlap. */
export function verseSetOfReferences(references: readonly BookSpans[]): VerseSet {
  const intervals: Interval[] = [];
  for (const { bookId, spans } of references) {
    for (const span of spans) intervals.push(intervalOfSpan(bookId, span));
  }
  return verseSetOfIntervals(intervals);
}

/** The set of all verses in the intervals, in any order. Throws RangeError for one outside the canon. */
export function verseSetOfIntervals(intervals: readonly Interval[]): VerseSet {
  let ascending = true;
  let previous = 0;
  for (const { first, last } of intervals) {
    if (!isOrdinal(first) || !isOrdinal(last) || last < first) {
      throw new RangeError(`${first} to ${last} is no run of verses`);
    }
    if (first <= previous + 1 && previous !== 0) ascending = false;
    previous = last;
  }
  return ascending ? intervals : mergeSorted(intervals.toSorted((a, b) => a.first - b.first));
}

/** Joins intervals that overlap or touch. The list must be sorted by first verse. */
function mergeSorted(sorted: Iterable<Interval>): VerseSet {
  const merged: Interval[] = [];
  let first = 0;
  let last = -1;
  for (const interval of sorted) {
    if (interval.first <= last + 1 && first !== 0) {
      if (interval.last > last) last = interval.last;
      continue;
    }
    if (first !== 0) merged.push({ first, last });
    ({ first, last } = interval);
  }
  if (first !== 0) merged.push({ first, last });
  return merged;
}

/** The intervals of both, sorted by first verse. */
function* inOrder(a: VerseSet, b: VerseSet): Generator<Interval, void, undefined> {
  let j = 0;
  for (const interval of a) {
    for (let other = b[j]; other !== undefined && other.first < interval.first; other = b[++j]) yield other;
    yield interval;
  }
  for (let other = b[j]; other !== undefined; other = b[++j]) yield other;
}

/** The verses in either. */
export function unionOf(a: VerseSet, b: VerseSet): VerseSet {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  return mergeSorted(inOrder(a, b));
}

/** The verses in both. */
export function intersectionOf(a: VerseSet, b: VerseSet): VerseSet {
  const common: Interval[] = [];
  let i = 0;
  let j = 0;
  for (let x = a[i], y = b[j]; x !== undefined && y !== undefined; x = a[i], y = b[j]) {
    const first = Math.max(x.first, y.first);
    const last = Math.min(x.last, y.last);
    if (first <= last) common.push({ first, last });
    if (x.last < y.last) i++;
    else j++;
  }
  return common;
}

/** The verses in `a` that are not in `b`. */
export function differenceOf(a: VerseSet, b: VerseSet): VerseSet {
  const difference: Interval[] = [];
  let j = 0;
  for (const { first, last } of a) {
    let from = first;
    for (let cut = b[j]; cut !== undefined && cut.first <= last; cut = b[++j]) {
      if (cut.first > from) difference.push({ first: from, last: cut.first - 1 });
      if (cut.last >= from) from = cut.last + 1;
      if (cut.last > last) break;
    }
    if (from <= last) difference.push({ first: from, last });
  }
  return difference;
}

/** Whether both hold the same verses. */
export function areEqual(a: VerseSet, b: VerseSet): boolean {
  return (
    a.length === b.length &&
    a.every(({ first, last }, index) => first === b[index]?.first && last === b[index]?.last)
  );
}

/** Whether a verse of one directly follows a verse of the other in the canon. */
export function areAdjacent(a: VerseSet, b: VerseSet): boolean {
  let i = 0;
  let j = 0;
  for (let x = a[i], y = b[j]; x !== undefined && y !== undefined; x = a[i], y = b[j]) {
    if (x.last + 1 === y.first || y.last + 1 === x.first) return true;
    if (x.last < y.last) i++;
    else j++;
  }
  return false;
}

/** How `a` relates to `b`. */
export function relationOf(a: VerseSet, b: VerseSet): VerseSetRelation {
  if (areEqual(a, b)) return "equal";
  const common = intersectionOf(a, b);
  if (areEqual(common, b)) return "a_contains_b";
  if (areEqual(common, a)) return "b_contains_a";
  if (common.length > 0) return "overlaps";
  return areAdjacent(a, b) ? "adjacent" : "disjoint";
}

/** From the first verse of the set to its last; undefined when it is empty. */
export function hullOf(set: VerseSet): Interval | undefined {
  const head = set[0];
  const tail = set.at(-1);
  return head === undefined || tail === undefined ? undefined : { first: head.first, last: tail.last };
}

/** Verses strictly between two runs; 0 when they touch or overlap. */
export function gapBetween(a: Interval, b: Interval): number {
  return Math.max(0, Math.max(a.first, b.first) - Math.min(a.last, b.last) - 1);
}

/** Whether the set has the verse. */
export function includesVerse(set: VerseSet, ordinal: number): boolean {
  return set.some(({ first, last }) => first <= ordinal && ordinal <= last);
}

/** Number of verses. */
export function countVerses(set: VerseSet): number {
  let count = 0;
  for (const { first, last } of set) count += last - first + 1;
  return count;
}

/** Number of chapters of which the set has a verse. */
export function countChapters(set: VerseSet): number {
  return countPlaces(set, chapterPositionOf);
}

/** Number of books of which the set has a verse. */
export function countBooks(set: VerseSet): number {
  return countPlaces(set, bookIdOf);
}

function countPlaces(set: VerseSet, placeOf: (ordinal: number) => number): number {
  let count = 0;
  let previous = 0;
  for (const { first, last } of set) {
    const start = placeOf(first);
    const end = placeOf(last);
    count += end - start + (start === previous ? 0 : 1);
    previous = end;
  }
  return count;
}

/** Id of the book that has the verse with this ordinal (1 to 31102). */
export function bookIdOf(ordinal: number): number {
  return bookIdAt(chapterPositionOf(ordinal));
}

/** The ordinals of the set, ascending. */
export function* ordinalsOf(set: VerseSet): Generator<number, void, undefined> {
  for (const { first, last } of set) {
    for (let ordinal = first; ordinal <= last; ordinal++) yield ordinal;
  }
}

/** The intervals cut where a book ends, in canonical order. */
export function splitByBook(set: VerseSet): readonly Interval[] {
  return splitAt(set, (ordinal) => lastOrdinalOfBook(bookIdOf(ordinal)));
}

/** The intervals cut where a chapter ends, in canonical order. */
export function splitByChapter(set: VerseSet): readonly Interval[] {
  return splitAt(set, (ordinal) => firstOrdinalAt(chapterPositionOf(ordinal) + 1) - 1);
}

function splitAt(set: VerseSet, endOf: (ordinal: number) => number): readonly Interval[] {
  const pieces: Interval[] = [];
  for (const { first, last } of set) {
    for (let from = first; from <= last; ) {
      const to = Math.min(last, endOf(from));
      pieces.push({ first: from, last: to });
      from = to + 1;
    }
  }
  return pieces;
}

/** The set as references: one for each book, in canonical order, each with as few spans as possible. */
export function referencesOfVerseSet(set: VerseSet): readonly BookSpans[] {
  const references: { bookId: number; spans: Span[] }[] = [];
  for (const piece of splitByBook(set)) {
    const bookId = bookIdOf(piece.first);
    const current = references.at(-1);
    if (current?.bookId === bookId) current.spans.push(spanOfInterval(piece));
    else references.push({ bookId, spans: [spanOfInterval(piece)] });
  }
  return references;
}

/** OSIS id of a run of verses inside one book. */
export function osisOfInterval(interval: Interval): string {
  return osisOfSpan(bookIdOf(interval.first), spanOfInterval(interval));
}

/**
 * The shortest list of OSIS ranges for the set, joined by commas, in canonical order. A range never crosses
 * a book. The empty set gives the empty string.
 */
export function osisOfVerseSet(set: VerseSet): string {
  let text = "";
  for (const piece of splitByBook(set)) {
    text += text === "" ? osisOfInterval(piece) : `,${osisOfInterval(piece)}`;
  }
  return text;
}

/** Ordinals of a whole chapter. Throws RangeError when the book has no such chapter. */
export function intervalOfChapter(bookId: number, chapter: number): Interval {
  const position = chapterPosition(bookId, chapter);
  if (position === 0) throw new RangeError(`book ${bookId} has no chapter ${chapter}`);
  return { first: firstOrdinalAt(position), last: firstOrdinalAt(position + 1) - 1 };
}
