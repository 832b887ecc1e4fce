/** Numbers before their book: "chapter 1 of Genesis", "the 3rd chapter of John", "verse 16 of John 3", "23rd Psalm". */

import { chapterCount } from "../canon.ts";
import {
  WORD_AND,
  WORD_CHAPTER,
  WORD_F,
  WORD_FF,
  WORD_NOISE,
  WORD_OF,
  WORD_THE,
  WORD_TITLE,
  WORD_TO,
  WORD_VERSE,
} from "../data/words.ts";
import { PSALM_ID } from "./book-ids.ts";
import { readBook } from "./book-read.ts";
import { NUMBER_WORD, ORDINAL, TITLE } from "./correction-bits.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT } from "./fold.ts";
import { readFollowing } from "./following.ts";
import { ABSENT, LEVEL_CHAPTER, LEVEL_NONE, LEVEL_VERSE, makeItem } from "./item.ts";
import { readNumbers } from "./items.ts";
import { lettersOf } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { BOOK, NO_BOOK } from "./outcome.ts";
import { itemOfPoint, point } from "./point.ts";
import { readVerseOfChapter } from "./points.ts";
import { readRangeEnd, startsRange } from "./ranges.ts";
import { romanValue } from "./roman.ts";
import { startsNumberedBook } from "./starts.ts";
import { afterDot, fail, isAndAt, kindAt, meaningAt, pushItem, type State, valueAt } from "./state.ts";
import { nextPastDot, psalmNumberAt } from "./title-match.ts";
import { MOST_NUMBER, MOST_TOKENS, NUMBER, WORD } from "./token.ts";

/** Reads "23rd Psalm" with a verse behind it, if there is one. False when it does not stand here. */
export function readPsalmOrdinal(s: State): boolean {
  const at = meaningAt(s) === WORD_THE ? s.i + 1 : s.i;
  const psalm = psalmNumberAt(s.t, at);
  if (psalm === 0) return false;
  enterBook(s, PSALM_ID, "psalm", nextPastDot(s.t, at) + 1);
  s.mask |= ORDINAL;
  pushChapter(s, psalm, at);
  refuseNumbers(s);
  return true;
}

function enterBook(s: State, bookId: number, text: string, next: number): void {
  s.bookId = bookId;
  s.bookText = text;
  s.isMachine = false;
  s.isFresh = false;
  s.isRoman = false;
  s.i = next;
}

/** Adds a chapter, or the verse or range of it that is written behind. */
function pushChapter(s: State, chapter: number, at: number): void {
  if (!readVerseOfChapter(s, chapter, at)) return;
  s.level = point.verse === ABSENT ? LEVEL_CHAPTER : LEVEL_VERSE;
  s.verse = point.verse;
  const item = itemOfPoint();
  item.follow = readFollowing(s);
  if (!startsRange(s)) pushItem(s, s.bookId, s.bookText, item);
  else if (item.follow === 0) readRangeEnd(s, item);
  else fail(s);
}

/** The "of" that ends the numbers before a book; -1 when this is not such a form. */
function findOf(s: State, from: number): number {
  for (let at = from; at < from + MOST_TOKENS; at++) {
    const kind = kindAt(s, at);
    if (
      kind === NUMBER ||
      kind === COMMA ||
      kind === COLON ||
      kind === DOT ||
      kind === DASH ||
      kind === AMPERSAND
    )
      continue;
    if (kind !== WORD) return -1;
    const meaning = meaningAt(s, at);
    // "v. 16 in John 3", but "Heb 4:12, v. 16, read Luke 15".
    if (meaning === WORD_OF || (meaning === WORD_NOISE && /^(?:in|from)$/.test(lettersOf(s.t, at))))
      return at;
    const isKnown =
      meaning === WORD_CHAPTER ||
      meaning === WORD_VERSE ||
      meaning === WORD_TO ||
      meaning === WORD_AND ||
      meaning === WORD_F ||
      meaning === WORD_FF;
    if (!isKnown && meaning !== WORD_THE && romanValue(s.t, at) === 0 && !lexicon.ordinal[valueAt(s, at)])
      return -1;
  }
  return -1;
}

/** The chapter that stands in digits at a token; -1 when none does, or one of more than four digits. */
function chapterNumber(s: State, index: number): number {
  const value = kindAt(s, index) === NUMBER ? (s.t.value[index] ?? -1) : -1;
  return value > MOST_NUMBER ? -1 : value;
}

/** Number of "3rd chapter" or "third chapter" at a token; 0 when it is not there. */
function ordinalChapter(s: State, index: number): number {
  if (meaningAt(s, index + 1) !== WORD_CHAPTER) return 0;
  if (kindAt(s, index) === NUMBER) return Math.max(chapterNumber(s, index), 0);
  return lexicon.ordinal[valueAt(s, index)] ?? 0;
}

/** Reads numbers whose book follows behind "of". False when this is not such a form. */
export function readOfForm(s: State): boolean {
  const start = meaningAt(s) === WORD_THE ? s.i + 1 : s.i;
  const meaning = meaningAt(s, start);
  if (meaning === WORD_TITLE) return readTitleOf(s, start);
  const chapter = kindAt(s, start) === NUMBER || kindAt(s, start) === WORD ? ordinalChapter(s, start) : 0;
  if (meaning !== WORD_CHAPTER && meaning !== WORD_VERSE && chapter === 0) return false;
  const of = findOf(s, start);
  if (of < 0) return false;
  return meaning === WORD_VERSE ? readVersesOf(s, start, of) : readChaptersOf(s, start, of, chapter);
}

