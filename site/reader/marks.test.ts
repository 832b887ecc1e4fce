import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { marksOf, writeBook } from "./marks.ts";

test("mistakes are marked at their place, one row per input", () => {
  const rows: readonly [string, readonly string[]][] = [
    ["John 3:16", []],
    ["Psalm 151", ["151"]],
    ["John 3:99", ["99"]],
    ["John 3:99; 99:1", ["99", "99"]],
    ["Psalm 23; Psalm 151; John 3:99", ["151", "99"]],
    ["Rom 8:1-4, 88", ["88"]],
    ["John 3:0", ["0"]],
    ["John 99:3, 5; 99", ["99", "99"]],
    ["1 John 3:16, 99; 88", ["99", "88"]],
    ["Rom. xviii. 28", ["xviii"]],
    ["3 John 3; John 33", ["33"]],
    ["John \uff13:\uff19\uff19", ["\uff19\uff19"]],
    ["Romans 8 - John 3", ["John"]],
    ["Ps 119:105-12", ["12"]],
    ["Jo 3:16", ["Jo"]],
    ["Rom 8; Jo 3:16", ["Jo"]],
    ["Rom 8:1 and then some", ["then some"]],
    ["xyzzy; John 3", ["xyzzy"]],
  ];
  for (const [input, expected] of rows) {
    const marks = marksOf(parseReference(input));
    assert.deepEqual(
      marks.map(({ start, end }) => input.slice(start, end)),
      expected,
      input,
    );
  }
});

test("for any input, marks are inside the input and ordered from left to right", () => {
  for (const input of [
    "",
    " ",
    ";",
    "John 3:",
    "1",
    "٣:١٦",
    "John 3:16 - ",
    "é".repeat(400),
    "9".repeat(400),
  ]) {
    let before = 0;
    for (const { start, end } of marksOf(parseReference(input))) {
      assert.ok(start >= before && end > start, JSON.stringify([input, start, end]));
      before = end;
    }
  }
});

test("a chosen book replaces the ambiguous text, and nothing else changes", () => {
  const rows: readonly [string, string, string, string | null][] = [
    ["Jo 3:16", "John", "John 3:16", "John.3.16"],
    ["Rom 8; Jo 3:16; 4", "Job", "Rom 8; Job 3:16; 4", "Rom.8.1-Rom.8.39,Job.3.16,Job.4.1-Job.4.21"],
    ["Cor 13:4", "1 Corinthians", "1 Corinthians 13:4", "1Cor.13.4"],
  ];
  for (const [input, name, written, osisId] of rows) {
    const resolution = parseReference(input);
    if (resolution.kind === "resolved") return assert.fail(`${input} is not ambiguous`);
    const chosen = writeBook(input, resolution.position, name);
    const read = parseReference(chosen);
    assert.deepEqual([chosen, read.kind === "resolved" ? read.osisId : null], [written, osisId]);
  }
});
