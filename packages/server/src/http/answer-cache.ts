/**
 * A cache of finished answers by target. Within one data revision, the same path and query always give the same bytes.
 * Whether the caller may have them is still checked for each request.
 */

import type { Body } from "../wire/answer-body.ts";
import { contentIdentity, type Identity } from "./entity-tags.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import type { Answer, Route } from "./route.ts";

/** Size of the cache and of its largest body in bytes, and the longest target in characters. */
const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 64 * 1024;
const TARGET_CHARACTERS = 512;
/** Estimated bytes of an entry besides its body and its target. */
const OVERHEAD_BYTES = 400;

/** An answer whose body was rendered. */
export interface Finished {
  readonly answer: Answer;
  /** Bytes of the body. */
  readonly length: number;
  readonly identity: Identity;
  /** The cached body, or the body made again. */
  readonly body: () => MaybePromise<Body>;
}

/** Makes the body of an answer. `known`: its identity; null when that is made from the body. */
export function finishAnswer(answer: Answer, known: Identity | null): MaybePromise<Finished> {
  return andThen(answer.render(), (body) => {
    const identity = known ?? contentIdentity(body);
    return { answer, length: body.length, identity, body: () => body };
  });
}

/** A parsed target, with its route. */
export interface ParsedTarget {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly queryString: string;
  /** Undefined when there is none. */
  readonly route: Route | undefined;
}

export interface CachedAnswer {
  readonly target: string;
  readonly parsedTarget: ParsedTarget;
  readonly finished: Finished;
}

/** The place of a target in the cache. */
export interface Place {
  readonly target: string;
  readonly hash: number;
  /** Undefined if the cache has no answer to the target. */
  readonly cached: CachedAnswer | undefined;
}

export interface AnswerCache {
  /** Null for a target that is too long to be cached. */
  find(target: string): Place | null;
  /** Caches the answer if its target was requested before. */
  keep(place: Place, parsedTarget: ParsedTarget, finished: Finished): void;
}

/** Whether a target may contain a key, percent-encoded or not. Such a target is not kept in memory. */
const mayContainKey = (target: string): boolean => /key|%6b|%65|%79/i.test(target);

/** FNV-1a over UTF-16 code units: an integer of 32 bits. */
function hashOf(text: string): number {
  let value = 0x811c9dc5 | 0;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}

/**
 * The key of an entry: the first 20 bits of the hash. V8 does not seed its hashes of integers, and with more bits a caller
 * could put thousands of keys into one bucket of the map.
 */
const keyOf = (hash: number): number => hash >>> 12;

/** Slots for hashes of targets that were requested before; a power of two. */
const HASH_SLOTS = 65_536;

/**
 * Returns a function that says whether it was called with the same hash before. It is approximate: it stores tens of
 * thousands of hashes, which may be overwritten. Targets that are requested only once must not be cached: evicting other
 * entries for them would cost several times as much as answering them.
 */
function createRepetitionCheck(): (hash: number) => boolean {
  const hashes = new Int32Array(HASH_SLOTS);
  return (hash) => {
    const slot = (hash ^ (hash >>> 16)) & (HASH_SLOTS - 1);
    if (hashes[slot] === hash) return true;
    hashes[slot] = hash;
    return false;
  };
}

/**
 * Caches answers that were requested twice, within a fixed number of bytes; the oldest are evicted. For a large body it
 * keeps only its identity and the function that makes the body. Of targets with the same key it caches one.
 */
export function createAnswerCache(): AnswerCache {
  const entries = new Map<number, CachedAnswer>();
  const wasRequested = createRepetitionCheck();
  let totalBytes = 0;
  const cost = ({ target, finished: { length, identity } }: CachedAnswer): number =>
    Math.min(length, ENTRY_BYTES) + (target.length + identity.key.length) * 2 + OVERHEAD_BYTES;
  const drop = (key: number, old: CachedAnswer): void => {
    entries.delete(key);
    totalBytes -= cost(old);
  };
  return {
    find: (target) => {
      if (target.length > TARGET_CHARACTERS) return null;
      const hash = hashOf(target);
      const found = entries.get(keyOf(hash));
      return { target, hash, cached: found?.target === target ? found : undefined };
    },
    keep: ({ target, hash }, parsedTarget, finished) => {
      if (!wasRequested(hash) || mayContainKey(target)) return;
      const key = keyOf(hash);
      const existing = entries.get(key);
      if (existing !== undefined) drop(key, existing);
      const { answer, length } = finished;
      const stored = length > ENTRY_BYTES ? { ...finished, body: () => answer.render() } : finished;
      const entry = { target, parsedTarget, finished: stored };
      entries.set(key, entry);
      totalBytes += cost(entry);
      for (const [oldest, old] of entries) {
        if (totalBytes <= CACHE_BYTES) break;
        drop(oldest, old);
      }
    },
  };
}
