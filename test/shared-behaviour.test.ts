// Checks behaviour that all endpoints share: methods, aliases, CORS, caching, compression, request ids,
// headers of limits.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ROOT } from "./support/contract.ts";
import { type Ask, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const CHAPTER = "/api/scripture?book_id=43&chapter=3&version=KJV";

test("HEAD has the headers of GET and no body", async () => {
  for (const target of [
    CHAPTER,
    "/api/books",
    "/api/nowhere",
    "/api/resolve?reference=",
    "/livez",
    "/openapi.yaml",
  ]) {
    const get = await server.ask(target, { headers: { "x-request-id": "same" } });
    const head = await server.ask(target, { method: "HEAD", headers: { "x-request-id": "same" } });
    assert.equal(head.bytes.length, 0);
    assert.equal(head.status, get.status);
    const varying = new Set(["date", "ratelimit", "x-ratelimit-remaining", "connection", "keep-alive"]);
    const fixed = (headers: object): object =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name)));
    assert.deepEqual(fixed(head.headers), fixed(get.headers), target);
  }
});

test("an almost correct target gets a suggestion", async () => {
  const rows: readonly (readonly [target: string, meant: string | null])[] = [
    ["/api/?bookID=43&chapter=3&version=KJV", "/api/scripture"],
    ["//api?bookID=43", "/api/scripture"],
    ["/api/", "/api/scripture"],
    ["//api//resolve/?reference=John", "/api/resolve"],
    ["/livez/", "/livez"],
    ["//livez", "/livez"],
  ];
  for (const [target, meant] of rows) {
    const answer = await server.ask(target);
    assert.deepEqual([answer.status, answer.json().did_you_mean], [404, meant], target);
  }
});

test("unknown names and blank values are ignored", async () => {
  const rows: readonly (readonly [plain: string, same: string])[] = [
    ["/api/resolve?reference=John", "/api/resolve?=x&reference=John"],
    ["/api/resolve?reference=John", "/api/resolve?reference=John&lang=en&pretty=1&limit=5&page=2"],
    // A misspelling of a name that only other endpoints know is not reported here.
    ["/api/resolve?reference=John", "/api/resolve?reference=John&verison=KJV&chapterr=3"],
    ["/api/resolve?reference=John", "/api/resolve?reference=&reference=John&ref=+%09"],
    ["/api/books", "/api/books?pretty=1&__proto__=1&constructor=2&vesion=KJV"],
    [CHAPTER, `${CHAPTER}&verse=&range=&endChapter=+&endVerse=&compare=&titles=&include=%00`],
    [CHAPTER, `${CHAPTER}&bad=%zz&_version=1&utm_reference=%ff`],
    ["/api/sandbox?book_id=43&chapter=3", "/api/sandbox?book_id=43&chapter=3&verse=&compare="],
    ["/api/context?reference=John+3:16", "/api/context?reference=John+3:16&window=&before=&version="],
    ["/api/lookup?osis_id=John.3.16", "/api/lookup?osis_id=John.3.16&verse_id="],
    [
      "/api/passage?reference=John+11:35&version=KJV",
      "/api/passage?reference=John+11:35&version=KJV&start_index=",
    ],
  ];
  for (const [plain, same] of rows) {
    const [expected, answer] = [await server.ask(plain), await server.ask(same)];
    assert.equal(answer.status, 200, same);
    assert.deepEqual(answer.bytes, expected.bytes, same);
  }
});

test("integers may have leading zeros, and a range any dash that a reference accepts", async () => {
  const range = await server.ask(`${CHAPTER}&range=5-7`);
  const open = await server.ask(`${CHAPTER}&range=5-`);
  for (const [same, expected] of [
    ["range=05-007", range],
    ["range=5%E2%80%937", range],
    ["range=5+%E2%80%94+7", range],
    ["range=5--7", range],
    ["range=5%E2%88%927", range],
    ["range=5%E2%80%93", open],
  ] as const) {
    const answer = await server.ask(`/api/scripture?book_id=043&chapter=03&version=KJV&${same}`);
    assert.equal(answer.status, 200, same);
    assert.deepEqual(answer.bytes, expected.bytes, same);
  }
});

