/**
 * Finds the places of a quotation with changed words in an edition. Each word votes for the places where the quotation
 * would begin, given an occurrence of that word. Rare words vote first and count for more.
 */

import type { EditionWords } from "./edition-words.ts";
import { type EncodedWord, isForeign } from "./encode.ts";

/** A part of the edition by the numbers of its words: `first` included, `end` not. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** The size of a bucket of places in words, as a power of two. */
const BUCKET_BITS = 4;
const BUCKET = 1 << BUCKET_BITS;
/** Maximum number of occurrences that are examined, so that a quotation of common words costs no more than others. */
const MAX_OCCURRENCES = 16_000;
/** Once the rarer words have this many bits, common words hardly change the order of the places: fewer are examined. */
const ENOUGH_BITS = 70;
const ENOUGH_OCCURRENCES = 4000;
/** Maximum number of occurrences of usual substitutes that are examined as well. */
const MAX_SUBSTITUTE_OCCURRENCES = 6000;
/** Number of places with the most votes that are then sorted by how many of the words they have. */
const MAX_LIKELY_PLACES = 200;
/** Places with less than this share of the bits of the best one are ignored. */
const MIN_SHARE = 0.5;
/** The share of its bits with which a usual substitute of a word votes. */
const SUBSTITUTE = 0.5;

/** Bits by bucket, and for each bucket the last word that voted for it, from 1. All are 0 between two uses. */
interface Buckets {
  readonly bits: Float32Array;
  readonly voters: Uint16Array;
}

const madeBuckets = new WeakMap<EditionWords, Buckets>();

/** The buckets of an edition, for quotations of up to `length` words. */
function bucketsOf(edition: EditionWords, length: number): Buckets {
  const count = ((edition.index.wordTotal + length) >> BUCKET_BITS) + 2;
  const made = madeBuckets.get(edition);
  if (made !== undefined && made.bits.length >= count) return made;
  const buckets = { bits: new Float32Array(count), voters: new Uint16Array(count) };
  madeBuckets.set(edition, buckets);
  return buckets;
}

/** Votes of one quotation, or of a part of it, on one edition. */
class Votes {
  readonly #bits: Float32Array;
  /** Each word votes once for a bucket. */
  readonly #voters: Uint16Array;
  readonly #touched: number[] = [];
  /** Added to starts, since a quotation with extra words may seem to begin before the edition. */
  readonly #shift: number;

  constructor(edition: EditionWords, length: number) {
    this.#shift = length;
    const { bits, voters } = bucketsOf(edition, length);
    this.#bits = bits;
    this.#voters = voters;
  }

  /** Clears the buckets that it used. */
  clear(): void {
    for (const bucket of this.#touched) {
      this.#bits[bucket] = 0;
      this.#voters[bucket] = 0;
    }
  }

