import assert from "node:assert/strict";
import { test } from "node:test";
import type { PartState } from "../http/faults.ts";
import { makePartWatch, worstOf } from "./part-states.ts";

test("a change of a part is told once, and what has been well from the start is not", () => {
  const told: string[] = [];
  const teller = (level: string) => (what: unknown, message?: string) =>
    void told.push(`${level} ${JSON.stringify(what)} ${message}`);
  let parts: Readonly<Record<string, PartState>> = { keys: "ok", limits: "degraded" };
  const watch = makePartWatch(() => parts, { info: teller("info"), warn: teller("warn") });
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
  const bad = "a part of the service is not well";
  const well = "a part of the service is well again";
  assert.deepEqual(told, [
    `warn {"part":"limits","state":"degraded"} ${bad}`,
    `warn {"part":"keys","state":"degraded"} ${bad}`,
    `warn {"part":"keys","state":"down"} ${bad}`,
    `info {"part":"limits","state":"ok"} ${well}`,
    `info {"part":"keys","state":"ok"} ${well}`,
  ]);
});

test("of each store the worst that a thread sees is told", () => {
  assert.deepEqual(worstOf([]), {});
  assert.deepEqual(worstOf([{ keys: "ok", usage: "ok" }]), { keys: "ok", usage: "ok" });
  const threads = [
    { keys: "degraded", usage: "ok" },
    { keys: "down", usage: "degraded", limits: "ok" },
    { keys: "ok", usage: "ok" },
  ] as const;
  assert.deepEqual(worstOf(threads), { keys: "down", usage: "degraded", limits: "ok" });
});
