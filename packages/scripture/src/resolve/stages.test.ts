/** Compares the fast path and the output of `explain` with the answers of the stages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { books } from "../book.ts";
import { english } from "../languages/en.ts";
import { parseByStages } from "./by-stages.ts";
import { explain } from "./explain.ts";
import { parseReference } from "./index.ts";
import { plainPartsOf } from "./plain-parts.ts";
import { readPlain } from "./plain-reference.ts";
import { RULE_FILES, readLines, readRows } from "./testdata/rows.ts";

/** Numbers that the fast path reads, and others that look like them. */
const NUMBERS = [
  "",
  ..."1|3|5|0|1:1|3:16|3:16-18|1:1-2:3|3-5|1, 3|3, 1|1-2, 4:5|2:3, 5|2:3,5, 3:1|1,2|2:3\u20135".split("|"),
];

/** Texts before and after plain numbers; the fast path leaves some of them to the stages. */
const LEADS =
  "see John|cf. Rom|ESV John|The Gospel according to St. John|Genisis|Revelation of|Psalm chapter|see 1 John".split(
    "|",
  );
const TAILS = "a|b|d|f|ff|x| (NIV)| KJV| (MT)| LXX| title| end| (foo)| b| John".split("|");

test("the fast path reads plain citations as the stages do", () => {
  const parts = plainPartsOf(english);
  const names = readLines("names.tsv").map(({ cells: [, name = ""] }) => name);
  const inputs = [
    ...readRows(...RULE_FILES).map(({ input }) => input),
    ...names.flatMap((name, index) => [`${name} 1:1`, `${name} ${NUMBERS[index % NUMBERS.length]}`.trim()]),
    ...LEADS.map((lead) => `${lead} 3:2-3, 5`),
    ...TAILS.flatMap((tail) => [`Joel 2:3${tail}`, `Mark 4:2-3${tail}`, `John 3${tail}`]),
    ...books.flatMap(({ name, osis }) => NUMBERS.map((numbers) => `${name} ${numbers}; ${osis} 1`)),
  ];
  const plain = inputs.flatMap((input) => readPlain(input, parts) ?? []);
  assert.ok(plain.length > 6000, String(plain.length));
  const others = plain.filter(
    (answer) => JSON.stringify(answer) !== JSON.stringify(parseByStages(answer.input)),
  );
  assert.deepEqual(others, []);
});

test("explain gives the result of each stage as plain values", () => {
  const explanation = explain("Jn 3,16.18");
  assert.deepEqual(JSON.parse(JSON.stringify(explanation)), explanation);
  const [attempt] = explanation.attempts;
  assert.deepEqual(
    attempt?.tokens.map(({ text }) => text),
    ["jn", "3", ",", "16", ".", "18"],
  );
  assert.deepEqual(
    attempt?.names.map(({ books, text, start }) => [books, text, start]),
    [[["JHN"], "Jn", 0]],
  );
  assert.equal(attempt?.readings.length, 2);
  assert.deepEqual(attempt?.settlement, { kind: "unread", position: 4, books: [] });
  assert.equal(explanation.answer.kind, "unrecognized");
});

test("explain gives the resolver's answer for every row, and a complete reading if the answer is valid", () => {
  for (const { input } of readRows(...RULE_FILES)) {
    const { answer, attempts } = explain(input);
    assert.deepEqual(answer, parseReference(input), input);
    if (answer.kind === "resolved")
      assert.ok(
        attempts.at(-1)?.readings.some(({ isComplete }) => isComplete),
        input,
      );
  }
});

test("an input with more references than allowed gives only their number", () => {
  assert.deepEqual(parseReference("Gen-Rev", { maxReferences: 65 }), {
    kind: "too_many",
    input: "Gen-Rev",
    count: 66,
  });
});
