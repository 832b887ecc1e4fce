/**
 * First stage: any Unicode text to a small alphabet, one byte a character. Letters come out in lower case
 * without marks, digits as digits, and each kind of dash, space, quote and stop as one code. What no
 * reference can hold becomes OTHER. Every code keeps the offset of its source character, so that positions
 * survive to the error message.
 */

export const SPACE = 32;
export const NEWLINE = 10;
export const QUOTE = 34;
export const AMPERSAND = 38;
export const OPEN = 40;
export const CLOSE = 41;
/** Before a heading or a number: `Psalm #23`. */
export const HASH = 35;
/** Marks of emphasis and lists: asterisk, bullet. */
export const STAR = 42;
export const PLUS = 43;
export const COMMA = 44;
export const DASH = 45;
export const DOT = 46;
export const SLASH = 47;
export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;
export const SEMICOLON = 59;
/** Full stops that are never part of a number: ! ? and the ellipsis. */
export const STOP = 33;
export const LOW_LINE = 95;
export const LETTER_A = 97;
export const LETTER_Z = 122;
export const OTHER = 1;

export interface Folded {
  /** Codes of the alphabet above; only the first `length` entries count. */
  codes: Uint8Array;
  /** Offset in the input, in UTF-16 units, of the character behind each code. */
  offsets: Int32Array;
  length: number;
  /** Whether characters outside of ASCII were read as ASCII marks or digits, or dropped. */
  isOdd: boolean;
}

const NO_MARK = 0;
/** Of a character that says nothing; never a code. */
const DROP = 2;

const ascii = new Uint8Array(128).fill(OTHER);
ascii.fill(SPACE, 0, 33);
ascii[127] = SPACE;
ascii[10] = NEWLINE;
ascii[13] = NEWLINE;
for (let code = ZERO; code <= NINE; code++) ascii[code] = code;
for (let code = LETTER_A; code <= LETTER_Z; code++) {
  ascii[code] = code;
  ascii[code - 32] = code;
}
const ASCII_MARKS: readonly (readonly [code: number, characters: string])[] = [
  [QUOTE, "\"'`"],
  [STOP, "!?"],
  [AMPERSAND, "&"],
  [PLUS, "+"],
  [LOW_LINE, "_"],
  [OPEN, "(["],
  [CLOSE, ")]"],
  [HASH, "#"],
  [STAR, "*"],
  [COMMA, ","],
  [DASH, "-~"],
  [DOT, "."],
  [SLASH, "/|"],
  [COLON, ":"],
  [SEMICOLON, ";"],
];
for (const [code, characters] of ASCII_MARKS) {
  for (const character of characters) ascii[character.charCodeAt(0)] = code;
}

// Source: Unicode 16 general categories Pd, Zs, Pi, Pf, Ps, Pe and the compatibility forms of ASCII marks.
const OTHER_MARKS: readonly (readonly [code: number, characters: string])[] = [
  [
    DASH,
    "\u058a\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2053\u207b\u2212\u2796\u2e3a\u2e3b\u223c\u301c\u3030\ufe31\ufe32\ufe58\ufe63\u02d7",
  ],
  [SPACE, "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000"],
  [NEWLINE, "\u0085\u2028\u2029"],
  [
    QUOTE,
    "\u00ab\u00b4\u00bb\u02bb\u02bc\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2032\u2033\u2035\u2039\u203a\u300c\u300d\u300e\u300f",
  ],
  [COLON, "\u02d0\u2236\ua789\ufe13\ufe55\uff1a"],
  [DOT, "\u2024\u3002\ufe52\uff61"],
  [COMMA, "\u3001\ufe10\ufe50\ufe51\uff64"],
  [SEMICOLON, "\u037e\ufe14\ufe54"],
  [SLASH, "\u2044\u2215\u2502"],
  [STOP, "\u2026\u203c\u2047\u2048\u2049"],
  [OPEN, "\u3010\u3014\u3008\u300a\u2e28"],
  [CLOSE, "\u3011\u3015\u3009\u300b\u2e29"],
  [STAR, "\u2022\u2023\u25cf\u25e6\u2219\u00b7\u00a7\u00b6\u2020\u2021"],
  [
    DROP,
    "\u00aa\u00ad\u00ba\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff",
  ],
];
/** Index: UTF-16 unit. Code of a mark outside of ASCII, or DROP, or NO_MARK. */
const otherMarks = new Uint8Array(0x10000);
for (const [code, characters] of OTHER_MARKS) {
  for (const character of characters) otherMarks[character.charCodeAt(0)] = code;
}

const ROMAN_NUMERALS = "i ii iii iv v vi vii viii ix x xi xii l c d m".split(" ");
const LIGATURES = "ff fi fl ffi ffl".split(" ");

