// Tests the reader at /: how it is served and, in Chromium, how people use it.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { launch, skip } from "./support/chromium.ts";
import { assertAccessible, picture, siteFiles } from "./support/pages.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let browser: Browser | undefined;
let files: ReadonlyMap<string, Uint8Array>;

before(async () => {
  files = siteFiles();
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
  /** Whether each request advances the server's clock, so that limits expire. Otherwise the clock stands still. */
  readonly isPatient?: boolean;
}

/** Opens the page at a target, runs a test on it, and checks the rules that hold for every page. */
async function visit(target: string, act: (page: Page) => Promise<void>, options: Visit = {}): Promise<void> {
  if (browser === undefined) throw new Error("there is no browser");
  const { key, look = {}, isPatient = true } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 850 },
    permissions: ["clipboard-read", "clipboard-write"],
    reducedMotion: "reduce",
    // The tests could not intercept the requests of a service worker.
    serviceWorkers: "block",
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

const PHONE = { viewport: { width: 390, height: 844 } };

/** A file of the page, sent compressed. */
async function transferred(path: string) {
  const { status, headers } = await fetch(server.url + path, { headers: { "accept-encoding": "gzip" } });
  assert.equal(status, 200, path);
  return { headers, bytes: Number(headers.get("content-length")) };
}

test("a first visit is small, its files are cached long, and nothing is inline", async () => {
  const { headers, bytes: pageBytes } = await transferred("/");
  let bytes = pageBytes;
  assert.equal(headers.get("cache-control"), "no-cache");
  assert.match(headers.get("etag") ?? "", /^"/);
  const policy = headers.get("content-security-policy") ?? "";
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe|https?:|\*/);
  const page = Buffer.from(files.get("index.html") ?? "").toString();
  assert.doesNotMatch(page, /<script(?![^>]* src=)|<style|\son[a-z]+=|\sstyle=/);
  const loaded = [...page.matchAll(/(?:href|src)="(\/(?:assets\/|icon)[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const fonts = [...files.keys()].filter((name) => name.includes("-latin-400-")).map((name) => `/${name}`);
  assert.equal(fonts.length, 2);
  for (const path of [...loaded, ...fonts]) {
    const asset = await transferred(path);
    if (path.startsWith("/assets/"))
      assert.equal(asset.headers.get("cache-control"), "public, max-age=31536000, immutable", path);
    bytes += asset.bytes;
  }
  assert.ok(bytes > 60_000 && bytes < 150_000, `${bytes} bytes are transferred`);
});

test("input is understood at once and shown as a page, without a key", { skip }, () =>
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
    assert.equal(await page.locator(".lines").count(), 3, "poetry is set verse by verse");
    assert.equal(await page.locator(".lines i").first().textContent(), "is", "added words slope");
    assert.equal(await page.locator(".small-capitals").first().textContent(), "ORD");
    assert.match((await verse(page, 14_239).textContent()) ?? "", /for his name’s sake/);
    await page.waitForURL((url) => url.search === "?q=Ps.23,+vv.1%E2%80%933");
    await assertAccessible(page, "passage");
    await picture(page, "sandbox");
    await reference(page).fill("Genesis 1");
    await verse(page, 31).waitFor();
    assert.ok((await page.locator(".flow").count()) > 5, "prose has its paragraphs");
  }),
);

test(
  "on a phone the text is on the first screen, with what was understood in one line above it",
  { skip },
  () =>
    visit(
      "/?q=Rom+8:1-4,28;+12:1-2",
      async (page) => {
        await verse(page, 28_118).waitFor();
        const top = (await page.locator(".chapter h2").first().boundingBox())?.y ?? Infinity;
        assert.ok(top < 220, `the text begins at ${top}`);
        await meaning(page).getByText("Romans 8:1-4, 28; Romans 12:1-2 · 7 verses").click();
        await meaning(page).getByText("Rom.12.1-Rom.12.2").waitFor();
        await assertAccessible(page, "unfolded on a phone");
        await picture(page, "phone-unfolded");
      },
      { look: PHONE },
    ),
);

test(
  "an ambiguous book is marked, and a candidate can be chosen by keyboard; the focus stays in the page",
  {
    skip,
  },
  () =>
    visit("/?q=Rom+8:1;+Jo+3:16", async (page) => {
      await meaning(page).getByRole("heading", { name: "Which book?" }).waitFor();
      assert.equal(await page.locator(".marks mark").textContent(), "Jo");
      assert.equal(await reference(page).getAttribute("aria-invalid"), "true");
      assert.doesNotMatch((await meaning(page).textContent()) ?? "", /score|weight/);
      await assertAccessible(page, "ambiguous");
      await picture(page, "ambiguous");
      await reference(page).focus();
      const focused = () => page.evaluate<string>("document.activeElement.textContent");
      for (let step = 0; step < 12 && !/^John/.test(await focused()); step++)
        await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await reference(page).inputValue(), "Rom 8:1; John 3:16");
      assert.match(await focused(), /Romans 8:1/);
      await verse(page, 26_137).getByText("For God so loved the world").waitFor();
      assert.equal(await reference(page).getAttribute("aria-invalid"), "false");
      await page.goBack();
      assert.equal(await reference(page).inputValue(), "Rom 8:1; Jo 3:16");
    }),
);

