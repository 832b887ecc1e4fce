/** What says that an item goes on: f, ff, "and following". */

import { WORD_F, WORD_FF, WORD_THE, WORD_VERSE } from "../data/words.ts";
import { FOLLOWING } from "./correction-bits.ts";
import { AMPERSAND, DOT } from "./fold.ts";
import { FOLLOW_ALL, FOLLOW_ONE } from "./item.ts";
import { lettersOf } from "./letters.ts";
import { afterDot, hasNumberAfter, isAndAt, kindAt, meaningAt, type State } from "./state.ts";
import { NUMBER, WORD } from "./token.ts";

/** Reads f, ff, "and following" behind a number. */
export function readFollowing(s: State): 0 | typeof FOLLOW_ONE | typeof FOLLOW_ALL {
  let at = s.i;
  const kind = kindAt(s, at);
  if (kind !== WORD && kind !== AMPERSAND) return 0;
  if (isAndAt(s, at)) at++;
  if (meaningAt(s, at) === WORD_THE) at++;
  const meaning = meaningAt(s, at);
  if (meaning !== WORD_F && meaning !== WORD_FF) return 0;
  s.mask |= FOLLOWING;
  s.i = afterDot(s, at + 1);
  if (kindAt(s) === NUMBER && kindAt(s, s.i - 1) === DOT) s.i--;
  if (meaningAt(s) === WORD_VERSE && !hasNumberAfter(s, s.i)) {
    s.i++;
    if (lettersOf(s.t, s.i - 1) === "verse") return FOLLOW_ONE;
  }
  return meaning === WORD_F ? FOLLOW_ONE : FOLLOW_ALL;
}
