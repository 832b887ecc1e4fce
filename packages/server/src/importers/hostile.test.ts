import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ImportFault } from "./event.ts";
import { importEdition } from "./import-edition.ts";
import { DEFAULT_INSTRUCTIONS } from "./import-manifest.ts";
import { LIMITS } from "./source-files.ts";
import { makeZip, type ZipEntry } from "./testdata/make-zip.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-import-"));
after(() => rmSync(folder, { recursive: true }));

const USFM = "\\id RUT\n\\c 1\n\\p\n\\v 1 In the days.\n";
const good: ZipEntry = { name: "08-RUT.usfm", data: USFM };

function put(name: string, data: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, data);
  return path;
}

const read = (path: string) => importEdition(path, DEFAULT_INSTRUCTIONS);

async function refuses(path: string, message: RegExp): Promise<void> {
  await assert.rejects(read(path), (error: unknown) => {
    assert.ok(error instanceof ImportFault, String(error));
    assert.match(error.message, message);
    return true;
  });
}

test("a zip is read like a folder, hidden files and pictures aside", async () => {
  const entries = [
    good,
    { name: "__MACOSX/._08-RUT.usfm", data: "x" },
    { name: "cover.png", data: "\u0089PNG" },
  ];
  const edition = await read(put("good.zip", makeZip(entries)));
  assert.equal(edition.figures.verses, 1);
  assert.deepEqual(
    edition.files.map(({ name, format }) => [name, format]),
    [
      ["08-RUT.usfm", "usfm"],
      ["cover.png", null],
    ],
  );
});

test("a file that the manifest names and the zip lacks is reported", async () => {
  const many = ["A", "B", "C", "D", "E", "F"].map((name) => ({ name: `${name}.txt`, data: "x" }));
  const rows: readonly (readonly [
    entries: readonly ZipEntry[],
    files: readonly string[],
    message: RegExp,
  ])[] = [
    [[good], ["08-RUT.usfm", "a.xml"], /: import\.files: a\.xml is not in it \(there is 08-RUT\.usfm\)$/],
    [
      many,
      ["a", "b"],
      /: a, b are not in it \(there is A\.txt, B\.txt, C\.txt, D\.txt, E\.txt and 1 more\)$/,
    ],
  ];
  for (const [entries, files, message] of rows) {
    const path = put("named.zip", makeZip(entries));
    await assert.rejects(importEdition(path, { ...DEFAULT_INSTRUCTIONS, files }), message);
  }
  const empty = join(folder, "empty");
  mkdirSync(empty);
  await assert.rejects(
    importEdition(empty, { ...DEFAULT_INSTRUCTIONS, files: ["a"] }),
    /no file in any format/,
  );
});

const bomb = Buffer.alloc(30_000_000, 0x20);
const ZIPS: readonly (readonly [description: string, entries: readonly ZipEntry[], message: RegExp])[] = [
  ["an entry that climbs out", [good, { name: "../../etc/RUT.usfm", data: USFM }], /invalid relative path/],
  ["an absolute entry", [{ name: "/etc/RUT.usfm", data: USFM }], /absolute path/],
  ["a drive letter", [{ name: "C:/RUT.usfm", data: USFM }], /absolute path/],
  ["a backslash in a name", [{ name: "..\\RUT.usfm", data: USFM }], /invalid characters|relative path/],
  ["a zip bomb that says so", [{ name: "RUT.usfm", data: bomb }], /zip bomb/],
  ["a zip bomb that lies", [{ name: "RUT.usfm", data: bomb, claimedSize: 20_000 }], /cannot be unpacked/],
  ["a zip in a zip", [{ name: "RUT.zip", data: makeZip([good]) }], /a zip inside a zip/],
  ["nothing to read", [{ name: "readme.txt", data: "Hello." }], /no file in any format/],
];

for (const [description, entries, message] of ZIPS) {
  test(`a zip with ${description} is refused`, async () => {
    await refuses(put(`${description.replaceAll(" ", "-")}.zip`, makeZip(entries)), message);
  });
}

