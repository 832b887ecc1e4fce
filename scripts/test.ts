// Runs every test file of the project, or those whose path holds one of the given words:
//   npm test                    all
//   npm test -- parse canon     only files whose path contains "parse" or "canon"
//   npm run test:slow           runs of the whole service that take seconds each: faults, load, release
// Ends with a plain line "N passed, N failed, N skipped" that counts single tests, not suites.
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { SOURCE_FLAGS } from "./source-flags.ts";

const root = join(import.meta.dirname, "..");
const isSlow = process.argv.includes("--slow");
const words = process.argv.slice(2).filter((word) => word !== "--slow");
const patterns = isSlow
  ? ["test/**/*.slow.ts"]
  : ["packages/*/src/**/*.test.ts", "packages/server/public/*.test.ts", "test/**/*.test.ts"];
const files = globSync(patterns, { cwd: root })
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  .sort()
  .map((file) => join(root, file));

if (files.length === 0) {
  console.error(`no test file matches: ${words.join(" ")}`);
  process.exit(1);
}

const count = { passed: 0, failed: 0, skipped: 0 };
const stream = run({
  files,
  cwd: root,
  concurrency: isSlow ? 1 : availableParallelism(),
  execArgv: [...SOURCE_FLAGS],
});
stream.on("test:pass", (event) => {
  if (event.details.type === "suite") return;
  if (event.skip !== undefined && event.skip !== false) count.skipped++;
  else count.passed++;
});
stream.on("test:fail", (event) => {
  if (event.details.type !== "suite") count.failed++;
});
stream.compose(new spec()).pipe(process.stdout);
stream.on("close", () => finish());
stream.on("end", () => finish());

let finished = false;
function finish(): void {
  if (finished) return;
  finished = true;
  setImmediate(() => {
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    if (count.failed > 0 || count.passed === 0) process.exitCode = 1;
  });
}
