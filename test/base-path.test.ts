// Tests the deprecated alias of /api/scripture, at the base path.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const queries = [
  "bookID=43&chapter=3&verse=16&version=KJV",
  "book_id=PSA&chapter=117&v=asv",
  "bookId=44&chapter=8&range=36-37&version=ASV&compare=KJV",
  "bookID=43&chapter=3&verse=16&endChapter=4&endVerse=2&version=KJV",
  "bookID=43&chapter=99&version=KJV",
  "bookID=43",
  "bookID=43&chapter=3&version=XYZ",
  "book%49D=43&chapter=3&version=KJV",
];
for (const query of queries) {
  test(`/api?${query} answers as /api/scripture does`, async () => {
    const headers = { "x-request-id": "same" };
    const older = await server.ask(`/api?${query}`, { headers });
    const newer = await server.ask(`/api/scripture?${query}`, { headers });
    assert.deepEqual([older.status, older.text], [newer.status, newer.text]);
    assert.equal(older.headers.deprecation, "@1767225600");
    assert.match(String(older.headers.link), /<\/api\/scripture>; rel="successor-version"/);
    assert.equal(newer.headers.deprecation, undefined);
  });
}

test("a key in the query is accepted, and the answer has one deprecation for both", async () => {
  const target = `/api?bookID=43&chapter=3&verse=16&version=KJV&key=${server.keys.free}`;
  const { status, headers } = await server.ask(target, { key: null });
  assert.equal(status, 200);
  assert.equal(headers.deprecation, "@1767225600");
  for (const section of ["key-in-the-query", "get-api"]) {
    assert.ok(String(headers.link).includes(`</docs/guide/deprecations#${section}>`), section);
  }
});

for (const target of ["/api", "/api?", "/api?key=abc", "/api?reference=John+3:16"]) {
  test(`${target} is not an endpoint`, async () => {
    const { status, headers, json } = await server.ask(target, { key: null });
    assert.equal(status, 404);
    assert.equal(json().error, "not_found");
    assert.equal(headers.deprecation, undefined);
  });
}
