/**
 * Second stage: folded codes to tokens.
 */

import { WORD_AND, WORD_OF, WORD_THE } from "../data/words.ts";
import { PLAIN_ROOT } from "./book-ids.ts";
import {
  AMPERSAND,
  CLOSE,
  COLON,
  COMMA,
  DASH,
  DOT,
  type Folded,
  isDigit,
  LETTER_A,
  LETTER_C,
  LETTER_D,
  LETTER_H,
  LETTER_P,
  LETTER_Z,
  LOW_LINE,
  NEWLINE,
  OPEN,
  OTHER,
  PLUS,
  QUOTE,
  SEMICOLON,
  SLASH,
  SPACE,
  STAR,
  STOP,
  ZERO,
} from "./fold.ts";
import { lexicon, step } from "./lexicon.ts";
import {
  END,
  LEAST_VERSE_ID,
  LOOK_AHEAD,
  MOST_DIGITS,
  NUMBER,
  ODD,
  SPACED,
  SUFFIXED,
  type Tokens,
  WORD,
} from "./token.ts";

const FIRST_SIZE = 512;

const tokens: Tokens = {
  count: 0,
  kind: new Uint8Array(FIRST_SIZE),
  from: new Int32Array(FIRST_SIZE),
  to: new Int32Array(FIRST_SIZE),
  value: new Int32Array(FIRST_SIZE),
  flags: new Uint8Array(FIRST_SIZE),
  folded: { codes: new Uint8Array(0), offsets: new Int32Array(0), length: 0, isOdd: false },
  hasOddSpaces: false,
  spelledAt: -1,
  spelled: "",
};

/** A plus stood for a space: then one between numbers does so too. */
let hasPlusSpaces = false;

/** No code of the folded alphabet stands above the letters. */
const isLetter = (code: number): boolean => code >= LETTER_A;

function makeRoom(size: number): void {
  tokens.kind = new Uint8Array(size);
  tokens.from = new Int32Array(size);
  tokens.to = new Int32Array(size);
  tokens.value = new Int32Array(size);
  tokens.flags = new Uint8Array(size);
}

/** Scans folded text, behind which it writes END. The result is overwritten by the next call. END tokens follow the last. */
export function scan(folded: Readonly<Folded>): Tokens {
  const { codes, length } = folded;
  if (tokens.kind.length < length + LOOK_AHEAD) makeRoom(length + LOOK_AHEAD);
  tokens.folded = folded;
  tokens.hasOddSpaces = false;
  tokens.spelledAt = -1;
  hasPlusSpaces = false;
  // What stands behind `length` is left from an earlier input.
  codes[length] = END;
  const { kind, from, to, value, flags } = tokens;
  let count = 0;
  let spaced = 0;
  let at = 0;
  while (at < length) {
    const start = at;
    let code = codes[at] ?? END;
    if (code >= LETTER_A) {
      let node = PLAIN_ROOT;
      do {
        node = step(node, code);
        code = codes[++at] ?? END;
        if (code === QUOTE && isLetter(codes[at + 1] ?? END)) code = codes[++at] ?? END;
      } while (code >= LETTER_A);
      kind[count] = WORD;
      value[count] = node;
      flags[count] = spaced;
    } else if (isDigit(code)) {
      let number = 0;
      do {
        number = at - start < MOST_DIGITS ? number * 10 + code - ZERO : -1;
        code = codes[++at] ?? END;
      } while (isDigit(code));
      kind[count] = NUMBER;
      value[count] = number;
      // "03"; "00003" has too many figures, but "01001001" is the first verse.
      const isPadded = codes[start] === ZERO && at > start + 1;
      flags[count] = isPadded ? spaced | ODD : spaced;
      if (isPadded && at > start + 4 && number < LEAST_VERSE_ID) value[count] = -1;
      if (code >= LETTER_A) at = passSuffix(codes, at, count);
      else if (code === SPACE) at = passSpacedSuffix(codes, at, count);
    } else if (code === SPACE || (ODD_SPACES[code] === 1 && isSpaceAt(codes, at, length, count, spaced))) {
      spaced = SPACED;
      at++;
      continue;
    } else {
      kind[count] = MARK_KINDS[code] ?? code;
      value[count] = 0;
      flags[count] = ODD_MARKS[code] === 1 ? spaced | ODD : spaced;
      at++;
      if (RUN_MARKS[code] === 1 && RUN_MARKS[codes[at] ?? END] === 1)
        at = scanRun(codes, start, length, count);
    }
    from[count] = start;
    to[count++] = at;
    spaced = 0;
  }
  tokens.count = count;
  for (let end = count; end < count + LOOK_AHEAD - 1; end++) {
    kind[end] = END;
    value[end] = 0;
    to[end] = 0;
    flags[end] = SPACED;
  }
  return tokens;
}

