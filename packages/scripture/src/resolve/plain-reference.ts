/**
 * The fast path for plain citations, which are most inputs: a name that the stages have read before, and numbers with
 * colons before the verses, "1 Cor 13:4-7; Ps 23". It gives the same results as the stages; a test compares the two on
 * all test data. It leaves all other inputs to the stages.
 */

import { chapterCount, hasVerse, verseCount } from "../canon.ts";
import { osisOfSpan, parseOsisVerse } from "../osis-id.ts";
import type { Resolved, ValidReference } from "../reference.ts";
import type { Span } from "../span.ts";
import * as BIT from "./correction-bits.ts";
import { validReference } from "./valid-reference.ts";

/** The meaning of a name before plain numbers, including the text before it. */
export interface PlainName {
  readonly bookId: number;
  /** The name as the normalized form has it before numbers, with the space between them. */
  readonly text: string;
  /** Bits of correction-bits.ts. */
  readonly corrections: number;
  /** Code of the translation that is named with it; null for none. */
  readonly version: string | null;
  /** It has this meaning only before a chapter and verse; elsewhere the meaning depends on the context. */
  readonly isOpen: boolean;
  /** Without numbers it means the book as a whole. */
  readonly isWholeAlone: boolean;
}

/** The text after the last verse: the letter of a verse part, or a translation. */
export type PlainTail = Pick<PlainName, "corrections" | "version">;

/** Reads names and tails; null if the meaning depends on the context. */
export interface PlainParts {
  readonly nameOf: (name: string) => PlainName | null;
  readonly tailOf: (tail: string) => PlainTail | null;
}

const NO_TAIL: PlainTail = { corrections: 0, version: null };

/** The most characters that a plain input has. */
const MAX_CHARACTERS = 200;

const SPACE = 32;
const COMMA = 44;
const HYPHEN = 45;
const DOT = 46;
const COLON = 58;
const EN_DASH = 0x2013;

/** Copies, since V8 folds constants within a module only. */
const BOOK_CARRY = BIT.book_carry;
const PUNCTUATION = BIT.punctuation;
const SINGLE_CHAPTER_BOOK = BIT.single_chapter_book;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => code >= 65;

/** Reads a plain citation or a chain of them; null if the stages must read the input. */
export function readPlain(input: string, parts: PlainParts): Resolved | null {
  if (input.length > MAX_CHARACTERS) return null;
  // A replaced character counts as a correction of every reference of the input.
  const odd = input.includes("\u2013") ? PUNCTUATION : 0;
  const semicolon = input.indexOf(";");
  if (semicolon < 0) {
    const reference = readAlone(input, parts, odd);
    return reference === null ? null : resolved(input, [reference], reference.osisId);
  }
  const references: ValidReference[] = [];
  let osisId = "";
  let before: PlainName | null = null;
  for (let from = 0, to = semicolon; ; ) {
    const numbersAt = startOfNumbers(input, from, to);
    const name: PlainName | null = numbersAt === from ? before : nameBefore(input, from, numbersAt, parts);
    if (name === null || name.isOpen || chapterCount(name.bookId) === 1) return null;
    const bits = odd | (numbersAt === from ? BOOK_CARRY : name.corrections);
    const reference = readNumbers(input, numbersAt, to, name, bits);
    if (reference === null) return null;
    references.push(reference);
    osisId += osisId === "" ? reference.osisId : `,${reference.osisId}`;
    if (to === input.length) return resolved(input, references, osisId);
    before = name;
    from = input.charCodeAt(to + 1) === SPACE ? to + 2 : to + 1;
    const next = input.indexOf(";", from);
    to = next < 0 ? input.length : next;
  }
}

function resolved(input: string, references: readonly ValidReference[], osisId: string): Resolved {
  return { kind: "resolved", input, isCollection: references.length > 1, valid: true, osisId, references };
}

