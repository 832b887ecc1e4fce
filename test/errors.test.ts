// Requests every error of the catalogue over a real socket and compares the exact body.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Ask, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const ID = "the-id";
const INTEGER = "an integer of at most 9 decimal digits, without sign";
const INCLUDE =
  "one or more of notes, headings, added, words_of_jesus, divine_name, paragraphs, poetry, each once, separated by commas";
const SANDBOX = "absent: the sandbox returns only full chapters of the KJV";

/** The body without `message`, whose wording may change; the test checks that it is one sentence. */
async function errorOf(target: string, ask: Ask = {}) {
  const headers = { "x-request-id": ID, ...ask.headers };
  const answer = await server.ask(target, { ...ask, headers });
  const { message, request_id: requestId, status, ...body } = answer.json();
  assert.equal(status, "error");
  assert.equal(requestId, ID);
  assert.equal(answer.headers["x-request-id"], ID);
  assert.equal(answer.headers["cache-control"], "no-store");
  assert.equal(answer.headers["access-control-allow-origin"], "*");
  assert.ok(typeof message === "string" && /^[A-Z"0-9].*[.?]$/.test(message), String(message));
  return { status: answer.status, body };
}

const missing = (parameter: string): object => ({ error: "missing_parameter", parameter });
const invalid = (parameter: string, value: string, expected: string): object => ({
  error: "invalid_parameter",
  parameter,
  value,
  expected,
});
const unknown = (parameter: string, did_you_mean: string): object => ({
  error: "unknown_parameter",
  parameter,
  did_you_mean,
});
const outside = (input: string, ...problems: readonly object[]): object => ({
  error: "invalid_reference",
  input,
  osis_id: null,
  valid: false,
  problems,
});
const problem = (
  code: string,
  chapter: number | null,
  verse: number | null,
  last_valid: number | null,
  message: string,
): object => ({ code, chapter, verse, position: null, last_valid, readings: [], message });

const SCRIPTURE = "/api/scripture?book_id=43&chapter=3&version=KJV";
const candidate = (key: string, id: number, name: string, osis: string) => ({ key, id, name, osis });

type Row = readonly [target: string, status: number, body: object];
const ROWS: readonly Row[] = [
  ["/api/resolve", 400, missing("reference")],
  ["/api/resolve?reference=", 400, missing("reference")],
  ["/api/resolve?ref=+%00%09", 400, missing("reference")],
  ["/api/passage?version=KJV", 400, missing("reference")],
  ["/api/passage?reference=John+3:16", 400, missing("version")],
  ["/api/passage?reference=John+3:16&v=", 400, missing("version")],
  ["/api/scripture?chapter=3&version=KJV", 400, missing("book_id")],
  ["/api/scripture?book_id=43&version=KJV", 400, missing("chapter")],
  ["/api/scripture?book_id=43&chapter=3", 400, missing("version")],
  ["/api/lookup", 400, missing("verse_id")],
  ["/api/lookup?verse_id=", 400, missing("verse_id")],
  ["/api/lookup?verse_index=+", 400, missing("verse_id")],
  ["/api/lookup?osis_id=", 400, missing("verse_id")],
  [`${SCRIPTURE}&endVerse=3`, 400, missing("verse")],
  [`${SCRIPTURE}&endChapter=4&endVerse=3`, 400, missing("verse")],
  [`${SCRIPTURE}&verse=3&endChapter=4`, 400, missing("endVerse")],
  ["/api/resolve?reference=%E0%A4%A", 400, invalid("reference", "%E0%A4%A", "percent-encoded UTF-8")],
  ["/api/resolve?ref=%FF", 400, invalid("reference", "%FF", "percent-encoded UTF-8")],
  ["/api/resolve?%zz=1&reference=John", 400, invalid("%zz", "1", "percent-encoded UTF-8")],
  ["/api/resolve?reference=a&reference=b", 400, invalid("reference", "b", "sent once")],
  ["/api/resolve?reference=John&reference=John", 400, invalid("reference", "John", "sent once")],
  ["/api/resolve?ref=John&reference=John&ref=John", 400, invalid("reference", "John", "sent once")],
  ["/api/resolve?reference=John&ref=Mark", 400, invalid("reference", "Mark", "sent once")],
  ["/api/resolve?reference=John&version=a&version=b", 400, invalid("version", "b", "sent once")],
  ...["+1", "-1", "1.0", "1e3", "0x1", "1234567890", "three", "%D9%A3"].map(
    (value) =>
      [
        `/api/scripture?book_id=43&chapter=${value}&version=KJV`,
        400,
        invalid("chapter", decodeURIComponent(value.replace("+", " ")), INTEGER),
      ] as const,
  ),
  ...["0", "67", "067", "Tobit", "999999999999", "gen%20esis"].map(
    (value) =>
      [
        `/api/scripture?book_id=${value}&chapter=1&version=KJV`,
        400,
        invalid(
          "book_id",
          decodeURIComponent(value),
          "a book id from 1 to 66, or a book's key, OSIS abbreviation or slug",
        ),
      ] as const,
  ),
  ...["a", "1-2-3", "-3", "1:1-2", "1,2", "1%20to%202", "1%E2%80%93x", "1234567890-"].map(
    (value) =>
      [
        `${SCRIPTURE}&range=${value}`,
        400,
        invalid("range", decodeURIComponent(value), "verses of the chapter as a, a-b or a-"),
      ] as const,
  ),
  [`${SCRIPTURE}&verse=1&range=1-2`, 400, invalid("verse", "1", "absent when range is sent")],
  [`${SCRIPTURE}&range=1-2&endChapter=4`, 400, invalid("endChapter", "4", "absent when range is sent")],
  [`${SCRIPTURE}&range=1-2&end_verse=4`, 400, invalid("endVerse", "4", "absent when range is sent")],
  [`${SCRIPTURE}&compare=kjv`, 400, invalid("compare", "KJV", "a version other than KJV")],
  [`${SCRIPTURE}&titles=above`, 400, invalid("titles", "above", "inline")],
  ...["notes,added,notes", "notes,,added", "Notes", "all"].map(
    (value) => [`${SCRIPTURE}&include=${value}`, 400, invalid("include", value, INCLUDE)] as const,
  ),
  [
    "/api/passage?reference=John+3:16&version=KJV&format=html",
    400,
    invalid("format", "html", "json or text or markdown"),
  ],
  [
    "/api/sandbox?book_id=1&chapter=1&version=ASV",
    400,
    invalid("version", "ASV", "KJV: the sandbox returns only full chapters of the KJV"),
  ],
  ["/api/sandbox?book_id=1&chapter=1&verse=1", 400, invalid("verse", "1", SANDBOX)],
  ["/api/sandbox?book_id=1&chapter=1&range=1-2", 400, invalid("range", "1-2", SANDBOX)],
  ["/api/sandbox?book_id=1&chapter=1&compare_version=ASV", 400, invalid("compare", "ASV", SANDBOX)],
  ["/api/sandbox?book_id=1&chapter=1&endVerse=2", 400, invalid("endVerse", "2", SANDBOX)],
  ["/api/passage?reference=John+3:16&vesion=KJV", 400, unknown("vesion", "version")],
  ["/api/resolve?refrence=John", 400, unknown("refrence", "reference")],
  ["/api/resolve?Reference=John", 400, unknown("Reference", "reference")],
  [`${SCRIPTURE}&vers=16`, 400, unknown("vers", "verse")],
  [`${SCRIPTURE}&comapre=ASV`, 400, unknown("comapre", "compare")],
  [`${SCRIPTURE}&endchapter=4&endVerse=1`, 400, unknown("endchapter", "endChapter")],
  ["/api/resolve?Key=x", 400, unknown("Key", "key")],
  [
    "/api/passage?reference=romans+13:1-9&10&version=KJV",
    400,
    invalid("reference", "romans 13:1-9&10", "a reference in which each & is written %26"),
  ],
  [
    "/api/diff?a=John+3&b=John+4+&+Mark+4",
    400,
    invalid("b", "John 4 & Mark 4", "a reference in which each & is written %26"),
  ],
  // If several parameters are faulty, the first of these is reported: names, repetition and encoding in the order sent;
  // then values in the order listed; then combinations.
  ["/api/scripture?chapter=x&vesion=KJV", 400, unknown("vesion", "version")],
  ["/api/scripture?chapter=x&verse=1&verse=1&vesion=KJV", 400, invalid("verse", "1", "sent once")],
  ["/api/scripture?version=&chapter=3", 400, missing("book_id")],
  [
    "/api/scripture?book_id=43&chapter=3&range=x",
    400,
    invalid("range", "x", "verses of the chapter as a, a-b or a-"),
  ],
  [`${SCRIPTURE}&titles=x&range=x`, 400, invalid("range", "x", "verses of the chapter as a, a-b or a-")],
  [`${SCRIPTURE}&titles=x&range=1-2&endVerse=3`, 400, invalid("titles", "x", "inline")],
  ["/api/passage?start_index=1&reference=John+3:16", 400, missing("version")],
  [
    `/api/resolve?reference=${"John+3:16+".repeat(120)}`,
    400,
    { error: "reference_too_long", limit: 1000, actual: 1200, unit: "characters" },
  ],
  [
    `/api/resolve?reference=${"%F0%9F%98%80".repeat(1001)}`,
    400,
    { error: "reference_too_long", limit: 1000, actual: 1001, unit: "characters" },
  ],
  [
    `/api/resolve?reference=${Array(667).fill("Gen.1.1-Gen.1").join(".2,")}.2`,
    400,
    { error: "reference_too_long", limit: 8000, actual: 10671, unit: "characters" },
  ],
  [
    `/api/resolve?reference=${"John+3;".repeat(101)}`,
    400,
    { error: "reference_too_long", limit: 100, actual: 101, unit: "segments" },
  ],
  [
    `/api/resolve?reference=${encodeURIComponent("Jn 3\uff1bJn 3\u2028".repeat(51))}`,
    400,
    { error: "reference_too_long", limit: 100, actual: 102, unit: "segments" },
  ],
  // Not only the length of an input is limited, but also its result: "Gen-Rev" counts as 66 references.
  ...["resolve?reference=", "expand?reference=", "context?reference=", "passage?version=KJV&reference="].map(
    (target): Row => [
      `/api/${target}${Array(440).fill("Gen.1.1-Rev.22.21").join(",")}`,
      400,
      { error: "reference_too_long", limit: 1000, actual: 29_040, unit: "references" },
    ],
  ),
  [
    `/api/diff?a=John&b=${Array(125).fill("Gen-Rev").join(",")}`,
    400,
    { error: "reference_too_long", limit: 1000, actual: 8250, unit: "references" },
  ],
  ["/api/passage?reference=John+3:16&version=web", 404, unknownVersion("WEB")],
  [`${SCRIPTURE}&compare=niv`, 404, unknownVersion("NIV")],
  ["/api", 404, { error: "not_found", did_you_mean: "/api/scripture" }],
  ["/api?BookID=43", 404, { error: "not_found", did_you_mean: "/api/scripture" }],
  ["/api/passage/?reference=John", 404, { error: "not_found", did_you_mean: "/api/passage" }],
  ["/api/Passage", 404, { error: "not_found", did_you_mean: "/api/passage" }],
  ["/passage", 404, { error: "not_found", did_you_mean: "/api/passage" }],
  ["/api/scriptures", 404, { error: "not_found", did_you_mean: "/api/scripture" }],
  ["/api/%2e%2e/passwd", 404, { error: "not_found", did_you_mean: null }],
  ["/zzzzzzzzzzzzzzz", 404, { error: "not_found", did_you_mean: null }],
  [
    "/api/scripture?book_id=19&chapter=151&version=KJV",
    422,
    outside(
      "Psalm 151",
      problem("chapter_out_of_range", 151, null, 150, "Psalm has 150 chapters; there is no chapter 151."),
    ),
  ],
  [
    "/api/sandbox?book_id=obad&chapter=2",
    422,
    outside(
      "Obadiah 2",
      problem("chapter_out_of_range", 2, null, 1, "Obadiah has only 1 chapter; there is no chapter 2."),
    ),
  ],
  [
    `${SCRIPTURE}&verse=37`,
    422,
    outside(
      "John 3:37",
      problem("verse_out_of_range", 3, 37, 36, "John 3 has 36 verses; there is no verse 37."),
    ),
  ],
  [
    `${SCRIPTURE}&verse=0`,
    422,
    outside("John 3:0", problem("verse_zero", 3, 0, 36, "John 3 has 36 verses; there is no verse 0.")),
  ],
  [
    `${SCRIPTURE}&range=5-3`,
    422,
    outside(
      "John 3:5-3",
      problem("range_reversed", 3, 3, null, "The range John 3:5-3 ends before it begins."),
    ),
  ],
  [
    `${SCRIPTURE}&verse=5&endChapter=2&endVerse=3`,
    422,
    outside(
      "John 3:5-2:3",
      problem("range_reversed", 2, 3, null, "The range John 3:5-2:3 ends before it begins."),
    ),
  ],
  // The expected value comes from the resolver.
  [
    `${SCRIPTURE}&verse=5&endChapter=2&endVerse=99`,
    422,
    outside(
      "John 3:5-2:99",
      problem("range_reversed", 2, 99, null, "The range John 3:5-2:99 ends before it begins."),
    ),
  ],
  [
    `${SCRIPTURE}&range=40-50`,
    422,
    outside(
      "John 3:40-50",
      problem("verse_out_of_range", 3, 40, 36, "John 3 has 36 verses; there is no verse 40."),
      problem("verse_out_of_range", 3, 50, 36, "John 3 has 36 verses; there is no verse 50."),
    ),
  ],
];

function unknownVersion(version: string): object {
  return { error: "unknown_version", version, available: ["ASV", "KJV"] };
}

let spent = 0;
for (const [target, status, body] of ROWS) {
  const name = target.length > 90 ? `${target.slice(0, 90)}... (${target.length})` : target;
  test(`${status} ${name}`, async () => {
    // The sandbox allows 10 requests in 5 seconds; only this moves the clock.
    if (++spent % 5 === 0) server.advance(5001);
    assert.deepEqual(await errorOf(target), { status, body });
  });
}

/** The missing parameter, and what requires it. */
const MISSING: readonly (readonly [target: string, message: string])[] = [
  ["/api/resolve", "The parameter reference is required and must not be blank."],
  [
    "/api/lookup?osis_id=",
    "The parameter verse_id is required, unless verse_index or osis_id is sent, and must not be blank.",
  ],
  [
    `${SCRIPTURE}&endVerse=3`,
    "The parameter verse is required where endVerse is sent, and must not be blank.",
  ],
  [
    `${SCRIPTURE}&endChapter=4`,
    "The parameter verse is required where endChapter is sent, and must not be blank.",
  ],
  [
    `${SCRIPTURE}&verse=3&endChapter=4`,
    "The parameter endVerse is required where endChapter is sent, and must not be blank.",
  ],
];

test("a missing parameter is reported with what requires it", async () => {
  for (const [target, message] of MISSING) assert.equal((await server.get(target)).message, message);
});

test("422 ambiguous_reference has the specified body, and names the ambiguous segment", async () => {
  const { status, body } = await errorOf("/api/resolve?reference=John+3:16;+jud+1:3");
  const { candidates, ...rest } = body;
  assert.equal(status, 422);
  assert.deepEqual(rest, {
    error: "ambiguous_reference",
    input: "John 3:16; jud 1:3",
    segment: "jud 1:3",
    valid: false,
  });
  assert.ok(Array.isArray(candidates));
  const found = candidates.map(({ key, id, name, osis }) => ({ key, id, name, osis }));
  assert.deepEqual(
    new Set(found.map((one) => JSON.stringify(one))),
    new Set([
      JSON.stringify(candidate("JDG", 7, "Judges", "Judg")),
      JSON.stringify(candidate("JUD", 65, "Jude", "Jude")),
    ]),
  );
});

test("422 unrecognized_reference says where it stopped", async () => {
  const { status, body } = await errorOf("/api/passage?reference=Tobit+3:1&version=KJV");
  assert.equal(status, 422);
  assert.equal(body.error, "unrecognized_reference");
  assert.deepEqual([body.input, body.position, body.valid], ["Tobit 3:1", 0, false]);
});

test("422 invalid_reference for a written reference; /resolve answers it with 200", async () => {
  const { status, body } = await errorOf("/api/expand?reference=John+22:1");
  assert.equal(status, 422);
  assert.deepEqual(
    [body.error, body.input, body.osis_id, body.valid],
    ["invalid_reference", "John 22:1", null, false],
  );
  const resolved = await server.get("/api/resolve?reference=John+22:1");
  assert.deepEqual([resolved.valid, resolved.osis_id], [false, null]);
  assert.deepEqual(resolved.problems, body.problems);
  assert.ok(Array.isArray(resolved.problems));
  assert.equal(resolved.problems[0].position, 5);
});

test("401 has the same form without a key and with a wrong one, on every endpoint that needs a key", async () => {
  for (const path of ["passage", "resolve", "expand", "scripture", "usage", "context"]) {
    const none = await server.ask(`/api/${path}`, { key: null });
    assert.deepEqual([none.status, none.headers["www-authenticate"]], [401, "Bearer"]);
    assert.equal(none.json().error, "missing_api_key");
  }
  const wrong = [
    { authorization: "Bearer nonsense" },
    { authorization: `Bearer ${server.keys.free.slice(0, -1)}x` },
    { "x-api-key": "lk_" },
  ];
  for (const headers of wrong) {
    const { status, body } = await errorOf("/api/resolve?bad=1", { key: null, headers });
    assert.deepEqual({ status, body }, { status: 401, body: { error: "invalid_api_key" } });
  }
  const broken = await errorOf("/api/resolve?reference=%zz&key=%zz", { key: null });
  assert.deepEqual([broken.status, broken.body.error], [401, "invalid_api_key"]);
});

test("400 for two Authorization lines with different keys", async () => {
  const { free, production } = server.keys;
  const line = (key: string): string => `Authorization: Bearer ${key}\r\n`;
  const ask = (lines: string): Promise<string> =>
    server.raw(`GET /api/usage HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines}\r\n`);
  assert.match(await ask(line(free) + line(production)), /^HTTP\/1\.1 400 /);
  assert.match(await ask(line(free) + line(free)), /^HTTP\/1\.1 200 /);
});

test("400 for two different keys; none of them is shown", async () => {
  const { free, production } = server.keys;
  const answer = await server.ask(`/api/resolve?reference=John&key=${free}`, {
    key: null,
    headers: { "x-api-key": production },
  });
  assert.equal(answer.status, 400);
  assert.deepEqual([answer.json().parameter, answer.json().value], ["key", "[hidden]"]);
  assert.ok(!answer.text.includes(free) && !answer.text.includes(production));
  const same = await server.ask(`/api/resolve?reference=John&key=${free}`, {
    key: null,
    headers: { "x-api-key": free },
  });
  assert.equal(same.status, 200);
  assert.ok(same.headers.deprecation?.toString().startsWith("@"));
});

test("403: plan, verse units, origin, version", async () => {
  server.advance(10_000);
  const compare = await errorOf(`${SCRIPTURE}&compare=ASV`, { key: "free" });
  assert.deepEqual(compare, {
    status: 403,
    body: {
      error: "plan_required",
      feature: "compare",
      plan: "free",
      plans_with_feature: ["production", "enterprise"],
    },
  });
  for (const endpoint of ["passage", "expand"]) {
    const { status, body } = await errorOf(`/api/${endpoint}?reference=Genesis&version=KJV`, { key: "free" });
    const expected = { error: "verse_limit_exceeded", limit: 200, requested: 1533, plan: "free" };
    assert.deepEqual({ status, body }, { status: 403, body: expected });
  }
  const bound = await server.makeKey({ origins: ["https://example.org"], versions: ["ASV"] });
  const from = (origin: string): Ask => ({ key: null, headers: { "x-api-key": bound, origin } });
  assert.deepEqual(await errorOf(SCRIPTURE, from("https://evil.example")), {
    status: 403,
    body: { error: "origin_not_allowed", origin: "https://evil.example" },
  });
  assert.deepEqual(await errorOf(SCRIPTURE, { key: null, headers: { "x-api-key": bound } }), {
    status: 403,
    body: { error: "origin_not_allowed", origin: null },
  });
  assert.deepEqual(await errorOf(SCRIPTURE, from("https://example.org")), {
    status: 403,
    body: { error: "version_not_allowed", version: "KJV", allowed: ["ASV"] },
  });
  assert.equal((await server.ask(SCRIPTURE.replace("KJV", "ASV"), from("https://example.org"))).status, 200);
});

test("a whole chapter is allowed on every plan", async () => {
  server.advance(10_000);
  const psalm119 = await server.ask("/api/scripture?book_id=19&chapter=119&version=KJV", { key: "free" });
  assert.equal(psalm119.json().results_count, 176);
});

test("405 with Allow, after 404 and before 401", async () => {
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE"]) {
    const answer = await server.ask("/api/passage", { method, key: null });
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.allow, "GET, HEAD, OPTIONS");
    assert.deepEqual(answer.json().allowed, ["GET", "HEAD", "OPTIONS"]);
  }
  assert.equal((await server.ask("/api/nowhere", { method: "POST", key: null })).status, 404);
});

