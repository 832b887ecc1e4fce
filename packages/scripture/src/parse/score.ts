/** Corrections as bits of one number while parsing; as a shared list of codes and a confidence at the end. */

import { CORRECTION_ROWS, type CorrectionCode } from "../data/corrections.ts";

function bit(code: CorrectionCode): number {
  return 1 << CORRECTION_ROWS.findIndex(([name]) => name === code);
}

export const BOOK_CASE = bit("book_case");
export const BOOK_ALIAS = bit("book_alias");
export const BOOK_PREFIX = bit("book_prefix");
export const BOOK_SPELLING = bit("book_spelling");
export const TITLE_WORDS = bit("title_words");
export const ORDINAL = bit("ordinal");
export const BOOK_CARRY = bit("book_carry");
export const CHAPTER_CARRY = bit("chapter_carry");
export const PUNCTUATION = bit("punctuation");
export const SPACING = bit("spacing");
export const NUMBER_WORD = bit("number_word");
export const ROMAN = bit("roman_numeral");
export const NOISE = bit("noise_word");
export const VERSION = bit("version_ignored");
export const PART = bit("verse_part_dropped");
export const OPTIONAL = bit("optional_verses");
export const TITLE = bit("title_dropped");
export const FOLLOWING = bit("following_verses");
export const SINGLE_CHAPTER = bit("single_chapter_book");
export const COMPACT = bit("compact_numbers");

/** What a mask says of a reference. */
export interface Score {
  /** The codes, in the order of the table. */
  readonly corrections: readonly CorrectionCode[];
  /** 1 less the deductions of the codes; at least 0.05. */
  readonly confidence: number;
}

function makeScore(mask: number): Score {
  const rows = CORRECTION_ROWS.filter((_, index) => (mask >> index) & 1);
  const thousandths = rows.reduce((rest, [, deduction]) => rest - deduction, 1000);
  return {
    corrections: Object.freeze(rows.map(([code]) => code)),
    confidence: Math.max(thousandths, 50) / 1000,
  };
}

const MOST_KEPT = 4096;
const scores = new Map<number, Score>();

/** The score of a mask; equal masks share it. */
export function scoreOf(mask: number): Score {
  let score = scores.get(mask);
  if (score === undefined) {
    score = makeScore(mask);
    if (scores.size < MOST_KEPT) scores.set(mask, score);
  }
  return score;
}
