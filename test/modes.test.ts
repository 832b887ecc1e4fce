// Compares the exact body of each mode of each endpoint of text and references, over a real socket.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const PS_23_1 = "The LORD is my shepherd; I shall not want.";
const ROM_8_1 =
  "There is therefore now no condemnation to them which are in Christ Jesus, who walk not after the flesh, but after the Spirit.";
const ROM_8_2 =
  "For the law of the Spirit of life in Christ Jesus hath made me free from the law of sin and death.";
const psalm = { id: 19, name: "Psalm" };
const john = { id: 43, name: "John" };
const jehovah = "Jehovah is my shepherd; I shall not want.";
const david = "A Psalm of David.";

const verse = (id: number, index: number, book: object, chapter: number, number: number): object => ({
  verse_id: id,
  verse_index: index,
  book,
  chapter,
  verse: number,
});

const romans = { id: 45, name: "Romans" };
const romansFull = { key: "ROM", book_id: 45, name: "Romans", slug: "romans" };
const span = (chapter: number, first: number, last = first, lastChapter = chapter): object => ({
  start: { chapter, verse: first },
  end: { chapter: lastChapter, verse: last },
});

const ROWS: readonly (readonly [string, string, unknown])[] = [
  [
    "/resolve, one reference",
    "/api/resolve?reference=Ps.23,%20vv.1%E2%80%933",
    {
      type: "single",
      valid: true,
      input: "ps 23:1-3",
      book: { key: "PSA", book_id: 19, name: "Psalm", slug: "psalm" },
      spans: [span(23, 1, 3)],
      osis_id: "Ps.23.1-Ps.23.3",
      confidence: 0.984,
      normalized: "Psalm 23:1-3",
      corrections: ["book_alias", "punctuation", "number_word"],
      version_hint: null,
    },
  ],
  [
    "/resolve, a collection",
    "/api/resolve?reference=Romans+8:1-4,+28;+John+3:16",
    {
      type: "collection",
      valid: true,
      input: "Romans 8:1-4, 28; John 3:16",
      osis_id: "Rom.8.1-Rom.8.4,Rom.8.28,John.3.16",
      references: [
        {
          type: "single",
          valid: true,
          input: "romans 8:1-4,28",
          book: romansFull,
          spans: [span(8, 1, 4), span(8, 28)],
          osis_id: "Rom.8.1-Rom.8.4,Rom.8.28",
          confidence: 1,
          normalized: "Romans 8:1-4, 28",
          corrections: [],
          version_hint: null,
        },
        {
          type: "single",
          valid: true,
          input: "john 3:16",
          book: { key: "JHN", book_id: 43, name: "John", slug: "john" },
          spans: [span(3, 16)],
          osis_id: "John.3.16",
          confidence: 1,
          normalized: "John 3:16",
          corrections: [],
          version_hint: null,
        },
      ],
    },
  ],
  [
    "/expand: ranges as written, verses in canonical order and once",
    "/api/expand?reference=Romans+8:2,+1-2",
    {
      status: "success",
      reference: "Romans 8:2, 1-2",
      osis_id: "Rom.8.2,Rom.8.1-Rom.8.2",
      verse_count: 2,
      ranges: [
        { range_start: 45008002, range_end: 45008002 },
        { range_start: 45008001, range_end: 45008002 },
      ],
      verse_ids: [45008001, 45008002],
      verse_indexes: [28118, 28119],
      data: [verse(45008001, 28118, romans, 8, 1), verse(45008002, 28119, romans, 8, 2)],
    },
  ],
  [
    "/scripture, one verse",
    "/api/scripture?book_id=19&chapter=23&verse=1&version=KJV",
    {
      status: "success",
      type: "single_verse",
      version: "KJV",
      book: psalm,
      chapter: 23,
      range: null,
      results_count: 1,
      data: { verse: 1, title: david, text: PS_23_1 },
    },
  ],
  [
    "/scripture, one verse with its title inline",
    "/api/scripture?book_id=19&chapter=23&verse=1&version=KJV&titles=inline",
    {
      status: "success",
      type: "single_verse",
      version: "KJV",
      book: psalm,
      chapter: 23,
      range: null,
      results_count: 1,
      data: { verse: 1, text: `${david} ${PS_23_1}` },
    },
  ],
  [
    "/scripture, a range",
    "/api/scripture?book_id=43&chapter=11&range=35-36&version=KJV",
    {
      status: "success",
      type: "verse_range",
      version: "KJV",
      book: john,
      chapter: 11,
      range: "35-36",
      results_count: 2,
      data: [
        { verse: 35, text: "Jesus wept." },
        { verse: 36, text: "Then said the Jews, Behold how he loved him!" },
      ],
    },
  ],
  [
    "/scripture across chapters",
    "/api/scripture?book_id=psalm&chapter=22&verse=31&endChapter=23&endVerse=1&version=kjv",
    {
      status: "success",
      type: "cross_chapter",
      version: "KJV",
      book: psalm,
      chapter: 22,
      end_chapter: 23,
      start_verse: 31,
      end_verse: 1,
      range: "22:31-23:1",
      results_count: 2,
      data: [
        {
          chapter: 22,
          verse: 31,
          text: "They shall come, and shall declare his righteousness unto a people that shall be born, that he hath done this.",
        },
        { chapter: 23, verse: 1, text: PS_23_1, title: david },
      ],
    },
  ],
  [
    "/scripture, two versions",
    "/api/scripture?book_id=19&chapter=23&range=1&version=KJV&compare=ASV",
    {
      status: "success",
      type: "comparison_range",
      primary_version: "KJV",
      compare_version: "ASV",
      book: psalm,
      chapter: 23,
      range: "1",
      results_count: 1,
      data: [{ verse: 1, KJV: PS_23_1, ASV: jehovah, titles: { KJV: david, ASV: david } }],
    },
  ],
  [
    "/scripture, two versions, titles inline",
    "/api/scripture?book_id=19&chapter=23&range=1&version=ASV&compare=KJV&titles=inline",
    {
      status: "success",
      type: "comparison_range",
      primary_version: "ASV",
      compare_version: "KJV",
      book: psalm,
      chapter: 23,
      range: "1",
      results_count: 1,
      data: [{ verse: 1, ASV: `${david} ${jehovah}`, KJV: `${david} ${PS_23_1}` }],
    },
  ],
  [
    "/scripture, two versions across chapters, an absent verse",
    "/api/scripture?book_id=rom&chapter=16&verse=24&endVerse=24&version=ASV&compare=KJV",
    {
      status: "success",
      type: "comparison_range",
      primary_version: "ASV",
      compare_version: "KJV",
      book: romans,
      chapter: 16,
      range: "24",
      results_count: 1,
      data: [
        {
          verse: 24,
          ASV: "",
          KJV: "The grace of our Lord Jesus Christ be with you all. Amen.",
          absent: ["ASV"],
        },
      ],
    },
  ],
  [
    "/scripture, a verse that the edition does not have",
    "/api/scripture?book_id=43&chapter=5&verse=4&version=ASV",
    {
      status: "success",
      type: "single_verse",
      version: "ASV",
      book: john,
      chapter: 5,
      range: null,
      results_count: 1,
      data: { verse: 4, text: "", absent: true },
    },
  ],
];

