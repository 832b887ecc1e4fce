// Reads every chapter of every bundled edition over HTTP, and compares it verse by verse with the built
// edition; for the KJV also with its source.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { books } from "@lectern/scripture";
import { buildEdition, readErrata } from "../editions/build-edition.ts";
import { editionFolder, editionFolders } from "../editions/folders.ts";
import { readSource } from "../editions/kjv/rules.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
before(async () => {
  server = await startServer({ mode: "open", editions: editionFolders().map(({ name }) => name) });
});
after(() => server.close());

interface Item {
  readonly verse: number;
  readonly text: string;
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

for (const folder of editionFolders()) {
  const { code } = folder.manifest;
  test(`${code}: every verse and title is as built`, async () => {
    const { verses } = await buildEdition(folder);
    const items = await allVerses(code);
    assert.equal(items.length, 31_102);
    for (const [index, { text, title, absent = false }] of items.entries()) {
      assert.equal(text, verses[index]?.text ?? "");
      assert.equal(title, verses[index]?.title);
      assert.equal(text === "", absent);
    }
  });
}

test("KJV: except for the errata, the words equal those of the source without its markup", async () => {
  const kjv = editionFolder("kjv");
  const source: unknown = readSource(kjv.sourcePath()).verses;
  assert.ok(typeof source === "object" && source !== null);
  const words = Object.values(source).map((text) => String(text).replace(/^# /, "").replace(/[[\]]/g, ""));
  const items = await allVerses("KJV");
  assert.equal(words.length, items.length);
  const others = items.flatMap(({ text }, index) => (text === words[index] ? [] : [index + 1]));
  assert.deepEqual(others, [...new Set(readErrata(kjv, "errata.tsv").map(({ ordinal }) => ordinal))]);
});
