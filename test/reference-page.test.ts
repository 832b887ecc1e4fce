// Tests the guide and the API reference in Chromium: search, code, requests, on every width, by keyboard,
// without JavaScript.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launch, skip } from "./support/chromium.ts";
import { assertAccessible, picture, siteFiles } from "./support/pages.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let browser: Browser | undefined;
const files = siteFiles();
before(async () => {
  server = await startServer({ site: files, parts: () => ({ texts: "ok", keys: "ok" }) });
  if (skip === false) browser = await launch();
});
after(async () => {
  await browser?.close();
  await server.close();
});

/** Runs a test in a new visit, and checks the rules that hold for every page. */
async function visit(
  act: (context: BrowserContext, open: (path: string) => Promise<Page>) => Promise<void>,
  look: BrowserContextOptions = {},
) {
  if (browser === undefined) throw new Error("there is no browser");
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
    ...look,
  });
  const elsewhere: string[] = [];
  const broken: string[] = [];
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on("request", (request) => {
      server.advance(3000);
      if (new URL(request.url()).origin !== server.url) elsewhere.push(request.url());
    });
    page.on("pageerror", (error) => broken.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) broken.push(message.text());
    });
    await page.goto(server.url + path);
    return page;
  };
  try {
    await act(context, open);
    assert.deepEqual([elsewhere, broken], [[], []]);
  } finally {
    await context.close();
  }
}

const OPERATIONS = [...files.keys()].flatMap((name) => /^docs\/api\/(.+)\.html$/.exec(name)?.[1] ?? []);
const form = (page: Page) => page.locator("form.try");

test("the members of a body are listed, described like the same parameters of the GET", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/api/scanText");
    const members = page.locator("dl.members").first();
    assert.match((await members.textContent()) ?? "", /text string required/);
    for (const about of await members.locator("dd").allTextContents()) assert.match(about, /\w{3}/);
    await page.goto(`${server.url}/docs/api/verify`);
    assert.match((await members.textContent()) ?? "", /text string required/);
    assert.equal(await page.getByRole("heading", { name: "Parameters" }).count(), 0);
    await page.goto(`${server.url}/docs/api/scan`);
    assert.equal(await page.getByRole("heading", { name: "Body" }).count(), 0);
  }),
);

for (const width of [390, 820, 1440]) {
  test(`no button covers code, ${width} wide`, { skip }, () =>
    visit(
      async (_context, open) => {
        const page = await open("/docs/api/verify");
        await page.getByRole("button", { name: "Copy" }).first().waitFor();
        const covered = await page.evaluate<
          readonly string[]
        >(`[...document.querySelectorAll(".block > button")]
          .filter((button) => button.checkVisibility())
          .filter((button) => {
            const { left, bottom, top } = button.getBoundingClientRect();
            const range = document.createRange();
            range.selectNodeContents(button.parentElement.querySelector("code"));
            const pre = button.parentElement.querySelector("pre").getBoundingClientRect();
            return [...range.getClientRects()].some(
              (line) => Math.min(line.right, pre.right) > left && line.top < bottom && line.bottom > top,
            );
          })
          .map((button) => button.parentElement.textContent.slice(0, 60))`);
        assert.deepEqual(covered, []);
      },
      { viewport: { width, height: 900 } },
    ),
  );
}

test("every endpoint answers the request in its form", { skip }, () =>
  visit(async (context, open) => {
    await context.addInitScript(`localStorage.setItem("lectern-key", "${server.keys.production}")`);
    const page = await open("/docs");
    for (const id of OPERATIONS) {
      await page.goto(`${server.url}/docs/api/${id}`);
      await form(page).getByRole("button", { name: "Send" }).click();
      await form(page)
        .getByText("Status 200")
        .waitFor({ timeout: 10_000 })
        .catch((error) => {
          throw new Error(`${id}: ${error.message}`);
        });
      assert.notEqual(await page.locator(".try-answer").textContent(), "", id);
    }
    await picture(page, "reference-answer");
  }),
);

test("a key is entered once, in a form that needs it, and the reader uses it too", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/api/usage");
    await form(page).getByRole("button", { name: "Send" }).click();
    await form(page).getByText("Status 401: give a key").waitFor();
    await assertAccessible(page, "without a key");
    await form(page).getByLabel("Your key").fill(server.keys.free);
    await form(page).getByRole("button", { name: "Send" }).click();
    await form(page).getByText("Status 200").waitFor();
    assert.match((await page.locator(".try-answer").textContent()) ?? "", /"plan": "free"/);
    await page.goto(server.url);
    await page.getByRole("button", { name: "Key: free" }).waitFor();
  }),
);

test("code is for this server, in the chosen language, and copied completely", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/api/sandbox");
    assert.equal(await page.locator(".sample:visible").count(), 1);
    await page.getByRole("button", { name: "Python" }).click();
    await page.locator(".sample:visible").getByRole("button", { name: "Copy" }).click();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.match(copied, /^import json, urllib\.request/);
    assert.ok(copied.includes(`${server.url}/api/sandbox?book_id=`), copied);
    await page.goto(`${server.url}/docs/api/books`);
    assert.match((await page.locator(".sample:visible").textContent()) ?? "", /urllib/);
    await page.goto(`${server.url}/docs/guide/start`);
    assert.ok(
      (await page.locator("main pre").allTextContents()).join("\n").includes(`${server.url}/api/sandbox`),
    );
  }),
);

