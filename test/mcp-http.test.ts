// Calls /mcp as a careful or hostile caller would: methods, origins, sizes, content types, and malformed
// messages.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

before(async () => {
  server = await startServer({ mcp: ["https://app.example"] });
});

after(() => server.close());

/** Milliseconds after which a request without an answer fails its test. */
const LIMIT_MS = 8_000;

const HEADERS = { accept: "application/json, text/event-stream", "content-type": "application/json" };

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

function send({ method = "POST", headers = {}, body }: Sent, path = "/mcp"): Promise<Response> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const init = { method, headers: { ...HEADERS, ...headers }, signal };
  return fetch(`${server.url}${path}`, body === undefined ? init : { ...init, body });
}

const message = (method: string, params: object = {}, id: unknown = 1): string =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params });

const PING = message("ping");

test("a long answer is compressed if the caller accepts it, a short one never", async () => {
  const list = message("tools/list");
  const plain = await send({ body: list, headers: { "accept-encoding": "identity" } });
  const bytes = await plain.arrayBuffer();
  assert.deepEqual(
    [plain.headers.get("content-encoding"), plain.headers.get("vary")],
    [null, "Accept-Encoding"],
  );
  for (const coding of ["br", "gzip"]) {
    const answer = await send({ body: list, headers: { "accept-encoding": coding } });
    assert.equal(answer.headers.get("content-encoding"), coding);
    assert.ok(Number(answer.headers.get("content-length")) < bytes.byteLength / 3);
    assert.deepEqual(await answer.arrayBuffer(), bytes);
  }
  const short = await send({ body: PING, headers: { "accept-encoding": "br" } });
  assert.equal(short.headers.get("content-encoding"), null);
});

