/**
 * Weighted Damerau-Levenshtein distance between two words. Common slips cost less than other edits: swapped or doubled
 * letters, vowels, neighbouring keys, letters that sound alike. Costs are in hundredths of an edit.
 */

import {
  DOUBLED,
  DROP_CONSONANT,
  DROP_H,
  DROP_VOWEL,
  EDIT,
  FIRST_LETTER,
  LAST_H,
  LETTER_C,
  LETTER_H,
  LETTER_K,
  LETTER_P,
  LETTER_S,
  MAX_LETTERS,
  MIN_LETTER,
  MISSED_FIRST_LETTER,
  NEIGHBOUR_KEY_ADDED,
  TRANSPOSE,
} from "./slip-costs.ts";

const LETTER_A = 97;
const VOWELS = "aeiouy";
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Pairs of letters that sound alike, in addition to the vowels; also n and u, which look alike in scanned text. */
const SOUND_PAIRS = "nu ck cs cq sz gj fv fp bp dt mn kq xs ph jy";

/** Cost of writing one letter for another; index: letter * 26 + letter, both from 0. */
const replaceCost = new Uint8Array(26 * 26).fill(EDIT + 10);

/** The two indexes of a pair of letters. */
function indexesOf(a: string, b: string): readonly number[] {
  const i = a.charCodeAt(0) - LETTER_A;
  const j = b.charCodeAt(0) - LETTER_A;
  return [i * 26 + j, j * 26 + i];
}

function setCost(a: string, b: string, cost: number): void {
  for (const index of indexesOf(a, b)) replaceCost[index] = Math.min(replaceCost[index] ?? cost, cost);
}

/** 1 where two letters are neighbours on the keyboard; index: letter * 26 + letter, both from 0. */
const areNeighbours = new Uint8Array(26 * 26);

/** Whether two words have the same first letter, or first letters that are neighbours on the keyboard. */
export function beginsNear({ letters: a }: Spelled, { letters: b }: Spelled): boolean {
  return a[0] === b[0] || areNeighbours[(a[0] ?? 0) * 26 + (b[0] ?? 0)] === 1;
}

function setNeighbours(a: string, b: string): void {
  setCost(a, b, 85);
  for (const index of indexesOf(a, b)) areNeighbours[index] = 1;
}

for (const [index, row] of KEY_ROWS.entries()) {
  const below = KEY_ROWS[index + 1] ?? "";
  for (let at = 0; at < row.length; at++) {
    for (const key of [row[at + 1], below[at - 1], below[at]]) {
      if (key !== undefined) setNeighbours(row[at] ?? "", key);
    }
  }
}
for (const a of VOWELS) for (const b of VOWELS) if (a !== b) setCost(a, b, 65);
for (const pair of SOUND_PAIRS.split(" ")) setCost(pair[0] ?? "", pair[1] ?? "", 65);

/**
 * A word as numbers: its letters (0 for a), and for each letter the cost of leaving it out of a name or of adding it to a
 * typed word.
 */
export interface Spelled {
  readonly length: number;
  readonly letters: Uint8Array;
  readonly costs: Uint8Array;
  /** The set of its letters: bit n for letter n. Never contains h, which costs less than other letters. */
  readonly mask: number;
}

const NOT_H = ~(1 << LETTER_H);
/** Lengths of the names for which a missed first letter costs less. Longer names are near enough without that. */
const MIN_MISSED = 4;
const MAX_MISSED = 6;

function maskOf(letters: string): number {
  let mask = 0;
  for (const letter of letters) mask |= 1 << (letter.charCodeAt(0) - LETTER_A);
  return mask;
}

const VOWEL_MASK = maskOf(VOWELS);

export const isVowel = (letter: number): boolean => letter >= 0 && ((VOWEL_MASK >> letter) & 1) === 1;

/** The cost of leaving out a letter of a name between these neighbours; -1 where there is no neighbour. */
function leftOutCost(letter: number, before: number, after: number): number {
  if (letter === before) return DOUBLED;
  if (letter === LETTER_H) return after < 0 && isVowel(before) ? LAST_H : DROP_H;
  return isVowel(letter) ? DROP_VOWEL : DROP_CONSONANT;
}

/** Letters after which a silent h is often added: "Mattheuw", "Rhuth". */
const BEFORE_H = maskOf("cdgkprstw");

function isSilentH(before: number, after: number): boolean {
  if (isVowel(before)) return after < 0 || isVowel(after);
  return before >= 0 && ((BEFORE_H >> before) & 1) === 1;
}

