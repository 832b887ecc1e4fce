/**
 * Requests on their way to the script in Redis. All that a thread takes in during one turn of its event loop
 * go in one call: one write, one read and one answer to be taken apart for all of them. While a call is under
 * way the next ones gather, so that the busier a thread is, the more share a call. Each is settled by itself;
 * what they share is the journey, and its failure.
 */
import { LIMIT_SCRIPT } from "./limit-script.ts";
import type { RedisLink } from "./redis-link.ts";
import { runScript } from "./redis-script.ts";

/** Requests that go in one call: Redis does nothing else meanwhile, some 3 µs for each. */
const MOST = 128;

export interface Settlement {
  readonly verdict: number;
  /** Requests in the window. */
  readonly total: number;
  readonly resetMs: number;
  readonly retryMs: number;
  /** Of the day's quota; -1 without a limit. */
  readonly used: number;
  /** By the clock of Redis: whole days since 1970, and the milliseconds left of this one. */
  readonly day: number;
  readonly midnightMs: number;
}

export interface Settlements {
  /**
   * What the script says of one request: `name` of its window, and its words as limit-script.ts has them.
   * @throws when Redis can't be asked
   */
  readonly ask: (name: string, words: string) => Promise<Settlement>;
}

export interface SettlementsOptions {
  readonly redis: Pick<RedisLink, "send">;
  /** The time that the script goes by; absent: the server's own. */
  readonly scriptTime?: (() => number) | undefined;
  /** Runs the work once this turn of the event loop has taken in what there is. */
  readonly soon: (work: () => void) => void;
}

interface Asking {
  readonly name: string;
  readonly words: string;
  readonly resolve: (settlement: Settlement) => void;
  readonly reject: (error: unknown) => void;
}

export function makeSettlements({ redis, scriptTime, soon }: SettlementsOptions): Settlements {
  let waiting: Asking[] = [];
  let underWay = 0;

  const settle = async (group: readonly Asking[]): Promise<void> => {
    try {
      const words = [String(group.length)];
      for (const { name } of group) words.push(name);
      words.push(scriptTime === undefined ? "" : String(scriptTime()));
      for (const asking of group) words.push(asking.words);
      const settlements = settlementsIn(await runScript(redis.send, LIMIT_SCRIPT, words), group.length);
      for (const [at, settlement] of settlements.entries()) group[at]?.resolve(settlement);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    underWay--;
    settleAll();
  };

  const settleAll = (): void => {
    if (underWay > 0 && waiting.length < MOST) return;
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += MOST) {
      underWay++;
      void settle(all.slice(from, from + MOST));
    }
  };

  return {
    ask: (name, words) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ name, words, resolve, reject }) === 1) soon(settleAll);
      }),
  };
}

const HEAD = 2;
const EACH = 5;

/** @throws when the answer is not one of the script for so many requests */
function settlementsIn(reply: unknown, count: number): readonly Settlement[] {
  const numbers = typeof reply === "string" ? reply.split(" ").map(Number) : [];
  if (numbers.length !== HEAD + EACH * count || numbers.some(Number.isNaN)) {
    throw new Error("Redis answered something else");
  }
  const number = (at: number): number => numbers[at] ?? 0;
  const settlements: Settlement[] = [];
  for (let at = HEAD; at < numbers.length; at += EACH) {
    settlements.push({
      verdict: number(at),
      total: number(at + 1),
      resetMs: number(at + 2),
      retryMs: number(at + 3),
      used: number(at + 4),
      day: number(0),
      midnightMs: number(1),
    });
  }
  return settlements;
}
