/**
 * Batches calls of the limit script. All requests that a thread receives in one turn of its event loop
 * share one call of Redis: one write, one read, one reply to parse. While a call is running, the next
 * requests gather; so the busier a thread is, the more requests share a call. The script decides each
 * request separately. A failed call fails all its requests.
 */
import { LIMIT_SCRIPT } from "./limit-script.ts";
import type { RedisLink } from "./redis-link.ts";
import { runScript } from "./redis-script.ts";

/** Requests in one call at most. Each blocks Redis for about 3 µs. */
const BATCH_MAX = 128;

export interface LimitResult {
  readonly verdict: number;
  /** Requests in the window. */
  readonly total: number;
  readonly resetMs: number;
  readonly retryMs: number;
  /** Requests counted on the daily quota; -1 when there is no limit. */
  readonly used: number;
  /** The day by the clock of Redis, in days since 1970, and the milliseconds until midnight UTC. */
  readonly day: number;
  readonly midnightMs: number;
}

export interface LimitBatcher {
  /**
   * Runs the script for one request. `name` is its rate window; `words` are its arguments as in
   * limit-script.ts.
   * @throws when Redis is unavailable
   */
  readonly run: (name: string, words: string) => Promise<LimitResult>;
}

export interface LimitBatcherOptions {
  readonly redis: Pick<RedisLink, "send">;
  /** The time that the script uses; absent: the clock of Redis. */
  readonly scriptTime?: (() => number) | undefined;
  /** Runs the work at the end of this turn of the event loop. */
  readonly atEndOfTurn: (work: () => void) => void;
}

interface PendingRequest {
  readonly name: string;
  readonly words: string;
  readonly resolve: (result: LimitResult) => void;
  readonly reject: (error: unknown) => void;
}

export function makeLimitBatcher({ redis, scriptTime, atEndOfTurn }: LimitBatcherOptions): LimitBatcher {
  let waiting: PendingRequest[] = [];
  let running = 0;

  const sendBatch = async (batch: readonly PendingRequest[]): Promise<void> => {
    try {
      const words = [String(batch.length)];
      for (const { name } of batch) words.push(name);
      words.push(scriptTime === undefined ? "" : String(scriptTime()));
      for (const request of batch) words.push(request.words);
      const results = resultsIn(await runScript(redis.send, LIMIT_SCRIPT, words), batch.length);
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running--;
    sendAll();
  };

  const sendAll = (): void => {
    if (running > 0 && waiting.length < BATCH_MAX) return;
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += BATCH_MAX) {
      running++;
      void sendBatch(all.slice(from, from + BATCH_MAX));
    }
  };

  return {
    run: (name, words) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ name, words, resolve, reject }) === 1) atEndOfTurn(sendAll);
      }),
  };
}

const HEAD_FIELDS = 2;
const FIELDS_EACH = 5;

/** @throws when the reply does not fit this number of requests */
function resultsIn(reply: unknown, count: number): readonly LimitResult[] {
  const numbers: unknown = typeof reply === "string" ? JSON.parse(reply) : null;
  const isComplete = Array.isArray(numbers) && numbers.length === HEAD_FIELDS + FIELDS_EACH * count;
  if (!isComplete || !numbers.every(Number.isFinite)) {
    throw new Error("Redis sent an unexpected reply");
  }
  const number = (index: number): number => Number(numbers[index]);
  const results: LimitResult[] = [];
  for (let at = HEAD_FIELDS; at < numbers.length; at += FIELDS_EACH) {
    results.push({
      verdict: number(at),
      total: number(at + 1),
      resetMs: number(at + 2),
      retryMs: number(at + 3),
      used: number(at + 4),
      day: number(0),
      midnightMs: number(1),
    });
  }
  return results;
}
