// Everything the resolver may repair or assume, with what each takes off the confidence, in thousandths.
// Closed list, published: a code is never renamed or reused. Confidence is 1 minus the sum of the
// deductions of the distinct codes listed, never below 0.05, three decimals.
//
// Columns: code, deduction in thousandths, rule.

// biome-ignore format: one row a code
export const CORRECTION_ROWS = [
  ["book_alias",          10, "the book was written by an abbreviation or another name than its own"],
  ["book_spelling",      150, "a misspelled book name was mended"],
] as const;

export type CorrectionCode = (typeof CORRECTION_ROWS)[number][0];