test("OPTIONS answers a preflight, for unknown paths too, and costs nothing", async () => {
  const preflight = { "access-control-request-method": "GET", origin: "https://example.org" };
  for (const path of ["/api/passage", "/api/usage", "/livez", "/api/nowhere"]) {
    const answer = await server.ask(path, { method: "OPTIONS", key: null, headers: preflight });
    assert.equal(answer.status, 204);
    assert.equal(answer.bytes.length, 0);
    assert.equal(answer.headers["access-control-allow-origin"], "*");
    assert.equal(answer.headers["access-control-allow-methods"], "GET, HEAD, OPTIONS");
    assert.equal(answer.headers["access-control-allow-headers"], "Authorization, X-API-Key, Content-Type");
    assert.equal(answer.headers["access-control-allow-credentials"], undefined);
  }
  const plain = await server.ask("/api/nowhere", { method: "OPTIONS", key: null });
  assert.equal(plain.status, 404);
});

test("every status has the CORS headers, which expose what a page needs", async () => {
  const rows: readonly (readonly [string, string, number])[] = [
    ["GET", CHAPTER, 200],
    ["GET", "/api/resolve", 400],
    ["GET", "/api/nowhere", 404],
    ["POST", CHAPTER, 405],
    ["GET", "/api/resolve?reference=xyzzy", 422],
  ];
  for (const [method, target, status] of rows) {
    const answer = await server.ask(target, { method });
    assert.equal(answer.status, status);
    assert.equal(answer.headers["access-control-allow-origin"], "*");
    const exposed = String(answer.headers["access-control-expose-headers"]).toLowerCase();
    for (const name of [
      "etag",
      "retry-after",
      "x-request-id",
      "ratelimit",
      "ratelimit-policy",
      "x-data-revision",
    ]) {
      assert.ok(exposed.includes(name), name);
    }
  }
});

test("aliases give the same bytes and entity tag as the main names", async () => {
  const same: readonly (readonly [string, ...string[]])[] = [
    [
      CHAPTER,
      "/api/scripture?bookID=43&chapter=3&v=kjv",
      "/api/scripture?bookId=jhn&chapter=3&version=Kjv&_=1&utm_source=a&utm_source=b",
      "/api/scripture?book_id=JOHN&chapter=3&version=KJV&window=5",
    ],
    [
      "/api/scripture?book_id=1-thessalonians&chapter=4&verse=16&endChapter=5&endVerse=2&version=KJV&compare=ASV",
      "/api/scripture?book_id=1TH&chapter=4&verse=16&end_chapter=5&end_verse=2&version=KJV&compare_version=asv",
    ],
    [
      "/api/resolve?reference=John+3:16",
      "/api/resolve?ref=John%203:16",
      "/api/resolve?ref=John+3:16&reference=John+3:16",
      "/api/resolve?reference=John+3:16&version=NIV&chapter=x&&",
    ],
  ];
  for (const [first, ...others] of same) {
    const expected = await server.ask(first);
    assert.equal(expected.status, 200);
    for (const other of others) {
      const found = await server.ask(other);
      assert.equal(found.text, expected.text, other);
      assert.equal(found.headers.etag, expected.headers.etag);
    }
  }
});

test("endpoints that need no key ignore any key", async () => {
  for (const path of ["/api/books", "/api/versions", "/livez", "/readyz", "/openapi.json"]) {
    for (const query of ["?key=nonsense", "?key=a&key=b", "?key=%zz"]) {
      const answer = await server.ask(path + query, { key: null, headers: { "x-api-key": "other" } });
      assert.equal(answer.status, 200, path + query);
    }
  }
});

