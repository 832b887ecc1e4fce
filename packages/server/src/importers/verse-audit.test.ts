import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOf } from "../common/wording.ts";
import { auditVerses } from "./verse-audit.ts";
import type { SourceVerse } from "./verse-collector.ts";
import { versificationOf } from "./versification.ts";

const verse = (chapter: number, first: number, last = first, text = "Words."): SourceVerse => ({
  ...{ bookId: 8, chapter, first, last, part: "", text, annotations: [] },
  at: { file: "ruth", line: first },
});

/** The verses as `[chapter, first, last]`, and the findings about their order. */
const ROWS: readonly (readonly [verses: readonly SourceVerse[], messages: readonly string[]])[] = [
  [[verse(1, 1), verse(1, 2), verse(2, 1)], []],
  [[verse(1, 2), verse(1, 1)], ["RUT 1:1 comes after RUT 1:2"]],
  [[verse(1, 3), verse(1, 1), verse(1, 2)], ["RUT 1:1 comes after RUT 1:3"]],
  [[verse(1, 1, 3), verse(1, 2)], ["RUT 1:2 comes after RUT 1:1-3"]],
  // All parts of a verse have the same number.
  [[verse(1, 1), verse(1, 1)], []],
  [[verse(2, 5), verse(1, 1)], []],
];

for (const [verses, expected] of ROWS) {
  test(`order of ${verses.map(({ chapter, first }) => `${chapter}:${first}`)}: ${expected}`, () => {
    const { findings } = auditVerses({ verses, titles: [], findings: [] }, versificationOf("kjv"));
    assert.deepEqual(
      findings.filter(({ code }) => code === "verse_order").map(({ message }) => message),
      expected,
    );
  });
}

test("a list in a message names five and counts the rest", () => {
  assert.equal(firstOf([1]), "1");
  assert.equal(firstOf([1, 2, 3, 4, 5]), "1, 2, 3, 4, 5");
  assert.equal(firstOf([1, 2, 3, 4, 5, 6]), "1, 2, 3, 4, 5 and 1 more");
});
