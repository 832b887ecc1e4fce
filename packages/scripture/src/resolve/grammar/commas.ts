/** Commas between numbers: before a verse, as in much of Europe ("Mt 5,3"), or between the chapters of a list. */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import type { CommaPair } from "./comma-pair.ts";
import { digitsAt, type Numeral, numberOf } from "./numbers.ts";
import { nextOrdinalCost } from "./ordinal-costs.ts";
import type { Match } from "./point-match.ts";
import { DOUBT, IMPOSSIBLE, OUTSIDE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

export const areVerseCommas = ({ commas }: State): boolean => commas === "verse" || commas === "assumed";

/** The numbers before and after a comma; null unless both are in digits. */
function commaPairAt({ lattice }: Context, comma: number): CommaPair | null {
  const chapter = digitsAt(lattice, comma - 1)?.value;
  const verse = digitsAt(lattice, comma + 1)?.value;
  if (lattice.kind(comma) !== "," || chapter === undefined || verse === undefined) return null;
  const after = comma + 2;
  const next = digitsAt(lattice, after + 1)?.value;
  const isRange = lattice.isRangeMark(after);
  const last = isRange ? (next ?? verse) : verse;
  const isListed = next !== undefined && (lattice.kind(after) === "," || lattice.isAnd(after));
  const hasMore = isListed && lattice.isJoined(after);
  return { chapter, verse, last, isRange, isJoined: lattice.isJoined(comma), hasMore, isListed };
}

/** Whether a list of chapters may be meant: the numbers rise and are chapters of the book. */
function mayBeChapters(
  bookId: number,
  { chapter, verse, last, isRange, isJoined, hasMore }: CommaPair,
): boolean {
  const chapters = chapterCount(bookId);
  if (hasMore && verse <= chapters) return true;
  if (isJoined) return chapter < verse && Math.max(verse, last) <= chapters;
  // "Ruth 4, 5" may be a list of chapters with a wrong number.
  const isPast = last > chapters && last > chapter + 1;
  return !isPast && !(verse <= chapter && (isRange || verse === chapter));
}

/**
 * The cost of reading a comma as the mark between chapter and verse. In languages that use a colon this is possible only
 * if a list of chapters cannot be meant, or if another comma of the input certainly has this meaning.
 */
export function commaCost(
  { state, place, markAt, chapter, verse, verseAt, to }: Match,
  context: Context,
): number {
  const { lattice, isCommaLanguage } = context;
  const bookId = bookIdOf(state);
  if (nextOrdinalCost(context, verseAt) > 0 || lattice.token(verseAt).isOrdinal) return IMPOSSIBLE;
  if (chapterCount(bookId) === 1) return chapter?.isRoman ? 0 : IMPOSSIBLE;
  if (lattice.kind(to) === ":" && lattice.kind(to + 1) === "number") return IMPOSSIBLE;
  const isChapterPlace =
    place === "first" || (areVerseCommas(state) && mayBePairAgain(context, state, markAt, chapter));
  if (isCommaLanguage) return isChapterPlace || lattice.isJoined(markAt) ? 0 : IMPOSSIBLE;
  if (chapter?.isRoman) return 0;
  if (!isChapterPlace) return IMPOSSIBLE;
  return styleCost({ state, place, markAt, chapter, verse }, context);
}

/** The same for languages that use a colon before verses. */
function styleCost(
  { state, place, markAt, chapter, verse }: Pick<Match, "state" | "place" | "markAt" | "chapter" | "verse">,
  context: Context,
): number {
  const bookId = bookIdOf(state);
  // In an input with colons, a comma before a verse is a mistake, not a style.
  const isSlip = state.hasColons && place === "first";
  const isStyle = areVerseCommas(state) && !isSlip;
  // If commas stand before verses in this list, a number outside the canon is a mistake; otherwise it is a verse of a
  // list.
  if (isStyle && state.mark === ",") return 0;
  if (!hasVerse(bookId, numberOf(chapter), numberOf(verse))) return IMPOSSIBLE;
  if (isStyle) return 0;
  const pair = commaPairAt(context, markAt);
  // "Rom 16, 17": a list of chapters with one too many, but in a text the verse
  const isLast = pair?.chapter === chapterCount(bookId) && pair.last === pair.chapter + 1;
  if (isLast && !pair.isJoined && !context.isProse) return IMPOSSIBLE;
  return state.commas === "list" ? 2 * DOUBT : DOUBT;
}

/** The cost of a bracket after a comma that stands before verses. */
export function commaBracketCost({ state }: Match): number {
  return state.commas === "verse" ? 0 : IMPOSSIBLE;
}

/**
 * If commas stand before verses: whether a comma later in the list may do so too. It must be joined, or the number
 * before it must not be a verse.
 */
function mayBePairAgain(
  { lattice }: Context,
  state: State,
  markAt: number,
  chapter: Numeral | null,
): boolean {
  return lattice.isJoined(markAt) || !hasVerse(bookIdOf(state), state.chapter, numberOf(chapter));
}

/**
 * The meaning of commas after this pair. If a list of chapters may be meant as well, it is only an assumption that the
 * comma stands before a verse, until other evidence confirms it.
 */
export function commasOfPair(context: Context, state: State, comma: number): State["commas"] {
  const pair = commaPairAt(context, comma);
  const isOpen = pair !== null && state.commas === null && mayBeChapters(bookIdOf(state), pair);
  return isOpen && !isCell(context, comma) ? "assumed" : "verse";
}

/** Whether a comma separates the cells of a table: "John,3,16". */
const isCell = ({ lattice }: Context, comma: number): boolean =>
  lattice.kind(comma - 2) === "," && lattice.kind(comma - 3) === "word";

const isAfterRange = ({ items }: State): boolean => items?.item.start !== items?.item.end;

/** The cost of reading the comma before a chapter as a list separator. */
export function chapterListCost(context: Context, state: State, at: number): number {
  const { lattice } = context;
  const pair = commaPairAt(context, at - 1);
  if (pair === null || state.level !== "chapter" || chapterCount(bookIdOf(state)) === 1) return 0;
  if (context.isCommaLanguage && pair.isJoined) return OUTSIDE + 3 * DOUBT;
  if (areVerseCommas(state)) return 2 * DOUBT;
  const before = lattice.kind(at - 3);
  const isFirst = (before !== "," && !isAfterRange(state)) || lattice.kind(at - 4) === "word";
  const bookId = bookIdOf(state);
  const isVerse = !mayBeChapters(bookId, pair) || context.mayBeVerses?.(bookId, pair, at) === true;
  if (isFirst && isVerse) return 3 * DOUBT;
  // "2 Cor 2,12; 9,12": two pairs.
  const isCarried = ((state.items?.item.corrections ?? 0) & BIT.book_carry) !== 0;
  const isSecond = state.commas === "list" && before !== "," && isCarried;
  return pair.isJoined && !pair.hasMore && (isCell(context, at - 1) || isSecond) ? DOUBT / 2 : 0;
}
