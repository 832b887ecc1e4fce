/** Words that extend an item to following verses: f, ff, "and following". */

import * as BIT from "../correction-bits.ts";
import type { Lattice } from "../names/lattice.ts";
import type { Follow } from "./item.ts";

export interface Following {
  readonly follow: Follow;
  readonly to: number;
  readonly corrections: number;
}

export const noFollow = (to: number): Following => ({ follow: "none", to, corrections: 0 });

/** The extension after a number. */
export function readFollow(lattice: Lattice, from: number): Following {
  // "iii. 16, ff.", "xxiv. 13, et seq."
  const comma = lattice.kind(from) === "," && lattice.isSpaced(from + 1) ? from + 1 : from;
  let at = lattice.isAnd(comma) ? comma + 1 : comma;
  if (lattice.has(at, "the")) at++;
  const isRest = lattice.has(at, "rest");
  if (!isRest && !lattice.has(at, "next")) return noFollow(from);
  // In running text: "15:10, and F. Godet"; "Ps 4 F Ps 5", for Friday; "Gen 2:1", then on the next line "f) Gen 3:1"
  if (lattice.isLetterApart(at) || lattice.startsLine(from)) return noFollow(from);
  let to = lattice.pastDot(at + 1);
  if (lattice.kind(to) === "number" && lattice.kind(to - 1) === ".") to--;
  // "and the following verse": one verse.
  if (lattice.kind(to - 1) !== "." && lattice.isVerseWord(to) && !lattice.hasNumberAfter(to)) {
    return following(isRest && !lattice.has(to, "verse"), to + 1);
  }
  return following(isRest, to);
}

const following = (isRest: boolean, to: number): Following => ({
  follow: isRest ? "rest" : "next",
  to,
  corrections: BIT.following_verses,
});
