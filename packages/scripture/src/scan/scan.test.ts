import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { bookById } from "../book.ts";
import type { Find } from "./find.ts";
import { SCANNED_LANGUAGES, scan } from "./index.ts";

/** A find as the rows write it. */
function describeFind(find: Find): string {
  const text = find.text.replaceAll("\n", "\\n");
  if (find.type === "ambiguous") {
    return `${text}=?${find.candidates.map(({ bookId }) => bookById(bookId).key).join(",")}`;
  }
  const { reference } = find;
  return `${text}=${reference.valid ? reference.osisId : `!${reference.problems[0]?.code}`}`;
}

const GERMAN = SCANNED_LANGUAGES.filter(({ language }) => language.code === "de");

/** The options for each kind of row. */
const optionsOf = (kind: string) => ({
  books: kind === "books",
  ...(kind.startsWith("de") ? { languages: GERMAN } : {}),
  ...(kind.startsWith("auto") ? { languages: SCANNED_LANGUAGES } : {}),
});

for (const file of ["prose", "lookalikes"]) {
  const lines = readFileSync(join(import.meta.dirname, "testdata", `${file}.tsv`), "utf8").split("\n");
  for (const line of lines) {
    if (line === "" || line.startsWith("#")) continue;
    const [kind = "", text = "", finds = ""] = line.split("\t");
    test(`${file}, ${kind}: ${text}`, () => {
      const found = scan(text.replaceAll("\\n", "\n"), optionsOf(kind)).map(describeFind).join(" | ");
      // A citation of several books gives one find per reference; the rows list them one after the other.
      assert.equal(found === "" ? "-" : found, finds);
    });
  }
}

test("one verse does not make a long text one about the Bible", () => {
  const find = (between: string) =>
    scan(`See Rom 8:28.\n\n${between}\n\nWe have Micah 4 there.`).map(({ text }) => text);
  assert.deepEqual(find("More words. ".repeat(10)), ["Rom 8:28", "Micah 4"]);
  assert.deepEqual(find("More words. ".repeat(5000)), ["Rom 8:28"]);
});

test("any number of dots and link words may stand before a name", () => {
  for (const before of [".", ". ", "of ", "and the "]) {
    const text = `${before.repeat(50_000)} Luke 3:16`;
    assert.equal(scan(text).at(-1)?.text, "Luke 3:16");
  }
});
