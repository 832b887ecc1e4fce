/** Tests nginx with deploy/nginx.conf in front of two servers: what it caches, and a rolling restart behind it. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { createAccess, openKeyStore } from "../../packages/server/src/access/create-access.ts";
import { endAll, type StartedServer, startServer } from "../faults/started-server.ts";
import { accessLogOf, hasNginx, type ReverseProxy, startReverseProxy } from "./nginx.ts";

const skip = hasNginx() ? false : "nginx is not installed";
const work = mkdtempSync(join(tmpdir(), "lectern-proxy-"));
const PASSAGE = "/api/passage?reference=Jn+11:35&version=KJV";
const DATA = join(work, "data");

let servers: StartedServer[] = [];
let proxy: ReverseProxy;
let keys: Readonly<Record<"free" | "enterprise", string>>;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}, url = proxy.url): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", reject)
        .on("end", () => {
          const text = Buffer.concat(chunks).toString("latin1");
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
    });
    sent.on("error", reject).end();
  });
}

const cacheOf = ({ headers }: Answer): unknown => headers["x-cache-status"];
const bearer = (plan: keyof typeof keys) => ({ authorization: `Bearer ${keys[plan]}` });

async function makeKeys(): Promise<typeof keys> {
  const clock = { now: Date.now, monotonic: performance.now.bind(performance) };
  const random = (size: number): Uint8Array => crypto.getRandomValues(new Uint8Array(size));
  const access = await createAccess({
    dataDir: DATA,
    clock,
    random,
    mode: "keys",
    plansFile: null,
    report: () => {},
  });
  const store = await openKeyStore({ dataDir: DATA, clock, random });
  const anything = { origins: null, versions: null, note: null, expiresMs: null };
  const make = async (plan: string): Promise<string> =>
    (await store.create({ name: plan, plan, ...anything })).text;
  const made = { free: await make("free"), enterprise: await make("enterprise") };
  await store.close();
  await access.close();
  return made;
}

const settings = { LECTERN_DATA_DIR: DATA, LECTERN_DRAIN_DELAY: "1" };

before(async () => {
  if (skip !== false) return;
  keys = await makeKeys();
  servers = [await startServer(settings)];
  proxy = await startReverseProxy(
    join(work, "nginx"),
    servers.map(({ url }) => url),
  );
});

after(async () => {
  await proxy?.stop();
  endAll();
  rmSync(work, { recursive: true, force: true });
});

test("an answer that is the same for everyone is requested once, and arrives as the service sent it", {
  skip,
}, async () => {
  for (const path of ["/openapi.json", "/api/books", "/docs/guide/start"]) {
    const first = await ask(path);
    const second = await ask(path);
    const direct = await ask(path, {}, servers[0]?.url);
    assert.deepEqual([cacheOf(first), first.status], ["MISS", 200], path);
    // Pages may change under their address: the service requires revalidation.
    assert.equal(cacheOf(second), path.startsWith("/docs") ? "MISS" : "HIT", path);
    assert.deepEqual([second.text, second.headers.etag], [direct.text, direct.headers.etag]);
    assert.notEqual(first.headers["x-request-id"], second.headers["x-request-id"]);
  }
});

test("each encoding is cached separately, and an entity tag is answered with 304", { skip }, async () => {
  const plain = await ask("/api/books");
  for (const encoding of ["gzip", "br"]) {
    for (const expected of ["MISS", "HIT"]) {
      const answer = await ask("/api/books", { "accept-encoding": encoding });
      assert.deepEqual([cacheOf(answer), answer.headers["content-encoding"]], [expected, encoding]);
      assert.notEqual(answer.headers.etag, plain.headers.etag);
    }
  }
  const known = await ask("/api/books", { "if-none-match": String(plain.headers.etag) });
  assert.deepEqual([known.status, cacheOf(known)], [304, "HIT"]);
});

test("a request that is not cached here carries the caller's own entity tag", { skip }, async () => {
  const whole = await ask(PASSAGE, bearer("free"));
  const used = async (): Promise<unknown> =>
    JSON.parse((await ask("/api/usage", bearer("free"))).text).quota_used;
  const before = await used();
  for (const path of [PASSAGE, "/", "/docs/guide", "/api/versions"]) {
    const { etag } = (await ask(path, bearer("free"))).headers;
    const tagged = { ...(path === PASSAGE ? bearer("free") : {}), "if-none-match": String(etag) };
    for (let time = 0; time < 2; time++) {
      const answer = await ask(path, tagged);
      assert.deepEqual([answer.status, answer.text], [304, ""], path);
    }
  }
  // The server that sent the entity tag has counted the request.
  assert.equal(await used(), Number(before) + 1);
  assert.equal((await ask(PASSAGE, bearer("free"))).text, whole.text);
});

test("a caller's 304 is not cached for others", { skip }, async () => {
  const { etag } = (await ask("/openapi.yaml", {}, servers[0]?.url)).headers;
  const known = await ask("/openapi.yaml", { "if-none-match": String(etag) });
  assert.deepEqual([known.status, cacheOf(known)], [304, "MISS"]);
  for (const expected of ["MISS", "HIT"]) {
    const whole = await ask("/openapi.yaml");
    assert.deepEqual([whole.status, whole.headers.etag, cacheOf(whole)], [200, etag, expected]);
  }
});

test("a caller of HTTP/1.0 need not name a host", { skip }, async () => {
  const { hostname, port } = new URL(proxy.url);
  const socket = connect(Number(port), hostname);
  socket.write("GET /livez HTTP/1.0\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  assert.match(text, /^HTTP\/1\.1 200 /);
});

test("an answer for a key is neither cached nor given to others", { skip }, async () => {
  const ways = [bearer("enterprise"), { "x-api-key": keys.enterprise }];
  for (const headers of [...ways, ...ways]) {
    const answer = await ask(PASSAGE, headers);
    assert.deepEqual([answer.status, cacheOf(answer)], [200, "BYPASS"]);
  }
  const inQuery = `${PASSAGE}&key=${keys.enterprise}`;
  for (let time = 0; time < 2; time++) assert.equal(cacheOf(await ask(inQuery)), "BYPASS");
  const none = await ask(PASSAGE);
  assert.deepEqual([none.status, JSON.parse(none.text).error], [401, "missing_api_key"]);
  const typo = await ask(PASSAGE, { authorization: `Bearer ${keys.enterprise}x` });
  assert.equal(typo.status, 401);
  const [a, b] = [await ask(PASSAGE, bearer("free")), await ask(PASSAGE, bearer("enterprise"))];
  assert.deepEqual([a.headers["x-ratelimit-limit"], b.headers["x-ratelimit-limit"]], ["10", "1000"]);
});

test("a request with a key does not get a cached public answer", { skip }, async () => {
  await ask("/api/books");
  const answer = await ask("/api/books", bearer("free"));
  assert.deepEqual([answer.status, cacheOf(answer)], [200, "BYPASS"]);
});

test("a key is recognised even if its parameter name is percent-encoded", { skip }, async () => {
  const hidden = `${PASSAGE}&k%65y=${keys.enterprise}`;
  assert.equal((await ask(hidden)).status, 200);
  const again = await ask(hidden);
  assert.deepEqual([again.status, cacheOf(again)], [200, "MISS"], "private answers are never kept");
});

test("the service sees the address that the proxy saw, whatever the caller sent", { skip }, async () => {
  const requests: IncomingHttpHeaders[] = [];
  const behind = createServer(({ headers }, response) => {
    requests.push(headers);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(behind, "listening");
  const { port } = behind.address() as AddressInfo;
  const other = await startReverseProxy(join(work, "forged"), [`http://127.0.0.1:${port}`]);
  const forged = "203.0.113.99";
  await ask("/livez", { "x-forwarded-for": forged, forwarded: `for=${forged}` }, other.url);
  await other.stop();
  behind.close();
  const last = requests.at(-1);
  assert.deepEqual([last?.["x-forwarded-for"], last?.forwarded], ["127.0.0.1", undefined]);
});

test("the log of the proxy contains no query", { skip }, async () => {
  await ask(`/api/books?key=${keys.free}`);
  const text = readFileSync(accessLogOf(join(work, "nginx")), "utf8");
  assert.match(text, / "GET \/api\/books HTTP\/1\.1" 200 /);
  assert.doesNotMatch(text, /\?|lk_/);
});

test("the longest path and query is cached like any other", { skip }, async () => {
  const path = `/api/books?_=${"a".repeat(24_000)}`;
  assert.deepEqual([cacheOf(await ask(path)), cacheOf(await ask(path))], ["MISS", "HIT"]);
});

test("the sandbox always answers from the service, with the rest of its limit", { skip }, async () => {
  const remaining: string[] = [];
  for (let time = 0; time < 3; time++) {
    const answer = await ask("/api/sandbox?book_id=PSA&chapter=117");
    assert.deepEqual([answer.status, cacheOf(answer)], [200, undefined]);
    remaining.push(String(answer.headers["x-ratelimit-remaining"]));
  }
  assert.equal(new Set(remaining).size, 3, remaining.join(" "));
});

test("errors of the service arrive unchanged, with the caller's id, and are not cached", {
  skip,
}, async () => {
  const id = { "x-request-id": "proxy-1" };
  const rows: readonly (readonly [string, number, string])[] = [
    ["/api/resolv", 404, "not_found"],
    [`/api/resolve?reference=${"x".repeat(28_000)}`, 414, "uri_too_long"],
    ["/api/resolve?reference=John+3:16", 401, "missing_api_key"],
  ];
  for (const [path, status, error] of [...rows, ...rows]) {
    const answer = await ask(path, id);
    assert.equal(answer.status, status);
    const body: Record<string, unknown> = JSON.parse(answer.text);
    assert.deepEqual(
      [body.error, body.request_id, answer.headers["x-request-id"]],
      [error, "proxy-1", "proxy-1"],
    );
    assert.notEqual(cacheOf(answer), "HIT");
  }
  const long = await ask("/api/usage", { "x-long": "y".repeat(36_000) });
  assert.deepEqual([long.status, JSON.parse(long.text).error], [431, "headers_too_large"]);
});

test("if no server answers, the proxy sends an error in the form of the service", { skip }, async () => {
  const none = await startServer({ LECTERN_ACCESS: "open" });
  const alone = await startReverseProxy(join(work, "alone"), [none.url]);
  await none.stop();
  const answer = await ask(PASSAGE, { "x-request-id": "proxy-2" }, alone.url);
  const preflight = await fetch(alone.url + PASSAGE, { method: "OPTIONS" });
  await alone.stop();
  assert.deepEqual(
    [preflight.status, preflight.headers.get("access-control-allow-headers")],
    [204, "Authorization, X-API-Key, Content-Type"],
  );
  assert.deepEqual([answer.status, answer.headers["content-type"]], [503, "application/json; charset=utf-8"]);
  assert.deepEqual(JSON.parse(answer.text), {
    status: "error",
    error: "unavailable",
    message: "The service cannot answer at the moment; try again shortly.",
    request_id: "proxy-2",
  });
  const { headers } = answer;
  assert.deepEqual(
    [headers["retry-after"], headers["cache-control"], headers["x-request-id"]],
    ["1", "no-store", "proxy-2"],
  );
  assert.equal(headers["access-control-expose-headers"], "Retry-After, X-Request-Id");
  assert.equal(headers["access-control-allow-headers"], undefined);
});

test("replacing two servers one after the other under load loses no request", { skip }, async () => {
  const open = { LECTERN_ACCESS: "open", LECTERN_DRAIN_DELAY: "1" };
  const pair = [await startServer(open), await startServer(open)];
  const both = await startReverseProxy(
    join(work, "rolling"),
    pair.map(({ url }) => url),
  );
  const ends = new Map<number, number>();
  let stopping = false;
  let requestCount = 0;
  const caller = async (): Promise<void> => {
    while (!stopping) {
      // Use a new query each time, so that a server answers and not the cache.
      const { status } = await ask(`/api/resolve?reference=John+3:16&_=${requestCount++}`, {}, both.url);
      ends.set(status, (ends.get(status) ?? 0) + 1);
    }
  };
  const callers = Array.from({ length: 6 }, caller);
  for (const old of pair.splice(0)) {
    assert.equal((await old.stop()).status, 0);
    pair.push(await startServer({ ...open, LECTERN_PORT: new URL(old.url).port }));
  }
  const before = requestCount;
  while (requestCount < before + 200) await new Promise(setImmediate);
  stopping = true;
  await Promise.all(callers);
  await both.stop();
  for (const server of pair) await server.stop();
  assert.deepEqual([...ends.keys()], [200], JSON.stringify([...ends]));
});
