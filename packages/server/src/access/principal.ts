/** Callers as the stores know them: a principal that also carries the number its counters stand under. */
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

/** A key as its reader keeps it, by the hash of one of its texts. */
export interface LiveKey extends StoredKey {
  /** The first moment at which this text is no longer valid; infinity when it does not end. */
  readonly endsMs: number;
}

export interface CountedPrincipal extends Principal {
  readonly counter: number;
}

/** A caller that was found. */
type Known = Authentication & { readonly kind: "known" };

/** How long a key without a plan is remembered as a fault of the plans. */
const MISSED_MS = 60_000;

export interface Principals {
  /** The same object again while neither key nor plans have changed. Null when there is no such plan. */
  readonly of: (key: StoredKey, table: PlanTable) => Known | null;
  /** Whether in the last minute a key came whose plan is not among these. */
  readonly missPlan: (table: PlanTable) => boolean;
}

/** Turns stored keys into callers. @param tell once for each plan that is missed */
export function makePrincipals(clock: Clock, tell: (problem: string) => void = () => {}): Principals {
  let made = new WeakMap<StoredKey, Known>();
  let madeFor: PlanTable | undefined;
  let missed = new Set<string>();
  let missedMs = Number.NEGATIVE_INFINITY;
  const follow = (table: PlanTable): void => {
    if (madeFor === table) return;
    made = new WeakMap();
    madeFor = table;
    missed = new Set();
    missedMs = Number.NEGATIVE_INFINITY;
  };
  return {
    of(key, table) {
      follow(table);
      const before = made.get(key);
      if (before !== undefined) return before;
      const plan = table.byName.get(key.plan);
      if (plan === undefined) {
        missedMs = clock.monotonic();
        if (!missed.has(key.plan))
          tell(`keys of the plan ${key.plan} are answered 503: there is no such plan`);
        missed.add(key.plan);
        return null;
      }
      const { counter, id: keyId, origins, versions } = key;
      const principal: CountedPrincipal = Object.freeze({ counter, keyId, plan, origins, versions });
      const known: Known = Object.freeze({ kind: "known", principal });
      made.set(key, known);
      return known;
    },
    missPlan(table) {
      follow(table);
      return clock.monotonic() - missedMs < MISSED_MS;
    },
  };
}

const limitsMade = new WeakMap<Plan, TakeLimits>();

function limitsOf(plan: Plan): TakeLimits {
  const before = limitsMade.get(plan);
  if (before !== undefined) return before;
  const limits = Object.freeze({ rate: rateOf(plan.rate), dailyRequests: plan.dailyRequests });
  limitsMade.set(plan, limits);
  return limits;
}

const SANDBOX_LIMITS: TakeLimits = Object.freeze({ rate: rateOf(SANDBOX_RATE), dailyRequests: null });

/** Under which number a request counts, and against what. */
export interface Counted {
  readonly counter: number;
  readonly limits: TakeLimits;
}

const SANDBOX: Counted = Object.freeze({
  counter: SANDBOX_COUNTER,
  limits: SANDBOX_LIMITS,
});

const countedMade = new WeakMap<Principal, Counted>();

/**
 * The same object for the same principal.
 * @throws TypeError for a principal that this package did not make
 */
export function countedOf(subject: Subject): Counted {
  if (subject === "sandbox") return SANDBOX;
  const before = countedMade.get(subject);
  if (before !== undefined) return before;
  const counter = "counter" in subject ? subject.counter : undefined;
  if (typeof counter !== "number") throw new TypeError(`principal ${subject.keyId} comes from elsewhere`);
  const counted = Object.freeze({ counter, limits: limitsOf(subject.plan) });
  countedMade.set(subject, counted);
  return counted;
}

/** The caller under open access. */
export const openPrincipalOf = (plan: Plan): Principal =>
  Object.freeze({ keyId: "open", plan, origins: null, versions: null });
