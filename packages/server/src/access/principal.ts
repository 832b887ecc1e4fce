/** Callers as the stores know them: a principal together with the number of its counters. */
import type { Authentication, Plan, Principal, Subject } from "./access.ts";
import type { Clock } from "./clock.ts";
import { SANDBOX_COUNTER, type TakeLimits } from "./counters.ts";
import { rateOf } from "./decision.ts";
import { SANDBOX_RATE } from "./plan.ts";
import type { PlanTable } from "./plan-source.ts";

export interface StoredKey {
  readonly counter: number;
  readonly id: string;
  readonly plan: string;
  readonly origins: readonly string[] | null;
  readonly versions: readonly string[] | null;
}

/** A key as its reader caches it, by the hash of one of its secrets. */
export interface LiveKey extends StoredKey {
  /** The first moment at which this secret is no longer valid; infinity when it does not end. */
  readonly endsMs: number;
}

export interface CountedPrincipal extends Principal {
  readonly counter: number;
}

/** Entries of each cache of keys: of secrets by their hash, and of keys read from the store. */
export const CACHED_KEYS_MAX = 10_000;

/** Milliseconds for which cached keys are still served after their store became unavailable; the default. */
export const GRACE_MS = 300_000;

/** A caller that was found. */
type Known = Authentication & { readonly kind: "known" };

/** Milliseconds for which the use of a key without a plan counts as a fault of the plans. */
const MISSED_MS = 60_000;

export interface Principals {
  /** Returns the same object until key or plans change. Null when the plan does not exist. */
  readonly find: (key: StoredKey, table: PlanTable) => Known | null;
  /** Whether a key without a plan was used in the last minute. */
  readonly hasMissingPlan: (table: PlanTable) => boolean;
}

/** Turns stored keys into callers. @param report called once for each missing plan */
export function makePrincipals(clock: Clock, report: (problem: string) => void = () => {}): Principals {
  let callers = new WeakMap<StoredKey, Known>();
  let currentTable: PlanTable | undefined;
  let missingPlans = new Set<string>();
  let missedMs = Number.NEGATIVE_INFINITY;
  const useTable = (table: PlanTable): void => {
    if (currentTable === table) return;
    callers = new WeakMap();
    currentTable = table;
    missingPlans = new Set();
    missedMs = Number.NEGATIVE_INFINITY;
  };
  return {
    find(key, table) {
      useTable(table);
      const cached = callers.get(key);
      if (cached !== undefined) return cached;
      const plan = table.byName.get(key.plan);
      if (plan === undefined) {
        missedMs = clock.monotonic();
        if (!missingPlans.has(key.plan))
          report(`keys of the plan ${key.plan} are refused with 503: the plan does not exist`);
        missingPlans.add(key.plan);
        return null;
      }
      const { counter, id: keyId, origins, versions } = key;
      const principal: CountedPrincipal = Object.freeze({ counter, keyId, plan, origins, versions });
      const known: Known = Object.freeze({ kind: "known", principal });
      callers.set(key, known);
      return known;
    },
    hasMissingPlan(table) {
      useTable(table);
      return clock.monotonic() - missedMs < MISSED_MS;
    },
  };
}

const limitsByPlan = new WeakMap<Plan, TakeLimits>();

function limitsOf(plan: Plan): TakeLimits {
  const cached = limitsByPlan.get(plan);
  if (cached !== undefined) return cached;
  const limits = Object.freeze({ rate: rateOf(plan.rate), dailyRequests: plan.dailyRequests });
  limitsByPlan.set(plan, limits);
  return limits;
}

const SANDBOX_LIMITS: TakeLimits = Object.freeze({ rate: rateOf(SANDBOX_RATE), dailyRequests: null });

/** The counter of a request, and its limits. */
export interface Counted {
  readonly counter: number;
  readonly limits: TakeLimits;
}

const SANDBOX: Counted = Object.freeze({
  counter: SANDBOX_COUNTER,
  limits: SANDBOX_LIMITS,
});

const countedByPrincipal = new WeakMap<Principal, Counted>();

/**
 * Returns the same object for the same principal.
 * @throws TypeError for a principal that this package did not make
 */
export function countedOf(subject: Subject): Counted {
  if (subject === "sandbox") return SANDBOX;
  const cached = countedByPrincipal.get(subject);
  if (cached !== undefined) return cached;
  const counter = "counter" in subject ? subject.counter : undefined;
  if (typeof counter !== "number")
    throw new TypeError(`principal ${subject.keyId} was not made by this package`);
  const counted = Object.freeze({ counter, limits: limitsOf(subject.plan) });
  countedByPrincipal.set(subject, counted);
  return counted;
}

/** The caller under open access. */
export const openPrincipalOf = (plan: Plan): Principal =>
  Object.freeze({ keyId: "open", plan, origins: null, versions: null });
