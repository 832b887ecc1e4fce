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
import { hashOf, isKeyText } from "./key-text.ts";

const KEPT_MAX = 10_000;

export interface TextHashes {
  /** The hash of a text; null when it has not the form of a key. */
  readonly of: (keyText: string) => string | null;
  /** Told of what a store said of the text. */
  readonly note: (keyText: string, hash: string, isLive: boolean) => void;
}

export function makeTextHashes(): TextHashes {
  const kept = new Map<string, string>();
  return {
    of: (keyText) => kept.get(keyText) ?? (isKeyText(keyText) ? hashOf(keyText) : null),
    note(keyText, hash, isLive) {
      if (!isLive) {
        kept.delete(keyText);
        return;
      }
      if (!kept.has(keyText)) keepNewest(kept, keyText, hash, KEPT_MAX);
    },
  };
}
