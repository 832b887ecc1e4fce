/** What may stand behind the name of a book and belongs to it: its writer, and in old usage the number of the book. */

import { WORD_OF, WORD_THE, WORD_TO } from "../data/words.ts";
import { JOHN_ID, REVELATION_ID, STEM_BASE } from "./book-ids.ts";
import { match } from "./book-match.ts";
import { stemValue } from "./candidates.ts";
import { ORDINAL, TITLE_WORDS } from "./correction-bits.ts";
import { COLON, COMMA, DOT } from "./fold.ts";
import { lettersOf } from "./letters.ts";
import { stems } from "./lexicon.ts";
import { romanValue } from "./roman.ts";
import { mend } from "./spelling.ts";
import { afterDot, isSuffixed, kindAt, meaningAt, type State } from "./state.ts";
import { isTitleWord, ordinalAt, titleWordAt } from "./title-match.ts";
import { NUMBER, WORD } from "./token.ts";

/** What a writer was; a prophet's book bears his name, and the others are persons where no number follows. */
const OFFICES: ReadonlySet<string> = new Set(["apostle", "divine", "evangelist", "prophet", "theologian"]);

/** Passes over who wrote the book that was read: "Isaiah the Prophet 6:1", "Revelation of St. John the Divine". */
export function passWriter(s: State): void {
  let at = afterDot(s, s.i);
  const meaning = meaningAt(s, at);
  if (s.bookId === REVELATION_ID && (meaning === WORD_OF || meaning === WORD_TO)) {
    let last = at;
    for (; isTitleWord(titleWordAt(s.t, at)); at = afterDot(s, at + 1)) last = at;
    if (mend(lettersOf(s.t, at), false, true).values[0] === JOHN_ID) at++;
    else if (!lettersOf(s.t, last).startsWith("ch")) return;
  }
  const office = meaningAt(s, at) === WORD_THE ? lettersOf(s.t, at + 1) : "";
  const isTitle = (s.mask & TITLE_WORDS) !== 0;
  const isBook = isTitle || at > s.i || office === "prophet" || kindAt(s, at + 2) === NUMBER;
  if (isBook && OFFICES.has(office)) at += 2;
  if (kindAt(s, at - 1) === DOT) at--;
  if (at <= s.i) return;
  s.mask |= TITLE_WORDS;
  s.i = at;
}

/**
 * Takes the book of "Samuel II 7:16", "Samuel, 2nd 7:16": behind the name in `match` of numbered books stands a numeral
 * that is no chapter, or an ordinal.
 */
export function takeOrdinalBehind(s: State): boolean {
  const mark = kindAt(s, match.next);
  const at = mark === DOT || mark === COMMA ? match.next + 1 : match.next;
  const isPair = kindAt(s, at + 1) === NUMBER && kindAt(s, at + 2) === COLON;
  if (!isPair || match.ordinal !== 0) return false;
  const isOrdinal = kindAt(s, at) === WORD || isSuffixed(s, at);
  const ordinal = romanValue(s.t, at) || (isOrdinal ? ordinalAt(s.t, at) : 0);
  const value = stemValue(match.letters);
  const bookId = value < STEM_BASE ? 0 : (stems[value - STEM_BASE]?.bookIds[ordinal - 1] ?? 0);
  if (bookId === 0) return false;
  s.bookId = bookId;
  s.bookText = `${ordinal} ${match.letters}`;
  s.isMachine = false;
  s.mask |= ORDINAL;
  s.i = at + 1;
  return true;
}
