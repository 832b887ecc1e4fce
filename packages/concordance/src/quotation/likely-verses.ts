/**
 * Finds the verses that a quotation with changed words may come from. Each word of the quotation votes for the verses
 * that have it, or a usual substitute, in any order. Rare words count for more.
 */

import { type EditionWords, occurrencesOf, SHORT_VERSE } from "./edition-words.ts";
import { type EncodedWord, isForeign } from "./encode.ts";

/** A part of the edition by the numbers of its words: `first` included, `end` not. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** A part of the edition in which a quotation may stand. */
export interface LikelyPlace extends Stretch {
  /**
   * From 0 to 1, for its likeliest verse: the share of the bits in common, in any order, in the quotation, times their share
   * in the verse.
   */
  readonly likeness: number;
}

interface Place extends LikelyPlace {
  /** The verses that it has, the first and the last included. */
  readonly verses: readonly [first: number, last: number];
}

/** Maximum number of occurrences that are examined, the rarest words first, so that common words cost no more than others. */
const MAX_OCCURRENCES = 60_000;
/** The share of its bits with which a usual substitute of a word votes. */
const SUBSTITUTE = 0.5;
/** Verses with less than this share of the bits of the best one are ignored. */
const MIN_SHARE = 0.5;
/** A verse beside a likely one belongs to the same place if it has this share of its bits. */
const BESIDE = 0.3;
/** The size of a bucket of places in words. */
const BUCKET = 16;
/** Words before and after a place that are compared too. */
const SLACK = 8;

/** Words of a quotation that vote once for a verse: all with the same family. */
interface Vote {
  /** -1 if the edition has no such word. */
  readonly family: number;
  readonly bits: number;
  readonly substitutes: readonly number[];
  readonly occurrences: number;
}

interface Tally {
  /** The bits of each verse, and the last vote for it, from 1. All are 0 between two uses. */
  readonly bits: Float32Array;
  readonly voters: Uint16Array;
}

const tallies = new WeakMap<EditionWords, Tally>();

function tallyOf(edition: EditionWords): Tally {
  const known = tallies.get(edition);
  if (known !== undefined) return known;
  const verses = edition.index.verseTotal + 1;
  const tally = { bits: new Float32Array(verses), voters: new Uint16Array(verses) };
  tallies.set(edition, tally);
  return tally;
}

/** The votes, those with the fewest occurrences first. */
function votesOf(words: readonly EncodedWord[], { index }: EditionWords): readonly Vote[] {
  const votes = new Map<number | string, Vote>();
  for (const encoded of words) {
    if (encoded.word.kind !== "word") continue;
    const { equivalents, bits } = encoded;
    // If an edition does not have a word, its usual substitute counts as that word.
    const isReplaced = isForeign(encoded) && equivalents.length > 0;
    const family = isReplaced ? (equivalents[0] ?? -1) : encoded.family;
    const substitutes = isReplaced ? equivalents.slice(1) : equivalents;
    const key = family === -1 ? encoded.word.form : family;
    if (votes.has(key)) continue;
    const occurrences = [family, ...substitutes].reduce(
      (sum, own) => sum + (own === -1 ? 0 : occurrencesOf(index.formsOf(own), index)),
      0,
    );
    votes.set(key, { family, bits, substitutes, occurrences });
  }
  return [...votes.values()].sort((a, b) => a.occurrences - b.occurrences || a.family - b.family);
}

/** Adds the votes to a tally. */
function count(votes: readonly Vote[], edition: EditionWords, { bits, voters }: Tally): void {
  const { formsOf, postingStarts, postingVerses } = edition.index;
  let occurrences = 0;
  for (const [number, vote] of votes.entries()) {
    occurrences += vote.occurrences;
    if (occurrences > MAX_OCCURRENCES && number > 0) return;
    const voter = number + 1;
    for (const family of [vote.family, ...vote.substitutes]) {
      if (family === -1) continue;
      for (const form of formsOf(family)) {
        const own =
          family === vote.family ? vote.bits : SUBSTITUTE * Math.min(vote.bits, edition.bits[form] ?? 0);
        const end = postingStarts[form + 1] ?? 0;
        for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
          const verse = postingVerses[posting] as number;
          if (voters[verse] === voter) continue;
          voters[verse] = voter;
          bits[verse] = (bits[verse] as number) + own;
        }
      }
    }
  }
}

