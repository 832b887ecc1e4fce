import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal } from "@lectern/scripture";
import type { AnnotationType } from "../../packages/server/src/text/edition.ts";
import { buildEdition, buildUncorrected, readErrata } from "../build-edition.ts";
import { differencesFrom, readWitnesses } from "../collation.ts";
import { editionFolder } from "../folders.ts";
import { brokenAddedWords } from "../testdata/added-words.ts";
import type { WitnessText } from "../witness.ts";
import { splitChange } from "../word-diff.ts";
import { markVerses, readSource } from "./rules.ts";

const folder = editionFolder("kjv");
const { verses } = await buildEdition(folder);
const texts = verses.map(({ text }) => text ?? "");
const countIn = (pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
const annotations = verses.flatMap((verse) => verse.annotations ?? []);
const countOf = (type: AnnotationType): number => annotations.filter((mark) => mark.type === type).length;
const at = (bookId: number, chapter: number, verse: number) =>
  verses[toOrdinal(bookId, chapter, verse) - 1] ?? { text: null };

test("31,102 verses, none blank, nothing but words and points", () => {
  assert.equal(verses.length, 31_102);
  assert.deepEqual(
    texts.filter((text) => !/^[A-Za-z ,.:;?!()'—-]+$/.test(text)),
    [],
  );
});

test("LORD and GOD stand in capitals 6,574 and 310 times", () => {
  assert.equal(countIn(/\bLORD\b/g), 6574);
  assert.equal(countIn(/\bGOD\b/g), 310);
});

test("116 titles, 22 letters, 14 subscriptions, 2,936 paragraphs, 21,476 added words", () => {
  assert.equal(verses.filter(({ title }) => title !== undefined).length, 116);
  assert.equal(countOf("letter"), 22);
  assert.equal(countOf("subscription"), 14);
  assert.equal(countOf("paragraph"), 2936);
  assert.equal(countOf("added"), 21_476);
});

test("each verse without an erratum is the package's text less its marks", () => {
  const source = Object.values(Object(readSource(folder.sourcePath()).verses));
  const corrected = new Set(readErrata(folder, "errata.tsv").map(({ ordinal }) => ordinal));
  assert.equal(source.length, texts.length);
  for (const [index, text] of texts.entries()) {
    const bare = String(source[index]).replace(/^# /, "").replace(/[[\]]/g, "");
    assert.equal(text === bare, !corrected.has(index + 1), `ordinal ${index + 1}`);
  }
});

test("added words are whole words, none of them empty", () => {
  assert.deepEqual(brokenAddedWords(verses), []);
});

test("marks become annotations of clean text", () => {
  assert.equal(
    at(1, 1, 2).text?.slice(0, 68),
    "And the earth was without form, and void; and darkness was upon the ",
  );
  assert.deepEqual(at(1, 1, 2).annotations, [{ type: "added", start: 55, end: 58 }]);
  assert.deepEqual(at(1, 1, 6).annotations?.[0], { type: "paragraph", start: 0, end: 0 });
  assert.equal(at(43, 3, 16).text?.slice(0, 20), "For God so loved the");
});

test("titles, letters and subscriptions are stored with their verses", () => {
  const third = at(19, 3, 1);
  assert.equal(third.title, "A Psalm of David, when he fled from Absalom his son.");
  assert.equal(third.text?.slice(0, 10), "LORD, how ");
  assert.equal(at(19, 11, 1).title, "To the chief Musician, A Psalm of David.");
  assert.deepEqual(at(19, 11, 1).titleAnnotations, [{ type: "added", start: 23, end: 30 }]);
  assert.equal(at(19, 119, 9).annotations?.find(({ type }) => type === "letter")?.text, "BETH");
  assert.equal(
    at(19, 119, 9).text,
    "Wherewithal shall a young man cleanse his way? by taking heed thereto according to thy word.",
  );
  const last = at(45, 16, 27);
  assert.equal(last.text, "To God only wise, be glory through Jesus Christ for ever. Amen.");
  const [subscription] = last.annotations?.filter(({ type }) => type === "subscription") ?? [];
  assert.equal(
    subscription?.text,
    "Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.",
  );
  assert.equal(subscription?.start, last.text?.length);
});

test("the name of God is annotated, inscriptions and other lords are not", () => {
  const names = (bookId: number, chapter: number, verse: number): readonly string[] =>
    (at(bookId, chapter, verse).annotations ?? [])
      .filter(({ type }) => type === "divine_name")
      .map(({ start, end }) => at(bookId, chapter, verse).text?.slice(start, end) ?? "");
  const rows: readonly (readonly [number, number, number, readonly string[]])[] = [
    [1, 15, 2, ["GOD"]],
    [19, 23, 1, ["LORD"]],
    [19, 110, 1, ["LORD"]],
    [5, 28, 58, ["LORD"]],
    [40, 22, 44, ["LORD"]],
    [44, 17, 23, []],
    [66, 19, 16, []],
  ];
  for (const [bookId, chapter, verse, expected] of rows) {
    assert.deepEqual(names(bookId, chapter, verse), expected, `${bookId} ${chapter}:${verse}`);
  }
  assert.equal(countOf("divine_name"), 6572 + 310 - 2);
});

test("files that are not those of kjv 1.0.0 are refused", () => {
  const source = readSource(folder.sourcePath());
  const changed = { ...Object(source.verses), "Genesis 1:6": "And God said" };
  assert.throws(() => markVerses({ ...source, verses: changed }), /Genesis 1:6: text and layout differ/);
  assert.throws(() => markVerses({ ...source, verses: {} }), /KJV has 0 verses/);
  assert.throws(() => markVerses({ ...source, verses: null }), /not an object/);
  assert.throws(() => markVerses({ ...source, layout: [] }), /the KJV layout has no Genesis 1:1/);
  assert.throws(() => markVerses({ ...source, layout: [["WHAT", 1]] }), /unknown row/);
});

const errata = readErrata(folder, "errata.tsv");

test("83 errata: 45 possessives, 34 spellings and hyphens, 4 points and brackets", () => {
  const count = (...reasons: readonly string[]): number =>
    errata.filter(({ reason }) => reasons.includes(reason)).length;
  assert.equal(errata.length, 83);
  assert.equal(count("possessive"), 45);
  assert.equal(count("spelling", "hyphen"), 34);
  assert.equal(count("punctuation"), 4);
  assert.equal(countIn(/\b(?:her|our|their|your)'s\b/gi), 0);
});

const CORRECTED: readonly (readonly [readonly [number, number, number], string])[] = [
  [[2, 32, 32], "Yet now, if thou wilt forgive their sin—; and if not, blot me, I pray thee,"],
  [[12, 18, 19], "And Rab-shakeh said unto them, Speak ye now to Hezekiah,"],
  [[40, 5, 3], "Blessed are the poor in spirit: for theirs is the kingdom of heaven."],
  [[62, 2, 23], "Whosoever denieth the Son, the same hath not the Father: but he that acknowledgeth the Son"],
];

test("corrected verses read as in print, and their marks stay on their words", () => {
  for (const [place, text] of CORRECTED)
    assert.ok(at(...place).text?.startsWith(text), at(...place).text ?? "");
  const { text, annotations } = at(62, 2, 23);
  assert.deepEqual(
    annotations?.map(({ type, start, end }) => [type, text?.slice(start, end)]),
    [["added", "but he that acknowledgeth the Son hath the Father also"]],
  );
});

const uncorrected = await buildUncorrected(folder);
const changesFrom = (witness: WitnessText): ReadonlySet<string> => {
  const changes = differencesFrom(uncorrected, witness).flatMap(splitChange);
  return new Set(
    changes.map(({ ordinal, inTitle, word, current, corrected }) =>
      JSON.stringify([ordinal, inTitle, word, current, corrected]),
    ),
  );
};

for (const { name, text: witness } of await readWitnesses(folder)) {
  const skip = witness === null && "not installed: editions/kjv/README.md says what it needs";
  test(`${name} has the words of the errata that name it, and of no other`, { skip }, () => {
    if (witness === null) return;
    const changes = changesFrom(witness);
    for (const { ordinal, inTitle, word, current, corrected, witness: named } of errata) {
      const change = JSON.stringify([ordinal, inTitle, word, current, corrected]);
      assert.equal(changes.has(change), named.split(", ").includes(name), change);
    }
  });
}
