/** Ranges from one book to another: one item for each book in the range. */

import { books } from "../../book.ts";
import { chapterCount } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { lowerNames } from "../names/lexicon.ts";
import { costOfNumbers } from "./canon-check.ts";
import { ABSENT, asVerse, type Follow, type Item, type Items, type Point, pointAt } from "./item.ts";
import { afterItems, BOOK_RANGE, isAfterWhole, type Left, levelOf, pushItem, RANGE } from "./push-item.ts";
import { DOUBT } from "./reading-costs.ts";
import { bookIdOf, type Current, type State, stepsAfter } from "./state.ts";

export interface Right {
  readonly current: Current;
  readonly point: Point | null;
  readonly to: number;
  readonly corrections: number;
  readonly cost: number;
  readonly follow: Follow;
}

/** A range from the left end to one in a book that is named. */
export function acrossBooks(left: Left, right: Right, rightAt: number): State {
  const { state } = left;
  const from = bookIdOf(state);
  return right.current.bookId === from ? sameBook(left, right) : severalBooks(left, right, from, rightAt);
}

/** A range within one book whose name is repeated: "Gen 1:1-Gen 1:3". */
function sameBook(left: Left, right: Right): State {
  const { bookId } = right.current;
  const isWhole = left.start === null && right.point === null;
  return pushItem(left.state, RANGE, right.to, {
    start: isWhole ? null : (left.start ?? pointAt(1, right.point?.chapterAt ?? 0)),
    end: isWhole ? null : (right.point ?? pointAt(chapterCount(bookId), left.start?.chapterAt ?? 0)),
    follow: right.follow,
    corrections: left.corrections | right.corrections,
    cost: left.cost + right.cost,
  });
}

/** One item for each book of the range, each with its part. */
function severalBooks(left: Left, right: Right, from: number, rightAt: number): State {
  const { state } = left;
  const to = right.current.bookId;
  const isReversed = to < from;
  const reversedAt = isReversed ? rightAt : ABSENT;
  const base = {
    segment: state.segment,
    version: state.version,
    start: null,
    end: null,
    follow: "none" as const,
    corrections: 0,
    isApart: true,
    isNameOnly: false,
    reversedAt,
  };
  const first: Item = {
    ...base,
    ...partToEnd(from, left.start, isReversed),
    bookId: from,
    text: state.book?.text ?? "",
    corrections: state.pending | left.corrections | loneBits(from, left.start, isReversed),
    isApart: left.start === null || isAfterWhole(state),
  };
  const middle = books
    .slice(from, to - 1)
    .map(({ id }): Item => ({ ...base, bookId: id, text: lowerNames[id] ?? "" }));
  const last: Item = {
    ...base,
    ...partFromStart(right.point, isReversed),
    bookId: to,
    text: right.current.text,
    follow: right.follow,
    corrections: right.corrections,
  };
  const all = [first, ...middle, last];
  const items = all.reduce((before: Items | null, item) => ({ item, before }), state.items);
  const end = right.point ?? pointAt(chapterCount(to), -1);
  const outside = costOfRange(all, right);
  const steps = stepsAfter(state, BOOK_RANGE, right.to, right.current.edge);
  const cost = left.cost + right.cost;
  return {
    ...afterItems(state, items as Items, { to: right.to, steps, end, cost, outside }),
    level: right.point === null ? "chapter" : levelOf(right.point),
    book: right.current,
  };
}

/**
 * The number may belong to the right book or end the range before it, and the canon cannot decide: "Matt 5:1-3 John
 * 3:16".
 */
function costOfRange(items: readonly Item[], { current }: Right): number {
  const cost = items.reduce((sum, item) => sum + costOfNumbers(item), 0);
  const isOpen = current.edge !== null && current.edge.ordinal > 0;
  return isOpen ? Math.min(cost, DOUBT / 2) : cost;
}

/** The correction for a lone number that is a verse: "Obad 15-Jonah 2". */
const loneBits = (bookId: number, start: Point | null, isReversed: boolean): number =>
  start?.isLone && start.chapter > 1 && chapterCount(bookId) === 1 && !isReversed
    ? BIT.single_chapter_book
    : 0;

/** The left part of a range across books: from the left end to the last verse of its book. */
function partToEnd(bookId: number, start: Point | null, isReversed: boolean): Pick<Item, "start" | "end"> {
  if (start === null || isReversed) return { start, end: start };
  const chapters = chapterCount(bookId);
  // "Obad 15-Jonah 2": a lone number is a verse.
  const first = start.isLone && chapters === 1 && start.chapter !== 1 ? asVerse(start) : start;
  return { start: { ...first, isLone: false }, end: pointAt(chapters, start.chapterAt) };
}

/** The right part: from the first verse of its book to the right end. */
function partFromStart(end: Point | null, isReversed: boolean): Pick<Item, "start" | "end"> {
  if (end === null || isReversed || end.compact > 0) return { start: end, end };
  return { start: { ...end, chapter: 1, verse: ABSENT }, end };
}