/** Reads an input of one reference. It may also be a whole book, a one-chapter book, a name with other words, or an OSIS id. */
function readAlone(input: string, parts: PlainParts, odd: number): ValidReference | null {
  const numbersAt = startOfNumbers(input, 0, input.length);
  if (numbersAt === 0) return null;
  if (numbersAt < 0) {
    const name = parts.nameOf(input);
    return name?.isWholeAlone ? wholeBook(name) : null;
  }
  if (input.charCodeAt(numbersAt - 1) === DOT) return readOsisId(input);
  const name = nameBefore(input, 0, numbersAt, parts);
  if (name === null) return null;
  const isOnly = chapterCount(name.bookId) === 1;
  if ((isOnly || name.isOpen) && !isPairAt(input, numbersAt))
    return name.isOpen ? null : readLoneVerse(input, numbersAt, name);
  return readNumbers(input, numbersAt, input.length, name, name.corrections | odd, parts);
}

/** Where the numbers begin: `from` when no letter stands before them; -1 when there are none. */
function startOfNumbers(input: string, from: number, to: number): number {
  let at = from;
  while (at < to && !isLetter(input.charCodeAt(at))) at++;
  if (at === to) return from;
  while (at < to && !isDigit(input.charCodeAt(at))) at++;
  return at === to ? -1 : at;
}

/** Whether digits and a colon follow. */
function isPairAt(input: string, from: number): boolean {
  let at = from;
  while (isDigit(input.charCodeAt(at))) at++;
  return input.charCodeAt(at) === COLON;
}

/** The name before numbers, which must be separated from them by a space. */
function nameBefore(
  input: string,
  from: number,
  numbersAt: number,
  { nameOf }: PlainParts,
): PlainName | null {
  const isSpaced = numbersAt > from && input.charCodeAt(numbersAt - 1) === SPACE;
  return isSpaced ? nameOf(input.slice(from, numbersAt - 1)) : null;
}

/** "Ruth": all chapters. */
function wholeBook({ bookId, text, corrections }: PlainName): ValidReference {
  const last = chapterCount(bookId);
  const span = { start: { chapter: 1, verse: 1 }, end: { chapter: last, verse: verseCount(bookId, last) } };
  return validReference(bookId, text.trimEnd(), [span], corrections);
}

/** "Jude 5": in a one-chapter book a lone number is a verse, but 1 is the chapter. */
function readLoneVerse(input: string, from: number, name: PlainName): ValidReference | null {
  const { bookId, text, corrections } = name;
  const numbers = new Numbers(input, from, input.length);
  const verse = numbers.next();
  if (numbers.at < input.length || verse === 1 || !hasVerse(bookId, 1, verse)) return null;
  const point = { chapter: 1, verse };
  const span = { start: point, end: point };
  return validReference(bookId, `${text}1:${verse}`, [span], corrections | SINGLE_CHAPTER_BOOK);
}

/** An OSIS id in the form that answers have: "John.3.16", "John.3.16-John.3.18". */
function readOsisId(input: string): ValidReference | null {
  const dash = input.indexOf("-");
  const start = parseOsisVerse(dash < 0 ? input : input.slice(0, dash));
  const end = dash < 0 ? start : parseOsisVerse(input.slice(dash + 1));
  if (start === undefined || end === undefined) return null;
  const { bookId } = start;
  const isRising =
    start.chapter < end.chapter || (start.chapter === end.chapter && start.verse < end.verse) || dash < 0;
  const isInCanon = hasVerse(bookId, start.chapter, start.verse) && hasVerse(bookId, end.chapter, end.verse);
  const span = { start, end };
  if (!isRising || !isInCanon || osisOfSpan(bookId, span) !== input) return null;
  const name = input.slice(0, input.indexOf(".")).toLowerCase();
  const right = start.chapter === end.chapter ? end.verse : `${end.chapter}:${end.verse}`;
  const written = `${name} ${start.chapter}:${start.verse}${dash < 0 ? "" : `-${right}`}`;
  return validReference(bookId, written, [spanOf(start.chapter, start.verse, end.chapter, end.verse)], 0);
}

function spanOf(chapter: number, verse: number, endChapter: number, endVerse: number): Span {
  const start = { chapter, verse };
  const isPoint = endChapter === chapter && endVerse === verse;
  return { start, end: isPoint ? start : { chapter: endChapter, verse: endVerse } };
}

/** Adds a span. Most lists stay at one: the first push into an empty array would reserve 17 elements. */
function withSpan(spans: Span[] | null, span: Span): Span[] {
  if (spans === null) return [span];
  spans.push(span);
  return spans;
}

/** Reads numbers of up to three digits without leading zeros, and the marks between them. */
class Numbers {
  at: number;
  readonly #input: string;
  readonly #to: number;