/** The verses with the highest values, the best first; ties in the order of the text. */
class BestVerses {
  readonly verses: number[] = [];
  /** Values up to this one are not among the highest. */
  least = 0;
  readonly #values: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(verse: number, value: number): void {
    let at = this.#values.length;
    while (at > 0 && (this.#values[at - 1] as number) < value) at--;
    this.#values.splice(at, 0, value);
    this.verses.splice(at, 0, verse);
    const least = (this.#values[0] as number) * MIN_SHARE;
    while (this.verses.length > this.#most || (this.#values.at(-1) as number) < least) {
      this.verses.pop();
      this.#values.pop();
    }
    this.least = Math.max(least, this.verses.length < this.#most ? 0 : (this.#values.at(-1) as number));
  }
}

/** The likeliest verses: those with the most bits, and those with the most bits for their length. */
function likelyVerses(
  { bits }: Tally,
  { verseScales, index: { verseTotal, verseStarts } }: EditionWords,
  most: number,
  within: Stretch | null,
): ReadonlySet<number> {
  const [byBits, byShare] = [new BestVerses(most), new BestVerses(most)];
  for (let verse = 1; verse <= verseTotal; verse++) {
    const own = bits[verse] as number;
    if (own === 0) continue;
    if (within !== null && (verseStarts[verse] ?? 0) <= within.first) continue;
    if (within !== null && (verseStarts[verse - 1] ?? 0) >= within.end) break;
    if (own > byBits.least) byBits.add(verse, own);
    const share = own * (verseScales[verse] as number);
    if (share > byShare.least) byShare.add(verse, share);
  }
  const verses = new Set<number>();
  for (let at = 0; at < most; at++) {
    for (const verse of [byShare.verses[at], byBits.verses[at]]) if (verse !== undefined) verses.add(verse);
  }
  return verses;
}

/**
 * The parts of the edition in which to search for a quotation, the likeliest first.
 * @param most verses with the most bits, where parts of a long verse are found, and as many with the most bits for their
 *   length, where whole verses are found
 * @param within only verses that have words of this part
 */
export function likelyPlacesOf(
  words: readonly EncodedWord[],
  edition: EditionWords,
  most: number,
  within: Stretch | null = null,
): readonly LikelyPlace[] {
  const tally = tallyOf(edition);
  const votes = votesOf(words, edition);
  count(votes, edition, tally);
  const quotedBits = votes.reduce((sum, { bits }) => sum + bits, 0);
  const places: Place[] = [];
  for (const verse of likelyVerses(tally, edition, most, within)) {
    if (places.some(({ verses: [first, last] }) => first <= verse && verse <= last)) continue;
    const sharedBits = tally.bits[verse] ?? 0;
    places.push({
      ...stretchAround(verse, words, edition, tally),
      likeness: sharedBits ** 2 / (quotedBits * ((edition.verseBits[verse] ?? 0) + SHORT_VERSE)),
    });
  }
  tally.bits.fill(0);
  tally.voters.fill(0);
  return places;
}

/** Where a quotation may stand, given the likeliest verse. */
function stretchAround(
  verse: number,
  words: readonly EncodedWord[],
  edition: EditionWords,
  tally: Tally,
): Stretch & Pick<Place, "verses"> {
  const { verseStarts, wordTotal } = edition.index;
  const [start, end] = [verseStarts[verse - 1] ?? 0, verseStarts[verse] ?? 0];
  if (words.length <= end - start) {
    const verses = withVersesBeside(verse, tally, edition);
    const [first, last] = verses;
    return {
      verses,
      first: Math.max(0, (verseStarts[first - 1] ?? 0) - SLACK),
      end: Math.min(wordTotal, (verseStarts[last] ?? 0) + SLACK),
    };
  }
  // A longer quotation goes on before or after the verse.
  const begins = impliedStart(words, edition, start, end);
  const slack = SLACK + (words.length >> 2);
  const first = Math.max(0, Math.min(start, begins) - slack);
  const last = Math.min(wordTotal, Math.max(end, begins + words.length + BUCKET) + slack);
  let [from, to] = [verse, verse];
  while (from > 1 && (verseStarts[from - 2] ?? 0) >= begins) from--;
  while (to < edition.index.verseTotal && (verseStarts[to + 1] ?? 0) <= begins + words.length) to++;
  return { verses: [from, to], first, end: last };
}

/** A verse with the next one on each side, if that has many of the words too. */
function withVersesBeside(
  verse: number,
  { bits }: Tally,
  { index: { verseTotal } }: EditionWords,
): readonly [first: number, last: number] {
  const least = (bits[verse] ?? 0) * BESIDE;
  const first = verse > 1 && (bits[verse - 1] ?? 0) >= least ? verse - 1 : verse;
  const last = verse < verseTotal && (bits[verse + 1] ?? 0) >= least ? verse + 1 : verse;
  return [first, last];
}

/** Where a quotation would begin, given the words that it has in common with a part of the edition. */
function impliedStart(
  words: readonly EncodedWord[],
  { index, bits }: EditionWords,
  start: number,
  end: number,
): number {
  const places = new Map<number, number[]>();
  for (const [at, { family }] of words.entries()) {
    const known = places.get(family);
    if (known === undefined) places.set(family, [at]);
    else known.push(at);
  }
  const buckets = new Map<number, number>();
  let [best, most] = [Math.floor(start / BUCKET), 0];
  for (let word = start; word < end; word++) {
    const form = index.words[word] ?? 0;
    for (const at of places.get(index.formFamilies[form] ?? 0) ?? []) {
      const bucket = Math.floor((word - at) / BUCKET);
      const sum = (buckets.get(bucket) ?? 0) + (bits[form] ?? 0);
      buckets.set(bucket, sum);
      if (sum > most) [best, most] = [bucket, sum];
    }
  }
  return best * BUCKET;
}
