/**
 * Fourth stage: tokens to drafts. One pass from left to right over books, points, ranges and what joins
 * them. Interpretation depends on the book, the chapter and the level (chapter or verse) of what stood
 * before, as the reference syntax promises.
 */

import { chapterCount } from "../canon.ts";
import { WORD_AND, WORD_CHAPTER, WORD_TITLE, WORD_VERSE } from "../data/words.ts";
import { JOHN_ID } from "./book-ids.ts";
import { isJoinedHyphen } from "./book-match.ts";
import { failNoBook, readBook } from "./book-read.ts";
import { readConnector } from "./connectors.ts";
import {
  BOOK_ALIAS,
  BOOK_CARRY,
  BOOK_PREFIX,
  BOOK_SPELLING,
  NOISE,
  PUNCTUATION,
  SPACING,
} from "./correction-bits.ts";
import {
  AMPERSAND,
  CLOSE,
  COLON,
  COMMA,
  DASH,
  DOT,
  HASH,
  OPEN,
  QUOTE,
  SEMICOLON,
  SLASH,
  STAR,
} from "./fold.ts";
import { ABSENT, LEVEL_NONE, wholeBookItem } from "./item.ts";
import { readNumbers, readOrdinalRange, readVerseIds } from "./items.ts";
import { wordLength } from "./letters.ts";
import { lexicon, WORD_FORMS } from "./lexicon.ts";
import { passNoise } from "./noise.ts";
import { readOfForm, readPsalmOrdinal } from "./of-forms.ts";
import { startsOrdinalRange } from "./ordinals.ts";
import { BAD_BOOK, BOOK, NO_BOOK } from "./outcome.ts";
import { readRangeEnd, startsRange } from "./ranges.ts";
import { romanValue } from "./roman.ts";
import { isBookStart, startsMisspelled, startsNumbered, startsNumberedBook } from "./starts.ts";
import {
  afterDot,
  type Draft,
  fail,
  hasNumberAfter,
  isAndAt,
  isSpaced,
  isSuffixed,
  kindAt,
  meaningAt,
  noteMark,
  offsetAt,
  passWord,
  pushItem,
  type State,
  startState,
  valueAt,
} from "./state.ts";
import { mayStartTitle, ordinalAt } from "./title-match.ts";
import { END, NUMBER, ODD, type Tokens, WORD } from "./token.ts";
import { passInnerVersion } from "./versions.ts";

/** Reads all tokens. The result holds the drafts, or the first failure in reading order. */
export function readTokens(input: string, t: Tokens, isCommaStyle = false): State {
  const s = startState(input, t);
  s.isCommaStyle = isCommaStyle;
  passNoise(s);
  if (meaningAt(s) === WORD_AND && isBookStart(s, s.i + 1)) passWord(s);
  if (kindAt(s) === END) fail(s, 0);
  while (s.failure === null) {
    if (!readItem(s)) break;
    if (!readConnector(s)) break;
  }
  return s;
}

/** Reads one item: a book with or without numbers, or numbers of the current book. */
function readItem(s: State): boolean {
  if (readPsalmOrdinal(s) || readVerseIds(s) || readOrdinalRange(s)) return s.failure === null;
  if (readOfForm(s)) return s.failure === null;
  if (mayHoldBook(s)) {
    if (isInitials(s) || isPages(s)) return fail(s);
    const at = s.i;
    const outcome = readBook(s);
    if (outcome === BAD_BOOK) return false;
    if (outcome === BOOK) return readAfterBook(s, at);
    if (outcome === NO_BOOK && (s.bookId === 0 || !isNumberLike(s))) {
      failNoBook(s);
      return false;
    }
  }
  if (s.bookId === 0) {
    failNoBook(s);
    return false;
  }
  return readCarried(s);
}

/** Reads numbers that have their book from before: not a bare one just before, as in "John & 3:16". */
function readCarried(s: State): boolean {
  if (s.startsSegment && isLoneNumeral(s)) return fail(s);
  if (s.startsSegment || s.draft?.bookId !== s.bookId) s.mask |= BOOK_CARRY;
  // "Genesis and 3:16": the whole book, or a chapter of it.
  if (isAndAt(s, s.i - 1) && isHeading(s)) return fail(s, s.i - 1);
  if (s.chapter === 0) dropHeading(s);
  return readNumbers(s);
}

