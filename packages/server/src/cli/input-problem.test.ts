import assert from "node:assert/strict";
import { test } from "node:test";
import { paintFor } from "./colour.ts";
import { type InputProblem, inputProblemText } from "./input-problem.ts";

const plain = paintFor(false, {}, false);

type Row = readonly [input: string, position: number, length: number, columns: number, text: string];

/** The mark is below the reported place, whatever precedes it. */
const ROWS: readonly Row[] = [
  ["jud 1:3", 0, 7, 80, "f:2:1: no\n  jud 1:3\n  ^~~~~~~\n"],
  ["John 3:16 xyz", 10, 1, 80, "f:2:11: no\n  John 3:16 xyz\n            ^\n"],
  ["John 3:16", 9, 1, 80, "f:2:10: no\n  John 3:16\n           ^\n"],
  ["", 0, 1, 80, "f:2:1: no\n  \n  ^\n"],
  ["１ ＪＯＨＮ x", 7, 1, 80, "f:2:8: no\n  １ ＪＯＨＮ x\n              ^\n"],
  ["x ＪＯ", 2, 2, 80, "f:2:3: no\n  x ＪＯ\n    ^~~~\n"],
  ["e\u0301e\u0301 x", 5, 1, 80, "f:2:6: no\n  e\u0301e\u0301 x\n     ^\n"],
  ["𝟑𝟑 x", 5, 1, 80, "f:2:4: no\n  𝟑𝟑 x\n     ^\n"],
  ["\u001b[31m x\u0000\u007f", 6, 1, 80, "f:2:7: no\n  ␛[31m x␀␡\n        ^\n"],
  ["\u200e\u202ea\u0085 x", 5, 1, 80, "f:2:6: no\n  \ufffd\ufffda\ufffd x\n       ^\n"],
  ["a\tb\nc", 4, 1, 80, "f:2:5: no\n  a␉b␊c\n      ^\n"],
  ["\ud800 x", 2, 1, 80, "f:2:3: no\n  \ufffd x\n    ^\n"],
  [
    `${"a".repeat(100)}XY${"b".repeat(100)}`,
    100,
    2,
    42,
    `f:2:101: no\n  …${"a".repeat(24)}XY${"b".repeat(12)}…\n  ${" ".repeat(25)}^~\n`,
  ],
  ["abcdefghij", 0, 10, 8, "f:2:1: no\n  abcde…\n  ^~~~~~\n"],
];

for (const [input, position, length, columns, expected] of ROWS) {
  test(`the mark for ${JSON.stringify(input)} at ${position}`, () => {
    const trouble: InputProblem = { message: "no", input, place: { position, length }, notes: [] };
    assert.equal(inputProblemText(trouble, "f:2", plain, columns), expected);
  });
}

test("without a place only message and notes are shown, with control characters escaped", () => {
  const trouble: InputProblem = {
    message: "no \u001b[2J",
    input: "John 99",
    place: null,
    notes: ["or\u0007 this"],
  };
  assert.equal(inputProblemText(trouble, null, plain, 80), "no ␛[2J\n  or␇ this\n");
  const coloured = inputProblemText({ ...trouble, message: "no" }, "f:1", paintFor(true, {}, false), 80);
  assert.equal(coloured, "\u001b[1mf:1:1: \u001b[22mno\n  \u001b[2mor␇ this\u001b[22m\n");
});
