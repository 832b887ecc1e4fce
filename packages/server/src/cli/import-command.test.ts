import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { appOf, ask, askJson } from "../http/testdata/open-app.ts";
import { openLiveStore } from "../text/live-store.ts";
import { linesOf, run as runCommand } from "./testdata/run-command.ts";

const root = mkdtempSync(join(tmpdir(), "lectern-cli-import-"));
after(() => rmSync(root, { recursive: true }));
const texts = join(root, "texts");
const bundled = join(root, "bundled");
mkdirSync(bundled);

const MANIFEST = {
  code: "tst",
  name: "A made-up test text",
  language: "en",
  year: 2026,
  licence: "CC0-1.0",
  source: "this test",
  access: { plans: ["enterprise"] },
  import: { versification: "kjv" },
};

function put(name: string, data: unknown): string {
  const file = join(root, name);
  writeFileSync(file, typeof data === "string" ? data : JSON.stringify(data));
  return file;
}

const source = put("ruth.json", { "Ruth 1:1": "In the days.", "Ruth 1:2": "And the [name]." });
const manifest = put("manifest.json", MANIFEST);

interface Run {
  readonly status: number;
  readonly out: readonly string[];
  readonly problems: readonly string[];
  readonly progress: readonly string[];
}

async function run(...argv: readonly string[]): Promise<Run> {
  const progress: string[] = [];
  const { status, out, err } = await runCommand(["import", ...argv, "--data-dir", root], {
    more: {
      bundledCodes: () => ["KJV"],
      planNames: async () => ["free", "enterprise"],
      showProgress: (line) => progress.push(line),
    },
  });
  return { status, out: linesOf(out), problems: linesOf(err), progress };
}

const installed = (): readonly string[] => {
  try {
    return readdirSync(texts).sort();
  } catch {
    return [];
  }
};

test("a refused text changes nothing and gives a reason", async () => {
  const rows: readonly (readonly [argv: readonly string[], problem: RegExp])[] = [
    [[source], /--manifest is needed/],
    [[source, "--manifest", join(root, "none.json")], /ENOENT/],
    [[source, "--manifest", put("bad.json", "{")], /bad\.json: /],
    [[source, "--manifest", put("kjv.json", { ...MANIFEST, code: "KJV" })], /comes with Lectern/],
    [
      [source, "--manifest", put("gold.json", { ...MANIFEST, access: { plans: ["free", "gold"] } })],
      /"access": there is no plan "gold" \(plans: free, enterprise\)$/,
    ],
    [[source, "--manifest", put("few.json", { code: "AB" })], /"language" must be/],
    [
      [source, "--manifest", put("odd.json", { ...MANIFEST, import: { versification: "x" } })],
      /must be one of kjv/,
    ],
    [
      [source, "--manifest", put("row.json", { ...MANIFEST, import: { mappings: ["GEN 1:1"] } })],
      /is not a row/,
    ],
    [[put("cut.usx", "<usx><book"), "--manifest", manifest], /cut\.usx:1: not well-formed XML/],
    [[source, "--manifest", manifest, "--strict"], /refused because of --strict: \d+ findings/],
  ];
  for (const [argv, problem] of rows) {
    const { problems } = await run(...argv);
    assert.match(problems.join("\n"), problem);
    assert.deepEqual(installed(), []);
  }
});

test("an unreadable source has another exit status than a refused one", async () => {
  const none = join(root, "none.usfm");
  const { status, problems } = await run(none, "--check");
  assert.equal(status, 2);
  assert.match(problems.join("\n"), /none\.usfm cannot be read: ENOENT/);
});

test("--check reports and imports nothing", async () => {
  const { out, problems, progress } = await run(source, "--check");
  assert.deepEqual(problems, []);
  assert.match(out.join("\n"), /files: +1 json\n(.*\n)*in the canon: +2 of 31102 verses have words/);
  assert.match(progress[0] ?? "", /^\[\.{24}\] 0\/1 ruth\.json$/);
  assert.equal(progress.at(-1), "");
  assert.deepEqual(installed(), []);
});

