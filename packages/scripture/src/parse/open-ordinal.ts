/** Numbers before a book's name that may as well end the list before it: "Gen 1-3 John 1", "Gen 1 2 John 2". */

import { WORD_CHAPTER, WORD_OF } from "../data/words.ts";
import { match, wordAfterOrdinal } from "./book-match.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT } from "./fold.ts";
import { LEVEL_CHAPTER } from "./item.ts";
import { lexicon, STEM_BASE } from "./lexicon.ts";
import { isSpaced, kindAt, meaningAt, type State, valueAt } from "./state.ts";
import { NUMBER, WORD } from "./token.ts";

/**
 * The book that the match at a token would be without its ordinal, where the ordinal may be the last number of the list
 * before; that of the match where the word is no book but a chapter's ("Gen 1:1-2 ch 3"); 0 where one reading is left.
 */
export function bookWithoutOrdinal(s: State, at: number): number {
  const word = wordAfterOrdinal(s.t, at);
  const joint = kindAt(s, at - 1);
  const left = joint === NUMBER ? at - 1 : at - 2;
  if (kindAt(s, at) !== NUMBER || kindAt(s, left) !== NUMBER || !isSpaced(s, word)) return 0;
  const isJoint =
    joint === COMMA ? !isSpaced(s, at) : joint === DASH || joint === AMPERSAND || joint === WORD;
  const goesOn = isJoint && meaningAt(s, at - 1) !== WORD_OF && valueAt(s, left) < match.ordinal;
  const isSpacedVerse =
    (joint === NUMBER || joint === DOT) && s.level === LEVEL_CHAPTER && kindAt(s, match.next + 1) !== COLON;
  if (!goesOn && !isSpacedVerse) return 0;
  const other = lexicon.exact[valueAt(s, word)] ?? 0;
  if (other > 0) return other < STEM_BASE ? other : 0;
  return meaningAt(s, word) === WORD_CHAPTER ? match.bookId : 0;
}
