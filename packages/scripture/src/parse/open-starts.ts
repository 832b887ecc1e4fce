/** Numbers where a segment ends or starts that are no chapter for sure: of a book whose name follows, or of a list. */

import { WORD_AND, WORD_NOISE } from "../data/words.ts";
import { matchNumbered } from "./book-match.ts";
import { AMPERSAND, CLOSE, COMMA, DOT, OPEN, SEMICOLON, STAR } from "./fold.ts";
import { FOUND } from "./outcome.ts";
import { isBookStart, startsMisspelled } from "./starts.ts";
import { isSpaced, kindAt, meaningAt, type State, valueAt } from "./state.ts";
import { mayStartTitle, ordinalAt, psalmNumberAt } from "./title-match.ts";
import { END, NUMBER, WORD } from "./token.ts";

/** "Rom 8:28; 1", "John 4:8": the ordinal of a book, or a chapter of the one before, ends the line. */
export function isBrokenName(s: State): boolean {
  const { kind } = s.t;
  const at = kindAt(s, s.i - 1) === DOT ? s.i - 2 : s.i - 1;
  const before = kind[at - 1];
  // "; cf. 1"
  const noise = before === DOT ? at - 2 : at - 1;
  const isItem =
    [SEMICOLON, COMMA, AMPERSAND, STAR, OPEN].includes(before ?? END) ||
    [WORD_AND, WORD_NOISE].includes(meaningAt(s, noise));
  const ordinal = ordinalAt(s.t, at);
  return isItem && kind[s.i + 1] === WORD && matchNumbered(s.t, s.input, at, s.i + 1, ordinal) === FOUND;
}

/**
 * "Rom 8:28; 1 James 1:5", "2. Romans 8:28" on a line, "II. Romans 8:28": an ordinal that the book does not have, or the
 * number of a list, and no chapter of the book before.
 */
export function isListNumber(s: State, isLine: boolean): boolean {
  const at = s.i;
  const mark = kindAt(s, at + 1);
  const isMarked = mark === DOT || mark === CLOSE;
  const next = isMarked ? at + 2 : at + 1;
  const isOrdinal =
    kindAt(s, at) === NUMBER ? valueAt(s, at) < 7 || (isMarked && isLine) : ordinalAt(s.t, at) > 0;
  if (!isOrdinal || !isSpaced(s, next) || kindAt(s, next) !== WORD) return false;
  if (startsMisspelled(s, at) || mayStartTitle(s.t, at) || psalmNumberAt(s.t, at) > 0) return false;
  return !isBookStart(s, at) && isBookStart(s, next);
}
