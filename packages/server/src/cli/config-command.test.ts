import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "./testdata/run-command.ts";

const ROWS: readonly (readonly [given: string, shown: string])[] = [
  ["postgres://lectern:s3cret@db:5432/keys", "postgres://***@db:5432/keys"],
  ["postgres://lectern:s3@cret@db:5432/keys", "postgres://***@db:5432/keys"],
  ["postgres://lectern:s3%40cret@db/keys?sslmode=require", "postgres://***@db/keys?sslmode=require"],
  ["postgres://:s3cret@db/keys", "postgres://***@db/keys"],
  [
    "postgres://db/keys?user=u&password=s3cret&sslmode=require",
    "postgres://db/keys?user=u&password=***&sslmode=require",
  ],
  ["postgresql://db/keys", "postgresql://db/keys"],
];
for (const [given, shown] of ROWS) {
  test(`lectern config shows ${shown}`, async () => {
    const environment = { LECTERN_DATABASE_URL: given, LECTERN_REDIS_URL: "rediss://:s3@cret@cache:6379/1" };
    for (const argv of [["config"], ["config", "--json"]]) {
      const { status, out } = await run(argv, { environment });
      assert.equal(status, 0);
      assert.ok(out.includes(shown), out);
      assert.ok(out.includes("rediss://***@cache:6379/1"), out);
      assert.doesNotMatch(out, /s3|cret/);
    }
  });
}

test("values that lectern config shows can be set, and are shown again", async () => {
  const settings = [{}, { LECTERN_METRICS_PORT: "9090", LECTERN_MCP: "on", LECTERN_PLANS: "plans.json" }];
  for (const environment of settings) {
    const { out } = await run(["config"], { environment });
    const lines = out.trimEnd().split("\n");
    const shown = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    assert.equal((await run(["config"], { environment: shown })).out, out);
  }
});
