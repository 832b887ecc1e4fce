// Tests the client against the server: every operation of the document, the README's examples unchanged,
// paging under a plan's limits, and the package as published.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import {
  type Client,
  createClient,
  type PassageItem,
  readReference,
  searchAll,
  splitReference,
  walkPages,
} from "@lectern/client";
import { build } from "esbuild";
import { SOURCE_FLAGS } from "../scripts/source-flags.ts";
import { openapi, ROOT } from "./support/contract.ts";
import { operations, parametersOf } from "./support/examples.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

before(async () => {
  server = await startServer();
});

after(() => server.close());

const clientOf = (plan: keyof TestServer["keys"], requests: string[] = []): Client =>
  createClient({
    baseUrl: server.url,
    key: server.keys[plan],
    fetch: (url, init) => {
      requests.push(new URL(url).pathname);
      // The clock of the server's limits stands still. Advance it, so that only the quota is reached.
      server.advance(1000);
      return fetch(url, init);
    },
  });

test("every operation of the document is a method of the client, and answers", async () => {
  const requests: string[] = [];
  const client = clientOf("enterprise", requests);
  const text = { version: "KJV" } as const;
  await client.resolve({ reference: "John 3:16" });
  await client.expand({ reference: "John 3:16" });
  await client.context({ reference: "John 3:16" });
  await client.lookup({ osis_id: ["John.3.16", "Gen.1.1"] });
  await client.range({ start: "Mal 4:5", end: "Matt 1:2" });
  await client.distance({ a: "Gen 1:1", b: "Rev 22:21" });
  await client.diff({ a: "Gen 1:1", b: "Rev 22:21" });
  await client.slice({ start_index: 1, end_index: 3 });
  await client.scan({ text: "John 3:16" });
  await client.search({ q: "jesus wept", ...text });
  await client.passage({ reference: "John 3:16", ...text });
  await client.scripture({ book_id: 43, chapter: 3, ...text });
  await client.sandbox({ book_id: 43, chapter: 3 });
  await client.books();
  await client.versions();
  await client.usage();
  await client.livez();
  await client.readyz();
  await client.openapiJson();
  await client.openapiYaml();
  await client.verify({ text: "John 3:16" });
  // Every other operation, with the parameters of its examples.
  const methods: Readonly<Record<string, unknown>> = { ...client };
  for (const [path, operation] of operations) {
    if (!isForClients(path) || requests.includes(path)) continue;
    const call = methods[String(operation.operationId)];
    assert.ok(typeof call === "function", `the client has no method for ${path}`);
    const sent = parametersOf(operation).filter(({ required }) => required === true);
    await call(Object.fromEntries(sent.map(({ name, example }) => [name, example])));
  }
  assert.deepEqual(
    requests.toSorted(),
    Object.keys(openapi.paths ?? {})
      .filter(isForClients)
      .toSorted(),
  );
});

/** The client does not cover the pages for people, and only one of the document's two addresses. */
const isForClients = (path: string): boolean => /^\/(api\/(?!openapi)|livez|readyz|openapi)/.test(path);

test("all results of a search are read page by page, each verse once", async () => {
  const requests: string[] = [];
  const client = clientOf("enterprise", requests);
  const query = { q: "shepherd", version: ["KJV", "ASV"], limit: 50, sort: "canonical" } as const;
  const { total_count } = await client.search(query);
  const found: string[] = [];
  for await (const { version, osis_id } of searchAll(client, query)) found.push(`${version} ${osis_id}`);
  assert.equal(found.length, total_count);
  assert.equal(new Set(found).size, total_count);
  assert.equal(requests.length, 1 + Math.ceil(total_count / 50));
});

test("prose is returned as text", async () => {
  const query = { reference: "Ps 23:1-2", version: "KJV" } as const;
  const text = await clientOf("free").passageText({ ...query, format: "text" });
  assert.match(text, /^Psalm 23:1-2 \(KJV\)\n\n\[1\] The LORD is my shepherd/);
});

