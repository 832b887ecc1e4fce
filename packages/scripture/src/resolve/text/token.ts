/**
 * The result of the text stage: the words, numbers and marks of an input with their positions. This stage knows no
 * language and no books.
 */

/**
 * `word`, `number`, `end` (after the last token), or the mark itself. Marks that citations use alike have one kind:
 *
 * - `-`: hyphens and dashes, also doubled; `;`: semicolon, slash, upright stroke, line break; `&`: ampersand, plus
 * - `(` and `)`: round and square brackets; `"`: quotation marks, apostrophes; `*`: marks of emphasis and lists
 * - `!`: marks that end a sentence and are never part of a number, also several dots; `?`: anything else
 */
export type TokenKind =
  | "word"
  | "number"
  | "end"
  | ","
  | "."
  | ":"
  | ";"
  | "-"
  | "&"
  | "("
  | ")"
  | '"'
  | "*"
  | "#"
  | "!"
  | "?";

export interface Token {
  readonly kind: TokenKind;
  /** Word: its letters in lower case without marks. Number: its digits. Mark: its plain character. */
  readonly text: string;
  /** Number: its value, or -1 when it has too many digits for a citation. Other tokens: -1. */
  readonly value: number;
  /** Offsets in the input, in UTF-16 units, 0-based; `end` is not included. */
  readonly start: number;
  readonly end: number;
  /** White space precedes it, or it is the end token. */
  readonly isSpaced: boolean;
  /** The mark is an unusual one of its kind, or the number has leading zeros. */
  readonly isOdd: boolean;
  /** A number that is written as an ordinal: 1st. */
  readonly isOrdinal: boolean;
}

export interface Tokens {
  readonly input: string;
  readonly list: readonly Token[];
  /** Some characters were dropped, or replaced by similar ones. */
  readonly isOdd: boolean;
}
