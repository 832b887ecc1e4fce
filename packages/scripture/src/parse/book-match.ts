/**
 * Third stage: which book stands at a token. Reads names, aliases, unique prefixes and numbered books in
 * every dress of the ordinal; long titles are in title-match.ts, misspellings in spelling.ts.
 */

import { bookById } from "../book.ts";
import { NEVER_JOINED } from "../data/slip-words.ts";
import { WORD_CHAPTER, WORD_VERSE } from "../data/words.ts";
import { MANY, SONG_ID, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import {
  BOOK_ALIAS,
  BOOK_CASE,
  BOOK_PREFIX,
  ORDINAL,
  PUNCTUATION,
  SPACING,
  TITLE_WORDS,
} from "./correction-bits.ts";
import { COMMA, DASH, DOT, QUOTE, SEMICOLON } from "./fold.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lettersIn, lexicon, lowerNames, stems, step } from "./lexicon.ts";
import { AMBIGUOUS, FOUND, NONE, WRONG_ORDINAL } from "./outcome.ts";
import { sourceStart, wordAt } from "./scan.ts";
import { END, NUMBER, SPACED, SUFFIXED, type Tokens, WORD } from "./token.ts";

/** What `matchBook` found. Overwritten by the next call. */
export interface BookMatch {
  /** 1 to 66 when one book was found. */
  bookId: number;
  /** Index of the token after the book. */
  next: number;
  /** Corrections. */
  mask: number;
  /** Lower-case spelling for the normalized form. */
  text: string;
  /** Book, ordinal and numbers stand joined by dots, as in OSIS and USFM ids. */
  isMachine: boolean;
  /** Of an ambiguous text: its letters, and its ordinal (0 when there is none). */
  letters: string;
  ordinal: number;
}

export const match: BookMatch = {
  bookId: 0,
  next: 0,
  mask: 0,
  text: "",
  isMachine: false,
  letters: "",
  ordinal: 0,
};

const isSpaced = (t: Tokens, index: number): boolean => ((t.flags[index] ?? 0) & SPACED) !== 0;

/** Walks on from a node over the letters of a word token, from the letter `skip`. */
export function walkWord({ folded, from, to }: Tokens, index: number, start: number, skip = 0): number {
  let node = start;
  for (let at = (from[index] ?? 0) + skip; at < (to[index] ?? 0) && node !== 0; at++) {
    const code = folded.codes[at] ?? 0;
    if (code !== QUOTE) node = step(node, code);
  }
  return node;
}

/** The word that may continue a name of several words: over dots, and over a hyphen without spaces. */
function nextWord(t: Tokens, index: number): number {
  let at = index + 1;
  if (t.kind[at] === DOT) at++;
  else if (isJoinedHyphen(t, at) && !isLetter(t, index) && !isLetter(t, at + 1)) at++;
  // "Ecclesiastes, or the Preacher", "or, the Preacher".
  else if (t.kind[at] === COMMA && lettersOf(t, index) === "or") at++;
  else if ((t.kind[at] === COMMA || t.kind[at] === SEMICOLON) && lettersOf(t, at + 1) === "or") at++;
  return t.kind[at] === WORD ? at : -1;
}

export const isJoinedHyphen = (t: Tokens, at: number): boolean =>
  t.kind[at] === DASH && !isSpaced(t, at) && !isSpaced(t, at + 1);

/** A letter alone that is no ordinal: "J-o-h-n". */
const isLetter = (t: Tokens, index: number): boolean =>
  t.kind[index] === WORD && wordLength(t, index) === 1 && !lexicon.ordinal[t.value[index] ?? 0];

const ROMAN_LETTERS = "ivxlc";

/** Index of the last token of the longest name that begins at this word; -1 when there is none. */
function longestName(t: Tokens, index: number): number {
  let best = lexicon.exact[t.value[index] ?? 0] !== 0 ? index : -1;
  let node = t.value[index] ?? 0;
  for (let at = nextWord(t, index); at > 0 && node !== 0; at = nextWord(t, at)) {
    // "Ze ch 3" is a chapter of some book, and no Zech.
    if (wordAt(t, at) === WORD_CHAPTER || wordAt(t, at) === WORD_VERSE) break;
    node = walkWord(t, at, node);
    const isNumeral = wordLength(t, at) === 1 && ROMAN_LETTERS.includes(lettersOf(t, at));
    // "p.m." is no Philemon, but "S.S." the Song.
    const isInitials = wordLength(t, index) === 1 && t.kind[index + 1] === DOT;
    if (lexicon.exact[node] !== 0 && !isNumeral && (!isInitials || lexicon.exact[node] === SONG_ID))
      best = at;
  }
  return best;
}

/** Finds a book without an ordinal at a word. */
function matchPlain(t: Tokens, input: string, index: number): number {
  const last = longestName(t, index);
  const node = t.value[index] ?? 0;
  let value = 0;
  let mask = 0;
  if (last > index) {
    let end = node;
    for (let at = nextWord(t, index); at > 0 && at <= last; at = nextWord(t, at)) end = walkWord(t, at, end);
    value = lexicon.exact[end] ?? 0;
  } else if (last === index) value = lexicon.exact[node] ?? 0;
  else if (node !== 0 && !lexicon.isOutside[node] && !lexicon.word[node]) {
    value = lexicon.prefix[node] ?? 0;
    mask = BOOK_PREFIX;
  }
  if (value === 0) return NONE;
  const end = last < 0 ? index : last;
  match.next = end + 1;
  match.ordinal = 0;
  if (value >= STEM_BASE || (end === index && wordLength(t, index) < 2)) {
    if (isMachineJude(t, input, index)) {
      settle(t, input, index, index, 65, 0);
      match.text = "jude";
      return FOUND;
    }
    match.letters = lettersIn(textOf(t, index, end));
    return AMBIGUOUS;
  }
  return settle(t, input, index, end, value, mask);
}

/** `JUD` is the USFM code of Jude, and only in machine form: everywhere else it may be Judges, so "jud" is not given back. */
function isMachineJude(t: Tokens, input: string, index: number): boolean {
  return (
    isDotted(t, index + 1) &&
    input.startsWith("JUD", sourceStart(t, index, input)) &&
    wordLength(t, index) === 3
  );
}

/** A dot and a number stand joined to what is before: `John.3`. */
export function isDotted(t: Tokens, at: number): boolean {
  return t.kind[at] === DOT && t.kind[at + 1] === NUMBER && !isSpaced(t, at) && !isSpaced(t, at + 1);
}

/** What may follow the first number of a machine form: a joined dot, dash or comma, a semicolon, the end. */
function isMachineEnd(t: Tokens, at: number): boolean {
  const kind = t.kind[at];
  if (kind === END || kind === SEMICOLON) return true;
  return (kind === DOT || kind === DASH || kind === COMMA) && !isSpaced(t, at) && !isSpaced(t, at + 1);
}

/** Words of the tokens from `index` to `last`, lower case, single spaces, dots and hyphens gone. */
function textOf(t: Tokens, index: number, last: number): string {
  let text = lettersOf(t, index);
  for (let at = index + 1; at <= last; at++) if (t.kind[at] === WORD) text += ` ${lettersOf(t, at)}`;
  return text;
}

/** Whether the last match was a machine code, which takes its ordinal without a space. */
let wasCode = false;

/** Fills in the match of a book written in the tokens from `first` to `last`. */
function settle(t: Tokens, input: string, first: number, last: number, bookId: number, mask: number): number {
  const book = bookById(bookId);
  const start = sourceStart(t, first, input);
  const length = (t.folded.offsets[(t.to[last] ?? 0) - 1] ?? 0) + 1 - start;
  match.bookId = bookId;
  match.next = last + 1;
  match.isMachine = isDotted(t, last + 1) && isMachineEnd(t, last + 3);
  wasCode = false;
  if (book.name.length === length && input.startsWith(book.name, start)) {
    match.text = lowerNames[bookId] ?? "";
    match.mask = 0;
    return FOUND;
  }
  const written = input.slice(start, start + length);
  const isCode = match.isMachine
    ? sameLetters(written, book.osis) || sameLetters(written, book.key)
    : written === book.key && t.kind[last + 1] === NUMBER;
  if (isCode) {
    wasCode = true;
    match.text = written.toLowerCase();
    match.mask = written === book.osis || written === book.key ? 0 : BOOK_CASE;
    return FOUND;
  }
  const ordinal = match.ordinal;
  const words = textOf(t, t.kind[first] === WORD && ordinal === 0 ? first : last, last);
  match.text = ordinal === 0 ? words : `${ordinal} ${words}`;
  const name = lowerNames[bookId] ?? "";
  if (ordinal === 0 && words.startsWith(`${name} `)) {
    // "Acts of the Apostles": a title that begins with the name.
    match.text = name;
    match.mask = TITLE_WORDS;
    return FOUND;
  }
  // "Rev elation": the name with spaces in it.
  if (ordinal === 0 && last > first && words !== name && lettersIn(words) === lettersIn(name)) {
    match.text = name;
    mask |= SPACING;
  }
  match.mask = mask === 0 && match.text !== lowerNames[bookId] ? BOOK_ALIAS : mask;
  if (match.mask === 0) match.mask = caseMask(input, start + length, book.name);
  if (t.kind[first] === WORD && hasMarkInside(t, first, last)) match.mask |= PUNCTUATION;
  return FOUND;
}

function hasMarkInside(t: Tokens, first: number, last: number): boolean {
  for (let at = first + 1; at < last; at++) if (t.kind[at] !== WORD) return true;
  return false;
}

const sameLetters = (a: string, b: string): boolean =>
  a.length === b.length && a.toLowerCase() === b.toLowerCase();

/** Whether the last word of a name that ends at `end` in the input has the letters in the case of its name. */
function caseMask(input: string, end: number, name: string): number {
  const last = name.slice(name.indexOf(" ") + 1);
  return input.startsWith(last, end - last.length) ? 0 : BOOK_CASE;
}

/** "The" begins "Thessalonians", but means it only before a number: "Romans 12:1-2 The Message". */
function isArticle(t: Tokens, index: number, skip: number): boolean {
  if (lettersOf(t, index).slice(skip) !== "the") return false;
  return t.kind[t.kind[index + 1] === DOT ? index + 2 : index + 1] !== NUMBER;
}

/** Finds the numbered book of this ordinal at a word, from its letter `skip`. `first` is the ordinal's token. */
export function matchNumbered(
  t: Tokens,
  input: string,
  first: number,
  index: number,
  ordinal: number,
  skip = 0,
): number {
  const node = walkWord(t, index, STEM_ROOT, skip);
  const isExact = lexicon.exact[node] !== 0;
  const value = isExact ? (lexicon.exact[node] ?? 0) : (lexicon.prefix[node] ?? 0);
  if (node === 0 || value === 0) return NONE;
  if (!isExact && isArticle(t, index, skip)) return NONE;
  match.next = index + 1;
  match.ordinal = ordinal;
  match.letters = lettersOf(t, index).slice(skip);
  if (value === MANY) return AMBIGUOUS;
  const stem = stems[value - STEM_BASE];
  const bookId = stem?.bookIds[ordinal - 1];
  // "4K" is no Kings.
  const isOther = !isExact && bookId === stem?.bookIds[ordinal - 3];
  if (stem === undefined || bookId === undefined || isOther) return WRONG_ORDINAL;
  const found = settle(t, input, first, index, bookId, isExact ? 0 : BOOK_PREFIX);
  if (wasCode) return found;
  if (match.text !== lowerNames[bookId]) {
    match.text = `${ordinal} ${match.letters}`;
    if (match.text === lowerNames[bookId]) match.mask &= ~BOOK_ALIAS;
  }
  match.mask |= ordinalMask(t, first, index);
  return found;
}

/** How the ordinal was dressed: nothing for a digit and a space. */
function ordinalMask(t: Tokens, first: number, index: number): number {
  if (t.kind[first] === WORD || (t.flags[first] ?? 0) & SUFFIXED || index - first > 1) return ORDINAL;
  return isSpaced(t, index) ? 0 : SPACING;
}

/** The book at a token, without long titles and misspellings. Fills in `match` when it is FOUND. */
export function matchBook(t: Tokens, input: string, index: number): number {
  const kind = t.kind[index];
  if (kind === NUMBER) return matchDigit(t, input, index);
  if (kind !== WORD) return NONE;
  const node = t.value[index] ?? 0;
  const ordinal = lexicon.ordinal[node] ?? 0;
  if (ordinal !== 0) {
    const at = wordAfterOrdinal(t, index);
    if (at > 0) {
      const outcome = matchNumbered(t, input, index, at, ordinal);
      if (outcome !== NONE) return outcome;
    }
  }
  const plain = node === 0 ? NONE : matchPlain(t, input, index);
  return plain === NONE ? matchJoinedRoman(t, input, index) : plain;
}

/** The word after an ordinal: a dot or a joined hyphen may stand between. -1 when there is none. */
export function wordAfterOrdinal(t: Tokens, index: number): number {
  return nextWord(t, index);
}

function matchDigit(t: Tokens, input: string, index: number): number {
  const ordinal = t.value[index] ?? 0;
  if (ordinal < 1 || ordinal > 4) return NONE;
  const at = wordAfterOrdinal(t, index);
  return at < 0 ? NONE : matchNumbered(t, input, index, at, ordinal);
}

const JOINED_ORDINALS = [
  ["iii", 3],
  ["ii", 2],
  ["i", 1],
  ["lll", 3],
  ["ll", 2],
  ["l", 1],
  ["first", 1],
  ["second", 2],
  ["third", 3],
] as const;
const ORDINAL_STARTS = [...new Set(JOINED_ORDINALS.map(([numeral]) => numeral.charCodeAt(0)))];

/** `iitim`, `IJohn`: the ordinal joined to a stem of two or more letters; of three after the l of scanned text. */
function matchJoinedRoman(t: Tokens, input: string, index: number): number {
  if (!ORDINAL_STARTS.includes(t.folded.codes[t.from[index] ?? 0] ?? 0)) return NONE;
  const letters = lettersOf(t, index);
  if (NEVER_JOINED.has(letters)) return NONE;
  for (const [numeral, ordinal] of JOINED_ORDINALS) {
    const least = numeral.startsWith("l") ? 3 : 2;
    if (!letters.startsWith(numeral) || letters.length < numeral.length + least) continue;
    const outcome = matchNumbered(t, input, index, index, ordinal, numeral.length);
    if (outcome !== NONE) {
      if (outcome === FOUND) match.mask |= ORDINAL;
      return outcome;
    }
  }
  return NONE;
}
