// Tests the documentation as it is served: every page answers, uses no other host, and every link has a target.
import assert from "node:assert/strict";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { ERROR_CATALOGUE } from "@lectern/contract/errors";
import MiniSearch from "minisearch";
import { createApp } from "../packages/server/src/http/app.ts";
import { texts } from "../packages/server/src/http/testdata/open-app.ts";
import { bytesOf } from "../packages/server/src/wire/answer-body.ts";
import { readApi } from "../site/build/openapi.ts";
import { SEARCH_OPTIONS } from "../site/shared/search-options.ts";
import { ROOT } from "./support/contract.ts";
import { judgedApp } from "./support/judge.ts";

const SITE = join(ROOT, "packages", "server", "site");
const names = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map(({ parentPath, name }) => relative(SITE, join(parentPath, name)));
const site = new Map(names.map((name) => [name, readFileSync(join(SITE, name))]));

const refuse = (): never => assert.fail("the site asks nothing of keys and limits");
const app = judgedApp(
  createApp({
    texts,
    access: {
      authenticate: refuse,
      openPrincipal: null,
      take: refuse,
      peek: refuse,
      usage: refuse,
      fallbacks: refuse,
      plans: [],
      health: () => ({}),
      close: () => Promise.resolve(),
    },
    site: new Map([...site].map(([name, bytes]) => [name, () => bytes] as const)),
    newRequestId: () => "id",
    build: "test",
    now: () => 0,
    parts: () => ({}),
    onFault: (error) => assert.fail(String(error)),
  }),
);

async function get(target: string, accept?: string) {
  const header = (name: string): string | undefined => (name === "accept" ? accept : undefined);
  return read(await app.handle({ method: "GET", target, header }));
}

function read({ status, headers, body }: Awaited<ReturnType<typeof app.handle>>) {
  app.assertAllDocumented();
  const header = (name: string): string | undefined => headers[headers.indexOf(name) + 1];
  const has = (name: string): boolean => headers.includes(name);
  return { status, header, has, text: new TextDecoder().decode(bytesOf(body ?? "")) };
}

const pages = ["/docs", "/docs/errors", "/docs/guide"].concat(
  globSync("*.md", { cwd: join(ROOT, "docs") }).map((name) => `/docs/guide/${name.replace(/\.md$/, "")}`),
  names.filter((name) => name.startsWith("docs/api/")).map((name) => `/${name.replace(/\.html$/, "")}`),
);

test("the icon is also at the path where browsers look by themselves", async () => {
  const [icon, favicon] = [await get("/icon.svg"), await get("/favicon.ico")];
  assert.deepEqual([favicon.status, favicon.header("Content-Type")], [200, "image/svg+xml"]);
  assert.equal(favicon.text, icon.text);
});

for (const path of pages) {
  test(`${path} is a page without inline scripts or styles, and uses no other host`, async () => {
    const { status, header, has, text } = await get(path);
    assert.equal(status, 200);
    assert.equal(header("Content-Type"), "text/html; charset=utf-8");
    assert.ok(has("Content-Security-Policy"));
    assert.doesNotMatch(header("Content-Security-Policy") ?? "", /unsafe|https?:|\*/);
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style|\son[a-z]+=|\sstyle=/);
    assert.doesNotMatch(text, /<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
    assert.match(text, /<title>[^<]+ · Lectern<\/title>/);
    assert.match(text, /<meta name="description" content="[^"]{20,}">/);
    assert.match(text, /<link rel="icon" /);
  });

  test(`every link of ${path} has a target`, async () => {
    const { text } = await get(path);
    for (const [, href = ""] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^https?:/.test(href)) continue;
      const url = new URL(href, `http://host${path}`);
      const target = await get(url.pathname);
      assert.equal(target.status, 200, href);
      if (url.hash !== "") {
        assert.ok(target.text.includes(`id="${decodeURIComponent(url.hash.slice(1))}"`), href);
      }
    }
  });
}

test("the type link of every error leads to its section", async () => {
  const { text } = await get("/docs/errors");
  for (const code of Object.keys(ERROR_CATALOGUE)) assert.ok(text.includes(`<h3 id="${code}">`), code);
});

test("every page is available as Markdown, and llms.txt names it", async () => {
  const index = (await get("/llms.txt")).text;
  for (const name of globSync("*.md", { cwd: join(ROOT, "docs") })) {
    const { status, header, text } = await get(`/docs/guide/${name}`);
    assert.equal(status, 200);
    assert.equal(header("Content-Type"), "text/markdown; charset=utf-8");
    assert.equal(text, readFileSync(join(ROOT, "docs", name), "utf8"));
    assert.ok(index.includes(`(/docs/guide/${name})`), name);
  }
});

