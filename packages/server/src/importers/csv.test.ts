import assert from "node:assert/strict";
import { test } from "node:test";
import { findDelimiter, readCsv } from "./csv.ts";
import type { ImportEvent } from "./event.ts";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { newCollector } from "./verse-collector.ts";

/** The reader's output for a file: verses as `GEN 1:1@line words`, warnings as `code@line`. */
function read(source: string): readonly string[] {
  const events: string[] = [];
  let place = "";
  readCsv(source, "x.csv", (event: ImportEvent) => {
    if (event.type === "book") place = event.code;
    else if (event.type === "chapter") place = `${place.split(" ")[0]} ${event.number}`;
    else if (event.type === "verse") events.push(`${place}:${event.first}@${event.at.line}`);
    else if (event.type === "text") events.push(`${events.pop()} ${event.text}`);
    else if (event.type === "warning") events.push(`${event.code}@${event.at.line}`);
  });
  return events;
}

const ROWS: readonly (readonly [source: string, said: readonly string[]])[] = [
  ["book,chapter,verse,text\nGEN,1,1,In the beginning", ["GEN 1:1@2 In the beginning"]],
  ["GEN\t1\t1\tIn the beginning\n", ["GEN 1:1@1 In the beginning"]],
  ["reference;text\r\nGen 1:1;In the beginning\r\n", ["Gen 1:1@2 In the beginning"]],
  // In quoted cells, delimiters, doubled quotation marks and line ends are part of the text.
  [
    'GEN,1,1,"In the ""beginning"", God\nmade"\nGEN,1,2,And',
    ['GEN 1:1@1 In the "beginning", God\nmade', "GEN 1:2@3 And"],
  ],
  // Blank lines are skipped but counted; any kind of line end is accepted.
  ["GEN,1,1,a\r\n\r\n  \rGEN,1,2,b\nGEN,1,3,c", ["GEN 1:1@1 a", "GEN 1:2@4 b", "GEN 1:3@5 c"]],
  // Misplaced quotation marks stay in the text.
  ['GEN,1,1,He said "go"\nGEN,1,2,"He" went', ['GEN 1:1@1 He said "go"', 'GEN 1:2@2 "He" went']],
  [
    "GEN,1,1,a\nGEN,1,2\nGEN,1,3,c,d\nGEN,1,4,e",
    ["GEN 1:1@1 a", "malformed@2", "malformed@3", "GEN 1:4@4 e"],
  ],
  ["reference,text\nnowhere,a\nGen 1:1,b", ["malformed@2", "Gen 1:1@3 b"]],
];

test("rows become verses with their lines", () => {
  for (const [source, expected] of ROWS) assert.deepEqual(read(source), expected, JSON.stringify(source));
});

const REFUSED: readonly (readonly [source: string, message: string])[] = [
  ["GEN 1 1 In the beginning", "x.csv:1: there is no comma, tab or semicolon between columns"],
  ['GEN,1,1,a\nGEN,1,2,"b\nGEN,1,3,c', "x.csv:2: a quoted cell is never closed"],
  ["\na,b\nc,d", "x.csv:1: there is no comma, tab or semicolon between columns"],
  ["a,b\nc,d", "x.csv:1: no header with the columns book, chapter, verse and text, or reference and text"],
  ["book,chapter,verse,text\n", "x.csv:1: no verse was found in it"],
];

test("a file without rows of verses is refused with its line", () => {
  for (const [source, message] of REFUSED) {
    assert.throws(() => read(source), { name: "ImportFault", message }, JSON.stringify(source));
  }
});

/** `book chapter:verse text` of every verse, or what is wrong with the file. */
function versesOf(source: string): readonly string[] | string {
  const collector = newCollector(DEFAULT_INSTRUCTIONS);
  try {
    readCsv(source, "x", (event) => collector.take(event));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  collector.endFile();
  return collector
    .finish()
    .verses.map(({ bookId, chapter, first, text }) => `${bookId} ${chapter}:${first} ${text}`);
}

const NO_HEADER = /no header with the columns book, chapter, verse and text, or reference and text/;

const COLUMN_ROWS: readonly (readonly [source: string, expected: readonly string[] | RegExp])[] = [
  ["book,chapter,verse,text\nRUT,1,1,Words.", ["8 1:1 Words."]],
  ["reference,text\nRuth 1:1,Words.", ["8 1:1 Words."]],
  ["RUT,1,1,Words.", ["8 1:1 Words."]],
  ["Ruth 1:1\tWords.", ["8 1:1 Words."]],
  ["RUT,1,one,Words.\nRUT,1,2,Words.", NO_HEADER],
  ["RUT,one,1,Words.", NO_HEADER],
  ["a,b,c,d\nRUT,1,1,Words.", NO_HEADER],
  ["1,1,Words.", NO_HEADER],
  ["book,chapter,verse,text", /no verse was found/],
];

for (const [source, expected] of COLUMN_ROWS) {
  test(`CSV ${JSON.stringify(source)}`, () => {
    const found = versesOf(source);
    if (expected instanceof RegExp) assert.match(String(found), expected);
    else assert.deepEqual(found, expected);
  });
}

test("the delimiter is looked for in the first 10,000 characters of the first line", () => {
  const rows: readonly (readonly [source: string, delimiter: string | undefined])[] = [
    ["Song of Solomon,1,1,Words.", ","],
    [`${"a".repeat(9_999)};b`, ";"],
    [`${"a".repeat(10_000)};b`, undefined],
    ["a\nb,c", undefined],
  ];
  for (const [source, delimiter] of rows) assert.equal(findDelimiter(source), delimiter, source.slice(0, 30));
});
