import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import { assembleEdition } from "../text/assembled-edition.ts";
import { SHARED } from "../text/testdata/shared.ts";
import { type ImportedEdition, importEdition } from "./import-edition.ts";
import { DEFAULT_INSTRUCTIONS, type ImportInstructions } from "./import-manifest.ts";
import { seriousFindings } from "./import-report.ts";
import { recipeOnPage } from "./testdata/importing-page.ts";

const texts = join(SHARED, "texts");
const oracle = join(texts, "expected-counts.json");
const skip = existsSync(oracle) ? false : `no ${oracle}: the nine Bibles are not available`;

interface Expected {
  readonly verses: number;
  readonly absent_from_kjv_grid: number;
  readonly outside_kjv_grid: number;
  readonly empty: readonly string[];
  readonly absent_list?: readonly string[];
  readonly outside_list?: readonly string[];
  readonly per_book: Readonly<Record<string, number>>;
  readonly samples: Readonly<Record<string, string>>;
}

const LUTHER = recipeOnPage("Luther 1912");
const CUV = recipeOnPage("Chinese Union Version");
const SEGOND = recipeOnPage("Segond 1910");

interface Row {
  readonly name: string;
  readonly path: string;
  readonly how?: Partial<ImportInstructions>;
  /** Verses of the canon that end up without words. */
  readonly absent: number;
  /** The number of findings of each kind; kinds that are not named do not occur. */
  readonly findings: Readonly<Record<string, number>>;
}

const ROWS: readonly Row[] = [
  { name: "kjv", path: "kjv/verses-1769.json", absent: 0, findings: { title_inside: 1 } },
  { name: "asv", path: "asv/usx", absent: 16, findings: { missing_verse: 16 } },
  {
    name: "web",
    path: "web/engwebp_usfm.zip",
    absent: 4,
    findings: { book_unknown: 2, empty_verse: 5, missing_verse: 2 },
  },
  { name: "bsb", path: "bsb/bsb_usfm.zip", absent: 16, findings: { leftover_markup: 59, missing_verse: 16 } },
  { name: "ylt", path: "ylt/ylt_osis.zip", absent: 0, findings: { character: 8864, title_inside: 1 } },
  {
    name: "rv1909",
    path: "rv1909/spaRV1909_usfm.zip",
    absent: 18,
    findings: { file_ignored: 1, empty_verse: 18, title_inside: 1 },
  },
  {
    name: "luther1912",
    path: "luther1912/luth1912_osis.zip",
    how: LUTHER,
    // Isaiah 64:1, Acts 19:41 and 2 Corinthians 13:13 are part of the verse before, as bridges.
    absent: 3,
    findings: { missing_verse: 2, title_inside: 1 },
  },
  {
    name: "segond1910",
    path: "segond1910/fren_osis.zip",
    how: SEGOND,
    absent: 0,
    findings: { title_inside: 1 },
  },
  {
    name: "cuv",
    path: "cuv/chi-cuv_usfx.zip",
    how: { ...CUV, files: ["chi-cuv.usfx.xml"] },
    absent: 3,
    findings: { missing_verse: 4, title_inside: 1 },
  },
  {
    name: "cuv-simplified",
    path: "cuv/chi-cuv_usfx.zip",
    how: { ...CUV, files: ["chi-cuv-simp.usfx.xml"] },
    absent: 3,
    findings: { missing_verse: 4, title_inside: 1 },
  },
];

const MANIFEST = {
  code: "XX",
  name: "Test",
  language: "en",
  direction: "ltr",
  year: 1900,
  licence: "Public domain",
  source: "test",
  plans: null,
} as const;

function readExpected(name: string): Expected {
  const all: Readonly<Record<string, Expected>> = JSON.parse(readFileSync(oracle, "utf8"));
  const expected = all[name];
  assert.ok(expected, `the oracle knows ${name}`);
  return expected;
}

