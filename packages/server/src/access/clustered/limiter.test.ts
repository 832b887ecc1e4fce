import assert from "node:assert/strict";
import { test } from "node:test";
import type { Counted } from "../principal.ts";
import { testClock } from "../testdata/harness.ts";
import { makeLimiter } from "./limiter.ts";
import type { RedisLink } from "./redis-link.ts";
import type { Block, Reservations } from "./reservations.ts";

const DAY = 20_513;

const CALLER: Counted = {
  counter: 7,
  limits: { rate: { limit: 10, windowMs: 5000 }, dailyRequests: 500 },
};

/** Replies of Redis for one request: allowed, and no grants left. */
const PASSES = 0;
const NO_GRANTS = 3;

/**
 * A limiter whose Redis gives these verdicts in turn, the last one repeatedly, and whose PostgreSQL needs
 * `reserveMs` for a block.
 */
function setUp(verdicts: readonly number[], { reserveMs = 0, block = null as Block | null } = {}) {
  const clock = testClock();
  const scripts: string[] = [];
  const calls: string[] = [];
  const noted: number[] = [];
  let found: unknown = [null, null, null];
  const send: RedisLink["send"] = async (words) => {
    if (words[0] === "HMGET") {
      calls.push(words.join(" "));
      return found;
    }
    const verdict = verdicts[Math.min(scripts.length, verdicts.length - 1)];
    scripts.push(String(words.at(-1)));
    return JSON.stringify([DAY, 1000, verdict, 4, 5000, 0, 12]);
  };
  const reserved: (readonly number[])[] = [];
  const reserve: Reservations["reserve"] = async (...words) => {
    reserved.push(words);
    clock.advance(reserveMs);
    return block;
  };
  const limiter = makeLimiter({
    redis: { send } as unknown as RedisLink,
    reservations: { reserve } as unknown as Reservations,
    clock,
    namespace: "lectern",
    note: (counter) => noted.push(counter),
  });
  const setFound = (value: unknown): void => {
    found = value;
  };
  return { limiter, scripts, calls, noted, reserved, setFound };
}

test("when no grant is left, a block is reserved and passed to Redis, and the request counts once", async () => {
  const { limiter, scripts, reserved, noted } = setUp([NO_GRANTS, PASSES], {
    block: { granted: 10, reached: 20 },
  });
  const decision = await limiter.take(CALLER, true);
  assert.deepEqual([decision.allowed, decision.daily?.remaining], [true, 488]);
  assert.deepEqual(reserved, [[7, DAY, 500]]);
  assert.deepEqual(scripts, ["10 5000 500 1", `10 5000 500 3 10 20 ${DAY} 0`]);
  assert.deepEqual(noted, [7]);
});

test("when PostgreSQL gives no block, the request is allowed without a grant", async () => {
  const { limiter, scripts } = setUp([NO_GRANTS, PASSES]);
  assert.equal((await limiter.take(CALLER, true)).allowed, true);
  assert.deepEqual(scripts[1], `10 5000 500 3 0 0 ${DAY} 1`);
});

for (const [reserveMs, blocks] of [
  [250, 3],
  [500, 2],
  [501, 1],
] as const) {
  test(`a request whose blocks others use up is refused after 500 ms: ${blocks} blocks of ${reserveMs} ms each`, async () => {
    const { limiter, reserved, noted } = setUp([NO_GRANTS], { reserveMs, block: { granted: 0, reached: 0 } });
    const { allowed, reason, retryAfterSeconds } = await limiter.take(CALLER, true);
    assert.deepEqual([allowed, reason, retryAfterSeconds], [false, "rate", 1]);
    assert.equal(reserved.length, blocks);
    assert.deepEqual(noted, []);
  });
}

test("requests that cost no quota, and peeks, reserve nothing", async () => {
  const { limiter, scripts, noted } = setUp([PASSES]);
  assert.equal((await limiter.take(CALLER, false)).allowed, true);
  const { allowed, daily, burst } = await limiter.peek(CALLER);
  assert.deepEqual([allowed, daily?.remaining, burst?.remaining], [true, 488, 6]);
  assert.deepEqual(scripts, ["10 5000 500 0", "10 5000 500 2 0 0 -1 0"]);
  assert.deepEqual(noted, []);
});

test("usage is the reservation, less unused grants, plus requests without a grant", async () => {
  const { limiter, calls, setFound } = setUp([PASSES]);
  for (const [found, used] of [
    [["3", "10", "0"], 7],
    [["3", "10", "2"], 9],
    [["0", "0", "5"], 5],
    [[null, null, null], null],
    [null, null],
  ] as const) {
    setFound(found);
    assert.equal(await limiter.used(CALLER), used, String(found));
  }
  assert.equal(calls[0], `HMGET {lectern}:rate:7:q${DAY} unused reserved ungranted`);
});
