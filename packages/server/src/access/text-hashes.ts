/**
 * Caches the SHA-256 of live keys, so that a busy key is not checked and hashed for every request. It has
 * 10,000 entries; when full, the oldest is evicted. A text leaves the cache as soon as it turns out not to
 * be a live key, so unknown, expired and revoked texts all take the same path: checksum, hash, store.
 *
 * The cache leaks nothing through timing. The map compares two texts only if V8's hashes of them are equal.
 * For different texts that is unpredictable, since V8 uses a new seed in every process; and a caller that
 * sends the same text already has the key.
 */
import { setBounded } from "../common/bounded-map.ts";
import { CACHED_KEYS_MAX } from "./principal.ts";

export interface TextHashes {
  /** The cached hash of a text that was recently a live key; undefined for any other text. */
  readonly get: (keyText: string) => string | undefined;
  /** Call when a store found that the text is a live key. */
  readonly add: (keyText: string, hash: string) => void;
  /** Call when a store found that the text is not a live key. */
  readonly forget: (keyText: string) => void;
}

export function makeTextHashes(): TextHashes {
  const get = new Map<string, string>();
  return {
    get: (keyText) => get.get(keyText),
    add: (keyText, hash) => setBounded(get, keyText, hash, CACHED_KEYS_MAX),
    forget: (keyText) => void get.delete(keyText),
  };
}