/** The cost of an extra letter in a typed word between these neighbours; -1 where there is no neighbour. */
function extraLetterCost(letter: number, before: number, after: number): number {
  if (letter === LETTER_H && letter !== before && !isSilentH(before, after)) return DROP_CONSONANT;
  const cost = leftOutCost(letter, before, after);
  if (cost <= DROP_H) return cost;
  // "Habackuck", "Mickah"
  if ((letter === LETTER_C && after === LETTER_K) || (letter === LETTER_K && before === LETTER_C))
    return DOUBLED;
  if (letter === LETTER_S && after < 0) return NEIGHBOUR_KEY_ADDED;
  const isNeighbourKeyAdded =
    (before >= 0 && areNeighbours[letter * 26 + before] === 1) ||
    (after >= 0 && areNeighbours[letter * 26 + after] === 1);
  return isNeighbourKeyAdded ? NEIGHBOUR_KEY_ADDED : cost;
}

type LetterCost = typeof leftOutCost;

function writeWord(text: string, costOf: LetterCost): Spelled {
  const letters = new Uint8Array(text.length);
  const costs = new Uint8Array(text.length);
  let mask = 0;
  let before = -1;
  let letter = text.charCodeAt(0) - LETTER_A;
  for (let at = 0; at < text.length; at++) {
    const after = at + 1 < text.length ? text.charCodeAt(at + 1) - LETTER_A : -1;
    letters[at] = letter;
    costs[at] = costOf(letter, before, after);
    mask |= 1 << letter;
    before = letter;
    letter = after;
  }
  return { length: text.length, letters, costs, mask: mask & NOT_H };
}

/** A correctly written name. */
export const spell = (text: string): Spelled => writeWord(text, leftOutCost);

/** A typed word of at most MAX_LETTERS letters. */
export const spellTyped = (text: string): Spelled => writeWord(text, extraLetterCost);

export function bitCount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The additional cost of another first letter; 0 if the first two letters are swapped or a silent P is missing. */
function firstCost(typed: Spelled, name: Spelled, isBookExpected: boolean): number {
  const a = typed.letters[0];
  const b = name.letters[0];
  if (a === b || (a === name.letters[1] && b === typed.letters[1])) return 0;
  if (a === LETTER_S && b === LETTER_P && name.letters[1] === LETTER_S) return 0;
  // "Ohn 3:16"
  if (isBookExpected && name.length === MIN_MISSED && isFirstLeftOut(typed, name)) return 0;
  return isBookExpected && isFirstMissed(typed, name) ? MISSED_FIRST_LETTER : FIRST_LETTER;
}

const isFirstLeftOut = ({ letters: a }: Spelled, { letters: b }: Spelled): boolean =>
  a[0] === b[1] && a[1] === b[2];

/** Whether the first letter of a name was left out, or a neighbouring key was hit instead of it or before it. */
function isFirstMissed(typed: Spelled, name: Spelled): boolean {
  if (name.length < MIN_MISSED || name.length > MAX_MISSED) return false;
  if (isFirstLeftOut(typed, name)) return true;
  const { letters: a } = typed;
  const { letters: b } = name;
  if (a[1] === b[0] && a[2] === b[1]) return areNeighbours[(a[0] ?? 0) * 26 + (a[1] ?? 0)] === 1;
  // A neighbouring key, or a letter that sounds alike: "Gohn".
  return a[1] === b[1] && (replaceCost[(a[0] ?? 0) * 26 + (b[0] ?? 0)] ?? EDIT) < EDIT;
}

export const minDistanceByLetters = (a: number, b: number): number => MIN_LETTER * bitCount(a ^ b);

/**
 * A lower bound of the distance, computed only from sets of letters and lengths. A letter that only one word has was
 * replaced (cost 65 or more), added or dropped (60 or more). Each difference in length costs 45 or more.
 */
export function minDistance(a: Spelled, b: Spelled, isBookExpected: boolean): number {
  const longer = DOUBLED * Math.abs(a.length - b.length);
  const onlyA = bitCount(a.mask & ~b.mask);
  const onlyB = bitCount(b.mask & ~a.mask);
  const byLetters = onlyA > onlyB ? 60 * onlyA + 5 * onlyB : 60 * onlyB + 5 * onlyA;
  return Math.max(byLetters, longer) + firstCost(a, b, isBookExpected);
}

const WIDTH = MAX_LETTERS + 2;
const table = new Uint16Array(WIDTH * WIDTH);
/** A cell of the table, within its bounds. */
const cell = (index: number): number => table[index] ?? 0;
const costAt = ({ costs }: Spelled, at: number): number => costs[at] ?? 0;
const letterAt = ({ letters }: Spelled, at: number): number => letters[at] ?? -1;

