/** The books of names without numbers after them: "Ephesians", "Second Kings". */

import type { Words } from "./prose-sets.ts";

/** The number of a book before its name, after the word before it: "2 Kings", "in 2nd Kings", "II. Kings", "Second Kings". */
const NUMBER_OF_BOOK =
  /(?:(?<before>\p{L}+)\s|^|[^\p{L}\d.]\s?|(?<=[.!?])\s)(?:(?:(?<digit>[123])(?:st|nd|rd)?|(?<numeral>I{1,3}))\.?|(?<word>\p{Lu}\p{L}{4,6}))\s$/u;
/** How far before a name its number and the word before that are looked for, in UTF-16 units. */
const MAX_BEFORE = 24;

export interface BooksOfName {
  readonly bookIds: readonly number[];
  /** The number of the book stands before its name, so that no person is meant. */
  readonly isNumbered: boolean;
}

/**
 * The books that the word at `start` names: with the number of a book before it only that one, else those that need none. None if it is no name.
 */
export function booksOfName(text: string, start: number, letters: string, words: Words): BooksOfName {
  const { plain, numbered } = words.lexicon.find(letters) ?? {};
  const ids = numbered?.exact?.bookIds ?? [];
  const number = ids.length === 0 ? 0 : numberBefore(text, start, letters, words);
  const bookId = ids[number - 1];
  // "3 Kings" may be a count, and is the first book of Kings in some Bibles.
  if (bookId !== undefined && ids.indexOf(bookId) === number - 1)
    return { bookIds: [bookId], isNumbered: true };
  return { bookIds: plain?.exact?.bookIds ?? [], isNumbered: false };
}

/** 0 if no number stands before a name. A name of persons also needs a word such as "in" before the number: not "Page 1 Samuel", "First Peter spoke". */
function numberBefore(text: string, start: number, letters: string, { lexicon, sets }: Words): number {
  const {
    before = "",
    digit,
    numeral,
    word = "",
  } = NUMBER_OF_BOOK.exec(text.slice(Math.max(0, start - MAX_BEFORE), start))?.groups ?? {};
  const lower = before.toLowerCase();
  const isIntroduced = sets.placeWords.has(lower) || sets.insideWords.has(lower);
  if (sets.persons.has(letters) && !isIntroduced) return 0;
  if (digit !== undefined) return Number(digit);
  if (numeral !== undefined) return numeral.length;
  const { value = 0, isOrdinal = false } = lexicon.numberWords.get(word.toLowerCase()) ?? {};
  return isOrdinal ? value : 0;
}
