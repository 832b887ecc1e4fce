/** What is wrong with a reference outside the canon, said for a person and for a program. */

import { bookById } from "../book.ts";
import { chapterCount, verseCount } from "../canon.ts";
import { osisOfSpan } from "../osis.ts";
import type { Problem } from "../reference.ts";
import { ABSENT, type Item } from "./item.ts";

/** What was not written and cannot be known is null. */
export const orNull = (value: number): number | null => (value === ABSENT ? null : value);

export function chapterProblem(bookId: number, chapter: number, verse: number, position: number): Problem {
  const { name } = bookById(bookId);
  const last = chapterCount(bookId);
  const has = last === 1 ? "only 1 chapter" : `${last} chapters`;
  return {
    code: "chapter_out_of_range",
    chapter,
    verse: orNull(verse),
    position,
    lastValid: last,
    readings: [],
    message: `${name} has ${has}; there is no chapter ${chapter}.`,
  };
}

export function verseProblem(bookId: number, chapter: number, verse: number, position: number): Problem {
  const { name } = bookById(bookId);
  const last = verseCount(bookId, chapter);
  const place = chapterCount(bookId) === 1 ? name : `${name} ${chapter}`;
  return {
    code: verse === 0 ? "verse_zero" : "verse_out_of_range",
    chapter,
    verse,
    position,
    lastValid: last,
    readings: [],
    message: `${place} has ${last} verses; there is no verse ${verse}.`,
  };
}

/** `119:105-12` may mean `119:105-112`: the right number takes over the leading digits of the left. */
function elided(left: number, right: number): number {
  const power = 10 ** String(right).length;
  const value = Math.floor(left / power) * power + right;
  return left >= power && value > left ? value : 0;
}

export function reversedProblem(bookId: number, item: Item, position: number): Problem {
  const { startChapter, startVerse, endChapter, endVerse } = item;
  const { name } = bookById(bookId);
  const readings: string[] = [];
  const isVerses = startChapter === endChapter && startVerse !== ABSENT && endVerse !== ABSENT;
  if (isVerses) {
    const verse = elided(startVerse, endVerse);
    if (verse > 0 && verse <= verseCount(bookId, startChapter)) {
      const start = { chapter: startChapter, verse: startVerse };
      readings.push(osisOfSpan(bookId, { start, end: { chapter: startChapter, verse } }));
    }
  } else if (startVerse === ABSENT && endVerse === ABSENT) {
    const chapter = elided(startChapter, endChapter);
    if (chapter > 0 && chapter <= chapterCount(bookId)) {
      const end = { chapter, verse: verseCount(bookId, chapter) };
      readings.push(osisOfSpan(bookId, { start: { chapter: startChapter, verse: 1 }, end }));
    }
  }
  const left = startVerse === ABSENT ? `${startChapter}` : `${startChapter}:${startVerse}`;
  const right = endVerse === ABSENT ? `${endChapter}` : `${endChapter}:${endVerse}`;
  return {
    code: "range_reversed",
    chapter: endChapter,
    verse: orNull(endVerse),
    position,
    lastValid: null,
    readings,
    message: `The range ends before it starts: ${name} ${left} to ${right}.`,
  };
}

export function reversedBooksProblem(bookId: number, position: number): Problem {
  return {
    code: "range_reversed",
    chapter: null,
    verse: null,
    position,
    lastValid: null,
    readings: [],
    message: `The range ends in a book before the one it starts in; ${bookById(bookId).name} is one of the two.`,
  };
}

export function compactProblem(
  bookId: number,
  splits: readonly (readonly [chapter: number, verse: number])[],
  value: number,
  position: number,
): Problem {
  const readings = splits.map(([chapter, verse]) => {
    const at = { chapter, verse };
    return osisOfSpan(bookId, { start: at, end: at });
  });
  return {
    code: "ambiguous_number",
    chapter: null,
    verse: null,
    position,
    lastValid: null,
    readings,
    message: `${value} may be more than one chapter and verse: write a colon between them.`,
  };
}
