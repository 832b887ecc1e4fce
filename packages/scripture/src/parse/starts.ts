/** What may start an item at a token, and items that are whole from the start. */

import { chapterCount } from "../canon.ts";
import { lettersOf, match, matchBook, NONE, startsNumberedBook, wordLength } from "./book-match.ts";
import { lexicon, lowerNames } from "./lexicon.ts";
import { romanValue } from "./roman.ts";
import { NUMBER, WORD } from "./scan.ts";
import {
  afterDot,
  type Item,
  kindAt,
  LEVEL_VERSE,
  makeItem,
  meaningAt,
  offsetAt,
  type State,
  valueAt,
} from "./state.ts";
import { mayStartTitle } from "./title-match.ts";

/** Whether a book starts at a token; a misspelled one counts when its word means nothing else. */
export function isBookStart(s: State, index: number): boolean {
  const kind = kindAt(s, index);
  if (kind === NUMBER) return startsNumberedBook(s.t, s.input, index);
  if (kind !== WORD) return false;
  const node = valueAt(s, index);
  const meaning = meaningAt(s, index);
  if (meaning !== 0) return mayStartTitle(s.t, index);
  if (
    wordLength(s.t, index) === 1 &&
    kindAt(s, afterDot(s, index + 1)) !== NUMBER &&
    !lexicon.ordinal[node]
  ) {
    return false;
  }
  if (matchBook(s.t, s.input, index) !== NONE) {
    const roman = romanValue(s.t, index);
    // "Isa. liii. 5; lv. 1" is a chapter, "Isa. liii. 5; Lv. 19" a book.
    const isChapter =
      s.isRoman && roman <= chapterCount(s.bookId) && !/^[A-Z][a-z]/.test(s.input.slice(offsetAt(s, index)));
    const isName = lexicon.exact[node] !== 0 && !isChapter;
    // A Roman numeral of the current book, unless it is the ordinal of another.
    return !(s.bookId > 0 && roman > 0 && match.next === index + 1 && !isName);
  }
  return romanValue(s.t, index) === 0 && lettersOf(s.t, index).length > 3 && !lexicon.translation[node];
}

export function isVerseId(value: number): boolean {
  const bookId = Math.floor(value / 1_000_000);
  return bookId >= 1 && bookId <= 66;
}

/** Makes the book of a verse id the current one. */
export function enterVerseId(s: State, value: number): void {
  s.bookId = Math.floor(value / 1_000_000);
  s.bookText = lowerNames[s.bookId] ?? "";
  s.isMachine = true;
  s.isFresh = false;
  s.chapter = Math.floor(value / 1000) % 1000;
  s.chapterAt = s.i;
  s.level = LEVEL_VERSE;
}

export function itemOfVerseId(value: number, at: number): Item {
  const chapter = Math.floor(value / 1000) % 1000;
  const verse = value % 1000;
  return makeItem(chapter, verse, at);
}