/** Whether a line break, plus or low line is read as a space. */
function isSpaceAt(codes: Uint8Array, at: number, length: number, count: number, spaced: number): boolean {
  if (codes[at] === NEWLINE) return count === 0 || goesOnBehindLine(count - 1, spaced);
  if (!isOddSpace(codes, at, length)) return false;
  tokens.hasOddSpaces = true;
  return true;
}

function passSpaces(codes: Uint8Array, from: number): number {
  let at = from;
  while (codes[at] === SPACE) at++;
  return at;
}

/** Passes over the suffix of an ordinal at `at`, if there is one. */
function passSuffix(codes: Uint8Array, at: number, index: number): number {
  const value = tokens.value[index] ?? 0;
  const first = codes[at] ?? END;
  const second = codes[at + 1] ?? END;
  const isOldOrdinal = first === LETTER_D && !isLetter(second) && mayBeOld(codes, at + 1, value);
  if (!isOldOrdinal && !isSuffix(value, first, second)) return at;
  tokens.flags[index] = (tokens.flags[index] ?? 0) | SUFFIXED;
  return at + (isOldOrdinal ? 1 : 2);
}

/** The d of 2d and 3d, and before "Psalm" or "chapter" that of 22d and 103d; elsewhere it is a part of a verse. */
function mayBeOld(codes: Uint8Array, at: number, value: number): boolean {
  if (value === 2 || value === 3) return true;
  const next = passSpaces(codes, at);
  const isChapter = codes[next] === LETTER_C && codes[next + 1] === LETTER_H;
  return next > at && (isChapter || codes[next] === LETTER_P) && (value % 10 === 2 || value % 10 === 3);
}

/** "122 nd Psalm": the suffix stands apart, and a word follows it. Gives `at` when it does not. */
function passSpacedSuffix(codes: Uint8Array, at: number, index: number): number {
  const suffix = passSpaces(codes, at);
  const first = codes[suffix] ?? END;
  if (!isLetter(first)) return at;
  const next = passSpaces(codes, suffix + 2);
  if (next === suffix + 2 || !isLetter(codes[next] ?? END)) return at;
  return isSuffix(tokens.value[index] ?? 0, first, codes[suffix + 1] ?? END)
    ? passSuffix(codes, suffix, index)
    : at;
}

/** st, nd, rd or th, where English wants it, but "3th John": `1th` is the first book to the Thessalonians. */
function isSuffix(value: number, first: number, second: number): boolean {
  const last = value % 10;
  const teen = Math.floor(value / 10) % 10 === 1;
  const wanted = teen || last === 0 || last > 3 ? "th" : last === 1 ? "st" : last === 2 ? "nd" : "rd";
  const suffix = String.fromCharCode(first, second);
  return suffix === wanted || (value > 2 && suffix === "th");
}

/**
 * A line that breaks behind a comma, a colon, a joined dash, "of", "the", "and" or its sign, or the ordinal at the very
 * start goes on with the next.
 */
