import assert from "node:assert/strict";
import { hrtime } from "node:process";
import { test } from "node:test";
import { systemClock } from "./clock.ts";

test("the monotonic clock has the same zero in every thread", () => {
  // Readings of the machine's clock before and after. A delay of this process only widens the gap between
  // them.
  const before = Number(hrtime.bigint()) / 1e6;
  const readMs = systemClock.monotonic();
  const after = Number(hrtime.bigint()) / 1e6;
  const leewayMs = 0.1;
  assert.ok(before - leewayMs <= readMs && readMs <= after + leewayMs, `${before} ${readMs} ${after}`);
});
