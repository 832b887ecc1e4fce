import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { readVerseRange } from "./scripture.ts";

const ROWS: readonly (readonly [text: string, first: number, last: number | undefined])[] = [
  ["5", 5, 5],
  ["5-7", 5, 7],
  ["05-007", 5, 7],
  ["5-", 5, undefined],
  [" 5 \u2013 7 ", 5, 7],
  ["5--7", 5, 7],
  ["5\u2014", 5, undefined],
  ["7-5", 7, 5],
];

test("a range of verses is one number, or two with a dash between", () => {
  for (const [text, first, last] of ROWS) assert.deepEqual(readVerseRange(text), { first, last }, text);
  for (const text of ["", "-", "-5", "5 7", "5-7-9", "5,7", "5-x", "1234567890", "5\n\u00b77"]) {
    assert.equal(readVerseRange(text), undefined, text);
  }
});

test("a range accepts every character that is a dash in a reference", () => {
  let dashes = 0;
  for (let unit = 1; unit < 0x10000; unit++) {
    const mark = String.fromCharCode(unit);
    const read = parseReference(`John 3:16${mark}18`);
    if (read.kind !== "resolved" || read.osisId !== "John.3.16-John.3.18") continue;
    dashes++;
    assert.deepEqual(readVerseRange(`16${mark}18`), { first: 16, last: 18 }, `U+${unit.toString(16)}`);
  }
  assert.ok(dashes > 20);
});
