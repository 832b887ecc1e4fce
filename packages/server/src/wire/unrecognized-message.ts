/** The message for a reference that was not understood. It says what was expected, and where. */

import type { Expectation, Unrecognized } from "@lectern/scripture";

/** In the order of the documentation. */
export const EXPECTED_WORDS: Readonly<Record<Expectation, string>> = {
  book: "the name of a book",
  chapter: "a chapter",
  verse: "a verse",
  range_end: "a chapter, a verse or a book where the range ends",
  next_item: "another chapter, verse or book",
  end: "a comma, a semicolon, a dash or the end of the reference",
};

/** The word, number or mark at the start of a text; the number of a book with its name. */
const PIECE = /^(?:\p{N}+ +(?=\p{L}))?(?:[\p{L}\p{M}\p{N}]+|\P{Z})/u;
const LONGEST_PIECE = 40;
const RANGE_MARK = /^(?:\p{Pd}|to$|thru$|through$)/iu;

/** After a complete range, another dash is the error. */
const expectedWords = (expected: Expectation, piece: string): string =>
  expected === "end" && RANGE_MARK.test(piece)
    ? "a comma, a semicolon or the end of the reference"
    : EXPECTED_WORDS[expected];

export function unrecognizedMessage({ input, position, expected, suggestions }: Unrecognized): string {
  const following = input.slice(position);
  const piece = PIECE.exec(following)?.[0] ?? "";
  const cut = piece.length > LONGEST_PIECE ? `${piece.slice(0, LONGEST_PIECE)}\u2026` : piece;
  const place = following.trim() === "" ? "At the end" : `At position ${position}, "${cut.toWellFormed()}"`;
  const isNumber = expected === "chapter" || expected === "verse";
  const size = isNumber && /^\p{N}/u.test(piece) ? " of at most four digits" : "";
  const [nearest] = suggestions;
  const hint = nearest === undefined || expected === "end" ? "" : ` Did you mean ${nearest}?`;
  return `${place}: expected ${expectedWords(expected, piece)}${size}.${hint}`;
}
