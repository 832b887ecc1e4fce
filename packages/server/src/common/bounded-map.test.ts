import assert from "node:assert/strict";
import { test } from "node:test";
import { setBounded } from "./bounded-map.ts";

test("a full map evicts its oldest entry for a new key, and nothing for an existing key", () => {
  const map = new Map<string, number>();
  const steps = ["a", "b", "a", "c", "b", "d"].map((name, index) => {
    setBounded(map, name, index, 2);
    return [...map].map(([key, value]) => `${key}${value}`).join(" ");
  });
  assert.deepEqual(steps, ["a0", "a0 b1", "a2 b1", "b1 c3", "b4 c3", "c3 d5"]);
});
