import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { differencesOf } from "./differences.ts";

const shown = (text: string, other: string): readonly string[] =>
  differencesOf(text, other)[0].map(({ start, end }) => text.slice(start, end));

test("words that differ in the other edition, one row per pair", () => {
  for (const [left, right, ours, theirs] of [
    [
      "The LORD is my shepherd; I shall not want.",
      "Jehovah is my shepherd; I shall not want.",
      ["The LORD"],
      ["Jehovah"],
    ],
    ["believeth in him", "believeth on him", ["in"], ["on"]],
    ["sin and death.", "sin and of death:", [], ["of"]],
    ["And God said", "and God said", [], []],
    ["his name's sake", "his name’s sake", [], []],
    ["a b c d e", "", [], []],
    ["one two three four", "five six seven eight", [], []],
    ["señor mio", "senor mio", [], []],
  ] as const) {
    assert.deepEqual(shown(left, right), ours, left);
    assert.deepEqual(shown(right, left), theirs, right);
  }
});

test("unmarked words are the same in both", () => {
  const line = fc
    .array(fc.constantFrom("a", "b", "C", "d", "é"), { maxLength: 12 })
    .map((words) => words.join(" "));
  const rest = (text: string, marks: readonly { start: number; end: number }[]): string => {
    const kept = [...marks]
      .reverse()
      .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    return kept.trim().split(/\s+/).join(" ").toLowerCase();
  };
  fc.assert(
    fc.property(line, line, (left, right) => {
      const [ours, theirs] = differencesOf(left, right);
      if (ours.length === 0 && theirs.length === 0) return;
      assert.equal(rest(left, ours), rest(right, theirs));
    }),
  );
});
