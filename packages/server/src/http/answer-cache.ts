/**
 * Finished answers by the request that asked for them. The data behind a revision never changes, so that the
 * same path and query always give the same bytes; whether the caller may have them is asked anew each time.
 */

import type { Answer } from "./route.ts";
import { contentTag } from "./validator.ts";

/** Bytes of all that is kept, of the largest body that is, and characters of the longest request. */
const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 64 * 1024;
const REQUEST_CHARACTERS = 512;
/** What an entry costs beside its body and its request, about. */
const OVERHEAD_BYTES = 400;

/** An answer whose body has been made. */
export interface Finished {
  readonly answer: Answer;
  /** Bytes of the body. */
  readonly length: number;
  /** Names the content of the body. */
  readonly tag: string;
  /** The body: kept, or made once more. */
  readonly body: () => Uint8Array;
}

/** Makes the body of an answer. */
export function finishAnswer(answer: Answer): Finished {
  const body = answer.render();
  return { answer, length: body.length, tag: contentTag(body), body: () => body };
}

export interface AnswerCache {
  find(request: string): Finished | undefined;
  /** Keeps the answer when its request was here before. */
  keep(request: string, finished: Finished): void;
}

/** Requests that are remembered as asked once, at most; a power of two. */
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
  const kept = new Map<string, Finished>();
  const wasAsked = createMemory();
  let keptBytes = 0;
  const cost = (request: string, { length }: Finished): number =>
    Math.min(length, ENTRY_BYTES) + request.length * 2 + OVERHEAD_BYTES;
  const drop = (request: string, finished: Finished): void => {
    kept.delete(request);
    keptBytes -= cost(request, finished);
  };
  return {
    find: (request) => kept.get(request),
    keep: (request, finished) => {
      if (request.length > REQUEST_CHARACTERS || !wasAsked(request)) return;
      const earlier = kept.get(request);
      if (earlier !== undefined) drop(request, earlier);
      const { answer, length } = finished;
      kept.set(request, length > ENTRY_BYTES ? { ...finished, body: () => answer.render() } : finished);
      keptBytes += cost(request, finished);
      for (const [oldest, old] of kept) {
        if (keptBytes <= CACHE_BYTES) break;
        drop(oldest, old);
      }
    },
  };
}
