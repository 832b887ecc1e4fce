/** Numbers before a book's name that may as well end the list before it: "Gen 1-3 John 1", "Gen 1 2 John 2". */

import { WORD_CHAPTER, WORD_OF } from "../data/words.ts";
import { FIRST_JOHN_ID, JOHN_ID, STEM_BASE } from "./book-ids.ts";
import { match, wordAfterOrdinal } from "./book-match.ts";
import { hasCoordinates, type Written } from "./candidates.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT } from "./fold.ts";
import { LEVEL_CHAPTER } from "./item.ts";
import { lexicon } from "./lexicon.ts";
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

/**
 * The numbered book that a match of John's gospel may be with the number and dot before it, "1 John 1, 2. John 1:2":
 * where what is written behind it stands in both. 0 where one reading is left.
 */
export function johnWithOrdinal(s: State, at: number, written: Written): number {
  const ordinal = valueAt(s, at - 2);
  const joint = kindAt(s, at - 3);
  // "Gen. 1. 1, 2. Joh. 1. 1." has a dot behind each number.
  if (match.bookId !== JOHN_ID || kindAt(s, at - 1) !== DOT || s.separator === DOT) return 0;
  if (kindAt(s, at - 2) !== NUMBER || ordinal > 3 || (joint !== COMMA && joint !== DASH)) return 0;
  const bookId = FIRST_JOHN_ID + ordinal - 1;
  return hasCoordinates(bookId, written) ? bookId : 0;
}
