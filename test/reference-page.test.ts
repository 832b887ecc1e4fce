// The API reference at /docs in Chromium: it opens without any other host, a key is given once, and requests run; and
// the guide on a narrow screen.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launch, skip } from "./support/chromium.ts";
import { ROOT } from "./support/contract.ts";
import { operations } from "./support/examples.ts";
import { assertAccessible, picture } from "./support/playground.ts";
import { startServer, type TestServer } from "./support/server.ts";

const SITE = join(ROOT, "packages", "server", "site");

function siteFiles(): ReadonlyMap<string, Uint8Array> {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [relative(SITE, path).replaceAll("\\", "/"), readFileSync(path)];
    }),
  );
}

let server: TestServer;
let browser: Browser | undefined;
before(async () => {
  server = await startServer({ site: siteFiles() });
  if (skip === false) browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.close();
});

/** Does something in a visit of its own, and holds the pages to their manners. */
async function visit(
  act: (context: BrowserContext, open: (path: string, landmark?: string) => Promise<Page>) => Promise<void>,
  look: BrowserContextOptions = {},
) {
  if (browser === undefined) throw new Error("there is no browser");
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1000 },
    reducedMotion: "reduce",
    ...look,
  });
  const elsewhere: string[] = [];
  const broken: string[] = [];
  const open = async (path: string, landmark = ".opblock"): Promise<Page> => {
    const page = await context.newPage();
    page.on("request", (request) => {
      server.advance(3000);
      const { protocol, origin } = new URL(request.url());
      if (protocol !== "data:" && origin !== server.url) elsewhere.push(request.url());
    });
    page.on("pageerror", (error) => broken.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) broken.push(message.text());
    });
    await page.goto(server.url + path);
    await page.locator(landmark).first().waitFor();
    return page;
  };
  try {
    await act(context, open);
    assert.deepEqual([elsewhere, broken], [[], []]);
  } finally {
    await context.close();
  }
}

const operation = (page: Page, id: string) => page.locator(`[id$="-${id}"].opblock`);

/** Opens an operation, runs it with what stands in its fields, and gives the status and body of the answer. */
async function run(page: Page, id: string): Promise<{ readonly status: string; readonly body: string }> {
  const block = operation(page, id);
  if (!((await block.getAttribute("class")) ?? "").includes("is-open")) {
    await block.locator(".opblock-summary-control").click();
  }
  await block.locator("button.execute").click();
  const answer = block.locator(".live-responses-table tbody .response").first();
  await answer.waitFor();
  const status = (await answer.locator(".response-col_status").textContent()) ?? "";
  const body = (await answer.locator(".highlight-code").first().textContent()) ?? "";
  return { status: status.trim(), body };
}

async function authorize(page: Page, key: string): Promise<void> {
  await page.locator(".auth-wrapper .authorize").first().click();
  const dialog = page.locator(".dialog-ux");
  await dialog.locator("input").first().fill(key);
  await dialog.locator(".auth-container").first().getByRole("button", { name: "Apply credentials" }).click();
  await dialog.getByRole("button", { name: "Close" }).first().click();
}

test("it shows every operation, asks no other host, and the sandbox runs without a key", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs#/Text/sandbox");
    assert.equal(await page.locator(".opblock").count(), operations.length);
    await picture(page, "reference");
    const { status, body } = await run(page, "sandbox");
    assert.equal(status, "200", body);
    assert.match(body, /"type": "full_chapter"/);
    assert.equal((await run(page, "resolve")).status, "401");
    await picture(page, "reference-sandbox");
  }),
);

/** Operations whose fields must not all be filled at once, and one of a single field. */
const OF_MANY_FIELDS = ["resolve", "lookup", "passage", "scripture"];

test("a key is given once; operations run with what stands in their fields", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs");
    await authorize(page, server.keys.production);
    for (const id of OF_MANY_FIELDS) {
      const { status, body } = await run(page, id);
      assert.equal(status, "200", `${id}: ${body}`);
    }
    await picture(page, "reference-answers");
    await page.reload();
    assert.equal((await run(page, "resolve")).status, "200");
  }),
);

