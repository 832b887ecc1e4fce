// The samples and rules of the published contract, sent to the running server.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer({ mode: "open" });
});
after(() => server.close());

const q = encodeURIComponent;

async function resolve(reference: string): Promise<Record<string, unknown>> {
  return server.get(`/api/resolve?reference=${q(reference)}`);
}

/** Input, then the `input`, `osis_id` and `normalized` of each reference in the answer. */
const INPUTS: readonly (readonly [string, ...(readonly [string, string, string])[]])[] = [
  ["Ps.23, vv.1–3", ["ps 23:1-3", "Ps.23.1-Ps.23.3", "Psalm 23:1-3"]],
  ["iitim3:16-17", ["2 tim 3:16-17", "2Tim.3.16-2Tim.3.17", "2 Timothy 3:16-17"]],
  [
    "Rom 8:1-4, 28; 12:1-2",
    ["rom 8:1-4,28", "Rom.8.1-Rom.8.4,Rom.8.28", "Romans 8:1-4, 28"],
    ["rom 12:1-2", "Rom.12.1-Rom.12.2", "Romans 12:1-2"],
  ],
  ["1 thess 4 16", ["1 thess 4:16", "1Thess.4.16", "1 Thessalonians 4:16"]],
  ["Genisis 1:1", ["genesis 1:1", "Gen.1.1", "Genesis 1:1"]],
  [
    "Mal 4:5-Matt 1:2",
    ["mal 4:5-6", "Mal.4.5-Mal.4.6", "Malachi 4:5-6"],
    ["matt 1:1-2", "Matt.1.1-Matt.1.2", "Matthew 1:1-2"],
  ],
  ["Ruth", ["ruth", "Ruth.1.1-Ruth.4.22", "Ruth"]],
  ["John 3:16", ["john 3:16", "John.3.16", "John 3:16"]],
  ["43003016", ["john 3:16", "John.3.16", "John 3:16"]],
  ["JHN.3.16", ["jhn 3:16", "John.3.16", "John 3:16"]],
];

for (const [input, ...expected] of INPUTS) {
  test(`/resolve ${input}`, async () => {
    const body = await resolve(input);
    const isCollection = expected.length > 1;
    assert.equal(body.type, isCollection ? "collection" : "single");
    assert.equal("status" in body, false);
    const references = isCollection ? body.references : [body];
    assert.ok(Array.isArray(references));
    assert.deepEqual(
      references.map(({ input: read, osis_id, normalized }) => [read, osis_id, normalized]),
      expected,
    );
    if (isCollection) {
      assert.equal(body.input, input);
      assert.equal("confidence" in body, false);
      assert.equal(body.osis_id, expected.map(([, osisId]) => osisId).join(","));
    }
  });
}

test("confidence has its fixed values", async () => {
  assert.equal((await resolve("Ps.23, vv.1–3")).confidence, 0.984);
  assert.equal((await resolve("John 3:16")).confidence, 1);
  assert.equal((await resolve("Ps.23.1-Ps.23.3")).confidence, 1);
});

test("an osis_id and a normalized form resolve to themselves", async () => {
  for (const input of ["Rom 8:1-4, 28", "Ruth", "Jude 5", "Ps 23", "Matt 5-7", "Gen 1:1-2:3", "Song 1, 3"]) {
    const first = await resolve(input);
    for (const again of [first.osis_id, first.normalized]) {
      const { osis_id, confidence } = await resolve(String(again));
      assert.deepEqual([osis_id, confidence], [first.osis_id, 1], `${input}: ${again}`);
    }
  }
});

const WRONG: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ["John 22", "chapter_out_of_range", { chapter: 22, verse: null, last_valid: 21 }],
  ["John 3:99", "verse_out_of_range", { chapter: 3, verse: 99, last_valid: 36 }],
  ["Ps 3:0", "verse_zero", { chapter: 3, verse: 0 }],
  ["John 3:18-16", "range_reversed", { chapter: 3 }],
];

for (const [input, code, details] of WRONG) {
  test(`/resolve ${input} is understood and lies outside the canon`, async () => {
    const { valid, osis_id, problems } = await resolve(input);
    assert.deepEqual([valid, osis_id], [false, null]);
    assert.ok(Array.isArray(problems));
    const [problem] = problems;
    assert.equal(problem.code, code);
    for (const [name, value] of Object.entries(details)) assert.equal(problem[name], value, name);
  });
}

test("every endpoint shows the same numbers for a verse", async () => {
  const rows: readonly (readonly [string, number, number])[] = [
    ["Gen.1.1", 1001001, 1],
    ["Mal.4.6", 39004006, 23145],
    ["Matt.1.1", 40001001, 23146],
    ["Ps.103.1", 19103001, 15551],
    ["John.3.16", 43003016, 26137],
    ["Rom.8.1", 45008001, 28118],
    ["Heb.11.1", 58011001, 30174],
    ["Rev.22.21", 66022021, 31102],
  ];
  for (const [osisId, verseId, verseIndex] of rows) {
    const expanded = await server.get(`/api/expand?reference=${osisId}`);
    assert.deepEqual([expanded.verse_ids, expanded.verse_indexes], [[verseId], [verseIndex]]);
    const { data } = await server.get(`/api/passage?reference=${osisId}&version=KJV`);
    assert.ok(Array.isArray(data));
    assert.deepEqual([data[0].verse_id, data[0].verse_index], [verseId, verseIndex]);
  }
});

test("the same request gives the same bytes", async () => {
  for (const target of ["/api/resolve?reference=jhn+3+16", "/api/resolve?reference=jud+1", "/api/books"]) {
    const headers = { "x-request-id": "same" };
    const [first, second] = [await server.ask(target, { headers }), await server.ask(target, { headers })];
    assert.equal(first.text, second.text);
  }
});

test("verse text contains only the words", async () => {
  for (const version of ["KJV", "ASV"]) {
    const { text } = await server.ask(`/api/passage?reference=Psalms&version=${version}`);
    const { data } = JSON.parse(text);
    assert.equal(data.length, 2461);
    for (const item of data) assert.ok(!/[\\<>|{}[\]`\p{Cc}]| {2}|^ | $/u.test(item.text), item.text);
  }
});
