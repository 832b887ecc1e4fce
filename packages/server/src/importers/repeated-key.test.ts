import assert from "node:assert/strict";
import { test } from "node:test";
import { findRepeatedKey } from "./repeated-key.ts";

const ROWS: readonly (readonly [
  source: string,
  found: readonly [key: string, first: number, line: number] | null,
])[] = [
  ["{}", null],
  ["[1, 2, 2]", null],
  ['"a"', null],
  ['{"a": 1, "b": 2}', null],
  ['{"a": 1, "a": 2}', ["a", 1, 1]],
  ['{"a": 1,\n\n"a": 2}', ["a", 1, 3]],
  ['{"a": {"a": {"a": 1}}}', null],
  ['[{"a": 1}, {"a": 2}]', null],
  ['{"a": ["a", "a"], "b": "a"}', null],
  ['{"a": "b", "c": "b", "b": "c"}', null],
  ['{"a": [{"b": 1, "b": 2}]}', ["b", 1, 1]],
  ['{"a": {"b": 1}, "c": {"b": 1}, "a": 2}', ["a", 1, 1]],
  ['{"a": 1, "\\u0061": 2}', ["a", 1, 1]],
  ['{"a\\"": 1, "a": "\\\\", "a\\"": 3}', ['a"', 1, 1]],
  ['{"{": "}", "}": "{,", ",": "[", "[": "]"}', null],
  ['{"__proto__": 1, "constructor": 2}', null],
  ['{"__proto__": 1, "__proto__": 2}', ["__proto__", 1, 1]],
  ['{"": 1, "": 2}', ["", 1, 1]],
  ['{"a\\u0301": 1, "\\u00e1": 2}', null],
  ['{"\u{1f600}": 1,\r\n"\u{1f600}": 2}', ["\u{1f600}", 1, 2]],
  ["[".repeat(100_000) + "]".repeat(100_000), null],
];

for (const [source, expected] of ROWS) {
  test(source.slice(0, 60), () => {
    const found = findRepeatedKey(source);
    assert.deepEqual(found === undefined ? null : [found.key, found.firstLine, found.line], expected);
  });
}
