// Every status of an operation in openapi.yaml really occurs. (The judge of every test server checks the
// reverse: that every real status is documented.)
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Access } from "../packages/server/src/access/access.ts";
import { StoreUnavailable } from "../packages/server/src/access/key-store.ts";
import { createApp } from "../packages/server/src/http/app.ts";
import { openStore } from "../packages/server/src/text/testdata/open-store.ts";
import { ROOT } from "./support/contract.ts";
import { entriesOf, operations, parametersOf, postOperations, queryOf } from "./support/examples.ts";
import { judgedApp } from "./support/judge.ts";
import { type Ask, startServer, type TestServer } from "./support/server.ts";

const PACKS = join(ROOT, "packages", "server", "packs");
let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** A query that a path answers with 422, for paths where an unreadable reference does not give a 422. */
const OUTSIDE: Readonly<Record<string, string>> = {
  "/api/lookup": "verse_id=43003099",
  "/api/scan": "text=v.+5&context=xyzzy",
  "/api/quote": "text=love&reference=xyzzy",
  "/api/search": "q=love&version=KJV&in=xyzzy",
  "/api/slice": "start_index=1&end_index=31103",
  "/api/scripture": "book_id=43&chapter=22&version=KJV",
  "/api": "book_id=43&chapter=22&version=KJV",
  "/api/sandbox": "book_id=43&chapter=22",
};

/** A request of a path that gets a 200. */
function goodTarget(path: string): string {
  const [, operation] = operations.find(([operationPath]) => operationPath === path) ?? [];
  const parameters = operation === undefined ? [] : parametersOf(operation);
  const isSent = (name: string): boolean =>
    (path === "/api/passage" && name === "reference") || (path === "/api/lookup" && name === "verse_id");
  const sent = parameters.filter(({ name, required }) => required === true || isSent(String(name)));
  return sent.length === 0 ? path : `${path}?${queryOf(sent)}`;
}

/** Parameters that are references. */
const REFERENCE = /(?<=[?&](?:reference|start|end|a|b)=)[^&]+/;

/** A request with a reference that cannot be read, or with coordinates outside the canon. */
const outsideTarget = (path: string): string =>
  OUTSIDE[path] === undefined ? goodTarget(path).replace(REFERENCE, "xyzzy") : `${path}?${OUTSIDE[path]}`;

/** A path with one more parameter. */
const withMore = (path: string, more: string): string => {
  const target = goodTarget(path);
  return `${target}${target.includes("?") ? "&" : "?"}${more}`;
};

const refuse = (error: Error) => (): never => {
  throw error;
};

/** The status of a server whose stores are unavailable or broken. */
async function statusWith(error: Error, target: string): Promise<number> {
  const unused = refuse(new Error("not asked for"));
  const access: Access = {
    authenticate: refuse(error),
    openPrincipal: null,
    take: refuse(error),
    peek: unused,
    usage: unused,
    fallbacks: unused,
    get plans(): never {
      throw error;
    },
    health: () => ({}),
    close: () => Promise.resolve(),
  };
  const app = judgedApp(
    createApp({
      texts: openStore(PACKS),
      access,
      newRequestId: () => "id",
      build: "test",
      now: () => 0,
      parts: refuse(error),
      onFault: () => {},
    }),
  );
  const { status } = await app.handle({ method: "GET", target, header: () => undefined });
  app.assertAllDocumented();
  return status;
}

/** The sandbox of a server with only the ASV. */
async function statusWithoutKjv(target: string): Promise<number> {
  const packs = mkdtempSync(join(tmpdir(), "lectern-packs-"));
  for (const name of ["asv.pack", "asv.digests.tsv"]) cpSync(join(PACKS, name), join(packs, name));
  const other = await startServer({ packs });
  try {
    return (await other.ask(target, { key: null })).status;
  } finally {
    await other.close();
    rmSync(packs, { recursive: true });
  }
}

async function tooMany(path: string): Promise<number> {
  server.advance(60_000);
  const ask: Ask = { key: path === "/api/sandbox" ? null : "free" };
  for (let time = 0; time < 10; time++) await server.ask(goodTarget(path), ask);
  return (await server.ask(goodTarget(path), ask)).status;
}

