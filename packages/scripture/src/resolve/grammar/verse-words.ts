/** The costs of words for verse if the number before them may be a chapter or a verse. */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { chapterListCost } from "./commas.ts";
import { mayBeOrdinal, numberOf } from "./numbers.ts";
import { isVerseAlone, type Match, type Place } from "./point-match.ts";
import { DOUBT, IMPOSSIBLE } from "./reading-costs.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

/** The cost of a word for verse after a number: the number is the chapter, unless it continues a list of verses. */
export function wordCost(
  { state, place, chapter, chapterAt: at, markAt, verse, verseAt, isExplicit }: Match,
  context: Context,
): number {
  const { lattice } = context;
  if (lattice.kind(markAt) === ":") return 0;
  const isMarked = lattice.kind(markAt) === "," || lattice.isAnd(markAt);
  if (isOrdinalAfterWord(lattice, verseAt)) return IMPOSSIBLE;
  if (isMarked && !isExplicit && isVerseAlone(state, chapter)) return IMPOSSIBLE;
  if (place === "first" || chapter?.isRoman === true) return 0;
  if (state.level === "chapter") return place === "list" ? chapterListCost(context, state, at) : 0;
  const mark = lattice.kind(markAt);
  const wordAt = mark === "word" ? markAt : markAt + 1;
  if (mark === ",") return commaWordCost(lattice, state, at, numberOf(chapter), numberOf(verse));
  if (state.mark === "v" || !lattice.isSpaced(wordAt)) return 0;
  if (mark === ".") return state.mark === "." || lattice.isJoined(markAt) ? 0 : 2 * DOUBT;
  return spaceWordCost(state, numberOf(chapter), numberOf(verse));
}

/** "Luke 10:15, 12 v. 2": the number before the word may be a verse or a chapter. */
function spaceWordCost(state: State, chapter: number, verse: number): number {
  if (chapter <= state.verse) return 0;
  return hasVerse(bookIdOf(state), chapter, verse) ? DOUBT / 2 : DOUBT;
}

/** "Gen 1, v. 1 to 2, v. 3": a second chapter and verse, unless the numbers continue the list of verses. */
function commaWordCost(
  lattice: Context["lattice"],
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
  return lattice.kind(at - 1) === "word" ? 0 : DOUBT;
}

export function verseWordCost({ state, place, verseAt, markAt }: Match, context: Context): number {
  const { lattice } = context;
  const { level, separator, chapter } = state;
  if (isOrdinalAfterWord(lattice, verseAt)) return IMPOSSIBLE;
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
  const before = lattice.value(lattice.kind(at - 1) === "," ? at - 2 : at - 1);
  const falls = (items?.before?.item.end?.verse ?? 0) >= before && separator === "space";
  const mayBePair = (mark === "v" || mark === "vv" || falls) && before > 0;
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
