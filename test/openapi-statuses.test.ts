// Every status that openapi.yaml gives an operation is one that the operation answers with: none is documented in
// vain. (That none is answered without being documented, the judge of every test server sees to.)
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
import { entriesOf, operations, parametersOf, queryOf } from "./support/examples.ts";
import { judgedApp } from "./support/judge.ts";
import { type Ask, startServer, type TestServer } from "./support/server.ts";

const PACKS = join(ROOT, "packages", "server", "packs");
let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.close());

/** What each way of being refused adds to a request that is in order. */
const OUTSIDE: Readonly<Record<string, string>> = {
  "/api/resolve": "reference=xyzzy",
  "/api/expand": "reference=xyzzy",
  "/api/context": "reference=xyzzy",
  "/api/lookup": "verse_id=43003099",
  "/api/range": "start=John+3:16&end=Gen+1:1",
  "/api/distance": "a=xyzzy&b=John+3:16",
  "/api/diff": "a=xyzzy&b=John+3:16",
  "/api/slice": "start_index=1&end_index=31103",
  "/api/passage": "reference=xyzzy&version=KJV",
  "/api/scripture": "book_id=43&chapter=22&version=KJV",
  "/api": "book_id=43&chapter=22&version=KJV",
  "/api/sandbox": "book_id=43&chapter=22",
};

/** A request of a path that is answered with a 200. */
function goodTarget(path: string): string {
  const [, operation] = operations.find(([own]) => own === path) ?? [];
  const parameters = operation === undefined ? [] : parametersOf(operation);
  const isSent = (name: string): boolean =>
    (path === "/api/passage" && name === "reference") || (path === "/api/lookup" && name === "verse_id");
  const sent = parameters.filter(({ name, required }) => required === true || isSent(String(name)));
  return sent.length === 0 ? path : `${path}?${queryOf(sent)}`;
}

/** A path with one more parameter than it has. */
const withMore = (path: string, more: string): string => {
  const target = goodTarget(path);
  return `${target}${target.includes("?") ? "&" : "?"}${more}`;
};

const refuse = (error: Error) => (): never => {
  throw error;
};

/** The status of a server that cannot ask its stores, or whose stores are broken. */
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
      parts: refuse(error),
      onFault: () => {},
    }),
  );
  const { status } = await app.handle({ method: "GET", target, header: () => undefined });
  app.assertAllDocumented();
  return status;
}

/** The sandbox of a server that was given the ASV alone. */
async function statusWithoutKjv(target: string): Promise<number> {
  const packs = mkdtempSync(join(tmpdir(), "lectern-packs-"));
  for (const name of ["asv.pack", "asv.digests.tsv"]) cpSync(join(PACKS, name), join(packs, name));
  const other = await startServer({ packs });
  const { status } = await other.ask(target, { key: null });
  await other.close();
  rmSync(packs, { recursive: true });
  return status;
}

async function tooMany(path: string): Promise<number> {
  server.advance(60_000);
  const ask: Ask = { key: path === "/api/sandbox" ? null : "free" };
  for (let time = 0; time < 10; time++) await server.ask(goodTarget(path), ask);
  return (await server.ask(goodTarget(path), ask)).status;
}

const statusOf = async (target: string, ask: Ask = {}): Promise<number> =>
  (await server.ask(target, ask)).status;

/** Asks a path in the way that should come to a status. */
const PROVOKED: Readonly<Record<string, (path: string) => Promise<number>>> = {
  200: (path) => statusOf(goodTarget(path)),
  304: (path) => statusOf(goodTarget(path), { headers: { "if-none-match": "*" } }),
  400: (path) =>
    path === "/api/usage" ? statusOf("/api/usage?vesion=1") : statusOf(withMore(path, "vesion=KJV")),
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
  422: (path) => statusOf(`${path}?${OUTSIDE[path]}`),
  429: tooMany,
  431: (path) => statusOf(goodTarget(path), { headers: { "x-long": "x".repeat(40_000) } }),
  503: (path) => {
    const target = path.startsWith("/api/sandbox") ? goodTarget(path) : withMore(path, "key=lk_any");
    return statusWith(new StoreUnavailable("down"), target);
  },
};

for (const [path, operation] of operations) {
  for (const [status] of entriesOf(operation.responses)) {
    // Any operation may come upon a fault of ours; an example of one is among those that are run.
    if (status === "500") continue;
    test(`${path} answers ${status}`, async () => {
      server.advance(60_000);
      const provoke = PROVOKED[status];
      assert.ok(provoke, `nothing here gives a ${status}`);
      assert.equal(await provoke(path), Number(status));
    });
  }
}