test("If-None-Match: strong, weak, lists and * give 304; others do not", async () => {
  const { headers } = await server.ask(CHAPTER);
  const etag = String(headers.etag);
  assert.match(etag, /^"[\w-]+"$/);
  for (const sent of [etag, `W/${etag}`, `"a", ${etag}`, `W/"b",W/${etag} , "c"`, "*"]) {
    const answer = await server.ask(CHAPTER, { headers: { "if-none-match": sent } });
    assert.equal(answer.status, 304, sent);
    assert.equal(answer.bytes.length, 0);
    assert.equal(answer.headers.etag, etag);
    assert.equal(answer.headers["cache-control"], "private, max-age=86400");
    assert.equal(answer.headers.vary, "Accept-Encoding, Authorization, X-API-Key");
  }
  for (const sent of ['"a"', etag.slice(1, -1), etag.toLowerCase().slice(0, -2), ""]) {
    assert.equal((await server.ask(CHAPTER, { headers: { "if-none-match": sent } })).status, 200, sent);
  }
  const error = await server.ask("/api/resolve?reference=", { headers: { "if-none-match": "*" } });
  assert.equal(error.status, 400);
});

test("the entity tag does not depend on the key, but on the encoding", async () => {
  const mine = await server.ask(CHAPTER);
  const others = await server.ask(CHAPTER, { key: "production" });
  const packed = await server.ask(CHAPTER, { headers: { "accept-encoding": "gzip" } });
  assert.equal(mine.headers.etag, others.headers.etag);
  assert.notEqual(mine.headers.etag, packed.headers.etag);
  const statusOf = async (takes: string, etag: string | undefined): Promise<number> =>
    (await server.ask(CHAPTER, { headers: { "accept-encoding": takes, "if-none-match": String(etag) } }))
      .status;
  assert.equal(await statusOf("identity", packed.headers.etag), 200);
  // A caller that accepts gzip also accepts the plain body, which this one already holds.
  assert.equal(await statusOf("gzip", mine.headers.etag), 304);
});

test("Cache-Control by endpoint", async () => {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ["/api/books", "public, max-age=86400"],
    ["/api/versions", "no-cache"],
    ["/api/usage", "no-store"],
    ["/livez", "no-store"],
    ["/readyz", "no-store"],
    [CHAPTER, "private, max-age=86400"],
    ["/api/sandbox?book_id=1&chapter=1", "public, max-age=86400"],
    ["/api/nowhere", "no-store"],
  ];
  for (const [target, expected] of rows) {
    assert.equal((await server.ask(target)).headers["cache-control"], expected, target);
  }
});

test("gzip and br are used if accepted, by weight, and only for bodies over 1 KiB", async () => {
  const plain = await server.ask(CHAPTER);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ["gzip", "gzip"],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0.1, br;q=0", "gzip"],
    ["identity", undefined],
    ["identity;q=1, gzip;q=0.5", undefined],
    ["gzip;q=0", undefined],
    ["gzip;q=nonsense", undefined],
    ["", undefined],
    ["deflate", undefined],
    ["X-GZIP", "gzip"],
  ];
  for (const [sent, expected] of rows) {
    const answer = await server.ask(CHAPTER, { headers: { "accept-encoding": sent } });
    assert.equal(answer.headers["content-encoding"], expected, sent);
    const { bytes } = answer;
    const body =
      expected === "br" ? brotliDecompressSync(bytes) : expected === "gzip" ? gunzipSync(bytes) : bytes;
    assert.equal(body.toString(), plain.text);
    assert.equal(Number(answer.headers["content-length"]), bytes.length);
  }
  const small = await server.ask("/api/resolve?reference=John+3:16", {
    headers: { "accept-encoding": "gzip" },
  });
  assert.equal(small.headers["content-encoding"], undefined);
  const large = await server.ask("/api/passage?reference=Psalms&version=KJV", {
    headers: { "accept-encoding": "br" },
  });
  const whole = await server.ask("/api/passage?reference=Psalms&version=KJV");
  assert.equal(brotliDecompressSync(large.bytes).toString(), whole.text);
});

