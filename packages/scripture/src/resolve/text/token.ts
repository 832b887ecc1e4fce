/**
 * The result of the text stage: the words, numbers and marks of an input with their places. This stage knows no
 * language and no books.
 */

/**
 * `word`, `number`, `end` (after the last token), or the mark itself. Marks that citations use alike have one kind:
 *
 * - `-`: hyphens and dashes, also doubled; `;`: semicolon, slash, upright stroke, line break; `&`: ampersand, plus
 * - `(` and `)`: round and square brackets; `"`: quotation marks, apostrophes; `*`: marks of emphasis and lists
 * - `!`: marks that end a sentence and are never part of a number, also several dots; `?`: what no citation holds
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
  /** Of a word its letters in lower case without marks; of a number its digits; of a mark the plain character written. */
  readonly text: string;
  /** Of a number its value, -1 when it has too many digits for any number of a citation; else -1. */
  readonly value: number;
  /** First and last + 1 offset in the input, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** White space stands before it, or it is the end. */
  readonly isSpaced: boolean;
  /** The mark is not the plain one of its kind, or the number has leading zeros. */
  readonly isOdd: boolean;
  /** A number that is written as an ordinal: 1st. */
  readonly isOrdinal: boolean;
}

export interface Tokens {
  readonly input: string;
  readonly list: readonly Token[];
  /** Characters were read as others that they resemble, or dropped. */
  readonly isOdd: boolean;
}
