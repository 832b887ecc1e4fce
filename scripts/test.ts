// Runs every test file of the project, or those whose path contains one of the given words:
//   npm test                    all
//   npm test -- scan canon      only files whose path contains "scan" or "canon"
//   npm test -- rules/07       the rows of the resolver's test data in files whose path contains "rules/07"; "rules/07:12" is
//                              the row in line 12, "rules/07:Pslam" the rows whose input contains "Pslam"
//   npm test -- --watch scan    those, and again those whose imports change, until it is stopped
//   npm run test:slow           runs of the whole service that take seconds each: faults, load, release
// Ends with a plain line "N passed, N failed, N skipped" that counts single tests, not suites.
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { runTests, watchTests } from "./run-tests.ts";

/**
 * On two idle cores the slowest test takes 10 seconds and all of them four minutes. On a busy machine both have taken
 * six times as long.
 */
const LIMITS = { testMs: 180_000, silentMs: 300_000, failedSilentMs: 30_000, runMs: 1_800_000 };

/** The slowest of the slow tests takes a minute, and all of them four. */
const SLOW_LIMITS = { testMs: 300_000, silentMs: 300_000, failedSilentMs: 30_000, runMs: 700_000 };

const root = join(import.meta.dirname, "..");
const isSlow = process.argv.includes("--slow");
const watches = process.argv.includes("--watch");
const words = process.argv.slice(2).filter((word) => word !== "--slow" && word !== "--watch");
const patterns = isSlow
  ? ["test/**/*.slow.ts"]
  : ["packages/*/src/**/*.test.ts", "editions/**/*.test.ts", "site/**/*.test.ts", "test/**/*.test.ts"];

// The row files have one test file, which takes the wanted rows from the environment.
const ROWS_TEST = join("packages", "scripture", "src", "resolve", "rows.test.ts");
const rowFiles = globSync("**/*.tsv", { cwd: join(root, ROWS_TEST, "..", "testdata") });
const rowWords = isSlow ? [] : words.filter((word) => rowFiles.some((file) => file.includes(pathOf(word))));
if (rowWords.length > 0) process.env.LECTERN_TEST_ROWS = rowWords.join("\n");

function pathOf(word: string): string {
  return word.split(":")[0] ?? word;
}

const files = globSync(patterns, { cwd: root })
  .filter(
    (file) =>
      words.length === 0 ||
      words.some((word) => file.includes(word)) ||
      (rowWords.length > 0 && file === ROWS_TEST),
  )
  .sort()
  .map((file) => join(root, file));

if (files.length === 0) {
  console.error(`no test file matches: ${words.join(" ")}`);
  process.exit(1);
}

// Each file, and each server that a test starts, is a process of its own. They share what the engine has compiled.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

if (watches) {
  await watchTests(files, root);
  process.exit(0);
}

const concurrency = isSlow ? 1 : availableParallelism();
const { passed, failed, skipped } = await runTests({
  files,
  root,
  concurrency,
  ...(isSlow ? SLOW_LIMITS : LIMITS),
});
const isFine = failed === 0 && passed > 0;
// Child processes of a stopped file may still hold its pipes: they must not keep this process alive.
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`, () =>
  process.exit(isFine ? 0 : 1),
);
