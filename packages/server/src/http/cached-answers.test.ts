// Tests which answers are cached, by counting how often an edition is looked up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { VERSE_TOTAL } from "@lectern/scripture";
import { createApp } from "./app.ts";
import { jsonAnswer, outsideRoute } from "./route.ts";
import { accessOf, appOf, texts } from "./testdata/open-app.ts";

const CHAPTER = "/api/scripture?book_id=1&chapter=1&version=KJV";

interface Asked {
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** Sends requests to a new app; returns the statuses, and how often an edition was looked up. */
async function answered(requests: readonly Asked[]) {
  let found = 0;
  const find = (code: string) => {
    found++;
    return texts.find(code);
  };
  const app = appOf(VERSE_TOTAL, { ...texts, find });
  const statuses: number[] = [];
  const etags = new Set<string | undefined>();
  for (const { target = CHAPTER, headers = {}, method = "GET" } of requests) {
    const outgoing = await app.handle({ method, target, header: (name) => headers[name] });
    statuses.push(outgoing.status);
    etags.add(outgoing.headers[outgoing.headers.indexOf("ETag") + 1]);
  }
  app.assertAllDocumented();
  return { statuses, found, etags: [...etags] };
}

const times = (count: number, request: Asked): readonly Asked[] =>
  Array.from({ length: count }, () => request);

test("an answer is cached, or rendered again", async () => {
  const first = await answered([{}]);
  const [etag = ""] = first.etags;
  assert.match(etag, /^"[\w-]{22}"$/);
  const same = { headers: { "if-none-match": etag } };
  const other = { headers: { "if-none-match": '"another"' } };
  const rows: readonly (readonly [string, readonly Asked[], readonly number[], number])[] = [
    ["cached after two requests", times(4, {}), [200, 200, 200, 200], 2],
    [
      "if the caller already has the answer, no body is rendered or cached",
      times(4, same),
      [304, 304, 304, 304],
      4,
    ],
    ["also if the caller had another entity tag", times(4, other), [200, 200, 200, 200], 2],
    ["only bodies count", [same, {}, same, {}, same], [304, 200, 304, 200, 304], 4],
    ["HEAD counts as GET", [{ method: "HEAD" }, {}, {}], [200, 200, 200], 2],
    ["another method is still refused", [...times(2, {}), { method: "PUT" }], [200, 200, 405], 2],
    ["a key in the query prevents caching", times(3, { target: `${CHAPTER}&key=x` }), [200, 200, 200], 3],
    ["an encoded key too", times(3, { target: `${CHAPTER}&%6Bey=x` }), [200, 200, 200], 3],
    [
      "another query is another answer",
      [...times(3, {}), { target: `${CHAPTER}&_=1` }],
      [200, 200, 200, 200],
      3,
    ],
  ];
  for (const [about, requests, statuses, found] of rows) {
    const got = await answered(requests);
    assert.deepEqual([got.statuses, got.found], [statuses, found], about);
  }
});

test("the answer of a route that reads the clock is not cached here, although callers may cache it", async () => {
  let nowMs = 0;
  const app = createApp({
    texts,
    access: accessOf(VERSE_TOTAL),
    newRequestId: () => "id",
    build: "test",
    now: () => nowMs,
    parts: () => ({}),
    onFault: (error) => assert.fail(String(error)),
    moreRoutes: [outsideRoute("/time", "day", ({ now }) => jsonAnswer(() => ({ now: now() })))],
  });
  for (nowMs = 1; nowMs <= 4; nowMs++) {
    const { headers, body } = await app.handle({ method: "GET", target: "/time", header: () => undefined });
    assert.deepEqual(JSON.parse(Buffer.from(body ?? []).toString()), { now: nowMs });
    assert.equal(headers[headers.indexOf("Cache-Control") + 1], "public, max-age=86400");
  }
});
