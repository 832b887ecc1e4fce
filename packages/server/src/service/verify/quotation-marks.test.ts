import assert from "node:assert/strict";
import { test } from "node:test";
import { finished } from "../finished.ts";
import { markedQuotations } from "./quotation-marks.ts";

const ROWS: readonly (readonly [text: string, quotations: readonly string[]])[] = [
  ['He said, "Jesus wept."', ["Jesus wept."]],
  ["He said, “Jesus wept.”", ["Jesus wept."]],
  ["“He said, ‘Go,’ and they went.”", ["He said, ‘Go,’ and they went."]],
  ["‘The king’s house’ stands", ["The king’s house"]],
  ["‘He washed the disciples’ feet, and wept.’ So", ["He washed the disciples’ feet, and wept."]],
  ["the disciples’ feet and the king’s son", []],
  ["don't say 'Jesus wept' here", ["Jesus wept"]],
  ['a 5" pipe and a 6" pipe', []],
  ['a 5" pipe and "Jesus wept"', ["Jesus wept"]],
  ['"open and never closed', []],
  ["“a long one\n\n“that goes on”", ["a long one", "that goes on"]],
  ["„Am Anfang“ und «Au commencement»", ["Am Anfang", "Au commencement"]],
  ['**"bold"**, *“leaning”*', ["bold", "leaning"]],
  ['"a" "b"', ["a", "b"]],
  ["“a “b” c”", ["a “b” c"]],
  ['""', []],
  ["‘(And they said)’ (Luke 19:25)", ["(And they said)"]],
];

for (const [text, expected] of ROWS) {
  test(`quotations of ${JSON.stringify(text)}`, () => {
    const found = finished(markedQuotations(text, 100)).map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(found, expected);
  });
}

test("the number of quotations that are found is limited", () => {
  const found = finished(markedQuotations('"a" "b" "c" “d', 2));
  assert.deepEqual(found, [
    { start: 1, end: 2 },
    { start: 5, end: 6 },
  ]);
});
