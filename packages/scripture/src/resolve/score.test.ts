import assert from "node:assert/strict";
import { test } from "node:test";
import { CORRECTION_ROWS } from "../data/correction-codes.ts";
import { scoreOf } from "./confidence.ts";
import * as BIT from "./correction-bits.ts";

test("each correction bit belongs to the code of the same name", () => {
  const bits = new Map<string, number>(Object.entries(BIT));
  assert.equal(bits.size, CORRECTION_ROWS.length);
  for (const [code] of CORRECTION_ROWS) assert.deepEqual(scoreOf(bits.get(code) ?? 0).corrections, [code]);
});

test("at most 4,096 scores are cached, and a score that is not cached is also right", () => {
  const masks = Array.from({ length: 1 << CORRECTION_ROWS.length }, (_, mask) => mask).slice(0, 8192);
  const first = masks.map(scoreOf);
  const cached = masks.filter((mask, index) => scoreOf(mask) === first[index]);
  assert.ok(cached.length <= 4096, String(cached.length));
  assert.deepEqual(masks.map(scoreOf), first);
});
