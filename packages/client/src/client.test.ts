import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type ClientOptions,
  createClient,
  createMemoryCache,
  type FetchInit,
  isLecternError,
  settle,
} from "./index.ts";

interface Canned {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly throws?: Error;
}

/** A client over canned answers, one for each request, with a record of requests and waits. */
function canned(answers: readonly Canned[], options: Partial<ClientOptions> = {}) {
  const requests: { readonly url: string; readonly init: FetchInit }[] = [];
  const waits: number[] = [];
  let nowMs = 0;
  const client = createClient({
    baseUrl: "http://lectern.test/",
    key: "lk_test",
    fetch: async (url, init) => {
      requests.push({ url, init });
      const { status = 200, headers = {}, body = "{}", throws } = answers[requests.length - 1] ?? {};
      if (throws !== undefined) throw throws;
      return { status, headers: new Headers(headers), text: async () => body };
    },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    now: () => nowMs,
    random: () => 0.5,
    ...options,
  });
  const advance = (milliseconds: number): void => {
    nowMs += milliseconds;
  };
  return { client, requests, waits, advance };
}

const errorBody = (error: string, more: object = {}): string =>
  JSON.stringify({ status: "error", error, message: "why", request_id: "r", ...more });

test("each method requests its address", async () => {
  const { client, requests } = canned([]);
  await client.resolve({ reference: "Rom 8:1–4, 28" });
  await client.lookup({ verse_id: [43003016, 45008001] });
  await client.scripture({ book_id: "JHN", chapter: 3, version: "KJV", range: "1-3" });
  await client.passage({ start_index: 1, end_index: 2, version: "KJV", include: ["notes", "added"] });
  await client.passage({ reference: "\ud800", version: "KJV", titles: undefined });
  await client.usage();
  await client.readyz();
  assert.deepEqual(
    requests.map(({ url }) => url.replace("http://lectern.test", "")),
    [
      "/api/resolve?reference=Rom+8%3A1%E2%80%934%2C+28",
      "/api/lookup?verse_id=43003016%2C45008001",
      "/api/scripture?book_id=JHN&chapter=3&version=KJV&range=1-3",
      "/api/passage?start_index=1&end_index=2&version=KJV&include=notes%2Cadded",
      "/api/passage?reference=%EF%BF%BD&version=KJV",
      "/api/usage",
      "/readyz",
    ],
  );
  assert.equal(requests[0]?.init.headers.Authorization, "Bearer lk_test");
});

test("the base address may end with a slash or with /api, or be empty", async () => {
  for (const [baseUrl, url] of [
    ["http://a.test", "http://a.test/api/books"],
    ["http://a.test/api", "http://a.test/api/books"],
    ["http://a.test/bible/api/", "http://a.test/bible/api/books"],
    ["", "/api/books"],
  ] as const) {
    const { client, requests } = canned([], { baseUrl });
    await client.books();
    assert.equal(requests[0]?.url, url);
  }
});

