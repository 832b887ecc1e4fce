/** /distance: the distance between two references. */

import { bookIdOf, chapterPositionOf, gapBetween } from "@lectern/scripture";
import type { WrittenLanguage } from "./read-reference.ts";
import { readTwo } from "./read-verses.ts";
import { type Result, succeed } from "./result.ts";

export interface Distance {
  /** OSIS ids of the two references. */
  readonly a: string;
  readonly b: string;
  /** Verses from the canonically first verse of `a` to that of `b`; never negative. */
  readonly verses: number;
  /** The direction from `a` to `b`. */
  readonly direction: "forward" | "backward" | "same";
  /** Verses strictly between the two references. A reference with gaps counts as one run, from first to last verse. */
  readonly gap: number;
  /** Chapters between the two first verses. */
  readonly chapters: number;
  /** Books between the two first verses. */
  readonly books: number;
}

export function distance(a: string, b: string, language?: WrittenLanguage): Result<Distance> {
  const read = readTwo(a, b, language);
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