const statusOf = async (target: string, ask: Ask = {}): Promise<number> =>
  (await server.ask(target, ask)).status;

/** Sends the request of a path that leads to a status. */
const PROVOKED: Readonly<Record<string, (path: string) => Promise<number>>> = {
  200: (path) => statusOf(goodTarget(path)),
  304: (path) => statusOf(goodTarget(path), { headers: { "if-none-match": "*" } }),
  400: (path) => statusOf(withMore(path, "titles=a&titles=b")),
  401: (path) => statusOf(goodTarget(path), { key: null }),
  403: async (path) => {
    const key = await server.makeKey({ origins: ["https://example.org"] });
    return statusOf(goodTarget(path), { key: null, headers: { "x-api-key": key } });
  },
  404: (path) => {
    if (path === "/api/sandbox") return statusWithoutKjv(goodTarget(path));
    const target = goodTarget(path).replace("version=KJV", "version=XYZ");
    return statusOf(target.includes("XYZ") ? target : withMore(path, "version=XYZ"));
  },
  414: (path) => statusOf(withMore(path, `_=${"x".repeat(25_000)}`)),
  422: (path) => statusOf(outsideTarget(path)),
  429: tooMany,
  431: (path) => statusOf(goodTarget(path), { headers: { "x-long": "x".repeat(40_000) } }),
  503: (path) => {
    const target = path.startsWith("/api/sandbox") ? goodTarget(path) : withMore(path, "key=lk_any");
    return statusWith(new StoreUnavailable("down"), target);
  },
};

for (const [path, operation] of operations) {
  for (const [status] of entriesOf(operation.responses)) {
    // Any operation may fail with an internal error; one example is enough.
    if (status === "500") continue;
    test(`${path} answers ${status}`, async () => {
      server.advance(60_000);
      const provoke = PROVOKED[status];
      assert.ok(provoke, `nothing here gives a ${status}`);
      assert.equal(await provoke(path), Number(status));
    });
  }
}

const JSON_BODY = { "content-type": "application/json" };
const post = (path: string, body: string, ask: Ask = {}): Ask & { readonly target: string } => ({
  target: path,
  method: "POST",
  headers: JSON_BODY,
  body,
  ...ask,
});

/** POST requests that lead to a status. requests-with-a-body.test.ts tests a 408, which needs a body that does not arrive. */
const POSTED: Readonly<
  Record<string, (path: string) => ReturnType<typeof post> | Promise<ReturnType<typeof post>>>
> = {
  200: (path) => post(path, '{"text":"John 3:16"}'),
  400: (path) => post(path, "[]"),
  401: (path) => post(path, '{"text":"John 3:16"}', { key: null }),
  403: async (path) => {
    const key = await server.makeKey({ origins: ["https://example.org"] });
    return post(path, '{"text":"John 3:16"}', { key: null, headers: { ...JSON_BODY, "x-api-key": key } });
  },
  404: (path) => post(path, '{"text":"John 3:16","version":"XYZ"}'),
  413: (path) => post(path, JSON.stringify({ text: "a".repeat(1024 * 1024) })),
  414: (path) => post(`${path}?_=${"x".repeat(25_000)}`, '{"text":"John 3:16"}'),
  415: (path) => post(path, "text=a", { headers: { "content-type": "application/x-www-form-urlencoded" } }),
  422: (path) => post(path, '{"text":"v. 5","context":"xyzzy","reference":"xyzzy"}'),
  429: (path) => post(path, '{"text":"John 3:16"}', { key: "free" }),
  431: (path) => post(path, '{"text":"a"}', { headers: { ...JSON_BODY, "x-long": "x".repeat(40_000) } }),
};

for (const [path, operation] of postOperations) {
  for (const [status] of entriesOf(operation.responses)) {
    if (["408", "500", "503"].includes(status)) continue;
    test(`POST ${path} answers ${status}`, async () => {
      server.advance(60_000);
      const provoke = POSTED[status];
      assert.ok(provoke, `nothing here gives a ${status}`);
      const { target, ...ask } = await provoke(path);
      if (status === "429") for (let time = 0; time < 10; time++) await server.ask(target, ask);
      assert.equal((await server.ask(target, ask)).status, Number(status));
    });
  }
}
