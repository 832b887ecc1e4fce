/** Searches editions: finds verses, sorts them, and marks the matches. */

import { evaluationOn } from "./query/evaluate.ts";
import { scoresOf, type VerseFacts } from "./query/rank.ts";
import { scratchOf } from "./query/scratch.ts";
import type { Query } from "./query/syntax.ts";
import { addVerse, intersected, noVerses, ordinalsOf } from "./query/verse-set.ts";
import type { Verses } from "./verses.ts";
import type { WordIndex } from "./word-index.ts";

export interface SearchRequest {
  /** For each edition the query, as `withCompounds` gives it. */
  readonly queries: readonly Query[];
  /** The editions, in the order asked; at most eight. */
  readonly indexes: readonly WordIndex[];
  /** The runs of verses to which the search is restricted; null for none. */
  readonly within: readonly Verses[] | null;
  readonly sort: "relevance" | "canonical";
  /** What is known of the verses; null if that does not count. */
  readonly facts: VerseFacts | null;
}

/** A verse that was found in an edition. */
export interface Hit {
  /** The edition, by its position in `indexes`. */
  readonly edition: number;
  readonly ordinal: number;
  /** With two decimals; 0 if the query has only exclusions. */
  readonly score: number;
}

/** All hits of a search in a total order: score, then canon, then edition; or canon, then edition. */
export interface Hits {
  readonly total: number;
  /** The hits from one number (included, from 0) to another (not included). */
  slice(start: number, end: number): readonly Hit[];
  /** The number of hits from each of these ascending ordinals (included) to the next (not included). */
  countsBetween(bounds: readonly number[]): readonly number[];
}

