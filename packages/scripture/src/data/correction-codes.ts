// Everything that the resolver may correct or assume, and how much each correction lowers the confidence, in
// thousandths. The list is published: a code is never renamed or reused. Confidence is 1 minus the sum of the
// deductions of the distinct codes listed, at least 0.05, with three decimals. The contract gives an example:
// "Ps.23, vv.1-3" with an en dash deducts 10 (alias), 4 (punctuation) and 2 (verse word), so it has 0.984. Corrections
// are listed in the order of the rows. The more a correction guesses, the more it deducts.
//
// Columns: code, deduction in thousandths. The texts for people are in corrections.ts; only a page that shows the texts
// loads that file.

export const CORRECTION_ROWS = [
  ["book_case", 1],
  ["book_alias", 10],
  ["book_prefix", 30],
  ["book_spelling", 150],
  ["title_words", 5],
  ["ordinal", 5],
  ["book_carry", 8],
  ["chapter_carry", 10],
  ["punctuation", 4],
  ["spacing", 3],
  ["number_word", 2],
  ["roman_numeral", 15],
  ["noise_word", 5],
  ["version_ignored", 2],
  ["verse_part_dropped", 10],
  ["optional_verses", 10],
  ["title_dropped", 20],
  ["following_verses", 10],
  ["single_chapter_book", 10],
  ["compact_numbers", 60],
] as const;

export type CorrectionCode = (typeof CORRECTION_ROWS)[number][0];
