import assert from "node:assert/strict";
import { test } from "node:test";
import { costOfFeatures, type Feature } from "./features.ts";
import { scan } from "./index.ts";
import type { Weights } from "./prose-sets.ts";

/** The features of the first name of a text, as text. */
function featuresOf(text: string): readonly string[] {
  let found: readonly Feature[] = [];
  scan(text, {
    isGrammarOnly: true,
    observe: (_named, _model, features) => {
      if (found.length === 0) found = features;
    },
  });
  return found.map(([group, value, amount]) => `${group}:${value}=${Math.round(amount * 100) / 100}`);
}

const ROWS: readonly (readonly [text: string, features: string])[] = [
  [
    "Romans 8 was read.",
    "bias:=1 cost:=1 kind:namesake=1 line:start=1 chapter:6-12=1 before:^=1 before2:^=0.5 after:was=1 after2:read=0.5 " +
      "name:romans=0.7 before-name:^/romans=0.7 name-after:romans/was=0.7 before2-before:^/^=0.7 between:nothing=1 is:capital=1 " +
      "start:namesake=1 before-word:namesake=1 near-after:was=0.4 near-after:read=0.4 numbers-near:0=1 capitals-near:0=1 word:was=0.4 " +
      "word:read=0.4 topic:word=0.12 topic:near-after=0.12 topic:after=-0.1",
  ],
  [
    "see Job 3.",
    "bias:=1 cost:=1.75 kind:word=1 line:inside=1 chapter:3-5=1 before:see=1 before2:^=0.5 after:.=1 after2:$$=0.5 " +
      "name:job=0.7 before-name:see/job=0.7 name-after:job/.=0.7 before2-before:^/see=0.7 between:nothing=1 is:capital=1 is:pointed-to=1 end:word=1 near-before:see=0.4 numbers-near:0=1 " +
      "capitals-near:0=1 word:see=0.4 topic:word=0.08 topic:near-before=0.08 topic:before=0.2",
  ],
  [
    "Gen. 1\nIn the beginning God made heaven.",
    "bias:=1 cost:=0 kind:namesake=1 line:start=1 chapter:1=1 before:^=1 before2:^=0.5 after:$=1 after2:the=0.5 " +
      "name:gen=0.7 before-name:^/gen=0.7 name-after:gen/$=0.7 before2-before:^/^=0.7 between:.=1 is:capital=1 is:short=1 is:dotted=1 is:short-dotted=1 sacred:=1 start:namesake=1 end:namesake=1 " +
      "near-after:in=0.4 near-after:the=0.4 near-after:beginning=0.4 near-after:god=0.4 numbers-near:0=1 capitals-near:1=1 " +
      "word:in=0.4 word:the=0.4 word:beginning=0.4 word:god=0.4 word:made=0.4 word:heaven=0.4 stem:begin=0.4 stem:heave=0.4 " +
      "topic:word=0.32 topic:near-after=0.24",
  ],
  [
    "Mark 2:15 Sam",
    "bias:=1 cost:=1.05 kind:word=1 line:start=1 chapter:2=1 before:^=1 before2:^=0.5 after:sam=1 after2:$$=0.5 " +
      "name:mark=0.7 before-name:^/mark=0.7 name-after:mark/sam=0.7 before2-before:^/^=0.7 between:nothing=1 is:capital=1 start:word=1 before-word:word=1 is:before-capital=1 verse:10-29=1 " +
      "numbers:pair=1 quarter:word=1 clock:word=1 near-after:sam=0.4 numbers-near:0=1 capitals-near:0=1 word:sam=0.4 " +
      "topic:word=-0.12 topic:near-after=-0.12 topic:after=-0.3",
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

test("a cost is the sum of the amounts times their weights; a feature without a weight counts nothing", () => {
  const weights: Weights = new Map([
    ["bias", new Map([["", 20]])],
    ["cost", new Map([["", 10]])],
    ["before", new Map([["see", -15]])],
  ]);
  const features: readonly Feature[] = [
    ["bias", "", 1],
    ["cost", "", 1.5],
    ["before", "see", 1],
    ["after", "was", 1],
    ["after", "see", 1],
  ];
  const cost = costOfFeatures(
    (sink) => {
      for (const feature of features) sink.add(...feature);
    },
    weights,
    null,
  );
  assert.equal(cost, 20);
});

test("a model weighs chapters, numbers with a dot, and chapter and verse before a word", () => {
  const modelsOf = (text: string): readonly string[] => {
    const models = new Set<string>();
    scan(text, { isGrammarOnly: true, observe: (_named, model) => models.add(model) });
    return [...models];
  };
  assert.deepEqual(modelsOf("Job 3."), ["chapter"]);
  assert.deepEqual(modelsOf("Luke 3.2."), ["verse"]);
  assert.deepEqual(modelsOf("Gen 1:1 trades"), ["verse"]);
  assert.deepEqual(modelsOf("Gen 1:1, trades"), []);
  assert.deepEqual(modelsOf("Gen 1:1\nTrades"), []);
});
