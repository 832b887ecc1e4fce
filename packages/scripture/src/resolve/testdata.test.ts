/** Checks that the rows in testdata/ are well-formed, unique, and agree with the canon. It does not run the resolver. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findBook } from "../book.ts";
import { hasVerse } from "../canon.ts";
import type { Coordinate } from "../coordinate.ts";
import { toOrdinal } from "../ordinal.ts";
import { parseOsisVerse } from "../osis-id.ts";
import { ROW_FILES, RULE_FILES } from "./testdata/rows.ts";

const PROBLEMS =
  /^problem (chapter_out_of_range|verse_out_of_range|verse_zero|range_reversed|ambiguous_number)((?: \S+)*)$/;

/** Minimum and maximum number of cells, the index of the cell that identifies the row, and that of the expected answer. */
function shapeOf(file: string): readonly [fewest: number, most: number, input: number, expected: number] {
  if (file === "settled.tsv" || file === "words.tsv") return [3, 3, 0, 1];
  if (file === "names.tsv") return [3, 3, 1, 2];
  return [3, 6, 1, 2];
}

/** Files whose expectation is the key of a book. */
const KEYS_EXPECTED: ReadonlySet<string> = new Set(["names.tsv", "settled.tsv", "words.tsv"]);

const README = readFileSync(new URL("testdata/README.md", import.meta.url), "utf8");

/** Whether README.md explains a kind of row: it has a table row that begins with it. */
const isExplained = (kind: string): boolean => README.includes(`\n| \`${kind}\` `);

function readCells(file: string): string[][] {
  const text = readFileSync(new URL(`testdata/${file}`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.split("\t"));
}

/** Describes the fault in a list of OSIS ids of verses and spans; undefined if all verses are in the canon. */
function osisFault(list: string): string | undefined {
  for (const item of list.split(",")) {
    const ends = item.split("-").map(parseOsisVerse);
    if (ends.length > 2) return `more than two ends: ${item}`;
    for (const end of ends) {
      if (end === undefined || !hasVerse(end.bookId, end.chapter, end.verse)) return `no such verse: ${item}`;
    }
    const [first, last] = ends;
    if (first === undefined || last === undefined) continue;
    if (first.bookId !== last.bookId || ordinalOf(first) >= ordinalOf(last)) return `no span: ${item}`;
  }
  return undefined;
}

function ordinalOf({ bookId, chapter, verse }: Coordinate): number {
  return toOrdinal(bookId, chapter, verse);
}

function keysFault(keys: readonly string[]): string | undefined {
  const unknown = keys.find((key) => findBook(key)?.key !== key);
  return unknown === undefined ? undefined : `no such book: ${unknown}`;
}

function expectationFault(expected: string): string | undefined {
  if (expected === "ok" || expected === "reject" || /^unrecognized( \d+)?$/.test(expected)) return undefined;
  if (expected.startsWith("ok ")) return osisFault(expected.slice(3));
  if (expected.startsWith("ambiguous ")) {
    const keys = expected.slice(10).replace(/^=/, "").split(",");
    return keys.length < 2 ? "fewer than two candidates" : keysFault(keys);
  }
  const problem = PROBLEMS.exec(expected);
  if (problem === null) return "unknown expectation";
  const readings = (problem[2] ?? "").split(" ").filter((reading) => reading !== "");
  return readings.map(osisFault).find((fault) => fault !== undefined);
}

for (const file of ROW_FILES) {
  test(`testdata/${file} is sound`, () => {
    const rows = readCells(file);
    const [fewest, most, inputCell, expectedCell] = shapeOf(file);
    const seen = new Set<string>();
    for (const row of rows) {
      const line = row.join("\t");
      assert.ok(row.length >= fewest && row.length <= most, `cells: ${line}`);
      assert.match(line, /^[\t -~]+$/, `not printable ASCII: ${line}`);
      const input = row[inputCell] ?? "";
      const expected = row[expectedCell] ?? "";
      const fault = KEYS_EXPECTED.has(file) ? keysFault([expected]) : expectationFault(expected);
      assert.equal(fault, undefined, line);
      assert.ok(!seen.has(input), `twice: ${line}`);
      seen.add(input);
      if (inputCell === 1) assert.ok(isExplained(row[0] ?? ""), `README.md does not explain: ${line}`);
    }
  });
}

test("each rule has a file with at least 25 rows, and all files together have at least 45,000", () => {
  const rules = RULE_FILES.flatMap((file) => /^rules\/(\d\d)-/.exec(file)?.[1] ?? []).map(Number);
  assert.deepEqual(
    rules,
    Array.from({ length: 21 }, (_, index) => index + 1),
  );
  for (const file of RULE_FILES) assert.ok(readCells(file).length >= 25, file);
  assert.ok(ROW_FILES.flatMap(readCells).length >= 45_000);
});
