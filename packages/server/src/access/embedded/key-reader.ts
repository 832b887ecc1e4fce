/**
 * Finds live keys by hash. Keys that were found are kept (10,000 at most, the longest kept goes first); what
 * is not found, ended or revoked is asked for every time, so that all of those take the same time. Before a
 * kept key is used, and when the last look is 250 ms old, the store's revision is compared: a revocation by
 * another process binds within that time. A file that is no longer in its place is one that does not answer.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { keepNewest } from "../keep-newest.ts";
import { KEPT_MAX } from "../kept-keys.ts";
import { liveKeyOf } from "../key-columns.ts";
import { sameHash } from "../key-text.ts";
import type { LiveKey } from "../principal.ts";

const LOOK_MS = 250;
const NOT_IN_PLACE =
  "access.db, access.db-wal or access.db-shm is gone from the data directory, or is another: put it back, or restart";

export interface KeyReader {
  /** Null for a key that is unknown, ended or revoked. @throws when the store can't be asked. */
  readonly find: (hash: string) => LiveKey | null;
  /** False while the store does not answer; kept keys go on for the configured time. */
  readonly works: () => boolean;
  /** Whether the file was in its place at the last look. */
  readonly isInPlace: () => boolean;
}

const FIND = `SELECT hash, counter, id, plan, origins, versions, expires_ms, ends_ms
  FROM secrets JOIN keys USING (counter)
  WHERE hash = ? AND revoked_ms IS NULL
    AND (expires_ms IS NULL OR expires_ms > ?) AND (ends_ms IS NULL OR ends_ms > ?)`;

/**
 * @param graceMs how long kept keys are served when the store has stopped answering
 * @param lookForFile whether others still find the store where this one was opened
 * @param hear told why the store does not answer
 */
export function makeKeyReader(
  database: DatabaseSync,
  clock: Clock,
  graceMs: number,
  lookForFile: () => boolean,
  hear: (error: unknown) => void = () => {},
): KeyReader {
  const find = database.prepare(FIND);
  const dataVersion = database.prepare("PRAGMA data_version");
  const revision = database.prepare("SELECT keys FROM revision");
  const kept = new Map<string, LiveKey>();
  let seenData = -1;
  let seenRevision = -1;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let answeredMs = clock.monotonic();
  let works = true;
  let isInPlace = true;

  const compare = (nowMs: number): void => {
    lookedMs = nowMs;
    try {
      isInPlace = lookForFile();
      if (!isInPlace) throw new Error(NOT_IN_PLACE);
      const data = Number(dataVersion.get()?.data_version);
      if (data !== seenData) {
        const found = Number(revision.get()?.keys);
        if (found !== seenRevision) kept.clear();
        seenRevision = found;
        seenData = data;
      }
      works = true;
      answeredMs = nowMs;
    } catch (error) {
      hear(error);
      works = false;
      if (nowMs - answeredMs > graceMs) kept.clear();
    }
  };

  const compareWhenDue = (): void => {
    const nowMs = clock.monotonic();
    if (nowMs - lookedMs >= LOOK_MS) compare(nowMs);
  };

  const ask = (hash: string): LiveKey | null => {
    const row = find.get(hash, clock.now(), clock.now());
    return row !== undefined && sameHash(String(row.hash), hash) ? liveKeyOf(row) : null;
  };

  return {
    works() {
      compareWhenDue();
      return works;
    },
    isInPlace: () => isInPlace,
    find(hash) {
      compareWhenDue();
      const held = kept.get(hash);
      if (held !== undefined && (held.endsMs === Number.POSITIVE_INFINITY || held.endsMs > clock.now()))
        return held;
      kept.delete(hash);
      if (!isInPlace) throw new Error(NOT_IN_PLACE);
      const found = ask(hash);
      if (found !== null) keepNewest(kept, hash, found, KEPT_MAX);
      return found;
    },
  };
}
