/**
 * What the grammar knows while it reads from left to right, and what it leaves behind: drafts, one a
 * reference, each with the items of its list as they were written.
 */

import { WORD_AND } from "../data/words.ts";
import type { Candidate } from "../reference.ts";
import { NUMBER_WORD, PUNCTUATION } from "./correction-bits.ts";
import { AMPERSAND, DOT } from "./fold.ts";
import { ABSENT, type Item, LEVEL_NONE } from "./item.ts";
import { sourceStart, wordAt } from "./scan.ts";
import { NUMBER, SPACED, SUFFIXED, type Tokens } from "./token.ts";

export interface Draft {
  readonly bookId: number;
  readonly text: string;
  readonly items: Item[];
  mask: number;
  version: string | null;
  /** Number of the semicolon segment, from 0. */
  readonly segment: number;
  /** Of an end of a range whose right book stands before its left: the token where the right end starts. Else ABSENT. */
  reversedAt: number;
}

export interface Failure {
  /** Token that was not understood, or where the ambiguous book starts. */
  readonly at: number;
  /** Null when unrecognized. */
  readonly candidates: readonly Candidate[] | null;
  readonly suggestions: readonly string[];
  /** Letters of a word that is no name: the nearest names are suggested in place of the above. Else empty. */
  readonly unknown: string;
}

export interface State {
  readonly input: string;
  readonly t: Tokens;
  /** Index of the next token. */
  i: number;
  failure: Failure | null;
  drafts: Draft[];
  draft: Draft | null;
  /** The current book; 0 before the first. */
  bookId: number;
  bookText: string;
  isMachine: boolean;
  /** The chapter that a lone verse belongs to; 0 when there is none. */
  chapter: number;
  /** The token of that chapter. */
  chapterAt: number;
  /** The verse read last in this list; 0 when there is none. */
  verse: number;
  /** Mark that stood last between chapter and verse: COLON, DOT, COMMA or 0. */
  separator: number;
  /** The comma stands between chapter and verse, and the dot between verses: `Mt 5,3-12.14`. */
  isCommaStyle: boolean;
  /** A joined comma was read between chapters before anything told that it might stand before a verse. */
  isDoubtful: boolean;
  /** Whether the input has small letters; null until it was asked. */
  hasSmallLetters: boolean | null;
  /** The token from which on there are two readings, unless a dot behind it settles them; ABSENT where none is. */
  openAt: number;
  /** What a lone number in a list means. */
  level: number;
  /** No number was read since the book or the semicolon. */
  isFresh: boolean;
  /** The next reference is the first after a semicolon (or of all). */
  startsSegment: boolean;
  segment: number;
  /** First token of the segment. */
  segmentStart: number;
  /** Chapters are written in Roman numerals. */
  isRoman: boolean;
  /** Chapter and verse are written with a space between. */
  isSpacedStyle: boolean;
  /** The token of a book that only white space parts from the item before; ABSENT where more does. */
  unmarkedAt: number;
  /** Corrections for the next item's reference. */
  mask: number;
  /** What a bracket before another book holds up: "Rom 9:25 (Hos 2:23)". */
  outer: Pick<State, "bookId" | "bookText" | "chapter" | "chapterAt" | "level"> | undefined;
  /** Translation named in this segment. */
  version: string | null;
  /** Of "chapter 1 of Genesis": the token "of", and where reading goes on. -1 when not in such a form. */
  ofAt: number;
  ofNext: number;
}

export function startState(input: string, t: Tokens): State {
  return {
    input,
    t,
    i: 0,
    failure: null,
    drafts: [],
    draft: null,
    bookId: 0,
    bookText: "",
    isMachine: false,
    chapter: 0,
    chapterAt: 0,
    verse: 0,
    separator: 0,
    isCommaStyle: false,
    isDoubtful: false,
    hasSmallLetters: null,
    openAt: ABSENT,
    level: LEVEL_NONE,
    isFresh: true,
    startsSegment: true,
    segment: 0,
    segmentStart: 0,
    isRoman: false,
    isSpacedStyle: false,
    unmarkedAt: ABSENT,
    mask: 0,
    outer: undefined,
    version: null,
    ofAt: -1,
    ofNext: -1,
  };
}

/** Records that a token was not understood, unless an earlier fault is known. Always false. */
export function fail(s: State, at = s.i, suggestions: readonly string[] = [], unknown = ""): false {
  s.failure ??= { at, candidates: null, suggestions, unknown };
  return false;
}

export const kindAt = (s: State, index = s.i): number => s.t.kind[index] ?? 0;
/** Of a number its value, of a word the node of the lexicon at its end; 0 for any other token. */
export const valueAt = (s: State, index = s.i): number => s.t.value[index] ?? 0;
export const isSpaced = (s: State, index = s.i): boolean => ((s.t.flags[index] ?? 0) & SPACED) !== 0;
/** Whether a number has the suffix of an ordinal: 1st. */
export const isSuffixed = (s: State, index: number): boolean => ((s.t.flags[index] ?? 0) & SUFFIXED) !== 0;

/** Meaning of a word of the reference language; 0 for any other token. */
export const meaningAt = (s: State, index = s.i): number => wordAt(s.t, index);

/** Whether "and" or its sign stands at a token. */
export const isAndAt = (s: State, index = s.i): boolean =>
  kindAt(s, index) === AMPERSAND || meaningAt(s, index) === WORD_AND;

/** The token after an optional dot at `index`: words are abbreviated with or without one. */
export const afterDot = (s: State, index: number): number => (s.t.kind[index] === DOT ? index + 1 : index);

/** Whether a number stands behind the word at a token, and behind its dot. */
export const hasNumberAfter = (s: State, index: number): boolean =>
  kindAt(s, afterDot(s, index + 1)) === NUMBER;

/** Passes over a word such as "chapter" or "verse", with its dot. */
export function passWord(s: State): void {
  s.i = afterDot(s, s.i + 1);
  s.mask |= NUMBER_WORD;
}

/** Adds the item to the reference of the current book, or to a new one; a whole book has one of its own. */
export function pushItem(s: State, bookId: number, text: string, item: Item): Draft {
  const { draft, mask } = s;
  s.mask = 0;
  const isSame = draft !== null && !s.startsSegment && draft.bookId === bookId;
  if (isSame && draft.items[0]?.startChapter !== ABSENT) {
    draft.mask |= mask;
    draft.items.push(item);
    return draft;
  }
  const { version, segment } = s;
  const made: Draft = { bookId, text, items: [item], mask, version, segment, reversedAt: ABSENT };
  // A list made with its one item has no room to spare, which the first push onto an empty one would make.
  if (s.drafts.length === 0) s.drafts = [made];
  else s.drafts.push(made);
  s.draft = made;
  s.startsSegment = false;
  return made;
}

export function noteMark(s: State): void {
  s.mask |= PUNCTUATION;
}

/** Offset in the input of a token. */
export const offsetAt = (s: State, index = s.i): number => sourceStart(s.t, index, s.input);

/** Gives a translation to the drafts of the last segment that have none. */
export function noteVersion(drafts: readonly Draft[], segment: number, version: string | null): void {
  for (let at = drafts.length - 1; at >= 0; at--) {
    const draft = drafts[at];
    if (draft?.segment !== segment || draft.version !== null) return;
    draft.version = version;
  }
}
