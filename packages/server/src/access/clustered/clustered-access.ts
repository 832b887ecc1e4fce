/**
 * Access for any number of processes: keys and usage are in PostgreSQL, rate windows and daily counters in
 * Redis or Valkey. Either may fail; clustered-key-reader.ts and fallback.ts describe what happens then.
 */
import type { Access, Authentication, Decision, Principal, Usage } from "../access.ts";
import { type Clock, dayOf, nextMidnight } from "../clock.ts";
import type { SharedCounters } from "../counters.ts";
import { unsavedUsageText } from "../day-store.ts";
import type { KeyStore } from "../key-store.ts";
import { hashOfSent } from "../key-text.ts";
import type { PlanSource } from "../plan-source.ts";
import { countedOf, GRACE_MS, makePrincipals } from "../principal.ts";
import type { StateStore } from "../state-store.ts";
import { makeTextHashes } from "../text-hashes.ts";
import { type FoundKey, type KeyReader, openKeyReader } from "./clustered-key-reader.ts";
import { openClusteredKeyStore } from "./clustered-key-store.ts";
import { openClusteredStateStore } from "./clustered-state-store.ts";
import { unreachable } from "./failure.ts";
import { type Fallback, makeFallback } from "./fallback.ts";
import { type Limiter, makeLimiter } from "./limiter.ts";
import type { RedisLink } from "./redis-link.ts";
import { makeReservations, type Reservations } from "./reservations.ts";
import {
  announceEnded,
  type ClusterOptions,
  endedIds,
  forgetCounts,
  openForCommand,
  openStores,
  type Stores,
} from "./stores.ts";
import { makeUsageWriter, type UsageWriter } from "./usage-writer.ts";

export interface ClusteredAccessOptions extends ClusterOptions {
  /** Receives one sentence for the log, which never contains a key. */
  readonly report?: ((problem: string) => void) | undefined;
  readonly plans: PlanSource;
  /** In a worker thread: the `shared` of the first thread's access. */
  readonly shared?: SharedCounters | undefined;
  /** Threads of this process that take requests; default 1. */
  readonly threads?: number | undefined;
  /** Milliseconds for which cached keys are served after PostgreSQL became unavailable. */
  readonly graceMs?: number | undefined;
  /** Calls back about once a second until the returned function is called. */
  readonly everySecond?: ((work: () => void) => () => void) | undefined;
  /** The time that limits use; absent: the clock of Redis, which all replicas share. */
  readonly scriptTime?: (() => number) | undefined;
}

export interface ClusteredAccess extends Access {
  readonly shared: SharedCounters;
  /** Writes the counted usage to the store. */
  readonly flush: () => Promise<void>;
}

const ignore = (): void => {};
const PROCESS_GONE_MS = 5000;

/** The keys alone, for commands. @throws StoreUnavailable */
export async function openClusterKeys(options: ClusterOptions): Promise<KeyStore> {
  const { clock, random } = options;
  const stores = await openForCommand(options);
  const { postgres, namespace, close } = stores;
  const announce = (id: string): Promise<void> =>
    announceEnded(stores, clock, [id], options.report ?? ignore);
  return openClusteredKeyStore({ postgres, clock, random, namespace, announceEnded: announce, close });
}

/** Opens the store to read or write all keys and usage, for backup and restore. @throws StoreUnavailable */
export async function openClusterState(options: ClusterOptions): Promise<StateStore> {
  const stores = await openForCommand(options);
  const { postgres, namespace, close } = stores;
  return openClusteredStateStore({
    postgres,
    namespace,
    forgetCounts: (counters) => forgetCounts(stores, options.clock, counters),
    announceEnded: (ids) => announceEnded(stores, options.clock, ids, options.report ?? ignore),
    close,
  });
}

/** @throws StoreUnavailable when either server cannot be reached at the start; nothing stays open then */
export async function createClusteredAccess(options: ClusteredAccessOptions): Promise<ClusteredAccess> {
  const stores = await openStores(options);
  try {
    return await accessOver(stores, options);
  } catch (error) {
    await stores.close();
    throw unreachable("PostgreSQL", error);
  }
}

async function accessOver(stores: Stores, options: ClusteredAccessOptions): Promise<ClusteredAccess> {
  const { clock, plans, random } = options;
  const { redis, namespace } = stores;
  const reservations = makeReservations(stores);
  const processName = Buffer.from(random(10)).toString("hex");
  const usageWriter = makeUsageWriter(reservations, clock, processName);
  const census = makeCensus({
    redis,
    scriptTime: options.scriptTime,
    namespace,
    processName: options.shared === undefined ? processName : null,
  });
  const limits = { redis, reservations, clock, note: usageWriter.note };
  const limiter = makeLimiter({ ...limits, namespace, scriptTime: options.scriptTime });
  const { shared, threads = 1 } = options;
  const fallback = makeFallback({ ...limits, shared, threads, processes: census.processes });
  const reader = await openKeyReader({
    postgres: stores.reads,
    clock,
    namespace,
    graceMs: options.graceMs ?? GRACE_MS,
    endedIds: () => endedIds(redis, namespace),
  });
  await census.sendHeartbeat();
  const stop = options.everySecond?.(() => {
    void usageWriter.flush();
    void census.sendHeartbeat();
  });
  return assemble({
    plans,
    clock,
    stores,
    reservations,
    reader,
    limiter,
    fallback,
    usageWriter,
    census,
    stop,
    report: options.report,
  });
}

