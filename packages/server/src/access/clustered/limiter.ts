/** Windows and quota of the whole cluster in Redis, reservations behind them in PostgreSQL. */
import type { Decision } from "../access.ts";
import { type Clock, dayOf } from "../clock.ts";
import { decide } from "../decision.ts";
import type { Counted } from "../principal.ts";
import { LIMIT_SCRIPT, LIMIT_SCRIPT_SHA } from "./limit-script.ts";
import type { RedisLink } from "./redis-link.ts";
import type { Block, Reservations } from "./reservations.ts";

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
  /** Before every name in Redis. */
  readonly prefix: string;
  /** Told of every request that was counted on a quota or would have been. */
  readonly note: (counter: number, day: number) => void;
  /** The time that the script goes by; absent: the server's own. */
  readonly scriptTime?: (() => number) | undefined;
}

interface Answer {
  readonly verdict: number;
  readonly total: number;
  readonly resetMs: number;
  readonly retryMs: number;
  readonly used: number;
  readonly day: number;
  readonly midnightMs: number;
}

/** What a second call of the script brings along: null when PostgreSQL could not be asked. */
interface Second {
  readonly day: number;
  readonly block: Block | null;
}

export function makeLimiter(options: LimiterOptions): Limiter {
  const { reservations, clock, note } = options;

  const take = async (counted: Counted, costsQuota: boolean): Promise<Decision> => {
    const daily = counted.limits.dailyRequests;
    let answer = await run(options, counted, costsQuota, null);
    const untilMs = clock.monotonic() + PATIENCE_MS;
    while (answer.verdict === 3 && daily !== null) {
      if (clock.monotonic() > untilMs) {
        answer = { ...answer, verdict: 1, retryMs: 1000 };
        break;
      }
      const { day } = answer;
      const block = await reservations.reserve(counted.counter, day, daily);
      answer = await run(options, counted, costsQuota, { day, block });
    }
    if (answer.verdict === 0 && costsQuota) note(counted.counter, answer.day);
    return decisionOf(counted, answer);
  };

  return {
    take,
    async peek(counted) {
      // A second call that brings nothing and takes nothing.
      return decisionOf(counted, await run(options, counted, false, { day: -1, block: null }));
    },
    async used(counted) {
      const day = dayOf(options.scriptTime?.() ?? clock.now());
      const name = `${quotaOf(options, counted)}${day}`;
      const found = await options.redis.send(["HMGET", name, "left", "top", "loose"]);
      const [left, top, loose] = Array.isArray(found) ? found : [];
      return top === null || top === undefined ? null : Number(top) - Number(left) + Number(loose);
    },
  };
}

const quotaOf = ({ prefix }: LimiterOptions, { counter }: Counted): string => `${prefix}:{${counter}}:q:`;

async function run(
  options: LimiterOptions,
  counted: Counted,
  costsQuota: boolean,
  second: Second | null,
): Promise<Answer> {
  const { rate, dailyRequests } = counted.limits;
  const words = [
    "1",
    `${options.prefix}:{${counted.counter}}:w`,
    options.scriptTime === undefined ? "" : String(options.scriptTime()),
    String(rate?.limit ?? Number.MAX_SAFE_INTEGER),
    String(rate?.windowMs ?? 1000),
    costsQuota ? "1" : "0",
    String(dailyRequests ?? -1),
    quotaOf(options, counted),
    second === null ? "0" : "1",
    String(second?.block?.granted ?? 0),
    String(second?.block?.reached ?? 0),
    String(second?.day ?? -1),
    second !== null && second.block === null ? "1" : "0",
  ];
  return answerOf(await evaluate(options.redis, words));
}

/** By the script's hash; with its text where the server has never seen it or has been restarted. */
async function evaluate(redis: RedisLink, words: readonly string[]): Promise<unknown> {
  try {
    return await redis.send(["EVALSHA", LIMIT_SCRIPT_SHA, ...words]);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith("NOSCRIPT"))) throw error;
    return redis.send(["EVAL", LIMIT_SCRIPT, ...words]);
  }
}

function answerOf(reply: unknown): Answer {
  if (!Array.isArray(reply) || reply.length !== 7) throw new Error("Redis answered something else");
  const [verdict = 0, total = 0, resetMs = 0, retryMs = 0, used = 0, day = 0, midnightMs = 0] =
    reply.map(Number);
  return { verdict, total, resetMs, retryMs, used, day, midnightMs };
}

function decisionOf({ limits }: Counted, answer: Answer): Decision {
  const { rate, dailyRequests } = limits;
  const window =
    rate === null
      ? null
      : {
          allowed: answer.verdict !== 1,
          remaining: Math.max(0, rate.limit - answer.total),
          resetMs: answer.resetMs,
          retryMs: answer.retryMs,
        };
  const daily =
    dailyRequests === null
      ? null
      : { limit: dailyRequests, used: Math.max(0, answer.used), resetMs: answer.midnightMs };
  return decide(rate, window, daily, answer.verdict === 2);
}
