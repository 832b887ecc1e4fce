/** A point of a list: chapter, chapter and verse, or verse, with whatever stands between and behind them. */

import { chapterCount, verseCount } from "../canon.ts";
import { WORD_AND, WORD_CHAPTER, WORD_TITLE, WORD_TO, WORD_VERSE } from "../data/words.ts";
import { PSALM_ID } from "./book-ids.ts";
import { compactSplits } from "./compact.ts";
import {
  CHAPTER_CARRY,
  COMPACT,
  NOISE,
  NUMBER_WORD,
  OPTIONAL,
  PART,
  PUNCTUATION,
  ROMAN,
  SPACING,
  TITLE,
} from "./correction-bits.ts";
import { AMPERSAND, COLON, COMMA, DASH, DOT, NINE, OPEN, SEMICOLON, ZERO } from "./fold.ts";
import { ABSENT, FIRST, LEVEL_CHAPTER, LEVEL_VERSE, LIST, RIGHT } from "./item.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { startsOrdinalRange } from "./ordinals.ts";
import { readPart } from "./parts.ts";
import { point } from "./point.ts";
import { romanValue } from "./roman.ts";
import { endsBeforeVerse, isCommaSeparator, isDottedPair, isListDot, isPairByComma } from "./separators.ts";
import { startsNumbered, startsNumberedBook } from "./starts.ts";
import {
  afterDot,
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
  type State,
  valueAt,
} from "./state.ts";
import { END, MOST_NUMBER, NUMBER, ODD, WORD } from "./token.ts";

/** Number of a token: digits, or a Roman numeral where one may stand. -1 when there is none. */
function numberAt(s: State, index: number, mayBeRoman: boolean): number {
  const kind = kindAt(s, index);
  if (kind === NUMBER) {
    const value = s.t.value[index] ?? -1;
    if (isSuffixed(s, index)) s.mask |= NUMBER_WORD;
    if ((s.t.flags[index] ?? 0) & ODD) noteMark(s);
    return value <= MOST_NUMBER ? value : -1;
  }
  if (kind !== WORD || !mayBeRoman) return -1;
  const value = romanValue(s.t, index);
  if (value === 0) return -1;
  s.mask |= ROMAN;
  s.isRoman = true;
  return value;
}

/** "v" is five where a chapter must stand, "c" is a hundred in the Psalms. */
function isRomanLetter(s: State, index: number, position: number): boolean {
  if (wordLength(s.t, index) !== 1) return false;
  const chapters = chapterCount(s.bookId);
  if (lettersOf(s.t, index) === "c") {
    // "Ps. c. 3, v. 2" has a chapter.
    const after = afterDot(s, index + 1) + 1;
    const isChapter = meaningAt(s, kindAt(s, after) === COMMA ? after + 1 : after) === WORD_VERSE;
    return (position === FIRST || s.isRoman) && chapters >= 100 && !isChapter;
  }
  // "Josh. x. 12 to v. 15": no range ends before it begins.
  if (chapters === 1 || (position === RIGHT && s.chapter >= 5)) return false;
  // "v3" is a verse, wherever it stands.
  if (kindAt(s, index + 1) === NUMBER && !isSpaced(s, index + 1)) return false;
  return s.isRoman || (position === FIRST && s.chapter === 0);
}

