// Everything the resolver may repair or assume, with what each takes off the confidence, in thousandths.
// Closed list, published: a code is never renamed or reused. Confidence is 1 minus the sum of the
// deductions of the distinct codes listed, never below 0.05, three decimals. Fixed point of the contract:
// "Ps.23, vv.1-3" with an en dash is alias 10 + punctuation 4 + verse word 2, so 0.984. The rows stand in
// the order in which corrections are listed; what is more of a guess costs more.
//
// Columns: code, deduction in thousandths. What each says to people stands in corrections.ts, which a browser that
// shows it loads beside the resolver.

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
