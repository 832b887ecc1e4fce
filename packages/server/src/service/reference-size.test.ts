import assert from "node:assert/strict";
import { test } from "node:test";
import { type Excess, excess } from "./reference-size.ts";

const characters = (limit: number, actual: number): Excess => ({ limit, actual, unit: "characters" });
const segments = (actual: number): Excess => ({ limit: 100, actual, unit: "segments" });
const osis = (bytes: number): string => "Gen.1.1,".repeat(bytes / 8).slice(0, -1);

const ROWS: readonly (readonly [what: string, text: string, expected: Excess | undefined])[] = [
  ["nothing", "", undefined],
  ["1,000 characters", "a".repeat(1000), undefined],
  ["one more", "a".repeat(1001), characters(1000, 1001)],
  ["1,000 characters of two units, the first there is", "\u{10000}".repeat(1000), undefined],
  ["1,000 characters of two units, the last there is", "\u{10ffff}".repeat(1000), undefined],
  ["one more of them", "\u{1f600}".repeat(1001), characters(1000, 1001)],
  ["halves of pairs, each a character", "\udc00".repeat(1001), characters(1000, 1001)],
  ["7,999 characters of OSIS ids", osis(8000), undefined],
  ["8,000, the last a range", `${osis(7984)},Gen.1.1-Exod.1.1`, undefined],
  ["8,007 characters of OSIS ids", osis(8008), characters(8000, 8007)],
  ["OSIS ids and a space", `${osis(1200)} `, characters(1000, 1200)],
  ["USFM codes, which are no OSIS ids", "JHN.3.16,".repeat(120), characters(1000, 1080)],
  ["100 segments", "a;".repeat(100), undefined],
  ["one more", "a;".repeat(101), segments(101)],
  ["100 segments and as many blank ones", "a; ;".repeat(100), undefined],
];

for (const [what, text, expected] of ROWS) {
  test(`${what}: ${expected === undefined ? "read" : `${expected.actual} ${expected.unit} are too many`}`, () => {
    assert.deepEqual(excess(text), expected);
  });
}
