/** Several ordinals before one name: "1-3 John", "First and Second Kings", "1, 2, & 3 John". */

import { WORD_TO } from "../data/words.ts";
import { matchNumbered, wordAfterOrdinal } from "./book-match.ts";
import { COMMA, DASH, SEMICOLON, SLASH } from "./fold.ts";
import { FOUND } from "./outcome.ts";
import { afterDot, isAndAt, kindAt, meaningAt, offsetAt, type State } from "./state.ts";
import { ordinalAt } from "./title-match.ts";

export interface Ordinals {
  readonly ordinals: readonly number[];
  readonly isSpan: boolean;
  /** Token of the last ordinal, and of the name behind it. */
  readonly at: number;
  readonly word: number;
}

/** Several ordinals before one word, from a token on; null when there are none. */
export function ordinalsAt(s: State, index: number): Ordinals | null {
  const ordinals: number[] = [];
  let at = index;
  let isSpan = false;
  for (;;) {
    const value = ordinalAt(s.t, at);
    if (value <= (ordinals.at(-1) ?? 0) || value > 4) return null;
    ordinals.push(value);
    const next = afterDot(s, at + 1);
    const joint = jointAt(s, next);
    if (joint === 0) break;
    if (joint === SPAN) isSpan = true;
    at = next + (joint === LONG_JOINT ? 2 : 1);
  }
  const word = wordAfterOrdinal(s.t, at);
  return ordinals.length < 2 || (isSpan && ordinals.length > 2) || word < 0
    ? null
    : { ordinals, isSpan, at, word };
}

/** Whether several books stand at a token under one name: "Ruth, 1 and 2 Samuel". */
export function startsOrdinalRange(s: State, index: number): boolean {
  const found = ordinalsAt(s, index);
  if (found === null) return false;
  const { ordinals, at, word } = found;
  return ordinals.every((ordinal) => matchNumbered(s.t, s.input, at, word, ordinal) === FOUND);
}

const SPAN = 1;
const JOINT = 2;
const LONG_JOINT = 3;

/** What joins two ordinals at a token: 0 nothing. */
function jointAt(s: State, index: number): number {
  const kind = kindAt(s, index);
  const meaning = meaningAt(s, index);
  if (ordinalAt(s.t, index + 1) > 0 || (kind === COMMA && ordinalAt(s.t, index + 2) > 0)) {
    if (kind === DASH || meaning === WORD_TO) return SPAN;
    if (kind === COMMA && isAndAt(s, index + 1)) return LONG_JOINT;
    if (kind === COMMA || isAndAt(s, index)) return JOINT;
    if (kind === SEMICOLON && s.input.charCodeAt(offsetAt(s, index)) === SLASH) return JOINT;
  }
  return 0;
}
