import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "./entity-tags.ts";

const rows: readonly (readonly [string, boolean])[] = [
  ['"tag"', true],
  ['W/"tag"', true],
  ['"a", "tag"', true],
  ['"a","b",W/"tag" ', true],
  ["*", true],
  [' "a" ,\t* ', true],
  ['"a,*,b"', false],
  ['"x, *, y"', false],
  ['"a, "tag', false],
  ["tag", false],
  ['"tag', false],
  ['w/"tag"', false],
  ['"tag"x', false],
  ["**", false],
  ["", false],
  [`${'"a",'.repeat(5000)}"tag"`, true],
];
for (const [header, expected] of rows) {
  test(`If-None-Match: ${header.slice(0, 40)}`, () => assert.equal(matches(header, '"tag"'), expected));
}
