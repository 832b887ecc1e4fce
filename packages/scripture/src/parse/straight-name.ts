/** A name or short form that is nothing else, read straight from the letters, with its ordinal and what ends it. */

import { bookById } from "../book.ts";
import { MATTHEW_ID, PLAIN_ROOT, STEM_BASE } from "./book-ids.ts";
import { BOOK_ALIAS, BOOK_CASE, ORDINAL, PUNCTUATION, SPACING } from "./correction-bits.ts";
import {
  COMMA,
  codeAt,
  DASH,
  DOT,
  EN_DASH,
  isDigit,
  LETTER_A,
  LETTER_Z,
  SEMICOLON,
  SPACE,
  ZERO,
} from "./fold.ts";
import { lexicon, lowerNames, plainForms, stems, step } from "./lexicon.ts";

/** What `readName` found: a book, its lower-case text, corrections, and the code of a machine form; else "". */
export const named = { bookId: 0, text: "", mask: 0, code: "" };

/** Bit 5 of a letter of ASCII: it is a small one. */
const SMALL = 32;
export const MOST_ORDINAL = 4;

export const isLetter = (code: number): boolean => (code | SMALL) >= LETTER_A && (code | SMALL) <= LETTER_Z;

export function passSpaces(input: string, from: number): number {
  let at = from;
  while (codeAt(input, at) === SPACE) at++;
  return at;
}

/** Whether a number that stands at `at` is the ordinal of a book, or none stands there. */
export function mayBeName(input: string, at: number): boolean {
  const code = codeAt(input, at);
  if (!isDigit(code)) return true;
  return code <= ZERO + MOST_ORDINAL && isLetter(codeAt(input, passSpaces(input, at + 1)));
}

/** Of the word read last: where it ends, and how many of its letters are capitals. */
let wordEnd = 0;
let capitals = 0;

/** The node of the lexicon behind the word at `from`, from a node on. */
function walkWord(input: string, from: number, start = PLAIN_ROOT): number {
  let node = start;
  let at = from;
  capitals = 0;
  for (let code = codeAt(input, at); isLetter(code); code = codeAt(input, ++at)) {
    node = step(node, code | SMALL);
    if ((code & SMALL) === 0) capitals++;
  }
  wordEnd = at;
  return node;
}

/** The word that `readWord` read: its node of the lexicon, and where it ends. */
export const word = { node: 0, end: 0 };

/** Reads the word at `from` into `word`; false where none stands. */
export function readWord(input: string, from: number): boolean {
  word.node = walkWord(input, from);
  word.end = wordEnd;
  return wordEnd > from;
}

/**
 * Reads a name with a number, the word "chapter", a semicolon or the end behind it into `named`. Gives where its
 * numbers or what ends it begin; -1 where anything else stands.
 */
export function readName(input: string, start: number): number {
  const digit = codeAt(input, start) - ZERO;
  let wordAt = start;
  let ordinal = 0;
  let mask = 0;
  let node: number;
  if (digit >= 0 && digit <= 9) {
    ordinal = digit;
    wordAt = passSpaces(input, start + 1);
    if (wordAt === start + 1) mask = SPACING;
    node = walkWord(input, wordAt);
  } else {
    node = walkWord(input, start);
    ordinal = lexicon.ordinal[node] ?? 0;
    if (ordinal > 0) {
      wordAt = passSpaces(input, wordEnd);
      mask = ORDINAL;
      node = walkWord(input, wordAt);
    } else if (input.startsWith(" of ", wordEnd)) return readLongName(input, start, node);
  }
  named.code = "";
  named.bookId = wordAt === start ? (lexicon.plainBook[node] ?? 0) : numberedBook(node, ordinal);
  if (named.bookId === 0) return -1;
  // "Joel 2:28, MT 3:1" may be another text.
  if (named.bookId === MATTHEW_ID && capitals === 2) return -1;
  named.text = plainForms[lexicon.plainForm[node] ?? 0]?.[ordinal] ?? "";
  return readNameEnd(input, start, wordAt, mask);
}

/** Reads "Song of Songs" from its "of" on. */
function readLongName(input: string, start: number, first: number): number {
  const of = walkWord(input, wordEnd + 1, first);
  const wordAt = wordEnd + 1;
  named.bookId = lexicon.plainBook[walkWord(input, wordAt, of)] ?? 0;
  named.text = input.slice(start, wordEnd).toLowerCase();
  named.code = "";
  // "Proverbs of Solomon": a title that begins with the name.
  const isTitle = named.text.startsWith(`${lowerNames[named.bookId]} `);
  return named.bookId === 0 || isTitle ? -1 : readNameEnd(input, start, wordAt, 0);
}

/** Reads what stands behind the last word of a name: its dot, spaces. */
function readNameEnd(input: string, start: number, wordAt: number, nameMask: number): number {
  let mask = nameMask;
  const isDotted = codeAt(input, wordEnd) === DOT;
  const at = passSpaces(input, isDotted ? wordEnd + 1 : wordEnd);
  const code = codeAt(input, at);
  if (!isDigit(code)) {
    const isWord = at > wordEnd + (isDotted ? 1 : 0) && isLetter(code);
    if (!isWord && (at > wordEnd || (at < input.length && code !== SEMICOLON))) return -1;
    named.mask = mask | writingMask(input, wordAt) | (isDotted ? PUNCTUATION : 0);
    return at;
  }
  const isJoinedDot = isDotted && at === wordEnd + 1;
  const isMachine = isJoinedDot && isMachineEnd(input, at);
  const isCoded = (isMachine || (capitals > 1 && !isDotted)) && isCode(input, start, isMachine);
  if (isCoded) {
    mask = 0;
    named.text = named.code.toLowerCase();
  } else {
    // "Jn.3.16": the dots of a machine form behind what is no code.
    if (isMachine) return -1;
    mask |= writingMask(input, wordAt);
    if (isDotted) mask |= PUNCTUATION;
  }
  if (at === wordEnd) mask |= SPACING;
  if (!isMachine) named.code = "";
  named.mask = mask;
  return at;
}

/** Whether behind the number of "John.3" stands what may go on with a machine form: a joined mark, a semicolon, the end. */
function isMachineEnd(input: string, from: number): boolean {
  let at = from;
  while (isDigit(codeAt(input, at))) at++;
  const code = codeAt(input, at);
  if (code === SEMICOLON || at === input.length) return true;
  return (
    (code === DOT || code === COMMA || code === DASH || code === EN_DASH) && codeAt(input, at + 1) !== SPACE
  );
}

/** Whether the name at `start` is written as the code of its book, of OSIS only in a machine form; then it is noted. */
function isCode(input: string, start: number, isMachine: boolean): boolean {
  const { key, osis } = bookById(named.bookId);
  const written = input.slice(start, wordEnd);
  if (written !== key && !(isMachine && written === osis)) return false;
  named.code = written;
  return true;
}

/** What the form and the capitals of the name in `named` repair, its word being at `wordAt`. */
function writingMask(input: string, wordAt: number): number {
  if (named.text !== lowerNames[named.bookId]) return BOOK_ALIAS;
  return capitals === 1 && (codeAt(input, wordAt) & SMALL) === 0 ? 0 : BOOK_CASE;
}

function numberedBook(node: number, ordinal: number): number {
  const value = lexicon.plainStem[node] ?? 0;
  return value === 0 ? 0 : (stems[value - STEM_BASE]?.bookIds[ordinal - 1] ?? 0);
}
