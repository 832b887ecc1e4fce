/** The words of an edition, prepared for comparison with quotations; computed once for an index. */

import type { WordIndex } from "../word-index.ts";
import { lettersOf } from "./read-quotation.ts";

export interface EditionWords {
  readonly index: WordIndex;
  /** For each form its letters, without apostrophes. */
  readonly letters: readonly string[];
  /** For each form the id of its letters. Forms with the same letters ("their's", "theirs") have the same id. */
  readonly spellings: Uint32Array;
  /** For each form the id of its skeleton (see `skeletonOf`). */
  readonly skeletons: Uint32Array;
  /** For each form its information in bits: the rarer its family, the more. */
  readonly bits: Float64Array;
  /** For each ordinal of a verse the bits of its words; a word counts once. */
  readonly verseBits: Float32Array;
  /** For each ordinal of a verse the factor that relates the bits of shared words to its length. */
  readonly verseScales: Float32Array;
  /** For each posting of the index, the number of its word. Postings are ordered by form. */
  readonly places: Uint32Array;
  /** The id of these letters; -1 when no form has them. */
  findSpelling(letters: string): number;
  /** The forms that have the letters with this id. */
  formsOfSpelling(spelling: number): readonly number[];
  /** A form with the skeleton of these letters; -1 when there is none. */
  findBySkeleton(letters: string): number;
}

/**
 * The skeleton that spellings from the sixteenth century to today share: "heauen" and "heaven", "sonne" and "son",
 * "voyd" and "void" have the same one.
 */
const skeletonOf = (letters: string): string =>
  letters
    .replace(/v/g, "u")
    .replace(/[jy]/g, "i")
    .replace(/(.)\1+/g, "$1")
    .replace(/ie$|e$/, (end) => (end === "ie" ? "i" : ""));

/** Bits that each verse seems to have besides its own, so that very short verses are not preferred. */
export const SHORT_VERSE = 30;

/** How often any of these forms occurs in an edition. */
export function occurrencesOf(forms: Iterable<number>, { postingStarts }: WordIndex): number {
  let count = 0;
  for (const form of forms) count += (postingStarts[form + 1] ?? 0) - (postingStarts[form] ?? 0);
  return count;
}

const made = new WeakMap<WordIndex, EditionWords>();

/** Forms that are prepared in one step. */
const STEP = 1000;
/** Verses that are prepared in one step. */
const VERSE_STEP = 8000;

/** The words of an edition, computed on first use, in steps of a few milliseconds. */
export function* editionWordsOf(index: WordIndex): Generator<undefined, EditionWords, undefined> {
  const known = made.get(index);
  if (known !== undefined) return known;
  const words = yield* makeEditionWords(index);
  made.set(index, words);
  return words;
}

/** Assigns ids to texts in the order of their first occurrence. */
class TextIds {
  readonly #numbers = new Map<string, number>();

  add(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }

  find(text: string): number {
    return this.#numbers.get(text) ?? -1;
  }
}

function* makeEditionWords(index: WordIndex): Generator<undefined, EditionWords, undefined> {
  const { formTotal, formFamilies, postingStarts, familyTotal, wordTotal } = index;
  const spellingNumbers = new TextIds();
  const skeletonNumbers = new TextIds();
  const letters: string[] = [];
  const spellings = new Uint32Array(formTotal);
  const skeletons = new Uint32Array(formTotal);
  const formsOfSpelling: number[][] = [];
  const firstOfSkeleton: number[] = [];
  const occurrences = new Float64Array(familyTotal);
  for (let form = 0; form < formTotal; form++) {
    if (form % STEP === STEP - 1) yield undefined;
    const own = lettersOf(index.form(form));
    letters.push(own);
    const spelling = spellingNumbers.add(own);
    spellings[form] = spelling;
    const others = formsOfSpelling[spelling];
    if (others === undefined) formsOfSpelling[spelling] = [form];
    else others.push(form);
    const skeleton = skeletonNumbers.add(skeletonOf(own));
    skeletons[form] = skeleton;
    firstOfSkeleton[skeleton] ??= form;
    const family = formFamilies[form] ?? 0;
    const count = (postingStarts[form + 1] ?? 0) - (postingStarts[form] ?? 0);
    occurrences[family] = (occurrences[family] ?? 0) + count;
  }
  yield undefined;
  const bitsOf = (form: number): number =>
    Math.log2(wordTotal / Math.max(1, occurrences[formFamilies[form] ?? 0] ?? 1));
  const bits = Float64Array.from({ length: formTotal }, (_, form) => bitsOf(form));
  const verseBits = yield* verseBitsOf(index, bits);
  return {
    index,
    letters,
    spellings,
    skeletons,
    bits,
    verseBits,
    verseScales: verseBits.map((own) => 1 / Math.sqrt(own + SHORT_VERSE)),
    places: placesOf(index),
    findSpelling: (text) => spellingNumbers.find(text),
    formsOfSpelling: (spelling) => formsOfSpelling[spelling] ?? [],
    findBySkeleton: (text) => firstOfSkeleton[skeletonNumbers.find(skeletonOf(text))] ?? -1,
  };
}

function* verseBitsOf(
  { verseTotal, verseStarts, words, formFamilies, familyTotal }: WordIndex,
  bits: Float64Array,
): Generator<undefined, Float32Array, undefined> {
  const verseBits = new Float32Array(verseTotal + 1);
  const lastVerses = new Uint32Array(familyTotal);
  for (let verse = 1; verse <= verseTotal; verse++) {
    if (verse % VERSE_STEP === 0) yield undefined;
    let sum = 0;
    const end = verseStarts[verse] ?? 0;
    for (let word = verseStarts[verse - 1] ?? 0; word < end; word++) {
      const form = words[word] ?? 0;
      const family = formFamilies[form] ?? 0;
      if (lastVerses[family] === verse) continue;
      lastVerses[family] = verse;
      sum += bits[form] ?? 0;
    }
    verseBits[verse] = sum;
  }
  return verseBits;
}

function placesOf({ postingVerses, postingPlaces, verseStarts }: WordIndex): Uint32Array {
  const places = new Uint32Array(postingVerses.length);
  for (let at = 0; at < places.length; at++) {
    places[at] = (verseStarts[(postingVerses[at] ?? 1) - 1] ?? 0) + (postingPlaces[at] ?? 0);
  }
  return places;
}
