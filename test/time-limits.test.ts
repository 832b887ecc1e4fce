// Runs test files that hang in different ways as scripts/test.ts does, but with short limits. Each must fail and be named.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { ROOT } from "./support/contract.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-limits-"));
after(() => rmSync(folder, { recursive: true }));

const RUNNER = pathToFileURL(join(ROOT, "scripts", "run-tests.ts")).href;

const FILES = {
  "good.mjs": 'import { test } from "node:test"; test("good", () => {});',
  "never-settles.mjs":
    'import { test } from "node:test"; test("waits", () => new Promise((resolve) => setTimeout(resolve, 1e9)));',
  "hangs-often.mjs":
    'import { test } from "node:test"; for (let at = 0; at < 50; at++) test("waits " + at, () => new Promise((resolve) => setTimeout(resolve, 1e9)));',
  "stays-open.mjs":
    'import { test } from "node:test"; import { createServer } from "node:net"; test("listens", () => { createServer().listen(0); });',
  "fails-and-stays-open.mjs":
    'import { test } from "node:test"; import { createServer } from "node:net"; test("fails", () => { createServer().listen(0); throw new Error("no"); }); test("good", () => {});',
  "blocks.mjs": 'import { test } from "node:test"; test("blocks", () => { for (;;); });',
} as const;

for (const [name, code] of Object.entries(FILES)) writeFileSync(join(folder, name), code);

interface Limits {
  readonly testMs: number;
  readonly silentMs: number;
  readonly failedSilentMs: number;
  readonly runMs: number;
}

async function runFiles(names: readonly (keyof typeof FILES)[], limits: Limits) {
  const options = { files: names.map((name) => join(folder, name)), root: folder, concurrency: 4, ...limits };
  const script = join(folder, "run.mjs");
  writeFileSync(
    script,
    `import { runTests } from ${JSON.stringify(RUNNER)};
    const { passed, failed, skipped } = await runTests(${JSON.stringify(options)});
    process.stderr.write([passed, failed, skipped].join() + "\\n", () => process.exit());`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, [...SOURCE_FLAGS, script], { env });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { stdout, lines: stderr.trim().split("\n") };
}

test("a test that never settles fails, so does a file that does not end, and the others still run", async () => {
  const limits = { testMs: 1500, silentMs: 5000, failedSilentMs: 5000, runMs: 100_000 };
  const names = ["never-settles.mjs", "stays-open.mjs", "blocks.mjs", "good.mjs"] as const;
  const { stdout, lines } = await runFiles(names, limits);
  // "listens" and "good" passed; "waits" and the three files whose process did not end failed.
  assert.equal(lines.pop(), "2,4,0");
  const stopped = lines.map((line) => line.split(" ")[0]).sort();
  assert.deepEqual(stopped, ["blocks.mjs", "never-settles.mjs", "stays-open.mjs"]);
  assert.match(stdout, /test timed out after 1500ms/);
});

test("a file that does not end after a failed test is stopped soon", async () => {
  const limits = { testMs: 100_000, silentMs: 100_000, failedSilentMs: 2000, runMs: 100_000 };
  const { lines } = await runFiles(["fails-and-stays-open.mjs", "good.mjs"], limits);
  assert.match(lines.shift() ?? "", /^fails-and-stays-open\.mjs reached a time limit and was stopped/);
  // "good" passed in both files; "fails" and the file failed.
  assert.deepEqual(lines, ["2,2,0"]);
});

test("a file is stopped after the second of its tests reaches its limit", async () => {
  const limits = { testMs: 1000, silentMs: 30_000, failedSilentMs: 30_000, runMs: 100_000 };
  const { stdout, lines } = await runFiles(["hangs-often.mjs"], limits);
  assert.match(lines.shift() ?? "", /^hangs-often\.mjs reached a time limit and was stopped/);
  // The two tests, and the file.
  assert.deepEqual(lines, ["0,3,0"]);
  assert.match(stdout, /waits 1 /);
  assert.doesNotMatch(stdout, /waits 2 /);
});

test("a run that reaches its limit names the running files and tests, and counts those that did not start", async () => {
  const limits = { testMs: 100_000, silentMs: 100_000, failedSilentMs: 100_000, runMs: 4000 };
  const names = ["never-settles.mjs", "never-settles.mjs", "never-settles.mjs", "never-settles.mjs"] as const;
  const { lines } = await runFiles([...names, "good.mjs", "good.mjs"], limits);
  assert.deepEqual(lines, [
    "The run reached its limit of 4 s; 2 files had not begun.",
    ...names.map(() => 'never-settles.mjs reached a time limit and was stopped; these tests ran: "waits".'),
    "0,6,0",
  ]);
});
