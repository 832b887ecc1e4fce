/**
 * Plain citations, which most inputs are: a name that the stages have read before, a chapter, and verses after a colon,
 * "1 Cor 13:4-7; Ps 23". What stands here is read as the stages read it, which a test compares on all test data; all
 * else is left to them.
 */

import { chapterCount, hasVerse, verseCount } from "../canon.ts";
import { formatReference } from "../normalized-form.ts";
import { osisOfSpans } from "../osis-id.ts";
import type { Resolved, ValidReference } from "../reference.ts";
import type { Span } from "../span.ts";
import { scoreOf } from "./confidence.ts";
import * as BIT from "./correction-bits.ts";

/** How a written name is read before plain numbers. */
export interface PlainName {
  readonly bookId: number;
  /** The name as the normalized form has it. */
  readonly text: string;
  /** Bits of corrections.ts. */
  readonly corrections: number;
}

/** Tells how a name is read; null where that depends on what stands round it. */
export type NameReader = (name: string) => PlainName | null;

/** The most characters that a plain input has. */
const MOST_CHARACTERS = 200;

/** Reads a plain citation or a chain of them; null where the stages must. */
export function readPlain(input: string, nameOf: NameReader): Resolved | null {
  if (input.length > MOST_CHARACTERS) return null;
  const references: ValidReference[] = [];
  let before: PlainName | null = null;
  for (let from = 0; from <= input.length; ) {
    const semicolon = input.indexOf(";", from);
    const to = semicolon < 0 ? input.length : semicolon;
    const start = from > 0 && input.charCodeAt(from) === SPACE ? from + 1 : from;
    const segment: Segment | null = readSegment(input, start, to, before, nameOf);
    if (segment === null) return null;
    before = segment.name;
    references.push(segment.reference);
    from = to + 1;
  }
  const osisId = references.map((reference) => reference.osisId).join(",");
  return { kind: "resolved", input, isCollection: references.length > 1, valid: true, osisId, references };
}

const SPACE = 32;
const BOOK_CARRY = BIT.book_carry;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

interface Segment {
  readonly name: PlainName;
  readonly reference: ValidReference;
}

function readSegment(
  input: string,
  from: number,
  to: number,
  before: PlainName | null,
  nameOf: NameReader,
): Segment | null {
  const numbersAt = startOfNumbers(input, from, to);
  if (numbersAt < 0) return null;
  const isCarried = numbersAt === from;
  const name = isCarried ? before : nameOf(input.slice(from, numbersAt - 1));
  // In a book of one chapter a lone number may be a verse.
  if (name === null || chapterCount(name.bookId) === 1) return null;
  const written = input.slice(numbersAt, to);
  const spans = readSpans(written, name.bookId);
  return spans === null ? null : { name, reference: referenceOf(name, spans, written, isCarried) };
}

/** Where the chapter begins: after the last space before figures that go on to the end; -1 when none does. */
function startOfNumbers(input: string, from: number, to: number): number {
  if (isDigit(input.charCodeAt(from)) && !hasLetter(input, from, to)) return from;
  for (let at = to - 1; at > from; at--) {
    const code = input.charCodeAt(at);
    if (code >= 65)
      return input.charCodeAt(at + 1) === SPACE ? at + 2 : input.charCodeAt(at + 2) === SPACE ? at + 3 : -1;
  }
  return -1;
}

function hasLetter(input: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (input.charCodeAt(at) >= 65) return true;
  return false;
}

/** The verses of `3`, `3:16`, `3:16-18` or `3:16, 18-20`, whole in the canon; null for anything else. */
function readSpans(written: string, bookId: number): readonly Span[] | null {
  const numbers = NUMBERS.exec(written);
  if (numbers === null) return null;
  const chapter = Number(numbers[1]);
  const verses = numbers[2];
  const last = verseCount(bookId, chapter);
  if (last === 0) return null;
  if (verses === undefined) return [{ start: { chapter, verse: 1 }, end: { chapter, verse: last } }];
  const spans: Span[] = [];
  for (const range of verses.split(", ")) {
    const dash = range.indexOf("-");
    const first = Number(dash < 0 ? range : range.slice(0, dash));
    const end = dash < 0 ? first : Number(range.slice(dash + 1));
    if ((dash >= 0 && end <= first) || !hasVerse(bookId, chapter, first) || !hasVerse(bookId, chapter, end))
      return null;
    spans.push({ start: { chapter, verse: first }, end: { chapter, verse: end } });
  }
  return spans;
}

/** Numbers without leading zeros. Each character can be matched in one way, so that time is linear. */
const NUMBERS = /^([1-9]\d{0,2})(?::([1-9]\d{0,2}(?:-[1-9]\d{0,2})?(?:, [1-9]\d{0,2}(?:-[1-9]\d{0,2})?)*))?$/;

function referenceOf(
  { bookId, text, corrections: bits }: PlainName,
  spans: readonly Span[],
  written: string,
  isCarried: boolean,
): ValidReference {
  const { confidence, corrections } = scoreOf(isCarried ? BOOK_CARRY : bits);
  return {
    bookId,
    input: `${text} ${written.replaceAll(", ", ",")}`,
    confidence,
    corrections,
    versionHint: null,
    valid: true,
    spans,
    osisId: osisOfSpans(bookId, spans),
    normalized: formatReference(bookId, spans),
  };
}
