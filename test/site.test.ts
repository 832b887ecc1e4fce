// The documentation as it is served: every page answers, asks nothing of other hosts, and every link leads
// to something that is there.
import assert from "node:assert/strict";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";
import { createApp } from "../packages/server/src/http/app.ts";
import { ERROR_CATALOGUE } from "../packages/server/src/http/errors.ts";
import { texts } from "../packages/server/src/http/testdata/open-app.ts";
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
    parts: () => ({}),
    onFault: (error) => assert.fail(String(error)),
  }),
);

async function get(target: string) {
  const { status, headers, body } = await app.handle({ method: "GET", target, header: () => undefined });
  app.assertAllDocumented();
  const header = (name: string): string | undefined => headers[headers.indexOf(name) + 1];
  const has = (name: string): boolean => headers.includes(name);
  return { status, header, has, text: new TextDecoder().decode(body ?? undefined) };
}

const pages = ["/docs", "/docs/errors", "/docs/guide"].concat(
  globSync("*.md", { cwd: join(ROOT, "docs") }).map((name) => `/docs/guide/${name.replace(/\.md$/, "")}`),
);

test("the icon is there too where browsers look for one by themselves", async () => {
  const [icon, favicon] = [await get("/icon.svg"), await get("/favicon.ico")];
  assert.deepEqual([favicon.status, favicon.header("Content-Type")], [200, "image/svg+xml"]);
  assert.equal(favicon.text, icon.text);
});

for (const path of pages) {
  test(`${path} is a page without inline scripts or styles, and asks nothing of other hosts`, async () => {
    const { status, header, has, text } = await get(path);
    assert.equal(status, 200);
    assert.equal(header("Content-Type"), "text/html; charset=utf-8");
    assert.ok(has("Content-Security-Policy"));
    assert.doesNotMatch(header("Content-Security-Policy") ?? "", /unsafe|https?:|\*/);
    assert.doesNotMatch(text, /<script(?![^>]* src=)|<style|\son[a-z]+=|\sstyle=/);
    assert.doesNotMatch(text, /<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
  });

  test(`every link of ${path} leads to something that is there`, async () => {
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

test("every page is there as Markdown, and llms.txt names it", async () => {
  const index = (await get("/llms.txt")).text;
  for (const name of globSync("*.md", { cwd: join(ROOT, "docs") })) {
    const { status, header, text } = await get(`/docs/guide/${name}`);
    assert.equal(status, 200);
    assert.equal(header("Content-Type"), "text/markdown; charset=utf-8");
    assert.equal(text, readFileSync(join(ROOT, "docs", name), "utf8"));
    assert.ok(index.includes(`(/docs/guide/${name})`), name);
  }
});

test("the programs that the guide speaks of are there to be read", async () => {
  for (const name of globSync("examples/*", { cwd: join(ROOT, "docs") })) {
    const { status, header, text } = await get(`/docs/guide/${name}`);
    assert.deepEqual([status, header("Content-Type")], [200, "text/plain; charset=utf-8"], name);
    assert.equal(text, readFileSync(join(ROOT, "docs", name), "utf8"));
  }
});

test("a path near a page is told the page", async () => {
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