/** "John 3:16; x": one letter is a chapter only where numerals are in use. */
const isLoneNumeral = (s: State): boolean =>
  !s.isRoman && meaningAt(s) === 0 && kindAt(s) === WORD && wordLength(s.t, s.i) === 1;

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

/** "John 3:16, pp. 2-3": "Pp" is a short form of Philippians. */
const isPages = (s: State): boolean =>
  s.input.startsWith("pp", offsetAt(s)) &&
  wordLength(s.t, s.i) === 2 &&
  (s.draft !== null || kindAt(s, s.i + 1) === DOT);

/** Whether a book, and not a number of the current one, may stand at the next token. */
function mayHoldBook(s: State): boolean {
  if (kindAt(s) === NUMBER)
    return s.bookId === 0 || startsNumberedBook(s.t, s.input, s.i) || startsUnknownName(s);
  if (kindAt(s) !== WORD) return false;
  if (s.isRoman && romanValue(s.t, s.i) > 0) return isBookStart(s) || startsUnknownName(s);
  const meaning = meaningAt(s);
  if (meaning !== WORD_CHAPTER && meaning !== WORD_VERSE) return true;
  return s.bookId === 0 || !hasNumberAfter(s, s.i);
}

const LEAST_NAME = 3;

/** An ordinal before a title, or before a word that means nothing: "2nd Epistle of John", "1 Timotyh". */
function startsUnknownName(s: State): boolean {
  const next = afterDot(s, s.i + 1);
  if (ordinalAt(s.t, s.i) === 0 || kindAt(s, next) !== WORD) return false;
  if (meaningAt(s, next) !== 0) return mayStartTitle(s.t, s.i);
  const node = valueAt(s, next);
  const isKnown = lexicon.exact[node] || lexicon.prefix[node] || lexicon.translation[node];
  return wordLength(s.t, next) >= LEAST_NAME && !isKnown;
}

const isNumberLike = (s: State): boolean => kindAt(s) === NUMBER || !isBookStart(s);

/** Reads the numbers behind a book, if there are any; without them the book is meant as a whole. */
function readAfterBook(s: State, at: number): boolean {
  // "Luke, 2nd ch., 7" has a chapter, "Ezra, 2 Ch" another book.
  if (isBareBook(s.draft) && meaningAt(s, s.i - 1) === WORD_CHAPTER && wordLength(s.t, at) > 2)
    return fail(s, at);
  // "Gen-Exod, Exodus 2:3": the end of a range is no heading.
  const isBehindRange = s.chapter > 0;
  s.isFresh = true;
  s.chapter = 0;
  s.level = LEVEL_NONE;
  s.isSpacedStyle = false;
  s.isRoman = false;
  if (kindAt(s) === NUMBER && !isSpaced(s) && kindAt(s, s.i - 1) === WORD) s.mask |= SPACING;
  if (kindAt(s) !== NUMBER) {
    passMarksAfterBook(s, at);
    passHeadingMark(s);
    if (kindAt(s) !== NUMBER) passInnerVersion(s);
  }
  if (numbersAt(s, s.i)) {
    if (s.unmarkedAt !== ABSENT && isBareBook(s.draft)) return fail(s, s.unmarkedAt);
    // "Romans and Rom 8:28", "Romans (cf. Rom 8:28)": both are meant; but "Eccl (or Qoh) 3:1" has two names.
    // "Psalms (Psalm 23)", "Psalms, Ps. 23" name it once more.
    const before = kindAt(s, at - 1);
    const isOnceMore = before === COMMA || before === OPEN || kindAt(s, s.i - 1) === CLOSE;
    // "1 Samuel (1 Kings) 16:7"
    const isOtherName = kindAt(s, s.i - 1) === CLOSE && isBareBook(s.draft);
    if (isOtherName && s.draft?.bookId !== s.bookId) return fail(s, at);
    if (isOnceMore && !isBehindRange) dropHeading(s);
    return readNumbers(s);
  }
  if (startsRange(s)) return readRangeEnd(s, wholeBookItem());
  return pushWholeBook(s);
}

