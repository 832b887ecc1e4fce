// The page at /: how it is served, and, in Chromium, what people do with it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launch, skip } from "./support/chromium.ts";
import { assertAccessible, picture, playgroundFiles } from "./support/playground.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let browser: Browser | undefined;
let files: ReadonlyMap<string, Uint8Array>;

before(async () => {
  files = await playgroundFiles();
  server = await startServer({ site: files, parts: () => ({ texts: "ok", keys: "ok" }) });
  if (skip === false) browser = await launch();
});

after(async () => {
  await browser?.close();
  await server.close();
});

interface Visit {
  readonly key?: keyof TestServer["keys"];
  readonly look?: BrowserContextOptions;
  /** Whether the browser's limits pass with each request; the server's clock stands still otherwise. */
  readonly isPatient?: boolean;
}

/** Opens the page at a target, does something with it, and holds it to its manners. */
async function visit(target: string, act: (page: Page) => Promise<void>, options: Visit = {}): Promise<void> {
  if (browser === undefined) throw new Error("there is no browser");
  const { key, look = {}, isPatient = true } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 850 },
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
    ...look,
  });
  try {
    if (key !== undefined) {
      await context.addInitScript(`localStorage.setItem("lectern-key", "${server.keys[key]}")`);
    }
    const page = await context.newPage();
    const elsewhere: string[] = [];
    const broken: string[] = [];
    page.on("request", (request) => {
      if (isPatient) server.advance(3000);
      if (new URL(request.url()).origin !== server.url) elsewhere.push(request.url());
    });
    page.on("pageerror", (error) => broken.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy/.test(message.text())) broken.push(message.text());
    });
    await page.goto(server.url + target);
    await act(page);
    assert.deepEqual([elsewhere, broken], [[], []]);
  } finally {
    await context.close();
  }
}

const reference = (page: Page) => page.getByRole("textbox", { name: "Bible reference" });
const meaning = (page: Page) => page.getByRole("region", { name: "What was understood" });
const reader = (page: Page) => page.getByRole("region", { name: "Text", exact: true });
const verse = (page: Page, ordinal: number) => page.locator(`[data-ordinal="${ordinal}"]`);

/** A file of the page, sent compressed. */
async function transferred(path: string) {
  const { status, headers } = await fetch(server.url + path, { headers: { "accept-encoding": "gzip" } });
  assert.equal(status, 200, path);
  return { headers, bytes: Number(headers.get("content-length")) };
}

test("everything is small, keeps long, and nothing is inline", async () => {
  const { headers, bytes: pageBytes } = await transferred("/");
  let bytes = pageBytes;
  assert.equal(headers.get("cache-control"), "no-cache");
  assert.match(headers.get("etag") ?? "", /^"/);
  const policy = headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  for (const name of [...files.keys()].filter((file) => file !== "index.html")) {
    const asset = await transferred(`/${name}`);
    if (name.startsWith("assets/")) {
      assert.equal(asset.headers.get("cache-control"), "public, max-age=31536000, immutable");
    }
    bytes += asset.bytes;
  }
  assert.ok(bytes > 20_000 && bytes < 60_000, `${bytes} bytes are transferred`);
  const page = Buffer.from(files.get("index.html") ?? "").toString();
  assert.doesNotMatch(page, /<script(?![^>]* src=)|<style|\son[a-z]+=|\sstyle=/);
  for (const [, path = ""] of page.matchAll(/(?:href|src)="(\/(?:assets\/|icon)[^"]+)"/g)) {
    assert.ok(files.has(path.slice(1)), path);
  }
});

test("what is typed is understood at once and read, without a key", { skip }, () =>
  visit("/", async (page) => {
    await assertAccessible(page, "welcome");
    await picture(page, "welcome");
    await reference(page).pressSequentially("Ps.23, vv.1–3");
    const panel = meaning(page);
    await panel.getByRole("heading", { name: "Psalm 23:1-3" }).waitFor();
    assert.match((await panel.textContent()) ?? "", /Ps\.23\.1-Ps\.23\.3.*0\.984.*−0\.010/);
    await reader(page).getByText("The LORD is my shepherd; I shall not want.").waitFor();
    assert.match((await reader(page).textContent()) ?? "", /A Psalm of David\./);
    assert.equal(await page.locator(".verse").count(), 3);
    assert.equal(new URL(page.url()).search, "?q=Ps.23,+vv.1%E2%80%933");
    await assertAccessible(page, "passage");
    await picture(page, "sandbox");
  }),
);

