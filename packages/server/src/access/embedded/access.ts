/**
 * Access on one machine: keys and usage in SQLite, rate windows and daily counters in memory that all worker
 * threads of the one server process share.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Access, Authentication } from "../access.ts";
import { type Clock, nextMidnight } from "../clock.ts";
import { makeComplaints } from "../complaints.ts";
import { makeCounters, makeSharedCounters, type SharedCounters } from "../counters.ts";
import { GRACE_MS } from "../kept-keys.ts";
import { hashOfSent } from "../key-text.ts";
import type { PlanSource } from "../plan-source.ts";
import { countedOf, type LiveKey, makePrincipals } from "../principal.ts";
import { makeTextHashes } from "../text-hashes.ts";
import { unwrittenText } from "../unwritten.ts";
import { lockDataDir, openDatabase, reasonOf, silentStore, watchPlace } from "./database.ts";
import { makeDayStore } from "./day-store.ts";
import { type KeyReader, makeKeyReader } from "./key-reader.ts";

export interface EmbeddedAccessOptions {
  /** For the log: one sentence without a key in it. */
  readonly tell?: ((problem: string) => void) | undefined;
  readonly dataDir: string;
  readonly plans: PlanSource;
  readonly clock: Clock;
  /** In a worker thread: what the first thread's access has as `shared`. Absent in the first thread. */
  readonly shared?: SharedCounters | undefined;
  /** How long keys already known are served when the file can't be read any more: milliseconds. */
  readonly graceMs?: number | undefined;
  /** Calls back about once a second until the returned function is called; absent: nobody flushes. */
  readonly everySecond?: ((work: () => void) => () => void) | undefined;
}

/** The first thread is closed last: it gives unused reservations back. */
export interface EmbeddedAccess extends Access {
  readonly shared: SharedCounters;
}

/** @throws StoreUnavailable when the file can't be opened or another process serves from it. */
export function createEmbeddedAccess(options: EmbeddedAccessOptions): EmbeddedAccess {
  const { clock, plans, dataDir } = options;
  const first = options.shared === undefined;
  const lock = first ? lockDataDir(dataDir) : null;
  const database = openBeside(lock, dataDir);
  const complain = makeComplaints(clock, options.tell);
  const hear = (error: unknown): void => complain(`the key store fails: ${reasonOf(error)}`);
  const counters = makeCounters(options.shared ?? makeSharedCounters(), makeDayStore(database, hear), clock);
  const reader = makeKeyReader(database, clock, options.graceMs ?? GRACE_MS, watchPlace(dataDir), hear);
  const principals = makePrincipals(clock, options.tell);
  const stop = first ? options.everySecond?.(() => counters.flush()) : undefined;
  let closed = false;
  return {
    shared: counters.shared,
    authenticate: authenticator(reader, (key) => principals.of(key, plans.current())),
    openPrincipal: null,
    get plans() {
      return plans.current().plans;
    },
    take(subject, costsQuota) {
      const { counter, limits } = countedOf(subject);
      return counters.take(counter, limits, costsQuota);
    },
    peek(subject) {
      const { counter, limits } = countedOf(subject);
      return counters.peek(counter, limits);
    },
    usage(principal) {
      const { counter } = countedOf(principal);
      try {
        return {
          plan: principal.plan,
          quotaUsed: counters.used(counter),
          resetsAt: nextMidnight(clock.now()),
        };
      } catch (error) {
        throw silentStore(error);
      }
    },
    health: () => ({
      keys: reader.works() ? "ok" : "degraded",
      usage: counters.storeWorks() && reader.isInPlace() ? "ok" : "degraded",
      plans: plans.healthy() && !principals.missPlan(plans.current()) ? "ok" : "degraded",
    }),
    fallbacks: () => 0,
    async close() {
      if (closed) return;
      closed = true;
      stop?.();
      const left = first ? counters.release() : null;
      if (left !== null && left.requests > 0) options.tell?.(unwrittenText(left));
      database.close();
      lock?.close();
    },
  };
}

/** @param callerOf null for a key whose plan there is not */
function authenticator(reader: KeyReader, callerOf: (key: LiveKey) => Authentication | null) {
  const hashes = makeTextHashes();
  return (keyText: string): Authentication => {
    const kept = hashes.kept(keyText);
    const hash = kept ?? hashOfSent(keyText);
    if (hash === null) return INVALID;
    try {
      const key = reader.find(hash);
      if (key === null) {
        hashes.forget(keyText);
        return INVALID;
      }
      if (kept === undefined) hashes.keep(keyText, hash);
      return callerOf(key) ?? UNAVAILABLE;
    } catch {
      return UNAVAILABLE;
    }
  };
}

/** The store of keys; the lock is let go where it can't be opened. */
function openBeside(lock: DatabaseSync | null, dataDir: string): DatabaseSync {
  try {
    return openDatabase(dataDir);
  } catch (error) {
    lock?.close();
    throw error;
  }
}

const INVALID: Authentication = Object.freeze({ kind: "invalid" });
const UNAVAILABLE: Authentication = Object.freeze({ kind: "unavailable" });
