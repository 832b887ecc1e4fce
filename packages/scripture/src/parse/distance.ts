/**
 * Weighted Damerau-Levenshtein distance between two words. Slips that people make are cheap (transposed or
 * doubled letters, vowels, neighbouring keys, letters that sound alike), others are dear. Costs are in
 * hundredths of an edit.
 */

import { LETTER_A } from "./fold.ts";
import {
  DOUBLED,
  DROP_CONSONANT,
  DROP_H,
  DROP_VOWEL,
  EDIT,
  FIRST_LETTER,
  LAST_H,
  LEAST_LETTER,
  LETTER_C,
  LETTER_H,
  LETTER_K,
  LETTER_P,
  LETTER_S,
  MISSED_FIRST_LETTER,
  MOST_LETTERS,
  STRUCK_TOO,
  TRANSPOSE,
} from "./slip-costs.ts";

const VOWELS = "aeiouy";
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters that sound alike, and n and u, which look alike in scanned text. */
const SOUND_PAIRS = "nu ck cs cq sz gj fv fp bp dt mn iy kq xs ei ea ae oa ou ie ph jy";

/** Cost of writing one letter for another; index: letter * 26 + letter, both from 0. */
const replaceCost = new Uint8Array(26 * 26).fill(EDIT + 10);

function setCost(a: string, b: string, cost: number): void {
  const i = a.charCodeAt(0) - 97;
  const j = b.charCodeAt(0) - 97;
  if (i === j) return;
  replaceCost[i * 26 + j] = Math.min(replaceCost[i * 26 + j] ?? cost, cost);
  replaceCost[j * 26 + i] = Math.min(replaceCost[j * 26 + i] ?? cost, cost);
}

/** Whether two letters stand side by side on the keyboard; index: letter * 26 + letter. */
const areNeighbours = new Uint8Array(26 * 26);

/** Whether two words begin alike, or with letters that stand side by side on the keyboard. */
export function beginsNear({ letters: a }: Spelled, { letters: b }: Spelled): boolean {
  return a[0] === b[0] || areNeighbours[(a[0] ?? 0) * 26 + (b[0] ?? 0)] === 1;
}

function setNeighbours(a: string, b: string): void {
  setCost(a, b, 85);
  areNeighbours[(a.charCodeAt(0) - 97) * 26 + b.charCodeAt(0) - 97] = 1;
  areNeighbours[(b.charCodeAt(0) - 97) * 26 + a.charCodeAt(0) - 97] = 1;
}

for (const row of KEY_ROWS) {
  for (let at = 1; at < row.length; at++) setNeighbours(row[at - 1] ?? "", row[at] ?? "");
}
for (const [above, below] of [
  [KEY_ROWS[0] ?? "", KEY_ROWS[1] ?? ""],
  [KEY_ROWS[1] ?? "", KEY_ROWS[2] ?? ""],
] as const) {
  for (let at = 0; at < below.length; at++) {
    setNeighbours(above[at] ?? "", below[at] ?? "");
    if (at + 1 < above.length) setNeighbours(above[at + 1] ?? "", below[at] ?? "");
  }
}
for (const a of VOWELS) for (const b of VOWELS) if (a !== b) setCost(a, b, 65);
for (const pair of SOUND_PAIRS.split(" ")) setCost(pair[0] ?? "", pair[1] ?? "", 65);

/** A word as numbers: letters from 0, and what it costs to have left out each, or to have written it too much. */
export interface Spelled {
  readonly length: number;
  readonly letters: Uint8Array;
  readonly costs: Uint8Array;
  /** Bit n is set when the letter n occurs; never that of h, which may cost less than any other letter. */
  readonly mask: number;
}

const NOT_H = ~(1 << LETTER_H);
/** Shorter names are not known again without their first letter; longer ones are, whatever it costs. */
const LEAST_MISSED = 4;
const MOST_MISSED = 6;

function maskOf(letters: string): number {
  let mask = 0;
  for (const letter of letters) mask |= 1 << (letter.charCodeAt(0) - LETTER_A);
  return mask;
}

