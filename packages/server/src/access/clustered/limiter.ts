/** Rate windows and daily quotas of the whole cluster, counted in Redis. Quota is reserved in PostgreSQL first. */
import type { Decision } from "../access.ts";
import { type Clock, dayOf } from "../clock.ts";
import { decide } from "../decision.ts";
import type { Counted } from "../principal.ts";
import { type LimitBatcher, type LimitResult, makeLimitBatcher } from "./limit-batcher.ts";
import { quotaName, windowName } from "./limit-script.ts";
import type { RedisLink } from "./redis-link.ts";
import type { Block, Reservations } from "./reservations.ts";

/** If other requests keep using up the reserved blocks, a request is refused after this many milliseconds. */
const RESERVE_MS = 500;

export interface Limiter {
  /** @throws when Redis is unavailable; the caller then uses the fallback */
  readonly take: (counted: Counted, costsQuota: boolean, costsRate?: boolean) => Promise<Decision>;
  /** The same figures without counting; always allowed. @throws as above */
  readonly peek: (counted: Counted) => Promise<Decision>;
  /** Requests counted on today's quota; null when Redis does not know. @throws as above */
  readonly used: (counted: Counted) => Promise<number | null>;
}

export interface LimiterOptions {
  readonly redis: RedisLink;
  readonly reservations: Reservations;
  readonly clock: Clock;
  /** A part of every name in Redis. */
  readonly namespace: string;
  /** Called for every allowed request that costs quota, whether or not the plan limits it. */
  readonly note: (counter: number, day: number) => void;
  /** The time that the script uses; absent: the clock of Redis. */
  readonly scriptTime?: (() => number) | undefined;
}

interface State extends LimiterOptions {
  readonly batcher: LimitBatcher;
  /** The arguments of the script that stay the same for a caller. */
  readonly requests: WeakMap<Counted, LimitRequest>;
}

interface LimitRequest {
  readonly name: string;
  /** Limit, window and daily limit. */
  readonly limits: string;
  /** Arguments of a first call: counted in the rate window only, and in the quota too. */
  readonly rateOnly: string;
  readonly withQuota: string;
}

export function makeLimiter(options: LimiterOptions): Limiter {
  const { redis, scriptTime, clock } = options;
  const batcher = makeLimitBatcher({ redis, scriptTime, atEndOfTurn: setImmediate });
  const state: State = { ...options, batcher, requests: new WeakMap() };
  return {
    take(counted, costsQuota, costsRate = true) {
      const { name, limits, rateOnly, withQuota } = requestOf(state, counted);
      const inRate = costsQuota ? withQuota : rateOnly;
      // A second call adds no grants and counts only in the quota.
      const words = costsRate ? inRate : `${limits} ${costsQuota ? 3 : 2} 0 0 -1 0`;
      return batcher.run(name, words).then((result) => {
        if (result.verdict === 3) return reserveAndTake(state, counted, result);
        return decideAndNote(state, counted, costsQuota, result);
      });
    },
    peek(counted) {
      const { name, limits } = requestOf(state, counted);
      // Kind 2 without grants reads the figures and changes nothing.
      return batcher.run(name, `${limits} 2 0 0 -1 0`).then((result) => decisionOf(counted, result));
    },
    async used(counted) {
      const day = dayOf(scriptTime?.() ?? clock.now());
      const quota = quotaName(requestOf(state, counted).name, day);
      const found = await redis.send(["HMGET", quota, "unused", "reserved", "ungranted"]);
      const [unused, reserved, ungranted] = Array.isArray(found) ? found : [];
      return reserved === null || reserved === undefined
        ? null
        : Number(reserved) - Number(unused) + Number(ungranted);
    },
  };
}

function requestOf({ requests, namespace }: State, counted: Counted): LimitRequest {
  const before = requests.get(counted);
  if (before !== undefined) return before;
  const { rate, dailyRequests } = counted.limits;
  const limits = `${rate?.limit ?? Number.MAX_SAFE_INTEGER} ${rate?.windowMs ?? 1000} ${dailyRequests ?? -1}`;
  const name = windowName(namespace, counted.counter);
  const request = { name, limits, rateOnly: `${limits} 0`, withQuota: `${limits} 1` };
  requests.set(counted, request);
  return request;
}

function decideAndNote(
  { note }: State,
  counted: Counted,
  costsQuota: boolean,
  result: LimitResult,
): Decision {
  if (result.verdict === 0 && costsQuota) note(counted.counter, result.day);
  return decisionOf(counted, result);
}

/**
 * The rate window allowed the request, but no grant was left: reserves a block in PostgreSQL and tries the
 * quota again.
 */
async function reserveAndTake(state: State, counted: Counted, first: LimitResult): Promise<Decision> {
  const { reservations, clock, batcher } = state;
  const { name, limits } = requestOf(state, counted);
  const untilMs = clock.monotonic() + RESERVE_MS;
  let result = first;
  while (result.verdict === 3) {
    if (clock.monotonic() > untilMs) {
      return decideAndNote(state, counted, true, { ...result, verdict: 1, retryMs: 1000 });
    }
    const { day } = result;
    const block = await reservations.reserve(counted.counter, day, counted.limits.dailyRequests ?? 0);
    result = await batcher.run(name, `${limits} 3 ${grantsOf(block)} ${day} ${withoutGrant(block)}`);
  }
  return decideAndNote(state, counted, true, result);
}

const grantsOf = (block: Block | null): string => `${block?.granted ?? 0} ${block?.reached ?? 0}`;

/** Whether the script may allow a request without a grant: if there is no block, because PostgreSQL is unavailable. */
const withoutGrant = (block: Block | null): string => (block === null ? "1" : "0");

function decisionOf({ limits }: Counted, result: LimitResult): Decision {
  const { rate, dailyRequests } = limits;
  const window =
    rate === null
      ? null
      : {
          allowed: result.verdict !== 1,
          remaining: Math.max(0, rate.limit - result.total),
          resetMs: result.resetMs,
          retryMs: result.retryMs,
        };
  const daily =
    dailyRequests === null
      ? null
      : { limit: dailyRequests, used: Math.max(0, result.used), resetMs: result.midnightMs };
  return decide(rate, window, daily, result.verdict === 2);
}
