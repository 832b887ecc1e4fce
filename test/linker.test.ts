// Tests the linker script in Chromium, on a page of another origin with a strict content security policy.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launch, skip } from "./support/chromium.ts";
import { ROOT } from "./support/contract.ts";
import { startServer, type TestServer } from "./support/server.ts";

const SITE = join(ROOT, "packages", "server", "site");
const site = new Map(
  readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [relative(SITE, file), readFileSync(file)] as const),
);

const MAX_GZIPPED = 20 * 1024;

/** A page of a foreign site with this body. */
const pageOf = (script: string, body: string, attributes = ""): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A church</title>
<script async src="${script}/linker.js" ${attributes}></script></head><body>${body}</body></html>`;

const BODY = `
<h1>Sunday</h1>
<p id="first">For God so loved the world (John 3:16); see <b>Romans</b> 8:28.</p>
<p id="plain">Mark 2 minutes. It is 16 degrees.</p>
<pre>John 3:16</pre><p data-lectern-skip>John 3:16</p><p><a href="/x">John 3:16</a></p>
<p id="whole">All of Psalm 119 is long.</p>
<p id="later"></p>`;

let server: TestServer;
let host: Server;
let browser: Browser;
let body = BODY;
let attributes = "";

before(async () => {
  if (skip !== false) return;
  server = await startServer({ site });
  host = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader(
      "Content-Security-Policy",
      `default-src 'none'; script-src ${server.url}; connect-src ${server.url}; require-trusted-types-for 'script'`,
    );
    response.end(pageOf(server.url, body, attributes));
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  browser = await launch();
});

after(async () => {
  if (skip !== false) return;
  await browser.close();
  host.close();
  await server.close();
});

const address = (): string => `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;

async function open(options: Parameters<Browser["newPage"]>[0] = {}): Promise<Page> {
  const page = await browser.newPage(options);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(address());
  await page.locator(".lectern-reference").first().waitFor();
  assert.deepEqual(faults, []);
  return page;
}

test("the script is small, and the engine is a separate file", () => {
  const script = site.get("linker.js");
  assert.ok(script !== undefined && gzipSync(script).length <= MAX_GZIPPED);
  assert.ok([...site.keys()].some((name) => /^assets\/linker-engine-[0-9A-F]{8}\.js$/.test(name)));
});

test("references become links, and nothing else does", { skip }, async () => {
  const page = await open();
  const texts = await page.locator(".lectern-reference").allTextContents();
  assert.deepEqual(texts, ["John 3:16", "Romans", " 8:28", "Psalm 119"]);
  const link = page.locator("#first .lectern-reference").first();
  assert.equal(await link.getAttribute("href"), `${server.url}/?q=John.3.16&v=KJV`);
  await page.close();
});

test("the verses appear on hover and on focus, and Escape hides them", { skip }, async () => {
  const page = await open();
  const link = page.locator("#first .lectern-reference").first();
  await link.hover();
  const box = page.locator("lectern-popup .box");
  await page.getByText("For God so loved the world, that he gave").waitFor();
  assert.equal(await link.getAttribute("aria-expanded"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await box.count(), 0);
  await page.locator("#whole .lectern-reference").focus();
  await page.getByText("Blessed are the undefiled in the way").waitFor();
  await page.getByText("… and 164 more verses").waitFor();
  await page.keyboard.press("Tab");
  const focused = await page.evaluate("document.activeElement.shadowRoot.activeElement.textContent");
  assert.equal(focused, "Read in context");
  await page.close();
});

test("a first tap shows the verses, a second one follows the link", { skip }, async () => {
  const page = await open({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const link = page.locator("#first .lectern-reference").first();
  await link.tap();
  await page.getByText("For God so loved the world, that he gave").waitFor();
  assert.equal(page.url(), address());
  const box = await page.locator("lectern-popup .box").boundingBox();
  assert.ok(box !== null && box.x === 0 && box.width === 390 && box.y + box.height >= 799);
  await link.tap();
  await page.waitForURL((url) => url.href.startsWith(server.url));
  await page.close();
});

test("text that is added to the page later is linked too", { skip }, async () => {
  const page = await open();
  await page.evaluate('document.querySelector("#later").textContent = "Now read Genesis 1:1."');
  await page.locator("#later .lectern-reference").waitFor();
  assert.deepEqual(await page.locator("#later .lectern-reference").allTextContents(), ["Genesis 1:1"]);
  await page.close();
});

test("with a key the reader can choose the version", { skip }, async () => {
  attributes = `data-key="${server.keys.free}" data-versions="ASV,KJV"`;
  const page = await open();
  await page.locator("#first .lectern-reference").first().hover();
  await page.getByText("that he gave his only begotten Son, that whosoever believeth on him").waitFor();
  await page.locator("lectern-popup select").selectOption("KJV");
  await page.getByText("that whosoever believeth in him").waitFor();
  attributes = "";
  await page.close();
});

test("a page without references does not load the engine", { skip }, async () => {
  body = "<p>No figure stands here.</p>";
  const page = await browser.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(address(), { waitUntil: "networkidle" });
  assert.deepEqual(loaded.sort(), ["/", "/linker.js"].sort());
  body = BODY;
  await page.close();
});

test("the guide lists the attributes that the script reads, and no others", () => {
  const guide = readFileSync(join(ROOT, "docs", "linker.md"), "utf8");
  const documented = [...guide.matchAll(/^\| `data-([a-z]+)`/gm)].map(([, name]) => name);
  const source = readFileSync(join(ROOT, "site", "linker", "linker.ts"), "utf8");
  const read = [...source.matchAll(/dataset\.([a-z]+)/g)].map(([, name]) => name);
  assert.deepEqual(documented.sort(), [...new Set(read)].sort());
});
