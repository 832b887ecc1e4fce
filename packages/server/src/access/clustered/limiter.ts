/** Windows and quota of the whole cluster in Redis, reservations behind them in PostgreSQL. */
import type { Decision } from "../access.ts";
import { type Clock, dayOf } from "../clock.ts";
import { decide } from "../decision.ts";
import type { Counted } from "../principal.ts";
import { quotaName, windowName } from "./limit-script.ts";
import type { RedisLink } from "./redis-link.ts";
import type { Block, Reservations } from "./reservations.ts";
import { makeSettlements, type Settlement, type Settlements } from "./settlements.ts";

const PATIENCE_MS = 500;

export interface Limiter {
  /** @throws when Redis can't be asked; the caller then counts by itself */
  readonly take: (counted: Counted, costsQuota: boolean) => Promise<Decision>;
  /** The same figures without counting; always allowed. @throws as above */
  readonly peek: (counted: Counted) => Promise<Decision>;
  /** Of the day's quota; null when Redis does not know. @throws as above */
  readonly used: (counted: Counted) => Promise<number | null>;
}

export interface LimiterOptions {
  readonly redis: RedisLink;
  readonly reservations: Reservations;
  readonly clock: Clock;
  /** In every name in Redis. */
  readonly namespace: string;
  /** Told of every request that was counted on a quota or would have been. */
  readonly note: (counter: number, day: number) => void;
  /** The time that the script goes by; absent: the server's own. */
  readonly scriptTime?: (() => number) | undefined;
}

interface State extends LimiterOptions {
  readonly settlements: Settlements;
  /** What stays the same of a caller's questions. */
  readonly questions: WeakMap<Counted, Question>;
}

interface Question {
  readonly name: string;
  /** Limit, window and daily limit. */
  readonly limits: string;
  /** The words of a first call that counts in the rate, and in the quota too. */
  readonly rateOnly: string;
  readonly withQuota: string;
}

export function makeLimiter(options: LimiterOptions): Limiter {
  const { redis, scriptTime, clock } = options;
  const settlements = makeSettlements({ redis, scriptTime, soon: setImmediate });
  const state: State = { ...options, settlements, questions: new WeakMap() };
  return {
    take(counted, costsQuota) {
      const { name, rateOnly, withQuota } = questionOf(state, counted);
      return settlements.ask(name, costsQuota ? withQuota : rateOnly).then((settlement) => {
        if (settlement.verdict === 3) return reserveAndTake(state, counted, settlement);
        return taken(state, counted, costsQuota, settlement);
      });
    },
    peek(counted) {
      const { name, limits } = questionOf(state, counted);
      // A second call that brings nothing and takes nothing.
      return settlements
        .ask(name, `${limits} 2 0 0 -1 0`)
        .then((settlement) => decisionOf(counted, settlement));
    },
    async used(counted) {
      const day = dayOf(scriptTime?.() ?? clock.now());
      const quota = quotaName(questionOf(state, counted).name, day);
      const found = await redis.send(["HMGET", quota, "left", "top", "loose"]);
      const [left, top, loose] = Array.isArray(found) ? found : [];
      return top === null || top === undefined ? null : Number(top) - Number(left) + Number(loose);
    },
  };
}

function questionOf({ questions, namespace }: State, counted: Counted): Question {
  const before = questions.get(counted);
  if (before !== undefined) return before;
  const { rate, dailyRequests } = counted.limits;
  const limits = `${rate?.limit ?? Number.MAX_SAFE_INTEGER} ${rate?.windowMs ?? 1000} ${dailyRequests ?? -1}`;
  const name = windowName(namespace, counted.counter);
  const question = { name, limits, rateOnly: `${limits} 0`, withQuota: `${limits} 1` };
  questions.set(counted, question);
  return question;
}

function taken({ note }: State, counted: Counted, costsQuota: boolean, settlement: Settlement): Decision {
  if (settlement.verdict === 0 && costsQuota) note(counted.counter, settlement.day);
  return decisionOf(counted, settlement);
}

/** The rate let it in and no grant was left: takes a block from PostgreSQL and asks for the quota again. */
async function reserveAndTake(state: State, counted: Counted, first: Settlement): Promise<Decision> {
  const { reservations, clock, settlements } = state;
  const { name, limits } = questionOf(state, counted);
  const untilMs = clock.monotonic() + PATIENCE_MS;
  let settlement = first;
  while (settlement.verdict === 3) {
    if (clock.monotonic() > untilMs) {
      return taken(state, counted, true, { ...settlement, verdict: 1, retryMs: 1000 });
    }
    const { day } = settlement;
    const block = await reservations.reserve(counted.counter, day, counted.limits.dailyRequests ?? 0);
    settlement = await settlements.ask(name, `${limits} 3 ${grantsOf(block)} ${day} ${loosely(block)}`);
  }
  return taken(state, counted, true, settlement);
}

const grantsOf = (block: Block | null): string => `${block?.granted ?? 0} ${block?.reached ?? 0}`;

/** Null: PostgreSQL could not be asked. */
const loosely = (block: Block | null): string => (block === null ? "1" : "0");

function decisionOf({ limits }: Counted, settlement: Settlement): Decision {
  const { rate, dailyRequests } = limits;
  const window =
    rate === null
      ? null
      : {
          allowed: settlement.verdict !== 1,
          remaining: Math.max(0, rate.limit - settlement.total),
          resetMs: settlement.resetMs,
          retryMs: settlement.retryMs,
        };
  const daily =
    dailyRequests === null
      ? null
      : { limit: dailyRequests, used: Math.max(0, settlement.used), resetMs: settlement.midnightMs };
  return decide(rate, window, daily, settlement.verdict === 2);
}
