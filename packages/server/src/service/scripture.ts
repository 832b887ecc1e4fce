/** /scripture: text by coordinates. */

import {
  bookById,
  type ChapterVerse,
  type Interval,
  lastOrdinalOfChapter,
  toOrdinal,
  verseCount,
} from "@lectern/scripture";
import { chapterProblem, reversedProblem, verseProblem } from "./canon-check.ts";
import { type Edition, findEdition, type TextStore } from "./edition.ts";
import { readInteger } from "./integer.ts";
import { badInput, type CanonProblem, fail, type Result, succeed } from "./result.ts";

/** Verses of a chapter. */
export interface VerseRange {
  readonly first: number;
  /** Undefined where the last of the chapter is meant. */
  readonly last: number | undefined;
}

/** Reads `a`, `a-b` or `a-`; undefined for anything else. */
export function readVerseRange(text: string): VerseRange | undefined {
  const [from = "", to = from, ...more] = text.split("-");
  const first = readInteger(from);
  const last = readInteger(to);
  if (first === undefined || (last === undefined && to !== "") || more.length > 0) return undefined;
  return { first, last };
}

export interface ScriptureQuery {
  /** 1 to 66. */
  readonly bookId: number;
  readonly chapter: number;
  readonly verse: number | undefined;
  readonly range: VerseRange | undefined;
  readonly endChapter: number | undefined;
  readonly endVerse: number | undefined;
  readonly version: string;
  /** A second edition to set beside the first. */
  readonly compare: string | undefined;
}

export type ScriptureMode = "chapter" | "verse" | "range" | "cross_chapter";

export interface Scripture {
  readonly mode: ScriptureMode;
  readonly edition: Edition;
  /** The second edition; undefined unless one was asked for. */
  readonly compare: Edition | undefined;
  readonly bookId: number;
  readonly start: ChapterVerse;
  readonly end: ChapterVerse;
  readonly verses: Interval;
  /** Verses delivered: those of both editions when comparing. */
  readonly verseUnits: number;
}

interface Extent {
  readonly mode: ScriptureMode;
  readonly start: ChapterVerse;
  /** The verse is undefined where the last of the chapter is meant. */
  readonly end: { readonly chapter: number; readonly verse: number | undefined };
}

const NOT_WITH_RANGE = "left out where range is sent";

/** Which verses the parameters ask for, before the canon is asked. */
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

/** `John 3:5-3`, as the error message names what was asked for. */
function describe(bookId: number, { mode, start, end }: Extent): string {
  const chapter = `${bookById(bookId).name} ${start.chapter}`;
  if (mode === "chapter") return chapter;
  const first = `${chapter}:${start.verse}`;
  if (end.chapter !== start.chapter) return `${first}-${end.chapter}:${end.verse ?? ""}`;
  return end.verse === start.verse ? first : `${first}-${end.verse ?? ""}`;
}

/** What is wrong with a place; undefined when the canon has it. */
function placeProblem(bookId: number, { chapter, verse }: Extent["end"]): CanonProblem | undefined {
  const wrong = chapterProblem(bookId, chapter);
  return wrong ?? (verse === undefined ? undefined : verseProblem(bookId, chapter, verse));
}

/** What is wrong with an extent, as the resolver has it: a range that is sound but for its end may be reversed instead. */
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
  return found.filter(({ message }, at) => at === 0 || message !== found[0]?.message);
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

/** Parameters are checked first, then the editions, then the verses. */
export function scripture(texts: TextStore, query: ScriptureQuery): Result<Scripture> {
  const extent = extentOf(query);
  if (!extent.ok) return extent;
  const editions = editionsOf(texts, query);
  if (!editions.ok) return editions;
  const { bookId } = query;
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
