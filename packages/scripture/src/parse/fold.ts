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
export const EN_DASH = 0x2013;
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
export const LETTER_C = 99;
export const LETTER_D = 100;
export const LETTER_H = 104;
export const LETTER_I = 105;
export const LETTER_J = 106;
export const LETTER_P = 112;
export const LETTER_Z = 122;
export const OTHER = 1;

const ALPHA = 0x3b1;
const MIDDLE_DOT = 0xb7;
const SOFT_HYPHEN = 0xad;
const FIRST_SIZE = 1024;

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

// Marks that no class has, and those that their class would give another code; CLASSES has the rest.
const OTHER_MARKS: readonly (readonly [code: number, characters: string])[] = [
  [DASH, "\u2043\u2053\u207b\u208b\u2212\u223c"],
  [NEWLINE, "\u0085\u2028\u2029"],
  [QUOTE, "\u00b4\u02bb\u02bc\u201a\u201e\u2032\u2033\u2035\u300c\u300d\u300e\u300f"],
  [COLON, "\u02d0\u2236\ua789"],
  [DOT, "\u2024\u3002\uff61"],
  [COMMA, "\u3001\ufe51\uff64"],
  [SEMICOLON, "\u037e"],
  [SLASH, "\u2016\u2044\u2215\u2225\u2502"],
  [STOP, "\u2026"],
  [STAR, "\u2022\u2023\u25cf\u25e6\u2219\u00b7\u00a7\u00b6\u2020\u2021"],
];
/** General categories of Unicode whose characters are one mark each. */
const CLASSES: readonly (readonly [text: string, characters: RegExp])[] = [
  ["", /[\p{M}\p{Cf}\u00aa\u00ae\u00ba]/u],
  ["-", /\p{Pd}/u],
  [" ", /\p{Zs}/u],
  ["(", /\p{Ps}/u],
  [")", /\p{Pe}/u],
  ['"', /[\p{Pi}\p{Pf}]/u],
];
/** Index: UTF-16 unit. Code of a mark outside of ASCII, or NO_MARK; those of CLASSES once they were asked for. */
const otherMarks = new Uint8Array(0x10000);
for (const [code, characters] of OTHER_MARKS) {
  for (const character of characters) otherMarks[character.charCodeAt(0)] = code;
}

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
  hasRaised = false;
  colonAt = input.indexOf(":");
  for (let index = 0; index < from; index++) offsets[index] = index;
  for (let index = from; index < input.length; index++) {
    const unit = input.charCodeAt(index);
    const code = unit < 128 ? (ascii[unit] ?? OTHER) : (otherMarks[unit] ?? NO_MARK);
    if (code !== NO_MARK && unit !== MIDDLE_DOT) {
      codes[length] = code;
      offsets[length++] = index;
      continue;
    }
    const point = input.codePointAt(index) ?? 0;
    // A soft hyphen between digits would join two numbers into one.
    const isBetween =
      point === SOFT_HYPHEN && isDigit(input.charCodeAt(index - 1)) && isDigit(input.charCodeAt(index + 1));
    const text = isBetween ? "-" : foldRaised(input, index, length) || foldAfter(point, length);
    for (let at = 0; at < text.length; at++) {
      codes[length] = text.charCodeAt(at);
      offsets[length++] = index;
    }
    if (point > 0xffff) index++;
  }
  return length;
}

export const isDigit = (code = 0): boolean => code >= ZERO && code <= NINE;

/**
 * The code unit at an index of 0 or more; 0 behind the end. Asked behind the end, charCodeAt would be three times as
 * slow ever after: V8 gives up the bounds check that lets it read a character in place.
 */
export const codeAt = (input: string, index: number): number =>
  index < input.length ? input.charCodeAt(index) : 0;

const NO_REFERENCE = String.fromCharCode(OTHER);

