/** Books that a text names without numbers: "In Ephesians", "Second Kings", "the book of Job". */

import type { Lexicon } from "../resolve/names/lexicon.ts";

/** The number of a book before its name: "2 Kings", "2nd Kings", "II Kings", "Second Kings". */
const NUMBER_OF_BOOK = /(?<![\p{L}\d])(?:([1-4])\p{L}{0,2}|(I{1,3})|(\p{L}{4,7}))\.?\s$/u;
const MAX_NUMBER = 10;

/** The books of a name, and whether the number of its book stands before it. */
export interface NamedBooks {
  readonly bookIds: readonly number[];
  readonly isNumbered: boolean;
}

/**
 * The books that the word at `start` may name; none if it is no name. After the number of a book only that one: "Second Corinthians". Without a
 * number, the books of "Corinthians" are not among them.
 */
export function booksOfName(text: string, start: number, letters: string, lexicon: Lexicon): NamedBooks {
  const { plain, numbered } = lexicon.find(letters) ?? {};
  if (numbered?.exact) {
    const number = numberBefore(text, start, lexicon);
    const bookId = numbered.exact.bookIds[number - 1];
    if (bookId !== undefined) return { bookIds: [bookId], isNumbered: true };
  }
  return { bookIds: plain?.exact?.bookIds ?? [], isNumbered: false };
}

function numberBefore(text: string, start: number, { numberWords }: Lexicon): number {
  const found = NUMBER_OF_BOOK.exec(text.slice(Math.max(0, start - MAX_NUMBER), start));
  if (found === null) return 0;
  const [, digit, numeral, word = ""] = found;
  if (digit !== undefined) return Number(digit);
  if (numeral !== undefined) return numeral.length;
  const { value = 0, isOrdinal = false } = numberWords.get(word.toLowerCase()) ?? {};
  return isOrdinal ? value : 0;
}