const VOWEL_MASK = maskOf(VOWELS);

export const isVowel = (letter: number): boolean => letter >= 0 && ((VOWEL_MASK >> letter) & 1) === 1;

/** What it costs to have left out a letter between its neighbours; -1 for one that is not there. */
function leftOutCost(letter: number, before: number, after: number): number {
  if (letter === before) return DOUBLED;
  if (letter === LETTER_H) return after < 0 && isVowel(before) ? LAST_H : DROP_H;
  return isVowel(letter) ? DROP_VOWEL : DROP_CONSONANT;
}

/** An h behind one of these is easily written without being heard: "Mattheuw", "Rhuth". */
const BEFORE_H = maskOf("cdgkprstw");

function isSilentH(before: number, after: number): boolean {
  if (isVowel(before)) return after < 0 || isVowel(after);
  return before >= 0 && ((BEFORE_H >> before) & 1) === 1;
}

/** What it costs to have written a letter too much. */
function tooMuchCost(letter: number, before: number, after: number): number {
  if (letter === LETTER_H && letter !== before && !isSilentH(before, after)) return DROP_CONSONANT;
  const cost = leftOutCost(letter, before, after);
  if (cost <= DROP_H) return cost;
  // "Habackuck", "Mickah"
  if ((letter === LETTER_C && after === LETTER_K) || (letter === LETTER_K && before === LETTER_C))
    return DOUBLED;
  if (letter === LETTER_S && after < 0) return STRUCK_TOO;
  const isStruckToo =
    (before >= 0 && areNeighbours[letter * 26 + before] === 1) ||
    (after >= 0 && areNeighbours[letter * 26 + after] === 1);
  return isStruckToo ? STRUCK_TOO : cost;
}

type LetterCost = typeof leftOutCost;

/** Writes the letters and costs of a word into the arrays; gives its mask. */
function writeWord(text: string, letters: Uint8Array, costs: Uint8Array, costOf: LetterCost): number {
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
  return mask & NOT_H;
}

/** A name as it should be. */
export function spell(text: string): Spelled {
  const letters = new Uint8Array(text.length);
  const costs = new Uint8Array(text.length);
  const mask = writeWord(text, letters, costs, leftOutCost);
  return { length: text.length, letters, costs, mask };
}

const typedLetters = new Uint8Array(MOST_LETTERS);
const typedCosts = new Uint8Array(MOST_LETTERS);

/** A word as somebody wrote it, of at most MOST_LETTERS letters, in memory that the next call overwrites. */
export function spellTyped(text: string): Spelled {
  const mask = writeWord(text, typedLetters, typedCosts, tooMuchCost);
  return { length: text.length, letters: typedLetters, costs: typedCosts, mask };
}

