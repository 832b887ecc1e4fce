/**
 * What one thread counts for the metrics: plain numbers, so that counting costs next to nothing and a thread
 * can hand its figures to another. Text is made of them only when somebody asks.
 */

import type { Access, Decision } from "../access/access.ts";
import { andThen } from "../http/exchange.ts";
import type { Seen } from "../http/listen.ts";

/** Upper bounds of the duration histogram in seconds, inclusive; a last bucket without bound follows. */
export const DURATION_BOUNDS: readonly number[] = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
];

/** Requests of one route and status. */
export interface Series {
  count: number;
  seconds: number;
  /** One more than the bounds; not cumulative. */
  readonly buckets: number[];
}

/** Survives being posted between threads. */
export interface Tally {
  /** By route path (or `other`), then status. */
  readonly requests: Map<string, Map<number, Series>>;
  /** By route path, then error code. */
  readonly errors: Map<string, Map<string, number>>;
  /** Answers, no errors, that tell of a reference outside the canon; by route path. */
  readonly outsideCanon: Map<string, number>;
  /** By outcome: allowed, rate, quota, unavailable. */
  readonly limiter: Map<string, number>;
  /** Decisions on limits that this thread took by itself, because the store of all could not be asked. */
  fallbacks: number;
}

export const emptyTally = (): Tally => ({
  requests: new Map(),
  errors: new Map(),
  outsideCanon: new Map(),
  limiter: new Map(),
  fallbacks: 0,
});

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

const newSeries = (): Series => ({
  count: 0,
  seconds: 0,
  buckets: new Array<number>(DURATION_BOUNDS.length + 1).fill(0),
});

const raise = <K>(map: Map<K, number>, key: K, by: number): void =>
  void map.set(key, (map.get(key) ?? 0) + by);

function bucketOf(seconds: number): number {
  let bucket = 0;
  while (bucket < DURATION_BOUNDS.length && seconds > (DURATION_BOUNDS[bucket] ?? 0)) bucket++;
  return bucket;
}

/** Counts a request under its route; what has no route is all `other`. */
export function countRequest(tally: Tally, seen: Seen, routes: ReadonlySet<string>): void {
  const route = seen.path !== undefined && routes.has(seen.path) ? seen.path : "other";
  const series = within(
    within(tally.requests, route, () => new Map()),
    seen.status,
    newSeries,
  );
  const seconds = seen.durationMs / 1000;
  const bucket = bucketOf(seconds);
  series.count++;
  series.seconds += seconds;
  series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
  if (seen.isOutsideCanon) raise(tally.outsideCanon, route, 1);
  if (seen.error !== undefined)
    raise(
      within(tally.errors, route, () => new Map()),
      seen.error,
      1,
    );
}

/** The same access, with the decisions of its limiter counted. */
export function countingAccess<A extends Access>(access: A, tally: Tally): A {
  const count = (decision: Decision): Decision => {
    raise(tally.limiter, decision.reason ?? "allowed", 1);
    return decision;
  };
  const take: Access["take"] = (subject, costsQuota) => {
    const decision = access.take(subject, costsQuota);
    if (!(decision instanceof Promise)) return count(decision);
    const counted = andThen(decision, count);
    if (counted instanceof Promise) counted.catch(() => raise(tally.limiter, "unavailable", 1));
    return counted;
  };
  // Inherits, because some members are accessors whose value changes.
  return Object.assign(Object.create(access) as A, { take });
}

/** Adds the figures of `from` to those of `to`. */
export function addTally(to: Tally, from: Tally): void {
  for (const [route, statuses] of from.requests) {
    for (const [status, { count, seconds, buckets }] of statuses) {
      const series = within(
        within(to.requests, route, () => new Map()),
        status,
        newSeries,
      );
      series.count += count;
      series.seconds += seconds;
      for (const [at, value] of buckets.entries()) series.buckets[at] = (series.buckets[at] ?? 0) + value;
    }
  }
  for (const [route, codes] of from.errors) {
    for (const [code, count] of codes)
      raise(
        within(to.errors, route, () => new Map()),
        code,
        count,
      );
  }
  for (const [route, count] of from.outsideCanon) raise(to.outsideCanon, route, count);
  for (const [outcome, count] of from.limiter) raise(to.limiter, outcome, count);
  to.fallbacks += from.fallbacks;
}
