/** Finds the names of books that a misspelled word may stand for. */

import { type Lexicon, type Title, titleOf } from "../lexicon.ts";
import {
  type Contraction,
  contractedNames,
  type Skeletons,
  shortenedNames,
  skeletonsOf,
} from "./contraction.ts";
import { type Near, namesWithin } from "./near-names.ts";
import {
  DROP_H,
  EDIT,
  FIRST_LETTER,
  MARGIN,
  MAX_LETTERS,
  MIN_NAME_LETTERS,
  ONE_KEY,
  RIVAL_MARGIN,
  SLIP_BITS,
  TRANSPOSE,
} from "./slip-costs.ts";
import { isCommonSlip, isOneSlip, isSwapped } from "./slips.ts";
import { type SpelledForm, type SpelledForms, spelledFormsOf } from "./spelled-forms.ts";
import {
  beginsNear,
  bitCount,
  distanceBetween,
  isAnagramOf,
  minDistance,
  minDistanceByLetters,
  type Spelled,
  spell,
  spellTyped,
} from "./word-distance.ts";

export interface Corrected {
  /** The titles that may be meant: several if they are equally near, none if none is near enough. */
  readonly titles: readonly Title[];
  /** Letters of the nearest name or form. */
  readonly name: string;
  /** The distance of the word from `name`; `UNMEASURED` if only its consonants or its beginning match. */
  readonly distance: number;
}

const UNMEASURED = 1000;
const NOTHING: Corrected = { titles: [], name: "", distance: UNMEASURED };

/** Numbered names with fewer letters resemble too many ordinary words: "kings", "peter". */
const MIN_NUMBERED = 6;
/** The minimum length of a misspelled beginning that is corrected: "Collos", "Habbak". */
const MIN_BEGINNING = 6;
const MAX_SUGGESTIONS = 3;
/** The minimum length of a word without vowels that may abbreviate a name. */
const MIN_SHORTENED = 2;

const correctedTo = (names: readonly Contraction[]): Corrected => ({
  titles: names.map(({ title }) => title),
  name: names[0]?.text ?? "",
  distance: UNMEASURED,
});

/** Whether a word has at least so many letters, not too many, and no others than a to z. */
const hasLetters = (word: string, least: number): boolean =>
  word.length >= least && word.length <= MAX_LETTERS && /^[a-z]+$/.test(word);

/** Restores an initial j, which old print writes as i. */
const withJ = (letters: string): string => (letters[0] === "i" ? `j${letters.slice(1)}` : letters);

/** Replaces letters by others that sound alike: "Efesians", "Malakie". */
const soundVariant = (letters: string): string =>
  letters.replaceAll("f", "ph").replaceAll("sh", "ti").replace(/c?k/g, "ch");

/** Whether the letters are the name and a Roman numeral: "Jamesv", "Joshuaix". */
const hasNumeral = (letters: string, name: string): boolean =>
  name !== "" && letters.startsWith(name) && /^(?:[vx]|[ivxlc]{2,})$/.test(letters.slice(name.length));

const isOther = (typed: Spelled, { title }: SpelledForm, form: SpelledForm): boolean =>
  form.isWhole && form.title !== title && isOneSlip(typed, form);

/**
 * Whether a name that is one slip away may be meant just as well as the nearest name. `isOnly`: no other name is as near
 * as the nearest.
 */
function isRival(
  typed: Spelled,
  { name: nearest, distance }: Near,
  form: SpelledForm,
  isOnly: boolean,
): boolean {
  // All names of three letters resemble each other. Two swapped letters are strong evidence nevertheless.
  if (typed.length <= MIN_NAME_LETTERS)
    return beginsNear(typed, form) || (isOnly && !isSwapped(typed, nearest));
  if (form.isWhole && !nearest.isWhole) return true;
  if (nearest.isWhole && !form.isWhole && (form.length <= MIN_NAME_LETTERS || isCommonSlip(typed, nearest)))
    return false;
  const reach = distance + (form.isRare ? MARGIN : RIVAL_MARGIN);
  return distanceBetween(typed, form, reach, true) <= reach;
}

const spellers = new WeakMap<Lexicon, Speller>();

/** The speller of a language, created on first use. */
export function spellerOf(lexicon: Lexicon): Speller {
  const speller = spellers.get(lexicon) ?? new Speller(lexicon);
  spellers.set(lexicon, speller);
  return speller;
}

