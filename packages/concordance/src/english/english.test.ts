import assert from "node:assert/strict";
import { test } from "node:test";
import type { Vocabulary } from "../analyser.ts";
import { english } from "./english.ts";

/** A vocabulary; words with a capital letter are names. */
function vocabularyOf(words: string): Vocabulary {
  const all = words.split(" ");
  const lower = new Set(all.map((word) => word.toLowerCase()));
  const names = new Set(all.filter((word) => word !== word.toLowerCase()).map((word) => word.toLowerCase()));
  return { has: (word) => lower.has(word), isName: (word) => names.has(word) };
}

/** Forms, the other words of the vocabulary, and the words that each form belongs to. */
const ROWS: readonly (readonly [forms: string, vocabulary: string, words: string])[] = [
  ["come came comest camest cometh coming comes", "", "come"],
  ["speak spake spakest spoken speaketh", "", "speak"],
  ["show shew sheweth shewedst shewed shown", "", "show"],
  ["honor honour honoured honourest honoureth", "honour", "honor"],
  ["hour devour four your", "", "="],
  ["walked walketh walkedst walkest walking walks", "walk", "walk"],
  ["hoped hopeth hoping hopes", "hope hop", "hope"],
  ["hopped hoppeth hopping", "hope hop", "hop"],
  ["travelled traveled travelling", "travel", "travel"],
  ["cried crieth criest crying cries", "cry", "cry"],
  ["died dieth dying dies", "die", "die"],
  ["agreed agreeth", "agree", "agree"],
  ["seed hundred king thing wicked forest priest nothing", "see fore", "="],
  ["men men's man's", "man", "man"],
  ["kinsmen kinsmen's kinsman's", "kinsman", "kinsman"],
  ["brethren brother's brothers", "brother", "brother"],
  ["feet oxen children mice", "", "foot ox child mouse"],
  ["wiser greater mightiest", "wise great mighty", "wise great mighty"],
  ["singer greatly greatness", "sing great", "="],
  ["blessings blessing blessedst", "bless", "bless"],
  ["changed longed hanged plunged", "change long hang", "change long hang plung"],
  ["judges judged judgeth", "judge", "judge"],
  ["does doest doeth doth dost didst", "doe", "do"],
  ["Moses James Nazareth Mered", "mose jame mere", "="],
  ["Anakims Hittites Jews", "Jew", "anakim hittite jew"],
  ["musick plough gray grey intreat asswage axe", "", "music plow gray gray entreat assuage ax"],
  ["Judaea Galilaean Zacchaeus Israel Aeneas", "", "judea galilean zaccheus israel aeneas"],
  ["razor rasor Melchisedec Sion", "", "razor razor melchizedek zion"],
  ["Elias Eliah Elijah Elias's", "", "elijah"],
  ["Esaias Jonas Noe Juda Zidon Shushan", "", "isaiah jonah noah judah sidon susa"],
  ["Ishmeelites Ishmeelite Zidonians", "", "ishmaelite ishmaelite sidonian"],
  ["Elizabeth Elisabeth's Hareth here", "", "elizabeth elizabeth hereth here"],
  ["Chun cunning gazers", "cunning", "chun cunning gazer"],
  [
    "Assur assured assuring Stoics Nazirites Cretans",
    "Stoicks Nazarite Cretes",
    "assyria assur assur stoic nazirite cretan",
  ],
  ["Clopas Cos Tahpanhes Baalim Baal Necho", "", "clopas cos tahpanhes baal baal neco"],
  ["Zacharias Ishuai Ishuah", "", "zechariah ishvi ishvah"],
  ["Judas Joses Saul Shaul Micah Micha", "", "judas joses saul shaul micah mica"],
  ["lay lain", "lay", "lay lie"],
  ["found founded", "found", "find found"],
];

for (const [forms, vocabulary, words] of ROWS) {
  test(`the words of ${forms}`, () => {
    const all = vocabularyOf(`${vocabulary} ${forms}`.trim());
    const folded = forms.split(" ").map((form) => form.toLowerCase());
    const main = folded.map((form) => english.words(form, all)[0]);
    const expected = words === "=" ? folded : words.split(" ");
    assert.deepEqual(main, expected.length === 1 ? folded.map(() => words) : expected);
  });
}

test("a form that two words share gives both, the usual one first", () => {
  const all = vocabularyOf("lay lie found bare saw");
  assert.deepEqual(english.words("lay", all), ["lay", "lie"]);
  assert.deepEqual(english.words("found", all), ["find", "found"]);
  assert.deepEqual(english.words("bare", all), ["bear", "bare"]);
});

test("lives belongs to live only if the vocabulary has no liveth", () => {
  assert.deepEqual(english.words("lives", vocabularyOf("lives live life")), ["life", "live"]);
  assert.deepEqual(english.words("lives", vocabularyOf("lives live life liveth")), ["life"]);
});
