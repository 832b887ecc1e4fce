// Tests what log and metrics receive about requests that never reach the app, and about targets with an origin.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { AnsweredRequest } from "../packages/server/src/http/answered-request.ts";
import { createThreadMetrics } from "../packages/server/src/serving/metrics.ts";
import { startServer, type TestServer } from "./support/server.ts";

const answers: (Omit<AnsweredRequest, "address"> & { readonly address: string | undefined })[] = [];
let server: TestServer;
before(async () => {
  server = await startServer({
    mcp: [],
    onAnswer: (answered) => answers.push({ ...answered, address: answered.address() }),
  });
});
after(() => server.close());

const KEY = "lk_a_key_in_the_wrong_place";
const REST = "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n";

/** A request, and the report of each answer: method, path, status, error code. */
type Row = readonly [description: string, bytes: string, messages: readonly string[]];

const ROWS: readonly Row[] = [
  ["a path", `GET /livez ${REST}\r\n`, ["GET /livez 200 -"]],
  ["a query", `GET /livez?key=${KEY} ${REST}\r\n`, ["GET /livez 200 -"]],
  ["an origin", `GET http://${KEY}@a:1/livez?key=${KEY}#f ${REST}\r\n`, ["GET /livez 200 -"]],
  ["an origin alone", `GET http://a?key=${KEY} ${REST}\r\n`, ["GET / 404 not_found"]],
  ["no HTTP", `${KEY}\r\n\r\n`, ["- - 400 malformed_request"]],
  ["a strange method", `${KEY} /livez ${REST}\r\n`, ["- - 405 method_not_allowed"]],
  ["a strange method, and no such path", `${KEY} /nowhere ${REST}\r\n`, ["- - 404 not_found"]],
  ["a tunnel", `CONNECT a:443 ${REST}\r\n`, ["- - 405 method_not_allowed"]],
  ["a broken header", `GET /livez ${REST}${KEY}\r\n\r\n`, ["- - 400 malformed_request"]],
  ["a header without end", `GET /livez ${REST}A: ${KEY.repeat(2000)}\r\n\r\n`, ["- - 431 headers_too_large"]],
  ["a long target", `GET /${"a".repeat(40_000)}`, ["- - 414 uri_too_long"]],
  [
    "bytes after a request",
    `GET /livez HTTP/1.1\r\nHost: a\r\n\r\n${KEY}\r\n\r\n`,
    // When the invalid bytes are read, one answer is in progress. The connection ends after it.
    ["GET /livez 200 -"],
  ],
  ["two hosts", `GET /livez ${REST}Host: b\r\n\r\n`, ["GET /livez 400 malformed_request"]],
];

for (const [description, bytes, messages] of ROWS) {
  test(`${description}: ${messages.join(", ")}`, async () => {
    answers.length = 0;
    const text = await server.raw(bytes);
    const lines = answers.map(({ method, path, status, error }) =>
      [method ?? "-", path ?? "-", status, error ?? "-"].join(" "),
    );
    assert.deepEqual(lines, messages);
    for (const one of answers) {
      assert.ok(text.includes(`X-Request-Id: ${one.requestId}\r\n`), text);
      assert.equal(one.address, "127.0.0.1");
      assert.ok(!JSON.stringify(one).includes(KEY));
    }
  });
}

test("an origin before /mcp is removed too", async () => {
  answers.length = 0;
  const { status } = await server.ask(`http://a/mcp?key=${KEY}`, { method: "OPTIONS", key: null });
  assert.equal(status, 204);
  assert.deepEqual(
    answers.map(({ path }) => path),
    ["/mcp"],
  );
});

test("metrics count invalid requests like paths that are no route", async () => {
  const metrics = createThreadMetrics(new Set(["/livez"]), () => 0);
  const answered = { requestId: "r", status: 400, error: "malformed_request", isOutsideCanon: false };
  const rest = { durationMs: 0, traceId: undefined, traced: () => undefined, address: () => undefined };
  metrics.countRequest({ ...answered, ...rest, method: undefined, path: undefined });
  const found = await metrics.read();
  const valuesOf = (wanted: string) => found.find(({ name }) => name === wanted)?.values;
  const requests = { labels: { route: "other", status: 400 }, value: 1 };
  assert.partialDeepStrictEqual(valuesOf("lectern_requests_total"), [requests]);
  const errors = { labels: { route: "other", code: "malformed_request" }, value: 1 };
  assert.partialDeepStrictEqual(valuesOf("lectern_errors_total"), [errors]);
});
