/** The right end of a range: a verse, a chapter, "end", or another book. */

import { chapterCount, hasVerse } from "../canon.ts";
import { WORD_CHAPTER, WORD_END, WORD_OF, WORD_THE, WORD_TO, WORD_VERSE } from "../data/words.ts";
import { readBook } from "./book-read.ts";
import {
  BOOK_PREFIX,
  FOLLOWING,
  NUMBER_WORD,
  PUNCTUATION,
  SINGLE_CHAPTER,
  SPACING,
} from "./correction-bits.ts";
import { CLOSE, COLON, COMMA, DASH, DOT, OPEN, QUOTE } from "./fold.ts";
import { readFollowing } from "./following.ts";
import {
  ABSENT,
  FIRST,
  FOLLOW_ALL,
  type Item,
  LEVEL_CHAPTER,
  LEVEL_NONE,
  LEVEL_VERSE,
  RIGHT,
  wholeBookItem,
} from "./item.ts";
import { lettersOf } from "./letters.ts";
import { lowerNames } from "./lexicon.ts";
import { passBiblePrefix } from "./noise.ts";
import { BOOK, NO_BOOK } from "./outcome.ts";
import { itemOfPoint, point } from "./point.ts";
import { readPoint } from "./points.ts";
import { romanValue } from "./roman.ts";
import { enterVerseId, isBookStart, isVerseId, itemOfVerseId } from "./starts.ts";
import {
  fail,
  isSpaced,
  kindAt,
  meaningAt,
  noteMark,
  offsetAt,
  passWord,
  pushItem,
  type State,
  valueAt,
} from "./state.ts";
import { MOST_NUMBER, NUMBER, ODD, WORD } from "./token.ts";
import { isVersionAt, isVersionBehind } from "./versions.ts";

/** Whether a dash or "to" stands at the next token, and no dash before a translation; a mark before it is passed over. */
export function startsRange(s: State): boolean {
  const at = isMarkBeforeRange(s) ? s.i + 1 : s.i;
  const isDash = kindAt(s, at) === DASH;
  if (isDash ? isSpaced(s, at + 1) && isVersionBehind(s, at + 1) : meaningAt(s, at) !== WORD_TO) return false;
  if (at > s.i) noteMark(s);
  s.i = at;
  return true;
}

/** "iv. 14.-v. 10", "Gen. i. to ii. 4", "Dan. 9. 24, to 27", "Gen.-Deut."; but "John 3:16. To Romans". */
function isMarkBeforeRange(s: State): boolean {
  const mark = kindAt(s);
  const to = s.i + 1;
  const isTo = meaningAt(s, to) === WORD_TO;
  if (mark === DOT ? !isTo && kindAt(s, to) !== DASH : mark !== COMMA || !isTo) return false;
  if (s.level === LEVEL_NONE) return mark === DOT;
  const right = to + 1;
  const isJoined = !isTo && !isSpaced(s, to) && !isSpaced(s, right);
  const isNumber = kindAt(s, right) === NUMBER || romanValue(s.t, right) > 0 || isVerseOrChapter(s, right);
  return isJoined || (isNumber && !isBookStart(s, right));
}

const isVerseOrChapter = (s: State, index: number): boolean =>
  meaningAt(s, index) === WORD_VERSE || meaningAt(s, index) === WORD_CHAPTER;

