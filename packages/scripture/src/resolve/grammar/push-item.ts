/** Adds an item to a reading. */

import { costOfNumbers } from "./canon-check.ts";
import { ABSENT, type Follow, type Item, type Items, type Point } from "./item.ts";
import type { Production } from "./productions.ts";
import { type Level, type State, type Step, stepsAfter } from "./state.ts";

export const UNFINISHED: Production = "unfinished";
export const RANGE: Production = "range";
export const BOOK_RANGE: Production = "book range";
export const WHOLE_BOOK: Production = "whole book";

export const levelOf = ({ verse, compact }: Point): Level =>
  verse === ABSENT && compact === 0 ? "chapter" : "verse";

/** The beginning of an item: its left end was read, and reading continues at `to`. */
export interface Left {
  readonly start: Point | null;
  readonly to: number;
  /** Corrections of the item, in addition to the pending ones of the state. */
  readonly corrections: number;
  readonly cost: number;
  readonly production: Production;
  /** The state as it is after the left end. */
  readonly state: State;
}

interface Written {
  readonly start: Point | null;
  readonly end: Point | null;
  readonly follow?: Follow;
  readonly corrections?: number;
  readonly cost?: number;
}

/** The state after an item of the current book. */
export function pushItem(state: State, production: Production, to: number, written: Written): State {
  const { book, segment, version, pending } = state;
  const { start, end, follow = "none", corrections = 0, cost = 0 } = written;
  const item: Item = {
    bookId: book?.bookId ?? 0,
    text: book?.text ?? "",
    segment,
    start,
    end,
    follow,
    corrections: pending | corrections,
    version,
    isApart: start === null || isAfterWhole(state),
    isNameOnly: production === WHOLE_BOOK,
    reversedAt: ABSENT,
  };
  const outside = costOfNumbers(item);
  const steps = stepsAfter(state, production, to);
  return afterItems(state, { item, before: state.items }, { to, steps, end, cost, outside });
}

/** Whether the last item is a whole book. A whole book is always a separate reference. */
export const isAfterWhole = ({ items }: State): boolean => items?.item.start === null;

/** The tokens, cost and corrections of items that were just read. */
interface AfterItems {
  readonly to: number;
  readonly steps: Step;
  /** The right end of the last item; null for a book as a whole. */
  readonly end: Point | null;
  /** In addition to the cost of the state and of numbers outside the canon. */
  readonly cost: number;
  readonly outside: number;
}

/** The state after items that were just read. */
export function afterItems(state: State, items: Items, { to, steps, end, cost, outside }: AfterItems): State {
  return {
    ...state,
    at: to,
    phase: "item",
    cost: state.cost + cost + outside,
    outside: state.outside + outside,
    items,
    chapter: end === null ? 0 : end.chapter,
    chapterAt: end?.chapterAt ?? -1,
    verse: end?.verse ?? -1,
    level: end === null ? "none" : levelOf(end),
    separator: "none",
    pending: 0,
    startsSegment: false,
    isClosed: false,
    hasColons: state.hasColons || state.mark === ":",
    steps,
  };
}
