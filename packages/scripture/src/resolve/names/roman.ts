/**
 * Roman numerals of chapters and books, 1 to 399, in the usual subtractive spelling; the last i may be written j:
 * "viij".
 */

const TENS = ["", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc"];
const ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];
const LAST = 399;

const values = new Map<string, number>();
for (let value = 1; value <= LAST; value++) {
  const hundreds = "c".repeat(Math.floor(value / 100));
  const numeral = hundreds + (TENS[Math.floor(value / 10) % 10] ?? "") + (ONES[value % 10] ?? "");
  values.set(numeral, value);
  if (numeral.length > 1 && numeral.endsWith("i")) values.set(`${numeral.slice(0, -1)}j`, value);
}

/** The value of letters as a Roman numeral; 0 if they are not a numeral. */
export const romanValue = (letters: string): number => values.get(letters) ?? 0;
