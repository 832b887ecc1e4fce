/**
 * Access on one machine: keys and usage are in SQLite, rate windows and daily counters in memory that all
 * worker threads of the server process share.
 */
import type { DatabaseSync } from "node:sqlite";
import type { Access, Authentication } from "../access.ts";
import { type Clock, nextMidnight } from "../clock.ts";
import { makeCounters, makeSharedCounters, type SharedCounters } from "../counters.ts";
import { unsavedUsageText } from "../day-store.ts";
import { hashOfSent } from "../key-text.ts";
import type { PlanSource } from "../plan-source.ts";
import { countedOf, GRACE_MS, type LiveKey, makePrincipals } from "../principal.ts";
import { makeTextHashes } from "../text-hashes.ts";
import { makeThrottledLog } from "../throttled-log.ts";
import { checkPages, lockDataDir, openDatabase, reasonOf, silentStore, watchFiles } from "./database.ts";
import { makeDayStore } from "./embedded-day-store.ts";
import { type KeyReader, makeKeyReader } from "./embedded-key-reader.ts";

export interface EmbeddedAccessOptions {
  /** Receives one sentence for the log, which never contains a key. */
  readonly report?: ((problem: string) => void) | undefined;
  readonly dataDir: string;
  readonly plans: PlanSource;
  readonly clock: Clock;
  /** In a worker thread: the `shared` of the first thread's access. Absent in the first thread. */
  readonly shared?: SharedCounters | undefined;
  /** Milliseconds for which cached keys are served after the file became unreadable. */
  readonly graceMs?: number | undefined;
  /** Calls back about once a second until the returned function is called; absent: nothing is flushed. */
  readonly everySecond?: ((work: () => void) => () => void) | undefined;
}

/** Close the first thread's access last: it gives unused reservations back. */
export interface EmbeddedAccess extends Access {
  readonly shared: SharedCounters;
}

/** @throws StoreUnavailable when the file cannot be opened or another process uses it */
export function createEmbeddedAccess(options: EmbeddedAccessOptions): EmbeddedAccess {
  const { clock, plans, dataDir } = options;
  const first = options.shared === undefined;
  const lock = first ? lockDataDir(dataDir) : null;
  const database = openUnder(lock, dataDir);
  const log = makeThrottledLog(clock, options.report);
  const onError = (error: unknown): void => log(`the key store fails: ${reasonOf(error)}`);
  const counters = makeCounters(
    options.shared ?? makeSharedCounters(),
    makeDayStore(database, onError),
    clock,
  );
  const reader = makeKeyReader(database, clock, options.graceMs ?? GRACE_MS, watchFiles(dataDir), onError);
  const principals = makePrincipals(clock, options.report);
  const stop = first ? options.everySecond?.(() => counters.flush()) : undefined;
  let closed = false;
  return {
    shared: counters.shared,
    authenticate: authenticator(reader, (key) => principals.find(key, plans.current())),
    openPrincipal: null,
    get plans() {
      return plans.current().plans;
    },
    take(subject, costsQuota, costsRate) {
      const { counter, limits } = countedOf(subject);
      return counters.take(counter, limits, costsQuota, costsRate);
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
      plans: plans.healthy() && !principals.hasMissingPlan(plans.current()) ? "ok" : "degraded",
    }),
    fallbacks: () => 0,
    async close() {
      if (closed) return;
      closed = true;
      stop?.();
      const unsaved = first ? counters.release() : null;
      if (unsaved !== null && unsaved.requests > 0) options.report?.(unsavedUsageText(unsaved));
      database.close();
      lock?.close();
    },
  };
}

/** @param callerOf returns null for a key whose plan does not exist */
function authenticator(reader: KeyReader, callerOf: (key: LiveKey) => Authentication | null) {
  const hashes = makeTextHashes();
  return (keyText: string): Authentication => {
    const cached = hashes.get(keyText);
    const hash = cached ?? hashOfSent(keyText);
    if (hash === null) return INVALID;
    try {
      const key = reader.find(hash);
      if (key === null) {
        hashes.forget(keyText);
        return INVALID;
      }
      if (cached === undefined) hashes.add(keyText, hash);
      return callerOf(key) ?? UNAVAILABLE;
    } catch {
      return UNAVAILABLE;
    }
  };
}

/** Opens the key store; the thread that holds the lock also checks its pages. Releases the lock on failure. */
function openUnder(lock: DatabaseSync | null, dataDir: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(dataDir);
    if (lock !== null) checkPages(database, dataDir);
    return database;
  } catch (error) {
    database?.close();
    lock?.close();
    throw error;
  }
}

const INVALID: Authentication = Object.freeze({ kind: "invalid" });
const UNAVAILABLE: Authentication = Object.freeze({ kind: "unavailable" });
