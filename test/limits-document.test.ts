// Compares docs/limits.md with the code.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openKeyStore } from "../packages/server/src/access/create-access.ts";
import { DEFAULT_PLANS, readPlans } from "../packages/server/src/access/plan.ts";
import { testClock, testRandom } from "../packages/server/src/access/testdata/harness.ts";
import { run } from "../packages/server/src/cli/testdata/run-command.ts";
import { BODY_BYTES } from "../packages/server/src/http/bounds.ts";
import { QUERY_TEXT_LIMIT, SCAN_ITEM_LIMIT } from "../packages/server/src/service/scan.ts";

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

test("the limits of a text in the document are those of the code", () => {
  for (const limit of [QUERY_TEXT_LIMIT, SCAN_ITEM_LIMIT])
    assert.ok(text.includes(number(limit)), number(limit));
  assert.equal(BODY_BYTES, 1024 * 1024);
});

test("the plans file in the document is valid", () => {
  const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  assert.deepEqual(readPlans(example), { plans: [DEFAULT_PLANS[0]] });
});

test("the commands in the document run, one after the other", async () => {
  const [, block = ""] = /```\n(lectern keys create[\s\S]*?)```/.exec(text) ?? [];
  const lines = block.trim().split("\n");
  assert.equal(lines.length, 6);
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-limits-"));
  const stores = { dataDir, clock: testClock(), random: testRandom("limits") };
  const more = {
    openKeyStore: () => openKeyStore(stores),
    planNames: async () => DEFAULT_PLANS.map(({ name }) => name),
    now: stores.clock.now,
  };
  let id = "";
  for (const line of lines) {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const argv = words.slice(1).map((word) => (word === "key_..." ? id : word));
    const { status, out, err } = await run(argv, { more });
    assert.deepEqual([status, err], [0, ""], line);
    if (id === "") id = JSON.parse(out).id;
  }
  rmSync(dataDir, { recursive: true });
});
