/** The marks and words between the ends of a range, and right ends in words: "3:16-end", "52:13 to the end of 53". */

import { chapterCount, hasVerse } from "../../canon.ts";
import * as BIT from "../correction-bits.ts";
import { type Follow, type Point, pointAt } from "./item.ts";
import { digitsAt } from "./numbers.ts";
import { bookIdOf, type Context, type State } from "./state.ts";

export interface RangeMark {
  /** The token after the mark. */
  readonly to: number;
  readonly corrections: number;
  /** The mark is a word, not a dash. */
  readonly isWord: boolean;
}

/** The dash or word of a range at a token, or after a dot or comma before it; null when there is none. */
export function rangeMarkAt(context: Context, from: number, start: Point | null): RangeMark | null {
  const { lattice } = context;
  const isMarked = isMarkBeforeRange(context, from, start);
  const at = isMarked ? from + 1 : from;
  const punctuation = isMarked ? BIT.punctuation : 0;
  if (lattice.kind(at) === "-") {
    if (lattice.isSpaced(at + 1) && lattice.version(lattice.pastOpening(at + 1)) !== null) return null;
    return { to: at + 1, corrections: punctuation | dashBits(lattice, at), isWord: false };
  }
  if (!lattice.has(at, "to")) return null;
  // "through to" counts as one word.
  const isDouble = lattice.has(at + 1, "to") && lattice.letters(at + 1).length < lattice.letters(at).length;
  return { to: isDouble ? at + 2 : at + 1, corrections: punctuation | BIT.number_word, isWord: true };
}

function dashBits(lattice: Context["lattice"], at: number): number {
  const { isOdd, start } = lattice.token(at);
  const isPlain = lattice.input[start] === "-" && !isOdd;
  const isSpaced = lattice.isSpaced(at) || lattice.isSpaced(at + 1);
  return (isPlain ? 0 : BIT.punctuation) | (isSpaced ? BIT.spacing : 0);
}

/**
 * Whether a dot or comma may precede the mark of a range: "iv. 14.-v. 10", "Gen. i. to ii. 4", "Dan. 9. 24, to 27",
 * "Gen.-Deut.". In "John 3:16. To Romans" it may not.
 */
function isMarkBeforeRange({ lattice, isProse }: Context, at: number, start: Point | null): boolean {
  const mark = lattice.kind(at);
  // "The call is in Jer 1:4. - Verse 5 is known."
  if (isProse && mark === "." && lattice.isSpaced(at + 1) && lattice.kind(at + 1) === "-") return false;
  const isTo = lattice.has(at + 1, "to");
  if (mark === "." ? !isTo && lattice.kind(at + 1) !== "-" : mark !== "," || !isTo) return false;
  if (start === null) return mark === ".";
  const right = at + 2;
  const isJoined = !isTo && lattice.isJoined(at + 1);
  const isNumber =
    lattice.kind(right) === "number" ||
    lattice.roman(right) > 0 ||
    lattice.isVerseWord(right) ||
    lattice.has(right, "chapter");
  return isJoined || (isNumber && lattice.books(right).length === 0);
}

export interface EndReading {
  readonly start: Point | null;
  readonly end: Point | null;
  readonly follow: Follow;
  readonly to: number;
  readonly corrections: number;
}

/** A right end that is the word "end" at a token; null when there is none. */
export function readEnd(
  context: Context,
  state: State,
  start: Point | null,
  from: number,
): EndReading | null {
  const { lattice } = context;
  const at = lattice.has(from, "the") ? from + 1 : from;
  if (lattice.has(at, "end")) return endAt(context, state, start, at);
  return start === null ? null : chapterEndAt(context, state, start, from);
}

function endAt(context: Context, state: State, start: Point | null, at: number): EndReading {
  const { lattice } = context;
  let to = at + 1;
  if (lattice.has(to, "of")) {
    to = lattice.has(to + 1, "the") ? to + 2 : to + 1;
    if (lattice.has(to, "chapter")) to++;
    else if (lattice.kind(to) !== "number") to = at + 1;
    const chapter = digitsAt(lattice, to);
    if (chapter !== null && lattice.books(to).length > 0)
      return { start, end: start, follow: "rest", to: at, corrections: 0 };
    if (start !== null && chapter !== null) return endOf(start, chapter.value, to, to + 1);
  }
  // "John to end": all its chapters.
  if (start === null) {
    const last = chapterCount(bookIdOf(state));
    const chapters = { start: pointAt(1, at), end: pointAt(last, at) };
    return { ...chapters, follow: "none", to, corrections: BIT.following_verses };
  }
  return { start, end: start, follow: "rest", to, corrections: BIT.following_verses };
}

/** A right end with a chapter and the word "end": "Isa 52.13-53.end", "Isa 52.13-53 end". */
function chapterEndAt({ lattice }: Context, state: State, start: Point, at: number): EndReading | null {
  const chapter = digitsAt(lattice, at);
  if (chapter === null) return null;
  const mark = lattice.kind(at + 1);
  const end = mark === "." || mark === ":" ? at + 2 : at + 1;
  const isChapter = end > at + 1 || !hasVerse(bookIdOf(state), start.chapter, chapter.value);
  return lattice.has(end, "end") && isChapter ? endOf(start, chapter.value, at, end + 1) : null;
}

/** A range to the last verse of a chapter. */
function endOf(start: Point, chapter: number, at: number, to: number): EndReading {
  const end = pointAt(chapter, at);
  return { start: { ...start, isLone: false }, end, follow: "none", to, corrections: BIT.following_verses };
}