const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const deepCall = (depth: number): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"resolve_reference","arguments":` +
  `{"reference":${nested(depth)}}}}`;

/** The message, the status, and the code of the JSON-RPC error; null when there is none. */
const ROWS: readonly (readonly [string, Sent, number, number | null])[] = [
  ["a message", { body: PING }, 200, null],
  ["a notification", { body: '{"jsonrpc":"2.0","method":"notifications/initialized"}' }, 202, null],
  ["a method that there is not", { body: message("tools/delete") }, 200, -32_601],
  ["resources, of which there are none", { body: message("resources/list") }, 200, -32_601],
  ["a tool without a name", { body: message("tools/call", { arguments: {} }) }, 200, -32_602],
  ["GET", { method: "GET" }, 405, -32_000],
  ["DELETE", { method: "DELETE" }, 405, -32_000],
  ["PUT", { method: "PUT", body: PING }, 405, -32_000],
  ["a method nobody knows", { method: "FOO" }, 405, -32_000],
  ["no body", {}, 400, -32_700],
  ["no JSON", { body: "{" }, 400, -32_700],
  ["no UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]) }, 400, -32_700],
  ["a value", { body: "1" }, 400, -32_600],
  ["null", { body: "null" }, 400, -32_600],
  ["a batch", { body: `[${PING},${PING}]` }, 400, -32_600],
  ["a batch of nothing", { body: "[]" }, 400, -32_600],
  ["another version of JSON-RPC", { body: '{"jsonrpc":"1.0","id":1,"method":"ping"}' }, 400, -32_600],
  ["an id that is an object", { body: message("ping", {}, {}) }, 400, -32_600],
  ["deep nesting", { body: nested(100_000) }, 400, -32_600],
  ["deep nesting in arguments", { body: deepCall(100_000) }, 200, null],
  ["a form", { headers: { "content-type": "text/plain" }, body: PING }, 415, -32_000],
  [
    "a type that only begins so",
    { headers: { "content-type": "application/jsonp" }, body: PING },
    415,
    -32_000,
  ],
  ["a coding", { headers: { "content-encoding": "gzip" }, body: PING }, 415, -32_000],
  ["a caller that takes no JSON", { headers: { accept: "text/html" }, body: PING }, 406, -32_000],
  ["an unknown revision", { headers: { "mcp-protocol-version": "1999-01-01" }, body: PING }, 400, -32_000],
  ["as much as may be", { body: `${PING}${" ".repeat(262_144 - PING.length)}` }, 200, null],
  ["a byte more", { body: `${PING}${" ".repeat(262_145 - PING.length)}` }, 413, -32_000],
];

for (const [name, sent, status, code] of ROWS) {
  test(`MCP over HTTP: ${name}`, async () => {
    const response = await send({ ...sent, headers: { "x-request-id": "mine", ...sent.headers } });
    const text = await response.text();
    assert.equal(response.status, status, text);
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.equal(response.headers.get("x-request-id"), "mine");
    assert.match(response.headers.get("x-data-revision") ?? "", /^[0-9a-f]{12}$/);
    assert.equal(response.headers.get("cache-control"), "no-store");
    assert.equal(response.headers.get("mcp-session-id"), null);
    if (status === 202) return assert.equal(text, "");
    assert.equal(response.headers.get("content-type"), "application/json");
    const body = JSON.parse(text);
    assert.equal(body.jsonrpc, "2.0");
    assert.equal(body.error?.code ?? null, code, text);
    assert.ok(text.length < 2000, text);
    if (status === 405) assert.equal(response.headers.get("allow"), "POST, OPTIONS");
  });
}

test("pages of other origins may not call MCP, under any host name of the server", async () => {
  for (const [origin, status] of [
    ["https://app.example", 200],
    ["https://app.example:8443", 403],
    ["http://app.example", 403],
    ["https://evil.example", 403],
    [server.url.replace("127.0.0.1", "rebound.example"), 403],
    ["http://127.0.0.1.evil.example", 403],
    ["null", 403],
    ["http://localhost:6274", 200],
    ["http://127.0.0.1", 200],
    ["http://[::1]:3000", 200],
  ] as const) {
    const response = await send({ headers: { origin }, body: PING });
    const { error } = JSON.parse(await response.text());
    assert.deepEqual([response.status, error?.code], [status, status === 200 ? undefined : -32_000], origin);
  }
});

test("a preflight of MCP lists what a page of an allowed origin may send", async () => {
  const ask = (origin: string): Promise<Response> =>
    send({ method: "OPTIONS", headers: { origin, "access-control-request-method": "POST" } });
  const allowed = await ask("https://app.example");
  assert.deepEqual([allowed.status, await allowed.text()], [204, ""]);
  assert.equal(allowed.headers.get("access-control-allow-methods"), "POST, OPTIONS");
  const names = allowed.headers.get("access-control-allow-headers") ?? "";
  for (const name of ["Authorization", "X-API-Key", "MCP-Protocol-Version"]) assert.ok(names.includes(name));
  assert.equal((await ask("https://evil.example")).status, 403);
});

test("HEAD of MCP has no body, and other paths are not MCP", async () => {
  const head = await send({ method: "HEAD" });
  assert.deepEqual([head.status, await head.text()], [405, ""]);
  for (const path of ["/mcp/", "/mcpx", "/MCP", "/api/mcp"]) {
    const { status } = await send({ method: "GET" }, path);
    assert.equal(status, 404, path);
  }
  assert.equal((await send({ body: PING }, "/mcp?key=lk_x")).status, 200);
});

test("subscriptions are refused, since the server sends no notifications", async () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { _meta: meta, notifications: { toolsListChanged: true } };
  const headers = { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" };
  const response = await send({ headers, body: message("subscriptions/listen", params) });
  assert.equal(response.headers.get("content-type"), "application/json");
  const { error } = JSON.parse(await response.text());
  assert.equal(error.code, -32_603);
});

test("every revision with a handshake is supported; a client of an unknown one is offered the newest", async () => {
  for (const [asked, offered] of [
    ["2024-10-07", "2024-10-07"],
    ["2024-11-05", "2024-11-05"],
    ["2025-03-26", "2025-03-26"],
    ["2025-06-18", "2025-06-18"],
    ["2025-11-25", "2025-11-25"],
    ["1999-01-01", "2025-11-25"],
  ] as const) {
    const params = { protocolVersion: asked, capabilities: {}, clientInfo: { name: "t", version: "1" } };
    const { result } = JSON.parse(await (await send({ body: message("initialize", params) })).text());
    assert.equal(result.protocolVersion, offered);
    assert.deepEqual(result.capabilities, { tools: {} });
  }
});

test("an endless body is cut off at the limit, and the connection closed", async () => {
  const { hostname, port } = new URL(server.url);
  const chunk = `10000\r\n${" ".repeat(65_536)}\r\n`;
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        "POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
      );
      for (let sent = 0; sent < 8; sent++) socket.write(chunk);
    });
    socket.on("data", (bytes: Buffer) => {
      text += bytes.toString();
    });
    socket.setTimeout(LIMIT_MS, () => socket.destroy());
    socket.on("error", () => resolve(text));
    socket.on("close", () => resolve(text));
  });
  assert.match(answer, /^HTTP\/1\.1 413 /);
  assert.match(answer, /\r\nConnection: close\r\n/);
});

test("a caller that disconnects during its message affects nobody", async () => {
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write("POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{", () => socket.destroy());
    });
    socket.on("close", () => resolve());
  });
  assert.equal((await send({ body: PING })).status, 200);
});

test("the same message twice gets the same bytes", async () => {
  const call = message("tools/call", {
    name: "get_passage",
    arguments: { reference: "Jude", version: "KJV" },
  });
  const headers = { authorization: `Bearer ${server.keys.enterprise}` };
  const [first, second] = [await send({ headers, body: call }), await send({ headers, body: call })];
  assert.equal(await first.text(), await second.text());
});

test("a key may be in X-API-Key; two different keys are refused, and one in the address is ignored", async () => {
  const call = message("tools/call", { name: "lookup_verse", arguments: { verse_index: 1 } });
  const { enterprise, free } = server.keys;
  for (const [headers, path, code] of [
    [{ "x-api-key": enterprise }, "/mcp", undefined],
    [{ "x-api-key": enterprise, authorization: `Bearer ${enterprise}` }, "/mcp", undefined],
    [{ "x-api-key": enterprise, authorization: `Bearer ${free}` }, "/mcp", "invalid_parameter"],
    [{}, `/mcp?key=${enterprise}`, "missing_api_key"],
  ] as const) {
    const { result } = JSON.parse(await (await send({ headers, body: call }, path)).text());
    assert.equal(result.structuredContent.failure?.code, code);
  }
});

test("MCP does not exist unless it is switched on", async (t) => {
  const plain = await startServer();
  t.after(() => plain.close());
  const response = await fetch(`${plain.url}/mcp`, {
    method: "POST",
    headers: HEADERS,
    body: PING,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const { error } = JSON.parse(await response.text());
  assert.deepEqual([response.status, error], [404, "not_found"]);
});

/** Names of the modules that a program has loaded, through a hook of Node. */
function loadedBy(code: string): Promise<string> {
  const hook =
    'import { registerHooks } from "node:module"; registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context); } });';
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [...SOURCE_FLAGS, "--input-type=module", "--eval", `${hook} await import(${JSON.stringify(code)});`],
      {
        cwd: ROOT,
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on("error", reject);
    child.on("close", () => resolve(text));
  });
}

test("a server without MCP loads nothing of it", async () => {
  const loaded = await loadedBy(join(ROOT, "packages/server/src/serving/server.ts"));
  assert.match(loaded, /serving\/mcp-mount\.ts/);
  assert.doesNotMatch(loaded, /packages\/mcp|modelcontextprotocol|node_modules\/zod/);
});
