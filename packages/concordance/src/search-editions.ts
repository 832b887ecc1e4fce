/** Searches editions: finds verses, sorts them, and marks the matches. */

import { evaluationOn } from "./query/evaluate.ts";
import { type Fame, scoresOf } from "./query/rank.ts";
import type { Query } from "./query/syntax.ts";
import { addVerse, intersected, noVerses, ordinalsOf } from "./query/verse-set.ts";
import type { WordIndex } from "./word-index.ts";

export interface SearchRequest {
  /** For each edition the query, as `withCompounds` gives it. */
  readonly queries: readonly Query[];
  /** The editions, in the order asked; at most eight. */
  readonly indexes: readonly WordIndex[];
  /** Spans of ordinals, both ends included, to which the search is restricted; null for none. */
  readonly within: readonly { readonly first: number; readonly last: number }[] | null;
  readonly sort: "relevance" | "canonical";
  /** How well known verses are; null if that does not count. */
  readonly fame: Fame | null;
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
  /** The number of hits in a span of ordinals, both ends included. */
  count(first: number, last: number): number;
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
  const { queries, indexes, within, sort, fame } = request;
  const parts: FoundPart[] = [];
  for (const [at, index] of indexes.entries()) {
    const query = queries[at];
    if (query === undefined) throw new Error("there is no query for an edition");
    const evaluation = evaluationOn(index);
    const found = evaluation.verses(query);
    const ordinals = ordinalsOf(
      within === null ? found : intersected(found, bitsOf(within, index.verseTotal)),
    );
    parts.push({ ordinals, scores: scoresOf(evaluation, query, ordinals, fame) });
    yield;
  }
  const total = parts.reduce((sum, { ordinals }) => sum + ordinals.length, 0);
  const keys = orderOf(parts, KEYS[sort], total);
  return {
    total,
    slice: (start, end) => Array.from(keys.subarray(start, end), KEYS[sort].read),
    count: (first, last) =>
      parts.reduce((sum, { ordinals }) => sum + lower(ordinals, last + 1) - lower(ordinals, first), 0),
  };
}

interface FoundPart {
  readonly ordinals: Uint32Array;
  readonly scores: Float64Array;
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
  },
};

function orderOf(parts: readonly FoundPart[], { write }: HitKey, total: number): Float64Array {
  const keys = new Float64Array(total);
  let next = 0;
  for (const [edition, { ordinals, scores }] of parts.entries()) {
    for (let at = 0; at < ordinals.length; at++) {
      keys[next++] = write(edition, ordinals[at] ?? 0, Math.round((scores[at] ?? 0) * 100));
    }
  }
  return keys.sort();
}

function bitsOf(within: readonly { readonly first: number; readonly last: number }[], verseTotal: number) {
  const bits = noVerses(verseTotal);
  for (const { first, last } of within) {
    for (let ordinal = first; ordinal <= Math.min(last, verseTotal); ordinal++) addVerse(bits, ordinal);
  }
  return bits;
}

/** The number of ascending ordinals that are less than the given one. */
function lower(ordinals: Uint32Array, ordinal: number): number {
  let [low, high] = [0, ordinals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordinals[middle] ?? 0) < ordinal) low = middle + 1;
    else high = middle;
  }
  return low;
}
