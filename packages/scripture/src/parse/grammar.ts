/**
 * Fourth stage: tokens to drafts. One pass from left to right over books, points, ranges and what joins
 * them. Interpretation depends on the book, the chapter and the level (chapter or verse) of what stood
 * before, as the reference syntax promises.
 */

import { chapterCount } from "../canon.ts";
import { WORD_AND, WORD_BIBLE, WORD_CHAPTER, WORD_NOISE, WORD_TITLE, WORD_VERSE } from "../data/words.ts";
import { startsNumberedBook, wordLength } from "./book-match.ts";
import { BAD_BOOK, BOOK, failNoBook, NO_BOOK, readBook } from "./book-read.ts";
import { BOOK_CARRY, NOISE, NUMBER_WORD, OPTIONAL, PUNCTUATION } from "./corrections.ts";
import { AMPERSAND, CLOSE, COLON, COMMA, DASH, DOT, OPEN, QUOTE, SEMICOLON, STAR, STOP } from "./fold.ts";
import { readNumbers, readOrdinalRange, readVerseIds } from "./items.ts";
import { lexicon } from "./lexicon.ts";
import { readOfForm, readPsalmOrdinal, returnFromOf } from "./of-forms.ts";
import { readFollowing } from "./points.ts";
import { readRangeEnd, startsRange } from "./ranges.ts";
import { romanValue } from "./roman.ts";
import { END, NUMBER, type Tokens, WORD } from "./scan.ts";
import { isBookStart, wholeBookItem } from "./starts.ts";
import {
  afterDot,
  fail,
  isSpaced,
  kindAt,
  LEVEL_NONE,
  LEVEL_VERSE,
  meaningAt,
  noteMark,
  pushItem,
  type State,
  startState,
} from "./state.ts";
import { passTrailingVersion, passVersion } from "./versions.ts";

/** Reads all tokens. The result holds the drafts, or the first failure in reading order. */
export function readTokens(input: string, t: Tokens): State {
  const s = startState(input, t);
  passNoise(s);
  if (kindAt(s, s.i) === END) fail(s, 0);
  while (s.failure === null) {
    if (!readItem(s)) break;
    if (!readConnector(s)) break;
  }
  return s;
}

/** Passes over what may stand before an item and says nothing. */
function passNoise(s: State): void {
  for (;;) {
    const kind = kindAt(s, s.i);
    if (kind === QUOTE || kind === STAR || kind === OPEN || (kind === DASH && s.draft === null)) {
      noteMark(s);
      s.i++;
      continue;
    }
    if (kind !== WORD) return;
    const meaning = meaningAt(s, s.i);
    if (meaning === WORD_NOISE) {
      s.mask |= NOISE;
      s.i = afterDot(s, s.i + 1);
      if (kindAt(s, s.i) === COLON || kindAt(s, s.i) === COMMA) s.i++;
      continue;
    }
    if (meaning === WORD_BIBLE && passBiblePrefix(s)) continue;
    if (s.startsSegment && passVersion(s, true)) continue;
    return;
  }
}

/** `Bible:` or `Bible.KJV:` before an OSIS id. */
function passBiblePrefix(s: State): boolean {
  let at = s.i + 1;
  if (kindAt(s, at) === DOT && kindAt(s, at + 1) === WORD) at += 2;
  if (kindAt(s, at) !== COLON) return false;
  s.i = at + 1;
  return true;
}

/** Reads one item: a book with or without numbers, or numbers of the current book. */
function readItem(s: State): boolean {
  if (readPsalmOrdinal(s) || readVerseIds(s) || readOrdinalRange(s)) return s.failure === null;
  if (readOfForm(s)) return s.failure === null;
  if (mayHoldBook(s)) {
    if (isInitials(s)) return fail(s, s.i);
    const outcome = readBook(s);
    if (outcome === BAD_BOOK) return false;
    if (outcome === BOOK) return readAfterBook(s);
    if (outcome === NO_BOOK && (s.bookId === 0 || !isNumberLike(s))) {
      failNoBook(s);
      return false;
    }
  }
  if (s.bookId === 0) {
    failNoBook(s);
    return false;
  }
  if (s.startsSegment) s.mask |= BOOK_CARRY;
  return readNumbers(s);
}

/** "D&C": letters joined by a mark are a name of their own. */
function isInitials(s: State): boolean {
  const at = s.i + 1;
  return (
    kindAt(s, at) === AMPERSAND &&
    wordLength(s.t, s.i) === 1 &&
    !isSpaced(s, at) &&
    kindAt(s, at + 1) === WORD
  );
}

