/** Several books under one name, each as a whole: "1-3 John", "First and Second Kings". */

import * as BIT from "../correction-bits.ts";
import { withBook } from "./current.ts";
import type { Production } from "./productions.ts";
import { pushItem } from "./push-item.ts";
import { DOUBT } from "./reading-costs.ts";
import { type Context, type State, step } from "./state.ts";

const SEVERAL: Production = "several books";

export function severalBooksAt({ lattice }: Context, state: State): readonly State[] {
  const edges = lattice.several(state.at);
  const [first] = edges;
  // Numbers after them would belong to no single book.
  if (first === undefined || lattice.kind(first.to) === "number") return [];
  const isRange = lattice.isRangeMark(lattice.pastDot(state.at + 1));
  if (lattice.kind(state.at) === "number" && mayContinue(state, first.ordinal, isRange)) return [];
  const whole = { start: null, end: null };
  let last = state;
  for (const [index, edge] of edges.entries()) {
    const { book } = withBook(last, edge);
    const pending = last.pending | edge.corrections | (index === 0 ? BIT.number_word : 0);
    last = pushItem({ ...last, book, pending }, SEVERAL, edge.to, whole);
  }
  // "Isa 43,2-3 John": after a joined comma the first ordinal may be a verse.
  const isJoined = lattice.kind(state.at - 1) === "," && !lattice.isSpaced(state.at);
  const name = first.to - 1;
  const isBook = lattice.isSpaced(name) && lattice.entry(name)?.plain.exact?.isNumbered === false;
  const cost = last.cost + (isJoined && isBook ? DOUBT / 2 : 0);
  return [step(last, SEVERAL, first.to, { book: null, level: "none", cost }, edges.at(-1))];
}

/** A number that continues the list before it is not one of several ordinals. */
function mayContinue(
  { book, startsSegment, level, verse, chapter, items }: State,
  ordinal: number,
  isRange: boolean,
): boolean {
  if (book === null || items === null || startsSegment || isRange) return false;
  return level !== "none" && ordinal > (level === "verse" ? verse : chapter);
}