function goesOnBehindLine(last: number, spaced: number): boolean {
  const kind = tokens.kind[last];
  const value = tokens.value[last] ?? 0;
  if (kind === COMMA || kind === COLON || kind === AMPERSAND) return true;
  if (kind === NUMBER) return last === 0 && value < 5;
  const meaning = wordAt(tokens, last);
  if (kind === WORD) {
    const isOrdinal = last === 0 && lexicon.ordinal[value] !== 0;
    return isOrdinal || meaning === WORD_OF || meaning === WORD_AND || meaning === WORD_THE;
  }
  return kind === DASH && spaced === 0 && ((tokens.flags[last] ?? 0) & SPACED) === 0;
}

/**
 * A plus or low line that joins a word, or a mark behind it, to a word or number; `16+18` is a list, and so is
 * `16a+18`.
 */
function isOddSpace(codes: Uint8Array, at: number, length: number): boolean {
  if (at === 0 || at + 1 >= length) return false;
  const before = codes[at - 1] ?? 0;
  const after = codes[at + 1] ?? 0;
  if (!isLetter(after) && !isDigit(after)) return after === OPEN && (isLetter(before) || isDigit(before));
  if (!isLetter(before) && !isDigit(before)) return FINAL_MARKS.includes(before);
  if (codes[at] === LOW_LINE) return true;
  // "2K+4" begins with an ordinal.
  const isPart = at > 2 && isLetter(before) && (isDigit(codes[at - 2] ?? 0) || isDigit(codes[at - 3] ?? 0));
  if (isPart || !(isLetter(before) || isLetter(after) || hasPlusSpaces)) return false;
  hasPlusSpaces = true;
  return true;
}

/** Dashes in a row are one dash, dots and stops in a row one stop; low lines behind a space are left to be filled in. */
function scanRun(codes: Uint8Array, from: number, length: number, index: number): number {
  const code = codes[from] ?? 0;
  let at = from + 1;
  const isStop = code === DOT || code === STOP;
  while (at < length && (codes[at] === code || (isStop && (codes[at] === DOT || codes[at] === STOP)))) at++;
  const size = at - from;
  if (size === 1) return at;
  if (code === DOT) tokens.kind[index] = STOP;
  if (code === DASH) tokens.flags[index] = (tokens.flags[index] ?? 0) | ODD;
  const isBlank = code === LOW_LINE && codes[from - 1] === SPACE && !isLetter(codes[at] ?? END);
  if (isBlank || (code === DASH && size > 3)) tokens.kind[index] = OTHER;
  return at;
}

/** Index: code of a mark. The kind of its token. */
const MARK_KINDS = Uint8Array.from({ length: LETTER_A }, (_, code) => code);
MARK_KINDS[SLASH] = SEMICOLON;
MARK_KINDS[NEWLINE] = SEMICOLON;
MARK_KINDS[PLUS] = AMPERSAND;
MARK_KINDS[LOW_LINE] = STAR;

const ODD_MARKS = new Uint8Array(LETTER_A);
for (const code of [SLASH, NEWLINE, OPEN, CLOSE, QUOTE, STAR, LOW_LINE]) ODD_MARKS[code] = 1;

/** Marks that are one token with those of their kind behind them. */
const RUN_MARKS = new Uint8Array(LETTER_Z + 1);
for (const code of [DASH, DOT, STOP, LOW_LINE, NEWLINE]) RUN_MARKS[code] = 1;

/** Marks that stand before a space. */
const FINAL_MARKS: readonly number[] = [COMMA, DOT, SEMICOLON, CLOSE];

/** Marks that may be read as a space. */
const ODD_SPACES = new Uint8Array(LETTER_A);
for (const code of [NEWLINE, PLUS, LOW_LINE]) ODD_SPACES[code] = 1;

/** Offset in the input, in UTF-16 units, where a token starts; of END the end of the last character. */
export function sourceStart({ folded, from, count }: Tokens, index: number, input: string): number {
  return index >= count ? input.length : (folded.offsets[from[index] ?? 0] ?? 0);
}

/** Meaning of a word of the reference language; 0 for any other token. */
export const wordAt = (t: Tokens, index: number): number =>
  t.kind[index] === WORD ? (lexicon.word[t.value[index] ?? 0] ?? 0) : 0;
