/** /distance: how far two references lie apart. */

import { bookIdOf, chapterPositionOf, gapBetween } from "@lectern/scripture";
import { readTwo } from "./read-verses.ts";
import { type Result, succeed } from "./result.ts";

export interface Distance {
  /** OSIS ids of the two references. */
  readonly a: string;
  readonly b: string;
  /** Verses from the canonically first verse of `a` to that of `b`; never negative. */
  readonly verses: number;
  /** Where `b` lies as seen from `a`. */
  readonly direction: "forward" | "backward" | "same";
  /** Verses strictly between the two, each from its first to its last verse. */
  readonly gap: number;
  /** Chapters from the one first verse to the other. */
  readonly chapters: number;
  /** Books from the one first verse to the other. */
  readonly books: number;
}

export function distance(a: string, b: string): Result<Distance> {
  const read = readTwo(a, b);
  if (!read.ok) return read;
  const [from, to] = read.value;
  const { first } = from.hull;
  const { first: other } = to.hull;
  return succeed({
    a: from.osisId,
    b: to.osisId,
    verses: Math.abs(other - first),
    direction: other > first ? "forward" : other < first ? "backward" : "same",
    gap: gapBetween(from.hull, to.hull),
    chapters: Math.abs(chapterPositionOf(other) - chapterPositionOf(first)),
    books: Math.abs(bookIdOf(other) - bookIdOf(first)),
  });
}
