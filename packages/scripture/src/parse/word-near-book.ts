/**
 * Ordinary words and names that lie near a book's name, kept as hashes and not as letters: a filter as that of
 * M. D. McIlroy, "Development of a Spelling List" (1982). A word of the list is always found; about one word in 1,200 that is
 * not of it is found too, and so is refused, with suggestions, where it could have been mended.
 */

import { NEAR_WORDS, NEAR_WORDS_SEED } from "../data/near-words.ts";

/** A gap's digits are characters of ASCII from this one on. */
export const FIRST_DIGIT = 35;
export const RADIX = 92;
/**
 * How far the first digit is turned, so that those of the usual, small gaps are letters, of which code is full: what a
 * browser loads is less by a sixteenth of the list.
 */
export const TURN = 28;

/** 0 to 2^20 - 1, of lower-case letters. FNV-1a from a start of one's own, folded to 20 bits. */
export function hashOfWord(letters: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < letters.length; at++) hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 20)) & 0xfffff;
}

function unpack(): ReadonlySet<number> {
  const found = new Set<number>();
  let hash = 0;
  for (let at = 0; at < NEAR_WORDS.length; at += 2) {
    const first = (NEAR_WORDS.charCodeAt(at) - FIRST_DIGIT + TURN) % RADIX;
    hash += first * RADIX + NEAR_WORDS.charCodeAt(at + 1) - FIRST_DIGIT;
    found.add(hash);
  }
  return found;
}

let words: ReadonlySet<number> | undefined;

/** Whether lower-case letters are an ordinary word, or the name of a person or place, that is not bent into a book. */
export function isWordNearBook(letters: string): boolean {
  words ??= unpack();
  return words.has(hashOfWord(letters, NEAR_WORDS_SEED));
}