/** Reads a point at the next token into `point`. False, with the failure recorded, when there is none. */
export function readPoint(s: State, position: number): boolean {
  let meaning = meaningAt(s);
  if ((meaning === WORD_CHAPTER || meaning === WORD_VERSE) && isRomanLetter(s, s.i, position)) {
    // "Rom. vi. 8, v. 10": a verse of the chapter, or the chapter before it; "iv. 8 (v. 10)": the one or the next.
    // "Luke ii. to v. 15": a verse, or another chapter.
    const isTo = position === RIGHT && meaningAt(s, s.i - 1) === WORD_TO;
    if (isTo && hasNumberAfter(s, s.i) && valueAt(s, afterDot(s, s.i + 1)) > s.verse) return fail(s);
    const before = kindAt(s, s.i - 1);
    const isMarked = before === COMMA || before === SEMICOLON || before === AMPERSAND || position === RIGHT;
    const isBare = meaningAt(s, s.i - 1) === WORD_AND && !hasNumberAfter(s, s.i);
    if (s.chapter > (meaning === WORD_VERSE ? 5 : 0) || (s.chapter > 0 && !isMarked && !isBare))
      return fail(s);
    meaning = 0;
  }
  point.isLone = false;
  point.compact = 0;
  point.verse = ABSENT;
  if (meaning === WORD_VERSE) return readVerseMark(s, position);
  const isExplicit = meaning === WORD_CHAPTER;
  // "John 3:16, no. 5" counts something else.
  if (isExplicit && s.chapter > 0 && lettersOf(s.t, s.i).startsWith("n")) return fail(s);
  if (isExplicit) passWord(s);
  const at = s.i;
  // "John 3:16-x" has a sign for any number.
  const isMixed = position === RIGHT && kindAt(s, at + 2) !== NUMBER;
  const value = numberAt(s, at, (position !== LIST && !isMixed) || s.isRoman || isExplicit);
  // "1st" is no verse of a list; "3d" may be, with the letter of a part.
  const isPart = position === LIST && !isExplicit && isSuffixed(s, at);
  // "John 3rd 16": the ordinal of a chapter, or of another book.
  const isOpen =
    position === FIRST &&
    !isExplicit &&
    isSuffixed(s, at) &&
    chapterCount(s.bookId) > 1 &&
    s.bookId !== PSALM_ID;
  point.chapterAt = point.verseAt = at;
  const isCompactPlace = position === FIRST && !isExplicit;
  // "Ps119105": too long for a number of its own.
  if (value < 0 && isCompactPlace && splitCompact(s, at, valueAt(s, at))) return true;
  if (value < 0 || isOpen || (isPart && !endsInDigitAndLetter(s, at))) return fail(s, at);
  if (isPart) s.mask |= PART;
  s.i++;
  if (kindAt(s, at) === WORD) passDotOfNumeral(s);
  point.chapter = value;
  const isChapterPlace =
    isExplicit || position === FIRST || s.level === LEVEL_CHAPTER || kindAt(s, at) === WORD;
  if (readVerseOf(s, position, isChapterPlace)) return s.failure === null;
  if (isCompactPlace && splitCompact(s, at, value)) return true;
  if (!isExplicit && kindAt(s, at) === NUMBER && position !== FIRST && s.level === LEVEL_VERSE) {
    point.chapter = s.chapter;
    point.chapterAt = s.chapterAt;
    point.verse = value;
    readPart(s);
    return true;
  }
  point.isLone = !isExplicit && kindAt(s, at) === NUMBER;
  // "Ps. cxix (KJV), 105": another chapter, or a verse.
  if (point.isLone && s.isRoman && position === LIST) return fail(s, at);
  if (point.isLone && chapterCount(s.bookId) === 1) readPart(s);
  return true;
}

function endsInDigitAndLetter(s: State, at: number): boolean {
  const code = s.t.folded.codes[(s.t.to[at] ?? 0) - 2] ?? 0;
  return code >= ZERO && code <= NINE;
}

/** "v.-vii.", "viii., 28": the dot behind a numeral belongs to it. */
function passDotOfNumeral(s: State): void {
  const after = kindAt(s, s.i + 1);
  if (kindAt(s) === DOT && (after === DASH || after === COMMA || s.i + 1 === s.ofAt)) s.i++;
}

/** Reads a verse behind a chapter that was read in another way; `point` is the chapter alone without one. */
export function readVerseOfChapter(s: State, chapter: number, at: number): boolean {
  point.chapter = chapter;
  point.chapterAt = at;
  point.verseAt = at;
  point.verse = ABSENT;
  point.isLone = false;
  point.compact = 0;
  s.chapter = chapter;
  s.chapterAt = at;
  readVerseOf(s, FIRST, true);
  return s.failure === null;
}

/** "Psalm 23. 1 & 2 Kings", but "Luke i. 1, 2 Tim. iv. 11". */
const startsBooks = (s: State, index: number): boolean =>
  isAndAt(s, index + 1) && startsOrdinalRange(s, index);

/** Passes over "v."; "Phil 1:6 vs. 1 John 4:8" has a book behind it, or a verse. */
function passVerseWord(s: State): void {
  passWord(s);
  if (startsNumbered(s, s.i) || startsBooks(s, s.i)) fail(s);
}

