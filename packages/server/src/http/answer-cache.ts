/**
 * A cache of finished answers by target. Within one data revision, the same path and query always give the same bytes.
 * Whether the caller may have them is still checked for each request.
 */

import type { Body } from "../wire/answer-body.ts";
import { contentTag } from "./entity-tags.ts";
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
  /** The tag of the content. */
  readonly tag: string;
  /** The cached body, or the body made again. */
  readonly body: () => MaybePromise<Body>;
}

/** Makes the body of an answer. `requestTag`: null when the tag is made from the body. */
export function finishAnswer(answer: Answer, requestTag: string | null): MaybePromise<Finished> {
  return andThen(answer.render(), (body) => {
    const tag = requestTag ?? contentTag(body);
    return { answer, length: body.length, tag, body: () => body };
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
  readonly parsedTarget: ParsedTarget;
  readonly finished: Finished;
}

export interface AnswerCache {
  find(target: string): CachedAnswer | undefined;
  /** Caches the answer if its target was requested before. */
  keep(target: string, parsedTarget: ParsedTarget, finished: Finished): void;
}

/** Whether a target may contain a key, percent-encoded or not. Such a target is not kept in memory. */
const mayContainKey = (target: string): boolean => /key|%6b|%65|%79/i.test(target);

/** Slots for hashes of targets that were requested before; a power of two. */
const HASH_SLOTS = 65_536;

/**
 * Returns a function that says whether it was called with the same text before. It is approximate: it stores tens of
 * thousands of hashes, which may collide or be overwritten. Targets that are requested only once must not be cached:
 * evicting other entries for them would cost several times as much as answering them.
 */
function createRepetitionCheck(): (text: string) => boolean {
  const hashes = new Int32Array(HASH_SLOTS);
  return (text) => {
    // FNV-1a over UTF-16 code units.
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    }
    const slot = (value ^ (value >>> 16)) & (HASH_SLOTS - 1);
    if (hashes[slot] === value) return true;
    hashes[slot] = value;
    return false;
  };
}

/**
 * Caches answers that were requested twice, within a fixed number of bytes; the oldest are evicted. For a large body it
 * keeps only the tag and the function that makes the body.
 */
export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, CachedAnswer>();
  const wasRequested = createRepetitionCheck();
  let totalBytes = 0;
  const cost = (target: string, { finished: { length } }: CachedAnswer): number =>
    Math.min(length, ENTRY_BYTES) + target.length * 2 + OVERHEAD_BYTES;
  const drop = (target: string, old: CachedAnswer): void => {
    entries.delete(target);
    totalBytes -= cost(target, old);
  };
  return {
    find: (target) => entries.get(target),
    keep: (target, parsedTarget, finished) => {
      if (target.length > TARGET_CHARACTERS || !wasRequested(target) || mayContainKey(target)) return;
      const existing = entries.get(target);
      if (existing !== undefined) drop(target, existing);
      const { answer, length } = finished;
      const stored = length > ENTRY_BYTES ? { ...finished, body: () => answer.render() } : finished;
      const entry = { parsedTarget, finished: stored };
      entries.set(target, entry);
      totalBytes += cost(target, entry);
      for (const [oldest, old] of entries) {
        if (totalBytes <= CACHE_BYTES) break;
        drop(oldest, old);
      }
    },
  };
}