for (const [name, target, expected] of ROWS) {
  test(name, async () => {
    assert.deepEqual(await server.get(target), expected);
  });
}

test("/passage, one reference", async () => {
  const { content_hash: hash, ...body } = await server.get("/api/passage?reference=Romans+8:1-2&version=KJV");
  assert.ok(hash === undefined || typeof hash === "string");
  assert.deepEqual(body, {
    status: "success",
    type: "single",
    version: "KJV",
    osis_id: "Rom.8.1-Rom.8.2",
    version_hint: null,
    results_count: 2,
    verse_units: 2,
    data: [
      { book: "Romans", chapter: 8, verse: 1, text: ROM_8_1, verse_id: 45008001, verse_index: 28118 },
      { book: "Romans", chapter: 8, verse: 2, text: ROM_8_2, verse_id: 45008002, verse_index: 28119 },
    ],
  });
});

test("a translation that the reference names is reported next to the one that is read", async () => {
  const rows: readonly (readonly [target: string, version: string | null, hint: string | null])[] = [
    ["/api/passage?reference=John+3:16+ASV&version=KJV", "KJV", "ASV"],
    ["/api/passage?reference=John+3:16+(NIV)&version=KJV", "KJV", "NIV"],
    ["/api/passage?reference=John+3:16+KJV&version=kjv", "KJV", "KJV"],
    ["/api/passage?reference=John+3:16&version=KJV", "KJV", null],
    // Of several translations, reports the one that is not read, wherever it is.
    ["/api/passage?reference=John+3:16+KJV;+Rom+8:28+ASV&version=KJV", "KJV", "ASV"],
    ["/api/passage?reference=John+3:16+ASV;+Rom+8:28+KJV&version=KJV", "KJV", "ASV"],
    ["/api/passage?start_index=1&end_index=1&version=KJV", "KJV", null],
    ["/api/context?reference=John+3:16+ASV&version=KJV", "KJV", "ASV"],
    ["/api/context?reference=John+3:16+ASV", null, "ASV"],
    ["/api/context?reference=John+3:16&version=ASV", "ASV", null],
  ];
  for (const [target, version, hint] of rows) {
    const body = await server.get(target);
    assert.deepEqual([body.version, body.version_hint], [version, hint], target);
  }
});

