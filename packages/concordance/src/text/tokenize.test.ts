import assert from "node:assert/strict";
import { test } from "node:test";
import { tokenize } from "./tokenize.ts";

const ROWS: readonly (readonly [string, string])[] = [
  ["In the beginning", "in:0-2 the:3-6 beginning:7-16"],
  ["the king's house", "the:0-3 king's:4-10 house:11-16"],
  ["the king’s", "the:0-3 king's:4-10"],
  ["Jesus' feet", "jesus:0-5 feet:7-11"],
  ["'tis ''so''", "tis:1-4 so:7-9"],
  ["Beth-el", "beth:0-4 el:5-7"],
  ["a--b—c", "a:0-1 b:3-4 c:5-6"],
  ["Cæsar Señor ΛΌΓΟΣ", "caesar:0-5 senor:6-11 λογος:12-17"],
  ["Sen\u0303or", "senor:0-6"],
  ["144,000 men", "144:0-3 000:4-7 men:8-11"],
  ["神愛世人", "神:0-1 愛:1-2 世:2-3 人:3-4"],
  ["שָׁלוֹם", "שלום:0-7"],
  ["", ""],
  ["--- ''", ""],
  ["😀 love", "love:3-7"],
];

for (const [text, expected] of ROWS) {
  test(`words of ${JSON.stringify(text)}`, () => {
    const written = tokenize(text).map(({ form, start, end }) => `${form}:${start}-${end}`);
    assert.equal(written.join(" "), expected);
  });
}
