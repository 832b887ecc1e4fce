// Tests /scan over a real socket: options, refusals, bounds of an answer, and hostile texts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { itemLimit, QUERY_TEXT_LIMIT, SCAN_ITEM_LIMIT } from "../packages/server/src/service/scan.ts";
import { type Answer, type Ask, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

interface Item {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly osis_id?: string | null;
  readonly carried: readonly string[];
}

const JSON_TYPE = { "content-type": "application/json" };

function post(members: object, ask: Ask = {}): Promise<Answer> {
  // Each request starts with an unused rate.
  server.advance(6000);
  return server.ask("/api/scan", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(members),
    ...ask,
  });
}

function get(members: Readonly<Record<string, string>>): Promise<Answer> {
  server.advance(6000);
  return server.ask(`/api/scan?${new URLSearchParams(members)}`);
}

const itemsOf = (answer: Answer): readonly Item[] => {
  assert.equal(answer.status, 200, answer.text);
  return answer.json().data as readonly Item[];
};

/** Options of a text, and the finds as "start-end OSIS id". */
const FOUND: readonly (readonly [text: string, options: Readonly<Record<string, string>>, found: string])[] =
  [
    ["See Rom 8:28.", {}, "4-12 Rom.8.28"],
    ["as v. 5 says", {}, ""],
    ["as v. 5 says", { context: "Romans 8" }, "3-7 Rom.8.5"],
    ["in chapter 3", { context: "Romans" }, "3-12 Rom.3.1-Rom.3.31"],
    ["wie V. 5 sagt", { context: "1. Mose 3", language: "de" }, "4-8 Gen.3.5"],
    ["wie V. 5 sagt", { context: "Offb 3", language: "en,de" }, "4-8 Rev.3.5"],
    ["wie V. 5 sagt", { context: "Genesis 3", language: "de" }, "4-8 Gen.3.5"],
    ["Romans 8 and Acts 9:1", {}, "0-8 Rom.8.1-Rom.8.39, 13-21 Acts.9.1"],
    ["Romans 8 and Acts 9:1", { require_verse: "true" }, "13-21 Acts.9.1"],
    ["the Book of Ruth", {}, ""],
    ["the Book of Ruth", { books: "true" }, "4-16 Ruth.1.1-Ruth.4.22"],
    ["\u{1F64F} Rom 8:28", {}, "3-11 Rom.8.28"],
    ["\u{1F64F} Rom 8:28", { units: "codepoint" }, "2-10 Rom.8.28"],
    ["\u{1F64F} Rom 8:28", { units: "utf8" }, "5-13 Rom.8.28"],
    ["`Rom 8:28`", {}, ""],
    ["`Rom 8:28`", { source: "text" }, "1-9 Rom.8.28"],
    ["John&nbsp;3:<b>16</b>", {}, "0-17 John.3.16"],
    ["<code>John 3:16</code>", { source: "text" }, "6-15 John.3.16"],
    ["<code>John 3:16</code> is John&nbsp;3:16", { source: "markdown" }, "26-40 John.3.16"],
    ["See Rom 8:28.", { language: "auto" }, "4-12 Rom.8.28"],
    ["See Rom 8:28.", { language: "EN-gb" }, "4-12 Rom.8.28"],
    ["Lies Joh 3,16.", { language: "de" }, "5-13 John.3.16"],
    ["Lies Joh 3,16 und R\u00f6m 8,28.", { language: "auto" }, "5-13 John.3.16, 18-26 Rom.8.28"],
    ["See Rom 8:28.", { language: "en,de" }, "4-12 Rom.8.28"],
    ["See Rom 8:28.", { lang: "en" }, "4-12 Rom.8.28"],
  ];
for (const [text, options, found] of FOUND) {
  test(`${JSON.stringify(text)} with ${JSON.stringify(options)}, by GET and POST`, async () => {
    const answer = await get({ text, ...options });
    const items = itemsOf(answer).map(({ start, end, osis_id }) => `${start}-${end} ${osis_id}`);
    assert.equal(items.join(", "), found);
    const posted = await post({ text, ...options });
    assert.equal(posted.text, answer.text);
    assert.equal(posted.headers["cache-control"], "no-store");
    const plain = await server.ask(`/api/scan?${new URLSearchParams(options)}`, {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: text,
    });
    assert.equal(plain.text, answer.text);
  });
}

test("booleans of a body may be sent as such", async () => {
  const members = { text: "Romans 8 and Acts 9:1", require_verse: true, books: false };
  assert.equal(itemsOf(await post(members)).length, 1);
});

/** A wrong value, and the `expected` of the error. */
const REFUSED: readonly (readonly [
  options: Readonly<Record<string, string>>,
  parameter: string,
  expected: RegExp,
])[] = [
  [{ text: "a".repeat(QUERY_TEXT_LIMIT + 1) }, "text", /at most 4000 characters; POST takes a longer one/],
  [{ language: "xx" }, "language", /auto, or one or more of en, de/],
  [{ language: "en,xx" }, "language", /auto, or one or more of en, de/],
  [{ source: "pdf" }, "source", /auto or text or markdown or html/],
  [{ require_verse: "yes" }, "require_verse", /true or false/],
  [{ units: "bytes" }, "units", /utf16 or codepoint or utf8/],
  [{ format: "xml" }, "format", /json or html or markdown/],
  [{ link: "/x" }, "link", /absent, unless format is html or markdown/],
  [{ format: "html", link: "javascript:alert(1)" }, "link", /http/],
  [{ format: "html", link: "//evil.example/{osis_id}" }, "link", /http/],
  [{ format: "html", link: "/\\evil.example" }, "link", /http/],
  [{ format: "html", link: `/${"a".repeat(1000)}` }, "link", /at most 1,000 characters/],
  [{ format: "html", link: "https://a.example/{verse}" }, "link", /\{osis_id\}/],
];
for (const [options, parameter, expected] of REFUSED) {
  test(`${parameter}=${Object.values(options).at(-1)?.slice(0, 40)} is refused`, async () => {
    const { status, json } = await get({ text: "John 3:16", ...options });
    const body = json();
    assert.deepEqual([status, body.error, body.parameter], [400, "invalid_parameter", parameter]);
    assert.match(String(body.expected), expected);
  });
}

