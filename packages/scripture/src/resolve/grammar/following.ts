/** Words that extend an item to following verses: f, ff, "and following". */

import type { Lattice } from "../names/lattice.ts";
import type { Follow } from "./item.ts";

export interface Following {
  readonly follow: Follow;
  readonly to: number;
}

/** The extension after a number; null if there is none. */
export function readFollow(lattice: Lattice, from: number): Following | null {
  // "iii. 16, ff.", "xxiv. 13, et seq."
  const comma = lattice.kind(from) === "," && lattice.isSpaced(from + 1) ? from + 1 : from;
  let at = lattice.isAnd(comma) ? comma + 1 : comma;
  if (lattice.has(at, "the")) at++;
  const isRest = lattice.has(at, "rest");
  if (!isRest && !lattice.has(at, "next")) return null;
  let to = lattice.pastDot(at + 1);
  if (lattice.kind(to) === "number" && lattice.kind(to - 1) === ".") to--;
  // "and the following verse": one verse.
  if (lattice.kind(to - 1) !== "." && lattice.isVerseWord(to) && !lattice.hasNumberAfter(to)) {
    return { follow: isRest && !lattice.has(to, "verse") ? "rest" : "next", to: to + 1 };
  }
  return { follow: isRest ? "rest" : "next", to };
}