test("429 takes precedence over faults of the request, and gives the time to wait", async () => {
  server.advance(60_000);
  for (let time = 0; time < 10; time++) {
    const { status } = await server.ask("/api/resolve?reference=", { key: "free" });
    assert.equal(status, 400);
  }
  const refused = await server.ask("/api/resolve?reference=", { key: "free" });
  assert.equal(refused.status, 429);
  assert.equal(refused.headers["retry-after"], "5");
  const { error, reason, limit, retry_after: retryAfter } = refused.json();
  assert.deepEqual(
    { error, reason, limit, retryAfter },
    {
      error: "rate_limited",
      reason: "rate",
      limit: 10,
      retryAfter: 5,
    },
  );
  assert.equal(refused.headers["x-ratelimit-remaining"], "0");
  assert.equal((await server.ask("/api/resolve", { key: null })).status, 401);
  assert.equal((await server.ask("/api/nowhere", { key: "free" })).status, 404);
});

test("the sandbox is one bucket for all", async () => {
  server.advance(60_000);
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) {
    statuses.push((await server.ask("/api/sandbox?book_id=1&chapter=1", { key: null })).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
});

test("429 quota_exceeded: only a 200 counts, and a 304 does not", async () => {
  server.advance(60_000);
  const target = "/api/resolve?reference=John+3:16";
  const first = await server.ask(target, { key: "free" });
  const etag = String(first.headers.etag);
  const used = async (): Promise<unknown> =>
    (await server.ask("/api/usage", { key: "free" })).json().quota_used;
  const before = Number(await used());
  await server.ask(target, { key: "free", headers: { "if-none-match": etag } });
  await server.ask("/api/resolve?reference=", { key: "free" });
  assert.equal(await used(), before);
  server.advance(5001);
  for (let time = before; time < 500; time++) {
    server.advance(600);
    assert.equal((await server.ask(target, { key: "free" })).status, 200);
  }
  server.advance(600);
  const refused = await server.ask(target, { key: "free" });
  const { error, reason, limit } = refused.json();
  assert.deepEqual([refused.status, error, reason, limit], [429, "quota_exceeded", "quota", 500]);
  assert.match(String(refused.headers["retry-after"]), /^\d+$/);
});

test("requests that Node's parser refuses get the same error form", async () => {
  const rows: readonly (readonly [string, number, string, number | undefined])[] = [
    ["nonsense\r\n\r\n", 400, "malformed_request", undefined],
    ["GET /livez HTTP/1.1\r\n\r\n", 400, "malformed_request", undefined],
    ["GET /api/resolve?reference=\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n", 400, "malformed_request", undefined],
    [
      `GET /livez?${"a".repeat(25_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      414,
      "uri_too_long",
      24_576,
    ],
    [`GET /livez?${"a".repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414, "uri_too_long", 24_576],
    [
      `GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ${"a".repeat(40_000)}\r\n\r\n`,
      431,
      "headers_too_large",
      32_768,
    ],
    ["CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", 405, "method_not_allowed", undefined],
    ["BREW /livez HTTP/1.1\r\nHost: a\r\n\r\n", 405, "method_not_allowed", undefined],
    ["BREW /livez\r\n\r\n", 400, "malformed_request", undefined],
  ];
  for (const [bytes, status, code, limit] of rows) {
    const text = await server.raw(bytes);
    const [head = "", body = ""] = text.split("\r\n\r\n");
    assert.ok(head.startsWith(`HTTP/1.1 ${status} `), `${code}: ${head.slice(0, 80)}`);
    assert.match(head, /\r\nAccess-Control-Allow-Origin: \*\r\n/);
    const { status: word, error, limit: reportedLimit } = JSON.parse(body);
    assert.deepEqual([word, error, reportedLimit], ["error", code, limit]);
  }
  assert.equal((await server.ask("/livez")).status, 200);
});

test("an internal error is a 500 without details, and a part that is down is a 503", async (t) => {
  const broken = await startServer({
    parts: () => {
      throw new Error("an internal secret");
    },
  });
  const logged = console.error;
  console.error = () => {};
  try {
    const answer = await broken.ask("/readyz");
    assert.deepEqual([answer.status, answer.json().error], [500, "internal_error"]);
    assert.ok(!answer.text.includes("secret"));
  } finally {
    console.error = logged;
    await broken.close();
  }
  const draining = await startServer({ parts: () => ({ process: "draining" }) });
  t.after(() => draining.close());
  const { status, headers, text } = await draining.ask("/readyz");
  assert.deepEqual(
    [status, headers["retry-after"], JSON.parse(text).parts],
    [503, "1", { process: "draining" }],
  );
});

test("two references of the longest length fit into one target, encoded", async () => {
  const list = Array.from({ length: 800 }, (_, index) => `Gen.1.${(index % 20) + 10}`)
    .join()
    .slice(0, 7_999);
  for (const text of [list, "\u{1d7d9}".repeat(1_000)]) {
    const { status } = await server.ask(`/api/diff?${new URLSearchParams({ a: text, b: text })}`);
    assert.notEqual(status, 414);
  }
});

test("problem+json is sent to those who accept it and do not prefer JSON", async () => {
  const rows: readonly (readonly [accept: string, isProblem: boolean])[] = [
    ["application/problem+json", true],
    ["Application/Problem+JSON", true],
    ["text/html, application/problem+json ; q=0.2", true],
    ["application/json, application/problem+json", true],
    ["application/json;q=0.4, application/problem+json;q=0.5", true],
    ["application/json, application/problem+json;q=0.5", false],
    ["*/*, application/problem+json", true],
    ["application/problem+json;q=0.5, application/*;q=0.9", false],
    ["*/*;q=0.9, application/problem+json;q=0.1, application/json;q=0.05", true],
    ["application/problem+json;q=0", false],
    ["application/problem+json;Q=0.000", false],
    ["application/problem+json;q=nonsense", false],
    ["application/problem+jsonp", false],
    ["application/*", false],
    ["*/*", false],
    ["", false],
  ];
  for (const [accept, isProblem] of rows) {
    const { headers } = await server.ask("/api/resolve", { headers: { accept } });
    const type = isProblem ? "application/problem+json" : "application/json";
    assert.equal(headers["content-type"], `${type}; charset=utf-8`, accept);
  }
});

test("problem+json on request: RFC 9457 with the details as members", async () => {
  const { headers, text } = await server.ask("/api/resolve?refrence=x", {
    headers: { accept: "application/problem+json, application/json;q=0.5", "x-request-id": ID },
  });
  assert.equal(headers["content-type"], "application/problem+json; charset=utf-8");
  assert.deepEqual(JSON.parse(text), {
    type: "/docs/errors#unknown_parameter",
    title: "The name of a parameter looks misspelled",
    status: 400,
    detail: "There is no parameter refrence. Did you mean reference?",
    code: "unknown_parameter",
    request_id: ID,
    parameter: "refrence",
    did_you_mean: "reference",
  });
});
