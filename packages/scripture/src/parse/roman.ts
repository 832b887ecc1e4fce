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

/** Value of a word token as a Roman numeral; 0 when it is none. */
export function romanValue({ folded, from, to }: Tokens, index: number): number {
  const start = from[index] ?? 0;
  const end = to[index] ?? 0;
  if (end - start > 8) return 0;
  let total = 0;
  let letters = "";
  for (let at = start; at < end; at++) {
    const code = folded.codes[at] ?? 0;
    const value = VALUES[code] ?? 0;
    if (value === 0) return 0;
    const next = at + 1 < end ? (VALUES[folded.codes[at + 1] ?? 0] ?? 0) : 0;
    total += value < next ? -value : value;
    letters += String.fromCharCode(code);
  }
  return total >= 1 && total <= 399 && letters === toRoman(total) ? total : 0;
}

function toRoman(value: number): string {
  const tens = TENS[Math.floor(value / 10) % 10] ?? "";
  return `${"c".repeat(Math.floor(value / 100))}${tens}${UNITS[value % 10] ?? ""}`;
}
