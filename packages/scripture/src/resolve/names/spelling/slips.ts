/** Single slips: whether two words differ by one edit, and whether it is one of the most common ones. */

import { LETTER_H, LETTER_S } from "./slip-costs.ts";
import { isVowel, type Spelled, sharedStart } from "./word-distance.ts";

/** The index of the first difference of two words, and the letters of each word between the shared start and end. */
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

/** Whether two words differ only in two swapped neighbouring letters. */
export function isSwapped(a: Spelled, b: Spelled, { start, left, right } = differenceOf(a, b)): boolean {
  const isCrossed = a.letters[start] === b.letters[start + 1] && a.letters[start + 1] === b.letters[start];
  return left === 2 && right === 2 && isCrossed;
}

/** Whether two words differ by one letter added, removed or replaced, or by two neighbouring letters swapped. */
export function isOneSlip(a: Spelled, b: Spelled): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const difference = differenceOf(a, b);
  return (difference.left <= 1 && difference.right <= 1) || isSwapped(a, b, difference);
}

const LETTER_E = 4;
/** The minimum length of a name in which a wrong vowel counts as a common slip. */
const MIN_VOWELS_APART = 5;

/**
 * Whether a word is a name with one common slip after its first letter: a letter left out, doubled or swapped with its
 * neighbour; an s or a silent e at the end; in a longer name also a wrong or superfluous vowel, or a superfluous h.
 */
export function isCommonSlip(typed: Spelled, name: Spelled): boolean {
  const difference = differenceOf(typed, name);
  const { start, left, right } = difference;
  if (start === 0) return false;
  if (left === 0) return right === 1;
  if (isSwapped(typed, name, difference)) return true;
  const letter = typed.letters[start] ?? 0;
  const isLong = name.length >= MIN_VOWELS_APART;
  if (left !== 1 || right > 1) return false;
  if (right === 1) return isLong && isVowel(letter) && isVowel(name.letters[start] ?? -1);
  if (start === name.length) return letter === LETTER_S || letter === LETTER_E;
  return letter === typed.letters[start - 1] || (isLong && (isVowel(letter) || letter === LETTER_H));
}
