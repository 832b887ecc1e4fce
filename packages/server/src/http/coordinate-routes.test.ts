import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schemas } from "@lectern/contract/types";
import { VERSE_TOTAL } from "@lectern/scripture";
import fc from "fast-check";
import { appOf, ask, askJson, texts } from "./testdata/open-app.ts";

test("the coordinate endpoints answer with these bodies", async () => {
  const set = (osis_id: string | null, verse_count: number, ...ranges: readonly [number, number][]) => ({
    osis_id,
    verse_count,
    ranges: ranges.map(([range_start, range_end]) => ({ range_start, range_end })),
  });
  const rows: readonly [string, object][] = [
    [
      "diff?a=Romans+Chapter+8:+1+thru+4&b=Rom+8.1+-+4",
      {
        status: "success",
        a: "Rom.8.1-Rom.8.4",
        b: "Rom.8.1-Rom.8.4",
        overlap: true,
        relation: "equal",
        intersection: set("Rom.8.1-Rom.8.4", 4, [45008001, 45008004]),
        only_in_a: set(null, 0),
        only_in_b: set(null, 0),
        union: set("Rom.8.1-Rom.8.4", 4, [45008001, 45008004]),
      },
    ],
    [
      "diff?a=Mal+4:6&b=Matt+1:1;Mal+4:1",
      {
        status: "success",
        a: "Mal.4.6",
        b: "Matt.1.1,Mal.4.1",
        overlap: false,
        relation: "adjacent",
        intersection: set(null, 0),
        only_in_a: set("Mal.4.6", 1, [39004006, 39004006]),
        only_in_b: set("Mal.4.1,Matt.1.1", 2, [39004001, 39004001], [40001001, 40001001]),
        union: set(
          "Mal.4.1,Mal.4.6,Matt.1.1",
          3,
          [39004001, 39004001],
          [39004006, 39004006],
          [40001001, 40001001],
        ),
      },
    ],
    [
      "distance?a=Rom+8:1&b=John+3:16-18",
      {
        status: "success",
        a: "Rom.8.1",
        b: "John.3.16-John.3.18",
        distance: 1981,
        direction: "backward",
        gap: 1978,
        chapter_distance: 54,
        book_distance: 2,
      },
    ],
    [
      "context?reference=Rev+22:21&before=1&version=kjv",
      {
        status: "success",
        reference: "Rev 22:21",
        osis_id: "Rev.22.21",
        version: "KJV",
        version_hint: null,
        before: 1,
        after: 0,
        results_count: 2,
        data: [
          {
            offset: -1,
            reference: "Revelation 22:20",
            verse_id: 66022020,
            verse_index: 31101,
            book: { id: 66, name: "Revelation" },
            chapter: 22,
            verse: 20,
            text: texts.find("KJV")?.text(31_101),
          },
          {
            offset: 0,
            reference: "Revelation 22:21",
            verse_id: 66022021,
            verse_index: 31102,
            book: { id: 66, name: "Revelation" },
            chapter: 22,
            verse: 21,
            text: "The grace of our Lord Jesus Christ be with you all. Amen.",
          },
        ],
      },
    ],
  ];
  for (const [target, expected] of rows)
    assert.deepEqual(await askJson(target), { status: 200, body: expected });
});

test("context shows titles separately or inline, and lists the verses that an edition lacks", async () => {
  const apart = (await askJson("context?ref=Ps+23:1&window=0&v=KJV")).body.data[0];
  assert.equal(apart.title, "A Psalm of David.");
  assert.equal(apart.text, "The LORD is my shepherd; I shall not want.");
  const inline = (await askJson("context?ref=Ps+23:1&window=0&v=KJV&titles=inline")).body.data[0];
  assert.equal(inline.title, undefined);
  assert.equal(inline.text, "A Psalm of David. The LORD is my shepherd; I shall not want.");
  const absent = (await askJson("context?ref=Matt+17:21&window=0&v=ASV")).body.data[0];
  assert.deepEqual([absent.text, absent.absent], ["", true]);
});

type LookedUp = Schemas["LookupItem"];

test("the expansion of the whole canon equals its verses one by one", async () => {
  const { body: expansion } = await askJson("expand?reference=Genesis-Revelation");
  assert.equal(expansion.verse_count, VERSE_TOTAL);
  assert.equal(expansion.ranges.length, 66);
  const { body: slice } = await askJson(`slice?start_index=1&end_index=${VERSE_TOTAL}`);
  assert.deepEqual(slice.data, expansion.data);
  assert.equal(slice.osis_id, expansion.osis_id);
  const ids = expansion.data.map((item: { verse_id: number }) => item.verse_id);
  const indexes = expansion.data.map((item: { verse_index: number }) => item.verse_index);
  assert.deepEqual([expansion.verse_ids, expansion.verse_indexes], [ids, indexes]);
  // Looking up every id of the expansion returns the same item.
  for (let at = 0; at < VERSE_TOTAL; at += 100) {
    const { body: found } = await askJson(`lookup?verse_id=${ids.slice(at, at + 100).join(",")}`);
    const items = found.data.map((item: LookedUp) => {
      const { verse_id, verse_index, book, chapter, verse } = item;
      return { verse_id, verse_index, book: { id: book.id, name: book.name }, chapter, verse };
    });
    assert.deepEqual(items, expansion.data.slice(at, at + 100));
  }
});