test("a mistake is marked at its place, with a way to correct it", { skip }, () =>
  visit("/?q=Psalm+151;+John+3:99", async (page) => {
    assert.deepEqual(await page.locator(".marks mark").allTextContents(), ["151", "99"]);
    assert.match((await meaning(page).textContent()) ?? "", /there is no chapter 151.*there is no verse 99/);
    await assertAccessible(page, "outside the canon");
    await picture(page, "outside");
    await reference(page).fill("John 99:1");
    await meaning(page).getByRole("button", { name: "John 21" }).click();
    await verse(page, 26_900).waitFor();
    await reference(page).fill("love your enemies");
    await meaning(page).getByRole("heading", { name: "Words" }).waitFor();
    assert.equal(await meaning(page).getByText("Did you mean").count(), 0);
    await reader(page).getByRole("button", { name: "Use a key" }).waitFor();
    await reference(page).fill("בראשית 1");
    await meaning(page).getByText("understood in English").waitFor();
    await reference(page).fill("xyzzy 3");
    await meaning(page).getByRole("button", { name: "All books" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Jude" }).click();
    await reader(page).getByText("the servant of Jesus Christ").waitFor();
    await reference(page).fill("");
    await reader(page).getByRole("button", { name: "Obadiah" }).waitFor();
  }),
);

test(
  "an unfinished reference keeps the last text; history has an entry for each finished input",
  { skip },
  () =>
    visit("/", async (page) => {
      const before = await page.evaluate<number>("history.length");
      // The page's clock stands still: otherwise the page might see a slow machine as a pause in typing.
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await reference(page).pressSequentially("john 3");
      await page.clock.runFor(400);
      await verse(page, 26_137).waitFor();
      await reference(page).pressSequentially(":");
      await page.clock.runFor(400);
      await meaning(page).getByRole("heading", { name: "Continue" }).waitFor();
      assert.equal(await verse(page, 26_137).count(), 1);
      assert.equal(await reference(page).getAttribute("aria-invalid"), "false");
      await reference(page).pressSequentially("16");
      await page.clock.runFor(1500);
      await page.waitForURL((url) => url.search === "?q=john+3:16");
      await reference(page).fill("rom 8:28");
      await page.clock.runFor(1500);
      await page.waitForURL((url) => url.search === "?q=rom+8:28");
      assert.equal((await page.evaluate<number>("history.length")) - before, 2);
      await page.goBack();
      assert.equal(await reference(page).inputValue(), "john 3:16");
      await reference(page).focus();
      await page.keyboard.type(" and");
      await page.keyboard.press("Escape");
      assert.equal(await reference(page).inputValue(), "john 3:16");
    }),
);

test("input that is too long for the API is refused here too, with the same message", { skip }, () =>
  visit("/", async (page) => {
    const long = Array.from({ length: 150 }, (_, index) => `Jn 3:${(index % 36) + 1}`).join("; ");
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

test("a visit without a key causes no console error, and an open server gets no question about keys", {
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
    await page.getByRole("button", { name: "Add a key" }).waitFor();
  });
  const keyed = server;
  server = await startServer({ site: files, mode: "open" });
  try {
    await visit("/?q=John+3:16&v=ASV", async (page) => {
      await look(page);
      assert.match((await reader(page).textContent()) ?? "", /believeth on him/);
      assert.equal(await page.getByRole("button", { name: "Add a key" }).count(), 0);
    });
  } finally {
    await server.close();
    server = keyed;
  }
  assert.deepEqual(errors, []);
});

test("a version that the reference names is read, or reported as unavailable", { skip }, async () => {
  await visit(
    "/?q=John+3:16+ASV",
    async (page) => {
      await verse(page, 26_137).getByText("whosoever believeth on him").waitFor();
      await page.getByLabel("Version", { exact: true }).selectOption("KJV");
      await verse(page, 26_137).getByText("whosoever believeth in him").waitFor();
      assert.equal(await reference(page).inputValue(), "John 3:16");
    },
    { key: "free" },
  );
  await visit("/?q=John+3:16+ASV", async (page) => {
    await reader(page).getByText("The ASV needs a key; here is the KJV.").waitFor();
  });
  await visit(
    "/?q=John+3:16&v=NIV",
    async (page) => {
      await reader(page).getByText("This server does not have the NIV.").waitFor();
      await reader(page).getByRole("button", { name: "KJV" }).click();
      await verse(page, 26_137).waitFor();
    },
    { key: "free" },
  );
});

test("text is shown in the order of the reference, and a card opens its text", { skip }, () =>
  visit("/?q=Rom+8;+John+3:16;+Ps+117", async (page) => {
    await meaning(page).getByRole("button", { name: "Psalm 117" }).click();
    await verse(page, toOrdinal(19, 117, 2)).waitFor();
    const titles = await page.locator(".chapter h2").allTextContents();
    assert.deepEqual(titles, ["Romans 8", "John 3:16", "Psalm 117"]);
    await meaning(page).getByRole("button", { name: "John 3:16" }).click();
    await page.locator("h2:focus").getByText("John 3:16").waitFor();
    const box = await verse(page, 26_137).boundingBox();
    assert.ok(box !== null && box.y > 0 && box.y < 850);
    await page.locator('[data-section="1"]').getByRole("button", { name: "Read in context" }).click();
    await verse(page, 26_138).waitFor();
    assert.match((await verse(page, 26_137).getAttribute("class")) ?? "", /asked/);
  }),
);

const hits = (page: Page) => page.locator(".hits li");

test(
  "words other than a reference are searched: marked, narrowed, page by page, and Back again",
  { skip },
  () =>
    visit(
      "/",
      async (page) => {
        await reference(page).fill("love your enemies");
        await reader(page).getByRole("heading", { name: "3 verses in the KJV" }).waitFor();
        assert.deepEqual(await hits(page).first().locator("mark").allTextContents(), [
          "Love",
          "your",
          "enemies",
        ]);
        assert.equal(await reference(page).getAttribute("aria-invalid"), "false");
        await assertAccessible(page, "search");
        await picture(page, "search");
        await page.goto(`${server.url}/?q=shepherd`);
        await reader(page).getByText("1–25 of 74").waitFor();
        await reader(page).getByRole("button", { name: "Next ›" }).click();
        await page.waitForURL((url) => url.search === "?q=shepherd&page=2");
        await reader(page).getByText("26–50 of 74").waitFor();
        await reader(page).getByLabel("In", { exact: true }).selectOption("John (5)");
        await reader(page).getByRole("heading", { name: "5 verses" }).waitFor();
        await reader(page).getByLabel("Order", { exact: true }).focus();
        await reader(page).getByLabel("Order", { exact: true }).selectOption("as in the Bible");
        await page.waitForURL((url) => url.search === "?q=shepherd&in=John&sort=canonical");
        await page
          .locator("select:focus")
          .and(page.getByLabel("Order", { exact: true }))
          .waitFor();
        await reader(page).getByRole("link", { name: "John 10:2", exact: true }).waitFor();
        const names = await hits(page).locator("a").allTextContents();
        assert.equal(names[0], "John 10:2");
        await reader(page).getByRole("link", { name: "John 10:14" }).click();
        await page.waitForURL((url) => url.search === "?q=John+10:14&view=context");
        await verse(page, toOrdinal(43, 10, 14)).waitFor();
        await page.goBack();
        await reader(page).getByRole("link", { name: "John 10:14" }).waitFor();
        await page.getByLabel("Compare with version").selectOption("ASV");
        await reader(page).getByRole("heading", { name: "in the KJV and the ASV" }).waitFor();
      },
      { key: "free" },
    ),
);

test("a search without results, with a fault, or for the name of a book offers a next step", { skip }, () =>
  visit(
    "/?q=righteousnes",
    async (page) => {
      await reader(page).getByRole("button", { name: "righteousness" }).click();
      await hits(page).first().waitFor();
      await reference(page).fill("(faith OR hope");
      await reader(page).getByRole("alert").filter({ hasText: "position 14" }).waitFor();
      await reference(page).fill("asdf");
      await reader(page).getByRole("heading", { name: "No verse found in the KJV" }).waitFor();
      await reference(page).fill("Mark");
      await meaning(page).getByRole("button", { name: "Search for “Mark”" }).click();
      await page.waitForURL((url) => url.search === "?q=Mark&view=search");
      await hits(page).getByText("And the LORD set a mark upon Cain").waitFor();
      await meaning(page).getByRole("button", { name: "Mark", exact: true }).click();
      await reader(page).getByText("The beginning of the gospel").waitFor();
      const broken = page.waitForRequest("**/api/search?**");
      await page.context().setOffline(true);
      await reference(page).fill("charity never faileth");
      await broken;
      await reader(page).getByText("You are offline.").waitFor();
      await page.context().setOffline(false);
      await hits(page).first().waitFor();
    },
    { key: "free" },
  ),
);

test("references are found in a pasted text, which stays in the browser", { skip }, () =>
  visit("/", async (page) => {
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && sent.push(request.url()));
    await page.getByRole("button", { name: "Find references in a text" }).click();
    await page.waitForURL((url) => url.search === "?view=scan");
    sent.length = 0;
    const text = page.getByLabel("Paste a text");
    await text.fill("As Rom 8:28 says, and v. 30; see 1 John 4:8.\nNot John 3:99, nor Jud 1:5.");
    await page.keyboard.press("Tab");
    await reader(page).getByRole("heading", { name: "5 references" }).waitFor();
    assert.deepEqual(
      await page
        .locator(".scanned a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("title"))),
      ["Romans 8:28", "Romans 8:30", "1 John 4:8"],
    );
    const messages = (await reader(page).locator(".problems").textContent()) ?? "";
    assert.match(messages, /there is no verse 99.*Judges or Jude/);
    await assertAccessible(page, "references in a text");
    await picture(page, "scan");
    await reader(page).getByRole("button", { name: "Copy as Markdown" }).click();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    assert.ok(copied.includes(`[Rom 8:28](<${server.url}/?q=Romans+8:28>)`), copied);
    assert.deepEqual(sent, []);
    await page.getByRole("link", { name: "v. 30" }).click();
    await verse(page, toOrdinal(45, 8, 30)).waitFor();
    await page.goBack();
    await reader(page).getByRole("heading", { name: "5 references" }).waitFor();
    assert.match(await text.inputValue(), /^As Rom 8:28/);
  }),
);

test("a quotation is checked: its words, its place, and what differs", { skip }, async () => {
  await visit(
    "/",
    async (page) => {
      await page.getByRole("button", { name: "Check a quotation" }).click();
      await page.waitForURL((url) => url.search === "?view=quote");
      await page.getByLabel("The words as they are quoted").fill("Blessed are the undefiled in their way");
      await page.getByLabel("The reference given for them").fill("Psalm 3:8");
      await reader(page).getByRole("button", { name: "Check", exact: true }).click();
      await reader(page).getByRole("heading", { name: "Nearly the words of Psalm 119:1 (KJV)." }).waitFor();
      await reader(page).getByText("The reference Psalm 3:8 is wrong.").waitFor();
      const changed = await hits(page).first().locator(".changed").allTextContents();
      assert.deepEqual(changed, ["the", "their"]);
      await assertAccessible(page, "a quotation");
      await picture(page, "quote");
      await page.getByRole("button", { name: "JSON and code" }).click();
      await page.getByText('"near"').first().waitFor();
      await reader(page).getByRole("link", { name: "Psalm 119:1", exact: true }).first().click();
      await verse(page, toOrdinal(19, 119, 1)).waitFor();
      await page.goBack();
      await reader(page).getByRole("heading", { name: "Nearly the words" }).waitFor();
    },
    { key: "production" },
  );
  await visit("/?view=quote", async (page) => {
    await page.getByLabel("The words as they are quoted").fill("Jesus wept");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await reader(page).getByText("Checking a quotation needs a key on this server.").waitFor();
  });
});

test("the check of a text shows what is wrong, what is right, and the corrected text", { skip }, async () => {
  await visit(
    "/",
    async (page) => {
      await page.getByRole("button", { name: "Check a whole text" }).click();
      await page.waitForURL((url) => url.search === "?view=verify");
      const text = page.getByLabel("Paste a sermon");
      await text.fill(
        '"Jesus wept" (John 11:35). "For God so loved the universe" (John 3:16); "The LORD is my shepherd" (Psalm 32:1); John 3:99.',
      );
      await reader(page).getByRole("button", { name: "Check", exact: true }).click();
      const heading = reader(page).getByRole("heading", { name: "3 of 7 need a look" });
      await heading.waitFor();
      assert.equal(await page.evaluate("document.activeElement.textContent"), "3 of 7 need a look");
      assert.deepEqual(await page.locator(".scanned .sound").allTextContents(), ["Jesus wept"]);
      assert.deepEqual(await page.locator(".scanned mark").allTextContents(), [
        "For God so loved the universe",
        "The LORD is my shepherd",
        "John 3:99",
      ]);
      const messages = await page.locator(".findings .judgement").allTextContents();
      assert.deepEqual(messages, [
        "Nearly the words of John 3:16 (ASV). The reference John 3:16 is right.",
        "These are the words of Psalm 23:1 (KJV). The reference Psalm 32:1 is wrong.",
        "John 3 has 36 verses; there is no verse 99.",
      ]);
      assert.deepEqual(await page.locator(".corrected ins").allTextContents(), ["world", "Psalm 23:1"]);
      await page.getByRole("link", { name: "To finding 2" }).press("Enter");
      assert.equal(await page.evaluate("document.activeElement.id"), "finding-2");
      await page.getByRole("link", { name: "2, back to the text" }).press("Enter");
      assert.equal(await page.evaluate("document.activeElement.id"), "place-2");
      await page.getByLabel("Correct the words").uncheck();
      assert.deepEqual(await page.locator(".corrected ins").allTextContents(), ["Psalm 23:1"]);
      await assertAccessible(page, "a text that is checked");
      await picture(page, "verify");
      await page.getByRole("button", { name: "Copy the corrected text" }).click();
      assert.equal(
        await page.evaluate<string>("navigator.clipboard.readText()"),
        '"Jesus wept" (John 11:35). "For God so loved the universe" (John 3:16); "The LORD is my shepherd" (Psalm 23:1); John 3:99.',
      );
      await page.getByRole("button", { name: "JSON and code" }).click();
      await page.getByText('"unsound"').first().waitFor();
      await page.locator(".findings").getByRole("link", { name: "Psalm 23:1", exact: true }).click();
      await verse(page, toOrdinal(19, 23, 1)).waitFor();
      await page.goBack();
      await heading.waitFor();
      await page.getByRole("button", { name: "Check the corrected text" }).click();
      await reader(page).getByRole("heading", { name: "2 of 7 need a look" }).waitFor();
    },
    { key: "production" },
  );
  await visit("/?view=scan", async (page) => {
    await page.getByLabel("Paste a text").fill("Rom 8:28");
    await page.getByRole("button", { name: "Check its quotations too" }).click();
    await reader(page).getByText("Checking a text needs a key on this server.").waitFor();
  });
});

test("if a text is too long to be checked at once, its rest can be checked next", { skip }, () =>
  visit(
    "/?view=verify",
    async (page) => {
      const text = '"Jesus wept" (John 11:35). Then John 3:99.';
      const end = text.indexOf(" Then");
      await page.route("**/api/verify", async (route) => {
        const sent = route.request().postDataJSON().text;
        if (sent !== text) return route.continue();
        const response = await route.fetch({ postData: JSON.stringify({ text: text.slice(0, end) }) });
        const json = { ...(await response.json()), verdict: "unsound", truncated: true, read_to: end };
        return route.fulfill({ response, json });
      });
      await page.getByLabel("Paste a sermon").fill(text);
      await reader(page).getByRole("button", { name: "Check", exact: true }).click();
      await reader(page).getByRole("heading", { name: "No mistake in the part that was checked" }).waitFor();
      await reader(page).getByText('It was checked up to “… "Jesus wept" (John 11:35).”').waitFor();
      await assertAccessible(page, "a part of a text");
      await page.getByRole("button", { name: "Check the rest" }).click();
      await reader(page).getByRole("heading", { name: "1 of 1 needs a look" }).waitFor();
      assert.equal(await page.getByLabel("Paste a sermon").inputValue(), " Then John 3:99.");
    },
    { key: "production" },
  ),
);

test("on a phone the views of the reader's own text begin on the first screen", { skip }, async () => {
  for (const [view, label] of [
    ["scan", "Paste a text"],
    ["quote", "The words as they are quoted"],
    ["verify", "Paste a sermon"],
  ] as const) {
    await visit(
      `/?view=${view}`,
      async (page) => {
        const top = (await page.getByLabel(label).boundingBox())?.y ?? Infinity;
        assert.ok(top < 320, `the field of ${view} begins at ${top}`);
        assert.equal(await page.getByLabel("Version", { exact: true }).isVisible(), false);
        await meaning(page).getByText("About this page").click();
        await meaning(page).getByRole("link").waitFor();
      },
      { look: PHONE },
    );
  }
});

test("text typed while the page still waits for the account is kept", { skip }, () =>
  visit(
    "/docs/guide",
    async (page) => {
      let answer = (): void => {};
      const later = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/usage", async (route) => {
        await later;
        await route.continue();
      });
      const checks: string[] = [];
      page.on("request", (request) => request.method() === "POST" && checks.push(request.url()));
      await page.goto(`${server.url}/?view=verify`);
      await page.getByLabel("Paste a sermon").fill("John 3:16");
      const known = page.waitForResponse("**/api/usage");
      answer();
      await known;
      await page.getByRole("button", { name: "Key: Production" }).waitFor();
      assert.equal(await page.getByLabel("Paste a sermon").inputValue(), "John 3:16");
      assert.deepEqual(checks, [], "nothing is sent before somebody presses the button");
    },
    { key: "production" },
  ),
);

test("two versions are shown side by side, and absent verses are marked", { skip }, () =>
  visit(
    "/?q=Matt+17:20-22&w=ASV",
    async (page) => {
      await verse(page, 23_722).waitFor();
      const [kjv, asv] = await verse(page, 23_722).locator("p").allTextContents();
      assert.match(kjv ?? "", /Howbeit this kind goeth not out/);
      assert.match(asv ?? "", /not in the ASV/);
      const changed = verse(page, 23_721).locator(".changed");
      assert.deepEqual(await changed.allTextContents(), [
        "Jesus said",
        "unbelief",
        "he saith",
        "little faith",
      ]);
      await assertAccessible(page, "comparison");
      await picture(page, "comparison");
      await page.getByLabel("Compare with version").selectOption("");
      await page.getByLabel("Version", { exact: true }).selectOption("ASV");
      await page.locator(".flow").getByText("not in the ASV").waitFor();
      assert.equal(new URL(page.url()).search, "?q=Matt+17:20-22&v=ASV");
      await page.goto(`${server.url}/`);
      assert.equal(
        await page.getByLabel("Version", { exact: true }).inputValue(),
        "ASV",
        "the version is remembered",
      );
    },
    { key: "enterprise" },
  ),
);

const ordinalsOnPage = (page: Page) =>
  page.evaluate<number[]>(
    "[...document.querySelectorAll('.verse')].map((verse) => Number(verse.dataset.ordinal))",
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
      await reader(page).getByRole("heading", { name: "Malachi 2" }).waitFor({ state: "attached" });
      const ordinals = await ordinalsOnPage(page);
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

test(
  "a late answer about key and versions keeps the scrolled text",
  {
    skip,
  },
  () =>
    visit(
      "/docs/guide",
      async (page) => {
        const held = Promise.withResolvers<void>();
        for (const path of ["**/api/usage*", "**/api/versions*"])
          await page.route(path, async (route) => held.promise.then(() => route.continue()));
        await page.goto(`${server.url}/?q=Mal+3:16&view=context`);
        await verse(page, 23_137).waitFor();
        await verse(page, toOrdinal(40, 2, 1)).evaluate((element) =>
          element.scrollIntoView({ block: "start" }),
        );
        await page.waitForURL((url) => url.search === "?q=Matthew+2&view=context");
        held.resolve();
        await page.getByRole("button", { name: "Key: free" }).waitFor();
        await page.locator('#version option[value="ASV"]').waitFor({ state: "attached" });
        assert.equal((await ordinalsOnPage(page))[0], 23_122);
      },
      { key: "free" },
    ),
);

test("address, title and box follow the screen; reload and Back return to the verse", { skip }, () =>
  visit(
    "/?q=John+4&view=context",
    async (page) => {
      await verse(page, 26_158).waitFor();
      assert.equal(await page.locator(".asked").count(), 0, "a whole chapter is not marked");
      await verse(page, 26_220).waitFor();
      await verse(page, 26_220).evaluate((element) => element.scrollIntoView({ block: "start" }));
      await page.waitForURL((url) => url.search === "?q=John+5&view=context");
      assert.equal(await reference(page).inputValue(), "John 5");
      assert.equal(await page.title(), "John 5 · Lectern");
      await meaning(page).getByRole("heading", { name: "John 5" }).waitFor();
      const isAtTop = async (): Promise<void> => {
        await verse(page, 26_220).waitFor();
        const y = (await verse(page, 26_220).boundingBox())?.y ?? 0;
        assert.ok(y > 0 && y < 200, `the verse is at ${y}`);
      };
      await page.reload();
      await isAtTop();
      await page.goto(`${server.url}/?q=Ps+1`);
      await page.goBack();
      await isAtTop();
      await page.goto(`${server.url}/`);
      await page.getByRole("button", { name: "Continue reading John 5" }).click();
      await isAtTop();
    },
    { key: "free" },
  ),
);

test("buttons, keys and the end of the text lead to other chapters", { skip }, () =>
  visit("/?q=John+3", async (page) => {
    await reader(page).getByRole("button", { name: "John 4 ›" }).click();
    await page.waitForURL((url) => url.search === "?q=John+4");
    await verse(page, 26_158).waitFor();
    assert.equal(await page.evaluate("scrollY"), 0);
    await page.evaluate("document.activeElement.blur()");
    await page.keyboard.press("ArrowRight");
    await page.waitForURL((url) => url.search === "?q=John+5");
    await page.getByRole("button", { name: "Chapter before" }).click();
    await page.waitForURL((url) => url.search === "?q=John+4");
    await page.keyboard.press("/");
    assert.ok(await reference(page).evaluate((field) => field === field.ownerDocument.activeElement));
  }),
);

test("a chapter is chosen by keyboard, and nothing loads before that", { skip }, () =>
  visit("/?q=John+3:16", async (page) => {
    await verse(page, 26_137).waitFor();
    const requested: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && requested.push(request.url()));
    await page.getByRole("button", { name: "Books" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Choose a book" });
    await dialog.waitFor();
    await assertAccessible(page, "books");
    await picture(page, "books");
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    assert.equal(await page.evaluate("document.activeElement.textContent"), "Acts");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Acts 8", exact: true }).waitFor();
    assert.deepEqual(requested, []);
    await page.getByRole("button", { name: "Acts 8", exact: true }).click();
    await page.waitForURL((url) => url.search === "?q=Acts+8&view=context");
    await verse(page, 27_178).waitFor();
  }),
);

test("a verse has a menu: copy, link, compare, context; also by keyboard", { skip }, () =>
  visit(
    "/?q=Ps+23",
    async (page) => {
      const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
      await verse(page, 14_237).waitFor();
      await page.getByRole("link", { name: "Psalm 23:1", exact: true }).click();
      await assertAccessible(page, "menu of a verse");
      await picture(page, "verse-menu");
      await page.getByRole("menuitem", { name: "Copy text" }).click();
      assert.equal(await copied(), "“The LORD is my shepherd; I shall not want.” — Psalm 23:1 (KJV)");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.getByRole("menu", { name: "Psalm 23:2" }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await copied(), `${server.url}/?q=Psalm+23:2`);
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "Compare with ASV" }).click();
      await page.getByText("Jehovah is my shepherd").waitFor();
      await page.getByRole("link", { name: "Psalm 23:6", exact: true }).click();
      await page.keyboard.press("Escape");
      assert.equal(await page.getByRole("menu").count(), 0);
      await page.getByRole("link", { name: "Psalm 23:6", exact: true }).click();
      await page.getByRole("menuitem", { name: "Read in context" }).click();
      await page.waitForURL((url) => url.search === "?q=Psalm+23:6&w=ASV&view=context");
    },
    { key: "production" },
  ),
);

test("JSON is shown next to the text as the API sends it, and code works when copied", { skip }, () =>
  visit("/?q=Rom+8:1-4", async (page) => {
    await page.getByRole("button", { name: "JSON and code" }).click();
    const panel = page.getByRole("region", { name: "JSON and code" });
    await panel.getByText('"Rom.8.1-Rom.8.4"').waitFor();
    const shown = JSON.parse((await panel.locator(".json").textContent()) ?? "");
    assert.deepEqual(shown, await server.get("/api/resolve?reference=Rom+8:1-4"));
    await assertAccessible(page, "JSON and code");
    await panel.getByRole("button", { name: "Text" }).click();
    await panel.getByText('"full_chapter"').waitFor();
    await picture(page, "json");
    await panel.getByRole("button", { name: "Steps" }).click();
    await panel.getByText("rule 10").waitFor();
    await panel.getByText('"attempts"').waitFor();
    await assertAccessible(page, "steps of the resolver");
    await panel.getByRole("button", { name: "Text" }).click();
    await panel.getByRole("button", { name: "curl" }).click();
    const command = (await panel.locator(".code").textContent()) ?? "";
    const [, target = ""] = /^curl '([^']+)'$/.exec(command) ?? [];
    assert.equal((await fetch(target)).status, 200, command);
  }),
);

