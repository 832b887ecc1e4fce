import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import { PACKS } from "../text/testdata/bundled.ts";
import { openStore } from "../text/testdata/open-store.ts";
import { passageItems } from "../wire/testdata/passage-items.ts";
import { hashOfPassage, passage } from "./passage.ts";

const texts = openStore(PACKS);

const ROWS: readonly (readonly [string, string])[] = [
  ["John 3:16", "KJV"],
  ["Psalm 23", "ASV"],
  ["Matthew 17:20-18:1", "ASV"],
  ["Rom 8:1-4, 28; Gen 1:1", "KJV"],
];

test("a caller can compute the hash of a passage from the answer alone", () => {
  for (const [reference, version] of ROWS) {
    const found = passage(texts, reference, version);
    assert.ok(found.ok);
    const { edition, verses } = found.value;
    const items = verses.map(({ first, last }) => passageItems(edition.storedItems, first, last));
    const data: readonly { verse_id: number; text: string; absent?: true }[] = JSON.parse(
      `[${items.join()}]`,
    );
    const lines = [version, edition.info.revision].concat(
      data.map(({ verse_id, text, absent }) => (absent === true ? `${verse_id}` : `${verse_id} ${text}`)),
    );
    assert.equal(hashOfPassage(found.value, "apart"), hash("sha256", `${lines.join("\n")}\n`), reference);
  }
});

test("an inline title is part of the hashed text", () => {
  const found = passage(texts, "Psalm 23:1", "KJV");
  assert.ok(found.ok);
  const { revision } = found.value.edition.info;
  const text = "A Psalm of David. The LORD is my shepherd; I shall not want.";
  assert.equal(hashOfPassage(found.value, "inline"), hash("sha256", `KJV\n${revision}\n19023001 ${text}\n`));
});
