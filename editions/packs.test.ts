import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { books, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { openPack } from "../packages/server/src/text/pack-reader.ts";
import { writePack } from "../packages/server/src/text/pack-writer.ts";
import { PACKS } from "../packages/server/src/text/testdata/bundled.ts";
import { openStore } from "../packages/server/src/text/testdata/open-store.ts";
import { passageItems } from "../packages/server/src/wire/testdata/passage-items.ts";
import { buildEdition } from "./build-edition.ts";
import { editionFolders } from "./folders.ts";

const store = openStore(PACKS);

test("each folder's pack has the edition, byte for byte", async () => {
  for (const folder of editionFolders()) {
    const pack = readFileSync(join(PACKS, `${folder.name}.pack`));
    assert.ok(pack.equals(writePack(await buildEdition(folder))), folder.name);
  }
});

test("the stored JSON items agree with the plain values", () => {
  for (const edition of store.editions) {
    const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const scripture: unknown = JSON.parse(`[${utf8(edition.scriptureItems(1, VERSE_TOTAL))}]`);
    const passage: unknown = JSON.parse(`[${passageItems(edition.storedItems, 1, VERSE_TOTAL)}]`);
    const expected = books.flatMap(({ id, name, chapters }) =>
      chapters.flatMap((count, index) =>
        Array.from({ length: count }, (_, verseIndex) => {
          const [chapter, verse] = [index + 1, verseIndex + 1];
          const ordinal = toOrdinal(id, chapter, verse);
          const text = edition.text(ordinal);
          const title = edition.title(ordinal);
          const words = {
            text: text ?? "",
            ...(text === null ? { absent: true } : {}),
            ...(title === null ? {} : { title }),
          };
          const verse_id = id * 1_000_000 + chapter * 1000 + verse;
          return {
            scripture: { verse, ...words },
            passage: { book: name, chapter, verse, ...words, verse_id, verse_index: ordinal },
          };
        }),
      ),
    );
    assert.deepEqual(
      scripture,
      expected.map((row) => row.scripture),
    );
    assert.deepEqual(
      passage,
      expected.map((row) => row.passage),
    );
  }
});

test("the store finds editions by code in any letter case, in order, with a revision", () => {
  assert.deepEqual(
    store.editions.map(({ info }) => info.code),
    editionFolders().map(({ manifest }) => manifest.code),
  );
  assert.equal(store.find("kJv"), store.find("KJV"));
  assert.equal(store.find("NIV"), undefined);
  assert.equal(store.find("__proto__"), undefined);
  assert.match(store.dataRevision, /^[0-9a-f]{12}$/);
  assert.equal(openPack(new Uint8Array(10)).ok, false);
});