/** Name of what has the focus, as a screen reader says it. */
const focused = (page: Page) =>
  page.evaluate<string>(
    "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()",
  );

test("the panel with JSON takes the focus; Esc closes it and returns the focus", {
  skip,
}, async () => {
  for (const look of [{}, { viewport: { width: 820, height: 1100 } }]) {
    await visit(
      "/?q=Psalm+23",
      async (page) => {
        await verse(page, 14_237).waitFor();
        const understood = meaning(page).locator("summary.fold");
        if (await understood.isVisible()) await understood.click();
        const button = page.getByRole("button", { name: "JSON and code" });
        await button.press("Enter");
        assert.equal(await focused(page), "JSON and code");
        await page.keyboard.press("Tab");
        assert.equal(await focused(page), "Close");
        await page.keyboard.press("Escape");
        assert.equal(await page.getByRole("region", { name: "JSON and code" }).isVisible(), false);
        assert.equal(await page.evaluate("document.activeElement.id"), "developer-button");
        await button.press("Enter");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        assert.equal(await page.evaluate("document.activeElement.id"), "developer-button");
      },
      { look },
    );
  }
});

test("Tab closes the menu of a verse, and moves to what follows the verse", { skip }, () =>
  visit("/?q=Psalm+23", async (page) => {
    const number = page.getByRole("link", { name: "Psalm 23:1", exact: true });
    await number.press("Enter");
    assert.equal(await focused(page), "Copy text");
    await page.keyboard.press("Tab");
    await page.getByRole("menu").waitFor({ state: "hidden" });
    assert.equal(await focused(page), "‹ Psalm 22");
  }),
);