const FIRST_SIZE = 1024;
let codes = new Uint8Array(FIRST_SIZE);
let offsets = new Int32Array(FIRST_SIZE);
/** Each index itself: the offsets of a text of ASCII. */
let identity = Int32Array.from({ length: FIRST_SIZE }, (_, index) => index);

const folded: Folded = { codes, offsets: identity, length: 0, isOdd: false };

function makeRoom(size: number): void {
  codes = new Uint8Array(size);
  offsets = new Int32Array(size);
  identity = Int32Array.from({ length: size }, (_, index) => index);
  folded.codes = codes;
}

/** Folds a text. The result is overwritten by the next call. */
export function fold(input: string): Readonly<Folded> {
  const size = input.length;
  // A character becomes four codes at most (U+2167 is "viii"), and the next stage writes an end behind them.
  if (codes.length <= size * 4) makeRoom(size * 4 + 1);
  let index = 0;
  for (; index < size; index++) {
    const unit = input.charCodeAt(index);
    if (unit >= 128) break;
    codes[index] = ascii[unit] ?? OTHER;
  }
  folded.isOdd = index < size;
  folded.length = folded.isOdd ? foldRest(input, index) : index;
  folded.offsets = folded.isOdd ? offsets : identity;
  return folded;
}

function foldRest(input: string, from: number): number {
  let length = from;
  for (let index = 0; index < from; index++) offsets[index] = index;
  for (let index = from; index < input.length; index++) {
    const unit = input.charCodeAt(index);
    const code = unit < 128 ? (ascii[unit] ?? OTHER) : (otherMarks[unit] ?? NO_MARK);
    if (code !== NO_MARK && code !== DROP && unit !== MIDDLE_DOT) {
      codes[length] = code;
      offsets[length++] = index;
      continue;
    }
    const point = input.codePointAt(index) ?? 0;
    // A soft hyphen between digits would join two numbers into one.
    const isBetween = point === SOFT_HYPHEN && isDigitAt(input, index - 1) && isDigitAt(input, index + 1);
    const text = isBetween ? "-" : foldAfter(point, codes[length - 1] ?? 0);
    for (let at = 0; at < text.length; at++) {
      codes[length] = text.charCodeAt(at);
      offsets[length++] = index;
    }
    if (point > 0xffff) index++;
  }
  return length;
}

function isDigitAt(input: string, index: number): boolean {
  const unit = input.charCodeAt(index);
  return unit >= ZERO && unit <= NINE;
}

const ALPHA = 0x3b1;
const MIDDLE_DOT = 0xb7;
const SOFT_HYPHEN = 0xad;

/** Like `foldCharacter`, but Greek letters behind a verse are parts of it: 16a with an alpha behind. */
function foldAfter(point: number, before: number): string {
  // A dot in the middle of the line parts chapter and verse.
  if ((point === MIDDLE_DOT || point === 0x2027) && before >= ZERO && before <= NINE) return ".";
  const isPart = point >= ALPHA && point < ALPHA + 4 && before >= ZERO && before <= LETTER_A + 7;
  return isPart ? String.fromCharCode(point - ALPHA + LETTER_A) : foldCharacter(point);
}

/** The codes, as characters, that one character outside of ASCII stands for; empty when it is dropped. */
function foldCharacter(point: number): string {
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(ascii[point - 0xfee0] ?? OTHER);
  const character = String.fromCodePoint(point);
  if (point === 0x211f) return "r";
  const mark = otherMarks[point] ?? NO_MARK;
  if (mark !== NO_MARK) return mark === DROP ? "" : String.fromCharCode(mark);
  if (point >= 0x2160 && point <= 0x217f) return ROMAN_NUMERALS[(point - 0x2160) % 16] ?? "";
  if (point >= 0xfb00 && point <= 0xfb04) return LIGATURES[point - 0xfb00] ?? "";
  if (isIgnorable(point, character)) return "";
  if (DASHES.test(character)) return "-";
  const base = character.normalize(isStyled(point) ? "NFKD" : "NFD").charCodeAt(0);
  const code = base < 128 ? (ascii[base] ?? OTHER) : OTHER;
  return String.fromCharCode(code >= LETTER_A || isStyled(point) ? code : OTHER);
}

/** Letters and digits in another face (mathematical, circled), as social media have them. */
const isStyled = (point: number): boolean =>
  (point >= 0x1d400 && point <= 0x1d7ff) || (point >= 0x24b6 && point <= 0x24e9);

const DASHES = /^[\p{Pd}\u208b]$/u;
const COMBINING = /^\p{M}$/u;

function isIgnorable(point: number, character: string): boolean {
  return (point >= 0xe0000 && point <= 0xe0fff) || COMBINING.test(character);
}
