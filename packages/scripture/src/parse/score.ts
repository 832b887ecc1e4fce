/** Corrections as bits of one number while parsing; as a shared list of codes and a confidence at the end. */

import { CORRECTION_ROWS, type CorrectionCode } from "../data/corrections.ts";

/** The bits of the codes, in the order of the table, which a test compares. */
export const [
  BOOK_CASE = 0,
  BOOK_ALIAS = 0,
  BOOK_PREFIX = 0,
  BOOK_SPELLING = 0,
  TITLE_WORDS = 0,
  ORDINAL = 0,
  BOOK_CARRY = 0,
  CHAPTER_CARRY = 0,
  PUNCTUATION = 0,
  SPACING = 0,
  NUMBER_WORD = 0,
  ROMAN = 0,
  NOISE = 0,
  VERSION = 0,
  PART = 0,
  OPTIONAL = 0,
  TITLE = 0,
  FOLLOWING = 0,
  SINGLE_CHAPTER = 0,
  COMPACT = 0,
] = CORRECTION_ROWS.map((_, index) => 1 << index);

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
    confidence: Math.max(thousandths, 50) / 1000,
    corrections: Object.freeze(rows.map(([code]) => code)),
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
