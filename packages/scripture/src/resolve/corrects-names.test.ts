import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "./index.ts";

/** An input, its OSIS id, and the one without the correction of names; null for an input that is not understood. */
const ROWS: readonly (readonly [input: string, corrected: string | null, asWritten: string | null])[] = [
  ["John 3:16", "John.3.16", "John.3.16"],
  ["jn 3.16", "John.3.16", "John.3.16"],
  ["Ruth", "Ruth.1.1-Ruth.4.22", "Ruth.1.1-Ruth.4.22"],
  ["chapter three of John", "John.3.1-John.3.36", "John.3.1-John.3.36"],
  ["Jhon 3:16", "John.3.16", null],
  ["haggiah", "Hag.1.1-Hag.2.23", null],
  ["from as", "Rom.1.1-Rom.16.27", null],
  ["xyzzy", null, null],
];

for (const [input, corrected, asWritten] of ROWS) {
  test(`${input} with and without the correction of names`, () => {
    const osisIdOf = (correctsNames: boolean): string | null => {
      const answer = parseReference(input, { correctsNames });
      return answer.kind === "resolved" ? answer.osisId : null;
    };
    assert.deepEqual([osisIdOf(true), osisIdOf(false)], [corrected, asWritten]);
  });
}

test("without the correction of names, no names are suggested", () => {
  const answer = parseReference("Jhon 3:16", { correctsNames: false });
  assert.deepEqual(answer.kind === "unrecognized" && [answer.expected, answer.suggestions], ["book", []]);
});
