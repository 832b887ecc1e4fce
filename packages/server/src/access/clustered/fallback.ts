/**
 * Limits while Redis can't be asked. Each process counts its own windows in memory shared by its threads,
 * against the plan's limit divided by the last known number of processes (at least 1). The day's quota is
 * taken from PostgreSQL in blocks that stay in this thread; while PostgreSQL is silent too, each thread lets
 * in at most its share of the day's quota in all.
 *
 * So a window that spans the change to or from this state can hold up to twice the limit, and both stores
 * failing can cost up to one more day's quota. Nothing else is given twice.
 */
import type { Decision } from "../access.ts";
import { type Clock, dayOf, untilMidnightMs } from "../clock.ts";
import { type Counters, makeCounters, makeSharedCounters, type SharedCounters } from "../counters.ts";
import { NO_DAY_STORE } from "../day-store.ts";
import { decide } from "../decision.ts";
import { keepNewest } from "../keep-newest.ts";
import type { Counted } from "../principal.ts";
import type { Reservations } from "./reservations.ts";

const QUOTAS_MAX = 10_000;

export interface Fallback {
  readonly shared: SharedCounters;
  readonly take: (counted: Counted, costsQuota: boolean) => Promise<Decision>;
  /** The window's figures without counting; the quota's are not known here. */
  readonly peek: (counted: Counted) => Decision;
}

export interface FallbackOptions {
  readonly shared: SharedCounters | undefined;
  readonly reservations: Reservations;
  readonly clock: Clock;
  /** The last known number of processes: 1 and up. */
  readonly processes: () => number;
  /** Threads of this process: 1 and up. */
  readonly threads: number;
  readonly note: (counter: number, day: number) => void;
}

interface Quota {
  readonly day: number;
  /** Reserved grants in hand. */
  left: number;
  /** The reservation that the last block reached. */
  top: number;
  /** Let in without a reservation. */
  loose: number;
}

const share = (limit: number, among: number): number => Math.max(1, Math.floor(limit / among));

export function makeFallback(options: FallbackOptions): Fallback {
  const { clock, processes, note } = options;
  const counters: Counters = makeCounters(options.shared ?? makeSharedCounters(), NO_DAY_STORE, clock);
  const quotas = new Map<number, Quota>();
  return {
    shared: counters.shared,
    peek: ({ counter, limits: { rate } }) => {
      const own = rate === null ? null : { ...rate, limit: share(rate.limit, processes()) };
      return counters.peek(counter, { rate: own, dailyRequests: null });
    },
    async take(counted, costsQuota) {
      const { rate, dailyRequests } = counted.limits;
      const own = rate === null ? null : { ...rate, limit: share(rate.limit, processes()) };
      const byRate = counters.take(counted.counter, { rate: own, dailyRequests: null }, false);
      const day = dayOf(clock.now());
      if (dailyRequests === null) {
        if (byRate.allowed && costsQuota) note(counted.counter, day);
        return byRate;
      }
      const quota = quotaOf(quotas, counted.counter, day);
      const wanted = costsQuota && byRate.allowed;
      const granted = !wanted || (await grant(options, quota, counted.counter, dailyRequests));
      if (wanted && granted) note(counted.counter, day);
      const used = Math.max(0, quota.top - quota.left) + quota.loose;
      const daily = { limit: dailyRequests, used, resetMs: untilMidnightMs(clock.now()) };
      const byQuota = decide(null, null, daily, !granted);
      return byRate.allowed ? { ...byQuota, burst: byRate.burst } : { ...byRate, daily: byQuota.daily };
    },
  };
}

/** The thread's part of a key's day; the longest kept goes when there are too many, and its grants with it. */
function quotaOf(quotas: Map<number, Quota>, counter: number, day: number): Quota {
  const before = quotas.get(counter);
  if (before?.day === day) return before;
  const quota = { day, left: 0, top: 0, loose: 0 };
  keepNewest(quotas, counter, quota, QUOTAS_MAX);
  return quota;
}

async function grant(
  { reservations, processes, threads }: FallbackOptions,
  quota: Quota,
  counter: number,
  limit: number,
): Promise<boolean> {
  for (let round = 0; round < 100; round++) {
    if (quota.left > 0) {
      quota.left--;
      return true;
    }
    const block = await reservations.reserve(counter, quota.day, limit);
    if (block === null) {
      if (quota.loose >= share(limit, processes() * threads)) return false;
      quota.loose++;
      return true;
    }
    const paid = Math.min(quota.loose, block.granted);
    quota.loose -= paid;
    quota.left += block.granted - paid;
    quota.top = Math.max(quota.top, block.reached);
    if (block.granted === 0 && block.reached >= limit) return false;
  }
  return false;
}
