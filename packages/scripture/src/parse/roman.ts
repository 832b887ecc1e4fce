/** Roman numerals as chapter numbers, 1 to 399, in the usual subtractive spelling; the last i may be a j: "viij". */

import { LETTER_I, LETTER_J } from "./fold.ts";
import type { Tokens } from "./token.ts";

const VALUES = new Uint8Array(128);
VALUES[105] = 1; // i
VALUES[106] = 1; // j
VALUES[118] = 5; // v
VALUES[120] = 10; // x
VALUES[108] = 50; // l
VALUES[99] = 100; // c

const TENS = ",x,xx,xxx,xl,l,lx,lxx,lxxx,xc".split(",");
const ONES = ",i,ii,iii,iv,v,vi,vii,viii,ix".split(",");
/** Four hundreds have no numeral of these letters. */
const END = 400;
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
  if (total >= END) return 0;
  const usual = "c".repeat(total / 100) + TENS[Math.trunc(total / 10) % 10] + ONES[total % 10];
  if (usual.length !== end - start) return 0;
  for (let at = start; at < end; at++) {
    const code = codes[at];
    const letter = usual.charCodeAt(at - start);
    const isLastI = code === LETTER_J && letter === LETTER_I && at === end - 1 && at > start;
    if (code !== letter && !isLastI) return 0;
  }
  return total;
}