test("an error over 1 KiB is compressed like a body, a shorter one is not", async () => {
  const long = `/api/passage?version=KJV&reference=${"John+3:99;".repeat(90)}`;
  const id = { "x-request-id": "same" };
  const plain = await server.ask(long, { headers: id });
  assert.deepEqual([plain.status, plain.headers["content-encoding"]], [422, undefined]);
  assert.equal(plain.headers.vary, "Accept, Accept-Encoding");
  for (const [coding, decompress] of [["gzip", gunzipSync] as const, ["br", brotliDecompressSync] as const]) {
    const ask: Ask = { headers: { ...id, "accept-encoding": coding } };
    const answer = await server.ask(long, ask);
    assert.deepEqual([answer.status, answer.headers["content-encoding"]], [422, coding]);
    assert.equal(decompress(answer.bytes).toString(), plain.text);
    assert.equal(Number(answer.headers["content-length"]), answer.bytes.length);
    const head = await server.ask(long, { ...ask, method: "HEAD" });
    assert.equal(head.headers["content-length"], answer.headers["content-length"]);
    const short = await server.ask("/api/nowhere", ask);
    assert.equal(short.headers["content-encoding"], undefined);
  }
});

test("1,024 bytes are not compressed, one more is", async () => {
  const sized = (requestId: string): Ask => ({
    headers: { "accept-encoding": "gzip", "x-request-id": requestId },
  });
  const target = `/api/scripture?book_id=1&version=KJV&chapter=${"x".repeat(700)}`;
  const rest = (await server.ask(target, sized("i"))).bytes.length - 1;
  for (const [bytes, coding] of [[1024, undefined] as const, [1025, "gzip"] as const]) {
    const answer = await server.ask(target, sized("i".repeat(bytes - rest)));
    assert.equal(answer.headers["content-encoding"], coding, `${bytes}`);
    const body = coding === undefined ? answer.bytes : gunzipSync(answer.bytes);
    assert.equal(body.length, bytes);
  }
});

test("X-Request-Id is the caller's when it is well formed, else a new one", async () => {
  for (const id of ["a", "A.b_c-9", "x".repeat(128)]) {
    const { headers } = await server.ask("/livez", { headers: { "x-request-id": id } });
    assert.equal(headers["x-request-id"], id);
  }
  for (const id of ["", "x".repeat(129), "a b", "a;b", "\u00e9"]) {
    const { headers } = await server.ask("/livez", { headers: { "x-request-id": id } });
    assert.match(String(headers["x-request-id"]), /^request-\d+$/);
  }
});

test("the data revision is on every answer", async () => {
  const revisions = new Set<unknown>();
  for (const target of [CHAPTER, "/livez", "/api/nowhere", "/api/resolve"]) {
    revisions.add((await server.ask(target)).headers["x-data-revision"]);
  }
  const [revision] = revisions;
  assert.equal(revisions.size, 1);
  assert.match(String(revision), /^[0-9a-f]{12}$/);
});

test("answers with a key show both limits", async () => {
  server.advance(60_000);
  const { headers } = await server.ask("/api/resolve?reference=John", { key: "free" });
  assert.equal(headers["ratelimit-policy"], '"burst";q=10;w=5, "daily";q=500;w=86400');
  assert.match(String(headers.ratelimit), /^"burst";r=9;t=5, "daily";r=499;t=\d+$/);
  assert.deepEqual(
    [headers["x-ratelimit-limit"], headers["x-ratelimit-remaining"], headers["x-ratelimit-reset"]],
    ["10", "9", "5"],
  );
});

test("Reset is when the whole burst is available again, Retry-After when the next request may pass", async () => {
  const limitsAt = async (afterMs: number) => {
    server.advance(afterMs);
    const { status, headers } = await server.ask("/api/resolve?reference=John", { key: "free" });
    const names = ["x-ratelimit-remaining", "x-ratelimit-reset", "retry-after"];
    return [status, ...names.map((name) => headers[name])];
  };
  assert.deepEqual(await limitsAt(60_000), [200, "9", "5", undefined]);
  for (let remaining = 8; remaining >= 0; remaining--) {
    assert.deepEqual(await limitsAt(remaining === 8 ? 2000 : 0), [200, `${remaining}`, "5", undefined]);
  }
  assert.deepEqual(await limitsAt(0), [429, "0", "5", "3"]);
  assert.deepEqual(await limitsAt(1000), [429, "0", "4", "2"]);
  assert.deepEqual(await limitsAt(2000), [200, "0", "5", undefined]);
  assert.deepEqual(await limitsAt(5000), [200, "9", "5", undefined]);
});

