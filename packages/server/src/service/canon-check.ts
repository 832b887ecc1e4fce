/** Checking numbers that came as numbers against the canon, with the same problems that the resolver reports. */

import { bookById, chapterCount, type ProblemCode, verseCount } from "@lectern/scripture";
import type { CanonProblem } from "./result.ts";

function problem(
  code: ProblemCode,
  chapter: number | null,
  verse: number | null,
  lastValid: number | null,
  message: string,
): CanonProblem {
  return { code, chapter, verse, position: null, lastValid, readings: [], message };
}

/** What is wrong with a chapter; undefined when the book has it. */
export function chapterProblem(bookId: number, chapter: number): CanonProblem | undefined {
  const last = chapterCount(bookId);
  if (chapter >= 1 && chapter <= last) return undefined;
  const { name } = bookById(bookId);
  const chapters = last === 1 ? "1 chapter" : `${last} chapters`;
  const message = `${name} has ${chapters}; there is no chapter ${chapter}.`;
  return problem("chapter_out_of_range", chapter, null, last, message);
}

/** What is wrong with a verse of a chapter that the canon has; undefined when the chapter has it. */
export function verseProblem(bookId: number, chapter: number, verse: number): CanonProblem | undefined {
  const last = verseCount(bookId, chapter);
  if (verse >= 1 && verse <= last) return undefined;
  const where = `${bookById(bookId).name} ${chapter}`;
  return verse === 0
    ? problem("verse_zero", chapter, 0, last, `Verses are counted from 1; ${where} has no verse 0.`)
    : problem(
        "verse_out_of_range",
        chapter,
        verse,
        last,
        `${where} has ${last} verses; there is no verse ${verse}.`,
      );
}

/** The problem of a range whose end stands before its start. */
export function reversedProblem(chapter: number, verse: number, range: string): CanonProblem {
  return problem("range_reversed", chapter, verse, null, `The range ${range} ends before it begins.`);
}
