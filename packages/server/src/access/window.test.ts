import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { peekWindow, takeWindow, WINDOW_FLOATS } from "./window.ts";

/** The naive model: every allowed time is stored and counted. */
function model(limit: number, windowMs: number) {
  const passed: number[] = [];
  return {
    passed,
    take(nowMs: number): boolean {
      if (passed.filter((at) => at > nowMs - windowMs).length >= limit) return false;
      passed.push(nowMs);
      return true;
    },
  };
}

const steps = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 300 });

test("with limits up to 128, decisions equal those of a complete log of requests", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 128 }),
      fc.integer({ min: 1, max: 3000 }),
      steps,
      (limit, windowMs, waits) => {
        const cells = new Float64Array(WINDOW_FLOATS);
        const naive = model(limit, windowMs);
        let nowMs = 5000;
        for (const wait of waits) {
          nowMs += wait / 4;
          const state = takeWindow(cells, 0, { limit, windowMs }, nowMs);
          assert.equal(state.allowed, naive.take(nowMs));
          const counted = naive.passed.filter((at) => at > nowMs - windowMs);
          assert.equal(state.remaining, limit - counted.length);
          assert.equal(state.resetMs, (counted.at(-1) ?? 0) + windowMs - nowMs);
          assert.equal(state.retryMs, state.allowed ? 0 : (counted[0] ?? 0) + windowMs - nowMs);
        }
      },
    ),
  );
});

test("above 128, no window exceeds the limit, and capacity returns at most a 126th of the window late", () => {
  fc.assert(
    fc.property(fc.integer({ min: 129, max: 400 }), steps, (limit, waits) => {
      const windowMs = 5000;
      const cells = new Float64Array(WINDOW_FLOATS);
      const passed: number[] = [];
      let nowMs = 1;
      for (const wait of waits) {
        nowMs += wait;
        for (let burst = 0; burst < 40; burst++) {
          const late = windowMs + windowMs / 126;
          const strict = passed.filter((at) => at > nowMs - windowMs).length;
          const lenient = passed.filter((at) => at > nowMs - late).length;
          const { allowed } = takeWindow(cells, 0, { limit, windowMs }, nowMs);
          if (allowed) assert.ok(strict < limit, "more than the limit passed");
          else assert.ok(lenient >= limit, "refused although there is room");
          if (allowed) passed.push(nowMs);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test("a clock that goes back does not empty a window, and a peek counts nothing", () => {
  const cells = new Float64Array(WINDOW_FLOATS);
  const rate = { limit: 2, windowMs: 1000 };
  assert.ok(peekWindow(cells, 0, rate, 10_000).allowed);
  assert.ok(takeWindow(cells, 0, rate, 10_000).allowed);
  assert.ok(takeWindow(cells, 0, rate, 9000).allowed);
  assert.ok(!takeWindow(cells, 0, rate, 8000).allowed);
  assert.equal(peekWindow(cells, 0, rate, 10_999).remaining, 0);
  assert.equal(peekWindow(cells, 0, rate, 11_000).remaining, 2);
});