const SAMPLES = [
  ["GEN 1:1", toOrdinal(1, 1, 1)],
  ["PSA 23:1", toOrdinal(19, 23, 1)],
  ["JHN 3:16", toOrdinal(43, 3, 16)],
  ["REV 22:21", toOrdinal(66, 22, 21)],
] as const;

/** The samples of the oracle are unchanged from the files; ours are cleaned. */
const cleaned = (sample: string | undefined): string =>
  (sample ?? "").replace("# ", "").replace(/[[\]]/g, "").replaceAll("`", "\u2019");

function countFindings({ findings }: ImportedEdition): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

for (const { name, path, how, absent, findings } of ROWS) {
  test(`${name} imports with exactly the oracle's figures`, { skip }, async () => {
    const expected = readExpected(name);
    const edition = await importEdition(join(texts, path), {
      ...DEFAULT_INSTRUCTIONS,
      versification: "kjv",
      ...how,
    });
    const { figures } = edition;
    assert.equal(figures.verses, expected.verses);
    assert.deepEqual({ ...figures.perBook }, { ...expected.per_book });
    assert.deepEqual(figures.empty, expected.empty);
    assert.equal(figures.missingCanonVerses.length, expected.absent_from_kjv_grid);
    assert.equal(figures.versesOutsideCanon.length, expected.outside_kjv_grid);
    if (expected.absent_list !== undefined)
      assert.deepEqual(figures.missingCanonVerses, expected.absent_list);
    if (expected.outside_list !== undefined)
      assert.deepEqual(figures.versesOutsideCanon, expected.outside_list);
    for (const [reference, ordinal] of SAMPLES) {
      const verse = edition.verses[ordinal - 1];
      // A title that the source marks is not part of the text; the oracle includes it when it comes after \v.
      const inline = verse?.title === undefined ? verse?.text : `${verse.title} ${verse.text}`;
      const sample = cleaned(expected.samples[reference]);
      assert.ok(sample === verse?.text || sample === inline, `${reference}: ${inline} is not ${sample}`);
    }
    assert.deepEqual(countFindings(edition), findings);
    const { verses } = assembleEdition(MANIFEST, edition.verses);
    assert.equal(verses.filter(({ text }) => text === null).length, absent);
  });
}

/** Loose samples: verses, and every finding but missing books, as `code file:line` (the first three of a kind). */
const SAMPLE_ROWS: readonly (readonly [path: string, verses: number, findings: readonly string[]])[] = [
  ["usfm/web", 87, []],
  ["usfm/bsb", 2560, []],
  [
    "usfm/bsb-usfm31",
    167,
    [
      "file_ignored custom.vrs:0",
      // Ecclesiastes has no \id line; Lamentations 2 opens at verse 2.
      "book_missing 21ECCBSB.usfm:6",
      "missing_verse 25LAMBSB.usfm:179",
    ],
  ],
  [
    "usfm/rv1909",
    1084,
    [
      "empty_verse 19-JOBspaRV1909.usfm:942",
      "empty_verse 19-JOBspaRV1909.usfm:1044",
      "empty_verse 19-JOBspaRV1909.usfm:1045",
    ],
  ],
  ["usx3/jhn.usx", 879, []],
  [
    "osis-container",
    147,
    ["character ylt-jonah.xml:98", "character ylt-jonah.xml:102", "character ylt-jonah.xml:103"],
  ],
  [
    "osis-milestone/eng-us-oeb.osis.xml",
    11_722,
    [
      "empty_verse eng-us-oeb.osis.xml:18220",
      "empty_verse eng-us-oeb.osis.xml:18266",
      "empty_verse eng-us-oeb.osis.xml:18740",
      "title_inside :0",
    ],
  ],
  [
    "zefania/eng-ylt.zefania.xml",
    7957,
    [
      "leftover_markup eng-ylt.zefania.xml:173",
      "leftover_markup eng-ylt.zefania.xml:178",
      "leftover_markup eng-ylt.zefania.xml:385",
    ],
  ],
];