/** Adds a bare book. The same again says nothing: "Canticles, Song of Songs"; behind its numbers it is a mistake. */
function pushWholeBook(s: State): boolean {
  const { draft } = s;
  // "Rom 8:28 number": an abbreviation alone, without a number before it, is a word like others.
  const isWord =
    (s.mask & (BOOK_ALIAS | BOOK_PREFIX | BOOK_SPELLING)) !== 0 && kindAt(s, s.unmarkedAt) === WORD;
  // "Luke v Mark" has the fifth chapter, or one book against the other.
  const isVersus = meaningAt(s, s.unmarkedAt - 1) === WORD_VERSE;
  // "Luke 1 John" may be a chapter and the gospel.
  const isJohn = isBareBook(draft) && kindAt(s, s.unmarkedAt) === NUMBER && s.bookId > 61 && s.bookId < 65;
  if (s.unmarkedAt !== ABSENT && (isWord || isJohn || isVersus)) return fail(s, s.unmarkedAt);
  // "So, John 3:16", "Rom 8:28, he"
  const isAlone = draft === null && kindAt(s, afterDot(s, s.i)) === END;
  if (!isAlone && WORD_FORMS.test(s.bookText)) return fail(s, s.i - 1);
  const isAgain = draft !== null && !s.startsSegment && draft.bookId === s.bookId;
  if (isAgain && !isHeading(s)) return fail(s, s.i - 1);
  dropHeading(s);
  pushItem(s, s.bookId, s.bookText, wholeBookItem());
  return true;
}

/** Whether the item before is the bare name of the current book. */
function isHeading({ draft, startsSegment, bookId }: State): boolean {
  return !startsSegment && draft?.bookId === bookId && isBareBook(draft);
}

/** Whether the last item of a reference is a book without numbers. */
function isBareBook(draft: Draft | null): boolean {
  const item = draft?.items.at(-1);
  return (
    item !== undefined && item.startChapter === ABSENT && item.endChapter === ABSENT && item.compact === 0
  );
}

/**
 * "The Book of Psalms, Psalm 23", "Psalm reading 23:1": a bare name before the same name with numbers, or before
 * words that say nothing and numbers, is their heading.
 */
function dropHeading(s: State): void {
  if (s.draft === null || !isHeading(s)) return;
  s.draft.items.pop();
  s.draft.mask |= NOISE;
}

/** A comma, colon or dot straight after the book means nothing, if numbers follow. */
function passMarksAfterBook(s: State, start: number): void {
  let at = afterClosing(s, s.i);
  if (kindAt(s, at) === HASH) at++;
  const kind = kindAt(s, at);
  const isMark = kind === DOT || kind === COMMA || kind === COLON;
  const next = kindAt(s, at + 1);
  // "Gen., i, 26", "Gen.: 1:1".
  const isTwo = kind === DOT && (next === COMMA || next === COLON) && !isSpaced(s, at + 1);
  if (isMark) at = afterClosing(s, isTwo ? at + 2 : at + 1);
  // "John*3", "John#3", but "*John*3:16".
  const isSign = kindAt(s) === HASH || (kindAt(s) === STAR && kindAt(s, start - 1) !== STAR);
  const isJoined = at === s.i + 1 && !isSpaced(s) && !isSpaced(s, at);
  if (at === s.i || (isSign && isJoined) || !numbersAt(s, at)) return;
  if (!(s.isMachine && kind === DOT)) s.mask |= PUNCTUATION;
  s.i = at;
}

/** The token behind what closes round a book's name: "**John** 3:16", "[John] (3:16)". */
function afterClosing(s: State, index: number): number {
  let at = index;
  while (kindAt(s, at) === QUOTE || kindAt(s, at) === STAR || kindAt(s, at) === CLOSE) at++;
  return at;
}

/**
 * A name before numbers that a mark sets apart is their heading and no whole book: "John (3:16)",
 * "John - 3:16", "John / 3:16", "john/3/16", a name on a line of its own. "John -3:16" has a negative number.
 */