/** The length of the beginning that two words share. */
export function sharedStart(a: Spelled, b: Spelled): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.letters[start] === b.letters[start]) start++;
  return start;
}

/** Weighted distance between two words of at most MAX_LETTERS letters; `limit` + 1 when it is above the limit. */
export function distanceBetween(
  typed: Spelled,
  name: Spelled,
  limit: number,
  isBookExpected: boolean,
): number {
  const first = firstCost(typed, name, isBookExpected);
  const isAnagram = first === 0 && typed.mask === name.mask && typed.length === name.length;
  const reach = isAnagram ? Math.max(limit, ANAGRAM_REACH) : limit - first;
  // Each step off the diagonal costs at least as much as a doubled letter.
  const band = Math.floor(reach / DOUBLED);
  let start = sharedStart(typed, name);
  // In a doubled letter, either one may be the extra one.
  if (start > 1 && typed.letters[start - 1] === typed.letters[start - 2]) start--;
  startTable(typed, name, start, band);
  for (let row = start + 1; row <= typed.length; row++) {
    if (fillRow(typed, name, row, start, band) > reach) return limit + 1;
  }
  const distance = (table[typed.length * WIDTH + name.length] ?? 0) + first;
  if (isAnagram && distance > EDIT && hasSameLetters(typed, name)) return Math.min(EDIT, limit + 1);
  return Math.min(distance, limit + 1);
}

/** More than any distance. */
const FAR = 60_000;

/** Fills the first row and column of the table, which begin after the shared letters. */
function startTable(typed: Spelled, name: Spelled, start: number, band: number): void {
  let cost = 0;
  const to = Math.min(name.length, start + band);
  table[start * WIDTH + start] = 0;
  for (let column = start + 1; column <= to; column++) {
    cost += start === 0 ? DROP_CONSONANT : (name.costs[column - 1] ?? 0);
    table[start * WIDTH + column] = cost;
  }
  table[start * WIDTH + to + 1] = FAR;
  cost = 0;
  for (let row = start + 1; row <= Math.min(typed.length, start + band); row++) {
    cost += start === 0 ? DROP_CONSONANT : (typed.costs[row - 1] ?? 0);
    table[row * WIDTH + start] = cost;
  }
}

/** Fills a row of the table from column `start` on, up to `band` columns from the diagonal. Returns its minimum. */
function fillRow(typed: Spelled, name: Spelled, row: number, start: number, band: number): number {
  const a = letterAt(typed, row - 1);
  const before = letterAt(typed, row - 2);
  const dropped = costAt(typed, row - 1);
  const rowStart = row * WIDTH;
  const from = Math.max(start + 1, row - band);
  const to = Math.min(name.length, row + band);
  let left = from === start + 1 && row <= start + band ? cell(rowStart + start) : FAR;
  let rowMin = left;
  table[rowStart + from - 1] = left;
  for (let column = from; column <= to; column++) {
    const b = letterAt(name, column - 1);
    const diagonal = cell(rowStart - WIDTH + column - 1);
    let cost = a === b ? diagonal : diagonal + (replaceCost[a * 26 + b] ?? 0);
    const up = cell(rowStart - WIDTH + column) + dropped;
    if (up < cost) cost = up;
    left += costAt(name, column - 1);
    if (left < cost) cost = left;
    // Before the first letter, -1 equals no letter.
    if (a !== b && before === b && a === letterAt(name, column - 2)) {
      cost = Math.min(cost, cell(rowStart - 2 * WIDTH + column - 2) + TRANSPOSE);
    }
    table[rowStart + column] = cost;
    left = cost;
    if (cost < rowMin) rowMin = cost;
  }
  table[rowStart + to + 1] = FAR;
  return rowMin;
}

/** The greatest distance for anagrams, in which letters may be several places away: "plasm". */
const ANAGRAM_REACH = 2 * (EDIT + 10);

const counts = new Int8Array(26);

/** Whether two words of the same length are anagrams of each other. */
function hasSameLetters(typed: Spelled, name: Spelled): boolean {
  counts.fill(0);
  for (let at = 0; at < typed.length; at++) {
    const left = typed.letters[at] ?? 0;
    const right = name.letters[at] ?? 0;
    counts[left] = (counts[left] ?? 0) + 1;
    counts[right] = (counts[right] ?? 0) - 1;
  }
  for (let letter = 0; letter < 26; letter++) if (counts[letter] !== 0) return false;
  return true;
}

export const isAnagramOf = (a: Spelled, b: Spelled): boolean =>
  a.length === b.length && a.mask === b.mask && hasSameLetters(a, b);