for (const [path, verses, findings] of SAMPLE_ROWS) {
  test(`the sample ${path} is imported, and its defects are reported by file and line`, {
    skip,
  }, async () => {
    const source = join(texts, "samples", path);
    const edition = await importEdition(source, { ...DEFAULT_INSTRUCTIONS, versification: "kjv" });
    assert.equal(edition.figures.verses, verses);
    const seen = new Map<string, number>();
    const reported = edition.findings
      .filter(({ code, at }) => code !== "book_missing" || at.line > 0)
      .filter(({ code }) => {
        seen.set(code, (seen.get(code) ?? 0) + 1);
        return (seen.get(code) ?? 0) <= 3;
      });
    assert.deepEqual(
      reported.map(({ code, at }) => `${code} ${at.file}:${at.line}`),
      findings,
    );
    assembleEdition(MANIFEST, edition.verses);
  });
}

test("Segond 1910 has numbers among its words, unless they are dropped", { skip }, async () => {
  const source = join(texts, "segond1910/fren_osis.zip");
  const kept = await importEdition(source, { ...SEGOND, numbers: "kept" });
  assert.deepEqual(countFindings(kept), { number_inside: 1409, title_inside: 1 });
  assert.equal(seriousFindings(kept.findings).length, 1409);
  const dropped = await importEdition(source, SEGOND);
  assert.deepEqual(countFindings(dropped), { title_inside: 1 });
  const changed = kept.verses.filter((verse, index) => verse?.text !== dropped.verses[index]?.text);
  assert.equal(changed.length, 1409);
  assert.match(dropped.verses[toOrdinal(2, 8, 1) - 1]?.text ?? "", /^L'Éternel dit à Moïse/);
  assert.ok(dropped.verses.every((verse) => !/\d/.test(verse?.text ?? "")));
});

test("Luther 1912 and the Chinese Union Version have their verses at the places of the KJV", {
  skip,
}, async () => {
  const luther = await importEdition(join(texts, "luther1912/luth1912_osis.zip"), LUTHER);
  const cuv = await importEdition(join(texts, "cuv/chi-cuv_usfx.zip"), {
    ...CUV,
    files: ["chi-cuv.usfx.xml"],
  });
  const rows: readonly (readonly [ImportedEdition, number, number, number, RegExp])[] = [
    [luther, 19, 51, 1, /^Gott, sei mir gnädig/],
    [luther, 19, 13, 6, /^Ich will dem HERRN singen/],
    [luther, 39, 4, 6, /^Der soll das Herz der Väter bekehren/],
    [luther, 29, 2, 28, /^Und nach diesem will ich meinen Geist ausgießen/],
    [luther, 45, 16, 27, /^demselben Gott/],
    [luther, 66, 13, 1, /^Und ich trat an den Sand des Meeres und sah/],
    [luther, 64, 1, 14, /Friede sei mit dir/],
    [luther, 16, 7, 68, /Rosse/],
    [luther, 13, 12, 4, /^Jismaja/],
    [luther, 9, 20, 42, /^Und Jonathan sprach zu David: Gehe hin mit Frieden!/],
    [cuv, 13, 22, 1, /^大衛說/],
    [cuv, 13, 22, 19, /^現在你們應當立定心意/],
    [cuv, 43, 7, 53, /^於是各人都回家去了/],
    [cuv, 64, 1, 14, /願你平安/],
  ];
  for (const [edition, book, chapter, verse, words] of rows) {
    assert.match(edition.verses[toOrdinal(book, chapter, verse) - 1]?.text ?? "", words);
  }
  const title = luther.verses[toOrdinal(19, 51, 1) - 1]?.title ?? "";
  assert.match(title, /^Ein Psalm Davids, vorzusingen/);
  const bridgeOf = (ordinal: number) =>
    cuv.verses[ordinal - 1]?.annotations?.find(({ type }) => type === "bridge")?.text;
  assert.equal(bridgeOf(toOrdinal(5, 13, 17)), "13:17-18");
  assert.equal(bridgeOf(toOrdinal(43, 7, 53)), "7:53-8:1");
});
