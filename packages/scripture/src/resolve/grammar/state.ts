/** The state of one reading of an input. It is immutable: each production makes a new one. */

import type { BookEdge } from "../names/edge.ts";
import type { Lattice } from "../names/lattice.ts";
import type { CommaPair } from "./comma-pair.ts";
import type { Items } from "./item.ts";
import type { Production } from "./productions.ts";

/**
 * What may come next: an item (at the start and after a separator), the numbers of a book, what follows an item, or
 * nothing, if numbers are incomplete.
 */
export type Phase = "start" | "book" | "item" | "dead";

/** The meaning of a lone number in a list. */
export type Level = "none" | "chapter" | "verse";

/** The separator before the next item; if there are several marks, the strongest one. */
export type Separator = "none" | "space" | "see" | "comma" | "and" | "dot" | "bracket" | "semicolon" | "line";

/** Mark between chapter and verse: `v` a word for verse, `_` a space. */
export type VerseMark = ":" | "." | "," | "_" | "v" | "vv" | "none";

/** The book that numbers belong to. */
export interface Current {
  readonly bookId: number;
  readonly text: string;
  readonly isMachine: boolean;
  /** The token where its name begins, and the token after its name. */
  readonly from: number;
  readonly to: number;
  readonly edge: BookEdge | null;
}

/** The part of the state that is restored after a bracket: "Rom 9:25 (Hos 2:23)", "John 3:16 (cf. 1:14), 18". */
export type Aside = Pick<State, "book" | "chapter" | "chapterAt" | "level" | "verse" | "mark">;

/** One application of a production, for `explain` and to find where two readings diverge. */
export interface Step {
  readonly production: Production;
  readonly from: number;
  readonly to: number;
  /** The name that was read; null for all other productions. */
  readonly book: BookEdge | null;
  readonly before: Step | null;
}

export interface State {
  readonly at: number;
  readonly phase: Phase;
  /** The cost of what the reading assumes beyond what is written. The cheapest reading is the answer. */
  readonly cost: number;
  /** The part of the cost for numbers outside the canon. */
  readonly outside: number;
  readonly items: Items | null;
  readonly book: Current | null;
  /** The chapter that a lone verse belongs to, 0 when there is none, and its token. */
  readonly chapter: number;
  readonly chapterAt: number;
  /** The verse read last in this list; -1 when there is none. */
  readonly verse: number;
  readonly level: Level;
  readonly mark: VerseMark;
  /**
   * The meaning of commas in this input: `verse`: they stand before verses; `assumed`: the same, but not yet confirmed;
   * `list`: they separate items; null: there was no comma so far.
   */
  readonly commas: "verse" | "assumed" | "list" | null;
  /** Chapters are written in Roman numerals. */
  readonly isRoman: boolean;
  readonly separator: Separator;
  readonly segment: number;
  /** The next item is the first of its segment. */
  readonly startsSegment: boolean;
  /** Corrections and translation that belong to the next item. */
  readonly pending: number;
  readonly version: string | null;
  readonly aside: Aside | null;
  /** The numbers stood before their book, so no number may directly follow it. */
  readonly isClosed: boolean;
  /** A colon stood between a chapter and a verse of this input. */
  readonly hasColons: boolean;
  /** The first name that fits several books. */
  readonly ambiguous: BookEdge | null;
  readonly steps: Step | null;
  /** Another reading with nearly the same cost and another meaning. */
  readonly rival: Rival | null;
  /** A reading that assumes less and still costs more, because its numbers are outside the canon. */
  readonly plainer: Plainer | null;
}

export interface Rival {
  readonly state: State;
  /** How much more it cost when the two readings met. */
  readonly margin: number;
}

export interface Plainer {
  readonly state: State;
  /** How much less it had assumed when the two readings met. */
  readonly margin: number;
  /** How many items the other reading had at that point; later items belong to both. */
  readonly items: number;
}

/** Id of the book that numbers belong to; 0 when there is none. */
export const bookIdOf = ({ book }: Pick<State, "book">): number => book?.bookId ?? 0;

/** The cost of what a reading assumes, without the cost of numbers outside the canon. */
export const assumptionCost = ({ cost, outside }: State): number => cost - outside;

/** The input of the productions. */
export interface Context {
  readonly lattice: Lattice;
  /** Commas stand before verses in this language. */
  readonly isCommaLanguage: boolean;
  /** The citation may end before the input does. */
  readonly isProse?: boolean;
  /**
   * Whether a chapter and a verse may be meant although the book has both numbers as chapters; absent if they may not. `verse`: its token.
   */
  readonly mayBeVerses?: (bookId: number, pair: CommaPair, verse: number) => boolean;
}

export const startState = (at: number): State => ({
  at,
  phase: "start",
  cost: 0,
  outside: 0,
  items: null,
  book: null,
  chapter: 0,
  chapterAt: -1,
  verse: -1,
  level: "none",
  mark: "none",
  commas: null,
  isRoman: false,
  separator: "none",
  segment: 0,
  startsSegment: true,
  pending: 0,
  version: null,
  aside: null,
  isClosed: false,
  hasColons: false,
  ambiguous: null,
  steps: null,
  rival: null,
  plainer: null,
});

export const asideOf = ({ book, chapter, chapterAt, level, verse, mark }: State): Aside => ({
  book,
  chapter,
  chapterAt,
  level,
  verse,
  mark,
});

/** Joins two lists of states. Usually one of them is empty; then the other is returned without copying. */
export function both(first: readonly State[], second: readonly State[]): readonly State[] {
  if (first.length === 0) return second;
  return second.length === 0 ? first : [...first, ...second];
}

export function step(
  state: State,
  production: Production,
  to: number,
  changes: Partial<State>,
  book: BookEdge | null = null,
): State {
  return { ...state, ...changes, at: to, steps: stepsAfter(state, production, to, book) };
}

/** The steps of a state with one more, up to a token. */
export const stepsAfter = (
  { at, steps }: State,
  production: Production,
  to: number,
  book: BookEdge | null = null,
): Step => ({ production, from: at, to, book, before: steps });

/** The changes that add corrections to the last item of a state. If there is no item yet, they are kept for the next. */
export function amendLast(state: State, corrections: number): Partial<State> {
  const { items } = state;
  if (items === null) return { pending: state.pending | corrections };
  const item = { ...items.item, corrections: items.item.corrections | corrections };
  return { items: { item, before: items.before } };
}
