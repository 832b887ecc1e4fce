/**
 * The usual case, read straight: `3:16`, `3:16-18`, `3:16-4:2`, `3`, `3-5`, or lone verses of a list, with nothing
 * behind them but the end, a semicolon, or a comma and another number. What this gives is what the general way of
 * items.ts, points.ts and ranges.ts gives; a test compares the two.
 */

import { COLON, COMMA, DASH, SEMICOLON } from "./fold.ts";
import { startsPlainName } from "./plain-name.ts";
import { noteDash, takeItem } from "./ranges.ts";
import { END, NUMBER, ODD, SPACED, SUFFIXED, type Tokens } from "./scan.ts";
import { ABSENT, type Item, LEVEL_VERSE, type State } from "./state.ts";

const MOST_DIGITS_VALUE = 9999;
const MOST_ORDINAL = 4;

/** A test of the general way turns this one off. */
export const plainNumbers = { isOn: true };

function isPlainNumber({ kind, value, flags }: Tokens, at: number): boolean {
  const number = value[at] ?? 0;
  return (
    kind[at] === NUMBER && number >= 0 && number <= MOST_DIGITS_VALUE && ((flags[at] ?? 0) & SUFFIXED) === 0
  );
}

/** The token behind a number, or behind two with a joined colon between; -1 when neither stands here. */
function endOfPoint(t: Tokens, at: number): number {
  if (!isPlainNumber(t, at)) return -1;
  if (t.kind[at + 1] !== COLON) return at + 1;
  const isJoined = (((t.flags[at + 1] ?? 0) | (t.flags[at + 2] ?? 0)) & SPACED) === 0;
  return isJoined && isPlainNumber(t, at + 2) ? at + 3 : -1;
}

/** Whether nothing stands at a token that could change what the numbers before it mean. */
function isPlainEnd({ kind, flags }: Tokens, at: number, isLone: boolean): boolean {
  switch (kind[at]) {
    case END:
    case SEMICOLON:
      return true;
    case COMMA:
      // A joined comma may part chapter and verse.
      return kind[at + 1] === NUMBER && !(isLone && ((flags[at + 1] ?? 0) & SPACED) === 0);
    default:
      return false;
  }
}

/** Whether a number of the current book stands next, which cannot be the ordinal of another. */
export function startsPlainNumber(s: State): boolean {
  const { t, i } = s;
  if (s.bookId === 0 || !plainNumbers.isOn || !isPlainNumber(t, i)) return false;
  const end = endOfPoint(t, i);
  if (end > i + 1) return isPlainEnd(t, end, false) || t.kind[end] === DASH;
  return (t.value[i] ?? 0) > MOST_ORDINAL && end > 0 && isPlainEnd(t, end, false);
}

/** Whether a comma or semicolon stands next, and behind it a number or a plain name: nothing else can be meant. */
export function startsPlainJoint(s: State): boolean {
  const { t, i } = s;
  const { kind, flags } = t;
  const isPlain =
    kind[i] === COMMA ? kind[i - 1] !== COMMA : kind[i] === SEMICOLON && ((flags[i] ?? 0) & ODD) === 0;
  return isPlain && plainNumbers.isOn && (kind[i + 1] === NUMBER || startsPlainName(t, i + 1));
}

/** Reads a point or range of the usual form and adds it. False, with nothing changed, where anything else stands. */
export function readPlainNumbers(s: State): boolean {
  const { t, i } = s;
  const dash = endOfPoint(t, i);
  if (dash < 0 || s.isCommaStyle || !plainNumbers.isOn) return false;
  const isRange = t.kind[dash] === DASH;
  const end = isRange ? endOfPoint(t, dash + 1) : dash;
  const isLone = dash === i + 1;
  const isFirst = s.isFresh;
  if (end < 0 || !isPlainEnd(t, end, isLone && isFirst && !isRange)) return false;
  // A joined number may be chapter and verse in one: "Jn316".
  if (isLone && isFirst && ((t.flags[i] ?? 0) & SPACED) === 0) return false;
  const item = pointItem(s, isLone && !isFirst && s.level === LEVEL_VERSE);
  if (isRange) {
    noteDash(s, dash);
    addEnd(t, item, dash + 1, end);
  }
  s.isFresh = false;
  if (!isLone) s.separator = COLON;
  s.i = end;
  return takeItem(s, item);
}

/** The item of the next point: of a verse of the current chapter, of a chapter, or of chapter and verse. */
function pointItem({ t, i, chapter, chapterAt }: State, isVerse: boolean): Item {
  const number = t.value[i] ?? 0;
  const isPair = t.kind[i + 1] === COLON;
  const verseAt = isPair ? i + 2 : i;
  const startChapter = isVerse ? chapter : number;
  const startVerse = isPair ? (t.value[verseAt] ?? 0) : isVerse ? number : ABSENT;
  const startChapterAt = isVerse ? chapterAt : i;
  return {
    startChapter,
    startVerse,
    endChapter: startChapter,
    endVerse: startVerse,
    follow: 0,
    isLone: startVerse === ABSENT,
    compact: 0,
    startChapterAt,
    startVerseAt: verseAt,
    endChapterAt: startChapterAt,
    endVerseAt: verseAt,
  };
}

/** Gives an item the end that stands in the tokens from `at` to `end`. */
function addEnd({ value }: Tokens, item: Item, at: number, end: number): void {
  const number = value[at] ?? 0;
  item.endVerseAt = at;
  if (end > at + 1) {
    item.endChapter = number;
    item.endChapterAt = at;
    item.endVerse = value[at + 2] ?? 0;
    item.endVerseAt = at + 2;
    item.isLone = false;
  } else if (item.startVerse === ABSENT) {
    item.endChapter = number;
    item.endChapterAt = at;
  } else item.endVerse = number;
}