test("Back returns the focus to the verse that was opened from the list", { skip }, () =>
  visit(
    "/?q=faith+hope",
    async (page) => {
      const third = hits(page).nth(2).getByRole("link");
      const name = await third.textContent();
      await third.press("Enter");
      await reader(page).getByRole("heading", { level: 2 }).first().waitFor();
      await page.goBack();
      await hits(page).first().waitFor();
      await page.waitForFunction("document.activeElement !== document.body");
      assert.equal(await focused(page), name);
    },
    { key: "free" },
  ),
);

test("a copied link contains no key", { skip }, () =>
  visit(
    "/?q=Rom+8:1-4",
    async (page) => {
      await page.getByRole("button", { name: "Copy link", exact: true }).click();
      assert.equal(await page.evaluate("navigator.clipboard.readText()"), `${server.url}/?q=Rom+8:1-4`);
      await page.getByRole("button", { name: "JSON and code" }).click();
      for (const label of ["curl", "JavaScript", "Python", "Client"]) {
        await page.getByRole("button", { name: label, exact: true }).click();
        const code = (await page.locator(".developer .code").textContent()) ?? "";
        assert.match(code, /LECTERN_KEY/);
        assert.ok(!code.includes(server.keys.production));
      }
    },
    { key: "production" },
  ),
);

