import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DOCUMENTED, PACKS } from "./testdata/bundled.ts";
import { openStore } from "./testdata/open-store.ts";

// Each line is a word with its other forms and spellings. The lines were written without looking at the output of the
// analyser. Forms of an edition that were missing were added later.
const FAMILIES = readFileSync(join(import.meta.dirname, "testdata", "word-families.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const texts = openStore(PACKS, DOCUMENTED);

for (const edition of texts.editions) {
  test(`words of ${edition.info.code} have all of their forms and no others`, () => {
    const index = texts.wordIndexOf(edition);
    assert.ok(index !== null);
    for (const forms of FAMILIES) {
      const [word = ""] = forms;
      const listed = [...forms, ...forms.map((form) => `${form}'s`)];
      const expected: readonly string[] = listed.filter((form) => index.findForm(form) !== -1);
      const family: number = index.findFamily(word);
      const found: string[] =
        family === -1 ? [] : Array.from(index.formsOf(family), (form) => index.form(form));
      assert.deepEqual(found.sort(), [...new Set(expected)].sort(), word);
    }
  });
}
