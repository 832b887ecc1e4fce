/** Checks numeric coordinates against the canon. Problems and messages are the same as those of the resolver. */

import { bookById, chapterCount, type ProblemCode, verseCount } from "@lectern/scripture";
import type { CanonProblem } from "./result.ts";

/** A problem of coordinates given as numbers: it has no position in a text and no other reading. */
export function canonProblem(
  code: ProblemCode,
  message: string,
  { chapter = null, verse = null, lastValid = null }: Partial<CanonProblem> = {},
): CanonProblem {
  return { code, chapter, verse, position: null, lastValid, readings: [], message };
}

/** The problem of a chapter that the book does not have; undefined when it has it. */
export function chapterProblem(bookId: number, chapter: number): CanonProblem | undefined {
  const last = chapterCount(bookId);
  if (chapter >= 1 && chapter <= last) return undefined;
  const has = last === 1 ? "only 1 chapter" : `${last} chapters`;
  const message = `${bookById(bookId).name} has ${has}; there is no chapter ${chapter}.`;
  return canonProblem("chapter_out_of_range", message, { chapter, lastValid: last });
}

/** The problem of a verse that the chapter does not have; undefined when it has it. */
export function verseProblem(bookId: number, chapter: number, verse: number): CanonProblem | undefined {
  const lastValid = verseCount(bookId, chapter);
  if (verse >= 1 && verse <= lastValid) return undefined;
  const { name } = bookById(bookId);
  const chapterName = chapterCount(bookId) === 1 ? name : `${name} ${chapter}`;
  const message = `${chapterName} has ${lastValid} verses; there is no verse ${verse}.`;
  return canonProblem(verse === 0 ? "verse_zero" : "verse_out_of_range", message, {
    chapter,
    verse,
    lastValid,
  });
}

/** The problem of a range whose end comes before its start. */
export function reversedProblem(chapter: number, verse: number, range: string): CanonProblem {
  return canonProblem("range_reversed", `The range ${range} ends before it begins.`, { chapter, verse });
}