function passHeadingMark(s: State): void {
  const at = afterDot(s, afterClosing(s, s.i));
  const next = at + 1;
  const kind = kindAt(s, at);
  const isChapter = meaningAt(s, next) === WORD_CHAPTER;
  if ((kindAt(s, next) !== NUMBER && kind !== OPEN && !isChapter) || !numbersAt(s, next)) return;
  const isLineOrSlash = kind === SEMICOLON && ((s.t.flags[at] ?? 0) & ODD) !== 0;
  const isMinus = kind === DASH && isSpaced(s, at) && !isSpaced(s, next);
  if (isMinus || (kind === DASH && passHyphens(s, at))) return;
  if (!isLineOrSlash && kind !== OPEN && !(kind === DASH && (isChapter || isOnePoint(s, next)))) return;
  // A second slash parts chapter and verse: "john/3/16".
  if (isLineOrSlash && isJoinedSlash(s, at) && isJoinedSlash(s, at + 2) && kindAt(s, at + 3) === NUMBER) {
    s.t.kind[at + 2] = COLON;
  }
  noteMark(s);
  s.i = next;
}

/**
 * "matt-5-6-7", "john-3-16": joined hyphens from the book on, as in a slug. Two numbers are chapter and verse
 * only where they cannot be two chapters, or in a book of one chapter two verses.
 */
function passHyphens(s: State, at: number): boolean {
  if (!isJoinedHyphen(s.t, at) || !isJoinedHyphen(s.t, at + 2) || kindAt(s, at + 3) !== NUMBER) return false;
  const chapter = valueAt(s, at + 1);
  const verse = valueAt(s, at + 3);
  const isRange = isJoinedHyphen(s.t, at + 4) && kindAt(s, at + 5) === NUMBER;
  const chapters = chapterCount(s.bookId);
  if (!isRange && chapter < verse && (verse <= chapters || chapters === 1)) return false;
  s.t.kind[at + 2] = COLON;
  noteMark(s);
  s.i = at + 1;
  return true;
}

/** A chapter and verse, or a chapter with only a mark behind it that ends an item: behind a dash nothing else is sure. */
function isOnePoint(s: State, index: number): boolean {
  const after = kindAt(s, index + 1);
  if (after === COLON || (after === DOT && !isSpaced(s, index + 2))) return kindAt(s, index + 2) === NUMBER;
  return after !== NUMBER && after !== WORD && after !== DASH;
}

const isJoinedSlash = (s: State, index: number): boolean =>
  s.input.charCodeAt(offsetAt(s, index)) === SLASH && !isSpaced(s, index) && !isSpaced(s, index + 1);

/** Whether numbers of the current book start at a token, and no other book. */
function numbersAt(s: State, index: number): boolean {
  if (kindAt(s, index) === NUMBER) {
    if (s.isMachine) return true;
    if (startsBooks(s, index)) return false;
    // "John 1-John 3" is a range, though "1-John" alone is a book.
    const isRange = kindAt(s, index - 1) === WORD && kindAt(s, index + 1) === DASH;
    return (isRange && lexicon.exact[valueAt(s, index + 2)] === JOHN_ID) || !startsNumbered(s, index);
  }
  if (kindAt(s, index) !== WORD) return false;
  const meaning = meaningAt(s, index);
  if (meaning === WORD_CHAPTER || meaning === WORD_VERSE || meaning === WORD_TITLE) return true;
  const roman = romanValue(s.t, index);
  if (roman === 0) return false;
  // "Isa. lv. 8" is a chapter, though "Lv" is a book; "Ruth, I Samuel" is the ordinal of another.
  const isOrdinal = lexicon.ordinal[valueAt(s, index)] !== 0;
  if (!isOrdinal && roman <= chapterCount(s.bookId) && kindAt(s, index - 1) !== COMMA) return true;
  return !isBookStart(s, index) && !startsBooks(s, index) && !startsMisspelled(s, index);
}

/** "Ruth, 1 and 2 Samuel", "Galatians 1st and 2nd Peter". */
const startsBooks = (s: State, index: number): boolean =>
  (kindAt(s, index - 1) === COMMA || kindAt(s, index - 1) === SEMICOLON || isSuffixed(s, index)) &&
  startsOrdinalRange(s, index);
