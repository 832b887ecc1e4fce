import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { firstOrdinalAt, type Interval, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { editionFolder } from "../../../../editions/folders.ts";
import { chapterLines, contentHash, openContentHash, takeDigests, verseDigest } from "./digest.ts";
import { compareDigests, formatDigests } from "./digest-file.ts";
import { PACKS } from "./testdata/bundled.ts";
import { openStore } from "./testdata/open-store.ts";

const { editions } = openStore(PACKS);
const [asv, kjv] = editions;
if (asv === undefined || kjv === undefined) throw new Error("the packs are not built");
const run = (first: number, last: number): Interval => ({ first, last });
const sha256 = (text: string): string => hash("sha256", text);

test("a verse is its line: verse id, space, text, line feed", () => {
  const line = "43011035 Jesus wept.\n";
  assert.equal(verseDigest(kjv, toOrdinal(43, 11, 35)), sha256(line));
  assert.equal(verseDigest(asv, toOrdinal(40, 17, 21)), sha256("40017021\n"));
});

test("a chapter has its title under verse 0", () => {
  const psalm = kjv.text(toOrdinal(19, 117, 1));
  const position = 478 + 117;
  assert.equal(firstOrdinalAt(position), toOrdinal(19, 117, 1));
  assert.equal(chapterLines(kjv, position).split("\n")[0], `19117001 ${psalm}`);
  assert.match(chapterLines(kjv, 478 + 23), /^19023000 A Psalm of David\.\n19023001 The LORD is my shepherd/);
});

test("digests of editions and books are those of all their lines", () => {
  for (const edition of editions) {
    let lines = "";
    for (let index = 1; index <= 1189; index++) lines += chapterLines(edition, index);
    assert.equal(lines.split("\n").length - 1, VERSE_TOTAL + 116);
    const taken = takeDigests(edition);
    assert.equal(taken.edition, sha256(lines));
    assert.equal(taken.chapters.length, 1189);
    assert.deepEqual({ edition: taken.edition, books: taken.books }, edition.digests);
  }
});

test("the checked-in digests are those of the built packs", () => {
  for (const edition of editions) {
    const { code } = edition.info;
    const file = readFileSync(editionFolder(code.toLowerCase()).file("digests.tsv"), "utf8");
    assert.deepEqual(compareDigests(code, edition, file), []);
    assert.equal(file, formatDigests(code, edition));
  }
});

test("differences are named: a verse, a title, a missing row", () => {
  const file = formatDigests("KJV", kjv);
  const changed = {
    text: (ordinal: number) => (ordinal === 26_137 ? "Another word." : kjv.text(ordinal)),
    title: (ordinal: number) => (ordinal === toOrdinal(19, 23, 1) ? "A Psalm." : kjv.title(ordinal)),
  };
  assert.deepEqual(
    compareDigests("KJV", changed, file).map(({ level, name }) => `${level} ${name}`),
    ["edition KJV", "book Ps", "book John", "chapter Ps.23", "chapter John.3", "verse John.3.16"],
  );
  const [missing] = compareDigests("KJV", kjv, file.replace(/^Gen\t.*\n/m, ""));
  assert.deepEqual([missing?.level, missing?.name, missing?.expected], ["book", "Gen", null]);
});

test("content_hash is over version, revision and the pairs of the answer", () => {
  const revision = asv.info.revision;
  const absent = toOrdinal(40, 17, 21);
  assert.equal(
    contentHash(asv, [run(26_137, 26_137), run(absent, absent)]),
    sha256(`ASV\n${revision}\n43003016 ${asv.text(26_137)}\n40017021\n`),
  );
  assert.notEqual(contentHash(asv, [run(1, 1)]), contentHash(kjv, [run(1, 1)]));
});

test("content_hash of many verses at once follows the same rule as that of few", () => {
  const lines = Array.from({ length: 50 }, (_, index) => chapterLines(asv, index + 1)).join("");
  assert.equal(contentHash(asv, [run(1, 1533)]), sha256(`ASV\n${asv.info.revision}\n${lines}`));
});

test("content_hash computed part by part is the same", () => {
  const taking = openContentHash(kjv);
  for (const part of [[run(1, 1)], [run(3, 500), run(26_137, 26_137)]]) taking.add(part);
  assert.equal(taking.hex(), contentHash(kjv, [run(1, 1), run(3, 500), run(26_137, 26_137)]));
});
