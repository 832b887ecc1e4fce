import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { findTextFault } from "../text/clean-text.ts";
import { placeVerses } from "./assemble.ts";
import { detectFormat, type Format, READERS } from "./detect.ts";
import { ImportFault } from "./event.ts";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { auditVerses } from "./verse-audit.ts";
import { newCollector } from "./verse-collector.ts";
import { versificationOf } from "./versification.ts";

/** Whatever a file contains, an import ends with a fault that names a place, or with verses that can be packed. */
function survive(format: Format, source: string): void {
  const collector = newCollector(DEFAULT_INSTRUCTIONS);
  try {
    READERS[format](source, "fuzz", collector.take);
    collector.endFile();
    const collected = collector.finish();
    const versification = versificationOf("org");
    auditVerses(collected, versification);
    for (const verse of placeVerses(collected, versification).verses) {
      if (verse === undefined) continue;
      if (verse.text !== null) assert.equal(findTextFault(verse.text), null, JSON.stringify(verse.text));
      if (verse.title !== undefined)
        assert.equal(findTextFault(verse.title), null, JSON.stringify(verse.title));
      for (const { start, end, text = "" } of verse.annotations ?? []) {
        assert.ok(text.isWellFormed(), JSON.stringify(text));
        assert.ok(start >= 0 && start <= end && end <= (verse.text ?? "").length, JSON.stringify(verse));
      }
    }
  } catch (error) {
    if (!(error instanceof ImportFault)) throw error;
    assert.equal(error.at.file, "fuzz");
  }
}

const SAMPLES: Readonly<Record<Format, readonly string[]>> = {
  usfm: ["sample.usfm"],
  usx: ["sample.usx"],
  usfx: ["sample.usfx.xml"],
  osis: ["sample.osis-milestone.xml", "sample.osis-container.xml"],
  zefania: ["sample.zefania.xml"],
  json: ["sample.flat.json", "sample.nested.json", "sample.records.json"],
  csv: ["sample.csv", "sample.tsv"],
};
const PIECES: Readonly<Record<Format, readonly string[]>> = {
  usfm: "\\id|\\c|\\v|\\p|\\q2|\\d|\\s1|\\f + |\\f*|\\ft|\\fr|\\w|\\w*|\\+nd|\\+nd*|\\add|\\add*|\\wj|\\wj*|\\va 3\\va*|\\ts\\*|\\qt-s |\\*|\\zx|\\tr|\\tc1|1|2|3-4|5b|GEN|PSA|a|[|]|~|//|||\n| |\u00a0|\ud800|\u200b|字".split(
    "|",
  ),
  usx: [
    '<para style="p">',
    '<para style="d">',
    "</para>",
    '<verse number="2"/>',
    '<verse eid="x"/>',
    '<chapter number="2"/>',
    '<char style="wj">',
    "</char>",
    '<note style="f">',
    "</note>",
    "&amp;",
    "&lt;",
    "x",
    " ",
    "<![CDATA[y]]>",
  ],
  usfx: [
    "<p>",
    "</p>",
    '<v id="2"/>',
    "<ve/>",
    '<c id="2"/>',
    "<wj>",
    "</wj>",
    "<f>",
    "</f>",
    "<d>",
    "</d>",
    "x",
    " ",
  ],
  osis: [
    '<verse sID="a" osisID="Ps.23.2"/>',
    '<verse eID="a"/>',
    '<verse osisID="Ps.23.9">',
    "</verse>",
    "<l>",
    "</l>",
    '<q who="Jesus" sID="q"/>',
    '<q eID="q"/>',
    "<note>",
    "</note>",
    '<title type="psalm">',
    "</title>",
    "x",
    " ",
  ],
  zefania: [
    '<VERS vnumber="2">',
    "</VERS>",
    '<CHAPTER cnumber="3">',
    "</CHAPTER>",
    "<NOTE>",
    "</NOTE>",
    "<BR/>",
    "x",
  ],
  json: [
    '{"Gen 1:1":',
    '"',
    ":",
    "{",
    "}",
    "[",
    "]",
    ",",
    '"book"',
    '"chapter"',
    '"verse"',
    '"text"',
    "1",
    "null",
    "x",
  ],
  csv: ["book,chapter,verse,text", "Gen,1,1,a", '"', ",", "\n", "\t", ";", "1", "Gen 1:1", "x"],
};
const FORMATS = Object.keys(READERS).filter((name): name is Format => name in SAMPLES);
const RUNS = { numRuns: 150 };

for (const format of FORMATS) {
  test(`the ${format} reader survives any string`, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => survive(format, text)),
      RUNS,
    );
  });

  test(`the ${format} reader survives any row of its own pieces`, () => {
    const rows = fc.array(fc.constantFrom(...PIECES[format]), { maxLength: 40 });
    const roots: Partial<Record<Format, readonly [string, string]>> = {
      usfm: ["\\id PSA \\c 1 \\v 1 ", ""],
      usx: [
        '<usx><book code="PSA" style="id"/><chapter number="1"/><para style="p"><verse number="1"/>',
        "</para></usx>",
      ],
      usfx: ['<usfx><book id="PSA"><c id="1"/><v id="1"/>', "</book></usfx>"],
      osis: ['<osis><div type="book" osisID="Ps"><chapter osisID="Ps.1">', "</chapter></div></osis>"],
      zefania: [
        '<XMLBIBLE><BIBLEBOOK bnumber="19"><CHAPTER cnumber="1">',
        "</CHAPTER></BIBLEBOOK></XMLBIBLE>",
      ],
    };
    const [head, tail] = roots[format] ?? ["", ""];
    fc.assert(
      fc.property(rows, (row) => survive(format, head + row.join("") + tail)),
      RUNS,
    );
  });

  test(`the ${format} reader survives its samples with pieces cut out, doubled and changed`, () => {
    const texts = SAMPLES[format].map((name) =>
      readFileSync(join(import.meta.dirname, "testdata", "formats", name), "utf8"),
    );
    const change = fc.tuple(
      fc.constantFrom(...texts),
      fc.nat(4000),
      fc.nat(200),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(change, ([text, at, length, put]) => {
        survive(format, text.slice(0, at) + put + text.slice(at + length));
        survive(format, text.slice(0, at));
      }),
      RUNS,
    );
  });
}

test("the detected format of any string is a supported one or null", () => {
  const known = new Set<string | null>([...FORMATS, null]);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => known.has(detectFormat(text))));
  for (const name of ["constructor", "toString", "__proto__"]) assert.equal(detectFormat(`<${name}>`), null);
});
