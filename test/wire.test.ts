// Tests unusual requests: valid by RFC 9112, and in violation of it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

const CLOSE = "Connection: close\r\n";
const HOST = "Host: a\r\n";
const LINE = "GET /livez HTTP/1.1\r\n";

/** A request, and the statuses of all answers until the connection ends. */
type Row = readonly [description: string, bytes: string, statuses: readonly number[]];

const HOSTS: readonly Row[] = [
  ["one Host", `${LINE}${HOST}${CLOSE}\r\n`, [200]],
  ["a port", `${LINE}Host: a.example:8080\r\n${CLOSE}\r\n`, [200]],
  ["an IPv6 address", `${LINE}Host: [::1]:8080\r\n${CLOSE}\r\n`, [200]],
  ["an empty Host", `${LINE}Host:\r\n${CLOSE}\r\n`, [200]],
  ["no Host", `${LINE}\r\n`, [400]],
  ["two Host lines", `${LINE}${HOST}Host: b\r\n\r\n`, [400]],
  ["the same Host twice", `${LINE}${HOST}${HOST}\r\n`, [400]],
  ["a second Host after 3,000 headers", `${LINE}${HOST}${"a:\r\n".repeat(3000)}${HOST}\r\n`, [400]],
  ["a list of hosts", `${LINE}Host: a, b\r\n\r\n`, [400]],
  ["a path in the Host", `${LINE}Host: a/b\r\n\r\n`, [400]],
  ["a user in the Host", `${LINE}Host: user@a\r\n\r\n`, [400]],
  ["a space in the Host", `${LINE}Host: a b\r\n\r\n`, [400]],
  ["HTTP/1.0 without a Host", "GET /livez HTTP/1.0\r\n\r\n", [200]],
  ["HTTP/1.0 with two", `GET /livez HTTP/1.0\r\n${HOST}${HOST}\r\n`, [400]],
];