export function search(request: SearchRequest): Hits {
  const steps = searchInSteps(request);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, with a pause after each edition, so that a server can do other work. */
export function* searchInSteps(request: SearchRequest): Generator<undefined, Hits, undefined> {
  const { queries, indexes, within, sort, facts } = request;
  const parts: FoundPart[] = [];
  for (const [at, index] of indexes.entries()) {
    const query = queries[at];
    if (query === undefined) throw new Error("there is no query for an edition");
    const evaluation = evaluationOn(index);
    const found = evaluation.verses(query);
    const verses = within === null ? found : intersected(found, bitsOf(within, index.verseTotal));
    const ordinals = ordinalsOf(verses);
    parts.push({ ordinals, scores: scoresOf(evaluation, query, { verses, ordinals }, facts) });
    yield;
  }
  const total = parts.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  return {
    total,
    slice: (start, end) =>
      start >= total ? [] : hitsBetween(parts, KEYS[sort], start, Math.min(end, total)),
    countsBetween: (bounds) => countsBetween(parts, bounds),
  };
}

interface FoundPart {
  readonly ordinals: Uint32Array;
  /** The score of each in hundredths. */
  readonly scores: Uint32Array;
}

const EDITIONS = 8;
const ORDINALS = 1 << 16;
/** Greater than every score in hundredths. With the other two factors, the key stays below 2 to the power of 53. */
const SCORES = 1e8;

/**
 * Encodes a hit as one number with the right sort order: the engine sorts numbers several times as fast as objects
 * with a comparison function.
 */
interface HitKey {
  readonly write: (edition: number, ordinal: number, hundredths: number) => number;
  readonly read: (key: number) => Hit;
  /** What hits are sorted by first, ascending: an integer from 0. `best` is the highest score, in hundredths. */
  readonly rank: (ordinal: number, hundredths: number, best: number) => number;
  /** One more than the highest rank. `lastOrdinal` is the highest ordinal. */
  readonly rankTotal: (lastOrdinal: number, best: number) => number;
}

const KEYS: Readonly<Record<SearchRequest["sort"], HitKey>> = {
  relevance: {
    write: (edition, ordinal, hundredths) =>
      ((SCORES - hundredths) * ORDINALS + ordinal) * EDITIONS + edition,
    read: (key) => {
      const place = Math.floor(key / EDITIONS);
      const score = (SCORES - Math.floor(place / ORDINALS)) / 100;
      return { edition: key % EDITIONS, ordinal: place % ORDINALS, score };
    },
    rank: (_, hundredths, best) => best - hundredths,
    rankTotal: (_, best) => best + 1,
  },
  canonical: {
    write: (edition, ordinal, hundredths) => (ordinal * EDITIONS + edition) * SCORES + hundredths,
    read: (key) => {
      const place = Math.floor(key / SCORES);
      return {
        edition: place % EDITIONS,
        ordinal: Math.floor(place / EDITIONS),
        score: (key % SCORES) / 100,
      };
    },
    rank: (ordinal) => ordinal,
    rankTotal: (lastOrdinal) => lastOrdinal + 1,
  },
};

/**
 * The hits from number `start` (included) to `end` (not included), sorted. There are at least `end` hits. Of the others, only
 * those are sorted that have the same rank as one of these.
 */
function hitsBetween(parts: readonly FoundPart[], key: HitKey, start: number, end: number): readonly Hit[] {
  const best = parts.reduce((most, { scores }) => maxOf(scores, most), 0);
  const page = ranksBetween(parts, key, best, start, end);
  const keys = new Float64Array(page.total);
  let next = 0;
  for (const [edition, { ordinals, scores }] of parts.entries()) {
    for (let at = 0; at < ordinals.length; at++) {
      const ordinal = ordinals[at] ?? 0;
      const score = scores[at] ?? 0;
      const rank = key.rank(ordinal, score, best);
      if (rank >= page.first && rank <= page.last) keys[next++] = key.write(edition, ordinal, score);
    }
  }
  return Array.from(keys.sort().subarray(start - page.before, end - page.before), key.read);
}

const countsScratch = scratchOf((length) => new Uint32Array(length));

/** The ranks of the hits from number `start` (included) to `end` (not included), with the numbers of hits before and in them. */
function ranksBetween(
  parts: readonly FoundPart[],
  { rank, rankTotal }: HitKey,
  best: number,
  start: number,
  end: number,
) {
  const lastOrdinal = parts.reduce((most, { ordinals }) => Math.max(most, ordinals.at(-1) ?? 0), 0);
  const counts = countsScratch(rankTotal(lastOrdinal, best));
  for (const { ordinals, scores } of parts) {
    for (let at = 0; at < ordinals.length; at++) {
      const hitRank = rank(ordinals[at] ?? 0, scores[at] ?? 0, best);
      counts[hitRank] = (counts[hitRank] ?? 0) + 1;
    }
  }
  let [first, before, total] = [0, 0, 0];
  for (; before + (counts[first] ?? 0) <= start; first++) before += counts[first] ?? 0;
  let last = first - 1;
  while (before + total < end) total += counts[++last] ?? 0;
  return { first, last, before, total };
}

function maxOf(values: Uint32Array, least: number): number {
  let most = least;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at] ?? 0);
  return most;
}

function bitsOf(within: readonly Verses[], verseTotal: number) {
  const bits = noVerses(verseTotal);
  for (const { first, last } of within) {
    for (let ordinal = first; ordinal <= Math.min(last, verseTotal); ordinal++) addVerse(bits, ordinal);
  }
  return bits;
}

function countsBetween(parts: readonly FoundPart[], bounds: readonly number[]): readonly number[] {
  const counts = new Array<number>(Math.max(0, bounds.length - 1)).fill(0);
  for (const { ordinals } of parts) {
    let start = lower(ordinals, bounds[0] ?? 0, 0);
    for (let at = 0; at < counts.length; at++) {
      const end = lower(ordinals, bounds[at + 1] ?? 0, start);
      counts[at] = (counts[at] ?? 0) + end - start;
      start = end;
    }
  }
  return counts;
}

/** The number of ascending ordinals that are less than the given one; at least `known` are. */
function lower(ordinals: Uint32Array, ordinal: number, known: number): number {
  let low = known;
  let high = ordinals.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
