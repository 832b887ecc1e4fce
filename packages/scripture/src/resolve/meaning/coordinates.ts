/**
 * Turns items into coordinates: adds carried and implied numbers, expands chapters and books to their verses, and
 * checks each number against the canon.
 */

import { chapterCount, verseCount } from "../../canon.ts";
import type { Span, WrittenSpan } from "../../span.ts";
import * as BIT from "../correction-bits.ts";
import { isBackwards, isWithin } from "../grammar/canon-check.ts";
import { ABSENT, asVerse, type Follow, type Item, type Point } from "../grammar/item.ts";

export { isWithin };

/** One item with all its numbers; ABSENT if a number was neither written nor implied. */
export interface Passage {
  /** Null for a book as a whole. */
  readonly startChapter: number;
  readonly startVerse: number;
  readonly endChapter: number;
  readonly endVerse: number;
  readonly isWholeBook: boolean;
  /** A joined number that can be split into chapter and verse in several ways; 0 when there is none. */
  readonly compact: number;
  /** Tokens where the numbers were written. */
  readonly startChapterAt: number;
  readonly startVerseAt: number;
  readonly endChapterAt: number;
  readonly endVerseAt: number;
}

/** The items of one reference: consecutive ones of a book in a segment. */
export interface Draft {
  readonly bookId: number;
  readonly text: string;
  readonly passages: readonly Passage[];
  readonly corrections: number;
  readonly version: string | null;
  /**
   * For a range whose right book precedes its left in the canon: the token where the right end starts; otherwise
   * ABSENT.
   */
  readonly reversedAt: number;
}

/** Groups items into the drafts of references. `common`: corrections that all drafts share. */
export function draftsOf(items: readonly Item[], common = 0): readonly Draft[] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isSame =
      first !== undefined && first.bookId === item.bookId && first.segment === item.segment && !item.isApart;
    if (group !== undefined && isSame && first.start !== null) group.push(item);
    else groups.push([item]);
  }
  return groups.map((group) => draftOf(group, common));
}

function draftOf(items: readonly Item[], common: number): Draft {
  const [first] = items as readonly [Item, ...Item[]];
  const corrections = items.reduce((bits, item) => bits | item.corrections, common);
  const lone = loneVerses(items, corrections);
  const passages = items.map((item, index) => passageOf(item, lone[index] ?? false));
  return {
    bookId: first.bookId,
    text: first.text,
    passages,
    corrections: lone.some(Boolean) ? corrections | BIT.single_chapter_book : corrections,
    version: items.find(({ version }) => version !== null)?.version ?? null,
    reversedAt: first.reversedAt,
  };
}

/** For each item of a one-chapter book: whether its lone number is a verse. A single 1 is the chapter. */
function loneVerses(items: readonly Item[], corrections: number): readonly boolean[] {
  if (chapterCount(items[0]?.bookId ?? 0) !== 1) return [];
  const isLone = ({ start, end }: Item): boolean => start?.isLone === true && end?.isLone === true;
  // "Jude 1a" has a part of a verse.
  const isPart = (corrections & BIT.verse_part_dropped) !== 0;
  const isList = isPart || (items.length > 1 && items.every(isLone));
  return items.map((item) => {
    if (!isLone(item)) return false;
    const isSingle = item.start?.chapter === item.end?.chapter && item.follow === "none";
    return !(item.start?.chapter === 1 && isSingle && !isList);
  });
}

const WHOLE_BOOK: Passage = {
  startChapter: ABSENT,
  startVerse: ABSENT,
  endChapter: ABSENT,
  endVerse: ABSENT,
  isWholeBook: true,
  compact: 0,
  startChapterAt: 0,
  startVerseAt: 0,
  endChapterAt: 0,
  endVerseAt: 0,
};

function passageOf({ bookId, start, end, follow }: Item, isVerse: boolean): Passage {
  if (start === null || end === null) return WHOLE_BOOK;
  const left = isVerse ? asVerse(start) : start;
  const right = isVerse ? asVerse(end) : end;
  const last = followed(bookId, left, right, follow);
  return leveled(bookId, {
    startChapter: left.chapter,
    startVerse: left.verse,
    endChapter: last.chapter,
    endVerse: last.verse,
    isWholeBook: false,
    compact: left.compact || right.compact,
    startChapterAt: left.compact === 0 && right.compact > 0 ? right.chapterAt : left.chapterAt,
    startVerseAt: left.verseAt,
    endChapterAt: right.chapterAt,
    endVerseAt: right.verseAt,
  });
}

/**
 * Applies "f" or "ff". f adds the next verse or chapter. ff adds all verses to the end of the chapter, or all chapters
 * to the end of the book.
 */
function followed(
  bookId: number,
  left: Point,
  right: Point,
  follow: Follow,
): Pick<Point, "chapter" | "verse"> {
  const { chapter, verse } = right;
  if (follow === "none" || isBackwards(left.chapter, left.verse, chapter, verse)) return right;
  if (verse === ABSENT) {
    const last = follow === "next" ? chapter + 1 : Math.max(chapter, chapterCount(bookId));
    return { chapter: last, verse };
  }
  if (follow === "next") return { chapter, verse: verse + 1 };
  return { chapter, verse: Math.max(verse, verseCount(bookId, chapter)) };
}

/** A range with a verse at one end only: the other end is its chapter's first or last verse. */
function leveled(bookId: number, passage: Passage): Passage {
  const { startVerse, endVerse, endChapter } = passage;
  if (startVerse === ABSENT && endVerse !== ABSENT) return { ...passage, startVerse: 1 };
  if (startVerse === ABSENT || endVerse !== ABSENT) return passage;
  const last = verseCount(bookId, endChapter);
  return last > 0 ? { ...passage, endVerse: last } : passage;
}

export const isReversed = ({ startChapter, startVerse, endChapter, endVerse }: Passage): boolean =>
  isBackwards(startChapter, startVerse, endChapter, endVerse);

/** Whether every number of a passage is one of the canon, and its end no earlier than its start. */
function isInCanon(bookId: number, passage: Passage): boolean {
  if (passage.compact > 0) return false;
  if (passage.isWholeBook) return true;
  const { startChapter, startVerse, endChapter, endVerse } = passage;
  return (
    isWithin(bookId, startChapter, startVerse) &&
    isWithin(bookId, endChapter, endVerse) &&
    !isReversed(passage)
  );
}

export const isDraftInCanon = ({ bookId, passages, reversedAt }: Draft): boolean =>
  reversedAt === ABSENT && passages.every((passage) => isInCanon(bookId, passage));

/** The verses of a passage that lies inside the canon. */
export function spanOf(bookId: number, passage: Passage): Span {
  const { startChapter, startVerse, endChapter, endVerse, isWholeBook } = passage;
  const last = isWholeBook ? chapterCount(bookId) : endChapter;
  return {
    start: { chapter: isWholeBook ? 1 : startChapter, verse: startVerse === ABSENT ? 1 : startVerse },
    end: { chapter: last, verse: endVerse === ABSENT ? verseCount(bookId, last) : endVerse },
  };
}

/** Null if it was neither written nor implied. */
export const orNull = (value: number): number | null => (value === ABSENT ? null : value);

export const writtenSpan = ({ startChapter, startVerse, endChapter, endVerse }: Passage): WrittenSpan => ({
  start: { chapter: orNull(startChapter), verse: orNull(startVerse) },
  end: { chapter: orNull(endChapter), verse: orNull(endVerse) },
});
