import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { assembleEdition } from "../text/assembled-edition.ts";
import { readManifest } from "../text/manifest.ts";
import { openPack } from "../text/pack-reader.ts";
import { writePack } from "../text/pack-writer.ts";
import { passageItems } from "./testdata/passage-items.ts";

const PSALM = toOrdinal(19, 3, 1);
const read = readManifest({
  code: "tst",
  name: "Test",
  language: "en",
  year: 1900,
  licence: "none",
  source: "built in the test",
});
if (!read.ok) throw new Error(read.problems.join("; "));
const verses = Array.from({ length: VERSE_TOTAL }, (_, index) =>
  index + 1 === PSALM
    ? { text: "Jehovah, how are mine adversaries increased!", title: "A Psalm of David." }
    : { text: null },
);
const opened = openPack(writePack(assembleEdition(read.manifest, verses)));
if (!opened.ok) throw new Error(opened.fault);
const { storedItems } = opened.edition;
const items = (first: number, last: number): string => passageItems(storedItems, first, last);

test("an item is the stored one between the members that all editions share", () => {
  assert.equal(
    items(PSALM, PSALM),
    '{"book":"Psalm","chapter":3,"verse":1,"text":"Jehovah, how are mine adversaries increased!",' +
      `"title":"A Psalm of David.","verse_id":19003001,"verse_index":${PSALM}}`,
  );
});

test("items of two chapters are joined by commas", () => {
  assert.equal(
    items(PSALM + 7, PSALM + 8),
    `{"book":"Psalm","chapter":3,"verse":8,"text":"","absent":true,"verse_id":19003008,"verse_index":${PSALM + 7}},` +
      `{"book":"Psalm","chapter":4,"verse":1,"text":"","absent":true,"verse_id":19004001,"verse_index":${PSALM + 8}}`,
  );
});

test("the items of the whole canon are one list", () => {
  const all: unknown = JSON.parse(`[${items(1, VERSE_TOTAL)}]`);
  assert.ok(Array.isArray(all) && all.length === VERSE_TOTAL);
});

test("an ordinal outside the canon is an error", () => {
  for (const ordinal of [0, VERSE_TOTAL + 1]) assert.throws(() => items(ordinal, ordinal), RangeError);
});