test("a zip that is cut short is refused", async () => {
  const whole = makeZip([good]);
  for (const length of [5, 40, whole.length - 30, whole.length - 1]) {
    await refuses(put("cut.zip", whole.subarray(0, length)), /not a zip that can be read|no verse|no file/);
  }
});

const ENTITIES = `<?xml version="1.0"?><!DOCTYPE osis [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
<osis><osisText><div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><verse osisID="Ruth.1.1">&b;</verse></chapter></div></osisText></osis>`;
const EXTERNAL = `<!DOCTYPE osis [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<osis><verse osisID="Ruth.1.1">&x;</verse></osis>`;
const UNDECLARED = '<osis><verse osisID="Ruth.1.1">&other;</verse></osis>';
const DEEP = `<osis>${"<div>".repeat(50_000)}`;
const LONG_LINE = `\\id RUT\n\\c 1\n\\v 1 ${"word ".repeat(20_000)}\n`;
const latin1 = Buffer.from("\\id RUT\n\\c 1\n\\v 1 Hélas\n", "latin1");
const utf16 = Buffer.from(USFM, "utf16le");

const FILES: readonly (readonly [description: string, data: Uint8Array | string, message: RegExp])[] = [
  ["entities of its own", ENTITIES, /entities\.xml:1: declares its own entities/],
  ["an external entity", EXTERNAL, /declares its own entities/],
  ["an entity nobody declared", UNDECLARED, /not well-formed XML: Invalid character entity/],
  ["elements nested without end", DEEP, /nested more than 100 deep/],
  ["an attribute without end", `<osis a="${"x".repeat(1_000_000)}`, /not well-formed XML/],
  [
    "XML that is cut short",
    '<usx version="3.0"><book code="RUT" style="id"/><chapter number="1"/>',
    /not well-formed XML/,
  ],
  ["mismatched tags", '<usfx><book id="RUT"></usfx></book>', /not well-formed XML/],
  ["JSON that is cut short", '{"Ruth 1:1": "In the days', /not JSON/],
  [
    "a verse twice in JSON",
    '{"Ruth 1:1": "a",\n"Ruth 1:2": "b", "Ruth 1:1": "c"}',
    /:2: "Ruth 1:1" occurs twice/,
  ],
  [
    "a chapter twice in JSON",
    '{"Ruth": {"1": {"1": "a"},\n\n"1": {"2": "b"}}}',
    /:3: "1" occurs twice .*line 1/,
  ],
  ["JSON nested without end", `${"[".repeat(200_000)}`, /not JSON|no verse/],
  ["JSON framed without end", `${'{"data":'.repeat(5000)}{}${"}".repeat(5000)}`, /no verse/],
  [
    "a quoted cell without end",
    'book,chapter,verse,text\nRuth,1,1,"In the days\n',
    /a quoted cell is never closed/,
  ],
  ["one verse of 100,000 characters", LONG_LINE, /this is not verse text/],
  [
    "one verse of 6,000 paragraphs",
    `\\id RUT\n\\c 1\n\\v 1 a${"\\p b".repeat(6000)}`,
    /5000 notes, headings and lines/,
  ],
  [
    "one verse number 250,000 times",
    `\\id RUT\n\\c 1\n${"\\v 1 ".repeat(250_000)}`,
    /more than 200000 verses/,
  ],
  [
    "markers nobody knows without end",
    `\\id RUT\n\\c 1\n${"\\zz ".repeat(150_000)}`,
    /more than 100000 findings/,
  ],
  [
    "a million spaces between words",
    `\\id RUT\n\\c 1\n\\v 1 a${" ".repeat(5_000_000)}b${"\\p\n".repeat(6000)}`,
    /5000 notes/,
  ],
  ["Latin-1", latin1, /:3: not UTF-8/],
  ["UTF-16 without a mark", utf16, /UTF-16 without a byte order mark/],
  [
    "half a UTF-16 character",
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf16.subarray(0, 21)]),
    /begins as UTF-16/,
  ],
  ["nothing in it", "", /no file in any format/],
  ["NUL bytes", Buffer.alloc(1000), /UTF-16|no file in any format/],
];

