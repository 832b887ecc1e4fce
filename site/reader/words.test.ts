import assert from "node:assert/strict";
import { test } from "node:test";
import { parseReference } from "@lectern/scripture";
import { isWords } from "./words.ts";

test("which inputs are searched for as words", () => {
  for (const [input, expected] of [
    ["love your enemies", true],
    ["asdf", true],
    ['"in the beginning"', true],
    ["faith NEAR/5 works", true],
    ["shepherd -hireling", true],
    ["בראשית", true],
    ["John 3:16", false],
    ["john 3:", false],
    ["Jo 3:16", false],
    ["xyzzy 3", false],
    ["x", false],
    ["?!", false],
  ] as const)
    assert.equal(isWords(parseReference(input)), expected, input);
  assert.equal(isWords(null), false);
});
