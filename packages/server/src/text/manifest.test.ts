import assert from "node:assert/strict";
import { test } from "node:test";
import { readManifest } from "./manifest.ts";

const GOOD = { code: "tst", name: "Test", language: "en", year: 1900, licence: "none", source: "made here" };

/** The change, and the member that the problem names; null if the manifest is accepted. */
const ROWS: readonly (readonly [change: object, named: string | null])[] = [
  [{}, null],
  [{ year: 1 }, null],
  [{ year: 9999 }, null],
  [{ year: 0 }, "year"],
  [{ year: 10_000 }, "year"],
  [{ year: 1900.5 }, "year"],
  [{ year: "1900" }, "year"],
  [{ code: "ab" }, null],
  [{ code: "a" }, "code"],
  [{ code: "a234567890123456" }, null],
  [{ code: "a2345678901234567" }, "code"],
  [{ code: "1ab" }, "code"],
  [{ direction: "rtl" }, null],
  [{ direction: "up" }, "direction"],
  [{ language: "e" }, "language"],
  [{ name: " " }, "name"],
  [{ name: "two\nlines" }, "name"],
  [{ licence: undefined }, "licence"],
  [{ extra: 1 }, "extra"],
];

for (const [change, named] of ROWS) {
  test(`a manifest with ${JSON.stringify(change)}: ${named ?? "accepted"}`, () => {
    const read = readManifest({ ...GOOD, ...change });
    const problems = read.ok ? [] : read.problems;
    assert.equal(problems.length, named === null ? 0 : 1, problems.join());
    if (named !== null) assert.ok(problems[0]?.startsWith(`"${named}" `), problems.join());
  });
}
