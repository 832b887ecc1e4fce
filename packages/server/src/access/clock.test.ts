import assert from "node:assert/strict";
import { hrtime } from "node:process";
import { test } from "node:test";
import { systemClock } from "./clock.ts";

test("the monotonic clock is the machine's, so that it is the same in every thread", () => {
  // Both readings of the machine's clock around it; a run that is held up only has them further apart.
  const before = Number(hrtime.bigint()) / 1e6;
  const readMs = systemClock.monotonic();
  const after = Number(hrtime.bigint()) / 1e6;
  const leewayMs = 0.1;
  assert.ok(before - leewayMs <= readMs && readMs <= after + leewayMs, `${before} ${readMs} ${after}`);
});
