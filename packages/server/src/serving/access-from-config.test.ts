import assert from "node:assert/strict";
import { test } from "node:test";
import { timesOf } from "./access-from-config.ts";
import { tryUntilStarted } from "./pool.ts";

test("the grace period of keys is set in seconds, the timeout of a store in milliseconds", () => {
  assert.deepEqual(timesOf({ keysGrace: 300, storeTimeout: 150 }), { graceMs: 300_000, answerMs: 150 });
});

test("starting a thread is retried after pauses that double up to five seconds", async () => {
  const pauses: number[] = [];
  const log = { error: () => {} };
  const wait = async (ms: number): Promise<void> => void pauses.push(ms);
  let starts = 0;
  const start = async (): Promise<void> => {
    starts++;
    if (starts <= 8) throw new Error("no memory");
  };
  await tryUntilStarted(start, () => false, log, wait);
  assert.deepEqual(pauses, [100, 200, 400, 800, 1600, 3200, 5000, 5000]);
  assert.equal(starts, 9);
  await tryUntilStarted(
    () => assert.fail("the service ends"),
    () => true,
    log,
    wait,
  );
});
