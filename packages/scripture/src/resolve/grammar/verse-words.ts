/** The costs of words for verse if the number before them may be a chapter or a verse. */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { chapterListCost } from "./commas.ts";
import { mayBeOrdinal, numberOf } from "./numbers.ts";
import { isVerseAlone, type Match, type Place } from "./point-match.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

/** The cost of a word for verse after a number: the number is the chapter, unless it continues a list of verses. */
export function wordCost(match: Match, context: Context): number {
  const { lattice } = context;
  const { state, place, chapter, chapterAt: at, markAt, verseAt, isExplicit } = match;
  if (isBeforePair(lattice, verseAt)) return IMPOSSIBLE;
  if (lattice.kind(markAt) === ":") return 0;
  const isMarked = lattice.kind(markAt) === "," || lattice.isAnd(markAt);
  if (isOrdinalAfterWord(lattice, verseAt)) return IMPOSSIBLE;
  if (isMarked && !isExplicit && isVerseAlone(state, chapter)) return IMPOSSIBLE;
  if (place === "first" || chapter?.isRoman === true) return 0;
  if (state.level === "chapter") return place === "list" ? chapterListCost(context, state, at) : 0;
  return costAfterVerse(match, context, isMarked);
}

/** The same if a verse precedes the number. `isMarked`: a comma or "and" stands before the word. */
function costAfterVerse(
  { state, chapter, chapterAt: at, markAt, verse, isExplicit }: Match,
  context: Context,
  isMarked: boolean,
): number {
  const { lattice } = context;
  const mark = lattice.kind(markAt);
  const wordAt = mark === "word" ? markAt : markAt + 1;
  const isListed =
    !isExplicit && state.mark !== "v" && mayBeListed(state, numberOf(chapter), numberOf(verse));
  if (isListed && (mark === "(" || (mark === "," && context.isProse))) return IMPOSSIBLE;
  if (mark === "," || (isMarked && context.isProse))
    return commaWordCost(context, state, at, numberOf(chapter), numberOf(verse));
  if (state.mark === "v" || !lattice.isSpaced(wordAt)) return 0;
  if (mark === ".") return state.mark === "." || lattice.isJoined(markAt) ? 0 : 2 * DOUBT;
  return spaceWordCost(state, numberOf(chapter), numberOf(verse));
}

/**
 * "John 3:1-8 (v. 5)", "Luke 5:1, 11, v. 10": the number before the bracket or comma is a verse of the chapter, and so is the one after the
 * word.
 */
const mayBeListed = (state: State, number: number, verse: number): boolean =>
  state.verse < number &&
  hasVerse(bookIdOf(state), state.chapter, number) &&
  hasVerse(bookIdOf(state), state.chapter, verse);

/** "Gal 2:16 vs. 3:2": a chapter and verse follow, so the word does not mean a verse. */
export const isBeforePair = (lattice: Context["lattice"], numberAt: number): boolean =>
  lattice.kind(numberAt) === "number" &&
  lattice.kind(numberAt + 1) === ":" &&
  lattice.isJoined(numberAt + 1) &&
  lattice.kind(numberAt + 2) === "number";

/** "Luke 10:15, 12 v. 2": the number before the word may be a verse or a chapter. */
function spaceWordCost(state: State, chapter: number, verse: number): number {
  if (chapter <= state.verse) return 0;
  return hasVerse(bookIdOf(state), chapter, verse) ? DOUBT / 2 : DOUBT;
}

/**
 * "Gen 1, v. 1 to 2, v. 3": a second chapter and verse, unless the numbers continue the list of verses. In prose a rising list of verses is
 * likelier: "Mark 4:4, v. 5, 6, v. 7".
 */
