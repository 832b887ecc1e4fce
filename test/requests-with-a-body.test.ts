// Requests with a body, over a real socket with real keys and counters. The endpoints that accept them
// belong to the test.
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { BODY_BYTES, CALLER_BYTES } from "../packages/server/src/http/bounds.ts";
import { echoRoutes } from "../packages/server/src/http/testdata/echo-route.ts";
import { type Ask, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer({ moreRoutes: echoRoutes });
});
after(() => server.close());

const JSON_TYPE = { "content-type": "application/json" };
const post = (target: string, body: string | Buffer, headers: Ask["headers"] = JSON_TYPE, more: Ask = {}) => {
  // Each test starts with an unused rate.
  server.advance(6000);
  return server.ask(target, { method: "POST", body, headers, ...more });
};

/** A body, and its result: the answer without its status, or the pointer and the expected value. */
const READ: readonly (readonly [body: string, query: string, answer: object])[] = [
  ['{"text":"John 3"}', "", { text: "John 3" }],
  ['{"text":"John 3","units":"utf8","limit":7}', "", { text: "John 3", units: "utf8", limit: 7 }],
  ['{"text":"a","limit":"7"}', "", { text: "a", limit: 7 }],
  ['{"text":"a","limit":null,"other":[{}]}', "", { text: "a" }],
  ['{"text":"a"}', "?units=utf8", { text: "a", units: "utf8" }],
  ['{"text":"a","names":["b","c"]}', "", { text: "a", names: ["b", "c"] }],
  ['\ufeff{"text":"\u00e9"}', "", { text: "\u00e9" }],
];
for (const [body, query, answer] of READ) {
  test(`${JSON.stringify(body)} ${query} is read`, async () => {
    const { status, headers, json } = await post(`/api/echo${query}`, body);
    assert.equal(status, 200);
    assert.deepEqual(json(), { status: "success", ...answer });
    assert.equal(headers["cache-control"], "no-store");
    assert.equal(headers.etag, undefined);
  });
}

const NOT_BLANK = "a text";
const WRONG: readonly (readonly [body: string | Buffer, query: string, pointer: string, expected: string])[] =
  [
    ["", "", "", "a JSON object"],
    ["[1]", "", "", "a JSON object"],
    ['{"text":', "", "", "a JSON object"],
    [Buffer.from([0x7b, 0xff, 0x7d]), "", "", "text in UTF-8"],
    ["{}", "", "/text", NOT_BLANK],
    ['{"text":"  "}', "", "/text", NOT_BLANK],
    ['{"text":["a"]}', "", "/text", NOT_BLANK],
    ['{"text":"a","limit":101}', "", "/limit", "an integer from 1 to 100"],
    ['{"text":"a","limit":1.5}', "", "/limit", "an integer from 1 to 100"],
    ['{"text":"a","names":["b",3]}', "", "/names/1", "a text"],
    ['{"text":"a","names":{}}', "", "/names", "a list of texts"],
    ['{"text":"a","limti":3}', "", "/limti", "absent, or named limit"],
    ['{"text":"a","limit":3}', "?limit=3", "/limit", "sent once, in the body or in the query"],
  ];
for (const [body, query, pointer, expected] of WRONG) {
  test(`${JSON.stringify(String(body))} ${query} is refused at "${pointer}"`, async () => {
    const { status, json } = await post(`/api/echo${query}`, body);
    const { error, pointer: reported, expected: wanted } = json();
    assert.deepEqual([status, error, reported, wanted], [400, "invalid_body", pointer, expected]);
  });
}

test("a member that is sent under two names is refused", async () => {
  const { status, json } = await post("/api/scan", '{"text":"John 3","language":"en","lang":"de"}');
  const { error, pointer, expected } = json();
  assert.deepEqual([status, error, pointer], [400, "invalid_body", "/lang"]);
  assert.match(String(expected), /language is already present/);
});

