import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import { type AssembledVerse, assembleEdition, EditionFault } from "./assembled-edition.ts";
import { allocateBytes } from "./byte-buffer.ts";
import { readManifest } from "./manifest.ts";
import { findPackFault, openPack, openProvenance } from "./pack-reader.ts";
import { writePack } from "./pack-writer.ts";

const read = readManifest({
  code: "tst",
  name: "Test",
  language: "en",
  year: 1900,
  licence: "none",
  source: "made here",
  access: { plans: ["enterprise"] },
});
if (!read.ok) throw new Error(read.problems.join("; "));
const { manifest } = read;

function versesOf(rows: readonly (readonly [number, AssembledVerse])[]): readonly AssembledVerse[] {
  const verses: AssembledVerse[] = Array.from({ length: VERSE_TOTAL }, () => ({ text: null }));
  for (const [ordinal, verse] of rows) verses[ordinal - 1] = verse;
  return verses;
}

const PSALM = toOrdinal(19, 3, 1);
const SMALL = versesOf([
  [1, { text: 'He said, "Light."', annotations: [{ type: "added", start: 3, end: 7 }] }],
  [2, { text: "起初，神創造天地。" }],
  [
    4,
    {
      text: null,
      annotations: [{ type: "note", start: 0, end: 0, text: "Not in the oldest copies.", style: "f" }],
    },
  ],
  [
    PSALM,
    {
      text: "Jehovah, how are mine adversaries increased!",
      title: "A Psalm of David.",
      annotations: [
        { type: "divine_name", start: 0, end: 7 },
        { type: "poetry", start: 0, end: 0, style: "q1" },
      ],
      titleAnnotations: [{ type: "added", start: 0, end: 7 }],
      provenance: [{ kind: "rule", what: "psalm-title", why: "because" }],
    },
  ],
]);

const pack = writePack(assembleEdition(manifest, SMALL));
const opened = openPack(pack);
if (!opened.ok) throw new Error(opened.fault);
const { edition, counts } = opened;
const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test("a pack contains its manifest, counts and digests", () => {
  assert.deepEqual(counts, { verses: 3, titles: 1, annotations: 5 });
  const { info } = edition;
  assert.equal(info.code, "TST");
  assert.equal(info.direction, "ltr");
  assert.deepEqual(info.plans, ["enterprise"]);
  assert.equal(info.verseCount, 3);
  assert.equal(info.absent.length, VERSE_TOTAL - 3);
  assert.match(info.revision, /^[0-9a-f]{12}$/);
});

test("texts, titles, annotations and provenance are read back unchanged", () => {
  assert.equal(edition.text(1), 'He said, "Light."');
  assert.equal(edition.text(2), "起初，神創造天地。");
  assert.equal(edition.text(3), null);
  assert.equal(edition.text(PSALM), "Jehovah, how are mine adversaries increased!");
  assert.equal(edition.title(PSALM), "A Psalm of David.");
  assert.equal(edition.title(1), null);
  assert.deepEqual(edition.annotations(1), [{ type: "added", start: 3, end: 7 }]);
  assert.deepEqual(edition.annotations(2), []);
  assert.deepEqual(edition.annotations(4), SMALL[3]?.annotations);
  assert.deepEqual(edition.annotations(PSALM), SMALL[PSALM - 1]?.annotations?.toReversed());
  assert.deepEqual(edition.titleAnnotations(PSALM), [{ type: "added", start: 0, end: 7 }]);
  const provenance = openProvenance(pack);
  assert.deepEqual(provenance(PSALM), SMALL[PSALM - 1]?.provenance);
  assert.deepEqual(provenance(1), []);
});

test("words are written as UTF-8, nothing where there are none", () => {
  const rows: readonly (readonly [ordinal: number, words: string])[] = [
    [1, 'He said, "Light."'],
    [2, "起初，神創造天地。"],
    [3, ""],
    [PSALM, "Jehovah, how are mine adversaries increased!"],
  ];
  for (const [ordinal, words] of rows) {
    const bytes = new TextEncoder().encode(words);
    const buffer = allocateBytes(bytes.length + 4);
    buffer.bytes.fill(0x2e);
    assert.equal(edition.putWords(ordinal, buffer, 2), bytes.length + 2);
    assert.equal(utf8(buffer.bytes), `..${words}..`);
  }
});

test("items are valid JSON and contiguous", () => {
  assert.equal(
    utf8(edition.scriptureItems(1, 3)),
    '{"verse":1,"text":"He said, \\"Light.\\""},{"verse":2,"text":"起初，神創造天地。"},' +
      '{"verse":3,"text":"","absent":true}',
  );
  assert.equal(edition.scriptureItems(1, 2).buffer, pack.buffer, "a view, not a copy");
});

test("an ordinal outside the canon is an error that names it", () => {
  for (const ordinal of [0, -1, 1.5, VERSE_TOTAL + 1, Number.NaN]) {
    assert.throws(() => edition.text(ordinal), new RangeError(`no verse has the index ${ordinal}`));
  }
});

test("the same edition gives the same bytes, and a changed word another revision", () => {
  assert.deepEqual(writePack(assembleEdition(manifest, SMALL)), pack);
  const other = openPack(writePack(assembleEdition(manifest, SMALL.with(1, { text: "Another." }))));
  assert.ok(other.ok && other.edition.info.revision !== edition.info.revision);
});

test("any damaged byte is found", () => {
  assert.equal(findPackFault(pack), null);
  for (const at of [0, 8, 12, 20, 48, 60, 64, 140, 5000, pack.length - 1]) {
    const damaged = pack.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    assert.notEqual(findPackFault(damaged), null, `byte ${at}`);
  }
  for (const length of [0, 7, 63, 200, 5000, pack.length - 1]) {
    assert.notEqual(findPackFault(pack.subarray(0, length)), null, `length ${length}`);
  }
});

const REFUSED: readonly (readonly [AssembledVerse, number, string])[] = [
  [{ text: "it [was] good" }, 26137, "John 3:16: the text contains a mark of markup at 3 (U+005B)"],
  [{ text: "" }, 1, "Genesis 1:1: the text is empty"],
  [{ text: "a", title: "b  c" }, PSALM, "Psalm 3:1: the title contains a doubled space at 1 (U+0020)"],
  [{ text: "a", title: "b" }, 2, "Genesis 1:2: a title stands before verse 1 only"],
  [
    { text: "word", annotations: [{ type: "added", start: 2, end: 5 }] },
    1,
    "Genesis 1:1: added from 2 to 5 lies outside the text of 4 units",
  ],
  [
    { text: null, annotations: [{ type: "added", start: 0, end: 1 }] },
    1,
    "Genesis 1:1: added from 0 to 1 lies outside the text of 0 units",
  ],
];

test("text that is not clean is refused, and the verse is named", () => {
  for (const [verse, ordinal, problem] of REFUSED) {
    assert.throws(
      () => assembleEdition(manifest, SMALL.with(ordinal - 1, verse)),
      (error) => error instanceof EditionFault && error.problems.includes(problem),
      problem,
    );
  }
  assert.throws(() => assembleEdition(manifest, []), /there is no verse in it/);
});
