import assert from "node:assert/strict";
import { test } from "node:test";
import { type Counted, countedOf } from "../principal.ts";
import { NOON, testClock } from "../testdata/harness.ts";
import { makeFallback } from "./fallback.ts";
import type { Block } from "./reservations.ts";

const DAY = Math.floor(NOON / 86_400_000);

/** A fallback whose reservations give these answers in turn; the last answer repeats. */
function setUp({
  answers = [null],
  processes = 1,
  threads = 1,
}: {
  answers?: (Block | null)[];
  processes?: number;
  threads?: number;
}) {
  const clock = testClock();
  const noted: number[] = [];
  const queries: string[] = [];
  const fallback = makeFallback({
    shared: undefined,
    reservations: {
      reserve: async (counter, day, limit) => {
        queries.push(`${counter} ${day - DAY} ${limit}`);
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? null;
      },
      load: async () => ({ used: 0, reserved: 0 }),
      add: async () => {},
    },
    clock,
    processes: () => processes,
    threads,
    note: (counter) => noted.push(counter),
  });
  const passed = async (counted: Counted, tries: number, costsQuota = true): Promise<number> => {
    let count = 0;
    for (let index = 0; index < tries; index++)
      if ((await fallback.take(counted, costsQuota)).allowed) count++;
    return count;
  };
  return { clock, fallback, noted, queries, passed };
}

const countedWith = (limit: number, dailyRequests: number | null): Counted =>
  countedOf({
    ...{ keyId: "key_a", counter: 7, origins: null, versions: null },
    plan: { name: "p", dailyRequests, rate: { limit, windowSeconds: 5 }, maxVerseUnits: 1, features: [] },
  } as Parameters<typeof countedOf>[0]);

/** The limit of a plan, how many processes share it, and how many of 100 attempts one process allows. */
const shares: readonly (readonly [limit: number, processes: number, passed: number])[] = [
  [10, 1, 10],
  [10, 3, 3],
  [10, 10, 1],
  [10, 64, 1],
];
for (const [limit, processes, expected] of shares) {
  test(`without Redis ${processes} processes share a limit of ${limit}: each allows ${expected}`, async () => {
    const { passed, fallback, noted, queries, clock } = setUp({ processes });
    const counted = countedWith(limit, null);
    assert.equal(await passed(counted, 100), expected);
    assert.deepEqual(fallback.peek(counted).burst, {
      limit: expected,
      remaining: 0,
      windowSeconds: 5,
      resetSeconds: 5,
    });
    assert.deepEqual([noted.length, queries], [expected, []]);
    clock.advance(5000);
    assert.equal(await passed(counted, 100, false), expected);
    assert.equal(noted.length, expected);
  });
}

const block = (granted: number, reached: number): Block => ({ granted, reached });
/** What PostgreSQL answers to each query, and how many of 40 attempts pass with a quota of 20. */
const quotas: readonly (readonly [string, (Block | null)[], processes: number, passed: number])[] = [
  ["gives two blocks and no more", [block(5, 5), block(5, 20), block(0, 20)], 1, 10],
  ["does not answer", [null], 1, 20],
  ["does not answer one of four processes", [null], 4, 5],
  ["has no quota left", [block(0, 20)], 1, 0],
  ["answers a query shared with another request", [block(0, 0), block(4, 20), block(0, 20)], 1, 4],
  ["answers only shared queries", [block(0, 0)], 1, 0],
  // Three requests were allowed while it did not answer: the first block pays for them.
  ["answers again", [null, null, null, block(10, 20), block(0, 20)], 1, 10],
];
for (const [description, answers, processes, expected] of quotas) {
  test(`without Redis, when PostgreSQL ${description}: ${expected} pass`, async () => {
    const { passed, noted } = setUp({ answers, processes });
    assert.equal(await passed(countedWith(1000, 20), 40), expected);
    assert.equal(noted.length, expected);
  });
}

test("without Redis a refusal gives its reason, and a request that costs no quota reserves none", async () => {
  const { fallback, queries, clock } = setUp({ answers: [block(2, 2), block(0, 2)] });
  const counted = countedWith(4, 2);
  await fallback.take(counted, true);
  await fallback.take(counted, true);
  const byQuota = await fallback.take(counted, true);
  assert.deepEqual([byQuota.allowed, byQuota.reason, byQuota.daily?.remaining], [false, "quota", 0]);
  assert.equal(byQuota.retryAfterSeconds, 43_200);
  assert.equal((await fallback.take(counted, false)).allowed, true);
  const byRate = await fallback.take(counted, true);
  assert.deepEqual([byRate.allowed, byRate.reason, byRate.retryAfterSeconds], [false, "rate", 5]);
  assert.deepEqual(queries, ["7 0 2", "7 0 2"]);
  clock.advance(43_200_000);
  await fallback.take(counted, true);
  assert.equal(queries.at(-1), "7 1 2");
});

test("when both stores are down, all threads of all processes together allow at most one more daily quota", async () => {
  for (const [processes, threads, passes] of [
    [1, 4, 5],
    [2, 2, 5],
    [1, 2, 10],
  ] as const) {
    const { passed } = setUp({ processes, threads });
    assert.equal(await passed(countedWith(1000, 20), 40), passes);
  }
});
