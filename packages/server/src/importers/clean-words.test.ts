import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersInside, readWords } from "./clean-words.ts";
import { newCollector } from "./verse-collector.ts";

/** The words, the numbers found in them, and the words without those numbers. */
const ROWS: readonly (readonly [words: string, found: readonly string[], dropped: string])[] = [
  ["(7:26) And they went.", ["(7:26)"], "And they went."],
  ["A song. (3:1) Of old. (3:2) And they went.", ["(3:1)", "(3:2)"], "A song. Of old. And they went."],
  ["They went (19:40b)", ["(19:40b)"], "They went"],
  ["(3:1-2) They went", ["(3:1-2)"], "They went"],
  ["（7:26）他們去了", ["（7:26）"], "他們去了"],
  // A closing bracket that was forgotten.
  ["(5:21 And they went", ["(5:21"], "And they went"],
  // Brackets with more than a number stay.
  ["(5:21 And they) went", ["(5:21"], "(5:21 And they) went"],
  ["They (see 3:16) went (12) and (1,000) and (Gen 1:1) and 3:16.", [], ""],
];

function wordsOf(words: string, numbers: "kept" | "dropped"): string {
  const collector = newCollector({ brackets: "added", numbers });
  const at = { file: "x", line: 1 };
  collector.take({ type: "book", code: "GEN", at });
  collector.take({ type: "chapter", number: 1, at });
  collector.take({ type: "verse", first: 1, last: 1, part: "", at });
  collector.take({ type: "text", text: words, at });
  collector.endFile();
  const { verses, findings } = collector.finish();
  assert.deepEqual(findings, []);
  return verses[0]?.text ?? "";
}

test("numbers of chapter and verse in brackets are found, and dropped on request", () => {
  for (const [words, found, dropped] of ROWS) {
    assert.deepEqual(numbersInside(words), found, words);
    assert.equal(wordsOf(words, "kept"), words);
    assert.equal(wordsOf(words, "dropped"), found.length === 0 ? words : dropped);
  }
});

test("a paragraph mark counts after a dropped number", () => {
  const rules = { brackets: "added", numbers: "dropped" } as const;
  const pieces = readWords("(7:26) ¶ And", true, rules, { file: "x", line: 1 }, assert.fail);
  assert.deepEqual(pieces, [{ type: "paragraph" }, { type: "words", text: "And" }]);
});

test("words full of brackets take linear time", () => {
  const rules = { brackets: "added", numbers: "dropped" } as const;
  const words = "(1:1 ".repeat(200_000);
  assert.equal(readWords(words, true, rules, { file: "x", line: 1 }, assert.fail).length, 1);
});