test("an ambiguous book is marked, and a candidate chosen by keyboard", { skip }, () =>
  visit("/?q=Rom+8:1;+Jo+3:16", async (page) => {
    await meaning(page).getByRole("heading", { name: "Which book?" }).waitFor();
    assert.equal(await page.locator(".marks mark").textContent(), "Jo");
    assert.equal(await reference(page).getAttribute("aria-invalid"), "true");
    await assertAccessible(page, "ambiguous");
    await picture(page, "ambiguous");
    await meaning(page).getByRole("button", { name: /^John/ }).press("Enter");
    assert.equal(await reference(page).inputValue(), "Rom 8:1; John 3:16");
    await verse(page, 26_137).getByText("For God so loved the world").waitFor();
    assert.equal(await reference(page).getAttribute("aria-invalid"), "false");
    await page.goBack();
    assert.equal(await reference(page).inputValue(), "Rom 8:1; Jo 3:16");
  }),
);

test("problems are marked where they stand", { skip }, () =>
  visit("/?q=Psalm+151;+John+3:99", async (page) => {
    assert.deepEqual(await page.locator(".marks mark").allTextContents(), ["151", "99"]);
    assert.match((await meaning(page).textContent()) ?? "", /there is no chapter 151.*there is no verse 99/);
    await assertAccessible(page, "outside the canon");
    await picture(page, "outside");
    await reference(page).fill("xyzzy 3");
    await meaning(page).getByRole("heading", { name: "Not a reference" }).waitFor();
    await reference(page).fill("");
    await reader(page).getByRole("button", { name: "Obadiah" }).waitFor();
  }),
);

test("what the API would refuse as too long is refused here too, in its words", { skip }, () =>
  visit("/", async (page) => {
    const long = Array.from({ length: 150 }, (_, at) => `Jn 3:${(at % 36) + 1}`).join("; ");
    await reference(page).fill(long);
    const refused = await server.ask(`/api/resolve?reference=${encodeURIComponent(long)}`);
    assert.equal(refused.json().error, "reference_too_long");
    await meaning(page).getByText(String(refused.json().message)).waitFor();
    assert.equal(await reference(page).getAttribute("aria-invalid"), "true");
    await assertAccessible(page, "too long");
    await reference(page).fill(Array(90).fill("Rom 8:1").join(","));
    await meaning(page).locator("p.osis[tabindex]").waitFor();
    await assertAccessible(page, "a list that scrolls");
    await reference(page).fill("Jn 3:16");
    await verse(page, 26_137).waitFor();
  }),
);

test("a visit without a key brings no error to the console, and asks an open server all it may", {
  skip,
}, async () => {
  const errors: string[] = [];
  const look = async (page: Page): Promise<void> => {
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.reload();
    await verse(page, 26_137).waitFor();
  };
  await visit("/?q=John+3:16", async (page) => {
    await look(page);
    await page.getByRole("button", { name: "Sandbox · add a key" }).waitFor();
  });
  const keyed = server;
  server = await startServer({ site: files, mode: "open" });
  try {
    await visit("/?q=John+3:16&v=ASV", async (page) => {
      await look(page);
      await page.getByRole("button", { name: "Open" }).waitFor();
    });
  } finally {
    await server.close();
    server = keyed;
  }
  assert.deepEqual(errors, []);
});

test("two versions stand side by side, and absent verses are said to be absent", { skip }, () =>
  visit(
    "/?q=Matt+17:20-22&w=ASV",
    async (page) => {
      await verse(page, 23_722).waitFor();
      const [kjv, asv] = await verse(page, 23_722).locator("p").allTextContents();
      assert.match(kjv ?? "", /Howbeit this kind goeth not out/);
      assert.match(asv ?? "", /not in the ASV/);
      await assertAccessible(page, "comparison");
      await picture(page, "comparison");
      await page.getByLabel("Beside").selectOption("");
      await page.getByLabel("Version").selectOption("ASV");
      await page.locator(".flow").getByText("not in the ASV").waitFor();
      assert.equal(new URL(page.url()).search, "?q=Matt+17:20-22&v=ASV");
    },
    { key: "enterprise" },
  ),
);

test("the reader scrolls through 500 verses, each once and in order, and up again", { skip }, () =>
  visit(
    "/?q=Mal+3:16&view=context",
    async (page) => {
      const centre = verse(page, 23_137);
      await centre.waitFor();
      assert.match((await centre.getAttribute("class")) ?? "", /asked/);
      await picture(page, "context");
      while ((await page.locator(".verse").count()) < 500) {
        await page.mouse.wheel(0, 4000);
        await page.evaluate("new Promise((done) => requestAnimationFrame(done))");
      }
      await page.getByRole("heading", { name: "Matthew 1", exact: true }).waitFor();
      await page.evaluate("window.scrollTo({ top: 0 })");
      await page.getByRole("button", { name: "↑ Malachi 2" }).click();
      await page.getByRole("heading", { name: "Malachi 2" }).waitFor({ state: "attached" });
      const ordinals = await page.evaluate<number[]>(
        "[...document.querySelectorAll('.verse')].map((verse) => Number(verse.dataset.ordinal))",
      );
      const first = ordinals[0] ?? 0;
      assert.equal(first, 23_105);
      assert.deepEqual(
        ordinals,
        ordinals.map((_ordinal, index) => first + index),
      );
    },
    { key: "free" },
  ),
);

