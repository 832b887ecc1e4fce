// The commands in a clone where nothing is installed: one line that says what to run, and no stack trace.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "./support/contract.ts";

const clone = realpathSync(mkdtempSync(join(tmpdir(), "lectern-clone-")));
after(() => rmSync(clone, { recursive: true }));

for (const [name, path] of [
  ["lectern", "packages/server/bin/lectern.js"],
  ["lectern-mcp", "packages/mcp/bin/lectern-mcp.js"],
] as const) {
  test(`${name} in a fresh clone says what to run`, () => {
    const folder = join(clone, path, "..", "..");
    mkdirSync(join(folder, "src"), { recursive: true });
    writeFileSync(join(folder, "src", "main.ts"), "");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    cpSync(join(ROOT, path), join(clone, path));
    const { status, stderr } = spawnSync(process.execPath, [join(clone, path)], { encoding: "utf8" });
    const advice = `nothing is installed in this checkout yet; run once: npm ci --prefix "${clone}"`;
    assert.deepEqual([status, stderr], [1, `${name}: ${advice}\n`]);
  });
}
