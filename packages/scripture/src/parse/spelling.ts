/** Misspelled names: which name, or names, a word is a misspelling of. */

import { SLIP_WORDS } from "../data/slip-words.ts";
import { OUTSIDE_BOOKS } from "../data/words.ts";
import { MANY, PLAIN_ROOT, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { contractedNames } from "./contraction.ts";
import {
  beginsNear,
  bitCount,
  distanceBetween,
  isAnagramOf,
  leastByLetters,
  leastDistance,
  type Spelled,
  spell,
  spellTyped,
} from "./distance.ts";
import { lettersIn, lexicon, lowerNames, walk } from "./lexicon.ts";
import { listOf } from "./name-index.ts";
import { type Near, namesWithin } from "./names-within.ts";
import {
  DROP_H,
  EDIT,
  FIRST_LETTER,
  LEAST_NAME,
  MARGIN,
  MOST_LETTERS,
  ONE_KEY,
  RIVAL_MARGIN,
  SLIP_BITS,
  TRANSPOSE,
} from "./slip-costs.ts";
import { isCommonSlip, isOneSlip, isSwapped } from "./slips.ts";
import { type Name, plainNames, stemNames } from "./spelled-names.ts";
import { isWordNearBook } from "./word-near-book.ts";

export interface Mended {
  /** Values of `lexicon.exact`; more than one when several names are equally near. Empty when none is. */
  readonly values: readonly number[];
  /** The nearest name, in lower-case letters. */
  readonly name: string;
  /** How far the word is from it; `UNMEASURED` where the name was found by its consonants or beginning alone. */
  readonly distance: number;
}

const UNMEASURED = 1000;
const NOTHING: Mended = { values: [], name: "", distance: UNMEASURED };

/**
 * The names nearest to a word. `isStem`: after an ordinal, so among the numbered books alone.
 * `isPlainlyReference`: an ordinal or chapter:verse says that a book must stand here, so that ordinary words that are a
 * common slip, and words of three letters, are mended too.
 */
export function mend(letters: string, isStem: boolean, isPlainlyReference: boolean): Mended {
  if (!mayBeMended(letters, isPlainlyReference)) return NOTHING;
  // "1 Job": a book that has no number, and no misspelling of one that has; "Frist Cor": one that has.
  const value = lexicon.exact[walk(PLAIN_ROOT, letters)] ?? 0;
  const stem = lexicon.exact[walk(STEM_ROOT, letters)] ?? 0;
  if (isStem && stem !== 0) return { values: [stem], name: letters, distance: 0 };
  if (isStem && lexicon.isFullName[walk(PLAIN_ROOT, letters)] && value < STEM_BASE) return NOTHING;
  const found = nearestNames(letters, isStem);
  if (hasNumeral(letters, found.name)) return NOTHING;
  // "Mart. Pol. 3"
  if (!isPlainlyReference && letters.length === LEAST_NAME + 1 && found.values.length > 1) return NOTHING;
  // "1ohn 3:16" has a 1 for the J.
  if (isStem) return found.name === `j${letters}` ? NOTHING : found;
  return unlessWord(letters, found, isPlainlyReference);
}

/** Old print has i for the j that a name begins with. */
const withJ = (letters: string): string => (letters[0] === "i" ? `j${letters.slice(1)}` : letters);

/** "Nahurn", as scanned text has it; "Reuel.", "Iam.", as old print has v and j. Null when the letters are no name's. */
function inOtherType(letters: string, isStem: boolean): Mended | null {
  const name = letters.includes("rn") ? letters.replace("rn", "m") : withJ(letters).replace("u", "v");
  if (name === letters) return null;
  const node = walk(isStem ? STEM_ROOT : PLAIN_ROOT, name);
  const value = lexicon.exact[node] || lexicon.prefix[node];
  return value && value !== MANY ? { values: [value], name, distance: 0 } : null;
}

/** "Jamesv", "Joshuaix": a name with a numeral joined to it. */
const hasNumeral = (letters: string, name: string): boolean =>
  letters.startsWith(name) && /^(?:[vx]|[ivxlc]{2,})$/.test(letters.slice(name.length));

/** What was found for letters, unless they are an ordinary word that is no common slip in a plain reference. */
function unlessWord(letters: string, found: Mended, isPlainlyReference: boolean): Mended {
  if (!isWordNearBook(letters)) return found;
  return isPlainlyReference && isSlipOf(letters, found) ? found : NOTHING;
}

/** Whether an ordinary word is a common slip in the whole name of one book: "Ester 4:14". */
function isSlipOf(letters: string, { values: [value, ...others], name }: Mended): boolean {
  if (letters.length <= LEAST_NAME || others.length > 0 || value === undefined) return false;
  if (lexicon.isFullName[walk(PLAIN_ROOT, name)] !== 1) return false;
  return isCommonSlip(spellTyped(letters), spell(name));
}

/** A shorter stem is too near to too many words: "kings", "peter". */
const LEAST_NUMBERED = 6;

/**
 * The names nearest to a word that no ordinal stands before: those of the other books, or of the numbered ones where
 * they are nearer ("Samual 3:1", "Sanuel 3:1", which is not as near to Daniel), or both.
 */
export function mendAny(letters: string, isPlainlyReference: boolean): Mended {
  const plain = mend(letters, false, isPlainlyReference);
  // What is one letter from a name is not as near to that of a numbered book.
  if (plain.values.length > 0 && plain.distance < EDIT) return plain;
  if (!mayBeMended(letters, isPlainlyReference)) return NOTHING;
  const numbered = unlessWord(letters, nearestNumbered(letters), isPlainlyReference);
  if (numbered.values.length === 0 || numbered.distance >= plain.distance + MARGIN) return plain;
  if (numbered.distance <= plain.distance - MARGIN || plain.values.length === 0) return numbered;
  return { ...plain, values: [...plain.values, ...numbered.values] };
}

/** The stem of numbered books that a word without a number is nearest to, for any letters, ordinary words as well. */
export function nearestNumbered(letters: string): Mended {
  const found = nearestNames(letters, true);
  const { length } = found.name;
  if (found.values.length !== 1 || length < LEAST_NUMBERED - 1) return NOTHING;
  // "Kigns 19:12", "Kimgs 19:12"
  const isSlip = letters[0] === found.name[0] && found.distance <= ONE_KEY;
  return length >= LEAST_NUMBERED || (isSlip && isOneSlip(spellTyped(letters), spell(found.name)))
    ? found
    : NOTHING;
}

/** Like `mend`, for any letters, ordinary words as well. */
export function nearestNames(letters: string, isStem: boolean): Mended {
  return inOtherType(letters, isStem) ?? nearest(letters, isStem);
}

function nearest(letters: string, isStem: boolean): Mended {
  const typed = spellTyped(letters);
  const kept = namesWithin(typed, isStem ? stemNames : plainNames);
  const [best] = kept;
  if (best === undefined) {
    // "Iosua"; "Efesians", "Galashuns", "Malakie".
    const isOld = /^i[aeou]/.test(letters);
    const heard = isOld
      ? withJ(letters)
      : letters.replaceAll("f", "ph").replaceAll("sh", "ti").replace(/c?k/g, "ch");
    if (heard !== letters && (isOld || heard.length > 7) && heard.length <= MOST_LETTERS)
      return isOld && isWordNearBook(heard) ? NOTHING : nearest(heard, isStem);
    const found = contraction(letters, isStem);
    return found.values.length > 0 || isStem || letters.length < LEAST_BEGINNING ? found : beginning(typed);
  }
  if (isNearerOutside(typed, best.distance)) return NOTHING;
  const isShort = letters.length <= LEAST_NAME;
  // Full names count before abbreviations.
  const whole = isShort ? undefined : kept.find(({ name }) => name.isWhole)?.name;
  // The very letters of a whole name in another order are that name; but "Jonh" is as near to Jonah.
  if (
    whole !== undefined &&
    isAnagramOf(typed, whole) &&
    !kept.some(({ name }) => isOther(typed, whole, name))
  )
    return { values: [whole.value], name: whole.text, distance: best.distance };
  const nearestName = whole ?? best.name;
  const values: number[] = [];
  let isSlip = false;
  for (const { name } of kept) {
    if (whole !== undefined && !name.isWhole) continue;
    if (!values.includes(name.value)) values.push(name.value);
    isSlip ||= isOneSlip(typed, name);
  }
  if (!isStem && !isShort && whole === undefined) addPrefixRivals(typed, best.distance, values);
  if (isSlip) addRivals(typed, { name: nearestName, distance: best.distance }, isStem, values);
  return { values, name: nearestName.text, distance: best.distance };
}

const isOther = (typed: Spelled, { value }: Name, name: Name): boolean =>
  name.isWhole && name.value !== value && isOneSlip(typed, name);

function contraction(letters: string, isStem: boolean): Mended {
  const names = contractedNames(letters, isStem);
  return names.length === 0
    ? NOTHING
    : { values: names.map(({ value }) => value), name: names[0]?.text ?? "", distance: UNMEASURED };
}

/** A misspelled beginning of so many letters is known again: "Collos", "Habbak". */
const LEAST_BEGINNING = 6;

function beginning(typed: Spelled): Mended {
  const values: number[] = [];
  addPrefixRivals(typed, TRANSPOSE, values);
  const [value = 0] = values;
  return values.length === 1
    ? { values, name: lettersIn(lowerNames[value] ?? ""), distance: UNMEASURED }
    : NOTHING;
}

const LEAST_OUTSIDE = 6;
const outsideNames = listOf(
  OUTSIDE_BOOKS.split(" ")
    .filter(({ length }) => length >= LEAST_OUTSIDE)
    .map((text) => ({ ...spell(text), text, value: 0, isWhole: true, isRare: false })),
);

/** A book outside the canon is meant: "Ecclusiasticus". */
function isNearerOutside(typed: Spelled, distance: number): boolean {
  const { names, masks, firsts } = outsideNames;
  const first = typed.letters[0];
  const second = typed.letters[1];
  for (let at = 0; at < masks.length; at++) {
    const letter = firsts[at];
    if (letter !== first && letter !== second && distance <= FIRST_LETTER + DROP_H) continue;
    if (leastByLetters(typed.mask, masks[at] ?? 0) >= distance) continue;
    const name = names[at];
    if (name === undefined || leastDistance(typed, name, false) >= distance) continue;
    if (distanceBetween(typed, name, distance, false) < distance) return true;
  }
  return false;
}

/** Where a short form is nearest, the beginnings of whole names count too: "Philli" may be short for Philippians. */
function addPrefixRivals(typed: Spelled, reach: number, values: number[]): void {
  for (const name of plainNames.names) {
    if (name.letters[0] !== typed.letters[0] || values.includes(name.value)) continue;
    if (name.isWhole && hasNearPrefix(typed, name, reach)) values.push(name.value);
  }
}

function hasNearPrefix(typed: Spelled, name: Name, reach: number): boolean {
  const last = Math.min(typed.length + 1, name.length);
  for (let length = Math.max(4, typed.length - 1); length <= last; length++) {
    const text = name.text.slice(0, length);
    // "Phill": a short form that usage has settled is no beginning of another name.
    if ((lexicon.exact[walk(PLAIN_ROOT, text)] || name.value) !== name.value) continue;
    const prefix = spell(text);
    if (leastDistance(typed, prefix, false) > reach) continue;
    if (distanceBetween(typed, prefix, reach, false) <= reach) return true;
  }
  return false;
}

/** Whether a name one slip from a word may be meant as well as the nearest one, which is or is not the only one. */
function isRival(typed: Spelled, { name: nearest, distance }: Near, name: Name, isOnly: boolean): boolean {
  // Of three letters all are alike, but that two of them only changed places says much.
  if (typed.length <= LEAST_NAME) return beginsNear(typed, name) || (isOnly && !isSwapped(typed, nearest));
  if (name.isWhole && !nearest.isWhole) return true;
  if (nearest.isWhole && !name.isWhole && (name.length <= LEAST_NAME || isCommonSlip(typed, nearest)))
    return false;
  const reach = distance + (name.isRare ? MARGIN : RIVAL_MARGIN);
  return distanceBetween(typed, name, reach, true) <= reach;
}

/** Adds the values of the rivals of the nearest name. */
function addRivals(typed: Spelled, nearest: Near, isStem: boolean, values: number[]): void {
  const lists = (isStem ? stemNames : plainNames).byLength;
  const isOnly = values.length === 1;
  const otherwise: number[] = [];
  for (let length = typed.length - 1; length <= typed.length + 1; length++) {
    const list = lists[length];
    for (let at = 0; list !== undefined && at < list.masks.length; at++) {
      if (bitCount((list.masks[at] ?? 0) ^ typed.mask) > SLIP_BITS) continue;
      const rival = list.names[at];
      if (rival === undefined || values.includes(rival.value)) continue;
      // "Johan" has the letters of Jonah as well.
      if (!isOneSlip(typed, rival) && !(rival.isWhole && isAnagramOf(typed, rival))) continue;
      if (!isRival(typed, nearest, rival, isOnly)) continue;
      (beginsNear(typed, rival) ? values : otherwise).push(rival.value);
    }
  }
  // "Zeh" is no Nehemiah where it may be Zechariah.
  if (values.length === 1) values.push(...otherwise);
}

/** Not what is too short or too long, another book, or an ordinary word that is mended only in a plain reference. */
function mayBeMended(letters: string, isPlainlyReference: boolean): boolean {
  const least = isPlainlyReference ? LEAST_NAME : LEAST_NAME + 1;
  if (letters.length < least || letters.length > MOST_LETTERS) return false;
  if (lexicon.isOutside[walk(PLAIN_ROOT, letters)]) return false;
  return isPlainlyReference || !SLIP_WORDS.has(letters);
}
