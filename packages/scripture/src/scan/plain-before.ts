/** For the fast path: finds where a citation starts, from the characters before its name. */

import { hasDottedOrdinals } from "../languages/language.ts";
import type { Lexicon } from "../resolve/names/lexicon.ts";
import { LINK_WORDS, TITLES } from "./name-starts.ts";
import {
  COLON,
  COMMA,
  DOT,
  HYPHEN,
  isDash,
  isDigit,
  isLetter,
  isPlainWord,
  isSpace,
  lettersOf,
  OBJECT_CODE,
  ROMAN,
} from "./plain-words.ts";

const UNDERSCORE = 95;
const SLASH = 47;
const LINE_BREAK = 10;
const HASH = 35;

/** The most link words and dots before a name that are read. The grammar decides where there are more. */
const MAX_LINKS = 8;

/**
 * The start of the ordinal before the word at `start`; without one, the start of the word; -1 if the text before it is
 * not plain. Nothing before `least` is read. `numberLabels`: words whose number is none of a book.
 */
export function nameStart(
  text: string,
  start: number,
  least: number,
  lexicon: Lexicon,
  numberLabels: ReadonlySet<string>,
): number {
  const at = backOverSpaces(text, start, least);
  if (at === least) return start;
  const code = text.charCodeAt(at - 1);
  if (isDigit(code)) {
    const isOrdinal =
      code >= 49 && code <= 51 && (at - 1 === least || !isPartOfNumber(text.charCodeAt(at - 2)));
    // "Chapter 1", then on the next line "John 3:16"
    if (!isOrdinal || start - at > 1 || text.charCodeAt(at) === LINE_BREAK) return -1;
    const before = backOverSpaces(text, at - 1, least);
    if (before === least) return at - 1;
    const isDotted = text.charCodeAt(before - 1) === DOT && before - 1 > least;
    const labelEnd = isDotted ? before - 1 : before;
    const word = lettersOf(text.slice(backOverLetters(text, labelEnd, least), labelEnd));
    return numberLabels.has(word) || mayLead(text, before, least, lexicon) ? -1 : at - 1;
  }
  if (code === DOT && isDottedOrdinal(text, at - 1, least, lexicon)) {
    const before = backOverSpaces(text, at - 2, least);
    return before > least && mayLead(text, before, least, lexicon) ? -1 : at - 2;
  }
  if (code === DOT)
    return isDottedNumber(text, at - 1, least, lexicon) || mayLead(text, at - 1, least, lexicon) ? -1 : start;
  if (isLetter(code)) return at === start || mayLead(text, at, least, lexicon) ? -1 : start;
  return code === HYPHEN || code === UNDERSCORE || (code > 0xff && code !== OBJECT_CODE) ? -1 : start;
}

/** German "23. Psalm" */
const isDottedNumber = (text: string, dot: number, least: number, { language }: Lexicon): boolean =>
  hasDottedOrdinals(language) && dot > least && isDigit(text.charCodeAt(dot - 1));

/** German "1. Mose": whether a single digit stands before a dot, in a language whose ordinals have dots. */
function isDottedOrdinal(text: string, dot: number, least: number, lexicon: Lexicon): boolean {
  if (!isDottedNumber(text, dot, least, lexicon)) return false;
  const code = text.charCodeAt(dot - 1);
  return code >= 49 && code <= 53 && (dot - 1 === least || !isPartOfNumber(text.charCodeAt(dot - 2)));
}

/** Whether the word or number that ends at `from` may belong to the name after it: "First", "The Book of", "II", "2.". */
function mayLead(text: string, from: number, least: number, lexicon: Lexicon): boolean {
  let end = from;
  for (let count = 0; count < MAX_LINKS; count++) {
    const code = text.charCodeAt(end - 1);
    if (isDigit(code)) return end - 1 === least || !isDigit(text.charCodeAt(end - 2));
    if (code === DOT) {
      end--;
      if (end === least) return false;
      continue;
    }
    const start = backOverLetters(text, end, least);
    const letters = lettersOf(text.slice(start, end));
    // "2nd John"; a ligature or a letter with an accent
    const before = start > least ? text.charCodeAt(start - 1) : 0;
    if (before > 127 || isDigit(before)) return true;
    if (letters === "") return false;
    const entry = lexicon.find(letters);
    if (ROMAN.test(letters) || entry?.ordinal) return true;
    if (entry === undefined || entry.roles.size === 0) return false;
    const { roles } = entry;
    // "S. Matthew"
    if (letters.length === 1 || TITLES.some((role) => roles.has(role))) return true;
    if (!LINK_WORDS.some((role) => roles.has(role))) return false;
    // "1 and 2 Kings", "to the Hebrews": the word before this one decides.
    end = backOverSpaces(text, start, least);
    if (roles.has("to")) {
      const word = lettersOf(text.slice(backOverLetters(text, end, least), end));
      return !isPlainWord(word, lexicon.find(word), lexicon);
    }
    // "St.the Isa 1"
    if (end === least || (end === start && text.charCodeAt(end - 1) !== DOT)) return false;
  }
  return true;
}

const isPartOfNumber = (code: number): boolean =>
  isDigit(code) ||
  isLetter(code) ||
  code === COLON ||
  code === DOT ||
  isDash(code) ||
  code === COMMA ||
  code === SLASH ||
  code === HASH;

export function backOverSpaces(text: string, end: number, least: number): number {
  let at = end;
  while (at > least && isSpace(text.charCodeAt(at - 1))) at--;
  return at;
}

export function backOverLetters(text: string, end: number, least: number): number {
  let at = end;
  while (at > least && isLetter(text.charCodeAt(at - 1))) at--;
  return at;
}
