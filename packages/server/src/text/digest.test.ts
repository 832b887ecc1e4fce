import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { firstOrdinalAt, toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { editionFolder } from "../../../../editions/folders.ts";
import { putText } from "./copy-bytes.ts";
import { chapterLines, contentHash, takeDigests, verseDigest } from "./digest.ts";
import { compareDigests, formatDigests } from "./digest-file.ts";
import type { PutWords } from "./edition.ts";
import { PACKS } from "./testdata/bundled.ts";
import { openStore } from "./testdata/open-store.ts";

const { editions } = openStore(PACKS);
const [asv, kjv] = editions;
if (asv === undefined || kjv === undefined) throw new Error("the packs are not built");
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
    for (let at = 1; at <= 1189; at++) lines += chapterLines(edition, at);
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

test("what differs is named: a verse, a title, a missing row", () => {
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
  assert.equal(
    contentHash(asv, [26_137, toOrdinal(40, 17, 21)]),
    sha256(`ASV\n${revision}\n43003016 ${asv.text(26_137)}\n40017021\n`),
  );
  assert.notEqual(contentHash(asv, [26_137]), contentHash(kjv, [26_137]));
});

test("lines that end at the buffer's last bytes, or have too few left, are hashed whole", () => {
  const head = `ASV\n${asv.info.revision}\n`;
  // The buffer begins with 64 KiB. Shorter lines come first, since one that does not fit doubles it.
  for (const size of [1 << 16, 1 << 17, 1 << 18]) {
    for (let spare = 200; spare >= 0; spare--) {
      const words = "a".repeat(size - spare);
      for (const next of ["short", ""]) {
        const put: PutWords = (ordinal, to, at) => putText(ordinal === 26_137 ? next : words, to, at);
        const lines = `43003015 ${words}\n43003016${next === "" ? "" : ` ${next}`}\n`;
        const found = contentHash(asv, [26_136, 26_137], put);
        assert.equal(found, sha256(`${head}${lines}`), `${size} - ${spare}, then "${next}"`);
      }
    }
  }
});

test("lines beyond what is gathered at once are hashed like others, be it all of them or one", () => {
  const line = `43003016 ${"a".repeat(200_000)}\n`;
  const put: PutWords = (_, to, at) => putText("a".repeat(200_000), to, at);
  const head = `ASV\n${asv.info.revision}\n`;
  const genesis = Array.from({ length: 1533 }, (_, index) => index + 1);
  const lines = Array.from({ length: 50 }, (_, index) => chapterLines(asv, index + 1)).join("");
  assert.equal(contentHash(asv, genesis), sha256(`${head}${lines}`));
  assert.equal(contentHash(asv, [26_137, 26_137], put), sha256(`${head}${line}${line}`));
});
