/**
 * Folds Unicode text to a small alphabet: lower-case letters without marks, digits, and one character for each kind of
 * dash, space, quotation mark and stop. Characters that no citation contains become NOTHING_READ.
 */

import { raisedDigits } from "./raised.ts";

export interface Folded {
  readonly text: string;
  /** Offset in the input, in UTF-16 units, of each character of `text`; null where they are the same. */
  readonly offsets: Int32Array | null;
  /** Some characters outside ASCII were replaced or dropped. */
  readonly isOdd: boolean;
}

/** Replaces characters that no citation contains. */
export const NOTHING_READ = "\\";

/** Marks that are not read according to their general category in Unicode. */
const MARKS: ReadonlyMap<string, string> = new Map(
  [
    ["-", "\u2043\u2053\u207b\u208b\u2212\u223c"],
    ["\n", "\u0085\u2028\u2029"],
    ['"', "\u00b4\u02bb\u02bc\u201a\u201e\u2032\u2033\u2035\u300c\u300d\u300e\u300f"],
    [":", "\u02d0\u2236\ua789"],
    [".", "\u2024\u3002\uff61"],
    [",", "\u3001\ufe51\uff64"],
    [";", "\u037e"],
    ["/", "\u2016\u2044\u2215\u2225\u2502"],
    ["..", "\u2026"],
    ["*", "\u2022\u2023\u25cf\u25e6\u2219\u00b7\u00a7\u00b6\u2020\u2021"],
    // The sign of a response.
    ["r", "\u211f"],
  ].flatMap(([mark = "", characters = ""]) => [...characters].map((character) => [character, mark] as const)),
);

/** General categories of Unicode whose characters are all read as one mark. */
const CATEGORIES: readonly (readonly [mark: string, characters: RegExp])[] = [
  ["", /[\p{M}\p{Cf}\u00aa\u00ae\u00ba]/u],
  ["-", /\p{Pd}/u],
  [" ", /\p{Zs}/u],
  ["(", /\p{Ps}/u],
  [")", /\p{Pe}/u],
  ['"', /[\p{Pi}\p{Pf}]/u],
];

/** Letters that Unicode does not decompose into a plain letter and marks. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["\u00e6", "ae"],
  ["\u0153", "oe"],
  ["\u00df", "ss"],
  ["\u00f8", "o"],
]);

/** Characters that fold to two letters, which could look like a word. They are read only next to other letters. */
const LIGATURES: ReadonlySet<string> = new Set("\u00df");

const isAscii = (input: string): boolean => {
  for (let at = 0; at < input.length; at++) if (input.charCodeAt(at) > 127) return false;
  return true;
};

export function fold(input: string): Folded {
  if (isAscii(input)) return { text: input.toLowerCase(), offsets: null, isOdd: false };
  const raised = raisedDigits(input);
  const pieces: string[] = [];
  const offsets: number[] = [];
  let before = "";
  for (let at = 0; at < input.length; ) {
    const end = endOfAscii(input, at);
    if (end > at) {
      const piece = input.slice(at, end).toLowerCase();
      pieces.push(piece);
      before = piece.at(-1) ?? "";
      for (; at < end; at++) offsets.push(at);
      continue;
    }
    const point = input.codePointAt(at) ?? 0;
    const character = String.fromCodePoint(point);
    const piece = raised?.get(at) ?? foldAt(input, at, character, before);
    pieces.push(piece);
    for (let index = 0; index < piece.length; index++) offsets.push(at);
    if (piece !== "") before = piece.at(-1) ?? "";
    at += character.length;
  }
  return { text: pieces.join(""), offsets: Int32Array.from(offsets), isOdd: true };
}

/** The end of the run of ASCII characters that begins at `from`. */
function endOfAscii(input: string, from: number): number {
  let at = from;
  while (at < input.length && input.charCodeAt(at) < 128) at++;
  return at;
}

const isDigit = (character = ""): boolean => character >= "0" && character <= "9";
const isLetter = (character = ""): boolean => character >= "a" && character <= "z" && character.length === 1;

const SOFT_HYPHEN = "\u00ad";
/** Middle dots, which separate chapter and verse after a digit. */
const MIDDLE_DOTS = "\u00b7\u2027";
/** Greek letters of verse parts. */
const GREEK_PARTS = "\u03b1\u03b2\u03b3\u03b4";

/** Folds one character. `before` is the last folded character. */
function foldAt(input: string, at: number, character: string, before: string): string {
  // A soft hyphen between digits would join two numbers into one.
  if (character === SOFT_HYPHEN) return isDigit(before) && isDigit(input[at + 1]) ? "-" : "";
  if (isDigit(before)) {
    if (MIDDLE_DOTS.includes(character)) return ".";
    // A letter with a mark is not a verse part.
    if (isLetter(foldCharacter(character)) && character.normalize("NFD").length > character.length)
      return NOTHING_READ;
  }
  const part = GREEK_PARTS.indexOf(character);
  if (part >= 0 && isDigit(before)) return "abcd"[part] ?? "";
  if (part >= 0 && before >= "a" && before <= "h") return "";
  if (LIGATURES.has(character) && !isLetter(before) && !isLetter(input[at + 1]?.toLowerCase()))
    return NOTHING_READ;
  if (isMarkOnPart(input, at, character, before)) return NOTHING_READ;
  return foldCharacter(character);
}

/** A combining mark after the letter of a verse part. */
const isMarkOnPart = (input: string, at: number, character: string, before: string): boolean =>
  isLetter(before) && isDigit(input[at - 2]) && /^\p{M}$/u.test(character);

const cache = new Map<string, string>();

/** The replacement of a character outside ASCII. Results are cached; the cache cannot outgrow the number of characters. */
function foldCharacter(character: string): string {
  let found = cache.get(character);
  if (found === undefined) {
    found = foldUnknown(character);
    cache.set(character, found);
  }
  return found;
}

function foldUnknown(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  // Full-width forms of ASCII.
  if (point >= 0xff01 && point <= 0xff5e) return String.fromCharCode(point - 0xfee0).toLowerCase();
  const mark = MARKS.get(character);
  if (mark !== undefined) return mark;
  for (const [text, characters] of CATEGORIES) if (characters.test(character)) return text;
  // Letters with marks, mathematical or raised letters, Roman numeral characters, ligatures, the long s.
  const plain = character.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = LETTERS.get(plain) ?? plain;
  const isSign = point >= 0x2100 && point < 0x2160;
  if (!isSign && /^[a-z]{1,4}$/.test(letters)) return letters;
  if (isStyled(point) && letters.length === 1 && letters < "\u0080") return letters;
  return /^\p{L}$/u.test(letters) && !isSign ? letters : NOTHING_READ;
}

/** Mathematical and circled digits; small and vertical punctuation. */
const isStyled = (point: number): boolean =>
  (point >= 0xfe10 && point <= 0xfe6b) ||
  (point >= 0x1d400 && point <= 0x1d7ff) ||
  (point >= 0x24b6 && point <= 0x24e9);
