// Everything the resolver may repair or assume, with what each takes off the confidence, in thousandths.
// Closed list, published: a code is never renamed or reused. Confidence is 1 minus the sum of the
// deductions of the distinct codes listed, never below 0.05, three decimals. Fixed point of the contract:
// "Ps.23, vv.1-3" with an en dash is alias 10 + punctuation 4 + verse word 2, so 0.984. The rows stand in
// the order in which corrections are listed; what is more of a guess costs more.
//
// Columns: code, deduction in thousandths, rule.

// biome-ignore format: one row a code
export const CORRECTION_ROWS = [
  ["book_case",            1, "the book was written in other capitals than its name"],
  ["book_alias",          10, "the book was written by an abbreviation or another name"],
  ["book_prefix",         30, "the book was written by its first letters, which fit no other"],
  ["book_spelling",      150, "a misspelled name was mended"],
  ["title_words",          5, "words of a long title were passed over"],
  ["ordinal",              5, "the number of a book was no digit and space"],
  ["book_carry",           8, "the book was taken from the segment before"],
  ["chapter_carry",       10, "the chapter was taken from the segment before"],
  ["punctuation",          4, "unusual marks were read or passed over"],
  ["spacing",              3, "a space was missing, or stood where a mark is usual"],
  ["number_word",          2, "a word stood where a mark is usual"],
  ["roman_numeral",       15, "a chapter was written in Roman numerals"],
  ["noise_word",           5, "words that say nothing were passed over"],
  ["version_ignored",      2, "the name of a translation was set aside"],
  ["verse_part_dropped",  10, "the letter of a part of a verse was dropped"],
  ["optional_verses",     10, "brackets were read as part of the list"],
  ["title_dropped",       20, "the title of a psalm was read as its first verse"],
  ["following_verses",    10, "f, ff or end was read as what follows"],
  ["single_chapter_book", 10, "a lone number was read as a verse of the only chapter"],
  ["compact_numbers",     60, "chapter and verse were written as one number"],
] as const;

export type CorrectionCode = (typeof CORRECTION_ROWS)[number][0];