test("the programs that the guide names are served", async () => {
  for (const name of globSync("examples/*", { cwd: join(ROOT, "docs") })) {
    const { status, header, text } = await get(`/docs/guide/${name}`);
    assert.deepEqual([status, header("Content-Type")], [200, "text/plain; charset=utf-8"], name);
    assert.equal(text, readFileSync(join(ROOT, "docs", name), "utf8"));
  }
});

test("a path near a page gets a suggestion", async () => {
  const rows = [
    ["/docs/", "/docs"],
    ["/doc", "/docs"],
    ["/docs/guide/", "/docs/guide"],
    ["/docs/guide/limit", "/docs/guide/limits"],
    ["/docs/start.htm", null],
    ["/api/", "/api/scripture"],
  ] as const;
  for (const [path, meant] of rows) {
    const { status, text } = await get(path);
    assert.deepEqual([status, JSON.parse(text).did_you_mean], [404, meant], path);
  }
});

test("an unknown address shows a person a page, and a program the error", async () => {
  const page = await get("/docs/nope", "text/html,*/*");
  assert.deepEqual([page.status, page.header("Content-Type")], [404, "text/html; charset=utf-8"]);
  assert.match(page.text, /<h1>There is no such page<\/h1>/);
  assert.ok(page.has("Content-Security-Policy"));
  for (const [target, accept] of [
    ["/docs/nope", "application/json"],
    ["/docs/nope", undefined],
    ["/api/nope", "text/html"],
  ] as const) {
    const { status, text } = await get(target, accept);
    assert.deepEqual([status, JSON.parse(text).error], [404, "not_found"], `${target} ${accept}`);
  }
});

test("every operation of the contract has a page, with its parameters and errors", async () => {
  for (const { id, path, parameters, responses } of readApi(ROOT).operations) {
    const { text } = await get(`/docs/api/${id}`);
    assert.ok(text.includes(` ${path}</h1>`), path);
    for (const { name, isDeprecated } of parameters)
      assert.ok(
        text.includes(isDeprecated ? `<code>${name}</code>` : `<dt><code>${name}</code>`),
        `${path} ${name}`,
      );
    for (const { status } of responses)
      assert.ok(status < "400" || text.includes(`<td>${status}</td>`), `${path} ${status}`);
  }
});

test("code samples parse JSON answers as JSON and other answers as text", async () => {
  for (const [id, javascript, python] of [
    ["openapiYaml", "text()", "response.read().decode()"],
    ["books", "json()", "json.load(response)"],
  ] as const) {
    const words = (await get(`/docs/api/${id}`)).text.replace(/<[^>]+>/g, "");
    assert.ok(words.includes(`await response.${javascript})`) && words.includes(`print(${python})`), id);
  }
});

test("the search of the pages finds what the guide says", () => {
  const fields = { fields: [...SEARCH_OPTIONS.fields], storeFields: [...SEARCH_OPTIONS.storeFields] };
  const json = new TextDecoder().decode(site.get("docs/search.json"));
  const index = MiniSearch.loadJSON(json, { ...SEARCH_OPTIONS, ...fields });
  for (const [words, path] of [
    ["nginx", "/docs/guide/deploying"],
    ["rate_limited", "/docs/guide/errors"],
    ["verse_index", "/docs/"],
    ["passage", "/docs/api/passage"],
    ["pasage", "/docs/api/passage"],
  ] as const) {
    const found = index.search(words).slice(0, 12);
    assert.ok(
      found.some(({ id }) => String(id).startsWith(path)),
      `${words}: ${found.map(({ id }) => id)}`,
    );
  }
});

/** Gzipped bytes that a first visit of a page loads, without fonts. */
function firstVisit(name: string): number {
  const html = new TextDecoder().decode(site.get(name));
  const loaded = [...html.matchAll(/(?:href|src)="\/((?:assets\/|icon)[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  return [name, ...loaded].reduce((sum, one) => sum + gzipSync(site.get(one) ?? "").length, 0);
}

test("no first visit of a page takes more than 150 KB", () => {
  const fonts = names.filter((one) => one.includes("-latin-400-"));
  const fontBytes = fonts.reduce((sum, one) => sum + (site.get(one)?.length ?? 0), 0);
  for (const name of names.filter((one) => one.endsWith(".html"))) {
    const bytes = firstVisit(name) + fontBytes;
    assert.ok(bytes < 150_000, `${name}: ${bytes}`);
  }
});

test("a first visit loads as many bytes as ARCHITECTURE.md says", () => {
  const text = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8");
  const documented = [...text.matchAll(/\| up to (\d+) KB \|$/gm)].map(([, kilobytes]) => Number(kilobytes));
  assert.equal(documented.length, 2);
  for (const [index, folder] of ["docs/guide/", "docs/api/"].entries()) {
    const bytes = names.filter((one) => one.startsWith(folder) && one.endsWith(".html")).map(firstVisit);
    const [largest, figure = 0] = [Math.max(...bytes) / 1000, documented[index]];
    assert.ok(largest <= figure && largest > 0.75 * figure, `${folder}: ${largest} KB`);
  }
});
