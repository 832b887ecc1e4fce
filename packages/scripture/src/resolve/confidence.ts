/** Computes the confidence and the list of codes from the corrections of a reference. */

import { CORRECTION_ROWS, type CorrectionCode } from "../data/correction-codes.ts";

export interface Score {
  /** The codes, in the order of the table. */
  readonly corrections: readonly CorrectionCode[];
  /** 1 minus the deductions of the codes; at least 0.05. */
  readonly confidence: number;
}

const MIN_THOUSANDTHS = 50;

/** The most entries of the cache. */
const MAX_CACHED = 4096;
const cache = new Map<number, Score>();

/** The score of a set of corrections. Equal sets share one cached value. */
export function scoreOf(bits: number): Score {
  const known = cache.get(bits);
  if (known !== undefined) return known;
  const score = makeScore(bits);
  if (cache.size < MAX_CACHED) cache.set(bits, score);
  return score;
}

function makeScore(bits: number): Score {
  const rows = CORRECTION_ROWS.filter((_, index) => ((bits >> index) & 1) === 1);
  const thousandths = rows.reduce((thousandthsLeft, [, deduction]) => thousandthsLeft - deduction, 1000);
  return {
    confidence: Math.max(thousandths, MIN_THOUSANDTHS) / 1000,
    corrections: Object.freeze(rows.map(([code]) => code)),
  };
}