/** "v. 5": a verse of the current chapter. */
function readVerseMark(s: State, position: number): boolean {
  const at = s.i;
  passVerseWord(s);
  const chapter = chapterCount(s.bookId) === 1 ? 1 : s.chapter;
  const value = numberAt(s, s.i, false);
  if (value < 0) return fail(s);
  // "Exod 20 (NIV) v. 3": a verse of the chapter, and no chapter beside it.
  const isOfChapter =
    chapterCount(s.bookId) > 1 && position === LIST && s.level === LEVEL_CHAPTER && (s.mask & NOISE) === 0;
  if (chapter === 0 || isOfChapter) return fail(s, at);
  if (position === FIRST && s.chapter > 0 && s.startsSegment) s.mask |= CHAPTER_CARRY;
  point.chapter = chapter;
  point.chapterAt = s.chapterAt;
  point.verse = value;
  point.verseAt = s.i;
  s.i++;
  readPart(s);
  return true;
}

/** Reads what makes the number just read a chapter with a verse. True when it did, or failed in trying. */
function readVerseOf(s: State, position: number, isChapterPlace: boolean): boolean {
  const kind = kindAt(s);
  if (kind === END || kind === SEMICOLON || kind === DASH) return false;
  const next = s.i + 1;
  // "Jude 7, v. 22", "Jude 17. 20-25": two verses.
  const isVerse = point.chapter > 1 && chapterCount(s.bookId) === 1;
  const isDotList = kind === DOT && isSpaced(s, next) && kindAt(s, s.i - 1) === NUMBER;
  if (isVerse && (kind === COMMA || isAndAt(s) || isDotList)) return false;
  if (kind === COLON) {
    if (isSpaced(s) || isSpaced(s, next)) s.mask |= SPACING;
    s.separator = COLON;
    s.i = next;
    // "John 3: 1 John 4:8"
    const isOther = isSpaced(s) && startsNumberedBook(s.t, s.input, next);
    return (!isOther && readAfterSeparator(s)) || fail(s) || true;
  }
  if (kind === DOT) return !isListDot(s, position) && readAfterDot(s, position, isChapterPlace);
  if (kind === COMMA && isCommaSeparator(s, position)) {
    s.mask |= PUNCTUATION;
    s.separator = COMMA;
    s.i = next;
    return readAfterSeparator(s);
  }
  if ((kind === COMMA || kind === OPEN) && isMarkBeforeVerse(s, kind === COMMA, isChapterPlace)) {
    s.mask |= PUNCTUATION;
    s.i = kindAt(s, next) === COLON ? next + 1 : next;
    return readAfterSeparator(s);
  }
  const meaning = meaningAt(s);
  if (meaning === WORD_VERSE && hasNumberAfter(s, s.i))
    return (isChapterPlace || !endsBeforeVerse(s)) && readAfterSeparator(s);
  // "chapter 12 and verse 1", "chapter 8 from verse 28".
  if (
    isChapterPlace &&
    meaningAt(s, next) === WORD_VERSE &&
    hasNumberAfter(s, next) &&
    (meaning === WORD_AND || lettersOf(s.t, s.i) === "from")
  ) {
    s.i = next;
    return readAfterSeparator(s);
  }
  if (meaning === WORD_TITLE) return readAfterSeparator(s);
  if (kind === NUMBER && isSpaced(s)) return readSpacedVerse(s, position);
  return false;
}

/** Whether the comma or bracket at the next token stands between a chapter and a verse that is marked as such. */
function isMarkBeforeVerse(s: State, isComma: boolean, isChapterPlace: boolean): boolean {
  const next = s.i + 1;
  if (meaningAt(s, next) === WORD_VERSE && hasNumberAfter(s, next)) {
    return isChapterPlace || (isComma && isPairByComma(s));
  }
  // "Ps. cxix, 105": the figures change with what they count.
  if (isComma && kindAt(s, s.i - 1) !== NUMBER && isLoneNumber(s, next)) return true;
  // "Ps 51, title", "Ps 51 (title)", "Gen. 1 [:1-5]".
  const isColon = kindAt(s, next) === COLON && kindAt(s, next + 1) === NUMBER && s.input[offsetAt(s)] === "[";
  return isChapterPlace && (isColon || meaningAt(s, next) === WORD_TITLE);
}

