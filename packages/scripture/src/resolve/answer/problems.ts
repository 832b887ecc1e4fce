/** The problems of a reference outside the canon, for people and for programs. */

import { bookById } from "../../book.ts";
import { chapterCount, verseCount } from "../../canon.ts";
import { osisOfSpan } from "../../osis-id.ts";
import type { Problem } from "../../reference.ts";
import { compactSplits } from "../grammar/compact-points.ts";
import { ABSENT } from "../grammar/item.ts";
import { type Draft, isReversed, isWithin, orNull, type Passage } from "../meaning/coordinates.ts";

/** A problem without numbers, except those in `more`. */
const problem = (
  code: Problem["code"],
  position: number,
  message: string,
  more: Partial<Problem> = {},
): Problem => ({
  code,
  chapter: null,
  verse: null,
  position,
  lastValid: null,
  readings: [],
  message,
  ...more,
});

function chapterProblem(bookId: number, chapter: number, verse: number, position: number): Problem {
  const { name } = bookById(bookId);
  const last = chapterCount(bookId);
  const has = last === 1 ? "only 1 chapter" : `${last} chapters`;
  const message = `${name} has ${has}; there is no chapter ${chapter}.`;
  return problem("chapter_out_of_range", position, message, {
    chapter,
    verse: orNull(verse),
    lastValid: last,
  });
}

function verseProblem(bookId: number, chapter: number, verse: number, position: number): Problem {
  const { name } = bookById(bookId);
  const last = verseCount(bookId, chapter);
  const place = chapterCount(bookId) === 1 ? name : `${name} ${chapter}`;
  const code = verse === 0 ? "verse_zero" : "verse_out_of_range";
  const message = `${place} has ${last} verses; there is no verse ${verse}.`;
  return problem(code, position, message, { chapter, verse, lastValid: last });
}

/** `119:105-12` may mean `119:105-112`: the writer left out the leading digits that both numbers share. */
function elided(left: number, right: number): number {
  const power = 10 ** String(right).length;
  const value = Math.floor(left / power) * power + right;
  return left >= power && value > left ? value : 0;
}

function reversedProblem(bookId: number, item: Passage, position: number): Problem {
  const { startChapter, startVerse, endChapter, endVerse } = item;
  const { name } = bookById(bookId);
  const readings: string[] = [];
  if (startChapter === endChapter) {
    const verse = elided(startVerse, endVerse);
    if (verse > 0 && verse <= verseCount(bookId, startChapter)) {
      const start = { chapter: startChapter, verse: startVerse };
      readings.push(osisOfSpan(bookId, { start, end: { chapter: startChapter, verse } }));
    }
  } else if (startVerse === ABSENT) {
    const chapter = elided(startChapter, endChapter);
    if (chapter > 0 && chapter <= chapterCount(bookId)) {
      const end = { chapter, verse: verseCount(bookId, chapter) };
      readings.push(osisOfSpan(bookId, { start: { chapter: startChapter, verse: 1 }, end }));
    }
  }
  const left = startVerse === ABSENT ? `${startChapter}` : `${startChapter}:${startVerse}`;
  const right = endVerse === ABSENT ? `${endChapter}` : `${endChapter}:${endVerse}`;
  const message = `The range ends before it starts: ${name} ${left} to ${right}.`;
  return problem("range_reversed", position, message, {
    chapter: endChapter,
    verse: orNull(endVerse),
    readings,
  });
}

function reversedBooksProblem(bookId: number, position: number): Problem {
  const { name } = bookById(bookId);
  const message = `The range ends in a book before the one it starts in; ${name} is one of the two.`;
  return problem("range_reversed", position, message);
}

function compactProblem(
  bookId: number,
  splits: readonly (readonly [chapter: number, verse: number])[],
  value: number,
  position: number,
): Problem {
  const readings = splits.map(([chapter, verse]) => {
    const point = { chapter, verse };
    return osisOfSpan(bookId, { start: point, end: point });
  });
  const message = `${value} may be more than one chapter and verse: write a colon between them.`;
  return problem("ambiguous_number", position, message, { readings });
}

/** Where in the input a token starts, in UTF-16 units. */
export type OffsetOf = (token: number) => number;

/** The problems of a draft that is not entirely inside the canon: at least one, in reading order. */
export function problemsOf({ bookId, passages, reversedAt }: Draft, offsetOf: OffsetOf): readonly Problem[] {
  const problems = passages.flatMap((passage) => problemsIn(bookId, passage, offsetOf));
  return reversedAt === ABSENT ? problems : [...problems, reversedBooksProblem(bookId, offsetOf(reversedAt))];
}

/** The problems of a passage: of its start, of its end, and of their order. */
function problemsIn(bookId: number, passage: Passage, offsetOf: OffsetOf): readonly Problem[] {
  if (passage.compact > 0) {
    const splits = compactSplits(bookId, passage.compact);
    return [compactProblem(bookId, splits, passage.compact, offsetOf(passage.startChapterAt))];
  }
  if (passage.isWholeBook) return [];
  const { startChapter, startVerse, endChapter, endVerse } = passage;
  const start = pointProblem(
    bookId,
    startChapter,
    startVerse,
    offsetOf(passage.startChapterAt),
    offsetOf(passage.startVerseAt),
  );
  if (endChapter === startChapter && endVerse === startVerse) return start === null ? [] : [start];
  const end = pointProblem(
    bookId,
    endChapter,
    endVerse,
    offsetOf(passage.endChapterAt),
    offsetOf(passage.endVerseAt),
  );
  const isBackwards = isReversed(passage) && start === null;
  const reportsEnd = end !== null && !(isBackwards && endVerse !== 0) && start?.message !== end.message;
  const reportsOrder = isBackwards && (end === null || endVerse !== 0);
  return [
    ...(start === null ? [] : [start]),
    ...(reportsEnd ? [end] : []),
    ...(reportsOrder ? [reversedProblem(bookId, passage, offsetOf(rightAt(passage)))] : []),
  ];
}

/** The token where the right end of a range starts: its chapter, or its verse if no chapter is written there. */
const rightAt = ({ startChapterAt, endChapterAt, endVerseAt }: Passage): number =>
  endChapterAt === startChapterAt ? endVerseAt : endChapterAt;

function pointProblem(
  bookId: number,
  chapter: number,
  verse: number,
  chapterPosition: number,
  versePosition: number,
): Problem | null {
  if (isWithin(bookId, chapter, verse)) return null;
  return chapter < 1 || chapter > chapterCount(bookId)
    ? chapterProblem(bookId, chapter, verse, chapterPosition)
    : verseProblem(bookId, chapter, verse, versePosition);
}
