import assert from "node:assert/strict";
import { test } from "node:test";
import { outcomeOf, withMockTimers } from "../testdata/timed.ts";
import { TimedOut, withTimeout } from "./timeout.ts";

withMockTimers("an outcome in time is passed on", async (tick) => {
  const failure = new Error("refused");
  const found = [
    outcomeOf(withTimeout(Promise.resolve(7), 50)),
    outcomeOf(withTimeout(Promise.reject(failure), 50)),
    outcomeOf(withTimeout(Promise.reject("a word"), 50)),
  ];
  await tick(0);
  assert.deepEqual([found[0]?.(), found[1]?.()], [7, failure]);
  assert.match(String(found[2]?.()), /^Error: a word$/);
});

withMockTimers("without an outcome the promise rejects at the limit, not before", async (tick) => {
  const outcome = outcomeOf(withTimeout(new Promise(() => {}), 50));
  await tick(49);
  assert.equal(outcome(), "waiting");
  await tick(1);
  assert.ok(outcome() instanceof TimedOut);
  assert.match(String(outcome()), /no answer within 50 ms/);
});

withMockTimers("a late outcome changes nothing", async (tick) => {
  let answer: (value: string) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const late = outcomeOf(withTimeout(new Promise((resolve) => (answer = resolve)), 50));
  const lateFailure = outcomeOf(withTimeout(new Promise((_, reject) => (refuse = reject)), 50));
  await tick(50);
  answer("late");
  refuse(new Error("late"));
  await tick(1000);
  assert.ok(late() instanceof TimedOut && lateFailure() instanceof TimedOut);
});

withMockTimers("an outcome leaves no timer behind", async (tick) => {
  const outcome = outcomeOf(withTimeout(Promise.resolve("done"), 50));
  await tick(0);
  await tick(1000);
  assert.equal(outcome(), "done");
});

test("a thread that was itself blocked still gets an answer that has arrived", async () => {
  const answered = withTimeout(new Promise((resolve) => setImmediate(() => resolve("answered"))), 5);
  const until = performance.now() + 20;
  while (performance.now() < until);
  assert.equal(await answered, "answered");
});