test("the key that was given at / need not be given again", { skip }, () =>
  visit(async (context, open) => {
    await context.addInitScript(`localStorage.setItem("lectern-key", "${server.keys.free}")`);
    const page = await open("/docs#/Account/usage");
    const { status, body } = await run(page, "usage");
    assert.equal(status, "200", body);
    assert.match(body, /"plan": "free"/);
  }),
);

for (const colorScheme of ["light", "dark"] as const) {
  test(`the reference can be used by everyone, ${colorScheme}`, { skip }, () =>
    visit(
      async (_context, open) => {
        const page = await open("/docs");
        await page.locator(".endpoints").waitFor();
        await assertAccessible(page, "closed");
        await page.locator("#operations-References-resolve .opblock-summary-control").press("Enter");
        await page.locator("#operations-References-resolve pre.example").first().waitFor();
        await assertAccessible(page, "open");
      },
      { colorScheme },
    ),
  );
}

test("the reference is dark where the reader's system is, and follows it", { skip }, () =>
  visit(
    async (_context, open) => {
      const page = await open("/docs");
      const ground = () => page.evaluate<string>("getComputedStyle(document.body).backgroundColor");
      assert.equal(await ground(), "rgb(28, 32, 34)");
      await picture(page, "reference-dark");
      await page.emulateMedia({ colorScheme: "light" });
      await page.locator("html:not(.dark-mode)").waitFor();
      assert.equal(await ground(), "rgb(255, 255, 255)");
    },
    { colorScheme: "dark" },
  ),
);

test("what keys reach in the reference is seen, and the numbers of versions are not reached", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs");
    const copy = page.locator(".opblock-summary .copy-to-clipboard button").first();
    await copy.focus();
    assert.ok(((await copy.boundingBox())?.width ?? 0) >= 24);
    assert.equal(await page.locator("pre.version[tabindex]").count(), 0);
  }),
);

test("without JavaScript both pages that need it lead to one that does not", { skip }, () =>
  visit(
    async (_context, open) => {
      for (const path of ["/docs", "/"]) {
        const page = await open(path, "noscript");
        await page.locator("noscript a").first().click();
        assert.equal(await page.locator("h1").textContent(), "HTTP API", path);
      }
    },
    { javaScriptEnabled: false },
  ),
);

test("keys pass over the list of pages of the guide", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/guide/start", "main");
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: "Skip to the text" });
    assert.ok(await skipLink.evaluate((link) => link === link.ownerDocument.activeElement));
    assert.ok(((await skipLink.boundingBox())?.y ?? -1) >= 0);
    await assertAccessible(page, "guide, at its beginning");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await page.locator("main :focus").count(), 1);
  }),
);

test("on a narrow screen a page of the guide begins with itself, its list of pages folded", { skip }, () =>
  visit(
    async (_context, open) => {
      const page = await open("/docs/guide/settings", "h1");
      const list = page.getByRole("navigation", { name: "Documentation" });
      assert.ok(((await page.locator("h1").boundingBox())?.y ?? Infinity) < 200);
      assert.equal(await list.isVisible(), false);
      await assertAccessible(page, "guide, folded");
      await page.getByText("Pages", { exact: true }).click();
      await list.getByRole("link", { name: "Errors" }).waitFor();
      await assertAccessible(page, "guide, unfolded");
      await picture(page, "guide-narrow");
      await page.setViewportSize({ width: 1280, height: 900 });
      assert.equal(await page.locator("summary").isVisible(), false);
      assert.ok(await list.isVisible());
    },
    { viewport: { width: 375, height: 700 } },
  ),
);

test("no page of the guide is wider than a narrow screen", { skip }, () =>
  visit(
    async (context) => {
      const wide: string[] = [];
      const page = await context.newPage();
      for (const file of siteFiles().keys()) {
        const [, name] = /^docs\/guide\/(.+)\.html$/.exec(file) ?? [];
        if (name === undefined) continue;
        server.advance(3000);
        await page.goto(`${server.url}/docs/guide${name === "index" ? "" : `/${name}`}`);
        const over = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        if (over > 0) wide.push(`${name} by ${over}`);
      }
      assert.deepEqual(wide, []);
    },
    { viewport: { width: 320, height: 700 } },
  ),
);