test("only the first unknown members are compared with the known ones", async () => {
  const members = Array.from(
    { length: 9000 },
    (_, index) => `"qqzz${index.toString(36).padStart(5, "x")}":1`,
  );
  const answer = await post("/api/echo", `{"text":"a",${members.join()},"limti":3}`);
  assert.deepEqual([answer.status, answer.json()], [200, { status: "success", text: "a" }]);
});

test("text/plain is the text, with its options in the query, if the endpoint allows it", async () => {
  const plain = { "content-type": "text/plain; charset=UTF-8" };
  const answer = await post("/api/echo?limit=3", "John 3:16\n", plain);
  assert.deepEqual(answer.json(), { status: "success", text: "John 3:16\n", limit: 3 });
  assert.equal((await post("/api/echo-post", "John 3:16", plain)).status, 415);
});

const TYPES: readonly (readonly [headers: Record<string, string>, status: number])[] = [
  [{ "content-type": "application/json" }, 200],
  [{ "content-type": "Application/JSON; charset=utf-8" }, 200],
  [{ "content-type": "application/json; charset=latin1" }, 415],
  [{ "content-type": "application/x-www-form-urlencoded" }, 415],
  [{}, 415],
  [{ ...JSON_TYPE, "content-encoding": "gzip" }, 415],
  [{ ...JSON_TYPE, "content-encoding": "identity" }, 200],
];
for (const [headers, status] of TYPES) {
  test(`${JSON.stringify(headers)}: ${status}`, async () => {
    const answer = await post("/api/echo", '{"text":"a"}', headers);
    assert.equal(answer.status, status);
    if (status === 415) assert.deepEqual(answer.json().supported, ["application/json", "text/plain"]);
  });
}

