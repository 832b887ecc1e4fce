/**
 * What the grammar reads: one item of a list, and at which level and place. This file imports nothing, so that a
 * bundler writes the numbers themselves where the names stand.
 */

/** A number that was not written. */
export const ABSENT = -1;

/** What follows an item is part of it: one more, or all to the end of the chapter or book. */
export const FOLLOW_ONE = 1;
export const FOLLOW_ALL = 2;

/** What a lone number in a list means. */
export const LEVEL_NONE = 0;
export const LEVEL_CHAPTER = 1;
export const LEVEL_VERSE = 2;

/** Where a point stands: straight after a book or semicolon, further on in a list, or right of a dash. */
export const FIRST = 0;
export const LIST = 1;
export const RIGHT = 2;

/** One item of a list. Chapters and verses as written; ABSENT where none was. */
export interface Item {
  /** ABSENT: the whole book. */
  startChapter: number;
  startVerse: number;
  endChapter: number;
  endVerse: number;
  follow: 0 | typeof FOLLOW_ONE | typeof FOLLOW_ALL;
  /** Numbers that stand alone: chapters, but verses in a book of one chapter. */
  isLone: boolean;
  /** A number without a separator that can be told apart in several ways; 0 when there is none. */
  compact: number;
  /** Tokens of the numbers above, for the place of a problem; of a number that was carried where it was written. */
  startChapterAt: number;
  startVerseAt: number;
  endChapterAt: number;
  endVerseAt: number;
}

/** An item that is one point, written by one token: a verse, or with ABSENT a chapter, or a whole book. */
export const makeItem = (chapter: number, verse: number, at: number): Item => ({
  startChapter: chapter,
  startVerse: verse,
  endChapter: chapter,
  endVerse: verse,
  follow: 0,
  isLone: false,
  compact: 0,
  startChapterAt: at,
  startVerseAt: at,
  endChapterAt: at,
  endVerseAt: at,
});

export const wholeBookItem = (): Item => makeItem(ABSENT, ABSENT, 0);