test("without a key the sandbox is walked chapter by chapter", { skip }, () =>
  visit("/", async (page) => {
    await reader(page).getByRole("button", { name: "Jude" }).click();
    await page.getByRole("heading", { name: "Revelation 2", exact: true }).waitFor({ state: "attached" });
    assert.equal(await page.getByLabel("Beside").locator("option:not([disabled])").count(), 1);
    await page.getByRole("button", { name: "Next chapter" }).click();
    await page.waitForURL(/q=Revelation\+1&view=context/);
    assert.equal(await page.getByLabel("Chapter", { exact: true }).inputValue(), "1");
  }),
);

test("link, OSIS id and curl command are copied, and no key with them", { skip }, () =>
  visit(
    "/?q=Rom+8:1-4",
    async (page) => {
      const copied = async (name: string): Promise<string> => {
        await page.getByRole("button", { name, exact: true }).click();
        return page.evaluate<string>("navigator.clipboard.readText()");
      };
      assert.equal(await copied("Copy link"), `${server.url}/?q=Rom+8:1-4`);
      assert.equal(await copied("OSIS id"), "Rom.8.1-Rom.8.4");
      const command = await copied("curl");
      assert.match(
        command,
        /^curl -H "Authorization: Bearer \$LECTERN_KEY" '.*reference=Rom\.8\.1-Rom\.8\.4&version=KJV'$/,
      );
      assert.ok(!command.includes(server.keys.production));
      await page.getByText("As the API answers").click();
      await page.getByText('"osis_id": "Rom.8.1-Rom.8.4"').waitFor();
    },
    { key: "production" },
  ),
);

test("a key is asked for once, kept, refused when it is wrong, and forgotten", { skip }, () =>
  visit("/?q=John+3:16", async (page) => {
    await page.getByRole("button", { name: "Sandbox · add a key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("API key").fill("lk_wrong");
    await dialog.getByRole("button", { name: "Use this key" }).click();
    await dialog
      .getByText(/key/i)
      .filter({ hasText: /not|no such|invalid|unknown/i })
      .first()
      .waitFor();
    await assertAccessible(page, "key");
    await picture(page, "key");
    await dialog.getByLabel("API key").fill(server.keys.free);
    await dialog.getByRole("button", { name: "Use this key" }).click();
    await page.getByRole("button", { name: "Key: free" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Key: free" }).click();
    await dialog.getByText("Plan free").waitFor();
    await dialog.getByRole("button", { name: "Forget it" }).click();
    await page.getByRole("button", { name: "Sandbox · add a key" }).waitFor();
    assert.equal(await page.evaluate("localStorage.length"), 0);
  }),
);

test("when the service fails the page says so, and tries again when asked", { skip }, () =>
  visit("/?q=John+3:16", async (page) => {
    await verse(page, 26_137).waitFor();
    await page.route("**/api/sandbox*", (route) => route.fulfill({ status: 500, body: "<html>" }));
    await reference(page).fill("Psalm 117");
    await reader(page).getByRole("alert").filter({ hasText: "not one of the API" }).waitFor();
    await assertAccessible(page, "failure");
    await picture(page, "failure");
    await page.unroute("**/api/sandbox*");
    await reader(page).getByRole("button", { name: "Try again" }).click();
    await reader(page).getByText("O praise the LORD, all ye nations").waitFor();
  }),
);

test("where few lines have room nothing stays above the text", { skip }, () => {
  const look = { viewport: { width: 320, height: 256 } };
  const act = async (page: Page): Promise<void> => {
    await verse(page, 26_140).waitFor();
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    for (const part of [".ask", ".chapter h2"])
      assert.ok(((await page.locator(part).first().boundingBox())?.y ?? 0) < 0, part);
  };
  return visit("/?q=John+3", act, { key: "free", look });
});

test("dark and narrow: readable, and nothing sticks out", { skip }, async () => {
  const look = { colorScheme: "dark", viewport: { width: 360, height: 740 } } as const;
  for (const [target, name] of [
    ["/", "welcome"],
    ["/?q=Rom+8:1-4,28;12:1", "passage"],
    ["/?q=Jo+3:16", "ambiguous"],
    ["/?q=Matt+17:20-22&w=ASV&view=context", "comparison"],
  ] as const) {
    await visit(
      target,
      async (page) => {
        if (name === "passage") await verse(page, 28_118).waitFor();
        if (name === "comparison") await verse(page, 23_722).waitFor();
        await assertAccessible(page, `${name}, dark and narrow`);
        await picture(page, `${name}-dark-narrow`);
        const [wide, seen] = await page.evaluate<[number, number]>(
          "[document.documentElement.scrollWidth, document.documentElement.clientWidth]",
        );
        assert.equal(wide, seen, `${name} sticks out`);
        assert.equal(
          await page.evaluate("getComputedStyle(document.body).backgroundColor"),
          "rgb(23, 22, 20)",
        );
      },
      { key: "enterprise", look },
    );
  }
});
