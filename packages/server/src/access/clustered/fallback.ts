/**
 * Limits while Redis is unavailable. Each process counts rate windows in memory that its threads share,
 * against the plan's limit divided by the last known number of processes (at least 1 each). The daily quota
 * is reserved in PostgreSQL in blocks that stay in one thread. While PostgreSQL is unavailable too, each
 * thread allows at most its share of the daily quota.
 *
 * Two limits can be exceeded: a rate window in which Redis fails or returns can allow up to twice the limit,
 * and a failure of both stores can cost up to one more daily quota.
 */

import { setBounded } from "../../common/bounded-map.ts";
import type { Decision } from "../access.ts";
import { type Clock, dayOf, untilMidnightMs } from "../clock.ts";
import { type Counters, makeCounters, makeSharedCounters, type SharedCounters } from "../counters.ts";
import { NO_DAY_STORE } from "../day-store.ts";
import { decide } from "../decision.ts";
import type { Counted } from "../principal.ts";
import type { Reservations } from "./reservations.ts";

const QUOTAS_MAX = 10_000;

export interface Fallback {
  readonly shared: SharedCounters;
  readonly take: (counted: Counted, costsQuota: boolean, costsRate?: boolean) => Promise<Decision>;
  /** The figures of the rate window, without counting. The quota is not known here. */
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
  /** Grants that were reserved and are not used yet. */
  grants: number;
  /** The key's total reservation after the last block. */
  reservedTotal: number;
  /** Requests allowed without a reservation. */
  unreserved: number;
}

const share = (limit: number, among: number): number => Math.max(1, Math.floor(limit / among));

export function makeFallback(options: FallbackOptions): Fallback {
  const { clock, processes, note } = options;
  const counters: Counters = makeCounters(options.shared ?? makeSharedCounters(), NO_DAY_STORE, clock);
  const quotas = new Map<number, Quota>();
  return {
    shared: counters.shared,
    peek: ({ counter, limits: { rate } }) => {
      const sharedRate = rate === null ? null : { ...rate, limit: share(rate.limit, processes()) };
      return counters.peek(counter, { rate: sharedRate, dailyRequests: null });
    },
    async take(counted, costsQuota, costsRate = true) {
      const { rate, dailyRequests } = counted.limits;
      const sharedRate = rate === null ? null : { ...rate, limit: share(rate.limit, processes()) };
      const byRate = counters.take(
        counted.counter,
        { rate: sharedRate, dailyRequests: null },
        false,
        costsRate,
      );
      const day = dayOf(clock.now());
      if (dailyRequests === null) {
        if (byRate.allowed && costsQuota) note(counted.counter, day);
        return byRate;
      }
      const quota = quotaOf(quotas, counted.counter, day);
      const needsGrant = costsQuota && byRate.allowed;
      const granted = !needsGrant || (await grant(options, quota, counted.counter, dailyRequests));
      if (needsGrant && granted) note(counted.counter, day);
      const used = Math.max(0, quota.reservedTotal - quota.grants) + quota.unreserved;
      const daily = { limit: dailyRequests, used, resetMs: untilMidnightMs(clock.now()) };
      const byQuota = decide(null, null, daily, !granted);
      return byRate.allowed ? { ...byQuota, burst: byRate.burst } : { ...byRate, daily: byQuota.daily };
    },
  };
}

/**
 * This thread's share of a key's daily quota. When the map is full, the oldest entry is evicted and its
 * grants are lost.
 */
function quotaOf(quotas: Map<number, Quota>, counter: number, day: number): Quota {
  const before = quotas.get(counter);
  if (before?.day === day) return before;
  const quota = { day, grants: 0, reservedTotal: 0, unreserved: 0 };
  setBounded(quotas, counter, quota, QUOTAS_MAX);
  return quota;
}

async function grant(
  { reservations, processes, threads }: FallbackOptions,
  quota: Quota,
  counter: number,
  limit: number,
): Promise<boolean> {
  for (let round = 0; round < 100; round++) {
    if (quota.grants > 0) {
      quota.grants--;
      return true;
    }
    const block = await reservations.reserve(counter, quota.day, limit);
    if (block === null) {
      if (quota.unreserved >= share(limit, processes() * threads)) return false;
      quota.unreserved++;
      return true;
    }
    const paid = Math.min(quota.unreserved, block.granted);
    quota.unreserved -= paid;
    quota.grants += block.granted - paid;
    quota.reservedTotal = Math.max(quota.reservedTotal, block.reached);
    if (block.granted === 0 && block.reached >= limit) return false;
  }
  return false;
}