test("/passage, several references: canonical order, each verse once", async () => {
  const target = "/api/passage?reference=John+11:35;+Romans+8:1;+John+11:35&version=KJV";
  const { type, osis_id, results_count, verse_units, data } = await server.get(target);
  assert.deepEqual(
    { type, osis_id, results_count, verse_units },
    {
      type: "collection",
      osis_id: "John.11.35,Rom.8.1,John.11.35",
      results_count: 2,
      verse_units: 2,
    },
  );
  assert.deepEqual(data, [
    { book: "John", chapter: 11, verse: 35, text: "Jesus wept.", verse_id: 43011035, verse_index: 26559 },
    { book: "Romans", chapter: 8, verse: 1, text: ROM_8_1, verse_id: 45008001, verse_index: 28118 },
  ]);
});

test("/passage, psalm titles: separate and inline", async () => {
  const apart = await server.get("/api/passage?reference=Psalm+23:1&version=KJV");
  const place = { book: "Psalm", chapter: 23, verse: 1, verse_id: 19023001, verse_index: 14237 };
  assert.deepEqual(apart.data, [{ ...place, text: PS_23_1, title: david }]);
  const inline = await server.get("/api/passage?reference=Psalm+23:1&version=KJV&titles=inline");
  assert.deepEqual(inline.data, [{ ...place, text: `${david} ${PS_23_1}` }]);
});

const TEXTS: readonly (readonly [string, string, string])[] = [
  [
    "reference=Psalm+23:1&version=KJV&format=text",
    "text/plain; charset=utf-8",
    `Psalm 23:1 (KJV)\n\n[1] ${PS_23_1}\n`,
  ],
  [
    "reference=Rom+8:1-2&version=KJV&format=markdown",
    "text/markdown; charset=utf-8",
    `## Romans 8:1-2 (KJV)\n\n<sup>1</sup> ${ROM_8_1} <sup>2</sup> ${ROM_8_2}\n`,
  ],
  [
    "reference=John+11:35;Rom+8:1-2&version=KJV&format=text",
    "text/plain; charset=utf-8",
    `John 11:35; Romans 8:1-2 (KJV)\n\n[John 11:35] Jesus wept.\n\n[Romans 8:1] ${ROM_8_1} [2] ${ROM_8_2}\n`,
  ],
  [
    "reference=John+5:4&version=ASV&format=text",
    "text/plain; charset=utf-8",
    "John 5:4 (ASV)\n\n[4] (not in the ASV)\n",
  ],
];

for (const [query, type, expected] of TEXTS) {
  test(`/passage as text: ${query}`, async () => {
    const { headers, text } = await server.ask(`/api/passage?${query}`);
    assert.equal(headers["content-type"], type);
    assert.equal(text, expected);
  });
}

