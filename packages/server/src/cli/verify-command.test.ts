import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import { buildEdition } from "../../../../editions/build-edition.ts";
import { editionFolder, editionFolders } from "../../../../editions/folders.ts";
import { assembleEdition } from "../text/assembled-edition.ts";
import { writePack } from "../text/pack-writer.ts";
import { PACKS } from "../text/testdata/bundled.ts";
import { linesOf, run as runCommand } from "./testdata/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-verify-"));
after(() => rmSync(folder, { recursive: true }));

async function run(packFolders: readonly string[], ...args: readonly string[]) {
  const { out, err } = await runCommand(["verify", ...args], { more: { packFolders: () => packFolders } });
  return { printed: linesOf(out), problems: linesOf(err) };
}

test("the built texts match the committed digests", async () => {
  const { printed, problems } = await run([PACKS, join(folder, "nowhere")]);
  assert.deepEqual(problems, []);
  assert.equal(printed.length, editionFolders().length);
  const lineOf = (code: string): string => printed.find((line) => line.startsWith(`${code}: `)) ?? "";
  assert.match(lineOf("ASV"), /^ASV: .* and 31086 verses match the recorded digests; revision [0-9a-f]{12}/);
  assert.match(lineOf("KJV"), /^KJV: .* and 31102 verses match the recorded digests/);
  const [verdict] = JSON.parse((await run([PACKS], "--version", "kjv", "--json")).printed[0] ?? "[]");
  assert.deepEqual([verdict.version, verdict.compared_with, verdict.problems], ["KJV", "file", []]);
});

test("a changed word is found down to the verse, even if the pack itself is valid", async () => {
  const kjv = await buildEdition(editionFolder("kjv"));
  const at = toOrdinal(43, 11, 35) - 1;
  const verses = kjv.verses.with(at, { text: "Jesus laughed." });
  writeFileSync(join(folder, "kjv.pack"), writePack(assembleEdition(kjv.manifest, verses)));
  copyFileSync(join(PACKS, "kjv.digests.tsv"), join(folder, "kjv.digests.tsv"));
  const { printed, problems } = await run([folder]);
  assert.deepEqual(printed, []);
  assert.deepEqual(
    problems.map((problem) => problem.replace(/ has SHA-256 .*/, "")),
    ["KJV: edition KJV", "KJV: book John", "KJV: chapter John.11", "KJV: verse John.11.35"],
  );
  rmSync(join(folder, "kjv.digests.tsv"));
  assert.match((await run([folder])).printed[0] ?? "", /match the digests in its pack/);
});

test("a damaged pack is reported, and the others are still verified", async () => {
  const damaged = readFileSync(join(PACKS, "kjv.pack")).fill(1, 4_000_000, 4_000_001);
  writeFileSync(join(folder, "kjv.pack"), damaged);
  const { printed, problems } = await run([folder, PACKS]);
  assert.equal(printed.length, editionFolders().length);
  assert.match(problems.join(), /^\S+kjv\.pack does not agree with its own SHA-256/);
});

test("as many as 200 verses are explained at once", async () => {
  const { printed, problems } = await run(
    [PACKS],
    ...["--explain", "Ps 119; Gen 1:1-24", "--version", "KJV", "--json"],
  );
  assert.deepEqual(problems, []);
  assert.equal(JSON.parse(printed[0] ?? "[]").length, 200);
});

test("a verse is explained: source, rules, errata", async () => {
  const john = await run([PACKS], "--explain", "John 3:16", "--version", "ASV");
  assert.deepEqual(john.problems, []);
  assert.match(john.printed[0] ?? "", /^John\.3\.16 \(ASV, revision [0-9a-f]{12}\)$/);
  assert.match(john.printed[1] ?? "", /^ {2}text {5}For God so loved the world, .* eternal life\.$/);
  assert.equal(john.printed.at(-1), "  unchanged from the source");
  const psalm = (await run([PACKS], "--explain", "ps 86:1", "--version", "asv")).printed;
  assert.equal(psalm[1], "  title    A Prayer of David.");
  assert.match(
    psalm.join("\n"),
    /erratum {2}title, word 1: \(nothing\) -> A Prayer of David\. \(missing; witness:/,
  );
  const rows = JSON.parse(
    (await run([PACKS], "--explain", "Mark 9:44,48", "--version", "ASV", "--json")).printed[0] ?? "",
  );
  assert.deepEqual(
    rows.map((row: { readonly osis_id: string; readonly text: string; readonly absent?: true }) => [
      row.osis_id,
      row.text === "",
      row.absent,
    ]),
    [
      ["Mark.9.44", true, true],
      ["Mark.9.48", false, undefined],
    ],
  );
});

const REFUSED: readonly (readonly [readonly string[], RegExp])[] = [
  [["--version", "NIV"], /^no version "NIV" is installed$/],
  [["--explain", "John 3:16"], /--explain needs --version/],
  [
    ["--explain", "hello world", "--version", "ASV"],
    /^At position 0, "hello": expected the name of a book\.$/,
  ],
  [["--explain", "jud 1", "--version", "ASV"], /^"jud 1" could be one of several books: Judges, Jude\.$/],
  [["--explain", "John 3:99", "--version", "ASV"], /^John 3 has 36 verses; there is no verse 99\.$/],
  [["--explain", "Psalms", "--version", "ASV"], /more than 200 verses/],
  [["--explain", "Ps 119; Gen 1:1-25", "--version", "ASV"], /more than 200 verses/],
  [["--explain", "John 3:16", "--version", "NIV"], /no version "NIV" is installed/],
];

test("a failure is reported", async () => {
  for (const [args, message] of REFUSED) {
    const { printed, problems } = await run([PACKS], ...args);
    assert.deepEqual(printed, [], args.join(" "));
    assert.match(problems.join(), message);
  }
  assert.deepEqual((await run([join(folder, "nowhere")])).problems, ["no texts are installed"]);
});