test("an expansion of lists keeps the ranges as written and contains each verse once", async () => {
  const { body } = await askJson("expand?reference=Rom+8:3-4,1-3");
  assert.deepEqual(body.ranges, [
    { range_start: 45008003, range_end: 45008004 },
    { range_start: 45008001, range_end: 45008003 },
  ]);
  assert.deepEqual(body.verse_ids, [45008001, 45008002, 45008003, 45008004]);
  assert.equal(body.osis_id, "Rom.8.3-Rom.8.4,Rom.8.1-Rom.8.3");
});

test("passages are read by index", async () => {
  const { body } = await askJson("passage?start_index=23145&end_index=23146&version=kjv");
  assert.deepEqual(
    [body.type, body.osis_id, body.results_count, body.verse_units, body.data.length],
    ["range", "Mal.4.6,Matt.1.1", 2, 2, 2],
  );
  assert.deepEqual(body.data[1], {
    book: "Matthew",
    chapter: 1,
    verse: 1,
    text: "The book of the generation of Jesus Christ, the son of David, the son of Abraham.",
    verse_id: 40001001,
    verse_index: 23146,
  });
  const { text } = await ask("passage?start_index=14237&end_index=14237&version=KJV&format=text");
  assert.equal(text, "Psalm 23:1 (KJV)\n\n[1] The LORD is my shepherd; I shall not want.\n");
});

/** Target, status, error, and some of the details. */
const ERRORS: readonly (readonly [string, number, string, Readonly<Record<string, unknown>>])[] = [
  ["context", 400, "missing_parameter", { parameter: "reference" }],
  ["context?reference=+", 400, "missing_parameter", { parameter: "reference" }],
  ["context?reference=John+3:16&window=51", 400, "invalid_parameter", { parameter: "window", value: "51" }],
  ["context?reference=John+3:16&before=-1", 400, "invalid_parameter", { parameter: "before", value: "-1" }],
  ["context?reference=John+3:16&after=x", 400, "invalid_parameter", { parameter: "after", value: "x" }],
  ["context?reference=Rom+8:1,3", 400, "invalid_parameter", { parameter: "reference", value: "Rom 8:1,3" }],
  ["context?reference=John+3:16&version=NIV", 404, "unknown_version", { version: "NIV" }],
  ["context?reference=John+3:99", 422, "invalid_reference", { input: "John 3:99" }],
  ["context?reference=Jud+1:1", 422, "ambiguous_reference", { input: "Jud 1:1" }],
  ["context?reference=nothing", 422, "unrecognized_reference", { input: "nothing" }],
  ["context?reference=John+3:16&windw=1", 400, "unknown_parameter", { did_you_mean: "window" }],
  ["lookup", 400, "missing_parameter", { parameter: "verse_id" }],
  ["lookup?verse_id=", 400, "missing_parameter", { parameter: "verse_id" }],
  ["lookup?verse_id=1&osis_id=b", 400, "invalid_parameter", { parameter: "osis_id", value: "b" }],
  ["lookup?verse_id=John", 400, "invalid_parameter", { parameter: "verse_id", value: "John" }],
  ["lookup?osis_id=Tob.1.1", 400, "invalid_parameter", { parameter: "osis_id", value: "Tob.1.1" }],
  [`lookup?verse_index=${"1,".repeat(100)}1`, 400, "invalid_parameter", { parameter: "verse_index" }],
  ["lookup?verse_id=43003099", 422, "invalid_reference", { input: "43003099" }],
  ["lookup?verse_index=31103", 422, "invalid_reference", { input: "31103" }],
  ["lookup?osis_id=John.3.37", 422, "invalid_reference", { input: "John.3.37" }],
  ["range?start=John+3:16", 400, "missing_parameter", { parameter: "end" }],
  ["range?end=John+3:16", 400, "missing_parameter", { parameter: "start" }],
  ["range?start=Romans&end=John", 422, "invalid_reference", { input: "Romans - John" }],
  ["range?start=John+99&end=nothing", 422, "unrecognized_reference", { input: "nothing" }],
  ["distance?a=John+3:16", 400, "missing_parameter", { parameter: "b" }],
  ["distance?a=Jn&b=Ma+1", 422, "ambiguous_reference", { input: "Ma 1" }],
  ["diff?b=John+3:16", 400, "missing_parameter", { parameter: "a" }],
  ["diff?a=John+3:16&b=John+22", 422, "invalid_reference", { input: "John 22" }],
  ["slice?start_index=1", 400, "missing_parameter", { parameter: "end_index" }],
  ["slice?start_index=one&end_index=2", 400, "invalid_parameter", { parameter: "start_index", value: "one" }],
  ["slice?start_index=1.0&end_index=2", 400, "invalid_parameter", { parameter: "start_index", value: "1.0" }],
  ["slice?start_index=0&end_index=2", 422, "invalid_reference", { input: "0-2" }],
  ["slice?start_index=1&end_index=31103", 422, "invalid_reference", { input: "1-31103" }],
  ["slice?start_index=3&end_index=2", 422, "invalid_reference", { input: "3-2" }],
  ["passage?version=KJV", 400, "missing_parameter", { parameter: "reference" }],
  ["passage?reference=&version=KJV", 400, "missing_parameter", { parameter: "reference" }],
  ["passage?start_index=1&version=KJV", 400, "missing_parameter", { parameter: "end_index" }],
  ["passage?end_index=1&version=KJV", 400, "missing_parameter", { parameter: "start_index" }],
  ["passage?start_index=1&end_index=2", 400, "missing_parameter", { parameter: "version" }],
  [
    "passage?reference=John+3&end_index=2&v=KJV",
    400,
    "invalid_parameter",
    { parameter: "end_index", value: "2" },
  ],
  ["passage?start_index=2&end_index=1&v=KJV", 422, "invalid_reference", { input: "2-1" }],
  ["passage?start_index=1&end_index=2&v=NIV", 404, "unknown_version", { version: "NIV" }],
];

