// docs/limits.md against what it describes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DEFAULT_PLANS, readPlans } from "../packages/server/src/access/plan.ts";

const text = readFileSync(join(import.meta.dirname, "..", "docs", "limits.md"), "utf8");
const number = (value: number | null): string => (value === null ? "none" : value.toLocaleString("en-US"));

test("the plans in the document are the default plans", () => {
  for (const { name, dailyRequests, rate, maxVerseUnits, features } of DEFAULT_PLANS) {
    const burst = `${number(rate?.limit ?? null)} in ${rate?.windowSeconds} s`;
    const compare = features.includes("compare") ? "yes" : "no";
    const row = `| ${name} | ${number(dailyRequests)} | ${burst} | ${number(maxVerseUnits)} | ${compare} |`;
    assert.ok(text.includes(row), row);
  }
});

test("the plans file in the document can be read", () => {
  const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  assert.deepEqual(readPlans(example), { plans: [DEFAULT_PLANS[0]] });
});