/** Whether a book, and not a number of the current one, may stand at the next token. */
function mayHoldBook(s: State): boolean {
  if (kindAt(s, s.i) === NUMBER) return s.bookId === 0 || startsNumberedBook(s.t, s.input, s.i);
  if (kindAt(s, s.i) !== WORD) return false;
  if (s.isRoman && romanValue(s.t, s.i) > 0) return isBookStart(s, s.i);
  const meaning = meaningAt(s, s.i);
  if (meaning !== WORD_CHAPTER && meaning !== WORD_VERSE) return true;
  const next = kindAt(s, afterDot(s, s.i + 1));
  return s.bookId === 0 || next !== NUMBER;
}

function isNumberLike(s: State): boolean {
  return kindAt(s, s.i) === NUMBER || isBookStart(s, s.i) === false;
}

/** Reads the numbers behind a book, if there are any; without them the book is meant as a whole. */
function readAfterBook(s: State): boolean {
  s.isFresh = true;
  s.chapter = 0;
  s.level = LEVEL_NONE;
  s.isSpacedStyle = false;
  s.isRoman = false;
  passMarksAfterBook(s);
  if (hasNumbers(s)) return readNumbers(s);
  if (startsRange(s)) return readRangeEnd(s, wholeBookItem());
  pushItem(s, s.bookId, s.bookText, wholeBookItem());
  return true;
}

/** A comma, colon or dot straight after the book means nothing, if numbers follow. */
function passMarksAfterBook(s: State): void {
  let at = s.i;
  while (kindAt(s, at) === QUOTE || kindAt(s, at) === STAR || kindAt(s, at) === CLOSE) at++;
  const kind = kindAt(s, at);
  const isMark = kind === DOT || kind === COMMA || kind === COLON;
  if (isMark) at++;
  if (at === s.i || !numbersAt(s, at)) return;
  if (!(s.isMachine && kind === DOT)) s.mask |= PUNCTUATION;
  s.i = at;
}

function hasNumbers(s: State): boolean {
  return numbersAt(s, s.i);
}

/** Whether numbers of the current book start at a token, and no other book. */
function numbersAt(s: State, index: number): boolean {
  if (kindAt(s, index) === NUMBER) {
    return s.isMachine || !startsNumberedBook(s.t, s.input, index);
  }
  if (kindAt(s, index) !== WORD) return false;
  const meaning = meaningAt(s, index);
  if (meaning === WORD_CHAPTER || meaning === WORD_VERSE || meaning === WORD_TITLE) return true;
  const roman = romanValue(s.t, index);
  if (roman === 0) return false;
  // "Isa. lv. 8" is a chapter, though "Lv" is a book; "Ruth, I Samuel" is the ordinal of another.
  const isOrdinal = lexicon.ordinal[s.t.value[index] ?? 0] !== 0;
  if (!isOrdinal && roman <= chapterCount(s.bookId) && kindAt(s, index - 1) !== COMMA) return true;
  return !isBookStart(s, index);
}

/** Reads what stands between this item and the next. False at the end, or when a failure was recorded. */
function readConnector(s: State): boolean {
  const closed = passTrailing(s);
  if (s.i === s.ofAt) {
    return returnFromOf(s) && readConnector(s);
  }
  const at = s.i;
  switch (kindAt(s, at)) {
    case END:
      return false;
    case SEMICOLON:
      return startSegment(s);
    case COMMA:
    case AMPERSAND:
      return passList(s);
    case DOT:
    case STOP:
      return passStop(s);
    case OPEN:
      return openBracket(s);
    case NUMBER:
      return joinNumber(s, closed);
    case WORD:
      return joinWord(s);
    default:
      return fail(s, at);
  }
}

/** Passes over quotes, closing brackets and translations behind an item. True when a bracket closed. */
function passTrailing(s: State): boolean {
  let closed = false;
  for (;;) {
    const kind = kindAt(s, s.i);
    if (kind === QUOTE || kind === STAR || kind === CLOSE) {
      closed ||= kind === CLOSE;
      if (s.draft !== null && !(kind === CLOSE && (s.draft.mask & OPTIONAL) !== 0))
        s.draft.mask |= PUNCTUATION;
      s.i++;
    } else if (!passTrailingVersion(s)) return closed;
  }
}

/** Whether nothing but final marks is left; then they are passed over. */
function passFinal(s: State): boolean {
  let at = s.i;
  for (;;) {
    const kind = kindAt(s, at);
    if (kind === END) break;
    const isMark = kind === COMMA || kind === SEMICOLON || kind === DOT || kind === STOP;
    if (!isMark && kind !== QUOTE && kind !== CLOSE && kind !== STAR) return false;
    at++;
  }
  if (s.draft !== null && at > s.i) s.draft.mask |= PUNCTUATION;
  s.i = at;
  return true;
}

function startSegment(s: State): boolean {
  if (passFinal(s)) return false;
  while (kindAt(s, s.i) === SEMICOLON || kindAt(s, s.i) === COMMA) s.i++;
  s.segment++;
  s.segmentStart = s.i;
  s.startsSegment = true;
  s.isFresh = true;
  s.level = LEVEL_NONE;
  s.version = null;
  if (meaningAt(s, s.i) === WORD_AND || kindAt(s, s.i) === AMPERSAND) passAnd(s);
  passNoise(s);
  if (kindAt(s, s.i) === END) return fail(s, s.i);
  return true;
}

