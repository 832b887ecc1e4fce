/** Dots between numbers: between chapter and verse, or in a list of verses ("Ps 118:1-2.16-17"). */

import { hasVerse } from "../../canon.ts";
import type { Lattice } from "../names/lattice.ts";
import { areVerseCommas, chapterListCost } from "./commas.ts";
import { mayBeOrdinal, numberOf } from "./numbers.ts";
import { nextOrdinalCost } from "./ordinal-costs.ts";
import { isVerseAlone, type Match } from "./point-match.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

export function dotCost(match: Match, context: Context): number {
  const { state, place, chapter, chapterAt: at } = match;
  const { lattice } = context;
  const bookId = bookIdOf(state);
  if (isDotOfOther(match, context)) return IMPOSSIBLE;
  if (place === "first") return 0;
  if (lattice.isSpaced(match.markAt + 1) && !isDotStyle(match)) return IMPOSSIBLE;
  // "chap. iii., v. 16", "xvii. 10-15.v. 32"
  const isOpen = state.level === "chapter" || state.separator === "dot";
  if (place === "list" && isOpen && chapter?.isRoman && lattice.isVerseWord(at)) return 2 * DOUBT;
  if (state.mark === "." || state.isRoman) return 0;
  // "Jn 3,16.18": a chapter and verse after a list of chapters, or verses after a comma.
  if (state.level !== "verse")
    return state.separator === "comma" ? DOUBT / 2 + chapterListCost(context, state, at) : 0;
  return listDotCosts(context, { state, bookId, at, before: state.verse, isRight: place === "right" }).pair;
}

/** "Ps 23. (1 John 1:9)", "Jude 3. 1 John 4:8": the dot ends the reference, and the number belongs to the next one. */
function isDotOfOther({ state, place, markAt, verseAt, chapter }: Match, context: Context): boolean {
  const { lattice } = context;
  if (lattice.kind(verseAt - 1) === "(" && mayBeOrdinal(lattice, verseAt)) return true;
  if (!lattice.isSpaced(markAt + 1)) return false;
  return isVerseAlone(state, chapter) || (place !== "first" && nextOrdinalCost(context, verseAt) > 0);
}

/** Whether dots with a space after them stand before verses: after Roman numerals, or if an earlier dot did. */
function isDotStyle({ state, chapter, verse }: Match): boolean {
  if (state.isRoman || chapter?.isRoman) return true;
  return state.mark === "." && hasVerse(bookIdOf(state), numberOf(chapter), numberOf(verse));
}

interface ListDot {
  readonly state: State;
  readonly bookId: number;
  /** The token of the number before the dot. */
  readonly at: number;
  /** The verse before that number. */
  readonly before: number;
  /** The number is the right end of a range. */
  readonly isRight: boolean;
}

/** Whether another joined dot and number are at a token. */
const isMoreOfList = (lattice: Lattice, at: number): boolean =>
  lattice.kind(at) === "." && lattice.kind(at + 1) === "number" && !lattice.isSpaced(at + 1);

/** The most chapters of a passage that is written with a mix of marks. */
const MAX_CHAPTERS = 4;

/**
 * The costs of reading the joined dot after a verse as the mark between chapter and verse, and as a separator in a
 * list of verses.
 */
export function listDotCosts(
  { lattice }: Context,
  { state, bookId, at, before, isRight }: ListDot,
): { pair: number; list: number } {
  const number = lattice.value(at);
  const next = lattice.value(at + 2);
  const end = lattice.kind(at + 3);
  const isNear = number > state.chapter && (!isRight || number <= state.chapter + MAX_CHAPTERS);
  const isPair =
    !areVerseCommas(state) &&
    lattice.kind(at - 1) !== "." &&
    end !== "-" &&
    !isMoreOfList(lattice, at + 3) &&
    isNear &&
    hasVerse(bookId, number, next);
  if (isPair && isRight && next === number + 1) return { pair: 0, list: 2 * DOUBT };
  const rises = number < next || (number === next && end === "-") || areVerseCommas(state);
  const isList = before < number && rises && hasVerse(bookId, state.chapter, next);
  if (isPair && isList) return { pair: 0, list: 0 };
  return isList ? { pair: 2 * DOUBT, list: 0 } : { pair: 0, list: 2 * DOUBT };
}
