import assert from "node:assert/strict";
import { test } from "node:test";
import type { AssembledVerse } from "../packages/server/src/text/assembled-edition.ts";
import { applyErrata, ErratumFault, parseErrata } from "./errata.ts";

const row = (...columns: readonly (string | number)[]): string => columns.join("\t");
const applied = (verse: AssembledVerse, ...rows: readonly string[]): AssembledVerse | undefined =>
  applyErrata([verse], parseErrata(rows.join("\n")))[0];

const TEXT = "And they seed shall possess the gate";
const CASES: readonly (readonly [readonly string[], string])[] = [
  [[row("Gen.1.1", 2, "they", "thy", "word", "w")], "And thy seed shall possess the gate"],
  [[row("Gen.1.1", 1, "And", "and", "capital", "w")], "and they seed shall possess the gate"],
  [[row("Gen.1.1", 7, "gate", "gate.", "punctuation", "w")], "And they seed shall possess the gate."],
  [[row("Gen.1.1", 3, "", "whole", "missing", "w")], "And they whole seed shall possess the gate"],
  [[row("Gen.1.1", 8, "", "thereof.", "missing", "w")], "And they seed shall possess the gate thereof."],
  [[row("Gen.1.1", 4, "shall", "", "extra", "w")], "And they seed possess the gate"],
  [[row("Gen.1.1", 7, "gate", "", "extra", "w")], "And they seed shall possess the"],
  [[row("Gen.1.1", 2, "they seed", "thyseed", "compound", "w")], "And thyseed shall possess the gate"],
  [
    [
      row("Gen.1.1", 2, "they", "thy", "word", "w"),
      row("Gen.1.1", 5, "possess", "have and hold", "word", "w"),
    ],
    "And thy seed shall have and hold the gate",
  ],
];

test("words are replaced, inserted and removed at their places", () => {
  for (const [rows, text] of CASES) assert.equal(applied({ text: TEXT }, ...rows)?.text, text, rows.join());
});

test("annotations move with their words", () => {
  const verse = applied(
    {
      text: "a bb ccc dd",
      annotations: [
        { type: "added", start: 2, end: 4 },
        { type: "added", start: 9, end: 11 },
      ],
    },
    row("Gen.1.1", 1, "a", "long", "word", "w"),
    row("Gen.1.1", 2, "bb", "b", "word", "w"),
    row("Gen.1.1", 3, "ccc", "", "extra", "w"),
  );
  assert.equal(verse?.text, "long b dd");
  assert.deepEqual(verse?.annotations, [
    { type: "added", start: 5, end: 6 },
    { type: "added", start: 7, end: 9 },
  ]);
});

const MARKED: readonly (readonly [string, string, string, string, string])[] = [
  // text with the annotated words in brackets, word, current, corrected, the text afterwards
  ["eat the [pottage]: and", "3", "pottage:", "pottage;", "eat the [pottage]; and"],
  ["by their [host]: and", "3", "host:", "hosts:", "by their [hosts]: and"],
  ["a [nd] it was", "2", "nd", "and", "a [and] it was"],
  ["[houses] of the", "1", "", "the", "the [houses] of the"],
  ["the [house]", "3", "", "of", "the [house] of"],
  ["to [they] seed", "2", "they", "thy", "to [thy] seed"],
  ["of first[fruits] ye", "2", "firstfruits", "first-fruits", "of first-[fruits] ye"],
];

test("annotations stay on their words", () => {
  for (const [marked, word, current, corrected, after] of MARKED) {
    const text = marked.replace(/[[\]]/g, "");
    const [start, end] = [marked.indexOf("["), marked.indexOf("]") - 1];
    const verse = applied(
      { text, annotations: [{ type: "added", start, end }] },
      row("Gen.1.1", word, current, corrected, "r", "w"),
    );
    const [moved] = verse?.annotations ?? [];
    const found = verse?.text ?? "";
    assert.equal(
      `${found.slice(0, moved?.start)}[${found.slice(moved?.start, moved?.end)}]${found.slice(moved?.end)}`,
      after,
    );
  }
});

test("annotations whose words are removed are removed", () => {
  const verse = {
    text: "withered, waiting here. End",
    annotations: [{ type: "added", start: 10, end: 22 }],
  } as const;
  const gone = applied(verse, row("Gen.1.1", 1, "withered, waiting here.", "withered.", "extra", "w"));
  assert.deepEqual([gone?.text, gone?.annotations], ["withered. End", []]);
  const bare = applied(
    { text: "a b", annotations: [{ type: "added", start: 2, end: 3 }] },
    row("Gen.1.1", 2, "b", "", "extra", "w"),
  );
  assert.deepEqual([bare?.text, bare?.annotations], ["a", []]);
});

test("verse 0 is the title, which an erratum can add", () => {
  const verse = applied({ text: TEXT }, row("Gen.1.0", 1, "", "A Prayer of David.", "missing", "w"));
  assert.equal(verse?.title, "A Prayer of David.");
  assert.equal(verse?.text, TEXT);
  assert.equal(verse?.provenance?.[0]?.what, "title, word 1: (nothing) -> A Prayer of David.");
});

const MISPLACED: readonly string[] = [
  row("Gen.1.1", 2, "thy", "they", "word", "w"),
  row("Gen.1.1", 2, "the", "thy", "word", "w"),
  row("Gen.1.1", 9, "gate", "gates", "word", "w"),
  row("Gen.1.1", 9, "", "gates", "missing", "w"),
];

test("an erratum whose words are not there is an error that names the verse", () => {
  for (const line of MISPLACED) {
    assert.throws(() => applied({ text: TEXT }, line), /Genesis 1:1: ".*" is not at word \d of/, line);
  }
});

const UNREADABLE: readonly string[] = [
  row("Gen.1.1", 2, "they", "thy", "word"),
  row("Gen.1.1", 0, "they", "thy", "word", "w"),
  row("Gen.1.1", "two", "they", "thy", "word", "w"),
  row("Gen.1.99", 2, "they", "thy", "word", "w"),
  row("Foo.1.1", 2, "they", "thy", "word", "w"),
  row("Gen.1.1", 2, "same", "same", "word", "w"),
  row("Gen.1.1", 2, "they", "thy", "", "w"),
  "they -> thy",
];

test("a row that cannot be read is an error that names the line", () => {
  for (const line of UNREADABLE) {
    assert.throws(() => parseErrata(`# comment\n${line}`), ErratumFault, line);
    assert.throws(() => parseErrata(`# comment\n${line}`), /line 2 of the errata/);
  }
  assert.deepEqual(parseErrata("# only\n\n# comments\n"), []);
});
