/** Packs numbers below 1024: three of them, 30 bits, are five characters of the alphabet of Base64. Line breaks do not count. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SHIFTS = [24, 18, 12, 6, 0];

/** Zeros are added up to a multiple of three numbers. */
export function packNumbers(numbers: Uint16Array): string {
  let packed = "";
  for (let at = 0; at < numbers.length; at += 3) {
    const bits = ((numbers[at] ?? 0) << 20) | ((numbers[at + 1] ?? 0) << 10) | (numbers[at + 2] ?? 0);
    for (const shift of SHIFTS) packed += ALPHABET.charAt((bits >> shift) & 63);
  }
  return packed;
}

export function unpackNumbers(packed: string): Uint16Array {
  const values = new Map([...ALPHABET].map((letter, value) => [letter.charCodeAt(0), value]));
  const letters = packed.replaceAll("\n", "");
  const numbers = new Uint16Array((letters.length / SHIFTS.length) * 3);
  for (let at = 0, to = 0; at < letters.length; at += SHIFTS.length) {
    let bits = 0;
    for (let next = 0; next < SHIFTS.length; next++)
      bits = (bits << 6) | (values.get(letters.charCodeAt(at + next)) ?? 0);
    numbers[to++] = bits >> 20;
    numbers[to++] = (bits >> 10) & 1023;
    numbers[to++] = bits & 1023;
  }
  return numbers;
}