test("a context that is not a reference is refused as on other endpoints", async () => {
  assert.equal((await post({ text: "v. 5", context: "xyzzy" })).status, 422);
  assert.equal((await post({ text: "v. 5", context: "John 99" })).status, 422);
  assert.equal((await post({ text: "v. 5", context: "a".repeat(1001) })).status, 400);
});

test("verse units: one for each started 1,000 characters", async () => {
  const text = `${"a ".repeat(100_000)}a`;
  const { status, json } = await post({ text }, { key: "free" });
  const body = json();
  assert.deepEqual([status, body.error, body.requested], [403, "verse_limit_exceeded", 201]);
  assert.equal((await post({ text: text.slice(0, 200_000) }, { key: "free" })).status, 200);
});

test("a long text gets the same answer as its parts", async () => {
  const part = "As Rom 8:28 says, and v. 30; see 1 John 4:8, and Acts 5 times.\n\n";
  const count = 2000;
  const [one, all] = [itemsOf(await post({ text: part })), itemsOf(await post({ text: part.repeat(count) }))];
  assert.equal(all.length, one.length * count);
  for (const at of [0, 7, count - 1]) {
    const own = all.slice(at * one.length, (at + 1) * one.length);
    assert.deepEqual(
      own.map(({ start, end, osis_id }) => [start - at * part.length, end - at * part.length, osis_id]),
      one.map(({ start, end, osis_id }) => [start, end, osis_id]),
    );
  }
});

test("an answer has a limited number of items, and says when it is incomplete", async () => {
  const text = "John 3:16.\n\n".repeat(SCAN_ITEM_LIMIT + 5);
  const answer = (await post({ text })).json();
  assert.equal(answer.truncated, true);
  assert.equal(answer.results_count, SCAN_ITEM_LIMIT);
  const short = (await post({ text: "John 3:16" })).json();
  assert.equal("truncated" in short, false);
});

test("a short text does not give an answer of thousands of times its length", async () => {
  const text = "Gen.1.1-Rev.22.21, ".repeat(210);
  const answer = (await post({ text })).json();
  assert.deepEqual([answer.results_count, answer.truncated], [itemLimit(text), true]);
  assert.equal(itemLimit(text), 1798);
});

test("the addresses of links have a limited length together", async () => {
  const text = "John 3:16; ".repeat(10_000);
  const answer = await post({ text, format: "html", link: `/${"{reference}".repeat(80)}` });
  assert.equal(answer.status, 200);
  // John%203%3A16 has 13 characters.
  assert.equal(answer.text.match(/<a /g)?.length, Math.floor(4_000_000 / (1 + 13 * 80)));
  assert.ok(answer.text.endsWith("John 3:16; "));
});

/** Texts and templates that try to break out of their context. */
const HARMFUL: readonly (readonly [members: Readonly<Record<string, string>>, expected: string])[] = [
  [
    { text: '<script>alert(1)</script> "John 3:16"', format: "html" },
    '&lt;script&gt;alert(1)&lt;/script&gt; &quot;<a href="/?q=John%203%3A16&amp;v=KJV">John 3:16</a>&quot;',
  ],
  [
    { text: "John 3:16", format: "html", link: "https://a.example/?x=\"onclick='a'&q={osis_id}" },
    '<a href="https://a.example/?x=&quot;onclick=&#39;a&#39;&amp;q=John.3.16">John 3:16</a>',
  ],
  [
    { text: "[x](javascript:a) John 3:16", format: "markdown", link: "/{osis_id}" },
    "\\[x\\](javascript:a) [John 3:16](</John.3.16>)",
  ],
  [
    { text: "John 3:16", format: "markdown", link: "https://a.example/>)[x](y" },
    "[John 3:16](<https://a.example/%3E)[x](y>)",
  ],
  [
    { text: '<a title="John 3:16">x</a> John 3:16', format: "html", source: "html", link: "/{osis_id}" },
    '<a title="John 3:16">x</a> <a href="/John.3.16">John 3:16</a>',
  ],
];
for (const [members, expected] of HARMFUL) {
  test(`links: ${JSON.stringify(members)}`, async () => {
    const { text, headers } = await get(members);
    assert.equal(text, expected);
    const isHtml = members.format === "html";
    assert.equal(headers["content-security-policy"], isHtml ? "default-src 'none'; sandbox" : undefined);
  });
}

const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ["brackets", "(".repeat(50_000)],
  ["numbers", "1 ".repeat(50_000)],
  ["names", "John ".repeat(20_000)],
  ["tags that do not end", "<b ".repeat(30_000)],
  ["tags within tags", "<b>".repeat(30_000)],
  ["brackets of Markdown", "[".repeat(50_000)],
  ["backticks", "` `` ".repeat(20_000)],
  ["entities", "&#x1F64F;".repeat(10_000)],
  ["blank lines", "a\n\n".repeat(100_000)],
  ["surrogates alone", "\ud800 John 3:16 \udc00".repeat(2000)],
  ["zero bytes", "John\u0000 3:16".repeat(5000)],
];
for (const [name, text] of HOSTILE) {
  test(`${name} are read in every format`, async () => {
    for (const format of ["json", "html", "markdown"])
      assert.equal((await post({ text, format })).status, 200, format);
  });
}