/** Reads a dash or "to" and what it leads to, and adds the whole range. */
export function readRangeEnd(s: State, left: Item): boolean {
  const dashAt = s.i;
  if (kindAt(s, dashAt) === DASH) noteDash(s, dashAt);
  else s.mask |= NUMBER_WORD;
  s.i++;
  passBiblePrefix(s);
  // "through to".
  const isLong = kindAt(s, dashAt) === WORD && lettersOf(s.t, dashAt).startsWith("th");
  if (isLong && meaningAt(s) === WORD_TO) s.i++;
  if (meaningAt(s) === WORD_THE && meaningAt(s, s.i + 1) === WORD_END) s.i++;
  if (meaningAt(s) === WORD_END) return pushToEnd(s, left);
  const kind = kindAt(s);
  if (kind !== NUMBER && kind !== WORD) return fail(s, dashAt);
  if (kind === NUMBER && isVerseId(valueAt(s))) return readVerseIdEnd(s, left);
  if (isBookStart(s)) return readBookEnd(s, left);
  if (left.startChapter === ABSENT) return fail(s, dashAt);
  // "Isa 52.13-53.end", "Isa 52.13-53 end".
  const mark = kindAt(s, s.i + 1);
  const end = mark === DOT || mark === COLON ? s.i + 2 : s.i + 1;
  const isChapter = end > s.i + 1 || !hasVerse(s.bookId, left.endChapter, valueAt(s));
  if (kind === NUMBER && meaningAt(s, end) === WORD_END && isChapter)
    return pushToEndOf(s, left, s.i, end + 1);
  // "Jude 3 to verse 5".
  if (left.isLone && chapterCount(s.bookId) === 1 && meaningAt(s) === WORD_VERSE) passWord(s);
  // "Rom 4 - v. 8": a verse of the chapter, or all verses before it too.
  // "Rom. iv.-11": a verse too, or chapter eleven.
  const isOther = s.isRoman ? kind === NUMBER : kindAt(s, dashAt) === DASH && meaningAt(s) === WORD_VERSE;
  if (isOther && left.endVerse === ABSENT) return fail(s, dashAt);
  if (!readPoint(s, RIGHT)) return false;
  left.endChapter = point.chapter;
  left.endVerse = point.verse;
  left.endChapterAt = point.chapterAt;
  left.endVerseAt = point.verseAt;
  left.isLone &&= point.isLone;
  left.follow = readFollowing(s);
  return takeItem(s, left);
}

/** Notes how a dash is written. */
function noteDash(s: State, at: number): void {
  const isPlain = s.input.charCodeAt(offsetAt(s, at)) === 45 && ((s.t.flags[at] ?? 0) & ODD) === 0;
  if (!isPlain) s.mask |= PUNCTUATION;
  if (isSpaced(s, at) || isSpaced(s, at + 1)) s.mask |= SPACING;
}

/** Adds an item of the current book; what follows goes on from its end. */
function takeItem(s: State, item: Item): boolean {
  s.chapter = item.endChapter;
  s.chapterAt = item.endChapterAt;
  s.verse = item.endVerse;
  s.level = item.endVerse === ABSENT ? LEVEL_CHAPTER : LEVEL_VERSE;
  pushItem(s, s.bookId, s.bookText, item);
  return true;
}

/** "3:16-end", "3-end", "1:1 to the end of the chapter", "52:13 - end of 53". */
function pushToEnd(s: State, left: Item): boolean {
  s.i++;
  if (meaningAt(s) === WORD_OF) {
    let at = s.i + 1;
    if (meaningAt(s, at) === WORD_THE) at++;
    const isChapter = meaningAt(s, at) === WORD_CHAPTER;
    if (isChapter) s.i = ++at;
    if (kindAt(s, at) === NUMBER)
      return left.startChapter === ABSENT || isBookStart(s, at)
        ? fail(s, at)
        : pushToEndOf(s, left, at, at + 1);
  }
  s.mask |= FOLLOWING;
  // "John to end": all its chapters; what comes behind goes on from the last.
  if (left.startChapter === ABSENT) {
    left.startChapter = 1;
    left.endChapter = chapterCount(s.bookId);
    s.isFresh = false;
  } else left.follow = FOLLOW_ALL;
  return takeItem(s, left);
}

/** Ends an item with the last verse of the chapter that a token says. */
function pushToEndOf(s: State, left: Item, at: number, next: number): boolean {
  const chapter = valueAt(s, at);
  if (chapter < 0 || chapter > MOST_NUMBER) return fail(s, at);
  left.endChapter = chapter;
  left.endChapterAt = left.endVerseAt = at;
  left.endVerse = ABSENT;
  left.isLone = false;
  s.mask |= FOLLOWING;
  s.i = next;
  return takeItem(s, left);
}

function readVerseIdEnd(s: State, left: Item): boolean {
  const at = s.i;
  const value = valueAt(s, at);
  const { bookId, bookText } = s;
  const leftMask = s.mask;
  s.mask = 0;
  enterVerseId(s, value);
  s.i++;
  return combine(s, { bookId, bookText, mask: leftMask, item: left }, itemOfVerseId(value, at), at);
}

function readBookEnd(s: State, left: Item): boolean {
  const { bookId, bookText } = s;
  const leftMask = s.mask;
  s.mask = 0;
  const at = s.i;
  const outcome = readBook(s);
  // "Deutero-Isaiah 40:1": the beginning of a name is no whole book to begin at.
  if (outcome === NO_BOOK || (leftMask & BOOK_PREFIX && left.startChapter === ABSENT)) return fail(s, at);
  if (outcome !== BOOK) return false;
  const right = readRightNumbers(s);
  return right !== null && combine(s, { bookId, bookText, mask: leftMask, item: left }, right, at);
}

