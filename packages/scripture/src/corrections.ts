/**
 * The text of each correction, for people. It is a separate entry point, so that only a page that shows the texts
 * loads them.
 */

import type { CorrectionCode } from "./data/correction-codes.ts";

/** What was corrected or assumed, by code, in the order in which corrections are listed. */
export const CORRECTION_TEXTS: Readonly<Record<CorrectionCode, string>> = {
  book_case: "the book name has other capital or small letters than usual",
  book_alias: "the book was written as an abbreviation or another name",
  book_prefix: "the book was written as its first letters, which fit no other book",
  book_spelling: "the spelling of the book name was corrected",
  title_words: "words of a long title were ignored: the gospel according to",
  ordinal: "the number of a numbered book was not written as a digit and a space",
  book_carry: "the book was taken from the previous segment",
  chapter_carry: "the chapter was taken from the previous segment",
  punctuation: "unusual punctuation was read or ignored",
  spacing: "spaces were missing, or stood where a colon or comma is usual",
  number_word: "a word such as chapter, verse, to or and stood where a mark is usual",
  roman_numeral: "a chapter was written in Roman numerals",
  noise_word: "words around the reference were ignored: see, cf.",
  version_ignored: "the name of a translation was ignored",
  verse_part_dropped: "the letter of a part of a verse was dropped: 16a",
  optional_verses: "optional verses in brackets were read as part of the list",
  title_dropped: "the title of a psalm was read as its first verse",
  following_verses: "f, ff or end was read as the verses or chapters that follow",
  single_chapter_book: "a lone number in a book of one chapter was read as a verse",
  compact_numbers: "one number was split into chapter and verse: Jn316",
};