test("/scripture: full chapter and open range agree with single verses", async () => {
  const chapter = await server.get("/api/scripture?book_id=1&chapter=1&version=KJV");
  const { data, ...head } = chapter;
  assert.deepEqual(head, {
    status: "success",
    type: "full_chapter",
    version: "KJV",
    book: { id: 1, name: "Genesis" },
    chapter: 1,
    range: null,
    results_count: 31,
  });
  const open = await server.get("/api/scripture?book_id=1&chapter=1&version=KJV&range=30-");
  assert.equal(open.range, "30-31");
  assert.ok(Array.isArray(data));
  assert.deepEqual(open.data, data.slice(29));
});

test("/scripture with compare: one verse alone and next to a range, and the end parameters", async () => {
  const base = "/api/scripture?book_id=43&chapter=3&version=KJV&compare=ASV";
  const ranges: readonly (readonly [string, string | null, number])[] = [
    ["", null, 36],
    ["&verse=16", null, 36],
    ["&verse=16&range=1-3", "1-3", 3],
    ["&verse=16&endVerse=18", "16-18", 3],
    ["&verse=16&endChapter=3&endVerse=18", "16-18", 3],
    ["&verse=16&endChapter=4&endVerse=2", "3:16-4:2", 23],
  ];
  for (const [query, range, count] of ranges) {
    const body = await server.get(base + query);
    assert.deepEqual([body.type, body.range, body.results_count], ["comparison_range", range, count], query);
  }
  const crossing = await server.get(`${base}&verse=36&endChapter=4&endVerse=1`);
  assert.deepEqual([crossing.end_chapter, crossing.start_verse, crossing.end_verse], [4, 36, 1]);
  assert.ok(Array.isArray(crossing.data));
  assert.deepEqual(Object.keys(crossing.data[0]), ["chapter", "verse", "KJV", "ASV"]);
});

test("/sandbox answers like /scripture, without a key", async () => {
  const free = await server.ask("/api/sandbox?book_id=43&chapter=3&version=kjv", { key: null });
  const keyed = await server.ask("/api/scripture?bookID=JHN&chapter=3&v=KJV");
  assert.equal(free.text, keyed.text);
  assert.equal(free.headers["cache-control"], "public, max-age=86400");
  assert.equal(keyed.headers["cache-control"], "private, max-age=86400");
  assert.equal(free.headers["ratelimit-policy"], '"burst";q=10;w=5');
});

test("/books lists the canon", async () => {
  const { data, results_count: count } = await server.get("/api/books");
  assert.equal(count, 66);
  assert.ok(Array.isArray(data));
  assert.deepEqual(data[64], {
    id: 65,
    key: "JUD",
    osis: "Jude",
    name: "Jude",
    slug: "jude",
    testament: "NT",
    group: "general_epistles",
    chapters: [25],
    first_verse_id: 65001001,
    last_verse_id: 65001025,
    first_verse_index: 30674,
    last_verse_index: 30698,
  });
});

test("/versions lists the texts, their gaps and the plans that may read them", async () => {
  const { headers, text } = await server.ask("/api/versions", { key: null });
  assert.equal(headers["cache-control"], "no-cache");
  const { data } = JSON.parse(text);
  const [asv, kjv] = data;
  assert.deepEqual([asv.code, asv.verse_count, asv.absent.length], ["ASV", 31086, 16]);
  assert.deepEqual([kjv.code, kjv.verse_count, kjv.absent.length], ["KJV", 31102, 0]);
  assert.deepEqual(kjv.plans, ["free", "production", "enterprise"]);
});

test("/usage shows the plan and counts nothing", async () => {
  const expected = {
    status: "success",
    plan: "free",
    quota_used: 0,
    daily_limit: 500,
    remaining: 500,
    resets_at: "2026-03-02T00:00:00Z",
    rate: { limit: 10, window_seconds: 5 },
    max_verse_units: 200,
    features: [],
  };
  for (let time = 0; time < 12; time++) {
    const { status, text } = await server.ask("/api/usage", { key: "free" });
    assert.equal(status, 200);
    assert.deepEqual(JSON.parse(text), expected);
  }
});