test("a text is imported, replaced and removed, and a store that is already open follows", async () => {
  const output: string[] = [];
  const store = openLiveStore({ bundled, imported: [texts], report: (problem) => output.push(problem) });
  const first = await run(source, "--manifest", manifest, "--json");
  assert.deepEqual(first.problems, []);
  const report = JSON.parse(first.out.join(""));
  assert.equal(report.status, "imported");
  assert.equal(report.code, "TST");
  assert.equal(report.verses, 2);
  assert.equal(report.canon_verses, 2);
  assert.equal(
    report.findings.find((finding: { code: string }) => finding.code === "missing_verse").file,
    "ruth.json",
  );
  assert.deepEqual(installed(), ["tst.pack", "tst.words"]);
  assert.equal(store.refresh(), true);
  const edition = store.current.find("TST");
  assert.equal(edition?.text(7129), "In the days.");
  assert.deepEqual(edition.annotations(7130), [{ type: "added", start: 8, end: 12 }]);
  assert.deepEqual(edition.info.plans, ["enterprise"]);

  const bytes = readFileSync(join(texts, "tst.pack"));
  const broken = await run(put("broken.json", '{"Ruth 1:1": "x'), "--manifest", manifest);
  assert.match(broken.problems.join(), /nothing was imported/);
  assert.deepEqual(readFileSync(join(texts, "tst.pack")), bytes);

  writeFileSync(source, JSON.stringify({ "Ruth 1:1": "Other words." }));
  await run(source, "--manifest", manifest);
  assert.equal(store.refresh(), true);
  assert.equal(store.current.find("TST")?.text(7129), "Other words.");
  assert.equal(edition.text(7129), "In the days.");

  rmSync(join(texts, "tst.pack"));
  assert.equal(store.refresh(), true);
  assert.equal(store.current.find("TST"), undefined);
  assert.deepEqual(output, []);
});

test("a verse that contains the next verse's words is reported, also across the end of a chapter", async () => {
  const rows = ["ACT 19:40 > 19:40-41", "JHN 8:1 > 7:53, 8:1"];
  const bridges = put("bridges.json", { "John 8:1": "They went home.", "Acts 19:40": "He sent them." });
  const how = { ...MANIFEST, import: { versification: "kjv", mappings: rows } };
  const { problems } = await run(bridges, "--manifest", put("bridged.json", how));
  assert.deepEqual(problems, []);
  const store = openLiveStore({ bundled, imported: [texts], report: assert.fail });
  const app = appOf(10, store.current);
  const bodies = [
    ["John 7:53-8:1", "They went home.", { type: "bridge", start: 0, end: 15, text: "7:53-8:1" }],
    ["Acts 19:40-41", "He sent them.", { type: "bridge", start: 0, end: 13, text: "19:40-41" }],
  ] as const;
  for (const [reference, words, bridge] of bodies) {
    const path = `passage?reference=${encodeURIComponent(reference)}&version=TST`;
    const { data } = (await askJson(`${path}&include=notes`, app)).body;
    assert.deepEqual(
      data.map((item: Readonly<Record<string, unknown>>) => [item.text, item.annotations, item.absent]),
      [
        [words, [bridge], undefined],
        ["", [], true],
      ],
    );
    assert.match((await ask(`${path}&format=text`, app)).text, /\(not in the TST\)\n$/);
  }
});

test("the same source gives the same pack", async () => {
  const { out } = await run(source, "--manifest", manifest);
  assert.equal(out.at(-1), "only keys of these plans may read it: enterprise");
  const first = readFileSync(join(texts, "tst.pack"));
  await run(source, "--manifest", manifest);
  assert.deepEqual(readFileSync(join(texts, "tst.pack")), first);
});

/** Invented texts of three verses, a query, and the verses that contain a form of the word. */
const LANGUAGES: readonly (readonly [
  language: string,
  verses: readonly [string, string, string],
  rows: readonly (readonly [query: string, verses: readonly number[]])[],
])[] = [
  [
    "de",
    ["Die Häuser des Königs stehen fest.", "Ein Haus am Berge.", "Der König liebte die Wege."],
    [
      ["haus", [1, 2]],
      ["Könige", [1, 3]],
      ["liebten", [3]],
      ["=haus", [2]],
      ["weg -haus", [3]],
    ],
  ],
  [
    "es-ES",
    ["Los corazones de mis hijos cantan.", "Un corazón limpio.", "El hijo cantó de noche."],
    [
      ["corazon", [1, 2]],
      ["hijo", [1, 3]],
      ["cantar", [1, 3]],
      ['"un corazon"', [2]],
    ],
  ],
];

for (const [language, verses, rows] of LANGUAGES) {
  test(`the words of an imported text in ${language} are found in their other forms`, async () => {
    const words = Object.fromEntries(verses.map((text, index) => [`Ruth 1:${index + 1}`, text]));
    const how = put(`${language}.manifest.json`, { ...MANIFEST, language });
    const { problems } = await run(put(`${language}.json`, words), "--manifest", how);
    assert.deepEqual(problems, []);
    const store = openLiveStore({ bundled, imported: [texts], report: assert.fail });
    const app = appOf(10, store.current);
    for (const [query, expected] of rows) {
      const path = `search?q=${encodeURIComponent(query)}&version=TST&sort=canonical&limit=5`;
      const { data } = (await askJson(path, app)).body;
      assert.deepEqual(
        data.map(({ verse }: { readonly verse: number }) => verse),
        expected,
        query,
      );
    }
  });
}
