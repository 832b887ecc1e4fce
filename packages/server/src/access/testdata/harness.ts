/** What every test of access uses: a manual clock, repeatable random bytes, sample plans. */
import { createHash } from "node:crypto";
import type { Access, Authentication, Decision, Principal } from "../access.ts";
import type { Clock } from "../clock.ts";
import type { KeyStore, NewKey } from "../key-store.ts";
import type { RandomBytes } from "../key-text.ts";
import { DEFAULT_PLANS } from "../plan.ts";
import type { PlanSource } from "../plan-source.ts";
import type { StateStore } from "../state-store.ts";

export interface TestClock extends Clock {
  /** Advances both readings by that many milliseconds. */
  readonly advance: (ms: number) => void;
  /** Moves the wall clock alone, as a correction of the system's time does; `ms` may be negative. */
  readonly setWallBy: (ms: number) => void;
}

/** 2026-03-01T12:00:00Z. */
export const NOON = Date.UTC(2026, 2, 1, 12);

export function testClock(wallMs = NOON): TestClock {
  let passedMs = 0;
  let correctionMs = 0;
  return {
    now: () => wallMs + passedMs + correctionMs,
    monotonic: () => 1_000_000 + passedMs,
    advance: (ms) => {
      passedMs += ms;
    },
    setWallBy: (ms) => {
      correctionMs += ms;
    },
  };
}

export function testRandom(seed: string): RandomBytes {
  let calls = 0;
  return (size) => createHash("shake256", { outputLength: size }).update(`${seed} ${calls++}`).digest();
}

/** Plans that a test may exchange. */
export interface TestPlans extends PlanSource {
  readonly set: (text: Parameters<typeof tableOf>[0]) => void;
}

const tableOf = (plans: typeof DEFAULT_PLANS) => ({
  plans,
  byName: new Map(plans.map((plan) => [plan.name, plan])),
});

export function testPlans(): TestPlans {
  let table = tableOf([
    ...DEFAULT_PLANS,
    {
      name: "tiny",
      dailyRequests: 7,
      rate: { limit: 1000, windowSeconds: 5 },
      maxVerseUnits: 10,
      features: [],
    },
  ]);
  return {
    current: () => table,
    healthy: () => true,
    set: (plans) => {
      table = tableOf(plans);
    },
  };
}

export const newKey = (plan: string, rest: Partial<NewKey> = {}): NewKey => ({
  name: `test of ${plan}`,
  plan,
  origins: null,
  versions: null,
  note: null,
  expiresMs: null,
  ...rest,
});

/** One deployment under test. */
export interface Deployment {
  readonly clock: TestClock;
  readonly plans: TestPlans;
  readonly store: KeyStore;
  readonly state: StateStore;
  /** Another process or thread of the deployment; the first call returns the first. */
  readonly join: () => Promise<Access>;
  /** Ends the last joined one as `kill -9` would, and returns its successor. */
  readonly crash: () => Promise<Access>;
  /** Waits until all of them know of a change made by the store, without moving the clock. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function principalOf(access: Access, text: string): Promise<Principal> {
  const found: Authentication = await access.authenticate(text);
  if (found.kind !== "known") throw new Error(`the key is ${found.kind}`);
  return found.principal;
}

/** How many of `count` attempts pass. */
export async function passes(
  access: Access,
  subject: Principal | "sandbox",
  count: number,
  costsQuota = true,
): Promise<{ readonly passed: number; readonly last: Decision }> {
  let passed = 0;
  let last: Decision = await access.take(subject, costsQuota);
  if (last.allowed) passed++;
  for (let index = 1; index < count; index++) {
    last = await access.take(subject, costsQuota);
    if (last.allowed) passed++;
  }
  return { passed, last };
}

/** Runs a test on a deployment of its own. */
export type Check = (title: string, body: (deployment: Deployment) => Promise<void>) => void;
