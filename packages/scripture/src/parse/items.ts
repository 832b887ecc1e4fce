/** Items of a list: the numbers of the current book, verse ids, and several books under one name. */

import { match, matchNumbered } from "./book-match.ts";
import { NUMBER_WORD, ORDINAL } from "./correction-bits.ts";
import { readFollowing } from "./following.ts";
import { ABSENT, FIRST, LEVEL_CHAPTER, LEVEL_VERSE, LIST, wholeBookItem } from "./item.ts";
import { type Ordinals, ordinalsAt } from "./ordinals.ts";
import { FOUND } from "./outcome.ts";
import { itemOfPoint } from "./point.ts";
import { readPoint } from "./points.ts";
import { readRangeEnd, startsRange } from "./ranges.ts";
import { enterVerseId, isVerseId, itemOfVerseId } from "./starts.ts";
import { fail, kindAt, pushItem, type State, valueAt } from "./state.ts";
import { LEAST_VERSE_ID, NUMBER } from "./token.ts";

/** Reads numbers of the current book: a point, or a range. */
export function readNumbers(s: State): boolean {
  const position = s.isFresh ? FIRST : LIST;
  if (!readPoint(s, position)) return false;
  const item = itemOfPoint();
  s.isFresh = false;
  s.chapter = item.startChapter;
  s.chapterAt = item.startChapterAt;
  s.verse = item.endVerse;
  s.level = item.startVerse === ABSENT && item.compact === 0 ? LEVEL_CHAPTER : LEVEL_VERSE;
  item.follow = readFollowing(s);
  // "16f-18" says two ends.
  if (startsRange(s)) return item.follow === 0 ? readRangeEnd(s, item) : fail(s);
  pushItem(s, s.bookId, s.bookText, item);
  return true;
}

/** Reads a verse id of seven or eight digits, or a range of two. False when none stands here. */
export function readVerseIds(s: State): boolean {
  const first = valueAt(s);
  if (kindAt(s) !== NUMBER || first < LEAST_VERSE_ID) return false;
  if (isVerseId(first)) {
    enterVerseId(s, first);
    const item = itemOfVerseId(first, s.i);
    s.i++;
    if (!startsRange(s)) pushItem(s, s.bookId, s.bookText, item);
    else if (kindAt(s, s.i + 1) === NUMBER && isVerseId(valueAt(s, s.i + 1))) readRangeEnd(s, item);
    else fail(s, s.i + 1);
  } else fail(s);
  return true;
}

/** "1-3 John", "First through Third John", "1 & 2 Kings", "1, 2 and 3 John". False when none stands here. */
export function readOrdinalRange(s: State): boolean {
  const found = ordinalsAt(s, s.i);
  return found !== null && pushOrdinals(s, found);
}

function pushOrdinals(s: State, { ordinals, isSpan, at, word }: Ordinals): boolean {
  const first = ordinals[0] ?? 0;
  const last = ordinals.at(-1) ?? 0;
  const all = isSpan ? [1, 2, 3, 4].slice(first - 1, last) : ordinals;
  if (!isSpan && kindAt(s) === NUMBER && mayGoOn(s, first)) return false;
  const books: { bookId: number; text: string; mask: number }[] = [];
  for (const ordinal of all) {
    const outcome = matchNumbered(s.t, s.input, at, word, ordinal);
    if (outcome !== FOUND) return false;
    // "1-4 Kings": the first two are of the Septuagint, or the same books again.
    if (match.bookId <= (books.at(-1)?.bookId ?? 0)) return false;
    const text = `${ordinal} ${match.letters}`;
    books.push({ bookId: match.bookId, text, mask: match.mask & ~ORDINAL });
  }
  if (books.length < 2) return false;
  // "Isa 53:5, 1 and 2 Pet 3": nobody could tell whose the number is.
  if (kindAt(s, match.next) === NUMBER) return s.bookId > 0 && !fail(s);
  s.mask |= NUMBER_WORD;
  for (const { bookId, text, mask } of books) {
    s.mask |= mask;
    pushItem(s, bookId, text, wholeBookItem());
  }
  // "1 and 2 Samuel, 7:1", "1-2 Pet. 3:1": numbers behind them are of no book.
  s.bookId = 0;
  s.isFresh = true;
  s.chapter = 1;
  s.i = match.next;
  return true;
}

/** Whether a number may be the next of the list before it: "Rom 1:1, 2 and 3 John", but not "Rom 8:28, 1 and 2 Kings". */
export function mayGoOn(s: State, number: number): boolean {
  if (s.bookId === 0 || s.startsSegment || s.isFresh) return false;
  return number > (s.level === LEVEL_VERSE ? s.verse : s.chapter);
}
