/**
 * The only place that decides between readings. One sensible reading is the answer; if there are two or none, it says
 * so. No earlier stage drops a reading in favour of another.
 */

import { type Item, itemsInOrder } from "./grammar/item.ts";
import { hasSameMeaning, type Readings, reachOf } from "./grammar/read.ts";
import { DOUBT, OUTSIDE } from "./grammar/reading-costs.ts";
import { assumptionCost, type State, type Step } from "./grammar/state.ts";
import type { BookEdge } from "./names/edge.ts";

export type Settlement =
  /** Read in one way. */
  | { readonly kind: "read"; readonly items: readonly Item[]; readonly state: State }
  /** The name of a book fits several. */
  | { readonly kind: "ambiguous"; readonly edge: BookEdge }
  /** Two readings that differ in the book at a token. */
  | {
      readonly kind: "two books";
      readonly at: number;
      readonly bookIds: readonly number[];
      readonly to: number;
    }
  /**
   * There is no reading, or there are two that differ in their numbers. `at` is the token that is not understood;
   * `state` is the reading up to it.
   */
  | { readonly kind: "unread"; readonly at: number; readonly state: State };

/** Decides between the readings. `isUnknownWordAfter`: whether an unknown word directly follows a name. */
export function settle(
  { complete, furthest, end }: Readings,
  isUnknownWordAfter: (edge: BookEdge) => boolean,
): Settlement {
  const [best] = complete;
  if (best === undefined) return settleUnread(furthest, end, isUnknownWordAfter);
  if (best.ambiguous !== null) return { kind: "ambiguous", edge: best.ambiguous };
  const plainer = plainerThan(best, complete);
  if (plainer !== null) return { kind: "read", items: plainer, state: best };
  const rivals = rivalsOf(best, complete);
  if (rivals.length > 0) return settleRivals(best, rivals);
  return { kind: "read", items: itemsInOrder(best.items), state: best };
}

/**
 * The items of a reading that assumes less than the best one and costs more only because of numbers outside the canon.
 * Such a reading is preferred: the writer made a mistake in a number. The canon decides only between readings that are
 * otherwise equally likely.
 */
function plainerThan(best: State, complete: readonly State[]): readonly Item[] | null {
  if (best.outside > 0) return null;
  const other = complete.find((state) => assumptionCost(state) <= assumptionCost(best) - DOUBT);
  if (other !== undefined) return itemsInOrder(other.items);
  const { plainer } = best;
  if (plainer === null) return null;
  return [...itemsInOrder(plainer.state.items), ...itemsInOrder(best.items).slice(plainer.items)];
}

/** The other readings whose cost is close to that of the best one and whose meaning differs. */
function rivalsOf(best: State, complete: readonly State[]): readonly State[] {
  // If all readings are outside the canon, only the cheapest is reported: none of them is a valid answer.
  if (best.cost >= OUTSIDE) return [];
  const others = complete.filter((state) => state.cost - best.cost < DOUBT && !hasSameMeaning(best, state));
  return best.rival === null ? others : [best.rival.state, ...others];
}

function settleRivals(best: State, rivals: readonly State[]): Settlement {
  const divergences = rivals.map((rival) => divergingSteps(best, rival));
  for (const { mine, other } of divergences) {
    const books = otherBooks(mine, other);
    if (books !== null) return books;
  }
  const [{ mine, other } = { mine: [], other: [] }] = divergences;
  const at = divergingToken(mine[0], other[0], best.at);
  return { kind: "unread", at, state: best };
}

/** The token at which two readings diverge. */
function divergingToken(mine: Step | undefined, other: Step | undefined, end: number): number {
  if (mine === undefined || other === undefined) return end;
  if (mine.from !== other.from || mine.to === other.to) return Math.min(mine.from, other.from);
  return Math.min(mine.to, other.to);
}

/** Two names that end at the same token, of which only one includes the number before it: "Gen 1:1 and 2 John 1". */
function otherBooks(mine: readonly Step[], other: readonly Step[]): Settlement | null {
  const left = mine.find(({ book }) => book !== null);
  const right = other.find(({ book }) => book !== null);
  if (!left?.book || !right?.book || left.book.to !== right.book.to) return null;
  const bookIds = [...new Set([...left.book.bookIds, ...right.book.bookIds])];
  if (bookIds.length < 2) return null;
  return { kind: "two books", at: Math.min(left.book.from, right.book.from), to: left.book.to, bookIds };
}

/** The steps of two readings from the first in which they differ. */
function divergingSteps(
  a: State,
  b: State,
): { readonly mine: readonly Step[]; readonly other: readonly Step[] } {
  const left = stepsOf(a);
  const right = stepsOf(b);
  let at = 0;
  while (at < left.length && isSameStep(left[at], right[at])) at++;
  return { mine: left.slice(at), other: right.slice(at) };
}

const isSameStep = (a: Step | undefined, b: Step | undefined): boolean =>
  a?.production === b?.production && a?.from === b?.from && a?.to === b?.to;

export function stepsOf({ steps }: State): readonly Step[] {
  const list: Step[] = [];
  for (let step = steps; step !== null; step = step.before) list.push(step);
  return list.reverse();
}

/**
 * No reading reached the end. An ambiguous name before the error is reported first, unless the error directly
 * follows it.
 */
function settleUnread(
  furthest: State,
  end: number,
  isUnknownWordAfter: (edge: BookEdge) => boolean,
): Settlement {
  const { ambiguous } = furthest;
  const at = furthest.items === null && furthest.book === null && furthest.at === end ? 0 : reachOf(furthest);
  if (ambiguous !== null && at >= ambiguous.to && !(at === ambiguous.to && isUnknownWordAfter(ambiguous)))
    return { kind: "ambiguous", edge: ambiguous };
  return { kind: "unread", at, state: furthest };
}
