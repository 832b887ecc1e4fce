import assert from "node:assert/strict";
import { test } from "node:test";
import { bookIdOfCode } from "./book-code.ts";

/** Book ids; 0 for anything that is not a book of the canon. */
const ROWS: readonly (readonly [written: string, id: number])[] = [
  ["GEN", 1],
  ["Gen", 1],
  [" genesis ", 1],
  ["1", 1],
  ["66", 66],
  ["67", 0],
  ["0", 0],
  ["1CO", 46],
  ["1 Corinthians", 46],
  ["I Corinthians", 46],
  ["First Corinthians", 46],
  ["The Gospel according to John", 43],
  ["Psalms", 19],
  // Books of the Apocrypha, and texts that are not books.
  ["TOB", 0],
  ["Tobit", 0],
  ["FRT", 0],
  // Misspelled names are not corrected.
  ["Gensis", 0],
  // A name with a chapter, and several books.
  ["John 3", 0],
  ["Psalm 23", 0],
  ["Genesis; Exodus", 0],
  ["John 3:16; Mark", 0],
  ["", 0],
  ["---", 0],
  ["a".repeat(61), 0],
];

for (const [written, id] of ROWS) {
  test(`the book of ${JSON.stringify(written)} is ${id}`, () => assert.equal(bookIdOfCode(written), id));
}