test("each kind of failure has its own retries and waits", async () => {
  const limited = { status: 429, headers: { "retry-after": "5" }, body: errorBody("rate_limited") };
  const rows: readonly [string, readonly Canned[], readonly number[], string | null][] = [
    ["a rate limit", [limited, {}], [5000], null],
    ["a quota until midnight", [{ ...limited, headers: { "retry-after": "40000" } }], [], "rate_limited"],
    ["the longest allowed wait", [{ ...limited, headers: { "retry-after": "30" } }, {}], [30_000], null],
    ["a second longer", [{ ...limited, headers: { "retry-after": "31" } }], [], "rate_limited"],
    ["a slow answer", [{ status: 408, body: errorBody("request_timeout") }, {}], [375], null],
    ["a gateway timeout", [{ status: 408, body: "" }, {}], [375], null],
    ["a proxy's limit", [{ status: 429, body: "" }, {}], [375], null],
    ["a proxy without a server", [{ status: 503, body: "" }, {}], [375], null],
    ["an error of a proxy", [{ status: 500, body: "" }], [], "unexpected_response"],
    ["a 304 without a condition", [{ status: 304, body: "" }], [], "unexpected_response"],
    [
      "a used-up quota is never retried",
      [{ ...limited, body: errorBody("quota_exceeded") }],
      [],
      "quota_exceeded",
    ],
    ["starting", [{ status: 503, body: errorBody("unavailable") }, {}], [375], null],
    ["a gateway", [{ status: 502, body: "<html>" }, { status: 504, body: "" }, {}], [375, 750], null],
    ["three requests at most", [limited, limited, limited], [5000, 5000], "rate_limited"],
    ["a connection error", [{ throws: new TypeError("fetch failed") }, {}], [375], null],
    ["a server error", [{ status: 500, body: errorBody("internal_error") }], [], "internal_error"],
    ["a client error", [{ status: 400, body: errorBody("missing_parameter") }], [], "missing_parameter"],
    [
      "a date",
      [{ ...limited, headers: { "retry-after": "Thu, 01 Jan 1970 00:00:03 GMT" } }, {}],
      [3000],
      null,
    ],
    ["neither a number nor a date", [{ ...limited, headers: { "retry-after": "-5" } }, {}], [375], null],
  ];
  for (const [name, answers, expected, code] of rows) {
    const { client, requests, waits } = canned(answers);
    const outcome = await settle(client.books());
    assert.deepEqual(waits, expected, name);
    assert.equal(outcome.ok ? null : outcome.error.code, code, name);
    assert.equal(requests.length, expected.length + 1, name);
  }
});

test("an empty policy is the default, and one with NaN attempts requests once", async () => {
  const rows: readonly (readonly [policy: ClientOptions["retry"], waits: readonly number[]])[] = [
    [{ attempts: undefined, maxWaitMs: undefined }, [375, 750]],
    [{ attempts: 2 }, [375]],
    [{ maxWaitMs: 400 }, [375, 400]],
    [{ attempts: Number.NaN }, []],
    [{ attempts: 0 }, []],
  ];
  for (const [retry, expected] of rows) {
    const failing = Array.from({ length: 9 }, () => ({ status: 502 }));
    const { client, waits } = canned(failing, { retry });
    await assert.rejects(client.books());
    assert.deepEqual(waits, expected);
  }
});

test("each failure has its code and the details of that code", async () => {
  const candidates = [
    { key: "JHN", id: 43, name: "John", osis: "John", weight: 1, score: 1, reason: "prefix" },
  ];
  const body = errorBody("ambiguous_reference", { candidates });
  const { client } = canned([{ status: 422, headers: { "x-request-id": "r1" }, body }]);
  try {
    await client.resolve({ reference: "Jo 1" });
    assert.fail("resolved");
  } catch (error) {
    if (!isLecternError(error)) throw error;
    assert.deepEqual([error.status, error.requestId, error.message], [422, "r1", "why"]);
    if (error.code !== "ambiguous_reference") return assert.fail(error.code);
    assert.equal(error.details.candidates[0]?.name, "John");
  }
});

test("an answer of another server is a failure with the start of its text", async () => {
  for (const [status, body] of [
    [404, "<!doctype html>"],
    [200, "<!doctype html>"],
    [400, '{"error":{"nested":true}}'],
    [403, "null"],
  ] as const) {
    const outcome = await settle(canned([{ status, body }]).client.books());
    if (outcome.ok || outcome.error.code !== "unexpected_response") return assert.fail(body);
    assert.deepEqual([outcome.error.status, outcome.error.details.text], [status, body]);
  }
});

test("a network failure is reported with its cause", async () => {
  const rows = [
    [
      new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }),
      "fetch failed (connect ECONNREFUSED)",
    ],
    [new TypeError("fetch failed"), "fetch failed"],
    ["gone", "gone"],
  ] as const;
  for (const [thrown, reason] of rows) {
    const client = createClient({ baseUrl: "", retry: { attempts: 1 }, fetch: () => Promise.reject(thrown) });
    await assert.rejects(client.books(), { message: `The server could not be reached: ${reason}` });
  }
});

