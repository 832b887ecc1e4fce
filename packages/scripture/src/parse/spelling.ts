/**
 * Misspelled names: weighted Damerau-Levenshtein distance to every name, with thresholds by length. Slips
 * that people make are cheap (transposed or doubled letters, vowels, neighbouring keys, letters that sound
 * alike), others are dear. Costs are in hundredths of an edit.
 */

import { SLIP_WORDS, WORDS_NEAR_BOOKS } from "../data/near-words.ts";
import { lexicon, namesByValue, PLAIN_ROOT, STEM_BASE, walk } from "./lexicon.ts";

const EDIT = 100;
const VOWELS = "aeiouy";
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const SOUND_PAIRS = "ck cs cq sz gj fv fp bp dt mn iy kq xs ei ea ae oa ou ie ph";

/** Cost of writing one letter for another; index: letter * 26 + letter, both from 0. */
const replaceCost = new Uint8Array(26 * 26).fill(EDIT + 10);

function setCost(a: string, b: string, cost: number): void {
  const i = a.charCodeAt(0) - 97;
  const j = b.charCodeAt(0) - 97;
  if (i === j) return;
  replaceCost[i * 26 + j] = Math.min(replaceCost[i * 26 + j] ?? cost, cost);
  replaceCost[j * 26 + i] = Math.min(replaceCost[j * 26 + i] ?? cost, cost);
}

for (const row of KEY_ROWS) {
  for (let at = 1; at < row.length; at++) setCost(row[at - 1] ?? "", row[at] ?? "", 85);
}
for (const [above, below] of [
  [KEY_ROWS[0] ?? "", KEY_ROWS[1] ?? ""],
  [KEY_ROWS[1] ?? "", KEY_ROWS[2] ?? ""],
] as const) {
  for (let at = 0; at < below.length; at++) {
    setCost(above[at] ?? "", below[at] ?? "", 85);
    if (at + 1 < above.length) setCost(above[at + 1] ?? "", below[at] ?? "", 85);
  }
}
for (const a of VOWELS) for (const b of VOWELS) if (a !== b) setCost(a, b, 65);
for (const pair of SOUND_PAIRS.split(" ")) setCost(pair[0] ?? "", pair[1] ?? "", 65);

const TRANSPOSE = 70;
const DOUBLED = 45;
const DROP_VOWEL = 75;
const DROP_H = 60;
/** A slip in the first letter is rarer than in the others. */
const FIRST_LETTER = 60;

interface Name {
  readonly letters: string;
  readonly value: number;
  readonly mask: number;
}

function letterMask(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) - 97);
  return mask;
}

function namesFrom(isStem: boolean): readonly Name[] {
  const names: Name[] = [];
  for (const [value, list] of namesByValue) {
    if (value >= STEM_BASE !== isStem) continue;
    for (const letters of list)
      if (letters.length >= 4) names.push({ letters, value, mask: letterMask(letters) });
  }
  return names;
}

const plainNames = namesFrom(false);
const stemNames = namesFrom(true);

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const WIDTH = 34;
const table = new Uint16Array(WIDTH * WIDTH);

function insertCost(letters: string, at: number): number {
  const letter = letters[at] ?? "";
  if (letter === letters[at - 1] || letter === letters[at + 1]) return DOUBLED;
  if (letter === "h") return DROP_H;
  return VOWELS.includes(letter) ? DROP_VOWEL : 85;
}

/** Weighted distance between two words of at most 32 letters; `limit` + 1 when it is above the limit. */
export function spellingDistance(typed: string, name: string, limit: number): number {
  const rows = typed.length;
  const columns = name.length;
  for (let column = 0; column <= columns; column++) table[column] = column * EDIT;
  for (let row = 1; row <= rows; row++) {
    table[row * WIDTH] = row * EDIT;
    let least = row * EDIT;
    for (let column = 1; column <= columns; column++) {
      const cost = cellCost(typed, name, row, column);
      table[row * WIDTH + column] = cost;
      if (cost < least) least = cost;
    }
    if (least > Math.max(limit, ANAGRAM_REACH)) return limit + 1;
  }
  const first = typed.charCodeAt(0) === name.charCodeAt(0) ? 0 : FIRST_LETTER;
  const distance = (table[rows * WIDTH + columns] ?? 0) + first;
  return Math.min(first === 0 && distance > EDIT && isAnagram(typed, name) ? EDIT : distance, limit + 1);
}

