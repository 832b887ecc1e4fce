/**
 * Finds live keys by hash, and caches them: 10,000 entries, the oldest evicted first. Keys that are
 * unknown, ended or revoked are queried every time, so that all of them take the same time. When the last
 * check is 250 ms old, the store's revision is compared before a cached key is used; so a revocation by
 * another process takes effect within that time. A database file that was moved or replaced counts as
 * unavailable.
 */
import type { DatabaseSync } from "node:sqlite";
import { setBounded } from "../../common/bounded-map.ts";
import type { Clock } from "../clock.ts";
import { liveKeyOf } from "../key-columns.ts";
import { sameHash } from "../key-text.ts";
import { CACHED_KEYS_MAX, type LiveKey } from "../principal.ts";

const CHECK_MS = 250;
const NOT_IN_PLACE =
  "access.db, access.db-wal or access.db-shm was removed from the data directory or replaced: put it back, or restart";

export interface KeyReader {
  /** Null for a key that is unknown, ended or revoked. @throws when the store is unavailable */
  readonly find: (hash: string) => LiveKey | null;
  /** False while the store is unavailable; cached keys are then served for the grace period. */
  readonly works: () => boolean;
  /** Whether the files were in place at the last check. */
  readonly isInPlace: () => boolean;
}

const FIND = `SELECT hash, counter, id, plan, origins, versions, expires_ms, ends_ms
  FROM secrets JOIN keys USING (counter)
  WHERE hash = ? AND revoked_ms IS NULL
    AND (expires_ms IS NULL OR expires_ms > ?) AND (ends_ms IS NULL OR ends_ms > ?)`;

/**
 * @param graceMs how long cached keys are served after the store became unavailable
 * @param lookForFile whether the opened files are still in place
 * @param onError receives the reason why the store is unavailable
 */
export function makeKeyReader(
  database: DatabaseSync,
  clock: Clock,
  graceMs: number,
  lookForFile: () => boolean,
  onError: (error: unknown) => void = () => {},
): KeyReader {
  const find = database.prepare(FIND);
  const dataVersion = database.prepare("PRAGMA data_version");
  const revision = database.prepare("SELECT keys FROM revision");
  const cache = new Map<string, LiveKey>();
  let comparedData = -1;
  let comparedRevision = -1;
  let checkedMs = Number.NEGATIVE_INFINITY;
  let answeredMs = clock.monotonic();
  let works = true;
  let isInPlace = true;

  const compare = (nowMs: number): void => {
    checkedMs = nowMs;
    try {
      isInPlace = lookForFile();
      if (!isInPlace) throw new Error(NOT_IN_PLACE);
      const data = Number(dataVersion.get()?.data_version);
      if (data !== comparedData) {
        const found = Number(revision.get()?.keys);
        if (found !== comparedRevision) cache.clear();
        comparedRevision = found;
        comparedData = data;
      }
      works = true;
      answeredMs = nowMs;
    } catch (error) {
      onError(error);
      works = false;
      if (nowMs - answeredMs > graceMs) cache.clear();
    }
  };

  const compareWhenDue = (): void => {
    const nowMs = clock.monotonic();
    if (nowMs - checkedMs >= CHECK_MS) compare(nowMs);
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
      const cachedKey = cache.get(hash);
      if (
        cachedKey !== undefined &&
        (cachedKey.endsMs === Number.POSITIVE_INFINITY || cachedKey.endsMs > clock.now())
      )
        return cachedKey;
      cache.delete(hash);
      if (!isInPlace) throw new Error(NOT_IN_PLACE);
      const found = ask(hash);
      if (found !== null) setBounded(cache, hash, found, CACHED_KEYS_MAX);
      return found;
    },
  };
}