interface Parts {
  readonly plans: PlanSource;
  readonly clock: Clock;
  readonly stores: Stores;
  readonly reservations: Reservations;
  readonly reader: KeyReader;
  readonly limiter: Limiter;
  readonly fallback: Fallback;
  readonly usageWriter: UsageWriter;
  readonly census: Census;
  readonly stop: (() => void) | undefined;
  readonly report: ((problem: string) => void) | undefined;
}

function assemble(parts: Parts): ClusteredAccess {
  const { plans, reader, limiter, fallback, usageWriter } = parts;
  const { redis, close } = parts.stores;
  const hashes = makeTextHashes();
  const principals = makePrincipals(parts.clock, parts.report);
  let closed = false;
  let fallbacks = 0;
  const known = (keyText: string, hash: string, key: FoundKey): Authentication => {
    if (typeof key === "object") {
      if (hashes.get(keyText) === undefined) hashes.add(keyText, hash);
      return principals.find(key, plans.current()) ?? UNAVAILABLE;
    }
    hashes.forget(keyText);
    return key === "invalid" ? INVALID : UNAVAILABLE;
  };
  return {
    shared: fallback.shared,
    flush: usageWriter.flush,
    openPrincipal: null,
    get plans() {
      return plans.current().plans;
    },
    authenticate(keyText) {
      const hash = hashes.get(keyText) ?? hashOfSent(keyText);
      if (hash === null) return INVALID;
      const found = reader.find(hash);
      return found instanceof Promise
        ? found.then((key) => known(keyText, hash, key))
        : known(keyText, hash, found);
    },
    take(subject, costsQuota, costsRate) {
      const counted = countedOf(subject);
      const takeLocally = (): Promise<Decision> => {
        fallbacks++;
        return fallback.take(counted, costsQuota, costsRate);
      };
      // The fallback counts this request. The circuit breaker keeps the next ones from waiting for Redis.
      return redis.isDown() ? takeLocally() : limiter.take(counted, costsQuota, costsRate).catch(takeLocally);
    },
    peek(subject) {
      const counted = countedOf(subject);
      const peekLocally = (): Decision => fallback.peek(counted);
      return redis.isDown() ? peekLocally() : limiter.peek(counted).catch(peekLocally);
    },
    usage: (principal) => usageOf(parts, principal),
    health: () => ({
      keys: reader.state(),
      limits: redis.isDown() ? "degraded" : "ok",
      usage: usageWriter.works() ? "ok" : "degraded",
      plans: plans.healthy() && !principals.hasMissingPlan(plans.current()) ? "ok" : "degraded",
    }),
    fallbacks: () => fallbacks,
    async close() {
      if (closed) return;
      closed = true;
      parts.stop?.();
      const unsaved = await usageWriter.end();
      if (unsaved.requests > 0) parts.report?.(unsavedUsageText(unsaved));
      await parts.census.leave();
      await close();
    },
  };
}

async function usageOf(
  { limiter, reservations, usageWriter, clock }: Parts,
  principal: Principal,
): Promise<Usage> {
  const counted = countedOf(principal);
  const day = dayOf(clock.now());
  const limited = principal.plan.dailyRequests !== null;
  const inRedis = limited ? await limiter.used(counted).catch(() => null) : null;
  const stored = async (): Promise<number> => {
    await usageWriter.flush();
    const { used, reserved } = await reservations.load(counted.counter, day);
    return limited ? Math.max(used, reserved) : used;
  };
  return {
    plan: principal.plan,
    quotaUsed: inRedis ?? (await stored()),
    resetsAt: nextMidnight(clock.now()),
  };
}

/** Counts the processes that share the limits. */
interface Census {
  readonly sendHeartbeat: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** The last known number of processes: 1 and up. */
  readonly processes: () => number;
}

interface CensusOptions extends Pick<ClusteredAccessOptions, "scriptTime"> {
  readonly redis: RedisLink;
  readonly namespace: string;
  /** This process's name; null in its worker threads, which only read. */
  readonly processName: string | null;
}

/** The time by the clock of Redis, since the clocks of the processes may differ. */
async function timeOf({ redis, scriptTime }: CensusOptions): Promise<number> {
  if (scriptTime !== undefined) return scriptTime();
  const time = await redis.send(["TIME"]);
  return Array.isArray(time) ? Number(time[0]) * 1000 : Number.NaN;
}

function makeCensus(options: CensusOptions): Census {
  const { redis, namespace, processName } = options;
  const list = `{${namespace}}:processes`;
  let processes = 1;
  const ignoringErrors = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch {
      // Keep the last known number.
    }
  };
  return {
    processes: () => processes,
    sendHeartbeat: () =>
      ignoringErrors(async () => {
        const nowMs = await timeOf(options);
        if (processName !== null) await redis.send(["ZADD", list, String(nowMs), processName]);
        await redis.send(["ZREMRANGEBYSCORE", list, "-inf", String(nowMs - PROCESS_GONE_MS)]);
        processes = Math.max(1, Number(await redis.send(["ZCARD", list])));
      }),
    leave: () =>
      ignoringErrors(async () => {
        if (processName !== null) await redis.send(["ZREM", list, processName]);
      }),
  };
}

const INVALID: Authentication = Object.freeze({ kind: "invalid" });
const UNAVAILABLE: Authentication = Object.freeze({ kind: "unavailable" });
