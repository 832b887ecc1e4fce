import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { lineOf } from "./meaning.ts";
import { isUnfinished } from "./words.ts";

test("an unfinished reference is distinguished from a wrong one", () => {
  const rows: readonly [string, boolean][] = [
    ["john 3:", true],
    ["john 3:16-", true],
    ["rom 8:28; ", false],
    ["rom 8:28;", false],
    ["john 3", false],
    ["asdf", false],
    ["asdf:", false],
    ["john 99:", false],
    [":", false],
  ];
  for (const [input, expected] of rows) assert.equal(isUnfinished(parseReference(input)), expected, input);
});

test("one line summarises what was understood", () => {
  assert.equal(lineOf(parseReference("jn 3:16")), "John 3:16 · 1 verse");
  assert.equal(lineOf(parseReference("rom 8:28; ps 23")), "Romans 8:28; Psalm 23 · 7 verses");
  assert.equal(lineOf(parseReference("psalm 151")), "");
});
