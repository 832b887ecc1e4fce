/** Corrections as a shared list of codes and a confidence, from the bits of one number that parsing gathers. */

import { CORRECTION_ROWS, type CorrectionCode } from "../data/corrections.ts";

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
