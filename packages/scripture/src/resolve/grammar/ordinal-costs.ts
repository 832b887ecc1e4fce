/** Costs of numbers that may also be the ordinal of the book after them: "Gen 1:1 and 2 John 1". */

import { chapterCount } from "../../canon.ts";
import { isNamesake } from "../names/lexicon.ts";
import { mayBeOrdinal } from "./numbers.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import type { Context, State } from "./state.ts";

/**
 * The cost of reading a number as a verse if it may be the ordinal of the next book and a space precedes it: "John 3: 1
 * John 4:8".
 */
export function nextOrdinalCost({ lattice }: Context, at: number): number {
  if (!lattice.isSpaced(at) || !mayBeOrdinal(lattice, at)) return 0;
  // "Heb. i. 3. John i. 1": the dot may also end the verse.
  return lattice.kind(at + 1) === "." ? 0 : IMPOSSIBLE;
}

/** "Ps. c. 3": the letter before the number is a Roman numeral if the book has that many chapters. */
export function isNumeralInstead({ lattice }: Context, { book }: State, at: number): boolean {
  const word = lattice.beforeDot(at);
  return lattice.roman(word) > 1 && chapterCount(book?.bookId ?? 0) >= lattice.roman(word);
}

/**
 * The cost of a chapter at the start of a segment. "Rom 8:1; 2 John 4": a number before a name is its ordinal. "2 Jon
 * 1:1" may also be chapter 2 and Jonah.
 */
function startCost(lattice: Context["lattice"], at: number): number {
  const spelled = lattice.books(at).find(({ isSpelled }) => isSpelled);
  if (spelled === undefined) return IMPOSSIBLE;
  const name = lattice.pastDot(at + 1);
  const unnumbered = lattice
    .books(name)
    .find(({ bookIds, ordinal, isSpelled }) => bookIds.length === 1 && ordinal === 0 && !isSpelled);
  if (unnumbered === undefined || unnumbered.to !== spelled.to) return IMPOSSIBLE;
  return isNamesake(lattice.lexicon, unnumbered.bookIds[0] ?? 0, spelled.bookIds) ? IMPOSSIBLE : 2 * DOUBT;
}

/** The cost of reading a number as a chapter or verse if it may be the ordinal of the next book. */
export function ordinalCost({ lattice }: Context, state: State, at: number, value: number): number {
  if (!mayBeOrdinal(lattice, at) || (lattice.kind(at + 1) === "." && !state.startsSegment)) return 0;
  if (lattice.books(at).some(({ isMachine }) => isMachine)) return 4 * DOUBT;
  if (state.phase === "start" && state.startsSegment) return startCost(lattice, at);
  const last = state.level === "verse" ? state.verse : state.chapter;
  const [several] = lattice.several(at);
  const isOfNone = several !== undefined && lattice.kind(lattice.pastDot(several.to)) === "number";
  if (state.level !== "none" && value <= last) return isOfNone ? IMPOSSIBLE : startCost(lattice, at);
  const isJoinedComma = lattice.kind(at - 1) === "," && !lattice.isSpaced(at);
  return state.separator === "comma" && !isJoinedComma ? DOUBT : 0;
}