test("a reference of any length is read under the smallest plan, each verse once and in order", async () => {
  const requests: string[] = [];
  const client = clientOf("free", requests);
  const items: PassageItem[] = [];
  const reference = "Rom 8; Genesis 1-10; Gen 3:4-6; Rev 22:21; 3 John";
  for await (const item of readReference(client, { reference, version: "KJV" })) items.push(item);
  const whole = await clientOf("enterprise").passage({ reference, version: "KJV" });
  assert.deepEqual(items, whole.data);
  assert.deepEqual(requests.toSorted(), [
    "/api/books",
    "/api/diff",
    "/api/passage",
    "/api/passage",
    "/api/usage",
  ]);
});

test("pieces respect the plan's units and the length limit, and cover the whole reference", async () => {
  const client = clientOf("enterprise");
  const odd = Array.from({ length: 700 }, (_, index) => 19_000_000 + 119_001 + (index % 88) * 2);
  const scattered = `Ps 119:${[...new Set(odd)].map((id) => id % 1000).join(",")}`;
  for (const [reference, maxVerseUnits, pieces] of [
    ["Genesis - Revelation", 2000, 16],
    ["John 3:16", 1, 1],
    ["John 3:16-18", 1, 3],
    ["John 21:25; Acts 1:1", 2, 1],
    [scattered, 7, 13],
  ] as const) {
    const split = await splitReference(client, { reference, maxVerseUnits });
    assert.equal(split.length, pieces, reference.slice(0, 40));
    const { union } = await client.diff({ a: reference, b: reference });
    const together = await Promise.all(split.map((piece) => client.diff({ a: piece, b: piece })));
    assert.equal(
      together.reduce((sum, { union: set }) => sum + set.verse_count, 0),
      union.verse_count,
    );
    assert.ok(together.every(({ union: set }) => set.verse_count <= maxVerseUnits));
    assert.ok(split.every((piece) => piece.length <= 8000));
  }
  await assert.rejects(splitReference(client, { reference: "John 3", maxVerseUnits: 0 }), RangeError);
});

test("pages are requested one by one, when they are needed", async () => {
  const requests: string[] = [];
  const pages = walkPages(clientOf("free", requests), { start_index: 1, end_index: 31_102, version: "KJV" });
  assert.equal((await pages.next()).value?.results_count, 200);
  assert.equal((await pages.next()).value?.data[0]?.verse_index, 201);
  await pages.return();
  assert.equal(requests.length, 2);
});

const README = readFileSync(join(ROOT, "packages", "client", "README.md"), "utf8");

test("the examples of the README print the output shown there", async () => {
  const examples = [...README.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs)];
  assert.equal(examples.length, README.split("```ts\n").length - 1);
  for (const [, code = "", expected] of examples) {
    server.advance(60_000);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...SOURCE_FLAGS, "--input-type=module-typescript", "--eval", code],
      { cwd: ROOT, env: { ...process.env, LECTERN_URL: server.url, LECTERN_KEY: server.keys.production } },
    );
    assert.equal(stdout, expected, code);
  }
});

/** The size in bytes of a minified bundle of a program that uses the client. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    conditions: ["lectern-source"],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}

test("unused functions and Node modules are not in the bundle", async () => {
  assert.equal(await bundled('import "@lectern/client";'), "");
  const cacheOnly = await bundled('export { createMemoryCache } from "@lectern/client";');
  assert.doesNotMatch(cacheOnly, /fetch|\/api/);
  const client = await bundled('export { createClient } from "@lectern/client";');
  assert.doesNotMatch(client, /maxVerseUnits|node:/);
  const whole = await bundled('export * from "@lectern/client";');
  assert.ok(whole.length < 9000, `${whole.length} bytes`);
  assert.ok(client.length < 6500, `${client.length} bytes`);
});
