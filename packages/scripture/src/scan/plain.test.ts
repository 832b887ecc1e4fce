// Checks that the fast paths for citations of the usual form give the same results as the grammar.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { RULE_FILES, readRows } from "../resolve/testdata/rows.ts";
import { SCANNED_LANGUAGES, type ScannedLanguage, scan, scannedEnglish } from "./index.ts";

function assertSame(text: string, language: ScannedLanguage = scannedEnglish): void {
  const options = { source: "text", languages: [language] } as const;
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

const TAILS = [
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
const MORE = [
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
const HEADS = ["", "In ", "1 ", "The ", "St. ", "the First ", "2. ", "a-", "(", "see ", "John 1:1; ", "no "];

test("the fast path agrees with the grammar on citations before every mark and many words", () => {
  const citations = [
    "John 3:16",
    "1 Cor. 13:4-7",
    "Rom 8:1, 28; 12:1",
    "Ps 23:1; 1 John 4:8",
    "Jud 4:4, 5",
    "Ex 3:2",
    "PR 3:5",
    "Ps 23",
    "Isa 4; 6",
    "Luke 2-3",
    "Mt 19.5, 9; 20.1",
    "Acts 9:31ff.",
    "Rom 8:1a; 9:2-10:3",
    "1 Kings 8; 2 Chr 6",
  ];
  for (const head of HEADS) {
    for (const citation of citations)
      for (const tail of [...TAILS, ...MORE]) assertSame(head + citation + tail);
  }
});

test("the fast path agrees with the grammar on German citations", () => {
  const german = SCANNED_LANGUAGES.find(({ language }) => language.code === "de");
  assert.ok(german);
  const citations = [
    "Joh 3,16",
    "1. Mose 1,1-3; 2,4",
    "Ps 23",
    "Mt 5,3.8-9",
    "R\u00f6m 8,1, 28",
    "2 Kor 5,17f",
  ];
  for (const head of HEADS) {
    for (const citation of citations)
      for (const tail of [...TAILS, ...MORE]) assertSame(head + citation + tail, german);
  }
});