test("code on a server with open access has no key in it", { skip }, async () => {
  const keyed = server;
  const code = (page: Page) => page.locator(".sample:visible pre");
  await visit(async (_context, open) => {
    const page = await open("/docs/api/resolve");
    await page.getByText("Put your key").waitFor();
    assert.match((await code(page).textContent()) ?? "", /Bearer \$LECTERN_KEY/);
  });
  server = await startServer({ site: files, mode: "open" });
  try {
    await visit(async (context, open) => {
      const page = await open("/docs/api/resolve");
      await page.getByText("Put your key").waitFor({ state: "detached" });
      for (const language of ["JavaScript", "Python", "Client", "curl"]) {
        await page.getByRole("button", { name: language, exact: true }).click();
        assert.doesNotMatch((await code(page).textContent()) ?? "", /LECTERN_KEY/, language);
      }
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.locator(".sample:visible").getByRole("button", { name: "Copy" }).click();
      const copied = await page.evaluate<string>("navigator.clipboard.readText()");
      const [, target = ""] = /^curl '([^']+)'$/.exec(copied.trim()) ?? [];
      assert.equal((await fetch(target)).status, 200, copied);
    });
  } finally {
    await server.close();
    server = keyed;
  }
});

test("search finds everything, by keyboard", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/guide/start");
    await page.keyboard.press("/");
    await page.keyboard.type("nginx");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByRole("link").first().waitFor();
    await assertAccessible(page, "search");
    await picture(page, "search");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/docs\/guide\/deploying/);
    await page.getByRole("button", { name: "Search" }).click();
    await page.keyboard.type("qqqq");
    await dialog.getByText("Nothing is found").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await dialog.isVisible(), false);
  }),
);

test("pages link to each other, and headings to themselves", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/guide/start");
    const pages = page.getByRole("navigation", { name: "Pages", exact: true });
    assert.equal(await pages.locator("[aria-current]").textContent(), "Start");
    await page.getByRole("link", { name: "Next Concepts" }).click();
    await page.waitForURL(/concepts/);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link").last().click();
    assert.notEqual(new URL(page.url()).hash, "");
    await page.evaluate("scrollTo(0, 2000)");
    assert.ok(((await page.locator(".pages").boundingBox())?.y ?? -1) >= 0, "the list of pages stays");
    await page.goto(`${server.url}/docs/nope`);
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    await picture(page, "not-found");
  }),
);

for (const [colorScheme, width] of [
  ["light", 390],
  ["light", 820],
  ["dark", 1440],
  ["light", 2560],
] as const) {
  test(`guide and reference are accessible, ${colorScheme}, ${width} wide`, { skip }, () =>
    visit(
      async (_context, open) => {
        for (const path of ["/docs", "/docs/api/passage", "/docs/guide/errors"]) {
          const page = await open(path);
          await page.locator(".pages[data-ready]").waitFor({ state: "attached" });
          await assertAccessible(page, path);
          await picture(page, `${path.replaceAll("/", "-").slice(1)}-${width}`);
        }
      },
      { colorScheme, viewport: { width, height: 900 } },
    ),
  );
}

test("without JavaScript guide and reference are complete, and the reader links to the guide", { skip }, () =>
  visit(
    async (_context, open) => {
      const guide = await open("/docs/guide/start");
      await guide
        .getByRole("navigation", { name: "Pages", exact: true })
        .getByRole("link", { name: "Errors" })
        .waitFor();
      const page = await open("/docs/api/passage");
      assert.equal(await page.locator(".sample:visible").count(), 4);
      assert.equal(await form(page).isVisible(), false);
      await page.getByText('"verse_units"').first().waitFor();
      const reader = await open("/");
      await reader.locator("noscript a").first().click();
      assert.equal(await reader.locator("h1").textContent(), "HTTP API");
    },
    { javaScriptEnabled: false },
  ),
);

test("keyboard users can skip the list of pages", { skip }, () =>
  visit(async (_context, open) => {
    const page = await open("/docs/guide/start");
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: "Skip to the text" });
    assert.ok(await skipLink.evaluate((link) => link === link.ownerDocument.activeElement));
    assert.ok(((await skipLink.boundingBox())?.y ?? -1) >= 0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    assert.equal(await page.locator("main :focus").count(), 1);
  }),
);

test("on a narrow screen the list of pages is folded, so that a page begins with its content", { skip }, () =>
  visit(
    async (_context, open) => {
      const page = await open("/docs/guide/settings");
      const list = page.getByRole("navigation", { name: "Pages", exact: true });
      assert.ok(((await page.locator("h1").boundingBox())?.y ?? Infinity) < 200);
      assert.equal(await list.isVisible(), false);
      await page.getByText("All pages", { exact: true }).click();
      await list.getByRole("link", { name: "Errors" }).waitFor();
      await assertAccessible(page, "unfolded");
      await page.setViewportSize({ width: 1280, height: 900 });
      assert.equal(await page.locator(".pages summary").isVisible(), false);
      assert.ok(await list.isVisible());
    },
    { viewport: { width: 375, height: 700 } },
  ),
);

test("no page is wider than a narrow screen", { skip }, () =>
  visit(
    async (context) => {
      const wide: string[] = [];
      const page = await context.newPage();
      for (const file of files.keys()) {
        const [, name] = /^(docs\/.+)\.html$/.exec(file) ?? [];
        if (name === undefined) continue;
        server.advance(3000);
        await page.goto(`${server.url}/${name.replace(/\/index$/, "")}`);
        const over = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        if (over > 0) wide.push(`${name} by ${over}`);
      }
      assert.deepEqual(wide, []);
    },
    { viewport: { width: 320, height: 700 } },
  ),
);