test("the coordinate endpoints refuse these requests", async () => {
  for (const [target, status, error, details] of ERRORS) {
    const { status: found, body } = await askJson(target);
    assert.deepEqual(
      [found, body.status, body.error, body.request_id],
      [status, "error", error, "id"],
      target,
    );
    for (const [name, value] of Object.entries(details)) assert.equal(body[name], value, target);
    assert.notEqual(body.message, "", target);
  }
});

test("verse units limit endpoints that deliver text, not those that only name verses", async () => {
  const small = appOf(3);
  for (const [target, requested] of [
    ["expand?reference=John+3:1-4", 4],
    ["slice?start_index=1&end_index=4", 4],
    ["context?reference=John+3:16", 5],
    ["passage?start_index=1&end_index=4&version=KJV", 4],
  ] as const) {
    const { status, body } = await askJson(target, small);
    assert.deepEqual(
      [status, body.error, body.limit, body.requested],
      [403, "verse_limit_exceeded", 3, requested],
    );
  }
  for (const target of [
    "expand?reference=John+3:1-3",
    "slice?start_index=1&end_index=3",
    "context?reference=John+3:16&window=1",
    "range?start=Genesis&end=Revelation",
    "diff?a=Genesis&b=Exodus",
    "distance?a=Genesis&b=Revelation",
    "lookup?verse_index=1,2,3,4,5",
  ]) {
    assert.equal((await ask(target, small)).status, 200, target);
  }
});

/** Set LECTERN_SEED to try other cases; the used seed is printed. */
const SEED = Number(process.env.LECTERN_SEED ?? 31_102);

test("any request is answered with a success or with a reason", async (t) => {
  t.diagnostic(`seed ${SEED}`);
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.stringMatching(/^[0-9A-Za-z.:,;\- ]{0,40}$/),
    fc.integer().map(String),
    fc.constantFrom("Genesis-Revelation", "John 3:16", "John.3.16", "43003016", "\u0000", "9".repeat(5000)),
  );
  const names = ["reference", "window", "before", "after", "version", "verse_id", "verse_index", "osis_id"];
  const parameter = fc.constantFrom(...names, "start", "end", "a", "b", "start_index", "end_index", "titles");
  const path = fc.constantFrom(
    "context",
    "lookup",
    "range",
    "distance",
    "diff",
    "slice",
    "passage",
    "expand",
  );
  const query = fc.array(fc.tuple(parameter, value), { maxLength: 4 });
  const check = async (endpoint: string, pairs: readonly (readonly [string, string])[]): Promise<void> => {
    const search = pairs
      .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
      .join("&");
    const { status, body } = await askJson(`${endpoint}?${search}`);
    assert.ok([200, 400, 404, 422].includes(status), `${status} for ${endpoint}?${search}`);
    assert.equal(body.status, status === 200 ? "success" : "error");
  };
  await fc.assert(fc.asyncProperty(path, query, check), { seed: SEED, numRuns: 600 });
});