for (const [description, data, message] of FILES) {
  test(`a file with ${description} is refused`, async () => {
    const name =
      description === "entities of its own" ? "entities.xml" : `${description.replaceAll(/\W+/g, "-")}.txt`;
    await refuses(put(name, data), message);
  });
}

test("UTF-16 with a byte order mark is read, in both byte orders", async () => {
  const little = Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]);
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big]) {
    const edition = await read(put("utf16.usfm", bytes));
    assert.equal(edition.verses.find((verse) => verse !== undefined)?.text, "In the days.");
  }
});

test("a file larger than any Bible is refused before it is read whole", async () => {
  const path = put("large.usfm", Buffer.alloc(LIMITS.fileBytes + 1, "a"));
  await refuses(path, /larger than 80 MB/);
  rmSync(path);
});

test("a line of 20 MB without a verse does not slow the reader down", async () => {
  await refuses(put("line.usfm", `\\id RUT ${"\\w a\\w* ".repeat(2_000_000)}`), /no verse of the canon/);
});

test("a source without any verse is reported with the findings", async () => {
  const rows: readonly (readonly [name: string, data: string, messages: RegExp])[] = [
    ["other.usfm", "\\id XXX\n\\c 1\n\\v 1 In\n", /no verse of the canon in it\n {2}other\.usfm:1: \S/],
    ["bare.usfm", "\\c 1\n\\v 1 In\n", /no verse of the canon in it\n {2}bare\.usfm:\d: \S/],
    [
      "number.json",
      '{"Genesis 1:1": 5}',
      /no verse of the canon in it\n {2}number\.json:1: Genesis 1:1 is not a text/,
    ],
    [
      "many.json",
      '{"A 1:1":"a","B 1:1":"b","C 1:1":"c","D 1:1":"d","E 1:1":"e"}',
      /(?:\n {2}many\.json.*){3}\n {2}and 2 more$/,
    ],
  ];
  for (const [name, data, expected] of rows) await refuses(put(name, data), expected);
});

test("JSON members that are no verses are reported, and metadata is not", async () => {
  const rows: readonly (readonly [data: string, messages: readonly string[]])[] = [
    ['{"name":"A text","Genesis 1:1":"a","Genesis 1:2":5}', ["json.json:1 Genesis 1:2 is not a text"]],
    ['{"Genesis 1:1":"a","Genesis 1:2":null,"year":1901}', []],
    [
      '{"Genesis 1:1":"a",\n"Genesis 1:x":"b"}',
      ['json.json:2 "Genesis 1:x" is not the reference of a verse'],
    ],
    [
      '[{"book":"Gen","chapter":1,"verse":1,"text":"a"},7]',
      ["json.json:0 member 2 of the list is not a verse"],
    ],
  ];
  for (const [data, expected] of rows) {
    const { findings } = await read(put("json.json", data));
    const malformed = findings.filter(({ code }) => code === "malformed");
    assert.deepEqual(
      malformed.map(({ message, at }) => `${at.file}:${at.line} ${message}`),
      expected,
    );
  }
});

test("the same verse in two files is refused", async () => {
  const path = join(folder, "twice");
  mkdirSync(path);
  writeFileSync(join(path, "a.usfm"), USFM);
  writeFileSync(join(path, "b.usfm"), USFM);
  await refuses(path, /RUT 1:1 is in a\.usfm too: import one of them \("files" in the manifest\)$/);
  assert.equal(readFileSync(join(path, "a.usfm"), "utf8"), USFM);
});

test("a missing source is named", async () => {
  await refuses(join(folder, "nowhere"), /nowhere: there is no such file or folder/);
});