function readRightNumbers(s: State): Item | null {
  s.isFresh = true;
  s.chapter = 0;
  s.isRoman = false;
  let at = s.i;
  const kind = kindAt(s, at);
  if (kind === DOT || kind === COLON || kind === COMMA || kind === QUOTE || kind === CLOSE || kind === OPEN)
    at++;
  const isNumber = kindAt(s, at) === NUMBER || (kindAt(s, at) === WORD && kind !== COMMA);
  if (!isNumber || isBookStart(s, at) || isVersionAt(s, at)) return wholeBookItem();
  if (
    kindAt(s, at) === WORD &&
    (meaningAt(s, at) === 0 ? romanValue(s.t, at) === 0 : !isVerseOrChapter(s, at))
  )
    return wholeBookItem();
  s.i = at;
  if (!readPoint(s, FIRST)) return null;
  s.isFresh = false;
  const item = itemOfPoint();
  item.follow = readFollowing(s);
  return item;
}

interface LeftEnd {
  readonly bookId: number;
  readonly bookText: string;
  readonly mask: number;
  readonly item: Item;
}

/** Adds a range from one book to `right` in the current one, which starts at the token `rightAt`. */
function combine(s: State, leftEnd: LeftEnd, right: Item, rightAt: number): boolean {
  const { bookId, bookText, mask: leftMask, item: left } = leftEnd;
  const rightMask = s.mask;
  const rightBook = s.bookId;
  s.chapter = right.endChapter === ABSENT ? chapterCount(rightBook) : right.endChapter;
  s.chapterAt = right.endChapterAt;
  s.level = right.endVerse === ABSENT ? LEVEL_CHAPTER : LEVEL_VERSE;
  if (rightBook === bookId) {
    s.mask = leftMask | rightMask;
    pushItem(s, bookId, bookText, sameBook(left, right, bookId));
    return true;
  }
  s.mask = leftMask;
  const isReversed = rightBook < bookId;
  const leftItem: Item = isReversed ? left : { ...left, endChapter: chapterCount(bookId), endVerse: ABSENT };
  if (left.startChapter === ABSENT) leftItem.endChapter = ABSENT;
  if (left.isLone && chapterCount(bookId) === 1 && left.startChapter > 1 && !isReversed) {
    // "Obad 15-Jonah 2": a lone number is a verse.
    const startVerseAt = left.startChapterAt;
    Object.assign(leftItem, { startChapter: 1, startVerse: left.startChapter, isLone: false, startVerseAt });
    s.mask |= SINGLE_CHAPTER;
  }
  leftItem.isLone &&= isReversed || left.startChapter !== 1;
  const first = pushItem(s, bookId, bookText, leftItem);
  for (let middle = bookId + 1; middle < rightBook; middle++) {
    pushItem(s, middle, lowerNames[middle] ?? "", wholeBookItem());
  }
  s.mask = rightMask;
  const fromStart = !isReversed && right.startChapter !== ABSENT && right.compact === 0;
  const rightItem: Item = fromStart ? { ...right, startChapter: 1, startVerse: ABSENT } : right;
  const last = pushItem(s, rightBook, s.bookText, rightItem);
  if (isReversed) {
    first.reversedAt = rightAt;
    last.reversedAt = rightAt;
  }
  return true;
}

function sameBook(left: Item, right: Item, bookId: number): Item {
  const isWholeRight = right.startChapter === ABSENT;
  if (isWholeRight && left.startChapter === ABSENT) return left;
  return {
    startChapter: left.startChapter === ABSENT ? 1 : left.startChapter,
    startVerse: left.startVerse,
    endChapter: isWholeRight ? chapterCount(bookId) : right.endChapter,
    endVerse: right.endVerse,
    follow: right.follow,
    isLone: left.isLone && right.isLone,
    compact: left.compact || right.compact,
    // Of an item that holds such a number, it is the only one.
    startChapterAt: left.compact === 0 && right.compact > 0 ? right.startChapterAt : left.startChapterAt,
    startVerseAt: left.startVerseAt,
    endChapterAt: right.endChapterAt,
    endVerseAt: right.endVerseAt,
  };
}
