import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { diskPlanFiles } from "./plan-files.ts";

test("only a file of plausible size is read", () => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-plans-"));
  const [file, large] = [join(folder, "plans.json"), join(folder, "large.json")];
  writeFileSync(file, "{}");
  writeFileSync(large, " ".repeat(1_000_001));
  assert.equal(diskPlanFiles.readFile(file), "{}");
  assert.throws(() => diskPlanFiles.readFile(large), /more than 1000000 bytes/);
  for (const other of [folder, "/dev/zero"]) {
    assert.throws(() => diskPlanFiles.readFile(other), /is not a file/);
  }
  rmSync(folder, { recursive: true });
});
