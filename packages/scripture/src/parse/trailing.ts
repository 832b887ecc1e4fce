/** What may stand behind an item and adds nothing to it: quotes, closing brackets, translations, final marks. */

import { passAside } from "./asides.ts";
import { OPTIONAL, PUNCTUATION } from "./correction-bits.ts";
import { CLOSE, COLON, COMMA, DOT, QUOTE, SEMICOLON, STAR, STOP } from "./fold.ts";
import { LEVEL_NONE } from "./item.ts";
import { isSpaced, kindAt, type State } from "./state.ts";
import { END } from "./token.ts";
import { passTrailingVersion } from "./versions.ts";

/** Passes over quotes, closing brackets and translations behind an item. True when a bracket closed. */
export function passTrailing(s: State): boolean {
  let closed = false;
  for (;;) {
    const kind = kindAt(s);
    // "John *" has a sign for any number.
    const isBlank = kind === STAR && s.level === LEVEL_NONE && isSpaced(s) && kindAt(s, s.i + 1) === END;
    if (!isBlank && (kind === QUOTE || kind === STAR || kind === CLOSE)) {
      closed ||= kind === CLOSE;
      if (kind === CLOSE) closeBracket(s);
      if (s.draft !== null && !(kind === CLOSE && (s.draft.mask & OPTIONAL) !== 0))
        s.draft.mask |= PUNCTUATION;
      s.i++;
    } else if (!passAside(s) && !passTrailingVersion(s)) return closed;
  }
}

/** What stood before a bracket that tells of another place goes on: "Rom 9:25 (Hos 2:23); 10:13". */
export function closeBracket(s: State): void {
  s.outer = void Object.assign(s, s.outer);
}

/** Whether nothing but final marks is left; then they are passed over. */
export function passFinal(s: State): boolean {
  let at = s.i;
  for (;;) {
    const kind = kindAt(s, at);
    if (kind === END) break;
    const isMark = kind === COMMA || kind === COLON || kind === SEMICOLON || kind === DOT || kind === STOP;
    // "John ?:?"
    if (kind === COLON && at > s.i) return false;
    if (!isMark && kind !== QUOTE && kind !== CLOSE && kind !== STAR) return false;
    at++;
  }
  if (s.draft !== null && at > s.i) s.draft.mask |= PUNCTUATION;
  s.i = at;
  return true;
}
