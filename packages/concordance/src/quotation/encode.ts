/** Translates the words of a quotation to the ids of an edition. */

import type { EditionWords } from "./edition-words.ts";
import { equivalentFamilies } from "./equivalent-words.ts";
import type { QuotedWord } from "./read-quotation.ts";

/** A word of a quotation as ids of an edition; -1 where the edition has no such word. */
export interface EncodedWord {
  readonly word: QuotedWord;
  /** Id of its letters. */
  readonly spelling: number;
  readonly family: number;
  readonly skeleton: number;
  /** Families of words that may replace it. */
  readonly equivalents: readonly number[];
  /** Its information in bits. */
  readonly bits: number;
  /** The id of its letters joined with those of the next word ("for ever": "forever"). */
  readonly joined: number;
  /** Two words that together have its letters. */
  readonly splits: readonly (readonly [number, number])[];
}

/** The bits of a word that the edition does not have; it must not outweigh the others. */
const UNKNOWN_BITS = 8;
const MIN_SPLIT = 2;

export function encode(words: readonly QuotedWord[], edition: EditionWords): readonly EncodedWord[] {
  const { index } = edition;
  return words.map((word, at) => {
    const spelling = edition.findSpelling(word.letters);
    const alike = spelling === -1 ? edition.findBySkeleton(word.letters) : -1;
    const form = spelling === -1 ? alike : (edition.formsOfSpelling(spelling)[0] ?? -1);
    const family = form === -1 ? index.findFamily(word.form) : (index.formFamilies[form] ?? -1);
    const next = words[at + 1];
    const equivalents = equivalentFamilies(word.form, family, index);
    return {
      word,
      spelling,
      family,
      skeleton: alike === -1 ? -1 : (edition.skeletons[alike] ?? -1),
      equivalents,
      bits: bitsOf(edition, form, family),
      joined: next === undefined || next.isAfterGap ? -1 : edition.findSpelling(word.letters + next.letters),
      splits: splitsOf(word.letters, edition),
    };
  });
}

function bitsOf({ bits, index }: EditionWords, form: number, family: number): number {
  if (form !== -1) return bits[form] ?? UNKNOWN_BITS;
  const known = family === -1 ? undefined : index.formsOf(family)[0];
  return known === undefined ? UNKNOWN_BITS : (bits[known] ?? UNKNOWN_BITS);
}

function splitsOf(letters: string, edition: EditionWords): EncodedWord["splits"] {
  const splits: (readonly [number, number])[] = [];
  for (let at = MIN_SPLIT; at <= letters.length - MIN_SPLIT; at++) {
    const left = edition.findSpelling(letters.slice(0, at));
    const right = left === -1 ? -1 : edition.findSpelling(letters.slice(at));
    if (right !== -1) splits.push([left, right]);
  }
  return splits;
}

/** Another form or spelling of the same word. */
const FAMILY_LIKENESS = 0.8;
/** Another word by which editions replace it. */
export const EQUIVALENT_LIKENESS = 0.5;
/** Likeness of an equivalent if the edition has no form of the word and must use another: "LORD" for "Yahweh". */
const FOREIGN_LIKENESS = 0.7;

/** Whether the edition lacks a word in every form and spelling. */
export const isForeign = ({ family, spelling, skeleton }: EncodedWord): boolean =>
  family === -1 && spelling === -1 && skeleton === -1;

/** The similarity of words of a quotation to each word of a part of the edition. */
export class LikeWords {
  readonly #edition: EditionWords;
  readonly #first: number;
  readonly #length: number;
  /** The places in the part of the words of a family, or with a spelling. */
  readonly #families = new Map<number, number[]>();
  readonly #spellings = new Map<number, number[]>();
  readonly #row: Float64Array;
  #rowWord: EncodedWord | null = null;

  constructor(edition: EditionWords, first: number, length: number) {
    this.#edition = edition;
    this.#first = first;
    this.#length = length;
    this.#row = new Float64Array(length);
    const { words, formFamilies } = edition.index;
    for (let at = 0; at < length; at++) {
      const form = words[first + at] ?? 0;
      addTo(this.#families, formFamilies[form] ?? -1, at);
      addTo(this.#spellings, edition.spellings[form] ?? -1, at);
    }
  }

  /** For each word of the part, from 1 (same letters) to 0 (nothing in common). Valid until the next call. */
  row(word: EncodedWord): Float64Array {
    if (this.#rowWord === word) return this.#row;
    this.#rowWord = word;
    this.#row.fill(0);
    const likeness = isForeign(word) ? FOREIGN_LIKENESS : EQUIVALENT_LIKENESS;
    for (const family of word.equivalents) this.#put(this.#families.get(family), likeness);
    if (word.skeleton !== -1) this.#putSkeleton(word.skeleton);
    if (word.family !== -1) this.#put(this.#families.get(word.family), FAMILY_LIKENESS);
    if (word.spelling !== -1) this.#put(this.#spellings.get(word.spelling), 1);
    return this.#row;
  }

  #put(places: readonly number[] | undefined, likeness: number): void {
    for (const at of places ?? []) this.#row[at] = likeness;
  }

  #putSkeleton(skeleton: number): void {
    const { skeletons, index } = this.#edition;
    for (let at = 0; at < this.#length; at++) {
      if (skeletons[index.words[this.#first + at] ?? 0] === skeleton) this.#row[at] = FAMILY_LIKENESS;
    }
  }
}

function addTo(places: Map<number, number[]>, key: number, at: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [at]);
  else known.push(at);
}
