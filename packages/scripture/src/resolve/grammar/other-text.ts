/** Names of other texts of the Bible in capitals, which have their own numbering: "Joel 2:28 MT 3:1", "(ET 2:28)". */

import { bookById } from "../../book.ts";
import type { Lattice } from "../names/lattice.ts";
import type { Context, State } from "./state.ts";

/** Whether the word at a token names another text, and not the book with the same short form. */
export function isOtherText({ lattice }: Context, { book }: State, at: number): boolean {
  if (
    book === null ||
    !lattice.hasAny(at, ["witness", "ownText"]) ||
    bookById(book.bookId).testament === "NT"
  )
    return false;
  return isCapitals(lattice, at);
}

/** Capitals are evidence only in an input that also has small letters: "ISA 40:3 (MT 3:3)" is Matthew. */
export function isCapitals(lattice: Lattice, at: number): boolean {
  const written = lattice.written(at, at + 1);
  return written.length === 2 && written === written.toUpperCase() && lattice.hasSmallLetters;
}
