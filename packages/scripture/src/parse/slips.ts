/** Single slips: whether two words differ by one letter, and by one of those that people miss most. */

import { isVowel, type Spelled, sharedStart } from "./distance.ts";
import { LETTER_H, LETTER_S } from "./slip-costs.ts";

/** Where two words differ: index of the first letter, and how many letters of each stand between what is alike. */
interface Difference {
  readonly start: number;
  readonly left: number;
  readonly right: number;
}

function differenceOf(a: Spelled, b: Spelled): Difference {
  const shorter = Math.min(a.length, b.length);
  const start = sharedStart(a, b);
  let end = 0;
  while (end < shorter - start && a.letters[a.length - 1 - end] === b.letters[b.length - 1 - end]) end++;
  return { start, left: a.length - start - end, right: b.length - start - end };
}

/** Whether two words differ only in that two letters side by side changed places. */
export function isSwapped(a: Spelled, b: Spelled, { start, left, right } = differenceOf(a, b)): boolean {
  const isCrossed = a.letters[start] === b.letters[start + 1] && a.letters[start + 1] === b.letters[start];
  return left === 2 && right === 2 && isCrossed;
}

/** Whether one letter more, less, other or moved by one place makes one word of the other. */
export function isOneSlip(a: Spelled, b: Spelled): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const difference = differenceOf(a, b);
  return (difference.left <= 1 && difference.right <= 1) || isSwapped(a, b, difference);
}

const LETTER_E = 4;
/** Names of so many letters may be known again by their consonants. */
const LEAST_VOWELS_APART = 5;

/**
 * Whether a word is a name with one of the slips that people make most, and not in its first letter: a letter
 * dropped, doubled or moved by one place, an s or a silent e behind it, or one vowel for another or too much in a
 * longer name.
 */
export function isCommonSlip(typed: Spelled, name: Spelled): boolean {
  const difference = differenceOf(typed, name);
  const { start, left, right } = difference;
  if (start === 0) return false;
  if (left === 0) return right === 1;
  if (isSwapped(typed, name, difference)) return true;
  const letter = typed.letters[start] ?? 0;
  const isLong = name.length >= LEAST_VOWELS_APART;
  if (left !== 1 || right > 1) return false;
  if (right === 1) return isLong && isVowel(letter) && isVowel(name.letters[start] ?? -1);
  if (start === name.length) return letter === LETTER_S || letter === LETTER_E;
  return letter === typed.letters[start - 1] || (isLong && (isVowel(letter) || letter === LETTER_H));
}