function passAnd(s: State): void {
  s.mask |= kindAt(s, s.i) === AMPERSAND ? PUNCTUATION : NUMBER_WORD;
  s.i = afterDot(s, s.i + 1);
}

/** Passes over commas, "and", "see also" between items. */
function passList(s: State): boolean {
  if (passFinal(s)) return false;
  for (;;) {
    const kind = kindAt(s, s.i);
    if (kind === COMMA) s.i++;
    else if (kind === AMPERSAND || meaningAt(s, s.i) === WORD_AND) {
      if (applyFollowing(s)) return readConnector(s);
      passAnd(s);
    } else break;
  }
  if (meaningAt(s, s.i) === WORD_NOISE) {
    passNoise(s);
    if (meaningAt(s, s.i) === WORD_AND) return passList(s);
  }
  // "Rom 8:1,; 9:2": the semicolon counts.
  if (kindAt(s, s.i) === SEMICOLON) return startSegment(s);
  passNoise(s);
  if (kindAt(s, s.i) === END) return fail(s, s.i);
  return true;
}

/** "and following" behind the last item. */
function applyFollowing(s: State): boolean {
  const item = s.draft?.items.at(-1);
  if (item === undefined || s.draft === null) return false;
  const follow = readFollowing(s);
  if (follow === 0) return false;
  item.follow = follow;
  s.draft.mask |= s.mask;
  s.mask = 0;
  return true;
}

/** A dot or stop: final, or before another book. */
function passStop(s: State): boolean {
  const at = s.i;
  if (passFinal(s)) return false;
  s.i++;
  noteMark(s);
  while (kindAt(s, s.i) === QUOTE || kindAt(s, s.i) === CLOSE) s.i++;
  if (kindAt(s, s.i) === COMMA) return passList(s);
  if (kindAt(s, s.i) === SEMICOLON) return startSegment(s);
  if (kindAt(s, s.i) === OPEN) return openBracket(s);
  const meaning = meaningAt(s, s.i);
  if (meaning === WORD_AND) return passList(s);
  if (isBookStart(s, s.i) || meaning === WORD_NOISE || meaning === WORD_VERSE || meaning === WORD_CHAPTER) {
    passNoise(s);
    return true;
  }
  return fail(s, at);
}

/** "112:1-9 [10]": optional verses; "John 3:16 (Rom 5:8)": another reference. */
function openBracket(s: State): boolean {
  const at = s.i;
  s.i++;
  while (meaningAt(s, s.i) === WORD_NOISE || meaningAt(s, s.i) === WORD_AND) {
    s.mask |= NOISE;
    s.i = afterDot(s, s.i + 1);
  }
  if (isBookStart(s, s.i)) {
    noteMark(s);
    return true;
  }
  const isChapterVerse = kindAt(s, s.i) === NUMBER && kindAt(s, s.i + 1) === COLON;
  const isVerse = s.level === LEVEL_VERSE && (kindAt(s, s.i) === NUMBER || meaningAt(s, s.i) === WORD_VERSE);
  if (isChapterVerse || isVerse) {
    s.mask |= OPTIONAL;
    return true;
  }
  return fail(s, at);
}

/** A number without a mark before it goes on with the list only as a full chapter:verse or after a bracket. */
function joinNumber(s: State, closed: boolean): boolean {
  if (startsNumberedBook(s.t, s.input, s.i)) return true;
  const next = kindAt(s, s.i + 1);
  const isFull =
    isSpaced(s, s.i) &&
    (next === COLON || (next === DOT && !isSpaced(s, s.i + 2))) &&
    kindAt(s, s.i + 2) === NUMBER;
  if (isFull) return true;
  if (closed && s.level === LEVEL_VERSE && s.draft !== null && s.draft.mask & OPTIONAL) return true;
  return fail(s, s.i);
}

/** "John 3:16 is ...": a short form with nothing behind it is a word of a sentence. */
function isShortWord(s: State): boolean {
  if (wordLength(s.t, s.i) > 3 || startsNumberedBook(s.t, s.input, s.i)) return false;
  const next = kindAt(s, afterDot(s, s.i + 1));
  return next === WORD || next === END;
}

function joinWord(s: State): boolean {
  switch (meaningAt(s, s.i)) {
    case WORD_AND:
      return passList(s);
    case WORD_NOISE:
      passNoise(s);
      return kindAt(s, s.i) === END ? fail(s, s.i) : true;
    case WORD_CHAPTER:
    case WORD_VERSE:
      return true;
    default:
      if (isBookStart(s, s.i) && !isShortWord(s)) return true;
      return fail(s, s.i);
  }
}
