/**
 * Finished answers by the target that asked for them. The data behind a revision never changes, so that the
 * same path and query always give the same bytes; whether the caller may have them is asked anew each time.
 */

import type { Encoding } from "./encoding.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import type { Answer, Route } from "./route.ts";
import { contentTag, entityTags } from "./validator.ts";

/** Bytes of all that is kept, of the largest body that is, and characters of the longest target. */
const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 64 * 1024;
const TARGET_CHARACTERS = 512;
/** What an entry costs beside its body and its target, about. */
const OVERHEAD_BYTES = 400;

/** An answer whose body has been made. */
export interface Finished {
  readonly answer: Answer;
  /** Bytes of the body. */
  readonly length: number;
  /** Names the content of the body. */
  readonly tag: string;
  /** The entity tag of each encoding. */
  readonly etags: Readonly<Record<Encoding, string>>;
  /** The body: kept, or made once more. */
  readonly body: () => MaybePromise<Uint8Array>;
}

/** Makes the body of an answer. */
export function finishAnswer(answer: Answer): MaybePromise<Finished> {
  return andThen(answer.render(), (body) => {
    const tag = contentTag(body);
    return { answer, length: body.length, tag, etags: entityTags(tag), body: () => body };
  });
}

/** Where a target leads. */
export interface Place {
  readonly path: string;
  /** Without its question mark; empty where there is none. */
  readonly queryString: string;
  /** Undefined where there is none. */
  readonly route: Route | undefined;
}

export interface Kept {
  readonly place: Place;
  readonly finished: Finished;
}

export interface AnswerCache {
  find(target: string): Kept | undefined;
  /** Keeps the answer when its target was here before. */
  keep(target: string, place: Place, finished: Finished): void;
}

/** Targets that are remembered as asked once, at most; a power of two. */
const ONCE = 65_536;

/**
 * Says whether a text was asked about before, among the last tens of thousands; now and then wrongly. What is asked
 * for once must not be kept: making room for it would cost several times what it costs to answer.
 */
function createMemory(): (text: string) => boolean {
  const hashes = new Int32Array(ONCE);
  return (text) => {
    // FNV-1a over UTF-16 code units.
    let value = 0x811c9dc5;
    for (let index = 0; index < text.length; index++) {
      value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    }
    const slot = (value ^ (value >>> 16)) & (ONCE - 1);
    if (hashes[slot] === value) return true;
    hashes[slot] = value;
    return false;
  };
}

/** Keeps what was asked for twice, the latest of it, within a fixed number of bytes; of a large body only its tag and how it is made. */
export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, Kept>();
  const wasAsked = createMemory();
  let keptBytes = 0;
  const cost = (target: string, { finished: { length } }: Kept): number =>
    Math.min(length, ENTRY_BYTES) + target.length * 2 + OVERHEAD_BYTES;
  const drop = (target: string, old: Kept): void => {
    kept.delete(target);
    keptBytes -= cost(target, old);
  };
  return {
    find: (target) => kept.get(target),
    keep: (target, place, finished) => {
      if (target.length > TARGET_CHARACTERS || !wasAsked(target)) return;
      const earlier = kept.get(target);
      if (earlier !== undefined) drop(target, earlier);
      const { answer, length } = finished;
      const small = length > ENTRY_BYTES ? { ...finished, body: () => answer.render() } : finished;
      const entry = { place, finished: small };
      kept.set(target, entry);
      keptBytes += cost(target, entry);
      for (const [oldest, old] of kept) {
        if (keptBytes <= CACHE_BYTES) break;
        drop(oldest, old);
      }
    },
  };
}
