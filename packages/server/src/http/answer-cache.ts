/**
 * Finished answers by the request that asked for them. The data behind a revision never changes, so that the
 * same path and query always give the same bytes; whether the caller may have them is asked anew each time.
 */

import type { Answer } from "./route.ts";
import { contentTag } from "./validator.ts";

/** Bytes of bodies that are kept, of the largest one, and characters of the longest request. */
const CACHE_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 64 * 1024;
const REQUEST_CHARACTERS = 512;
/** What an entry costs beside its body and its request, about. */
const OVERHEAD_BYTES = 400;

/** An answer whose body has been made. */
export interface Finished {
  readonly answer: Answer;
  readonly body: Uint8Array;
  /** Names the content of the body. */
  readonly tag: string;
}

/** Makes the body of an answer. */
export function finishAnswer(answer: Answer): Finished {
  const body = answer.render();
  return { answer, body, tag: contentTag(body) };
}

export interface AnswerCache {
  find(request: string): Finished | undefined;
  keep(request: string, finished: Finished): void;
}

/** Keeps what was asked for last, within a fixed number of bytes. */
export function createAnswerCache(): AnswerCache {
  const kept = new Map<string, Finished>();
  let keptBytes = 0;
  const cost = (request: string, { body }: Finished): number =>
    body.length + request.length * 2 + OVERHEAD_BYTES;
  const drop = (request: string, finished: Finished): void => {
    kept.delete(request);
    keptBytes -= cost(request, finished);
  };
  return {
    find: (request) => kept.get(request),
    keep: (request, finished) => {
      if (finished.body.length > ENTRY_BYTES || request.length > REQUEST_CHARACTERS) return;
      const earlier = kept.get(request);
      if (earlier !== undefined) drop(request, earlier);
      kept.set(request, finished);
      keptBytes += cost(request, finished);
      for (const [oldest, old] of kept) {
        if (keptBytes <= CACHE_BYTES) break;
        drop(oldest, old);
      }
    },
  };
}
