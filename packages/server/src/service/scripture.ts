/** /scripture: text by coordinates. */

import {
  bookById,
  type ChapterVerse,
  type Interval,
  lastOrdinalOfChapter,
  toOrdinal,
  verseCount,
} from "@lectern/scripture";
import { chapterProblem, reversedProblem, verseProblem } from "./coordinate-problems.ts";
import { type Edition, findEdition, type TextStore } from "./find-edition.ts";
import { badInput, type CanonProblem, fail, type Result, succeed } from "./result.ts";
import { readInteger } from "./values.ts";

/** Verses of a chapter. */
export interface VerseRange {
  readonly first: number;
  /** Undefined for the last verse of the chapter. */
  readonly last: number | undefined;
}

/** Two numbers with any dash that a reference accepts between them; the second is optional. */
const RANGE = /^(\d+)\s*(?:[\p{Pd}~\u00ad\u2043\u2053\u207b\u208b\u2212\u223c\uff5e]+\s*(\d*))?$/u;

/** Reads `a`, `a-b` or `a-`, with white space around; undefined for anything else. */
export function readVerseRange(text: string): VerseRange | undefined {
  const [, from = "", to = from] = RANGE.exec(text.trim()) ?? [];
  const first = readInteger(from);
  const last = readInteger(to);
  return first === undefined || (last === undefined && to !== "") ? undefined : { first, last };
}

export interface ScriptureQuery {
  readonly chapter: number;
  readonly verse: number | undefined;
  readonly range: VerseRange | undefined;
  readonly endChapter: number | undefined;
  readonly endVerse: number | undefined;
  readonly version: string;
  /** A second edition to compare with the first. */
  readonly compare: string | undefined;
}

export type ScriptureMode = "chapter" | "verse" | "range" | "cross_chapter";

export interface Scripture {
  readonly mode: ScriptureMode;
  readonly edition: Edition;
  /** The second edition; undefined unless it was requested. */
  readonly compare: Edition | undefined;
  readonly bookId: number;
  readonly start: ChapterVerse;
  readonly end: ChapterVerse;
  readonly verses: Interval;
  /** Delivered verses: those of both editions when comparing. */
  readonly verseUnits: number;
}

interface Extent {
  readonly mode: ScriptureMode;
  readonly start: ChapterVerse;
  /** The verse is undefined for the last verse of the chapter. */
  readonly end: { readonly chapter: number; readonly verse: number | undefined };
}

const NOT_WITH_RANGE = "absent when range is sent";

/** The verses that the parameters ask for, before they are checked against the canon. */
function extentOf(query: ScriptureQuery): Result<Extent> {
  const { chapter, verse, range, endChapter, endVerse } = query;
  if (range !== undefined) {
    if (endChapter !== undefined) return badInput("endChapter", endChapter, NOT_WITH_RANGE);
    if (endVerse !== undefined) return badInput("endVerse", endVerse, NOT_WITH_RANGE);
    if (verse !== undefined && query.compare === undefined) return badInput("verse", verse, NOT_WITH_RANGE);
    const { first, last } = range;
    return succeed({ mode: "range", start: { chapter, verse: first }, end: { chapter, verse: last } });
  }
  if (endChapter !== undefined || endVerse !== undefined) {
    const neededBy = endChapter === undefined ? "endVerse" : "endChapter";
    if (verse === undefined) return fail({ kind: "missing_input", name: "verse", neededBy });
    if (endVerse === undefined) return fail({ kind: "missing_input", name: "endVerse", neededBy });
    const last = endChapter ?? chapter;
    const mode = last === chapter ? "range" : "cross_chapter";
    return succeed({ mode, start: { chapter, verse }, end: { chapter: last, verse: endVerse } });
  }
  if (verse === undefined || query.compare !== undefined) {
    return succeed({ mode: "chapter", start: { chapter, verse: 1 }, end: { chapter, verse: undefined } });
  }
  return succeed({ mode: "verse", start: { chapter, verse }, end: { chapter, verse } });
}

/** The requested verses as the error message names them: `John 3:5-3`. */
function describe(bookId: number, { mode, start, end }: Extent): string {
  const chapter = `${bookById(bookId).name} ${start.chapter}`;
  if (mode === "chapter") return chapter;
  const first = `${chapter}:${start.verse}`;
  if (end.chapter !== start.chapter) return `${first}-${end.chapter}:${end.verse ?? ""}`;
  return end.verse === start.verse ? first : `${first}-${end.verse ?? ""}`;
}

/** The problem of a place that the canon does not have; undefined when it has it. */
function placeProblem(bookId: number, { chapter, verse }: Extent["end"]): CanonProblem | undefined {
  const wrong = chapterProblem(bookId, chapter);
  return wrong ?? (verse === undefined ? undefined : verseProblem(bookId, chapter, verse));
}

/** The problems of an extent, as the resolver reports them. */
function problemsOf(bookId: number, extent: Extent): readonly CanonProblem[] {
  const { start, end } = extent;
  const atStart = placeProblem(bookId, start);
  const isReversed =
    end.chapter < start.chapter ||
    (end.chapter === start.chapter && end.verse !== undefined && end.verse < start.verse);
  if (atStart === undefined && isReversed && end.verse !== 0) {
    return [reversedProblem(end.chapter, end.verse ?? 1, describe(bookId, extent))];
  }
  const found = [atStart, placeProblem(bookId, end)].filter((problem) => problem !== undefined);
  return found.filter(({ message }, index) => index === 0 || message !== found[0]?.message);
}

function editionsOf(texts: TextStore, { version, compare }: ScriptureQuery) {
  const edition = findEdition(texts, version);
  if (!edition.ok || compare === undefined) return edition;
  const other = findEdition(texts, compare);
  if (!other.ok) return other;
  if (other.value === edition.value) {
    return badInput("compare", compare, `a version other than ${edition.value.info.code}`);
  }
  return { ok: true, value: edition.value, compare: other.value } as const;
}

/**
 * Checks the parameters first, then the editions, then the verses.
 * @param bookId 1 to 66
 */
export function scripture(texts: TextStore, bookId: number, query: ScriptureQuery): Result<Scripture> {
  const extent = extentOf(query);
  if (!extent.ok) return extent;
  const editions = editionsOf(texts, query);
  if (!editions.ok) return editions;
  const { mode, start, end } = extent.value;
  const problems = problemsOf(bookId, extent.value);
  if (problems.length > 0) {
    return fail({ kind: "outside_canon", input: describe(bookId, extent.value), problems });
  }
  const lastVerse = end.verse ?? verseCount(bookId, end.chapter);
  const first = toOrdinal(bookId, start.chapter, start.verse);
  const last =
    mode === "chapter"
      ? lastOrdinalOfChapter(bookId, end.chapter)
      : toOrdinal(bookId, end.chapter, lastVerse);
  const compare = "compare" in editions ? editions.compare : undefined;
  return succeed({
    mode,
    edition: editions.value,
    compare,
    bookId,
    start,
    end: { chapter: end.chapter, verse: lastVerse },
    verses: { first, last },
    verseUnits: (last - first + 1) * (compare === undefined ? 1 : 2),
  });
}
