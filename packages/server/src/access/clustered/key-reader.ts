/**
 * Finds live keys in PostgreSQL. Found keys are kept (10,000 at most, the longest kept goes first) and used
 * only while the store's revision is known to be the one they were read at: a notice from the store drops a
 * changed key at once, and without notices the revision is asked for in the background when the last answer is half
 * a second old, and waited for when it is 900 ms old. So a revocation binds within a second.
 *
 * When the store stops answering, kept keys go on for the configured time, less those that the other way
 * (`endedIds`, in Redis) says have been cut short; all others are `unavailable`, which is not `invalid`.
 */
import type { Clock } from "../clock.ts";
import { keepNewest } from "../keep-newest.ts";
import { KEPT_MAX } from "../kept-keys.ts";
import { liveKeyOf } from "../key-columns.ts";
import { sameHash } from "../key-text.ts";
import type { LiveKey, StoredKey } from "../principal.ts";
import { KEYS_CHANNEL } from "./key-store.ts";
import type { PostgresLink } from "./postgres-link.ts";

const ASK_MS = 500;
const WAIT_MS = 900;

export interface KeyReader {
  /** At once where the key is kept. */
  readonly find: (hash: string) => FoundKey | Promise<FoundKey>;
  readonly state: () => "ok" | "degraded" | "down";
}

export type FoundKey = StoredKey | "invalid" | "unavailable";

export interface KeyReaderOptions {
  readonly postgres: PostgresLink;
  readonly clock: Clock;
  readonly namespace: string;
  /** How long kept keys are served when PostgreSQL has stopped answering. */
  readonly graceMs: number;
  /** Ids of keys cut short lately, by the way that does not need PostgreSQL; empty when it fails too. */
  readonly endedIds: () => Promise<readonly string[]>;
}

interface State extends KeyReaderOptions {
  readonly kept: Map<string, LiveKey>;
  readonly asking: Map<string, Promise<FoundKey>>;
  revision: string;
  /** When the question was sent whose answer last confirmed the revision. */
  confirmedMs: number;
  comparing: Promise<void> | null;
  triedMs: number;
  /** Whether the revision could not be had when it was last asked for, though PostgreSQL may answer others. */
  failing: boolean;
}

/** Listens until the link is closed. */
export async function openKeyReader(options: KeyReaderOptions): Promise<KeyReader> {
  const { postgres, clock } = options;
  const state: State = {
    ...options,
    kept: new Map(),
    asking: new Map(),
    revision: "",
    confirmedMs: Number.NEGATIVE_INFINITY,
    comparing: null,
    triedMs: Number.NEGATIVE_INFINITY,
    failing: false,
  };
  await compare(state);
  // What was said while nobody listened is found by asking.
  const ask = (): void => void compare(state);
  await postgres.listen(KEYS_CHANNEL, (told) => hear(state, told), ask);
  return {
    find: (hash) => find(state, hash),
    state: () => {
      // In the background, so that a server without callers learns of it too: the next look tells.
      if (clock.monotonic() - state.triedMs >= ASK_MS) void compare(state);
      if (!isDown(state)) return "ok";
      return clock.monotonic() - state.confirmedMs > options.graceMs ? "down" : "degraded";
    },
  };
}

/** A notice names the one key that changed; one that does not follow on the last drops them all. */
function hear(state: State, told: string): void {
  const [namespace, revision = "", changed] = told.split(" ");
  if (namespace !== state.namespace) return;
  if (Number(revision) !== Number(state.revision) + 1) state.kept.clear();
  for (const [hash, { id }] of state.kept) if (id === changed) state.kept.delete(hash);
  state.revision = revision;
}

/** Asks for the revision; one question at a time, and not more often than a failing store may be asked. */
function compare(state: State): Promise<void> {
  state.comparing ??= compareOnce(state).finally(() => {
    state.comparing = null;
  });
  return state.comparing;
}

async function compareOnce(state: State): Promise<void> {
  const { postgres, clock, kept } = state;
  const sentMs = clock.monotonic();
  state.triedMs = sentMs;
  try {
    const [row] = await postgres.askAgain(() => postgres.sql`SELECT keys FROM revision`.execute());
    const revision = String(row?.keys);
    if (revision !== state.revision) kept.clear();
    state.revision = revision;
    state.confirmedMs = sentMs;
    state.failing = false;
  } catch {
    state.failing = true;
    const ended = new Set(await state.endedIds());
    for (const [hash, { id }] of kept) if (ended.has(id)) kept.delete(hash);
  }
}

const isDown = ({ postgres, failing }: State): boolean => failing || postgres.isDown();

function find(state: State, hash: string): FoundKey | Promise<FoundKey> {
  const { clock } = state;
  const nowMs = clock.monotonic();
  const ageMs = nowMs - state.confirmedMs;
  if (ageMs >= WAIT_MS && !isDown(state)) return compare(state).then(() => findNow(state, hash));
  if (ageMs >= ASK_MS && nowMs - state.triedMs >= ASK_MS) void compare(state);
  return findNow(state, hash);
}

function findNow(state: State, hash: string): FoundKey | Promise<FoundKey> {
  const { kept, clock } = state;
  const down = isDown(state);
  if (down && clock.monotonic() - state.confirmedMs > state.graceMs) kept.clear();
  const held = kept.get(hash);
  if (held !== undefined && (held.endsMs === Number.POSITIVE_INFINITY || held.endsMs > clock.now()))
    return held;
  // A kept key that has run out is known to be invalid, whatever the store could say.
  if (held !== undefined && down) return "invalid";
  kept.delete(hash);
  const before = state.asking.get(hash);
  if (before !== undefined) return before;
  const asking = askFor(state, hash).finally(() => state.asking.delete(hash));
  state.asking.set(hash, asking);
  return asking;
}

async function askFor(state: State, hash: string): Promise<FoundKey> {
  const { postgres, clock, revision } = state;
  const nowMs = clock.now();
  const { sql } = postgres;
  try {
    const [row] = await postgres.askAgain(() =>
      sql`SELECT hash, counter, id, plan, origins, versions, expires_ms, ends_ms
        FROM secrets JOIN keys USING (counter)
        WHERE hash = ${hash} AND revoked_ms IS NULL AND (expires_ms IS NULL OR expires_ms > ${nowMs})
          AND (ends_ms IS NULL OR ends_ms > ${nowMs})`.execute(),
    );
    if (row === undefined || !sameHash(String(row.hash), hash)) return "invalid";
    const key = liveKeyOf(row);
    if (revision === state.revision) keepNewest(state.kept, hash, key, KEPT_MAX);
    return key;
  } catch {
    return "unavailable";
  }
}
