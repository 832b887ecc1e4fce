import assert from "node:assert/strict";
import { test } from "node:test";
import { costOfChapter } from "./chapter-features.ts";
import { scan } from "./index.ts";
import type { Feature } from "./named.ts";

/** The features of the first name of a text, as text. */
function featuresOf(text: string): readonly string[] {
  let found: readonly Feature[] = [];
  scan(text, {
    isGrammarOnly: true,
    observe: (_, features) => {
      if (found.length === 0) found = features;
    },
  });
  return found.map(([feature, value]) => `${feature}=${Math.round(value * 100) / 100}`);
}

const ROWS: readonly (readonly [text: string, features: string])[] = [
  [
    "Romans 8 was read.",
    "bias=1 cost=1 kind namesake=1 line start=1 chapter 6-12=1 before start=1 before2 start=0.5 after was=1 after2 read=0.5 " +
      "name romans=0.7 between nothing=1 capital=1 start=1 start namesake=1 before a word=1 before a word namesake=1",
  ],
  [
    "see Job 3.",
    "bias=1 cost=1.75 kind word=1 line inside=1 chapter 3-5=1 before see=1 before2 start=0.5 after .=1 after2 end=0.5 " +
      "name job=0.7 between nothing=1 capital=1 pointed to=1 end=1 end word=1",
  ],
  [
    "Gen. 1\nIn the beginning God made heaven.",
    "bias=1 cost=0 kind namesake=1 line start=1 chapter 1=1 before start=1 before2 start=0.5 after line=1 after2 the=0.5 " +
      "name gen=0.7 between .=1 capital=1 short=1 dot=1 short with dot=1 sacred=1 start=1 start namesake=1 end=1 end namesake=1",
  ],
];

for (const [text, features] of ROWS)
  test(`features: ${text}`, () => assert.equal(featuresOf(text).join(" "), features));

test("a feature has one meaning", () => {
  for (const [text] of ROWS) {
    const names = featuresOf(text).map((feature) => feature.slice(0, feature.lastIndexOf("=")));
    assert.equal(new Set(names).size, names.length, text);
  }
});

test("a cost is the sum of the values times their weights; a feature without a weight counts nothing", () => {
  const weights = new Map([
    ["bias", 20],
    ["cost", 10],
    ["before see", -15],
  ]);
  const features: readonly Feature[] = [
    ["bias", 1],
    ["cost", 1.5],
    ["before see", 1],
    ["after was", 1],
  ];
  assert.equal(costOfChapter(features, weights), 20);
});