/** A letter may stray further than one place in a row of transpositions: "plasm". */
const ANAGRAM_REACH = 200;

function isAnagram(typed: string, name: string): boolean {
  return typed.length === name.length && [...typed].sort().join() === [...name].sort().join();
}

function cellCost(typed: string, name: string, row: number, column: number): number {
  const above = table[(row - 1) * WIDTH + column] ?? 0;
  const left = table[row * WIDTH + column - 1] ?? 0;
  const diagonal = table[(row - 1) * WIDTH + column - 1] ?? 0;
  const a = typed.charCodeAt(row - 1);
  const b = name.charCodeAt(column - 1);
  const replaced = a === b ? diagonal : diagonal + (replaceCost[(a - 97) * 26 + b - 97] ?? EDIT);
  let cost = Math.min(replaced, above + insertCost(typed, row - 1), left + insertCost(name, column - 1));
  if (row > 1 && column > 1 && a !== b) {
    if (a === name.charCodeAt(column - 2) && b === typed.charCodeAt(row - 2)) {
      cost = Math.min(cost, (table[(row - 2) * WIDTH + column - 2] ?? 0) + TRANSPOSE);
    }
  }
  return cost;
}

/** How far a word of this many letters may be from a name. */
function threshold(length: number, isPlainlyReference: boolean): number {
  if (length <= 3) return 0;
  if (length === 4) return isPlainlyReference ? 85 : 75;
  if (length === 5) return isPlainlyReference ? 120 : 110;
  if (length <= 7) return isPlainlyReference ? 190 : 170;
  return length <= 9 ? 230 : 290;
}

export interface Mended {
  /** Values of `lexicon.exact`; more than one when several names are equally near. Empty when none is. */
  readonly values: readonly number[];
  /** The nearest name, in lower-case letters. */
  readonly name: string;
  readonly distance: number;
}

const NOTHING: Mended = { values: [], name: "", distance: 0 };
/** Two names are equally near when their distances differ by less than this. */
const MARGIN = 20;

/**
 * The names nearest to a word. `isStem`: after an ordinal, so among the numbered books alone.
 * `isPlainlyReference`: an ordinal or chapter:verse says that a book must stand here.
 */
export function mend(letters: string, isStem: boolean, isPlainlyReference: boolean): Mended {
  const length = letters.length;
  if (length < 4 || length > 32 || lexicon.isOutside[walk(PLAIN_ROOT, letters)]) return NOTHING;
  const isSlip = SLIP_WORDS.has(letters);
  if (isSlip && !isPlainlyReference) return NOTHING;
  if (WORDS_NEAR_BOOKS.has(letters) && !isSlip && !isStem) return NOTHING;
  const limit = threshold(length, isPlainlyReference);
  const mask = letterMask(letters);
  let best = limit + 1;
  let nearest: { name: Name; distance: number }[] = [];
  for (const name of isStem ? stemNames : plainNames) {
    if (Math.abs(name.letters.length - length) > 3 || bitCount(name.mask ^ mask) > 6) continue;
    const distance = spellingDistance(
      letters,
      name.letters,
      Math.min(limit, best + MARGIN, threshold(name.letters.length, isPlainlyReference)),
    );
    if (
      distance > limit ||
      distance > best + MARGIN ||
      distance > threshold(name.letters.length, isPlainlyReference)
    )
      continue;
    if (distance < best) best = distance;
    nearest.push({ name, distance });
  }
  nearest = nearest
    .filter(({ distance }) => distance < best + MARGIN)
    .sort((a, b) => a.distance - b.distance);
  const values = [...new Set(nearest.map(({ name }) => name.value))];
  return { values, name: nearest[0]?.name.letters ?? "", distance: best };
}

/** Values of the names nearest to a word that resembles none well enough, nearest first. */
export function suggest(letters: string): readonly number[] {
  if (letters.length < 2 || letters.length > 32) return [];
  const limit = Math.min(350, letters.length * 55);
  const found = [...plainNames, ...stemNames]
    .map(({ letters: name, value }) => ({ value, distance: spellingDistance(letters, name, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.value - b.value);
  return [...new Set(found.map(({ value }) => value))].slice(0, 3);
}
