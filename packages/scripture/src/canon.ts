/**
 * The canon: how many chapters each book has, and how many verses each chapter. Everything here is arithmetic on
 * tables that are built once from data/books.ts. Chapters and verses are 1-based.
 */

import { books } from "./book.ts";

/** Verses of the canon; also the last ordinal. */
export const VERSE_TOTAL = 31_102;

/** Chapters of the canon; also the last chapter position. */
export const CHAPTER_TOTAL = 1189;

/** Books of the canon; also the last book id. */
export const BOOK_TOTAL = 66;

// Chapter positions run 1 (Genesis 1) to 1189 (Revelation 22). Each table has one entry more than the canon; it marks
// the end.

/** Index: book id. Position of the book's first chapter; entry 67 is 1190. */
const bookFirstChapter = new Uint16Array(BOOK_TOTAL + 2);
/** Index: chapter position. Ordinal of the chapter's first verse; entry 1190 is 31103. */
const chapterFirstOrdinal = new Uint16Array(CHAPTER_TOTAL + 2);
/** Index: book id. Chapters of the book; entry 0 is 0. */
const bookChapters = new Uint8Array(BOOK_TOTAL + 1);
/** Index: chapter position. Verses of the chapter; entry 0 is 0. */
const chapterVerses = new Uint8Array(CHAPTER_TOTAL + 1);
/** Index: chapter position. Book id. */
const chapterBook = new Uint8Array(CHAPTER_TOTAL + 2);
/** Index: ordinal. Chapter position. */
const ordinalChapter = new Uint16Array(VERSE_TOTAL + 2);

let position = 1;
let ordinal = 1;
for (const { id, chapters } of books) {
  bookFirstChapter[id] = position;
  bookChapters[id] = chapters.length;
  for (const verses of chapters) {
    chapterFirstOrdinal[position] = ordinal;
    chapterBook[position] = id;
    chapterVerses[position] = verses;
    ordinalChapter.fill(position, ordinal, ordinal + verses);
    ordinal += verses;
    position++;
  }
}
bookFirstChapter[BOOK_TOTAL + 1] = position;
chapterFirstOrdinal[position] = ordinal;
chapterBook[position] = BOOK_TOTAL + 1;

/** Chapters of a book; 0 when there is no such book. */
export function chapterCount(bookId: number): number {
  return bookChapters[bookId] ?? 0;
}

/** Verses of a chapter; 0 when the book has no such chapter. */
export function verseCount(bookId: number, chapter: number): number {
  return chapterVerses[chapterPosition(bookId, chapter)] ?? 0;
}

/** Whether the canon has this verse. */
export function hasVerse(bookId: number, chapter: number, verse: number): boolean {
  return verse >= 1 && Number.isInteger(verse) && verse <= verseCount(bookId, chapter);
}

/** Position of a chapter among all 1,189: 1 is Genesis 1. 0 when the book has no such chapter. */
export function chapterPosition(bookId: number, chapter: number): number {
  if (!(Number.isInteger(chapter) && chapter >= 1 && chapter <= chapterCount(bookId))) return 0;
  return (bookFirstChapter[bookId] ?? 0) + chapter - 1;
}

/** Position (1 to 1189) of the chapter that holds the verse with this ordinal (1 to 31102). */
export function chapterPositionOf(verseOrdinal: number): number {
  return ordinalChapter[verseOrdinal] ?? 0;
}

/** Ordinal of the first verse of the chapter at this position; position 1190 gives 31103. */
export function firstOrdinalAt(chapterAt: number): number {
  return chapterFirstOrdinal[chapterAt] ?? 0;
}

/** Id of the book that holds the chapter at this position (1 to 1189). */
export function bookIdAt(chapterAt: number): number {
  return chapterBook[chapterAt] ?? 0;
}

/** Number within its book of the chapter at this position (1 to 1189). */
export function chapterNumberAt(chapterAt: number): number {
  return chapterAt - (bookFirstChapter[bookIdAt(chapterAt)] ?? 0) + 1;
}
