/** Splits folded text into tokens. */

import { type Folded, fold, NOTHING_READ } from "./fold-characters.ts";
import type { Token, TokenKind, Tokens } from "./token.ts";

/** Kinds of tokens by character. Any other character, except letters, digits and spaces, is a `?`. */
const KINDS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...Array.from(",.:;-&(*#!", (mark) => [mark, mark] as [string, TokenKind]),
  ["'", '"'],
  ["`", '"'],
  ['"', '"'],
  ["?", "!"],
  ["+", "&"],
  ["_", "*"],
  ["[", "("],
  [")", ")"],
  ["]", ")"],
  ["~", "-"],
  ["/", ";"],
  ["|", ";"],
  ["\n", ";"],
  ["\r", ";"],
]);

/** Marks that are unusual in a citation. */
const ODD_MARKS: ReadonlySet<string> = new Set("/|\n\r()[]\"'`*_");

/**
 * Marks that form one token together with marks of the same kind after them: dashes, underscores, line breaks, dots and
 * stops.
 */
const RUNS: ReadonlyMap<string, string> = new Map([
  ["-", "-~"],
  ["~", "-~"],
  ["_", "_"],
  ["\n", "\n\r"],
  ["\r", "\n\r"],
  [".", ".!?"],
  ["!", ".!?"],
  ["?", ".!?"],
]);

const MAX_DIGITS = 8;
const MIN_PADDED = 1_000_000;

const isSpace = (code: number): boolean => code <= 32 || code === 127;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** After fold() the only characters outside ASCII are letters. */
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code >= 128;
const isLineBreak = (code: number): boolean => code === 10 || code === 13;

export function tokenize(input: string): Tokens {
  const folded = fold(input);
  const scanner = new Scanner(input, folded);
  const list = scanner.scan();
  return { input, list, isOdd: folded.isOdd || scanner.hasOddSpaces };
}

class Scanner {
  hasOddSpaces = false;
  readonly #input: string;
  readonly #text: string;
  readonly #offsets: Int32Array | null;
  readonly #list: Token[] = [];
  /** A plus stood for a space earlier in the input. Then it also does between numbers. */
  #hasPlusSpaces = false;

  constructor(input: string, { text, offsets }: Folded) {
    this.#input = input;
    this.#text = text;
    this.#offsets = offsets;
  }

  scan(): readonly Token[] {
    const text = this.#text;
    let isSpaced = false;
    for (let at = 0; at < text.length; ) {
      const code = text.charCodeAt(at);
      if ((isSpace(code) && !this.#isBreak(code)) || this.#isOddSpace(at)) {
        isSpaced = true;
        at++;
        continue;
      }
      const end = this.#readToken(at, code, isSpaced);
      isSpaced = false;
      at = end;
    }
    const end = this.#input.length;
    this.#push("end", "", -1, text.length, text.length, true, false, end, end);
    return this.#list;
  }

  /** A line break separates citations, except before the first. */
  #isBreak(code: number): boolean {
    return isLineBreak(code) && this.#list.length > 0;
  }

  #readToken(at: number, code: number, isSpaced: boolean): number {
    if (isLetter(code)) return this.#readWord(at, isSpaced);
    if (isDigit(code)) return this.#readNumber(at, isSpaced);
    return this.#readMark(at, isSpaced);
  }

  #code(at: number): number {
    return at >= 0 && at < this.#text.length ? this.#text.charCodeAt(at) : 0;
  }

  #readWord(from: number, isSpaced: boolean): number {
    let at = from + 1;
    let hasApostrophe = false;
    for (;;) {
      while (isLetter(this.#code(at))) at++;
      if (KINDS.get(this.#text[at] ?? "") !== '"' || !isLetter(this.#code(at + 1))) break;
      hasApostrophe = true;
      at++;
    }
    const text = this.#text.slice(from, at);
    this.#push("word", hasApostrophe ? text.replace(/["'`]/g, "") : text, -1, from, at, isSpaced, false);
    return at;
  }

  #readNumber(from: number, isSpaced: boolean): number {
    let at = from + 1;
    while (isDigit(this.#code(at))) at++;
    const text = this.#text.slice(from, at);
    const size = at - from;
    const isPadded = size > 1 && text.startsWith("0");
    const number = size > MAX_DIGITS ? -1 : Number(text);
    const value = isPadded && size > 4 && number < MIN_PADDED ? -1 : number;
    this.#push("number", text, value, from, at, isSpaced, isPadded);
    return at;
  }

  #readMark(from: number, isSpaced: boolean): number {
    const mark = this.#text[from] ?? NOTHING_READ;
    const more = RUNS.get(mark);
    let at = from + 1;
    if (more !== undefined) while (more.includes(this.#text[at] ?? "\0")) at++;
    const size = at - from;
    let kind = KINDS.get(mark) ?? "?";
    let isOdd = ODD_MARKS.has(mark);
    if (size > 1 && kind === ".") kind = "!";
    if (size > 1 && kind === "-") isOdd = true;
    // Underscores and long dashes may be blanks for the reader to fill in.
    const isBlank = mark === "_" && size > 1 && isSpace(this.#code(from - 1)) && !isLetter(this.#code(at));
    if (isBlank || (kind === "-" && size > 3)) kind = "?";
    this.#push(kind, mark, -1, from, at, isSpaced, isOdd);
    return at;
  }

  /**
   * A plus or underscore stands for a space if it joins a word (or a mark after one) to a word or number:
   * `john+3:16`. `16+18` is a list, and so is `16a+18`.
   */
  #isOddSpace(at: number): boolean {
    const mark = this.#text[at];
    if ((mark !== "+" && mark !== "_") || at === 0 || at + 1 >= this.#text.length) return false;
    const isOdd = this.#joinsWords(at, mark);
    this.hasOddSpaces ||= isOdd;
    return isOdd;
  }

  #joinsWords(at: number, mark: string): boolean {
    const before = this.#code(at - 1);
    const after = this.#code(at + 1);
    const isBefore = isLetter(before) || isDigit(before);
    if (!isLetter(after) && !isDigit(after)) return "([".includes(this.#text[at + 1] ?? "?") && isBefore;
    if (!isBefore) return ",.;/|)]".includes(this.#text[at - 1] ?? "?");
    if (mark === "_") return true;
    const isPart = at > 2 && isLetter(before) && (isDigit(this.#code(at - 2)) || isDigit(this.#code(at - 3)));
    if (isPart || !(isLetter(before) || isLetter(after) || this.#hasPlusSpaces)) return false;
    this.#hasPlusSpaces = true;
    return true;
  }

  #push(
    kind: TokenKind,
    text: string,
    value: number,
    from: number,
    to: number,
    isSpaced: boolean,
    isOdd: boolean,
    start = this.#offsets === null ? from : (this.#offsets[from] ?? 0),
    end = this.#offsets === null ? to : (this.#offsets[to - 1] ?? 0) + 1,
  ): void {
    this.#list.push({ kind, text, value, start, end, isSpaced, isOdd, isOrdinal: false });
  }
}
