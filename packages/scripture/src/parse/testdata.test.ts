/** The rows in testdata/ are sound: well-formed, free of doubles, and true to the canon. The parser is not asked. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { findBook } from "../book.ts";
import { hasVerse } from "../canon.ts";
import type { Coordinate } from "../coordinate.ts";
import { toOrdinal } from "../ordinal.ts";
import { parseOsisVerse } from "../osis.ts";

const PROBLEMS =
  /^problem (chapter_out_of_range|verse_out_of_range|verse_zero|range_reversed|ambiguous_number)((?: \S+)*)$/;

/** Columns: file, least and most cells of a row, the cell of the input and of the expectation (0-based), least rows. */
const FILES = [
  ["rules.tsv", 3, 6, 1, 2, 420],
  ["corpus.tsv", 3, 3, 1, 2, 2500],
  ["ambiguous.tsv", 3, 3, 0, 1, 150],
  ["invalid.tsv", 3, 3, 1, 2, 500],
  ["names.tsv", 3, 3, 1, 2, 1200],
  ["settled.tsv", 3, 3, 0, 1, 100],
] as const;

function readRows(file: string): string[][] {
  const text = readFileSync(new URL(`testdata/${file}`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.split("\t"));
}

/** What is wrong with a list of OSIS ids of verses and spans; undefined when every verse is of the canon. */
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

for (const [file, fewest, most, inputCell, expectedCell, least] of FILES) {
  test(`testdata/${file} is sound`, () => {
    const rows = readRows(file);
    assert.ok(rows.length >= least, `${rows.length} rows`);
    const seen = new Set<string>();
    for (const row of rows) {
      const line = row.join("\t");
      assert.ok(row.length >= fewest && row.length <= most, `cells: ${line}`);
      assert.match(line, /^[\t -~]+$/, `not printable ASCII: ${line}`);
      const input = row[inputCell] ?? "";
      const expected = row[expectedCell] ?? "";
      const fault =
        file === "names.tsv" || file === "settled.tsv" ? keysFault([expected]) : expectationFault(expected);
      assert.equal(fault, undefined, line);
      const id = file === "rules.tsv" ? `${row[0]} ${input}` : input;
      assert.ok(!seen.has(id), `twice: ${line}`);
      seen.add(id);
    }
  });
}