const RAISED = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";
const isRaised = (character = " "): boolean => RAISED.includes(character);
/** Figures on the line where raised ones would go on: "Lk 2\u00b9-20". */
const LINE_FIGURES = new RegExp(`^\\p{Pd}?\\d+(?![\\d${RAISED}])`, "u");
/** Whether raised figures of this text were read as verses. */
let hasRaised = false;
/** Where the first colon stands, -1 for none: behind one on the line raised figures are those of a note. */
let colonAt = -1;

/**
 * Raised figures behind a chapter are its verses, "Gn 1\u00b9\u207b\u00b3"; behind a verse they are marks of notes. Empty where no
 * such figure stands at `index`.
 */
function foldRaised(input: string, index: number, length: number): string {
  const value = RAISED.indexOf(input[index] ?? " ");
  if (value < 0) return "";
  const digit = String(value);
  const last = codes[length - 1] ?? SPACE;
  if (isRaised(input[index - 1])) return last === OTHER ? NO_REFERENCE : digit;
  if (!isDigit(last)) return hasRaised ? digit : NO_REFERENCE;
  let at = length - 1;
  while (isDigit(codes[at])) at--;
  while (codes[at] === SPACE) at--;
  const before = (codes[at] === DOT ? codes[at - 1] : codes[at]) ?? OTHER;
  let end = index;
  while (isRaised(input[end])) end++;
  // Behind a name, or like the chapters before it: "Gn 12\u00b3 18\u00b9\u2078".
  const isFirst = before >= LETTER_A && (colonAt < 0 || colonAt > index);
  const isChapter = isFirst || (hasRaised && before !== COLON);
  if (!isChapter || LINE_FIGURES.test(input.slice(end, end + 5))) return NO_REFERENCE;
  hasRaised = true;
  return `:${digit}`;
}

/** Like `foldCharacter`, but Greek letters behind a verse are parts of it: 16a with an alpha behind. */
function foldAfter(point: number, length: number): string {
  const before = codes[length - 1] ?? 0;
  // A dot in the middle of the line parts chapter and verse.
  if ((point === MIDDLE_DOT || point === 0x2027) && isDigit(before)) return ".";
  const isPart = point >= ALPHA && point < ALPHA + 4 && before >= ZERO && before <= LETTER_A + 7;
  if (isPart) return String.fromCharCode(point - ALPHA + LETTER_A);
  // A letter with a mark, in one character or two, is no part of a verse.
  const character = String.fromCodePoint(point);
  const isOwn = before >= LETTER_A;
  const isMarked = isOwn
    ? character.replace(MARKS, "") === ""
    : character.normalize("NFD").length > character.length;
  return isMarked && isDigit(codes[length - (isOwn ? 2 : 1)]) ? NO_REFERENCE : foldCharacter(point);
}

/** The codes, as characters, that one character outside of ASCII stands for; empty when it is dropped. */
function foldCharacter(point: number): string {
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(ascii[point - 0xfee0] ?? OTHER);
  const character = String.fromCodePoint(point);
  if (point === 0x211f) return "r";
  const mark = otherMarks[point] ?? NO_MARK;
  if (mark !== NO_MARK) return String.fromCharCode(mark);
  for (const [text, characters] of CLASSES) {
    if (!characters.test(character)) continue;
    otherMarks[point] = text.charCodeAt(0);
    return text;
  }
  // Letters with marks, in another face or raised, Roman numerals, ligatures, the long s.
  const plain = character.normalize("NFKD").replace(MARKS, "").toLowerCase().replace("\u00e6", "ae");
  const isSign = point >= 0x2100 && point < 0x2160;
  if (!isSign && /^[a-z]{1,4}$/.test(plain)) return plain;
  return String.fromCharCode(isStyled(point) ? (ascii[plain.charCodeAt(0)] ?? OTHER) : OTHER);
}

const MARKS = /\p{M}/gu;

/** Digits in another face (mathematical, circled), as social media have them; small and upright marks. */
const isStyled = (point: number): boolean =>
  (point >= 0xfe10 && point <= 0xfe6b) ||
  (point >= 0x1d400 && point <= 0x1d7ff) ||
  (point >= 0x24b6 && point <= 0x24e9);