test("an aborted call rejects with the reason: before, during and between requests", {
  timeout: 20_000,
}, async () => {
  const reason = new Error("no more");
  const before = canned([]);
  await assert.rejects(before.client.books({ signal: AbortSignal.abort(reason) }), reason);
  assert.equal(before.requests.length, 0);

  const cached = canned([{ headers: { etag: '"a"', "cache-control": "max-age=60" } }]);
  await cached.client.books();
  await assert.rejects(cached.client.books({ signal: AbortSignal.abort(reason) }), reason);

  const controller = new AbortController();
  // With one attempt, so that only the request can report the abort.
  const { client } = canned([], {
    retry: { attempts: 1 },
    fetch: async () => {
      controller.abort(reason);
      throw new Error("the connection was closed");
    },
  });
  await assert.rejects(client.books({ signal: controller.signal }), reason);

  const between = new AbortController();
  // The wait would be five seconds. A longer one would keep this file running if the abort did not end it.
  const waiting = canned([{ status: 503, body: "" }], { wait: undefined, random: () => 19 });
  let ended: unknown;
  waiting.client.books({ signal: between.signal }).catch((error: unknown) => {
    ended = error;
  });
  await new Promise(setImmediate);
  assert.equal(ended, undefined);
  between.abort(reason);
  await new Promise(setImmediate);
  assert.equal(ended, reason);
  assert.equal(waiting.requests.length, 1);
});

test("an answer is used until it is stale, then revalidated by its entity tag", async () => {
  const headers = { etag: '"a"', "cache-control": "public, max-age=60" };
  const observed: string[] = [];
  const { client, requests, advance } = canned(
    [
      { headers, body: '{"n":1}' },
      { status: 304, headers, body: "" },
      { headers, body: '{"n":2}' },
    ],
    { onAnswer: ({ source }) => observed.push(source) },
  );
  assert.deepEqual(await client.books(), { n: 1 });
  advance(59_999);
  assert.deepEqual(await client.books(), { n: 1 });
  assert.equal(requests.length, 1);
  advance(1);
  assert.deepEqual(await client.books(), { n: 1 });
  assert.equal(requests[1]?.init.headers["If-None-Match"], '"a"');
  advance(60_000);
  assert.deepEqual(await client.books(), { n: 2 });
  assert.deepEqual(observed, ["fetched", "revalidated", "fetched"]);
});

test("an answer with no-store is not cached", async () => {
  for (const headers of [{ etag: '"a"', "cache-control": "no-store" }, { "cache-control": "max-age=60" }]) {
    const { client, requests } = canned([{ headers }, { headers }]);
    await client.usage();
    await client.usage();
    assert.equal(requests[1]?.init.headers["If-None-Match"], undefined);
    assert.equal(requests.length, 2);
  }
});

test("an answer that is not from the API is not cached", async () => {
  const headers = { etag: '"a"', "cache-control": "max-age=60" };
  const { client, requests } = canned([
    { headers, body: "<!doctype html>" },
    { headers, body: '{"n":1}' },
  ]);
  await assert.rejects(client.books());
  assert.deepEqual(await client.books(), { n: 1 });
  assert.equal(requests[1]?.init.headers["If-None-Match"], undefined);
});

test("the memory cache evicts the least recently used answer", () => {
  const cache = createMemoryCache(10);
  const entry = (text: string) => ({ etag: text, text, freshUntilMs: 0 });
  cache.set("a", entry("aaaa"));
  cache.set("b", entry("bbbb"));
  assert.equal(cache.get("a")?.text, "aaaa");
  cache.set("c", entry("cccc"));
  assert.equal(cache.get("b"), undefined);
  assert.equal(cache.get("a")?.text, "aaaa");
  cache.set("d", entry("d".repeat(11)));
  assert.equal(cache.get("d"), undefined);
  assert.equal(cache.get("c")?.text, "cccc");
  cache.set("e", entry("e".repeat(10)));
  assert.equal(cache.get("e")?.text.length, 10);
  assert.equal(cache.get("c"), undefined);
});

test("settle returns failures of the client as values, and rejects with everything else", async () => {
  const { client } = canned([{ status: 400, body: errorBody("missing_parameter") }]);
  const outcome = await settle(client.books());
  assert.equal(outcome.ok ? null : outcome.error.code, "missing_parameter");
  const reason = new Error("no more");
  await assert.rejects(settle(client.books({ signal: AbortSignal.abort(reason) })), reason);
  await assert.rejects(settle(Promise.reject(reason)), reason);
});
