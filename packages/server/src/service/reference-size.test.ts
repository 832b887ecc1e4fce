import assert from "node:assert/strict";
import { test } from "node:test";
import { type Excess, excess } from "./reference-size.ts";

const characters = (limit: number, actual: number): Excess => ({ limit, actual, unit: "characters" });
const references = (actual: number): Excess => ({ limit: 1000, actual, unit: "references" });
const segments = (actual: number): Excess => ({ limit: 100, actual, unit: "segments" });
const osis = (bytes: number): string => "Gen.1.1,".repeat(bytes / 8).slice(0, -1);

const ROWS: readonly (readonly [description: string, text: string, expected: Excess | undefined])[] = [
  ["nothing", "", undefined],
  ["1,000 characters", "a".repeat(1000), undefined],
  ["one more", "a".repeat(1001), characters(1000, 1001)],
  ["1,000 characters of two units, with the lowest code point", "\u{10000}".repeat(1000), undefined],
  ["1,000 characters of two units, with the highest code point", "\u{10ffff}".repeat(1000), undefined],
  ["one more of them", "\u{1f600}".repeat(1001), characters(1000, 1001)],
  ["unpaired surrogates, which count as a character each", "\udc00".repeat(1001), characters(1000, 1001)],
  ["7,999 characters of OSIS ids", osis(8000), undefined],
  ["8,000, the last a range", `${osis(7984)},Gen.1.1-Exod.1.1`, undefined],
  ["8,007 characters of OSIS ids", osis(8008), characters(8000, 8007)],
  ["440 whole canons", Array(440).fill("Gen.1.1-Rev.22.21").join(), references(29_040)],
  [
    "16 of them among other ids",
    `${Array(16).fill("Gen.1.1-Rev.22.21").join()},${osis(1000)}`,
    references(1056),
  ],
  ["15 of them", `${Array(15).fill("Gen.1.1-Rev.22.21").join()},${osis(1000)}`, undefined],
  // Two references each: an item that begins in the book where the previous one ended joins its reference.
  ["ranges of two books", "Gen.1.1-Exod.1.1,Exod.1.2-Lev.1.1,".repeat(230).slice(0, -1), undefined],
  ["OSIS ids and a space", `${osis(1200)} `, characters(1000, 1200)],
  ["USFM codes, which are no OSIS ids", "JHN.3.16,".repeat(120), characters(1000, 1080)],
  ["100 segments", "a;".repeat(100), undefined],
  ["one more", "a;".repeat(101), segments(101)],
  ["one more, in the fewest characters", `${"a;".repeat(100)}a`, segments(101)],
  ["100 segments and as many blank ones", "a; ;".repeat(100), undefined],
];

for (const [description, text, expected] of ROWS) {
  test(`${description}: ${expected === undefined ? "read" : `${expected.actual} ${expected.unit} are too many`}`, () => {
    assert.deepEqual(excess(text), expected);
  });
}
