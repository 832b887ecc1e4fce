import assert from "node:assert/strict";
import { test } from "node:test";
import { type MaybePromise, runSteps, type Steps, wait } from "./exchange.ts";

/** Adds the values in order. What a step throws is added as 100. */
function* sumOf(steps: readonly (() => MaybePromise<number>)[]): Steps<number> {
  let sum = 0;
  for (const step of steps) {
    try {
      sum += yield* wait(step());
    } catch {
      sum += 100;
    }
  }
  return sum;
}

const one = (): number => 1;
const later = (): Promise<number> => Promise.resolve(10);
const fails = (): never => {
  throw new Error("failed");
};
const failsLater = (): Promise<number> => Promise.reject(new Error("failed later"));

test("steps run at once unless one of them has to wait", async () => {
  assert.equal(runSteps(sumOf([one, one, fails])), 102);
  const waited = runSteps(sumOf([one, later, one, failsLater, later]));
  assert.ok(waited instanceof Promise);
  assert.equal(await waited, 122);
});

test("what a step throws or rejects with is the error of the whole, if the steps do not catch it", async () => {
  function* uncaught(step: () => MaybePromise<number>): Steps<number> {
    return yield* wait(step());
  }
  assert.throws(() => runSteps(uncaught(fails)), /^Error: failed$/);
  await assert.rejects(async () => runSteps(uncaught(failsLater)), /^Error: failed later$/);
  function* cleaned(): Steps<number> {
    try {
      return yield* wait(failsLater());
    } finally {
      isCleaned = true;
    }
  }
  let isCleaned = false;
  await assert.rejects(async () => runSteps(cleaned()));
  assert.ok(isCleaned);
});
