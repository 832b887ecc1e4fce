// docs/threat-model.md names a test for each threat: each must exist.
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..");

test("every test that the threat model names exists", () => {
  const rows = readFileSync(join(root, "docs", "threat-model.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| threat"));
  assert.ok(rows.length > 15);
  const files = globSync(
    [
      "packages/*/src/**/*.test.ts",
      "packages/*/src/**/testdata/{access,state}-contract.ts",
      "test/**/*.{test,slow}.ts",
    ],
    {
      cwd: root,
    },
  );
  const tests = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  for (const row of rows) {
    const name = /`([^`]+)` \|$/.exec(row)?.[1];
    assert.ok(name !== undefined, `a threat without a test: ${row}`);
    if (name === "npm run test:load") continue;
    assert.ok(tests.includes(`"${name}"`), `no such test: ${name}`);
  }
});
