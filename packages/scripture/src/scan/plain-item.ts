/** The types of the fast path: its input, its items and its names. */

import type { Item } from "../resolve/grammar/item.ts";
import { lowerNames } from "../resolve/names/lexicon.ts";
import type { Last } from "./citation.ts";

/**
 * An item with its place. Offsets are in UTF-16 units of the text, ends not included. The points of the item have offsets
 * in place of tokens.
 */
export interface PlainItem {
  readonly item: Item;
  /** The start of its name, or of its numbers if the book is carried. */
  readonly nameFrom: number;
  readonly from: number;
  readonly to: number;
  readonly isNamed: boolean;
  readonly isSettled: boolean;
}

/** How the grammar reads a name before chapter and verse. */
export interface PlainName {
  readonly bookId: number;
  readonly text: string;
  /** For Citation.names. */
  readonly names: readonly { readonly bookId: number; readonly letters: string }[];
  readonly corrections: number;
  readonly cost: number;
  /** No word after chapter and verse speaks against it. */
  readonly isUnmistakable: boolean;
  /** It is the whole name of a book that no person has, or a short form of a numbered book, and not in capitals. */
  readonly isWhole: boolean;
  /** The document says which book this is. */
  readonly isSettled: boolean;
}

/** A book that is carried in place of a name. */
export const carriedName = (bookId: number): PlainName => ({
  bookId,
  text: lowerNames[bookId] ?? "",
  names: [],
  corrections: 0,
  cost: 0,
  isUnmistakable: true,
  isWhole: true,
  isSettled: false,
});

/** Reads a name with the grammar, as written, with the dot and spaces after it. */
export type ReadName = (written: string) => PlainName | null;

/** What is read first: the place of a word, and the part of the text that is read. */
export interface PlainPlace {
  readonly word: number;
  /** Nothing before `least` or after `end` is read. */
  readonly least: number;
  readonly end: number;
  /** What the verses after a word for them belong to: see PlainReader.readVerses. */
  readonly last?: Last;
}
