/** The normalized input, `rom 8:1-4,28`: the book as abbreviated, and the numbers as written. */

import { chapterCount, hasVerse } from "../../canon.ts";
import { ABSENT } from "../grammar/item.ts";
import type { Draft, Passage } from "../meaning/coordinates.ts";

export function writtenForm({ bookId, text: book, passages }: Draft): string {
  // A book as a whole is a reference of its own.
  if (passages[0]?.isWholeBook) return book;
  let text = book;
  let chapter = ABSENT;
  let lastChapter = ABSENT;
  let separator = " ";
  for (const passage of passages) {
    const isVerse = passage.startVerse !== ABSENT;
    if (passage.compact > 0) text += `${separator}${passage.compact}`;
    else if (isVerse) text += verses(passage, chapter, separator);
    else text += separator + chapters(bookId, passage, lastChapter);
    chapter = isVerse ? passage.endChapter : ABSENT;
    lastChapter = isVerse ? Number.MAX_SAFE_INTEGER : passage.endChapter;
    separator = ",";
  }
  return text;
}

function verses(
  { startChapter, startVerse, endChapter, endVerse }: Passage,
  chapter: number,
  separator: string,
): string {
  const before = startChapter === chapter ? separator : `${separator}${startChapter}:`;
  if (endChapter === startChapter && endVerse === startVerse) return `${before}${startVerse}`;
  const start = `${before}${startVerse}-`;
  if (endChapter === startChapter) return `${start}${endVerse}`;
  return `${start}${endChapter}${endVerse === ABSENT ? "" : `:${endVerse}`}`;
}

/**
 * Whether the word "chapter" must be kept, because the number alone would be read as a verse: after a verse; after the
 * chapter `last`, if that has such a verse and the book has no such chapter; and in a book of one chapter.
 */
function chapters(bookId: number, { startChapter, endChapter }: Passage, last: number): string {
  const count = chapterCount(bookId);
  const isNone = Math.max(startChapter, endChapter) > count || Math.min(startChapter, endChapter) < 1;
  const mayBeVerse =
    startChapter <= last || (isNone && (count === 1 || hasVerse(bookId, last, startChapter)));
  const start = `${mayBeVerse ? "ch " : ""}${startChapter}`;
  return endChapter === startChapter ? start : `${start}-${endChapter}`;
}