test("the page asks for a key once, keeps it, refuses a wrong one, and can forget it", { skip }, () =>
  visit("/?q=John+3:16", async (page) => {
    await page.getByRole("button", { name: "Add a key" }).click();
    const dialog = page.getByRole("dialog", { name: "Your key" });
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
    await page.getByRole("button", { name: "Add a key" }).waitFor();
    assert.equal(await page.evaluate("localStorage.getItem('lectern-key')"), null);
  }),
);

test("colours, size and layout are chosen once and kept", { skip }, () =>
  visit("/?q=Genesis+1", async (page) => {
    await verse(page, 1).waitFor();
    const size = () => page.evaluate<string>("getComputedStyle(document.querySelector('.verse')).fontSize");
    const first = await size();
    await page.getByRole("button", { name: "Colours and size of the text" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await page.getByRole("button", { name: "Larger" }).click();
    await page.getByRole("button", { name: "Each on a line" }).click();
    await assertAccessible(page, "settings");
    await picture(page, "settings");
    await page.keyboard.press("Escape");
    await page.reload();
    await verse(page, 1).waitFor();
    assert.equal(await page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(23, 22, 20)");
    assert.ok(Number.parseFloat(await size()) > Number.parseFloat(first));
    assert.equal(await page.locator(".flow").count(), 0);
  }),
);

test("when the service fails the page says what to do, and retries on request", { skip }, () =>
  visit("/?q=John+3:16", async (page) => {
    await verse(page, 26_137).waitFor();
    await page.route("**/api/sandbox*", (route) => route.fulfill({ status: 500, body: "<html>" }));
    await reference(page).fill("Psalm 117");
    await reader(page).getByRole("alert").filter({ hasText: "not from the API" }).waitFor();
    await assertAccessible(page, "failure");
    await picture(page, "failure");
    await page.unroute("**/api/sandbox*");
    await reader(page).getByRole("button", { name: "Try again" }).click();
    await reader(page).getByText("O praise the LORD, all ye nations").waitFor();
    await page.context().setOffline(true);
    await reference(page).fill("Psalm 134");
    await reader(page).getByText("You are offline.").waitFor();
    await page.context().setOffline(false);
    await reader(page).getByText("Behold, bless ye the LORD").waitFor();
  }),
);

test("when many read without a key the page says how long it waits, and continues by itself", { skip }, () =>
  visit("/", async (page) => {
    let refused = 0;
    await page.route("**/api/sandbox*", async (route) => {
      if (refused++ > 0) return route.continue();
      const body = { status: "error", error: "rate_limited", message: "", request_id: "1", retry_after: 1 };
      await route.fulfill({ status: 429, headers: { "retry-after": "1" }, json: body });
    });
    // The page's clock stands still while the test looks at the page.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await reference(page).fill("Jude 24");
    await page.clock.runFor(400);
    await reader(page).getByText("Jude 1 follows in 1 s.").waitFor();
    await page.clock.runFor(1000);
    await verse(page, 30_697).waitFor();
  }),
);

test("on a phone the header fits, with a key and without one", { skip }, async () => {
  for (const [width, key] of [
    [320, undefined],
    [390, undefined],
    [390, "production"],
  ] as const) {
    const look = { viewport: { width, height: 740 } };
    const act = async (page: Page): Promise<void> => {
      const button = page.getByRole("button", { name: key === undefined ? "Add a key" : "Key" });
      await button.waitFor();
      const [written, seen] = await button.evaluate((one) => [one.scrollWidth, one.clientWidth]);
      assert.equal(written, seen, `${width} ${key}`);
      const box = await page.getByRole("button", { name: "Colours and size of the text" }).boundingBox();
      assert.ok(box !== null && box.x + box.width <= width, `${width} ${key}`);
    };
    await visit("/?q=Psalm+23", act, key === undefined ? { look } : { key, look });
  }
});

test("on a low screen nothing stays above the text", { skip }, () => {
  const look = { viewport: { width: 320, height: 256 } };
  const act = async (page: Page): Promise<void> => {
    await verse(page, 26_140).waitFor();
    await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
    assert.ok(((await page.locator(".ask").boundingBox())?.y ?? 0) < 0);
  };
  return visit("/?q=John+3", act, { key: "free", look });
});

test("a text read before works offline; for any other the page says it is offline", { skip }, () =>
  visit(
    "/?q=John+3:16",
    async (page) => {
      await verse(page, 26_137).waitFor();
      await page.evaluate(`new Promise((done) => {
        const { serviceWorker } = navigator;
        if (serviceWorker.controller !== null) done();
        else serviceWorker.addEventListener("controllerchange", () => done());
      })`);
      await reference(page).fill("Psalm 117");
      await reader(page).getByText("O praise the LORD, all ye nations").waitFor();
      await page.context().setOffline(true);
      await page.goto(`${server.url}/?q=John+3:16`);
      await verse(page, 26_137).waitFor();
      await reference(page).fill("Psalm 117");
      await reader(page).getByText("O praise the LORD, all ye nations").waitFor();
      assert.equal(await page.evaluate(`document.fonts.check('16px "Lectern Serif"')`), true);
      await reference(page).fill("Psalm 134");
      await reader(page).getByText("You are offline.").waitFor();
    },
    { look: { serviceWorkers: "allow" } },
  ),
);

test("the reader can be installed as an app", { skip }, () =>
  visit(
    "/",
    async (page) => {
      await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
      const session = await page.context().newCDPSession(page);
      const { url, errors } = await session.send("Page.getAppManifest");
      assert.deepEqual([url, errors], [`${server.url}/manifest.webmanifest`, []]);
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      const messages = installabilityErrors.map(({ errorId }) => errorId);
      // Playwright's windows are private ones, in which nothing can be installed.
      assert.deepEqual(
        messages.filter((id) => id !== "in-incognito"),
        [],
      );
    },
    { look: { serviceWorkers: "allow" } },
  ),
);

test("the first chapter is shown before the reader's script, and is requested once", { skip }, () =>
  visit("/docs/guide", async (page) => {
    const requested: string[] = [];
    page.on("request", (request) => request.url().includes("/api/sandbox") && requested.push(request.url()));
    const visits: readonly (readonly [target: string, shown: string | null])[] = [
      ["/?q=Romans+8:1-4", "Romans 8:1-4KJVRead in context"],
      ["/?q=Rom.+8:1-2,+4;+John+3:16", "Romans 8:1-2, 4KJVRead in context"],
      ["/?q=ps+23&view=context", "Psalm 23KJV"],
      ["/?q=Jude+5", "Jude 1:5KJVRead in context"],
      // If the text begins in the middle of a chapter, only the reader's script shows it.
      ["/?q=Ps+23:4&view=context", null],
    ];
    for (const [target, shown] of visits) {
      requested.length = 0;
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/assets/reader-*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(server.url + target, { waitUntil: "commit" });
      const early = page.locator("[data-early]");
      if (shown !== null) assert.equal(await early.locator("header").textContent(), shown);
      else await page.waitForResponse("**/api/sandbox?**");
      const text = shown === null ? "" : await early.textContent();
      const last = shown === null ? null : await early.locator(".verse").last().getAttribute("data-ordinal");
      const before = shown === null ? undefined : (await early.locator(".verse").first().boundingBox())?.y;
      release();
      await page.locator("#developer-button").waitFor();
      await early.waitFor({ state: "detached" });
      await (last === null ? page.locator(".verse").first() : verse(page, Number(last))).waitFor();
      if (shown !== null) {
        const y = (await page.locator(".verse").first().boundingBox())?.y;
        assert.equal(y, before, `${target}: the text moved`);
        assert.equal(await page.locator(".chapter").first().textContent(), text, target);
      }
      assert.equal(new Set(requested).size, requested.length, `${target}: ${requested}`);
      await page.unroute("**/assets/reader-*.js");
    }
    // Without the reader's script, which would take the answer.
    await page.route("**/assets/reader-*.js", (route) => route.abort());
    for (const target of ["/?q=Romanz+8", "/?q=Romans+99", "/?q=Romans+8&v=ASV", "/"]) {
      await page.goto(server.url + target, { waitUntil: "load" });
      assert.equal(await page.evaluate("window.lecternEarly"), undefined, target);
    }
  }),
);

test("print contains only the text", { skip }, () =>
  visit("/?q=Psalm+23", async (page) => {
    await verse(page, 14_237).waitFor();
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate<string>("document.body.innerText");
    assert.match(seen.replace(/\s+/g, " "), /^ ?Psalm 23 KJV A Psalm of David\. .*for ever\. ?$/);
  }),
);

test("lines have a comfortable length", { skip }, () =>
  visit("/?q=Genesis+1", async (page) => {
    await verse(page, 31).waitFor();
    const letters = await page.evaluate<number>(`(() => {
      const column = document.querySelector(".flow");
      const line = document.createElement("span");
      line.textContent = "And the earth was without form, and void; and darkness was upon";
      column.append(line);
      const { width } = line.getBoundingClientRect();
      const letters = (column.getBoundingClientRect().width / width) * line.textContent.length;
      line.remove();
      return letters;
    })()`);
    assert.ok(letters >= 60 && letters <= 72, `${letters} letters`);
  }),
);

test("dark and narrow: readable, and nothing overflows", { skip }, async () => {
  for (const [target, name, width] of [
    ["/", "welcome", 320],
    ["/?q=Rom+8:1-4,28;12:1", "passage", 320],
    ["/?q=Jo+3:16", "ambiguous", 360],
    ["/?q=Matt+17:20-22&w=ASV&view=context", "comparison", 320],
    ["/?q=faith+hope&w=ASV", "search", 320],
    ["/?view=scan", "scan", 320],
    ["/?view=quote", "quote", 320],
    ["/?view=verify", "verify", 320],
  ] as const) {
    const look = { colorScheme: "dark", viewport: { width, height: 740 } } as const;
    await visit(
      target,
      async (page) => {
        if (name === "passage") await verse(page, 28_118).waitFor();
        if (name === "comparison") await verse(page, 23_722).waitFor();
        if (name === "search") await hits(page).first().waitFor();
        if (name === "scan") await page.getByLabel("Paste a text").fill("Rom 8:28, and Jud 1:5");
        if (name === "verify") {
          await page.getByLabel("Paste a sermon").fill('"Jesus wept bitterly" (John 11:35), and Jud 1:5');
          await reader(page).getByRole("button", { name: "Check", exact: true }).click();
          await reader(page).getByRole("heading", { name: "need a look" }).waitFor();
        }
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