test("a JSON body has at most 10,000 values; what is inside a text does not count", async () => {
  const withValues = (count: number): string => `{"text":"a","more":[${"0,".repeat(count - 4)}0]}`;
  const deep = `{"text":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
  for (const body of [withValues(10_001), deep]) {
    const { status, json } = await post("/api/echo", body);
    const { error, pointer, expected } = json();
    assert.deepEqual(
      [status, error, pointer, expected],
      [400, "invalid_body", "", "JSON with at most 10000 values"],
    );
  }
  assert.equal((await post("/api/echo", withValues(10_000))).status, 200);
  const text = '[{,\\"'.repeat(5000);
  assert.equal((await post("/api/echo", JSON.stringify({ text }))).status, 200);
});

test("a body over 1 MiB gets 413, with or without a declared length", async () => {
  const text = "a".repeat(1024 * 1024);
  const tooLong = JSON.stringify({ text });
  const declared = await post("/api/echo", tooLong);
  assert.deepEqual([declared.status, declared.json().limit], [413, 1_048_576]);
  const chunked = await post("/api/echo", tooLong, { ...JSON_TYPE, "transfer-encoding": "chunked" });
  assert.equal(chunked.status, 413);
  const fits = JSON.stringify({ text: text.slice(11) });
  assert.equal((await post("/api/echo", fits)).status, 200);
});

test("each path lists its methods, also in a preflight", async () => {
  const rows: readonly (readonly [path: string, method: string, status: number, allowed: string])[] = [
    ["/api/echo", "GET", 400, ""],
    ["/api/echo", "PUT", 405, "GET, HEAD, POST, OPTIONS"],
    ["/api/echo-post", "GET", 405, "POST, OPTIONS"],
    ["/api/passage", "POST", 405, "GET, HEAD, OPTIONS"],
    ["/api/echo", "OPTIONS", 204, "GET, HEAD, POST, OPTIONS"],
    ["/api/echo-post", "OPTIONS", 204, "POST, OPTIONS"],
    ["/api/passage", "OPTIONS", 204, "GET, HEAD, OPTIONS"],
  ];
  for (const [path, method, status, allowed] of rows) {
    const answer = await server.ask(path, { method, headers: { "access-control-request-method": "POST" } });
    assert.equal(answer.status, status, `${method} ${path}`);
    if (allowed !== "") assert.equal(answer.headers.allow, allowed, `${method} ${path}`);
    if (status === 204) assert.equal(answer.headers["access-control-allow-methods"], allowed);
  }
});

/** Requests of the free plan, whose rate is 10 in 5 s and whose quota is 500 a day. */
const free: Ask = { key: "free" };
const usedToday = async (): Promise<unknown> => (await server.ask("/api/usage", free)).json().quota_used;

test("the key is checked first, then the rate, then the body; only a 200 costs quota", async () => {
  const body = '{"text":"a"}';
  assert.equal((await post("/api/echo", body, { "content-type": "x/y" }, { key: null })).status, 401);
  const before = Number(await usedToday());
  // Refused bodies count in the rate and not in the quota.
  const wrong = await post("/api/echo", "[]", JSON_TYPE, free);
  assert.deepEqual([wrong.status, wrong.headers["x-ratelimit-remaining"]], [400, "9"]);
  assert.equal(await usedToday(), before);
  const right = await server.ask("/api/echo", { method: "POST", body, headers: JSON_TYPE, ...free });
  assert.deepEqual([right.status, right.headers["x-ratelimit-remaining"]], [200, "8"]);
  assert.match(String(right.headers.ratelimit), /"daily";r=\d+/);
  assert.equal(await usedToday(), before + 1);
  const units = JSON.stringify({ text: "a".repeat(200_001) });
  const many = await server.ask("/api/echo", { method: "POST", body: units, headers: JSON_TYPE, ...free });
  assert.deepEqual([many.status, many.json().error], [403, "verse_limit_exceeded"]);
  assert.equal(await usedToday(), before + 1);
  for (let time = 0; time < 7; time++) {
    await server.ask("/api/echo", { method: "POST", body, headers: JSON_TYPE, ...free });
  }
  const refused = await server.ask("/api/echo", {
    method: "POST",
    body: "x",
    headers: { "content-type": "x/y" },
    ...free,
  });
  assert.deepEqual([refused.status, refused.json().error], [429, "rate_limited"]);
});

test("a caller above its rate does not make the service read a long reference, or look for a quotation", async (context) => {
  const other = await startServer();
  context.after(() => other.close());
  // If the reference is read, it is refused for its length.
  const long = `/api/resolve?reference=${"x".repeat(1001)}`;
  for (let time = 0; time < 10; time++) {
    const { status, headers } = await other.ask(long, free);
    assert.deepEqual([status, headers["x-ratelimit-remaining"]], [400, String(9 - time)]);
  }
  for (const target of [long, "/api/quote?text=Jesus+wept"]) {
    const { status, headers } = await other.ask(target, free);
    assert.deepEqual([status, headers["x-ratelimit-remaining"]], [429, "0"], target);
  }
  other.advance(6000);
  const found = await other.ask("/api/quote?text=Jesus+wept", free);
  assert.deepEqual([found.status, found.headers["x-ratelimit-remaining"]], [200, "9"]);
  assert.match(String(found.headers.ratelimit), /"daily";r=499/);
  const again = await other.ask("/api/quote?text=Jesus+wept", {
    ...free,
    headers: { "if-none-match": String(found.headers.etag) },
  });
  assert.deepEqual([again.status, again.headers["x-ratelimit-remaining"]], [304, "8"]);
  assert.equal((await other.ask("/api/usage", free)).json().quota_used, 1);
});

test("a used-up quota is reported after the body was read", async (context) => {
  const other = await startServer({ moreRoutes: echoRoutes });
  context.after(() => other.close());
  const ask = (body: string) => {
    other.advance(600);
    return other.ask("/api/echo", { method: "POST", body, headers: JSON_TYPE, ...free });
  };
  for (let time = 0; time < 500; time++) assert.equal((await ask('{"text":"a"}')).status, 200);
  assert.equal((await ask("[]")).status, 400);
  const refused = await ask('{"text":"a"}');
  assert.deepEqual([refused.status, refused.json().error], [429, "quota_exceeded"]);
});

test("a GET of the same target is cached, and a POST does not get its answer", async () => {
  for (let time = 0; time < 3; time++) {
    server.advance(6000);
    assert.equal((await server.ask("/api/echo?text=kept")).json().text, "kept");
  }
  const answer = await post("/api/echo?text=kept", "{}");
  assert.equal(answer.headers["cache-control"], "no-store");
  assert.equal((await post("/api/echo", '{"text":"posted"}')).json().text, "posted");
});

test("long answers are compressed, although they must not be cached", async () => {
  const body = JSON.stringify({ text: "John 3:16 ".repeat(500) });
  const { headers, bytes } = await post("/api/echo", body, { ...JSON_TYPE, "accept-encoding": "br" });
  assert.deepEqual([headers["content-encoding"], headers["cache-control"]], ["br", "no-store"]);
  assert.ok(bytes.length < 500);
});

const HEAD = (key: string, more: string): string =>
  `POST /api/echo HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${more}\r\n`;

/** Everything received until the connection ends or this many answers have arrived. */
function exchange(bytes: string, isEnough: (text: string) => boolean): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on("data", (chunk) => {
      text += chunk;
      if (isEnough(text)) socket.destroy();
    });
    socket.on("close", () => resolve(text));
    socket.on("error", () => {});
  });
}

test("`100 Continue` is sent when the body is wanted, and not before", async () => {
  server.advance(6000);
  const go = await exchange(
    HEAD(server.keys.enterprise, "Expect: 100-continue\r\nContent-Length: 12\r\n"),
    (text) => text.includes("100 Continue"),
  );
  assert.match(go, /^HTTP\/1\.1 100 Continue/);
  const stop = await exchange(HEAD("lk_none", "Expect: 100-continue\r\nContent-Length: 12\r\n"), () => false);
  assert.match(stop, /^HTTP\/1\.1 401 /);
});

test("declared bodies count for their caller; above its limit, the next request is refused", async () => {
  server.advance(6000);
  const { hostname, port } = new URL(server.url);
  const announced = HEAD(server.keys.enterprise, "Expect: 100-continue\r\nContent-Length: 1048576\r\n");
  const sockets = Array.from({ length: CALLER_BYTES / BODY_BYTES }, () => connect(Number(port), hostname));
  const wanted = sockets.map(async (socket) => {
    socket.write(announced);
    const [first] = await once(socket, "data");
    return String(first).split("\r\n")[0];
  });
  assert.deepEqual([...new Set(await Promise.all(wanted))], ["HTTP/1.1 100 Continue"]);
  const refused = await exchange(announced, (received) => received.includes("in progress"));
  assert.match(refused, /^HTTP\/1\.1 503 /);
  for (const socket of sockets) socket.destroy();
});

test("requests after a body are answered in their order", async () => {
  server.advance(6000);
  const body = '{"text":"first"}';
  const one = `${HEAD(server.keys.enterprise, `Content-Length: ${body.length}\r\n`)}${body}`;
  const text = await exchange(
    `${one}${one.replace("first", "other")}GET /livez HTTP/1.1\r\nHost: a\r\n\r\n`,
    (received) => received.endsWith('{"status":"success"}'),
  );
  assert.ok(text.indexOf("first") < text.indexOf("other"));
  assert.equal(text.match(/HTTP\/1\.1 200/g)?.length, 3);
});

test("a body that does not arrive in time gets 408", async () => {
  const slow = await startServer({
    moreRoutes: echoRoutes,
    timeouts: { headersMs: 200, requestMs: 200, checkMs: 20, keepAliveMs: 1000, stalledMs: 1000 },
  });
  const answer = await slow.raw(`${HEAD(slow.keys.enterprise, "Content-Length: 12\r\n")}{"te`);
  assert.match(answer, /^HTTP\/1\.1 408 /);
  assert.match(answer, /"error":"request_timeout"/);
  await slow.close();
});
