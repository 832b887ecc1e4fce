/** The letters of verse parts, which say nothing of the verses: 16a, 13ab, 16a-b, 3a,c. */

import { PLAIN_ROOT } from "./book-ids.ts";
import { walkWord } from "./book-match.ts";
import { PART } from "./correction-bits.ts";
import { COMMA, DASH, DOT, LETTER_A, LETTER_H, SEMICOLON, STOP } from "./fold.ts";
import { lettersOf, wordLength } from "./letters.ts";

import { isAndAt, isSpaced, kindAt, offsetAt, type State } from "./state.ts";
import { NUMBER, WORD } from "./token.ts";

/** "2cdefg": more letters than three only if they follow each other. */
const MOST_PARTS = 5;

/** Whether a word is the letters of verse parts: a, bc. */
export function isPartWord(s: State, index: number): boolean {
  if (kindAt(s, index) !== WORD || wordLength(s.t, index) > MOST_PARTS) return false;
  const letters = lettersOf(s.t, index);
  if (letters === "f" || letters === "ff") return false;
  // Parts stand in their order; a Greek letter is part of a part, "4a" with an alpha behind.
  const isLatin =
    s.input.slice(offsetAt(s, index), offsetAt(s, index) + letters.length).toLowerCase() === letters;
  for (let at = 0; at < letters.length; at++) {
    const code = letters.charCodeAt(at);
    if (code < LETTER_A || code > LETTER_H) return false;
    const before = at === 0 ? 0 : letters.charCodeAt(at - 1);
    if (isLatin && (code <= before || (letters.length > 3 && at > 0 && code > before + 1))) return false;
  }
  return true;
}

function endsItem(s: State, index: number): boolean {
  const kind = kindAt(s, index);
  return kind !== NUMBER && kind !== WORD && !(kind === DOT && kindAt(s, index + 1) === NUMBER);
}

/** "4bff": the letter of a part, with what follows behind it. */
const FOLLOWED_PART = /^[a-d]ff?$/;

/** Drops the letters of verse parts behind a verse: 16a, 13ab, 16a-b, 3a,c. */
export function readPart(s: State): void {
  if (FOLLOWED_PART.test(lettersOf(s.t, s.i)) && !isSpaced(s)) {
    s.mask |= PART;
    s.t.from[s.i] = (s.t.from[s.i] ?? 0) + 1;
    s.t.value[s.i] = walkWord(s.t, s.i, PLAIN_ROOT);
    return;
  }
  // OSIS writes a part of a verse `John.3.16!a`.
  if (kindAt(s) === STOP && !isSpaced(s) && !isSpaced(s, s.i + 1) && isPartWord(s, s.i + 1)) s.i++;
  if (!isPartWord(s, s.i)) return;
  if (isInitials(s, s.i)) return;
  if (isSpaced(s) && (wordLength(s.t, s.i) > 1 || !endsItem(s, s.i + 1))) return;
  if (!isSpaced(s) && kindAt(s, s.i + 1) === NUMBER && !isSpaced(s, s.i + 1)) return;
  s.mask |= PART;
  s.i++;
  while (isMorePart(s)) s.i += 2;
}

/** "A.V.": letters that are no part of a verse. */
const isInitials = (s: State, index: number): boolean =>
  isSpaced(s, index) && kindAt(s, index + 1) === DOT && kindAt(s, index + 2) === WORD;

function isMorePart(s: State): boolean {
  const kind = kindAt(s);
  const isJoined = !isSpaced(s) && !isSpaced(s, s.i + 1);
  if (isJoined && (kind === DOT || kind === SEMICOLON) && isPartWord(s, s.i + 1)) {
    return wordLength(s.t, s.i + 1) === 1 && endsItem(s, s.i + 2);
  }
  const joins = kind === DASH || kind === COMMA || isAndAt(s);
  const most = kind === DASH && isJoined ? 2 : 1;
  return joins && isPartWord(s, s.i + 1) && wordLength(s.t, s.i + 1) <= most && endsItem(s, s.i + 2);
}
