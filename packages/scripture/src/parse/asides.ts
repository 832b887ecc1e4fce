/** What may stand behind an item and is no part of the list: the response of a psalm, the numbers of another text. */

import { WORD_AND, WORD_NOISE, WORD_OF, WORD_THE, WORD_VERSE } from "../data/words.ts";
import { MATTHEW_ID, PSALM_ID } from "./book-ids.ts";
import { NOISE } from "./correction-bits.ts";
import { CLOSE, COLON, COMMA, DASH, DOT, OPEN, SEMICOLON } from "./fold.ts";
import { LEVEL_NONE } from "./item.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { isPartWord } from "./parts.ts";
import { kindAt, meaningAt, offsetAt, type State, valueAt } from "./state.ts";
import { END, MOST_NUMBER, MOST_TOKENS, NUMBER, WORD } from "./token.ts";

/** Passes over what says nothing of the verses behind an item. False when no such thing stands here. */
export function passAside(s: State): boolean {
  const next = asideAt(s);
  if (next < 0) return false;
  s.i = next;
  if (s.draft !== null) s.draft.mask |= NOISE;
  return true;
}

/** The token behind what is passed over; -1 when no such thing stands here. */
function asideAt(s: State): number {
  const kind = kindAt(s);
  const next = s.i + 1;
  if (kind === WORD) return s.level === LEVEL_NONE ? -1 : responseAt(s, s.i, END);
  if (kind !== OPEN || (kindAt(s, next) !== WORD && kindAt(s, next) !== NUMBER)) return -1;
  const response = responseAt(s, next, CLOSE);
  return response >= 0 || s.bookId >= MATTHEW_ID ? response : numberingAt(s, next);
}

/** A number that may be a chapter or a verse. */
function isShort(s: State, at: number): boolean {
  const value = s.t.value[at] ?? -1;
  return value >= 0 && value <= MOST_NUMBER;
}

/** "(R. 5b)", "R. cf. 2": the verse that a psalm is answered with. `close` is what must end it. */
function responseAt(s: State, index: number, close: number): number {
  if (kindAt(s, index) !== WORD || wordLength(s.t, index) !== 1 || lettersOf(s.t, index) !== "r") return -1;
  const isMarked = kindAt(s, index + 1) === DOT || kindAt(s, index + 1) === COLON || isResponseSign(s, index);
  if (s.bookId === PSALM_ID ? close === END && !isMarked : close === END || !isMarked) return -1;
  let hasNumber = false;
  for (let at = index + 1; at < index + MOST_TOKENS; at++) {
    const kind = kindAt(s, at);
    if (kind === close || (close === END && kind === SEMICOLON))
      return hasNumber ? at + (kind === CLOSE ? 1 : 0) : -1;
    if (kind === NUMBER && isShort(s, at)) hasNumber = true;
    else if (
      kind === WORD &&
      !isPartWord(s, at) &&
      meaningAt(s, at) !== WORD_NOISE &&
      meaningAt(s, at) !== WORD_AND
    )
      return -1;
    else if (kind === COLON && hasNumber) return -1;
    else if (kind !== WORD && kind !== COLON && kind !== DOT && kind !== COMMA && kind !== DASH) return -1;
  }
  return -1;
}

const isResponseSign = (s: State, index: number): boolean => s.input[offsetAt(s, index)] === "\u211f";

const BOOKS: ReadonlySet<string> = new Set(["mt", "heb", "hebr"]);
const WITNESSES: ReadonlySet<string> = new Set([
  ...BOOKS,
  ..."lxx hebrew greek masoretic septuagint vulg vulgate".split(" "),
]);
/** What may stand beside the numbers. */
const PASSED: ReadonlySet<number> = new Set([WORD_NOISE, WORD_THE, WORD_OF, WORD_VERSE]);

/** "(9:5 in Hebrew)", "[MT 3:1-5]", "(LXX Ps 32:6)": the numbers of another text behind those of ours. */
function numberingAt(s: State, index: number): number {
  let hasNumber = false;
  let hasWitness = false;
  for (let at = index; at < index + MOST_TOKENS; at++) {
    const kind = kindAt(s, at);
    if (kind === CLOSE) return hasNumber && hasWitness ? at + 1 : -1;
    if (kind === NUMBER && isShort(s, at)) hasNumber = true;
    else if (kind === WORD) {
      const letters = lettersOf(s.t, at);
      // "(Heb 9:5)" and "(Mt 3:1)" are books.
      if (WITNESSES.has(letters)) {
        if (BOOKS.has(letters) && !hasNumber && !isCapitals(s, at, "MT")) return -1;
        hasWitness = true;
      } else if (
        !PASSED.has(meaningAt(s, at)) &&
        !(s.bookId === PSALM_ID && lexicon.exact[valueAt(s, at)] === PSALM_ID)
      )
        return -1;
    } else if (kind !== COLON && kind !== DASH && kind !== DOT && kind !== COMMA) return -1;
  }
  return -1;
}

/** Capitals say something only beside small letters: "ISA 40:3 (MT 3:3)" is Matthew. */
export const isCapitals = (s: State, index: number, letters: string): boolean =>
  s.bookId > 0 &&
  s.bookId < MATTHEW_ID &&
  s.input.startsWith(letters, offsetAt(s, index)) &&
  hasSmallLetters(s);

function hasSmallLetters(s: State): boolean {
  s.hasSmallLetters ??= s.input !== s.input.toUpperCase();
  return s.hasSmallLetters;
}