const TARGETS: readonly Row[] = [
  ["an absolute target", `GET http://other:1/livez HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [200]],
  ["an absolute target with a query", `GET http://o?a=/livez HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [404]],
  ["no slash", `GET livez HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ["GET of *", `GET * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [404]],
  ["OPTIONS of *", `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [204]],
  ["a method nobody knows", `FOO /livez HTTP/1.1\r\n${HOST}\r\n`, [405]],
  ["a method nobody knows, and no such path", `FOO /api/nowhere HTTP/1.1\r\n${HOST}\r\n`, [404]],
  ["a method nobody knows, of *", `FOO * HTTP/1.1\r\n\r\n`, [404]],
  ["two slashes", `GET //livez HTTP/1.1\r\n${HOST}${CLOSE}\r\n`, [404]],
  ["no version", "GET /livez\r\n\r\n", [400]],
  ["HTTP/0.9", "GET /livez HTTP/0.9\r\n\r\n", [400]],
  ["HTTP/2.0", `GET /livez HTTP/2.0\r\n${HOST}\r\n`, [400]],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
  ["an upgrade", `${LINE}${HOST}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`, [200]],
];

const NEXT = `GET /api/nowhere HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;

const BODIES: readonly Row[] = [
  ["two requests at once", `${LINE}${HOST}\r\n${NEXT}`, [200, 404]],
  ["a short body", `${LINE}${HOST}Content-Length: 3\r\n\r\nabc${NEXT}`, [200, 404]],
  [
    "a body that reads like a request",
    `${LINE}${HOST}Content-Length: ${NEXT.length}\r\n${CLOSE}\r\n${NEXT}`,
    [200],
  ],
  [
    "a body of just the length that is read",
    `${LINE}${HOST}Content-Length: 16384\r\n\r\n${"a".repeat(16_384)}${NEXT}`,
    [200, 404],
  ],
  ["a long body", `${LINE}${HOST}Content-Length: 16385\r\n\r\n${"a".repeat(16_385)}${NEXT}`, [200]],
  ["a body without end", `${LINE}${HOST}Content-Length: 99999999999\r\n\r\n`, [200]],
  ["a chunked body", `${LINE}${HOST}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n${NEXT}`, [200]],
  ["another transfer coding", `${LINE}${HOST}Transfer-Encoding: gzip\r\n\r\n`, [400]],
  ["chunked before another", `${LINE}${HOST}Transfer-Encoding: chunked, gzip\r\n\r\n${NEXT}`, [400]],
  [
    "a length and chunks",
    `${LINE}${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  ["two lengths", `${LINE}${HOST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc`, [400]],
  ["a list of lengths", `${LINE}${HOST}Content-Length: 3, 3\r\n\r\nabc`, [400]],
  ["a length below 0", `${LINE}${HOST}Content-Length: -3\r\n\r\nabc`, [400]],
  [
    "a body of a method that is not allowed",
    `POST /api/books HTTP/1.1\r\n${HOST}Content-Length: 2\r\n\r\n{}${NEXT}`,
    [405, 404],
  ],
  [
    "a question before the body",
    `POST /api/books HTTP/1.1\r\n${HOST}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
    [405],
  ],
  ["an expectation nobody knows", `${LINE}${HOST}Expect: magic\r\n${CLOSE}\r\n`, [200]],
];

const HEADERS: readonly Row[] = [
  ["a folded line", `${LINE}${HOST}X-A: b\r\n c\r\n\r\n`, [400]],
  ["a space before the colon", `${LINE}${HOST}X-A : b\r\n\r\n`, [400]],
  ["NUL in a value", `${LINE}${HOST}X-A: b\0c\r\n\r\n`, [400]],
  ["a line feed alone", "GET /livez HTTP/1.1\nHost: a\n\n", [400]],
  ["garbage right behind a request", `${LINE}${HOST}\r\nnonsense\r\n\r\n`, [200]],
];

for (const [description, bytes, statuses] of [...HOSTS, ...TARGETS, ...BODIES, ...HEADERS]) {
  test(`${description}: ${statuses.join(", ")}`, async () => {
    const text = await server.raw(bytes);
    const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    assert.deepEqual(found, statuses, text);
  });
}

test("an answer to HEAD has no body, whichever part refuses the request", async () => {
  for (const rest of ["livez\u{1}", `livez?${"a".repeat(25_000)}`, `livez?${"a".repeat(40_000)}`]) {
    const text = await server.raw(`HEAD /${rest} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    assert.match(text, /^HTTP\/1\.1 4\d\d .*\r\nContent-Length: [1-9].*\r\n\r\n$/s);
  }
});

/** A refused request, the request id that its caller sent, and the error code. */
const REFUSED: readonly (readonly [bytes: string, requestId: string | undefined, code: string])[] = [
  [`${LINE}${HOST}${HOST}X-Request-Id: mine-1\r\n\r\n`, "mine-1", "malformed_request"],
  [`GET /livez\u{1} HTTP/1.1\r\n${HOST}x-request-id:mine-2 \r\n\r\n`, "mine-2", "malformed_request"],
  [`GET /${"a".repeat(30_000)} HTTP/1.1\r\nX-Request-Id: mine-3\r\n\r\n`, "mine-3", "uri_too_long"],
  [`${LINE}X-Request-Id: mine-4\r\nX-A: ${"a".repeat(40_000)}\r\n\r\n`, "mine-4", "headers_too_large"],
  [`NO /livez HTTP/1.1\r\nX-Request-Id: mine-5\r\n\r\n`, "mine-5", "method_not_allowed"],
  [`NO /api/book HTTP/1.1\r\nX-Request-Id: mine-8\r\n\r\n`, "mine-8", "not_found"],
  [`CONNECT a:1 HTTP/1.1\r\n${HOST}X-Request-Id: mine-6\r\n\r\n`, "mine-6", "method_not_allowed"],
  [`NO /livez HTTP/1.1\r\nX-Request-Id: m${"i".repeat(128)}\r\n\r\n`, undefined, "method_not_allowed"],
  ["X-Request-Id: mine-7\r\n\r\n", undefined, "malformed_request"],
];

test("a refusal has the caller's request id", async () => {
  for (const [bytes, requestId, code] of REFUSED) {
    const text = await server.raw(bytes);
    const [, echoed = ""] = /\r\nX-Request-Id: (.*)\r\n/.exec(text) ?? [];
    if (requestId === undefined) assert.match(echoed, /^request-\d+$/);
    else assert.equal(echoed, requestId);
    assert.ok(text.includes(`"error":"${code}","message":`), text);
  }
});

test("a refusal is problem+json if its caller asks for it", async () => {
  for (const [bytes, , code] of REFUSED) {
    const text = await server.raw(bytes.replace("\r\n", "\r\naccept: application/problem+json\r\n"));
    assert.match(text, /\r\nContent-Type: application\/problem\+json; charset=utf-8\r\n/);
    assert.ok(text.includes(`"code":"${code}"`), text);
  }
});

/** Placeholders for the keys that the server makes. */
const free = "{free}";
const production = "{production}";

const KEYS: readonly (readonly [
  description: string,
  lines: string,
  query: string,
  status: number,
  code?: string,
])[] = [
  ["the same key in two X-API-Key lines", `X-API-Key: ${free}\r\nX-API-Key: ${free}\r\n`, "", 200],
  [
    "different keys in two X-API-Key lines",
    `X-API-Key: ${free}\r\nX-API-Key: ${production}\r\n`,
    "",
    400,
    "invalid_parameter",
  ],
  [
    "different keys in two Authorization lines",
    `Authorization: Bearer ${free}\r\nAuthorization: Bearer ${production}\r\n`,
    "",
    400,
    "invalid_parameter",
  ],
  [
    "the same key in three places",
    `Authorization: Bearer ${free}\r\nX-API-Key: ${free}\r\n`,
    `?key=${free}`,
    200,
  ],
  [
    "another key in the query",
    `Authorization: Bearer ${free}\r\n`,
    `?key=${production}`,
    400,
    "invalid_parameter",
  ],
  ["two keys in the query", "", `?key=${free}&key=${production}`, 400, "invalid_parameter"],
  ["two keys in the query, one encoded", "", `?key=${free}&%6bey=${production}`, 400, "invalid_parameter"],
  ["the same key twice in the query", "", `?key=${free}&key=${free}`, 400, "invalid_parameter"],
  ["a blank key beside one", `Authorization: Bearer ${free}\r\nX-API-Key:  \r\n`, "?key=+", 200],
  ["Basic beside a key", `Authorization: Basic YTpi\r\nX-API-Key: ${free}\r\n`, "", 200],
  ["Basic alone", "Authorization: Basic YTpi\r\n", "", 401, "missing_api_key"],
  ["a key without Bearer", `Authorization: ${free}\r\n`, "", 401, "missing_api_key"],
  ["a key in other letter case", "X-API-Key: {FREE}\r\n", "", 401, "invalid_api_key"],
  ["a key with a character more", `X-API-Key: ${free}0\r\n`, "", 401, "invalid_api_key"],
];

for (const [description, lines, query, status, code] of KEYS) {
  test(`${description}: ${status}`, async () => {
    const { keys } = server;
    const filled = (text: string): string =>
      text
        .replaceAll("{free}", keys.free)
        .replaceAll("{FREE}", keys.free.toUpperCase())
        .replaceAll("{production}", keys.production);
    const text = await server.raw(filled(`GET /api/usage${query} HTTP/1.1\r\n${HOST}${CLOSE}${lines}\r\n`));
    assert.ok(text.startsWith(`HTTP/1.1 ${status} `), text);
    assert.equal(/"error":"([a-z_]+)"/.exec(text)?.[1], code);
    for (const key of Object.values(keys)) assert.ok(!text.includes(key), "a key is repeated");
  });
}