export function bitCount(mask: number): number {
  let v = mask - ((mask >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** What words that begin differently cost more, unless their first two letters changed places or the P is silent. */
function firstCost(typed: Spelled, name: Spelled, isPlainlyReference: boolean): number {
  const a = typed.letters[0];
  const b = name.letters[0];
  if (a === b || (a === name.letters[1] && b === typed.letters[1])) return 0;
  if (a === LETTER_S && b === LETTER_P && name.letters[1] === LETTER_S) return 0;
  // "Ohn 3:16"
  if (isPlainlyReference && name.length === LEAST_MISSED && isFirstLeftOut(typed, name)) return 0;
  return isPlainlyReference && isFirstMissed(typed, name) ? MISSED_FIRST_LETTER : FIRST_LETTER;
}

const isFirstLeftOut = ({ letters: a }: Spelled, { letters: b }: Spelled): boolean =>
  a[0] === b[1] && a[1] === b[2];

/** Whether the first letter of a name was left out, or its neighbour on the keyboard struck for it or before it. */
function isFirstMissed(typed: Spelled, name: Spelled): boolean {
  if (name.length < LEAST_MISSED || name.length > MOST_MISSED) return false;
  if (isFirstLeftOut(typed, name)) return true;
  const { letters: a } = typed;
  const { letters: b } = name;
  if (a[1] === b[0] && a[2] === b[1]) return areNeighbours[(a[0] ?? 0) * 26 + (a[1] ?? 0)] === 1;
  // A neighbour, or what sounds alike: "Gohn".
  return a[1] === b[1] && (replaceCost[(a[0] ?? 0) * 26 + (b[0] ?? 0)] ?? EDIT) < EDIT;
}

export const leastByLetters = (a: number, b: number): number => LEAST_LETTER * bitCount(a ^ b);

/**
 * What the distance is at the least by letters and lengths alone. A letter that only one word has is written for
 * one that only the other has, which costs 65, or added or dropped, which costs 60; a letter more costs 45.
 */
export function leastDistance(a: Spelled, b: Spelled, isPlainlyReference: boolean): number {
  const longer = DOUBLED * Math.abs(a.length - b.length);
  const onlyA = bitCount(a.mask & ~b.mask);
  const onlyB = bitCount(b.mask & ~a.mask);
  const byLetters = onlyA > onlyB ? 60 * onlyA + 5 * onlyB : 60 * onlyB + 5 * onlyA;
  return Math.max(byLetters, longer) + firstCost(a, b, isPlainlyReference);
}

const WIDTH = MOST_LETTERS + 2;
const table = new Uint16Array(WIDTH * WIDTH);

/** How many letters two words begin with alike. */
export function sharedStart(a: Spelled, b: Spelled): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.letters[start] === b.letters[start]) start++;
  return start;
}

/** Weighted distance between two words of at most MOST_LETTERS letters; `limit` + 1 when it is above the limit. */
export function distanceBetween(
  typed: Spelled,
  name: Spelled,
  limit: number,
  isPlainlyReference: boolean,
): number {
  const first = firstCost(typed, name, isPlainlyReference);
  const isAnagram = first === 0 && typed.mask === name.mask && typed.length === name.length;
  const reach = isAnagram ? Math.max(limit, ANAGRAM_REACH) : limit - first;
  // A step aside costs a doubled letter at the least.
  const band = Math.floor(reach / DOUBLED);
  let start = sharedStart(typed, name);
  // Of two like letters the first may be the one too much.
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

/** Fills the row and the column of the table behind the letters that both words begin with. */
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

/** Fills a row of the table behind column `start`, `band` columns to either side of the diagonal; gives its least entry. */
function fillRow(typed: Spelled, name: Spelled, row: number, start: number, band: number): number {
  const a = typed.letters[row - 1] ?? 0;
  const before = row > 1 ? (typed.letters[row - 2] ?? -1) : -1;
  const dropped = typed.costs[row - 1] ?? 0;
  const here = row * WIDTH;
  const from = Math.max(start + 1, row - band);
  const to = Math.min(name.length, row + band);
  let left = from === start + 1 && row <= start + band ? (table[here + start] ?? 0) : FAR;
  let least = left;
  table[here + from - 1] = left;
  for (let column = from; column <= to; column++) {
    const b = name.letters[column - 1] ?? 0;
    const diagonal = table[here - WIDTH + column - 1] ?? 0;
    let cost = a === b ? diagonal : diagonal + (replaceCost[a * 26 + b] ?? 0);
    const up = (table[here - WIDTH + column] ?? 0) + dropped;
    if (up < cost) cost = up;
    left += name.costs[column - 1] ?? 0;
    if (left < cost) cost = left;
    if (row > 1 && column > 1 && a !== b && before === b && a === name.letters[column - 2]) {
      cost = Math.min(cost, (table[here - 2 * WIDTH + column - 2] ?? 0) + TRANSPOSE);
    }
    table[here + column] = cost;
    left = cost;
    if (cost < least) least = cost;
  }
  table[here + to + 1] = FAR;
  return least;
}

/** A letter may stray further than one place in a row of transpositions: "plasm". */
const ANAGRAM_REACH = 2 * (EDIT + 10);

const counts = new Int8Array(26);

/** Whether two words of one length have the same letters, each as often. */
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