test("a key can be sent in three ways; the deprecated one is marked", async () => {
  const { production } = server.keys;
  const target = "/api/resolve?reference=John+3:16";
  const ways = [
    await server.ask(target, { key: null, headers: { authorization: `bearer ${production}` } }),
    await server.ask(target, { key: null, headers: { "x-api-key": production } }),
    await server.ask(`${target}&key=${production}`, { key: null }),
  ];
  assert.deepEqual(
    ways.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.deepEqual(
    ways.map(({ headers }) => [headers.deprecation !== undefined, headers.link !== undefined]),
    [
      [false, false],
      [false, false],
      [true, true],
    ],
  );
  const link = /^<\/docs\/guide\/([a-z-]+)#([a-z-]+)>; rel="deprecation"; type="text\/html"$/;
  const [, page, anchor] = link.exec(String(ways[2]?.headers.link)) ?? [];
  const headings = readFileSync(join(ROOT, "docs", `${page}.md`), "utf8").matchAll(/^## (.+)$/gm);
  assert.ok(
    [...headings].some(([, text = ""]) => text.toLowerCase().replaceAll(" ", "-") === anchor),
    anchor,
  );
  // A key in the query is not part of the cache key.
  assert.equal((await server.ask(`${target}&key=${production}x`, { key: null })).status, 401);
});

test("open access needs no key and has no limit except the sandbox's", async () => {
  const open = await startServer({ mode: "open" });
  try {
    const answer = await open.ask("/api/passage?reference=Genesis&version=KJV", { key: null });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers["cache-control"], "public, max-age=86400");
    assert.equal(answer.headers.vary, "Accept-Encoding");
    assert.equal(answer.headers.ratelimit, undefined);
    const usage = (await open.ask("/api/usage", { key: null })).json();
    assert.deepEqual([usage.plan, usage.rate, usage.daily_limit], ["open", null, null]);
    for (const query of ["key=nonsense", "key=a&key=b", "key=%zz"]) {
      const { status } = await open.ask(`/api/resolve?reference=John&${query}`, { key: null });
      assert.equal(status, 200, query);
    }
    const sandbox = await open.ask("/api/sandbox?book_id=1&chapter=1", { key: null });
    assert.equal(sandbox.headers["x-ratelimit-limit"], "10");
  } finally {
    await open.close();
  }
});

test("the document is served as written, and as JSON", async () => {
  const yaml = await server.ask("/openapi.yaml", { key: null });
  const json = await server.ask("/openapi.json", { key: null });
  assert.match(yaml.text, /^openapi: 3\.1\.0\n/);
  assert.equal(json.json().openapi, "3.1.0");
});

test("hostile references get a clear error each, and the server stays up", async () => {
  const hostile = [
    "1".repeat(1000),
    ".".repeat(1000),
    "-".repeat(1000),
    "\u0301".repeat(1000),
    "Gen 1:1,".repeat(125),
    "Gen 1:1;".repeat(99),
    "(".repeat(1000),
    "\u202e\u200b".repeat(500),
    "\ud83d\ude00".repeat(1000),
    "a\u0300".repeat(500),
    `John ${"9".repeat(400)}:${"9".repeat(400)}`,
    "'; DROP TABLE keys; --",
    "<script>alert(1)</script>",
    "../../../etc/passwd",
    "\u0000\u0001\u0002",
    "\ufeffJohn 3:16",
  ];
  for (const reference of hostile) {
    for (const endpoint of ["resolve", "expand", "passage"]) {
      const target = `/api/${endpoint}?version=KJV&reference=${encodeURIComponent(reference)}`;
      const { status } = await server.ask(target);
      assert.ok(
        [200, 400, 422].includes(status),
        `${endpoint} ${JSON.stringify(reference.slice(0, 20))}: ${status}`,
      );
    }
  }
  assert.equal((await server.ask("/livez")).status, 200);
});
