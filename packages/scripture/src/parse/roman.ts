/** Roman numerals as chapter numbers, 1 to 399, in the usual subtractive spelling. */

import type { Tokens } from "./scan.ts";

const VALUES = new Uint8Array(128);
VALUES[105] = 1; // i
VALUES[118] = 5; // v
VALUES[120] = 10; // x
VALUES[108] = 50; // l
VALUES[99] = 100; // c

const UNITS = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
const TENS = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"];
const LAST = 399;
const MOST_LETTERS = 8;

/** Index: value. Its numeral; of 0 none. */
const NUMERALS: readonly string[] = Array.from({ length: LAST + 1 }, (_, value) => {
  const tens = TENS[Math.floor(value / 10) % 10] ?? "";
  return `${"c".repeat(Math.floor(value / 100))}${tens}${UNITS[value % 10] ?? ""}`;
});

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
  const numeral = NUMERALS[total] ?? "";
  if (numeral.length !== end - start) return 0;
  for (let at = 0; at < numeral.length; at++) if (numeral.charCodeAt(at) !== codes[start + at]) return 0;
  return total;
}