/** Digits that are no chapter:verse and no ordinal of a book. */
function isLoneNumber(s: State, index: number): boolean {
  if (!s.isRoman || kindAt(s, index) !== NUMBER || startsNumberedBook(s.t, s.input, index)) return false;
  const after = kindAt(s, index + 1);
  return after !== COLON && !(after === DOT && kindAt(s, index + 2) === NUMBER);
}

function readAfterDot(s: State, position: number, isChapterPlace: boolean): boolean {
  const next = s.i + 1;
  const meaning = meaningAt(s, next);
  const isTitle = meaning === WORD_TITLE;
  const isVerse = meaning === WORD_VERSE && hasNumberAfter(s, next);
  if (isVerse && !isChapterPlace && endsBeforeVerse(s)) return false;
  if (!isTitle && !isVerse) {
    // "Ps 23.(1-3)", but "Ps 23. (1 John 1:9)".
    const number = kindAt(s, next) === OPEN ? next + 1 : next;
    if (kindAt(s, number) !== NUMBER) return false;
    if (isSpaced(s, next)) {
      if (position !== FIRST && !s.isRoman && !isDottedPair(s, position)) return false;
      if (startsNumberedBook(s.t, s.input, number) || startsBooks(s, number)) return false;
    }
  }
  if (!s.isMachine && !s.isRoman) s.mask |= PUNCTUATION;
  s.separator = DOT;
  s.i = next;
  return readAfterSeparator(s);
}

/** A space between chapter and verse: "1 thess 4 16". A full chapter:verse behind the space is another item. */
function readSpacedVerse(s: State, position: number): boolean {
  const after = kindAt(s, s.i + 1);
  // "John 10 23rd Psalm"
  if ((position !== FIRST && !s.isSpacedStyle) || isSuffixed(s, s.i)) return false;
  if (after === COLON && kindAt(s, s.i + 2) === NUMBER) return false;
  if (after === DOT && kindAt(s, s.i + 2) === NUMBER && !isSpaced(s, s.i + 2)) return false;
  if (startsNumbered(s, s.i) || startsBooks(s, s.i)) return false;
  s.mask |= SPACING;
  s.isSpacedStyle = true;
  return readAfterSeparator(s);
}

/** Reads the verse behind a colon, dot, space or comma. */
function readAfterSeparator(s: State): boolean {
  if (kindAt(s) === OPEN && kindAt(s, s.i + 1) === NUMBER) {
    // "Rom 9:25 (Exod 24:(1-11)12-18)"
    if (s.outer !== undefined) return fail(s);
    s.mask |= OPTIONAL;
    s.i++;
  }
  if (meaningAt(s) === WORD_VERSE) {
    // Behind "verses" others go on with the list, as behind a colon.
    s.separator = /vv|[es]s$/.test(lettersOf(s.t, s.i)) ? COLON : WORD;
    passVerseWord(s);
  }
  if (meaningAt(s) === WORD_TITLE) return readTitle(s);
  const value = numberAt(s, s.i, s.isRoman);
  if (value < 0) return false;
  point.verse = value;
  point.verseAt = s.i;
  s.i++;
  readPart(s);
  return true;
}

function readTitle(s: State): boolean {
  if (s.bookId !== PSALM_ID) {
    fail(s);
    return true;
  }
  s.i++;
  s.mask |= TITLE;
  point.verse = 1;
  return true;
}

/** A number joined to its book, no chapter of it, with one split into chapter and verse in the canon. */
function splitCompact(s: State, at: number, value: number): boolean {
  if (value < 11 || isSpaced(s, at) || kindAt(s, at) !== NUMBER || kindAt(s, at - 1) !== WORD) return false;
  const chapters = chapterCount(s.bookId);
  if (value <= chapters || (chapters === 1 && value <= verseCount(s.bookId, 1))) return false;
  const splits = compactSplits(s.bookId, value);
  const [first] = splits;
  if (first === undefined) return false;
  s.mask |= COMPACT;
  s.i = at + 1;
  if (splits.length > 1) {
    point.compact = value;
    return true;
  }
  [point.chapter, point.verse] = first;
  readPart(s);
  return true;
}
