/** The costs of the usual ways to write a point. */

import { chapterCount } from "../../canon.ts";
import { hasTrait } from "../../data/traits.ts";
import { areVerseCommas, chapterListCost } from "./commas.ts";
import { numberOf } from "./numbers.ts";
import { isNumeralInstead, nextOrdinalCost, ordinalCost } from "./ordinal-costs.ts";
import type { Match } from "./point-match.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context } from "./state.ts";

export function colonCost({ verseAt }: Match, context: Context): number {
  return nextOrdinalCost(context, verseAt);
}

/** Possible only inside a square bracket. */
export function squareCost({ markAt }: Match, { lattice }: Context): number {
  return lattice.input[lattice.token(markAt).start] === "[" ? 0 : IMPOSSIBLE;
}

/** Possible only directly after the name of a book. */
export function firstCost({ place }: Match): number {
  return place === "first" ? 0 : IMPOSSIBLE;
}

/** Two numbers after hyphens are chapter and verse only if they cannot be a range of chapters. */
export function hyphenCost({ place, state, chapter, verse, to }: Match, { lattice }: Context): number {
  if (place !== "first") return IMPOSSIBLE;
  const chapters = chapterCount(bookIdOf(state));
  const last = numberOf(verse);
  const isRange = lattice.kind(to) === "-" && lattice.isJoined(to) && lattice.kind(to + 1) === "number";
  const mayBeRange = numberOf(chapter) < last && (last <= chapters || chapters === 1);
  return isRange || !mayBeRange ? 0 : IMPOSSIBLE;
}

export function spaceCost({ state, place, verseAt }: Match, { lattice }: Context): number {
  if (place !== "first" && state.mark !== "_") return IMPOSSIBLE;
  // "Psalm 23 1 John 3:16": the chapter and verse after "John" show that it is the numbered book.
  const books = lattice.books(verseAt);
  if (books.some(({ to }) => lattice.kind(to + 1) === ":" && lattice.kind(to + 2) === "number"))
    return IMPOSSIBLE;
  const after = lattice.kind(verseAt + 1);
  const isPair =
    lattice.kind(verseAt + 2) === "number" &&
    (after === ":" || (after === "." && lattice.isJoined(verseAt + 1)));
  return isPair || lattice.token(verseAt).isOrdinal ? IMPOSSIBLE : 0;
}

export function headingCost({ state, markAt }: Match, { lattice }: Context): number {
  if (lattice.hasAny(markAt, ["and", "in"])) return IMPOSSIBLE;
  return hasTrait(bookIdOf(state), "pieces") ? 0 : IMPOSSIBLE;
}

export function chapterCost(
  { state, place, chapter, chapterAt: at, isExplicit, to }: Match,
  context: Context,
): number {
  const ordinal = (): number => ordinalCost(context, state, at, numberOf(chapter));
  // A verse must follow a colon.
  if (context.lattice.kind(to) === ":") return IMPOSSIBLE;
  if (isExplicit) return isNumeralInstead(context, state, at) && state.chapter === 0 ? 2 * DOUBT : 0;
  if (chapter?.isRoman || place === "first") return ordinal();
  if (state.level === "verse") return IMPOSSIBLE;
  // "Ps. cxix, 105": a numeral for the chapter, digits for the verse.
  if (state.isRoman && place === "list") return IMPOSSIBLE;
  return chapterListCost(context, state, at) + ordinal();
}

export function verseCost({ state, place, verse, verseAt }: Match, context: Context): number {
  if (place === "first" || state.level !== "verse") return IMPOSSIBLE;
  if (context.lattice.token(verseAt).isOrdinal || context.lattice.kind(verseAt + 1) === ":")
    return IMPOSSIBLE;
  // "Gn 1,1-2,3": if a comma stood before a verse, the next one does too.
  const isPair =
    areVerseCommas(state) && context.lattice.kind(verseAt - 1) === "," && !context.lattice.isSpaced(verseAt);
  return (isPair ? DOUBT : 0) + ordinalCost(context, state, verseAt, numberOf(verse));
}