  constructor(input: string, from: number, to: number) {
    this.#input = input;
    this.at = from;
    this.#to = to;
  }

  get isAtEnd(): boolean {
    return this.at === this.#to;
  }

  /** Reads the next number; 0 if there is none. */
  next(): number {
    const input = this.#input;
    const from = this.at;
    let value = 0;
    let at = from;
    for (; at < this.#to; at++) {
      const code = input.charCodeAt(at);
      if (!isDigit(code)) break;
      value = value * 10 + code - 48;
    }
    this.at = at;
    return at > from + 3 || (at > from && input.charCodeAt(from) === 48) ? 0 : value;
  }

  passDash(): boolean {
    return this.pass(HYPHEN) || this.pass(EN_DASH);
  }

  /** Skips the character if it is next. */
  pass(code: number): boolean {
    const isThere = this.at < this.#to && this.#input.charCodeAt(this.at) === code;
    if (isThere) this.at++;
    return isThere;
  }
}

const isRefused = (first: number, chapter: number, isPair: boolean, isVerses: boolean): boolean =>
  isPair ? first === chapter : !isVerses && first <= chapter;

const areInCanon = (bookId: number, { start, end }: Span): boolean =>
  hasVerse(bookId, start.chapter, start.verse) && (start === end || hasVerse(bookId, end.chapter, end.verse));

function readTail(input: string, numbers: Numbers, parts: PlainParts | null): PlainTail | null {
  if (numbers.isAtEnd) return NO_TAIL;
  return parts === null ? null : parts.tailOf(input.slice(numbers.at));
}

/** The numbers with the marks of the normalized form. */
function plainMarks(written: string, isList: boolean, isOdd: boolean): string {
  const list = isList ? written.replaceAll(", ", ",") : written;
  return isOdd ? list.replaceAll("\u2013", "-") : list;
}

/** The right end of a range, later than the left one; null for anything else. */
function readRight(numbers: Numbers, chapter: number, verse: number, isVerses: boolean): Span["end"] | null {
  const right = numbers.next();
  if (isVerses && !numbers.pass(COLON)) return right > verse ? { chapter, verse: right } : null;
  return right > chapter ? { chapter: right, verse: isVerses ? numbers.next() : 1 } : null;
}

/**
 * Reads numbers such as `3`, `3:16`, `3:16-18`, `1:1-2:3`, `3:16, 18-20`, `5-7, 9`; null for any other form, and if a
 * number is outside the canon.
 */
function readNumbers(
  input: string,
  from: number,
  to: number,
  { bookId, text, version, isOpen }: PlainName,
  bits: number,
  parts: PlainParts | null = null,
): ValidReference | null {
  const numbers = new Numbers(input, from, to);
  let spans: Span[] | null = null;
  let chapter = 0;
  let isVerses = false;
  for (;;) {
    const first = numbers.next();
    const isPair = numbers.pass(COLON);
    // The normalized form omits a repeated chapter, and chapters that do not rise may be verses.
    if (isRefused(first, chapter, isPair, isVerses)) return null;
    const startChapter = isPair || !isVerses ? first : chapter;
    isVerses ||= isPair;
    const startVerse = isPair ? numbers.next() : isVerses ? first : 1;
    const isDash = numbers.passDash();
    chapter = startChapter;
    let endVerse = startVerse;
    if (isDash) {
      const right = readRight(numbers, startChapter, startVerse, isVerses);
      if (right === null) return null;
      chapter = right.chapter;
      endVerse = right.verse;
    }
    if (!isVerses) endVerse = verseCount(bookId, chapter);
    const span = spanOf(startChapter, startVerse, chapter, endVerse);
    if (!areInCanon(bookId, span)) return null;
    spans = withSpan(spans, span);
    if (numbers.isAtEnd || !numbers.pass(COMMA)) break;
    // A joined comma may stand between chapter and verse, but not after a verse.
    if (!numbers.pass(SPACE) && !isVerses) return null;
  }
  const written = plainMarks(input.slice(from, numbers.at), spans.length > 1, (bits & PUNCTUATION) !== 0);
  const tail = readTail(input, numbers, isVerses && !isOpen ? parts : null);
  if (tail === null) return null;
  return validReference(bookId, text + written, spans, bits | tail.corrections, tail.version ?? version);
}