export class Speller {
  readonly #lexicon: Lexicon;
  readonly #forms: SpelledForms;
  readonly #plainSkeletons: Skeletons;
  readonly #numberedSkeletons: Skeletons;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#forms = spelledFormsOf(lexicon);
    this.#plainSkeletons = skeletonsOf(lexicon.plainForms);
    this.#numberedSkeletons = skeletonsOf(lexicon.numberedForms);
  }

  /** Whether the letters are the name of a book without an ordinal. */
  #isName(letters: string): boolean {
    return this.#lexicon.find(letters)?.plain.isName === true;
  }

  /**
   * The names nearest to a word. `isNumbered`: the word follows an ordinal, so only numbered titles are searched.
   * `isBookExpected`: an ordinal or chapter and verse show that a book must be named here. Then words of three letters and
   * ordinary words that are a common slip are corrected too.
   */
  correct(letters: string, isNumbered: boolean, isBookExpected: boolean): Corrected {
    if (!this.#mayBeCorrected(letters, isBookExpected)) return NOTHING;
    const stem = this.#lexicon.find(letters)?.numbered.exact;
    // "Cor" in "Frist Cor" is correct and may have a number. "Job" in "1 Job" is correct but has none.
    if (isNumbered && stem) return { titles: [stem], name: letters, distance: 0 };
    if (isNumbered && this.#isName(letters)) return NOTHING;
    const found = this.#nearestOrShortened(letters, isNumbered, isBookExpected);
    if (hasNumeral(letters, found.name)) return NOTHING;
    // "Mart. Pol. 3"
    if (!isBookExpected && letters.length === MIN_NAME_LETTERS + 1 && found.titles.length > 1) return NOTHING;
    // "1ohn 3:16": the 1 is a J.
    if (isNumbered) return found.name === `j${letters}` ? NOTHING : found;
    return this.#unlessWord(letters, found, isBookExpected);
  }

  /**
   * The names nearest to a word without an ordinal: those of books without numbers, those of numbered books if they are
   * nearer ("Samual 3:1"), or both if they are equally near.
   */
  correctAny(letters: string, isBookExpected: boolean): Corrected {
    const plain = this.correct(letters, false, isBookExpected);
    // A name that differs by one letter is preferred to any numbered name.
    if (plain.titles.length > 0 && plain.distance < EDIT) return plain;
    if (!this.#mayBeCorrected(letters, isBookExpected)) return NOTHING;
    const near = this.nearestNumbered(letters);
    const found = near.titles.length > 0 || !isBookExpected ? near : this.#shortened(letters, true);
    const numbered = this.#unlessWord(letters, found, isBookExpected);
    if (numbered.titles.length === 0 || numbered.distance >= plain.distance + MARGIN) return plain;
    if (numbered.distance <= plain.distance - MARGIN || plain.titles.length === 0) return numbered;
    // Without a number, "John" is the gospel and not a letter of John.
    const others = numbered.titles.filter(
      ({ letters: name }) => !plain.titles.some((title) => title.letters === name),
    );
    return { ...plain, titles: [...plain.titles, ...others] };
  }

  /** The numbered title nearest to a word without an ordinal. Also corrects ordinary words. */
  nearestNumbered(letters: string): Corrected {
    const found = this.nearestNames(letters, true);
    const { length } = found.name;
    if (found.titles.length !== 1 || length < MIN_NUMBERED - 1) return NOTHING;
    // "Kigns 19:12", "Kimgs 19:12"
    const isSlip = letters[0] === found.name[0] && found.distance <= ONE_KEY;
    return length >= MIN_NUMBERED || (isSlip && isOneSlip(spellTyped(letters), spell(found.name)))
      ? found
      : NOTHING;
  }

  #nearestOrShortened(letters: string, isNumbered: boolean, isBookExpected: boolean): Corrected {
    const near = letters.length < MIN_NAME_LETTERS ? NOTHING : this.nearestNames(letters, isNumbered);
    return near.titles.length > 0 || !isBookExpected ? near : this.#shortened(letters, isNumbered);
  }

  #skeletons(isNumbered: boolean): Skeletons {
    return isNumbered ? this.#numberedSkeletons : this.#plainSkeletons;
  }

  #shortened(letters: string, isNumbered: boolean): Corrected {
    return correctedTo(shortenedNames(letters, this.#skeletons(isNumbered)));
  }

  /** Like `correct`, but also corrects ordinary words. */
  nearestNames(letters: string, isNumbered: boolean): Corrected {
    return this.#inOtherType(letters, isNumbered) ?? this.#nearest(letters, isNumbered);
  }

  /** The word of long titles that this word is, perhaps with a common slip; null if there is none. */
  titleWord(letters: string): string | null {
    if (letters.length < 5 || letters.length > MAX_LETTERS) return null;
    const [first] = letters;
    let typed: Spelled | null = null;
    for (const { text, spelled } of this.#forms.titleWords) {
      if (text[0] !== first) continue;
      if (typed === null && !/^[a-z]+$/.test(letters)) return null;
      typed ??= spellTyped(letters);
      if (isCommonSlip(typed, spelled)) return text;
    }
    return null;
  }

  /** The ordinal that this word is, perhaps with one slip after its first letter; 0 if there is none. */
  ordinalWord(letters: string): number {
    if (!hasLetters(letters, 4)) return 0;
    const typed = spellTyped(letters);
    const found = this.#forms.ordinals.find(
      ({ spelled }) => spelled.letters[0] === typed.letters[0] && isOneSlip(typed, spelled),
    );
    return found?.ordinal ?? 0;
  }

  /** Suggestions for a word that is too far from every name to be corrected, nearest first. */
  suggest(letters: string): readonly Title[] {
    if (!hasLetters(letters, 2)) return [];
    const typed = spellTyped(letters);
    const all = [...this.#forms.plain.names, ...this.#forms.numbered.names].filter(
      ({ length, isWhole }) => length > MIN_NAME_LETTERS || isWhole,
    );
    const limit = Math.min(330, letters.length * 50);
    const best = new Map<Title, number>();
    for (const form of all) {
      const reach = Math.min(limit, best.get(form.title) ?? limit);
      if (minDistance(typed, form, false) > reach) continue;
      const distance = distanceBetween(typed, form, reach, false);
      if (distance <= reach) best.set(form.title, distance);
    }
    const nearest = [...best]
      .sort(([a, near], [b, far]) => near - far || this.#place(a) - this.#place(b))
      .map(([title]) => title);
    const begun = this.#lexicon.titles.filter(
      (title) => !title.isWholeOnly && title.letters.startsWith(letters),
    );
    return [...new Set([...begun, ...nearest])].slice(0, MAX_SUGGESTIONS);
  }

  #place(title: Title): number {
    return title.isNumbered ? 100 + this.#lexicon.titles.indexOf(title) : (title.bookIds[0] ?? 0);
  }

  /** The name with the errors of scanned text ("Nahurn": rn for m) or old print ("Reuel.": u for v) undone; null if none. */
  #inOtherType(letters: string, isNumbered: boolean): Corrected | null {
    const name = letters.includes("rn") ? letters.replace("rn", "m") : withJ(letters).replace("u", "v");
    if (name === letters) return null;
    const entry = this.#lexicon.find(name);
    const sense = isNumbered ? entry?.numbered : entry?.plain;
    if (entry?.shared && !isNumbered) return null;
    const title = titleOf(sense);
    return title !== null ? { titles: [title], name, distance: 0 } : null;
  }

  /** Discards the names found for an ordinary word, unless a book is expected and the word is a common slip. */
  #unlessWord(letters: string, found: Corrected, isBookExpected: boolean): Corrected {
    if (!this.#lexicon.spellingWords.has(letters)) return found;
    return isBookExpected && this.#isSlipOf(letters, found) ? found : NOTHING;
  }

  /** Whether an ordinary word is the full name of one book with a common slip: "Ester 4:14". */
  #isSlipOf(letters: string, { titles, name }: Corrected): boolean {
    if (letters.length <= MIN_NAME_LETTERS || titles.length !== 1) return false;
    return this.#isName(name) && isCommonSlip(spellTyped(letters), spell(name));
  }

  #nearest(letters: string, isNumbered: boolean): Corrected {
    const typed = spellTyped(letters);
    const nearest = namesWithin(typed, isNumbered ? this.#forms.numbered : this.#forms.plain);
    const [best] = nearest;
    if (best === undefined) return this.#distantName(letters, typed, isNumbered);
    if (this.#isNearerOutside(typed, best.distance)) return NOTHING;
    const isShort = letters.length <= MIN_NAME_LETTERS;
    // Full names take precedence over abbreviations.
    const whole = isShort ? undefined : nearest.find(({ name }) => name.isWhole)?.name;
    // The letters of a full name in another order are that name, unless another is one slip away: "Jonh", Jonah.
    if (
      whole !== undefined &&
      isAnagramOf(typed, whole) &&
      !nearest.some(({ name }) => isOther(typed, whole, name))
    )
      return { titles: [whole.title], name: whole.text, distance: best.distance };
    const nearestName = whole ?? best.name;
    const counted = nearest.filter(({ name }) => whole === undefined || name.isWhole);
    const titles = [...new Set(counted.map(({ name }) => name.title))];
    if (!isNumbered && !isShort && whole === undefined) this.#addBeginnings(typed, best.distance, titles);
    if (counted.some(({ name }) => isOneSlip(typed, name)))
      this.#addRivals(typed, { name: nearestName, distance: best.distance }, isNumbered, titles);
    return { titles, name: nearestName.text, distance: best.distance };
  }

  /** The names for a word that is far from all names: by sound ("Efesians", "Malakie"), consonants, or beginning. */
  #distantName(letters: string, typed: Spelled, isNumbered: boolean): Corrected {
    const isOld = /^i[aeou]/.test(letters);
    const variant = isOld ? withJ(letters) : soundVariant(letters);
    if (variant !== letters && (isOld || variant.length > 7) && variant.length <= MAX_LETTERS)
      return isOld && this.#lexicon.spellingWords.has(variant) ? NOTHING : this.#nearest(variant, isNumbered);
    const names = contractedNames(letters, this.#skeletons(isNumbered));
    if (names.length > 0) return correctedTo(names);
    return isNumbered || letters.length < MIN_BEGINNING ? NOTHING : this.#beginning(typed);
  }

  #beginning(typed: Spelled): Corrected {
    const titles: Title[] = [];
    this.#addBeginnings(typed, TRANSPOSE, titles);
    const [title] = titles;
    return titles.length === 1 && title !== undefined
      ? { titles, name: title.letters, distance: UNMEASURED }
      : NOTHING;
  }

  /** Adds the full names that begin nearly like the word: "Philli" may be short for Philippians. */
  #addBeginnings(typed: Spelled, reach: number, titles: Title[]): void {
    for (const form of this.#forms.plain.byFirst[typed.letters[0] ?? 0]?.names ?? []) {
      if (titles.includes(form.title)) continue;
      if (form.isWhole && this.#hasNearBeginning(typed, form, reach)) titles.push(form.title);
    }
  }

  #hasNearBeginning(typed: Spelled, form: SpelledForm, reach: number): boolean {
    const last = Math.min(typed.length + 1, form.length);
    for (let length = Math.max(4, typed.length - 1); length <= last; length++) {
      const text = form.text.slice(0, length);
      // "Phill": an unambiguous short form of one book is not read as the beginning of another.
      const entry = this.#lexicon.find(text);
      if (entry?.shared || (entry?.plain.exact ?? form.title) !== form.title) continue;
      const beginning = spell(text);
      if (minDistance(typed, beginning, false) > reach) continue;
      if (distanceBetween(typed, beginning, reach, false) <= reach) return true;
    }
    return false;
  }

  /** Whether a book outside the canon is nearer: "Ecclusiasticus". */
  #isNearerOutside(typed: Spelled, distance: number): boolean {
    const { names, masks, firsts } = this.#forms.outside;
    const [first, second] = typed.letters;
    return names.some((name, index) => {
      const letter = firsts[index];
      if (letter !== first && letter !== second && distance <= FIRST_LETTER + DROP_H) return false;
      if (minDistanceByLetters(typed.mask, masks[index] ?? 0) >= distance) return false;
      if (minDistance(typed, name, false) >= distance) return false;
      return distanceBetween(typed, name, distance, false) < distance;
    });
  }

  /** Adds the titles that may be meant just as well as that of the nearest name. */
  #addRivals(typed: Spelled, nearest: Near, isNumbered: boolean, titles: Title[]): void {
    const lists = (isNumbered ? this.#forms.numbered : this.#forms.plain).byLength;
    const isOnly = titles.length === 1;
    const otherwise: Title[] = [];
    for (let length = typed.length - 1; length <= typed.length + 1; length++) {
      const list = lists[length];
      for (const [index, rival] of (list?.names ?? []).entries()) {
        if (bitCount((list?.masks[index] ?? 0) ^ typed.mask) > SLIP_BITS || titles.includes(rival.title))
          continue;
        // "Johan" is John with one slip, and Jonah in another order.
        if (!isOneSlip(typed, rival) && !(rival.isWhole && isAnagramOf(typed, rival))) continue;
        if (isRival(typed, nearest, rival, isOnly))
          (beginsNear(typed, rival) ? titles : otherwise).push(rival.title);
      }
    }
    // A name with another first letter counts only if there is no other rival: "Zeh" is Zechariah and not Nehemiah.
    if (titles.length === 1) titles.push(...otherwise);
  }

  /** Whether a word may be corrected: it is long enough, and it is neither a book outside the canon nor an ordinary word. */
  #mayBeCorrected(letters: string, isBookExpected: boolean): boolean {
    if (!hasLetters(letters, isBookExpected ? MIN_SHORTENED : MIN_NAME_LETTERS + 1)) return false;
    if (this.#lexicon.find(letters)?.isOutside) return false;
    return isBookExpected || !this.#lexicon.spellingSlips.has(letters);
  }
}
