/**
 * Reads an input from left to right. At each token, every state that was reached there continues with every production
 * that fits. Only the few cheapest states are kept at a token, so that time is linear in the length.
 */

import { afterBook } from "./after-book.ts";
import type { Items, itemsInOrder } from "./item.ts";
import { startsAt } from "./item-starts.ts";
import { leadingAt } from "./leading.ts";
import { DOUBT, OUTSIDE } from "./reading-costs.ts";
import { BRACKET, DOT, moreSeparatorsAt, separatorsAt } from "./separators.ts";
import { assumptionCost, both, type Context, type State, type Step, startState } from "./state.ts";
import { finalAt, trailingAt } from "./trailing.ts";

const NONE: readonly State[] = [];

/** The most states that are kept at a token. */
const MAX_STATES = 8;

export interface Readings {
  /** Readings of the whole input, cheapest first. */
  readonly complete: readonly State[];
  /** The state that got furthest; of several, the cheapest. */
  readonly furthest: State;
  /** Token after the last. */
  readonly end: number;
}

export function read(context: Context, from = 0): Readings {
  const { lattice } = context;
  const agenda = new Agenda(from);
  const start: State = { ...startState(from), commas: context.isCommaLanguage ? "verse" : null };
  agenda.add(start);
  const complete: State[] = [];
  let furthest = start;
  for (let at = from; at <= lattice.end; at++) {
    for (const state of pruned(agenda.at(at))) {
      if (isFurther(state, furthest)) furthest = state;
      continueFrom(context, state, agenda, complete);
    }
  }
  return { complete: pruned(complete), furthest, end: lattice.end };
}

/** The state at the end. An assumption without confirmation costs more than a number outside the canon. */
const ended = (state: State): State =>
  state.commas === "assumed" ? { ...state, cost: state.cost + OUTSIDE + DOUBT } : state;

/** The states that were reached, by the token where they continue. */
class Agenda {
  readonly #from: number;
  readonly #states: (State[] | undefined)[] = [];

  constructor(from: number) {
    this.#from = from;
  }

  add(state: State): void {
    const index = state.at - this.#from;
    const states = this.#states[index];
    if (states === undefined) this.#states[index] = [state];
    else states.push(state);
  }

  at(at: number): readonly State[] {
    return this.#states[at - this.#from] ?? NONE;
  }
}

/** Adds the states after one. A state that did not advance continues at once. */
function continueFrom(context: Context, state: State, agenda: Agenda, complete: State[]): void {
  for (const next of productions(context, state)) {
    if (next.at === context.lattice.end && next.phase === "item") complete.push(ended(next));
    else if (next.at > state.at) agenda.add(next);
    else continueFrom(context, next, agenda, complete);
  }
}

/** How much of the input a state has understood. A name after only a space counts only if something follows it. */
export function reachOf({ at, phase, separator, book, steps }: State): number {
  if (phase === "book") return separator === "space" ? (book?.from ?? at) : at;
  if (phase !== "start") return at;
  // A bracket without a reference, and a dot that is not followed by another, count as not understood.
  if (separator === "bracket") return stepOf(steps, BRACKET) ?? at;
  if (separator === "dot" && book !== null && steps?.production === DOT) return steps.from;
  return at;
}

/** The token where the last step of a production begins. */
function stepOf(last: Step | null, production: Step["production"]): number | undefined {
  for (let step = last; step !== null; step = step.before)
    if (step.production === production) return step.from;
  return undefined;
}

const isFurther = (state: State, other: State): boolean =>
  reachOf(state) > reachOf(other) || (reachOf(state) === reachOf(other) && state.cost < other.cost);

/** The states after one, by every production that fits. */
export function productions(context: Context, state: State): readonly State[] {
  switch (state.phase) {
    case "book":
      return afterBook(context, state);
    case "dead":
      return [];
    case "start":
      return both(
        leadingAt(context, state),
        both(moreSeparatorsAt(context, state), startsAt(context, state)),
      );
    case "item": {
      const end = finalAt(context, state);
      if (end !== null) return end === state ? [] : [end];
      const trailing = trailingAt(context, state);
      return trailing.length > 0 ? trailing : separatorsAt(context, state);
    }
  }
}

/** The cheapest states, with one state for each group of states that continue in the same way. */
export function pruned(states: readonly State[]): readonly State[] {
  if (states.length < 2) return states;
  const cheapest: State[] = [];
  for (const state of [...states].sort((a, b) => a.cost - b.cost)) {
    const index = cheapest.findIndex((other) => continuesAlike(other, state));
    const better = cheapest[index];
    if (better !== undefined) cheapest[index] = withPlainer(withRival(better, state), state);
    else if (cheapest.length < MAX_STATES) cheapest.push(state);
  }
  return cheapest;
}

/** Whether two states read everything after them in the same way. */
const continuesAlike = (a: State, b: State): boolean =>
  a.phase === b.phase &&
  a.book?.bookId === b.book?.bookId &&
  a.chapter === b.chapter &&
  a.verse === b.verse &&
  a.level === b.level &&
  a.mark === b.mark &&
  a.commas === b.commas &&
  a.isRoman === b.isRoman &&
  a.separator === b.separator &&
  a.startsSegment === b.startsSegment;

/** The better of two states; the other becomes its rival if it costs nearly the same and has another meaning. */
function withRival(better: State, other: State): State {
  const margin = other.cost - better.cost;
  if (
    margin >= DOUBT ||
    (better.rival !== null && better.rival.margin <= margin) ||
    hasSameMeaning(better, other)
  )
    return better;
  return { ...better, rival: { state: other, margin } };
}

/** The better of two states. The other is kept with it if it assumes less and costs more only because of its numbers. */
function withPlainer(better: State, other: State): State {
  const margin = assumptionCost(better) - assumptionCost(other);
  if (margin < DOUBT || (better.plainer !== null && better.plainer.margin >= margin)) return better;
  return { ...better, plainer: { state: other, margin, items: countOf(better.items) } };
}

function countOf(last: Items | null): number {
  let count = 0;
  for (let items = last; items !== null; items = items.before) count++;
  return count;
}

/** Whether two states have read the same books and numbers. */
export function hasSameMeaning(a: State, b: State): boolean {
  let left = a.items;
  let right = b.items;
  for (; left !== null && right !== null && left !== right; left = left.before, right = right.before) {
    const { item: x } = left;
    const { item: y } = right;
    const isSame =
      x.bookId === y.bookId &&
      x.segment === y.segment &&
      x.follow === y.follow &&
      samePoint(x.start, y.start) &&
      samePoint(x.end, y.end);
    if (!isSame) return false;
  }
  return left === right;
}

type MaybePoint = ReturnType<typeof itemsInOrder>[number]["start"];

const samePoint = (a: MaybePoint, b: MaybePoint): boolean =>
  a === b ||
  (a !== null && b !== null && a.chapter === b.chapter && a.verse === b.verse && a.compact === b.compact);
