import assert from "node:assert/strict";
import { test } from "node:test";
import { timed, watch } from "../testdata/timed.ts";
import { TimedOut, withTimeout } from "./timeout.ts";

timed("an outcome in time is the outcome", async (tick) => {
  const failure = new Error("refused");
  const found = [
    watch(withTimeout(Promise.resolve(7), 50)),
    watch(withTimeout(Promise.reject(failure), 50)),
    watch(withTimeout(Promise.reject("a word"), 50)),
  ];
  await tick(0);
  assert.deepEqual([found[0]?.(), found[1]?.()], [7, failure]);
  assert.match(String(found[2]?.()), /^Error: a word$/);
});

timed("silence ends with the time, not before", async (tick) => {
  const outcome = watch(withTimeout(new Promise(() => {}), 50));
  await tick(49);
  assert.equal(outcome(), "waiting");
  await tick(1);
  assert.ok(outcome() instanceof TimedOut);
  assert.match(String(outcome()), /no answer within 50 ms/);
});

timed("an outcome that comes late changes nothing", async (tick) => {
  let answer: (value: string) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const late = watch(withTimeout(new Promise((resolve) => (answer = resolve)), 50));
  const lateFailure = watch(withTimeout(new Promise((_, reject) => (refuse = reject)), 50));
  await tick(50);
  answer("late");
  refuse(new Error("late"));
  await tick(1000);
  assert.ok(late() instanceof TimedOut && lateFailure() instanceof TimedOut);
});

timed("an outcome leaves no timer behind", async (tick) => {
  const outcome = watch(withTimeout(Promise.resolve("done"), 50));
  await tick(0);
  await tick(1000);
  assert.equal(outcome(), "done");
});

test("a thread that was held up itself still takes the answer that has come", async () => {
  const answered = withTimeout(new Promise((resolve) => setImmediate(() => resolve("answered"))), 5);
  const until = performance.now() + 20;
  while (performance.now() < until);
  assert.equal(await answered, "answered");
});
