import assert from "node:assert/strict";
import { test } from "node:test";
import type { PartState } from "../wire/fault-errors.ts";
import { watchParts, worstOf } from "./part-states.ts";

test("each change of a part is logged once, and a healthy start is not logged", () => {
  const logged: string[] = [];
  const logAt = (level: string) => (description: unknown, message?: string) =>
    void logged.push(`${level} ${JSON.stringify(description)} ${message}`);
  let parts: Readonly<Record<string, PartState>> = { keys: "ok", limits: "degraded" };
  const watch = watchParts(() => parts, { info: logAt("info"), warn: logAt("warn") });
  const steps: readonly (typeof parts)[] = [
    parts,
    parts,
    { keys: "degraded", limits: "degraded" },
    { keys: "down", limits: "ok" },
    { keys: "ok", limits: "ok" },
    { keys: "ok", limits: "ok" },
  ];
  for (const now of steps) {
    parts = now;
    watch();
  }
  const bad = "a part of the service is degraded or down";
  const well = "a part of the service is healthy again";
  assert.deepEqual(logged, [
    `warn {"part":"limits","state":"degraded"} ${bad}`,
    `warn {"part":"keys","state":"degraded"} ${bad}`,
    `warn {"part":"keys","state":"down"} ${bad}`,
    `info {"part":"limits","state":"ok"} ${well}`,
    `info {"part":"keys","state":"ok"} ${well}`,
  ]);
});

test("for each store the worst state of all threads is reported", () => {
  assert.deepEqual(worstOf([]), {});
  assert.deepEqual(worstOf([{ keys: "ok", usage: "ok" }]), { keys: "ok", usage: "ok" });
  const threads = [
    { keys: "degraded", usage: "ok" },
    { keys: "down", usage: "degraded", limits: "ok" },
    { keys: "ok", usage: "ok" },
  ] as const;
  assert.deepEqual(worstOf(threads), { keys: "down", usage: "degraded", limits: "ok" });
});
