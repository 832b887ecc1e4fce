// Checks that the fast path for citations of the usual form gives the same results as the grammar.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { RULE_FILES, readRows } from "../resolve/testdata/rows.ts";
import { scan } from "./index.ts";

function assertSame(text: string): void {
  const options = { source: "text" } as const;
  assert.deepEqual(scan(text, options), scan(text, { ...options, isGrammarOnly: true }), text);
}

test("the fast path agrees with the grammar on rows of test data inside sentences", () => {
  const rows = readRows(...RULE_FILES);
  assert.ok(rows.length > 20_000);
  for (const { input } of rows) assertSame(`We read ${input} today, and more.`);
});

test("the fast path agrees with the grammar on the rows of the scanner", () => {
  for (const file of ["prose", "lookalikes"]) {
    const lines = readFileSync(join(import.meta.dirname, "testdata", `${file}.tsv`), "utf8").split("\n");
    const texts = lines.flatMap((line) => line.split("\t")[1] ?? []);
    assert.ok(texts.length > 100);
    for (const text of texts) assertSame(text.replaceAll("\\n", "\n"));
  }
});

test("the fast path agrees with the grammar on citations before every mark and many words", () => {
  const citations = [
    "John 3:16",
    "1 Cor. 13:4-7",
    "Rom 8:1, 28; 12:1",
    "Ps 23:1; 1 John 4:8",
    "Jud 4:4, 5",
    "Ex 3:2",
    "PR 3:5",
  ];
  const tails = [
    "",
    ".",
    ",",
    ";",
    ")",
    '"',
    "!",
    ": he",
    ": 5",
    " 5",
    " who",
    " and",
    " and who",
    " and Luke",
    " Luke 3:4",
    " 2 Tim 1:7",
    " (b) as",
    " (See note",
    ' "as',
    " and in the day",
    ", and the day",
    " Is 3:4",
    " the Message",
    " to the Romans 3",
    ", 5",
    ",5",
    ", 5 men",
  ];
  const more = [
    " (ESV)",
    " KJV",
    "ff",
    "f.",
    "a",
    "b-c",
    "-",
    "-20",
    "–20",
    ":4",
    ".5",
    ";5",
    "; 5:6",
    "; Mark 1",
    " to 20",
  ];
  const heads = [
    "",
    "In ",
    "1 ",
    "The ",
    "St. ",
    "the First ",
    "2. ",
    "a-",
    "(",
    "see ",
    "John 1:1; ",
    "no ",
  ];
  for (const head of heads) {
    for (const citation of citations)
      for (const tail of [...tails, ...more]) assertSame(head + citation + tail);
  }
});
