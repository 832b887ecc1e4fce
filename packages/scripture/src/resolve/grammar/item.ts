/** The result of the grammar: the items of a list in the order written, with the tokens of their numbers. */

import * as BIT from "../correction-bits.ts";

/** A number that was not written. */
export const ABSENT = -1;

/** The extension of an item: one more verse or chapter, or all to the end of the chapter or book. */
export type Follow = "none" | "next" | "rest";

/** A chapter, or chapter and verse, as written. */
export interface Point {
  readonly chapter: number;
  readonly verse: number;
  /** The tokens of the two numbers. A carried chapter has the token where it was written. */
  readonly chapterAt: number;
  readonly verseAt: number;
  /** A lone number, without a word for chapter or verse: in a book of one chapter it may be a verse. */
  readonly isLone: boolean;
  /** A joined number that can be split into chapter and verse in several ways; 0 when there is none. */
  readonly compact: number;
}

export interface Item {
  readonly bookId: number;
  /** The book as it was written, for the normalized form. */
  readonly text: string;
  /** Number of the semicolon segment, from 0. */
  readonly segment: number;
  /** Null for a book as a whole. */
  readonly start: Point | null;
  readonly end: Point | null;
  readonly follow: Follow;
  /** Bits of correction-bits.ts. */
  readonly corrections: number;
  /** The code of the translation that its segment names before or after it. */
  readonly version: string | null;
  /** It starts a new reference even if the item before it has the same book. */
  readonly isApart: boolean;
  /** It is a book name without numbers that is neither the end of a range nor one of several books. */
  readonly isNameOnly: boolean;
  /**
   * For a range whose right book precedes its left in the canon: the token where the right end starts; otherwise
   * ABSENT.
   */
  readonly reversedAt: number;
}

/** Items from the last to the first. */
export interface Items {
  readonly item: Item;
  readonly before: Items | null;
}

export const pointAt = (chapter: number, chapterAt: number, verse = ABSENT, verseAt = chapterAt): Point => ({
  chapter,
  verse,
  chapterAt,
  verseAt,
  isLone: false,
  compact: 0,
});

/** A lone number as a verse of the only chapter. */
export const asVerse = (point: Point): Point => ({
  ...point,
  chapter: 1,
  verse: point.chapter,
  verseAt: point.chapterAt,
});

/** Whether the reference that the last item belongs to has optional verses. */
export function hasOptional(last: Items | null): boolean {
  for (let items = last; items !== null; items = items.before) {
    if (items.item.segment !== last?.item.segment || items.item.bookId !== last.item.bookId) return false;
    if ((items.item.corrections & BIT.optional_verses) !== 0) return true;
  }
  return false;
}

export function itemsInOrder(last: Items | null): readonly Item[] {
  const items: Item[] = [];
  for (let node = last; node !== null; node = node.before) items.push(node.item);
  return items.reverse();
}
