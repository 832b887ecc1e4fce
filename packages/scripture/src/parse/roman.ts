/** Roman numerals as chapter numbers, 1 to 399, in the usual subtractive spelling; the last i may be a j: "viij". */

import type { Tokens } from "./scan.ts";

const VALUES = new Uint8Array(128);
VALUES[105] = 1; // i
VALUES[106] = 1; // j
VALUES[118] = 5; // v
VALUES[120] = 10; // x
VALUES[108] = 50; // l
VALUES[99] = 100; // c

const NUMERAL = /^(?!j)c{0,3}(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,2}[ij]?)$/;
const MOST_LETTERS = 8;

/** Value of a word token as a Roman numeral; 0 when it is none. */
export function romanValue({ folded, from, to }: Tokens, index: number): number {
  const { codes } = folded;
  const start = from[index] ?? 0;
  const end = to[index] ?? 0;
  if (end - start > MOST_LETTERS) return 0;
  let total = 0;
  let before = 0;
  for (let at = end - 1; at >= start; at--) {
    const value = VALUES[codes[at] ?? 0] ?? 0;
    if (value === 0) return 0;
    total += value < before ? -value : value;
    before = value;
  }
  return NUMERAL.test(String.fromCharCode(...codes.subarray(start, end))) ? total : 0;
}