function commaWordCost(
  { lattice, isProse = false }: Context,
  state: State,
  at: number,
  chapter: number,
  verse: number,
): number {
  const isRisingList = state.verse < chapter && chapter < verse;
  const isAsBefore = state.mark === "v";
  if (!hasVerse(bookIdOf(state), chapter, verse)) return IMPOSSIBLE;
  if (!isRisingList) return 0;
  if (!isAsBefore || chapter <= state.chapter) return 2 * DOUBT;
  if (lattice.kind(at - 1) === "word") return 0;
  // "Mt 5 v 3-12, v 14", but "Gen 1, v. 1-2, v. 3"
  const isRange = lattice.kind(at - 1) === "-" && lattice.kind(lattice.beforeDot(at - 2) - 1) !== ",";
  return isRange || (isProse && lattice.kind(at - 1) === ",") ? 2 * DOUBT : DOUBT;
}

export function verseWordCost({ state, place, verseAt, markAt }: Match, context: Context): number {
  const { lattice } = context;
  const { level, separator, chapter } = state;
  if (isOrdinalAfterWord(lattice, verseAt) || isBeforePair(lattice, verseAt)) return IMPOSSIBLE;
  const isOnly = chapterCount(bookIdOf(state)) === 1;
  if (chapter === 0 && !isOnly) return IMPOSSIBLE;
  const at = markAt;
  // "1:1-2v3": a word that is joined to a number makes that number the chapter.
  if (place === "list" && separator === "space" && !lattice.isSpaced(at) && lattice.kind(at - 1) === "number")
    return IMPOSSIBLE;
  if (place === "list" && level === "chapter") return verseAfterChapter(state, isOnly);
  const numeral = numeralCost(context, state, at, place);
  return place === "list" && level === "verse" ? numeral + pairCost(lattice, state, at) : numeral;
}

/** The cost of reading the number before the word as something other than its chapter. */
function pairCost(lattice: Context["lattice"], { separator, mark, items }: State, at: number): number {
  // "Gen 12 v 1-3 & 15 v 6": the number before the word may be a chapter, as at the earlier word.
  const beforeAt = lattice.kind(at - 1) === "," ? at - 2 : at - 1;
  const before = lattice.value(beforeAt);
  const falls = (items?.before?.item.end?.verse ?? 0) >= before && separator === "space";
  // "v. 4 v. 7": the number before has a word of its own.
  const isVerse = lattice.isVerseWord(beforeAt - 1) || lattice.isVerseWord(beforeAt - 2);
  const mayBePair = (mark === "v" || mark === "vv" || falls) && before > 0 && !isVerse;
  // "29.v. 12": a dot that is joined on both sides stands between chapter and verse.
  const isJoinedDot = lattice.kind(at - 1) === "." && lattice.isJoined(at - 1);
  return (mayBePair ? DOUBT : 0) + (isJoinedDot ? 2 * DOUBT : 0);
}

/** "Phil 1:6 vs. 1 John 4:8": the number after the word may be a verse or the ordinal of a book. */
const isOrdinalAfterWord = (lattice: Context["lattice"], at: number): boolean =>
  lattice.isSpaced(at) && (mayBeOrdinal(lattice, at) || lattice.several(at).length > 0);

/** A verse after a list of chapters: only a word such as "especially" can add one. */
function verseAfterChapter({ pending, chapter, separator }: State, isOnly: boolean): number {
  if ((pending & BIT.noise_word) !== 0) return 0;
  return isOnly && chapter > 1 && separator !== "space" ? 0 : IMPOSSIBLE;
}

/** "Heb. iv. 14-16, v. 7": in an input with Roman numerals "v" may be chapter 5, if that chapter comes later. */
function numeralCost({ lattice }: Context, state: State, at: number, place: Place): number {
  const isNumeral = state.isRoman && lattice.letters(at).length === 1 && lattice.kind(at + 1) === ".";
  if (!isNumeral || chapterCount(bookIdOf(state)) < 5 || state.chapter >= 5) return 0;
  if (place === "right") return lattice.kind(at - 1) === "-" ? 2 * DOUBT : 0;
  const isMarked = ["comma", "semicolon", "line"].includes(state.separator) || lattice.kind(at - 1) === "&";
  return isMarked && (state.pending & BIT.noise_word) === 0 ? 2 * DOUBT : 0;
}
