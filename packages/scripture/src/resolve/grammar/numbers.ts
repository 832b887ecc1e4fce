/** Numbers of chapters and verses at a token, in digits or as Roman numerals, and the letters of verse parts. */

import * as BIT from "../correction-bits.ts";
import type { Lattice } from "../names/lattice.ts";
import { namesakesOf } from "../names/lexicon.ts";

/** A number with more digits is neither a chapter nor a verse. */
const MAX_NUMBER = 9999;

export interface Numeral {
  readonly value: number;
  readonly isRoman: boolean;
  readonly corrections: number;
}

/** The value of a number; 0 if there is none. */
export const numberOf = (number: Numeral | null): number => number?.value ?? 0;

/** The number in digits at a token; null unless a citation can contain it. */
export function digitsAt(lattice: Lattice, at: number): Numeral | null {
  const value = lattice.value(at);
  if (value < 0 || value > MAX_NUMBER) return null;
  const { isOdd, isOrdinal } = lattice.token(at);
  const corrections = (isOdd ? BIT.punctuation : 0) | (isOrdinal ? BIT.number_word : 0);
  return { value, isRoman: false, corrections };
}

/** The Roman numeral at a token; null when there is none. */
export function romanAt(lattice: Lattice, at: number): Numeral | null {
  const value = lattice.roman(at);
  return value === 0 ? null : { value, isRoman: true, corrections: BIT.roman_numeral };
}

/** The ordinal at a token, in digits or as a word: "16th", "sixteenth"; null when there is none. */
export function ordinalAt(lattice: Lattice, at: number): Numeral | null {
  const word = lattice.lexicon.numberWords.get(lattice.letters(at));
  if (word?.isOrdinal) return { value: word.value, isRoman: false, corrections: BIT.number_word };
  return lattice.token(at).isOrdinal ? digitsAt(lattice, at) : null;
}

/** Whether a number may be the ordinal of a book, and so not belong to the list before it. */
export function mayBeOrdinal(lattice: Lattice, at: number): boolean {
  if (lattice.kind(at) !== "number") return mayBeOrdinalWord(lattice, at);
  const isListed =
    [",", ";", "&"].includes(lattice.kind(at - 1)) || lattice.token(at).isOrdinal || lattice.isAnd(at - 1);
  if (isListed && lattice.several(at).length > 0) return true;
  if (isNamesakeAfter(lattice, at)) return true;
  return lattice.books(at).some((edge) => !edge.isTitled && isBookAfter(lattice, at, edge.to));
}

/** "1J n 1": this may be John or 1 John. */
function isNamesakeAfter(lattice: Lattice, at: number): boolean {
  const ordinal = lattice.value(at);
  if (ordinal < 1 || ordinal > 3 || lattice.isSpaced(at + 1)) return false;
  return lattice
    .books(at + 1)
    .some(
      ({ bookIds, isTitled }) =>
        !isTitled &&
        bookIds.length === 1 &&
        namesakesOf(lattice.lexicon, bookIds[0] ?? 0)[ordinal - 1] !== undefined,
    );
}

/** "II John": a numeral that is the ordinal of the book after it. */
const mayBeOrdinalWord = (lattice: Lattice, at: number): boolean =>
  lattice.ordinal(at) > 0 &&
  lattice.books(at).some(({ to, ordinal, bookIds }) => ordinal > 0 && to > at + 1 && bookIds.length > 0);

/**
 * One letter after an ordinal is a book only before a number ("1 J 4") and if it does not begin the name of a
 * translation.
 */
function isBookAfter(lattice: Lattice, at: number, to: number): boolean {
  const name = to - 1;
  if (lattice.version(name)?.isBook === false) return false;
  if (lattice.letters(name).length > 1 || name === at) return true;
  const next = lattice.pastDot(to);
  return lattice.kind(next) === "number" || (next > to && lattice.isSpaced(name));
}

/** The most letters that the parts of a verse have: "2cdefg". */
const MAX_PARTS = 5;
const PARTS = /^[a-h]+$/;

/** Whether letters are those of verse parts, in their order. */
function arePartLetters(letters: string): boolean {
  if (letters.length === 0 || letters.length > MAX_PARTS || !PARTS.test(letters)) return false;
  for (let at = 1; at < letters.length; at++) {
    const gap = letters.charCodeAt(at) - letters.charCodeAt(at - 1);
    if (gap < 1 || (letters.length > 3 && gap > 1)) return false;
  }
  return true;
}

/** Whether letters mean following verses (f, ff), not verse parts. */
const isFollowing = (lattice: Lattice, at: number): boolean =>
  lattice.has(at, "next") || lattice.has(at, "rest");

export const isPartWord = (lattice: Lattice, at: number): boolean =>
  !isFollowing(lattice, at) && arePartLetters(lattice.letters(at));

/**
 * Whether the next token may follow a verse-part letter that is separated by a space, or the last of several letters. A colon
 * may not: in "Rom 8:28 B: John 3:16" the letter is a label.
 */
function endsItem(lattice: Lattice, at: number): boolean {
  const kind = lattice.kind(at);
  return (
    kind !== ":" &&
    kind !== "number" &&
    kind !== "word" &&
    !(kind === "." && lattice.kind(at + 1) === "number")
  );
}

/** Skips the letters of verse parts after a verse: 16a, 13ab, 16a-b, 3a,c. Returns `at` if there are none. */
export function passParts(lattice: Lattice, at: number): number {
  // OSIS writes a part of a verse `John.3.16!a`.
  const isOsis = lattice.kind(at) === "!" && lattice.isJoined(at) && isPartWord(lattice, at + 1);
  const first = isOsis ? at + 1 : at;
  if (!isPartWord(lattice, first)) return at;
  const isSpaced = lattice.isSpaced(first);
  // In running text: "Mt 24:36 D", the sign of a manuscript
  if (isSpaced && (lattice.isLetterApart(first) || isListLetter(lattice, first))) return at;
  if (isSpaced && (lattice.letters(first).length > 1 || !endsItem(lattice, first + 1))) return at;
  if (!isSpaced && lattice.kind(first + 1) === "number" && !lattice.isSpaced(first + 1)) return at;
  let next = first + 1;
  while (isMorePart(lattice, next)) next += 2;
  return next;
}

/** "Gen 2:7 b) Job 33:4": a letter before a closing bracket without an opening one is a list number. */
function isListLetter(lattice: Lattice, at: number): boolean {
  if (lattice.kind(at + 1) !== ")") return false;
  for (let before = at - 1; before >= Math.max(0, at - MAX_IN_BRACKETS); before--) {
    if (lattice.kind(before) === ")") return true;
    if (lattice.kind(before) === "(") return false;
  }
  return true;
}

const MAX_IN_BRACKETS = 24;

function isMorePart(lattice: Lattice, at: number): boolean {
  if (!isPartWord(lattice, at + 1)) return false;
  const kind = lattice.kind(at);
  const { length } = lattice.letters(at + 1);
  const isJoined = lattice.isJoined(at);
  if (isJoined && (kind === "." || kind === ";")) return length === 1 && endsItem(lattice, at + 2);
  const maxLength = kind === "-" && isJoined ? 2 : 1;
  const isSeparator = kind === "-" || kind === "," || lattice.isAnd(at);
  return isSeparator && length <= maxLength && endsItem(lattice, at + 2);
}
