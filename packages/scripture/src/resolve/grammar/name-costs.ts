/** The cost of reading a name as a book if something else may be meant. */

import { chapterCount } from "../../canon.ts";
import type { BookEdge } from "../names/edge.ts";
import type { Lattice } from "../names/lattice.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

/** The cost of a name that is not written as it is spelled. */
export const spellingCost = ({ isSpelled }: BookEdge): number => (isSpelled ? 2 * DOUBT : 0);

/**
 * The cost of a name that fits several books: it means a book only if nothing else is possible. A single letter costs
 * even more.
 */
const SEVERAL = 3 * DOUBT;
const LETTER = 5 * DOUBT;

export function costOfName({ lattice }: Context, state: State, edge: BookEdge): number {
  const { bookIds, text, from, to } = edge;
  if (bookIds.length > 1) return text.length === 1 ? LETTER : SEVERAL;
  const isNumber = lattice.kind(from) === "number";
  // "Rom 8.1 John 4.8": a digit joined to a dot. "John 1-John 3": a hyphen after the left end of a range.
  const isJoinedDot = isNumber && !lattice.isSpaced(from) && [".", ":"].includes(lattice.kind(from - 1));
  const isHyphen = isNumber && lattice.kind(from + 1) === "-" && lattice.kind(from - 1) === "word";
  // "Hebr. 1. 1, 2, 3. Joh. 1. 1": the dot ends a verse.
  const isVersion = lattice.version(from)?.isBook === true;
  const isDotted =
    isNumber &&
    lattice.kind(from + 1) === "." &&
    lattice.isSpaced(from + 2) &&
    isAfterDot(lattice, state, from);
  return (
    spellingCost(edge) +
    (isVersion ? DOUBT : 0) +
    (isJoinedDot || isHyphen || isDotted ? 2 * DOUBT : 0) +
    numeralCost(lattice, state, from, to)
  );
}

/** A number that continues verses after dots: "Heb. i. 3. John i. 1". */
function isAfterDot(lattice: Lattice, { mark, separator }: State, from: number): boolean {
  const before = lattice.kind(from - 1);
  return separator === "dot" ? mark !== ":" : (before === "," || before === "-") && mark === ".";
}

/**
 * "Isa. xl. 31; lv. 1": letters that are a numeral in an input with Roman numerals, unless they are capitalised like
 * a name.
 */
function numeralCost(lattice: Lattice, state: State, from: number, to: number): number {
  const value = lattice.roman(from);
  if (!state.isRoman || to !== from + 1 || value === 0 || value > chapterCount(bookIdOf(state))) return 0;
  // "Isa. liii. 5 lv. 1": after a space no numeral is read, so nothing distinguishes the two.
  if (state.separator === "space" && lattice.letters(from) === lattice.written(from, to)) return IMPOSSIBLE;
  return /^[A-Z][a-z]/.test(lattice.written(from, to)) ? -2 * DOUBT : 2 * DOUBT;
}
