/**
 * Finds live keys in PostgreSQL and caches them: 10,000 entries, the oldest evicted first. A cached key is
 * used only while the store's revision is known to be the one at which the key was read. A notification
 * from the store evicts a changed key at once. Without notifications, this reader queries the revision in
 * the background when the last answer is 500 ms old, and waits for it when it is 900 ms old. So a
 * revocation takes effect within a second.
 *
 * When PostgreSQL stops answering, cached keys stay valid for the configured grace period, except those
 * that Redis reports as revoked or shortened (`endedIds`). Every other key is `unavailable`, which is not
 * the same as `invalid`.
 */

import { setBounded } from "../../common/bounded-map.ts";
import type { Clock } from "../clock.ts";
import { liveKeyOf } from "../key-columns.ts";
import { sameHash } from "../key-text.ts";
import type { LiveKey, StoredKey } from "../principal.ts";
import { CACHED_KEYS_MAX } from "../principal.ts";
import { KEYS_CHANNEL } from "./clustered-key-store.ts";
import type { PostgresLink } from "./postgres-link.ts";

const RECHECK_MS = 500;
const STALE_MS = 900;

export interface KeyReader {
  /** Synchronous when the key is cached. */
  readonly find: (hash: string) => FoundKey | Promise<FoundKey>;
  readonly state: () => "ok" | "degraded" | "down";
}

export type FoundKey = StoredKey | "invalid" | "unavailable";

export interface KeyReaderOptions {
  readonly postgres: PostgresLink;
  readonly clock: Clock;
  readonly namespace: string;
  /** Milliseconds for which cached keys are served after PostgreSQL stopped answering. */
  readonly graceMs: number;
  /** Ids of keys that were recently revoked or shortened, as Redis has them; empty when Redis fails too. */
  readonly endedIds: () => Promise<readonly string[]>;
}

interface State extends KeyReaderOptions {
  readonly cached: Map<string, LiveKey>;
  readonly pending: Map<string, Promise<FoundKey>>;
  revision: string;
  /** When the last query was sent that confirmed the revision. */
  confirmedMs: number;
  comparing: Promise<void> | null;
  triedMs: number;
  /** Whether the last query of the revision failed. PostgreSQL may still answer other queries. */
  failing: boolean;
}

/** Listens until the link is closed. */
export async function openKeyReader(options: KeyReaderOptions): Promise<KeyReader> {
  const { postgres, clock } = options;
  const state: State = {
    ...options,
    cached: new Map(),
    pending: new Map(),
    revision: "",
    confirmedMs: Number.NEGATIVE_INFINITY,
    comparing: null,
    triedMs: Number.NEGATIVE_INFINITY,
    failing: false,
  };
  await compare(state);
  // Notifications may have been missed while nobody listened.
  const ask = (): void => void compare(state);
  await postgres.listen(KEYS_CHANNEL, (notification) => onNotification(state, notification), ask);
  return {
    find: (hash) => find(state, hash),
    state: () => {
      // In the background, so that a server without callers notices the failure too. The next call reports
      // it.
      if (clock.monotonic() - state.triedMs >= RECHECK_MS) void compare(state);
      if (!isDown(state)) return "ok";
      return clock.monotonic() - state.confirmedMs > options.graceMs ? "down" : "degraded";
    },
  };
}

/**
 * A notification names the one key that changed. If an earlier notification was missed, all keys are
 * evicted.
 */
function onNotification(state: State, notification: string): void {
  const [namespace, revision = "", changed] = notification.split(" ");
  if (namespace !== state.namespace) return;
  if (Number(revision) !== Number(state.revision) + 1) state.cached.clear();
  for (const [hash, { id }] of state.cached) if (id === changed) state.cached.delete(hash);
  state.revision = revision;
}

/** Queries the revision. Callers share a query that is already running. */
function compare(state: State): Promise<void> {
  state.comparing ??= compareOnce(state).finally(() => {
    state.comparing = null;
  });
  return state.comparing;
}

async function compareOnce(state: State): Promise<void> {
  const { postgres, clock, cached } = state;
  const sentMs = clock.monotonic();
  state.triedMs = sentMs;
  try {
    const [row] = await postgres.queryWithRetry(() => postgres.sql`SELECT keys FROM revision`.execute());
    const revision = String(row?.keys);
    if (revision !== state.revision) cached.clear();
    state.revision = revision;
    state.confirmedMs = sentMs;
    state.failing = false;
  } catch {
    state.failing = true;
    const ended = new Set(await state.endedIds());
    for (const [hash, { id }] of cached) if (ended.has(id)) cached.delete(hash);
  }
}

const isDown = ({ postgres, failing }: State): boolean => failing || postgres.isDown();

function find(state: State, hash: string): FoundKey | Promise<FoundKey> {
  const { clock } = state;
  const nowMs = clock.monotonic();
  const ageMs = nowMs - state.confirmedMs;
  if (ageMs >= STALE_MS && !isDown(state)) return compare(state).then(() => findNow(state, hash));
  if (ageMs >= RECHECK_MS && nowMs - state.triedMs >= RECHECK_MS) void compare(state);
  return findNow(state, hash);
}

function findNow(state: State, hash: string): FoundKey | Promise<FoundKey> {
  const { cached, clock } = state;
  const down = isDown(state);
  if (down && clock.monotonic() - state.confirmedMs > state.graceMs) cached.clear();
  const cachedKey = cached.get(hash);
  if (
    cachedKey !== undefined &&
    (cachedKey.endsMs === Number.POSITIVE_INFINITY || cachedKey.endsMs > clock.now())
  )
    return cachedKey;
  // A cached key that has expired is invalid, whatever the store says.
  if (cachedKey !== undefined && down) return "invalid";
  cached.delete(hash);
  const before = state.pending.get(hash);
  if (before !== undefined) return before;
  const pending = askFor(state, hash).finally(() => state.pending.delete(hash));
  state.pending.set(hash, pending);
  return pending;
}

async function askFor(state: State, hash: string): Promise<FoundKey> {
  const { postgres, clock, revision } = state;
  const nowMs = clock.now();
  const { sql } = postgres;
  try {
    const [row] = await postgres.queryWithRetry(() =>
      sql`SELECT hash, counter, id, plan, origins, versions, expires_ms, ends_ms
        FROM secrets JOIN keys USING (counter)
        WHERE hash = ${hash} AND revoked_ms IS NULL AND (expires_ms IS NULL OR expires_ms > ${nowMs})
          AND (ends_ms IS NULL OR ends_ms > ${nowMs})`.execute(),
    );
    if (row === undefined || !sameHash(String(row.hash), hash)) return "invalid";
    const key = liveKeyOf(row);
    if (revision === state.revision) setBounded(state.cached, hash, key, CACHED_KEYS_MAX);
    return key;
  } catch {
    return "unavailable";
  }
}
