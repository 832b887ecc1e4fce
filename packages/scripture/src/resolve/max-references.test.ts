import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "./index.ts";

/** An input, and how many references it has. */
const ROWS: readonly (readonly [input: string, count: number])[] = [
  ["Gen-Rev", 66],
  ["Gen.1.1-Rev.22.21,Gen.1.1-Rev.22.21", 132],
  ["John 3:16; 4; 5", 3],
  ["John 3:16, 17, 18", 1],
  ["Gen to Mal; Mat to Rev", 66],
  // A number in words, and a word broken at the end of a line.
  ["chapter three of John; Gen-Rev", 67],
  ["Gen-Rev; Rev-\nelation 3", 67],
  // Outside the canon: each still counts as a reference.
  ["John 99; Gen-Rev", 67],
];

for (const [input, count] of ROWS) {
  test(`${JSON.stringify(input)} has ${count} references: none is built if fewer are allowed`, () => {
    assert.deepEqual(parseReference(input, { maxReferences: count - 1 }), { kind: "too_many", input, count });
    const read = parseReference(input, { maxReferences: count });
    assert.deepEqual(read, parseReference(input));
    assert.equal(read.kind === "resolved" && read.references.length, count);
  });
}

test("an input that is not understood is reported as such, however many references precede the error", () => {
  assert.equal(parseReference("Gen-Rev; nonsense words", { maxReferences: 1 }).kind, "unrecognized");
});
