/** Chooses the implementation of Access: open, embedded (SQLite in the data directory) or clustered. */
import type { Access, Plan } from "./access.ts";
import { type Clock, nextMidnight } from "./clock.ts";
import { makeCounters, makeSharedCounters, type SharedCounters } from "./counters.ts";
import { NO_DAY_STORE } from "./day-store.ts";
import { UNLIMITED } from "./decision.ts";
import { createEmbeddedAccess } from "./embedded/embedded-access.ts";
import { openEmbeddedKeyStore } from "./embedded/embedded-key-store.ts";
import { openEmbeddedStateStore } from "./embedded/embedded-state-store.ts";
import type { KeyStore } from "./key-store.ts";
import type { RandomBytes } from "./key-text.ts";
import { openPlan } from "./plan.ts";
import { diskPlanFiles } from "./plan-files.ts";
import { defaultPlanSource, type PlanSource, planFileSource } from "./plan-source.ts";
import { countedOf, openPrincipalOf } from "./principal.ts";
import type { StateStore } from "./state-store.ts";

/** Where keys are kept. */
export interface StoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** PostgreSQL for keys and usage, Redis or Valkey for limits; null when the data directory is used. */
  readonly cluster?: { readonly databaseUrl: string; readonly redisUrl: string } | null | undefined;
}

/** The options of a command that opens the store. */
export interface CommandOptions extends StoreOptions {
  /** Whether the data directory must already have keys; by default a store is made there. */
  readonly mustExist?: boolean | undefined;
  /** Receives each problem as one sentence, which never contains a key. */
  readonly report?: ((problem: string) => void) | undefined;
}

export interface AccessOptions extends StoreOptions {
  /** Milliseconds for which cached keys are served while their store is unavailable; default 5 minutes. */
  readonly graceMs?: number | undefined;
  /** Timeout of a Redis command in ms (default 150). A query of PostgreSQL may take five times as long. */
  readonly answerMs?: number | undefined;
  /** `open`: no key is required. */
  readonly mode: "keys" | "open";
  /** Null for the default plans. */
  readonly plansFile: string | null;
  /** Threads of this process that take requests; default 1. */
  readonly threads?: number | undefined;
  /** In a worker thread: the plans of the first thread's access, used when the file is wrong. */
  readonly plansInForce?: readonly Plan[] | undefined;
  /** In a worker thread: `shared` of the first thread's access. */
  readonly shared?: SharedCounters | undefined;
  /** Receives one sentence for the log, which never contains a key. */
  readonly report: (problem: string) => void;
}

/** Access, and the memory in which its worker threads count: pass `shared` in their `workerData`. */
export interface SharedAccess extends Access {
  readonly shared: SharedCounters;
}

/**
 * @throws PlansError with every problem of the plans file
 * @throws StoreUnavailable when the stores cannot be opened
 */
export async function createAccess(options: AccessOptions): Promise<SharedAccess> {
  const { clock } = options;
  const plans = openPlans(options.plansFile, clock, options.report, options.plansInForce);
  if (options.mode === "open") return createOpenAccess(plans, clock, options.shared);
  const common = {
    plans,
    clock,
    shared: options.shared,
    graceMs: options.graceMs,
    answerMs: options.answerMs,
    everySecond,
    tell: options.report,
  };
  if (!options.cluster) return createEmbeddedAccess({ ...common, dataDir: options.dataDir });
  const { createClusteredAccess } = await clustered();
  const { random, threads } = options;
  return createClusteredAccess({ ...common, ...options.cluster, random, threads });
}

/** The plans of a file, or the default ones. @throws PlansError */
export function openPlans(
  plansFile: string | null,
  clock: Clock,
  report: (problem: string) => void,
  inForce?: readonly Plan[],
): PlanSource {
  return plansFile === null
    ? defaultPlanSource()
    : planFileSource(plansFile, diskPlanFiles, clock, report, inForce);
}

/** Loaded only for a cluster: its clients are 490 modules, which take a tenth of a second and 20 MB. */
const clustered = () => import("./clustered/clustered-access.ts");

/** The keys alone, for commands. @throws StoreUnavailable */
export async function openKeyStore(options: CommandOptions): Promise<KeyStore> {
  if (!options.cluster) return openEmbeddedKeyStore(options);
  const { openClusterKeys } = await clustered();
  const { cluster, clock, random, report } = options;
  return openClusterKeys({ ...cluster, clock, random, answerMs: COMMAND_MS, report: report });
}

/** Timeout of a Redis command in the command line. A request waits less. */
const COMMAND_MS = 2000;

/** Opens a store to read or write all keys and usage, for backup and restore. @throws StoreUnavailable */
export async function openStateStore(options: CommandOptions): Promise<StateStore> {
  const { dataDir, cluster, clock, random, mustExist, report } = options;
  if (!cluster) return openEmbeddedStateStore(dataDir, mustExist);
  const { openClusterState } = await clustered();
  return openClusterState({ ...cluster, clock, random, answerMs: COMMAND_MS, report: report });
}

function everySecond(work: () => void): () => void {
  const timer = setInterval(work, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** Every caller may use every feature of any plan, uncounted. Only the sandbox has a limit. */
function createOpenAccess(plans: PlanSource, clock: Clock, shared?: SharedCounters): SharedAccess {
  const counters = makeCounters(shared ?? makeSharedCounters(8), NO_DAY_STORE, clock);
  let table = plans.current();
  let principal = openPrincipalOf(openPlan(table.plans));
  const current = (): typeof principal => {
    if (table !== plans.current()) {
      table = plans.current();
      principal = openPrincipalOf(openPlan(table.plans));
    }
    return principal;
  };
  return {
    shared: counters.shared,
    authenticate: () => ({ kind: "known", principal: current() }),
    get openPrincipal() {
      return current();
    },
    get plans() {
      return plans.current().plans;
    },
    take(subject, costsQuota, costsRate) {
      if (subject !== "sandbox") return UNLIMITED;
      const { counter, limits } = countedOf(subject);
      return counters.take(counter, limits, costsQuota, costsRate);
    },
    peek(subject) {
      if (subject !== "sandbox") return UNLIMITED;
      const { counter, limits } = countedOf(subject);
      return counters.peek(counter, limits);
    },
    usage: ({ plan }) => ({ plan, quotaUsed: 0, resetsAt: nextMidnight(clock.now()) }),
    health: () => ({ plans: plans.healthy() ? "ok" : "degraded" }),
    fallbacks: () => 0,
    close: async () => {},
  };
}
