/**
 * The tokens of an input, with the meaning of each word and number by itself. Here and in the grammar, `at` and `from` are
 * the index of a token, and `to` is the index of the token after the last.
 */

import type { Role } from "../../languages/language.ts";
import type { Token } from "../text/token.ts";
import type { Entry, Lexicon } from "./lexicon.ts";
import { romanValue } from "./roman.ts";
import { type Corrected, type Speller, spellerOf } from "./spelling/speller.ts";

/** Roles of words that introduce another reference without changing it. */
export const SEE_ROLES: readonly Role[] = ["see", "especially", "namely"];

export class Reader {
  readonly input: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  /** Misspelled names are corrected. */
  readonly isSpelling: boolean;
  /** Index of the token after the last. */
  readonly end: number;
  readonly #entries: (Entry | null | undefined)[];
  #hasSmallLetters: boolean | null = null;
  #corrected: Map<string, Corrected> | null = null;

  constructor(input: string, tokens: readonly Token[], lexicon: Lexicon, isSpelling: boolean) {
    this.input = input;
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.isSpelling = isSpelling;
    this.end = tokens.length - 1;
    this.#entries = new Array(tokens.length);
  }

  /** The text of the tokens. */
  protected get text(): string {
    return this.input;
  }

  get speller(): Speller {
    return spellerOf(this.lexicon);
  }

  /**
   * The names that letters may be a misspelling of, among books without an ordinal, with one, or all. Results are
   * cached.
   */
  correct(letters: string, among: "plain" | "numbered" | "any", isBookExpected: boolean): Corrected {
    const key = `${among} ${isBookExpected} ${letters}`;
    this.#corrected ??= new Map();
    let corrected = this.#corrected.get(key);
    if (corrected === undefined) {
      corrected =
        among === "any"
          ? this.speller.correctAny(letters, isBookExpected)
          : this.speller.correct(letters, among === "numbered", isBookExpected);
      this.#corrected.set(key, corrected);
    }
    return corrected;
  }

  /** The token at an index; the end token before the first and beyond the last. */
  token(at: number): Token {
    return this.tokens[at >= 0 && at < this.end ? at : this.end] as Token;
  }

  kind(at: number): Token["kind"] | "start" {
    return at < 0 ? "start" : this.token(at).kind;
  }

  isSpaced(at: number): boolean {
    return this.token(at).isSpaced;
  }

  /** Whether a letter apart from the number before it belongs to the text around a citation. Only in running text. */
  isLetterApart(_at: number): boolean {
    return false;
  }

  /** Whether a line break stands before a token, where line breaks are known: in running text. */
  startsLine(_at: number): boolean {
    return false;
  }

  /** Whether a mark has no white space on either side. */
  isJoined(at: number): boolean {
    return !this.token(at).isSpaced && !this.token(at + 1).isSpaced;
  }

  /** Letters of a word; empty for any other token. */
  letters(at: number): string {
    const { kind, text } = this.token(at);
    return kind === "word" ? text : "";
  }

  /** Value of a number; -1 for any other token. */
  value(at: number): number {
    const { kind, value } = this.token(at);
    return kind === "number" ? value : -1;
  }

  entry(at: number): Entry | null {
    if (at < 0 || at >= this.end) return null;
    let entry = this.#entries[at];
    if (entry === undefined) {
      const { kind, text } = this.token(at);
      entry = kind === "word" ? (this.lexicon.find(text) ?? null) : null;
      this.#entries[at] = entry;
    }
    return entry;
  }

  has(at: number, role: Role): boolean {
    return this.entry(at)?.roles.has(role) === true;
  }

  hasAny(at: number, roles: readonly Role[]): boolean {
    const entry = this.entry(at);
    return entry !== null && entry.roles.size > 0 && roles.some((role) => entry.roles.has(role));
  }

  /** Whether a name or settled short form of a book is at a token. */
  isBookAt(at: number): boolean {
    const entry = this.entry(at);
    return entry !== null && (entry.plain.exact !== null || entry.shared !== null);
  }

  isVerseWord(at: number): boolean {
    return this.has(at, "verse") || this.has(at, "verses");
  }

  /** "and" or "&". */
  isAnd(at: number): boolean {
    return this.kind(at) === "&" || this.has(at, "and");
  }

  /** A word that introduces another reference without changing it. */
  isSeeWord(at: number): boolean {
    return this.hasAny(at, SEE_ROLES);
  }

  /** The dash or word of a range. */
  isRangeMark(at: number): boolean {
    return this.kind(at) === "-" || this.has(at, "to");
  }

  roman(at: number): number {
    return romanValue(this.letters(at));
  }

  /** The ordinal of a book, 1 to 5, at a token: "1", "1st", "First", "I"; 0 when there is none. */
  ordinal(at: number): number {
    const value = this.value(at);
    if (value >= 0) return value <= 5 ? value : 0;
    return this.entry(at)?.ordinal ?? 0;
  }

  /** The index after an optional dot: words are abbreviated with or without one. */
  pastDot(at: number): number {
    return this.kind(at) === "." ? at + 1 : at;
  }

  /** The index after opening marks: quotation marks, brackets, stars. */
  pastOpening(from: number): number {
    let at = from;
    while (['"', "(", "*"].includes(this.kind(at))) at++;
    return at;
  }

  /** The index of the token before another, or before its dot. */
  beforeDot(at: number): number {
    return this.kind(at - 1) === "." ? at - 2 : at - 1;
  }

  /** Whether a number follows the word at an index and its optional dot. */
  hasNumberAfter(at: number): boolean {
    return this.kind(this.pastDot(at + 1)) === "number";
  }

  /** Capitals are evidence only in an input that also has small letters. */
  get hasSmallLetters(): boolean {
    this.#hasSmallLetters ??= this.text !== this.text.toUpperCase();
    return this.#hasSmallLetters;
  }

  /** The input between two tokens, the second not included. */
  written(from: number, to: number): string {
    return this.input.slice(this.token(from).start, this.token(to - 1).end);
  }
}