/** "Title of Psalm 51". */
function readTitleOf(s: State, start: number): boolean {
  if (meaningAt(s, start + 1) !== WORD_OF || !readBookAfter(s, start + 1)) return s.failure !== null;
  const at = afterDot(s, s.i);
  const chapter = chapterNumber(s, at);
  if (s.bookId !== PSALM_ID || chapter < 0) return fail(s, start) || true;
  s.i = at + 1;
  s.mask |= TITLE;
  pushItem(s, s.bookId, s.bookText, makeItem(chapter, 1, at));
  refuseList(s);
  return true;
}

function readBookAfter(s: State, of: number): boolean {
  const before = s.i;
  s.i = of + 1;
  const outcome = readBook(s);
  if (outcome === BOOK) return true;
  if (outcome === NO_BOOK) s.i = before;
  return false;
}

function readChaptersOf(s: State, start: number, of: number, chapter: number): boolean {
  if (!readBookAfter(s, of)) return s.failure !== null;
  const next = s.i;
  enterBook(s, s.bookId, s.bookText, next);
  s.mask |= NUMBER_WORD;
  s.chapter = 0;
  s.ofAt = of;
  s.ofNext = next;
  if (chapter > 0) {
    s.i = afterDot(s, start + 2);
    if (s.i !== of) {
      pushChapter(s, chapter, start);
      return true;
    }
    s.i = next;
    s.ofAt = -1;
    pushChapter(s, chapter, start);
    refuseNumbers(s);
    return true;
  }
  s.i = start;
  s.isFresh = true;
  s.level = LEVEL_NONE;
  readNumbers(s);
  return true;
}

/** "verse 16 of John 3", "verses 1-4 of chapter 8 of Romans". */
function readVersesOf(s: State, start: number, of: number): boolean {
  let chapter = -1;
  let chapterAt = start;
  let bookOf = of;
  if (meaningAt(s, of + 1) === WORD_CHAPTER) {
    const at = afterDot(s, of + 2);
    chapter = chapterNumber(s, at);
    if (chapter < 0 || meaningAt(s, at + 1) !== WORD_OF) return false;
    chapterAt = at;
    bookOf = at + 1;
  }
  if (!readBookAfter(s, bookOf)) return s.failure !== null;
  let next = afterDot(s, s.i);
  const isOnly = chapterCount(s.bookId) === 1;
  if (chapter < 0 && isOnly && kindAt(s, next) !== NUMBER && meaningAt(s, next) !== WORD_CHAPTER) chapter = 1;
  if (chapter < 0) {
    if (meaningAt(s, next) === WORD_CHAPTER) next = afterDot(s, next + 1);
    chapter = chapterNumber(s, next);
    if (chapter < 0) return fail(s, start) || true;
    chapterAt = next;
    next++;
  }
  // "verse 3 of Jude 5" has two verses.
  s.isFresh = false;
  if (isOnly && chapter !== 1) return fail(s, chapterAt) || true;
  enterBook(s, s.bookId, s.bookText, start);
  s.mask |= NUMBER_WORD;
  s.chapter = chapter;
  s.chapterAt = chapterAt;
  s.level = LEVEL_VERSE;
  s.ofAt = of;
  s.ofNext = next;
  readNumbers(s);
  return true;
}

/** Goes on behind the book of an "of" form; a verse that follows there belongs to the chapter before it. */
export function returnFromOf(s: State): boolean {
  s.i = s.ofNext;
  s.ofAt = -1;
  const item = s.draft?.items.at(-1);
  if (item === undefined || item.startVerse !== ABSENT) return refuseList(s);
  if (item.endChapter !== item.startChapter) return refuseNumbers(s);
  const at = kindAt(s) === COMMA || isAndAt(s) ? s.i + 1 : s.i;
  if (meaningAt(s, at) !== WORD_VERSE && kindAt(s) !== COLON) return refuseNumbers(s);
  s.draft?.items.pop();
  pushChapter(s, item.startChapter, item.startChapterAt);
  return refuseNumbers(s);
}

/** "Verse 16 of John 3, 4", "Title of Psalms 3 and 4": a number that may go on with what stands before the book or behind it. */
function refuseList(s: State): boolean {
  const next = s.i + 1;
  const isJoint = kindAt(s) === COMMA || isAndAt(s);
  const isLone = kindAt(s, next) === NUMBER && kindAt(s, next + 1) !== COLON;
  if (isJoint && isLone && !startsNumberedBook(s.t, s.input, next)) fail(s, next);
  return refuseNumbers(s);
}

/** "Chapter 3 of John 4:5", "23rd Psalm 24:1": numbers behind a book that has had its own. False, recorded, when they stand here. */
function refuseNumbers(s: State): boolean {
  const isNumber = kindAt(s) === NUMBER && !startsNumberedBook(s.t, s.input, s.i);
  if (isNumber || meaningAt(s) === WORD_CHAPTER) fail(s);
  return s.failure === null;
}
