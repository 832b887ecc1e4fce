/** What may start an item at a token, and items that are whole from the start. */

import { chapterCount } from "../canon.ts";
import { JOHN_ID } from "./book-ids.ts";
import { isDotted, match, matchBook, walkWord, wordAfterOrdinal } from "./book-match.ts";
import { COLON, COMMA, DASH, DOT } from "./fold.ts";
import { type Item, LEVEL_VERSE, makeItem } from "./item.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon, lowerNames } from "./lexicon.ts";
import { NONE, WRONG_ORDINAL } from "./outcome.ts";
import { romanValue } from "./roman.ts";
import { mend } from "./spelling.ts";
import { hasNumberAfter, kindAt, meaningAt, offsetAt, type State, valueAt } from "./state.ts";
import { mayStartTitle } from "./title-match.ts";
import { NUMBER, SPACED, type Tokens, WORD } from "./token.ts";

/** "Heb. i. 3. John i. 1", "Rom. 5:1, 2. John 14:27": a verse and its dot before the gospel. */
function endsItem(t: Tokens, index: number): boolean {
  const { kind, value } = t;
  if (kind[index + 1] !== DOT) return false;
  const before = kind[index - 1];
  const isRoman = romanValue(t, index - 2) > 0;
  // "Isa. xi, 1. John 3:16"
  if (kind[index - 2] !== NUMBER) return (before === DOT || before === COLON || before === COMMA) && isRoman;
  return (
    before === DOT ||
    before === COLON ||
    ((before === COMMA || before === DASH) && (value[index - 2] ?? 0) < (value[index] ?? 0))
  );
}

/** Whether a numbered book stands at a number: 1 to 4 before a stem. Leaves `match` changed. */
export function startsNumberedBook(t: Tokens, input: string, index: number): boolean {
  const at = wordAfterOrdinal(t, index);
  if (at < 0 || (t.kind[index + 1] === DOT && isDotted(t, index + 1))) return false;
  if (lexicon.exact[t.value[at] ?? 0] === JOHN_ID && endsItem(t, index)) return false;
  const outcome = matchBook(t, input, index);
  if (outcome === NONE) return false;
  // "27:1, 4 King James Version": the name of a translation goes on where the book would end.
  const longer = t.kind[at + 1] === WORD ? walkWord(t, at + 1, t.value[at] ?? 0) : 0;
  if (lexicon.translation[longer] || (outcome === WRONG_ORDINAL && longer !== 0)) return false;
  // One letter is a book only before a number: "1 J 4", and no part of a verse.
  const next = t.kind[at + 1] === DOT ? at + 2 : at + 1;
  return (
    wordLength(t, at) > 1 || t.kind[next] === NUMBER || (next > at + 1 && ((t.flags[at] ?? 0) & SPACED) !== 0)
  );
}

/** Whether a numbered book stands at a token whose name is misspelled: "1 Samule". */
export function startsMisspelled(s: State, index: number): boolean {
  const at = wordAfterOrdinal(s.t, index);
  const node = valueAt(s, at);
  if (at < 0 || meaningAt(s, at) !== 0 || lexicon.exact[node] || lexicon.prefix[node]) return false;
  return mend(lettersOf(s.t, at), true, true).values.length > 0;
}

/** Whether a numbered book stands at a token, misspelled or not. */
export const startsNumbered = (s: State, index: number): boolean =>
  startsNumberedBook(s.t, s.input, index) || startsMisspelled(s, index);

/** Whether a book starts at a token; a misspelled one counts when its word means nothing else. */
export function isBookStart(s: State, index = s.i): boolean {
  const kind = kindAt(s, index);
  if (kind === NUMBER) return startsNumberedBook(s.t, s.input, index);
  if (kind !== WORD) return false;
  const node = valueAt(s, index);
  const meaning = meaningAt(s, index);
  if (meaning !== 0) return mayStartTitle(s.t, index);
  if (wordLength(s.t, index) === 1 && !hasNumberAfter(s, index) && !lexicon.ordinal[node]) {
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
  s.verse = value % 1000;
  s.level = LEVEL_VERSE;
}

export function itemOfVerseId(value: number, at: number): Item {
  const chapter = Math.floor(value / 1000) % 1000;
  const verse = value % 1000;
  return makeItem(chapter, verse, at);
}
