import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import { type ImportedEdition, importEdition } from "./import-edition.ts";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";

const folder = join(import.meta.dirname, "testdata", "formats");
const read = (file: string): Promise<ImportedEdition> =>
  importEdition(join(folder, file), { ...DEFAULT_INSTRUCTIONS, versification: "kjv" });

const TEXTS = [
  "The Lord keeps me; I shall not want.",
  "He leads me by waters of rest.",
  "I say this:",
  "and this. He ended.",
];
const verseOf = (edition: ImportedEdition, number: number) => edition.verses[toOrdinal(19, 23, number) - 1];
const isGap = (code: string): boolean => ["book_missing", "chapter_missing", "missing_verse"].includes(code);

const FORMATS = [
  ["sample.usfm", "usfm"],
  ["sample.usx", "usx"],
  ["sample.usfx.xml", "usfx"],
  ["sample.osis-milestone.xml", "osis"],
  ["sample.osis-container.xml", "osis"],
  ["sample.zefania.xml", "zefania"],
  ["sample.flat.json", "json"],
  ["sample.nested.json", "json"],
  ["sample.records.json", "json"],
  ["sample.csv", "csv"],
  ["sample.tsv", "csv"],
] as const;

for (const [file, format] of FORMATS) {
  test(`${file} gives the same words as every other format`, async () => {
    const edition = await read(file);
    assert.equal(edition.files[0]?.format, format);
    assert.deepEqual(
      [1, 2, 3, 4].map((number) => verseOf(edition, number)?.text),
      TEXTS,
    );
    const added = verseOf(edition, 1)?.annotations?.find(({ type }) => type === "added");
    assert.deepEqual(added, { type: "added", start: 21, end: 26 });
    const codes = edition.findings
      .map(({ code }) => code)
      .filter((code) => !isGap(code) && code !== "title_inside");
    assert.deepEqual(codes, []);
  });
}

const MARKED = ["sample.usfm", "sample.usx", "sample.usfx.xml", "sample.osis-milestone.xml"] as const;

for (const file of MARKED) {
  test(`${file} keeps notes, titles, headings, lines and spans out of the words`, async () => {
    const edition = await read(file);
    const first = verseOf(edition, 1);
    const style = file.includes("osis") ? "main" : "s1";
    assert.equal(first?.title, "A song of Lord days.");
    assert.deepEqual(first.titleAnnotations, [
      { type: "divine_name", start: 10, end: 14 },
      { type: "note", start: 20, end: 20, text: "Or, nights", style: "f" },
    ]);
    assert.deepEqual(
      first.annotations?.filter(({ type }) => type !== "added"),
      [
        { type: "heading", start: 0, end: 0, text: "The keeper", style: style === "main" ? "s" : "s1" },
        { type: "poetry", start: 0, end: 0, style: "q1" },
        { type: "divine_name", start: 4, end: 8 },
        { type: "note", start: 18, end: 18, text: "Hebrew herds", style: "f" },
        { type: "poetry", start: 19, end: 19, style: "q2" },
      ],
    );
    assert.deepEqual(verseOf(edition, 2)?.annotations, [
      { type: "poetry", start: 0, end: 0, style: "q1" },
      { type: "poetry", start: 12, end: 12, style: "q2" },
      { type: "note", start: 21, end: 21, text: "Rev 7:17", style: "x" },
    ]);
    assert.deepEqual(verseOf(edition, 3)?.annotations, [
      { type: "paragraph", start: 0, end: 0, style: "p" },
      { type: "words_of_jesus", start: 0, end: 11 },
    ]);
    assert.deepEqual(verseOf(edition, 4)?.annotations, [{ type: "words_of_jesus", start: 0, end: 9 }]);
  });
}