  /** Adds the votes of a word: each of its places in the edition votes for the start that it implies. */
  add(places: Uint32Array, from: number, to: number, at: number, worth: number): void {
    const [bits, voters] = [this.#bits, this.#voters];
    const voter = at + 1;
    const shift = this.#shift - at;
    for (let posting = from; posting < to; posting++) {
      const bucket = ((places[posting] as number) + shift) >> BUCKET_BITS;
      if (voters[bucket] === voter) continue;
      voters[bucket] = voter;
      const before = bits[bucket] as number;
      if (before === 0) this.#touched.push(bucket);
      bits[bucket] = before + worth;
    }
  }

  /** The starts with the most bits, best first: the first word of each bucket. */
  best(count: number, isWanted: (start: number) => boolean): readonly number[] {
    let most = 0;
    for (const bucket of this.#touched) {
      const own = this.#bits[bucket] ?? 0;
      if (own > most && isWanted(this.#startOf(bucket))) most = own;
    }
    const found: { readonly start: number; readonly bits: number }[] = [];
    for (const bucket of this.#touched) {
      const own = this.#bits[bucket] ?? 0;
      if (own * 2 < most * MIN_SHARE) continue;
      const [before, end] = [this.#bits[bucket - 1] ?? 0, this.#bits[bucket + 1] ?? 0];
      const bits = own + Math.max(before, end);
      // A place on the border of two buckets counts only in the bucket with more bits.
      const isLesser = before > own || (before === own && before > 0);
      const start = this.#startOf(bucket);
      if (!isLesser && bits >= most * MIN_SHARE && isWanted(start)) found.push({ start, bits });
    }
    found.sort((a, b) => b.bits - a.bits || a.start - b.start);
    return found.slice(0, count).map(({ start }) => start);
  }

  #startOf(bucket: number): number {
    return (bucket << BUCKET_BITS) - this.#shift;
  }
}

interface Vote {
  /** The word's place in the quotation. */
  readonly at: number;
  readonly family: number;
  readonly bits: number;
  readonly occurrences: number;
  readonly isSubstitute: boolean;
}

function votesOf(words: readonly EncodedWord[], { index, bits }: EditionWords): readonly Vote[] {
  const votes: Vote[] = [];
  const add = (at: number, family: number, share: number): void => {
    if (family === -1) return;
    let occurrences = 0;
    let most = 0;
    for (const form of index.formsOf(family)) {
      occurrences += (index.postingStarts[form + 1] ?? 0) - (index.postingStarts[form] ?? 0);
      most = bits[form] ?? 0;
    }
    votes.push({ at, family, bits: most * share, occurrences, isSubstitute: share < 1 });
  };
  for (const [at, encoded] of words.entries()) {
    const { word, family, equivalents } = encoded;
    if (word.kind !== "word") continue;
    add(at, family, 1);
    // If an edition does not have a word, its substitute counts as that word.
    const [usual, ...others] = isForeign(encoded) ? equivalents : [-1, ...equivalents];
    add(at, usual ?? -1, 1);
    for (const other of others) add(at, other, SUBSTITUTE);
  }
  return votes.sort(
    (a, b) =>
      Number(a.isSubstitute) - Number(b.isSubstitute) ||
      a.occurrences - b.occurrences ||
      a.at - b.at ||
      a.family - b.family,
  );
}

/**
 * Sorts starts, the best first, by the bits of the quotation's words that follow them in any order. So words that were too
 * common to vote, or that have moved, count too.
 */
function byContent(
  starts: readonly number[],
  votes: readonly Vote[],
  edition: EditionWords,
  length: number,
): readonly number[] {
  const { words, formFamilies, wordTotal } = edition.index;
  const worth = new Map<number, number>();
  for (const { family, bits } of votes) worth.set(family, Math.max(bits, worth.get(family) ?? 0));
  const found = starts.map((start) => {
    const seen = new Set<number>();
    let bits = 0;
    const end = Math.min(wordTotal, start + length + BUCKET);
    for (let at = Math.max(0, start); at < end; at++) {
      const family = formFamilies[words[at] ?? 0] ?? -1;
      const own = worth.get(family);
      if (own === undefined || seen.has(family)) continue;
      seen.add(family);
      bits += own;
    }
    return { start, bits };
  });
  return found.sort((a, b) => b.bits - a.bits || a.start - b.start).map(({ start }) => start);
}

/** The parts of the edition in which to search for a quotation, the likeliest first. */
export function findNearby(
  words: readonly EncodedWord[],
  edition: EditionWords,
  count: number,
  within: Stretch | null = null,
): readonly Stretch[] {
  const { index } = edition;
  const { postingStarts } = index;
  const counted = new Votes(edition, words.length);
  let [looked, substitutes, told] = [0, 0, 0];
  const votes = votesOf(words, edition);
  for (const [number, { at, family, bits, occurrences, isSubstitute }] of votes.entries()) {
    if (isSubstitute) substitutes += occurrences;
    else looked += occurrences;
    const most = isSubstitute
      ? MAX_SUBSTITUTE_OCCURRENCES
      : told >= ENOUGH_BITS
        ? ENOUGH_OCCURRENCES
        : MAX_OCCURRENCES;
    if ((isSubstitute ? substitutes : looked) > most && number > 0) continue;
    if (!isSubstitute) told += bits;
    for (const form of index.formsOf(family)) {
      counted.add(edition.places, postingStarts[form] ?? 0, postingStarts[form + 1] ?? 0, at, bits);
    }
  }
  const slack = BUCKET + (words.length >> 2);
  const isWanted = (start: number): boolean =>
    within === null || (start + BUCKET >= within.first && start < within.end);
  const likely = counted.best(MAX_LIKELY_PLACES, isWanted);
  counted.clear();
  const best = byContent(likely, votes, edition, words.length).slice(0, count);
  return best.map((start) => ({
    first: Math.max(0, start - slack),
    end: Math.min(index.wordTotal, start + words.length + BUCKET + slack),
  }));
}
