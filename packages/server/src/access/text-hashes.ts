/**
 * SHA-256 of key texts that were found live, so that a busy key is not checked and hashed for every request:
 * 10,000 at most, the longest kept goes first. What is kept is forgotten as soon as it is found to be no live
 * key: an unknown, an ended and a revoked text all take the same way, by checksum, hash and store.
 *
 * Time tells nothing of a kept text. The map compares two texts only when their hashes are equal, which for
 * all texts but the very same one is decided by V8's hash, seeded anew in every process; and whoever sends
 * the very same text has the key, and is told so by the answer.
 */
import { keepNewest } from "./keep-newest.ts";
import { KEPT_MAX } from "./kept-keys.ts";

export interface TextHashes {
  /** The hash of a text that was last found live; undefined for any other. */
  readonly kept: (keyText: string) => string | undefined;
  /** Told of a text that a store found live. */
  readonly keep: (keyText: string, hash: string) => void;
  /** Told of a text that a store found to be no live key. */
  readonly forget: (keyText: string) => void;
}

export function makeTextHashes(): TextHashes {
  const kept = new Map<string, string>();
  return {
    kept: (keyText) => kept.get(keyText),
    keep: (keyText, hash) => keepNewest(kept, keyText, hash, KEPT_MAX),
    forget: (keyText) => void kept.delete(keyText),
  };
}
