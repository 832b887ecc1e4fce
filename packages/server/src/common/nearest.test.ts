import assert from "node:assert/strict";
import { test } from "node:test";
import { misspellingOf, nearest } from "./nearest.ts";

const LONG = "n".repeat(41);
const KNOWN = ["reference", "version", "verse", "verse_id", "ref", "book_id", "before", LONG];

const ROWS: readonly (readonly [name: string, meant: string | null, why: string])[] = [
  ["vesion", "version", "a missing letter"],
  ["versionn", "version", "an extra letter"],
  ["versiom", "version", "a wrong letter"],
  ["erf", "ref", "two swapped neighbours are one edit, the most for three letters"],
  ["fre", null, "two edits are too many for three letters"],
  ["VERSE", "verse", "letter case does not count"],
  ["refe", "reference", "a prefix, from three letters on; the first of several candidates"],
  ["ve", null, "a prefix of three names, too short to decide"],
  ["versb", "verse", "nearer than verse_id"],
  ["", null, "nothing"],
  [LONG.slice(1), LONG, "the longest name that is compared"],
  [LONG, null, "longer than the longest name that is compared"],
];

for (const [name, meant, why] of ROWS) {
  test(`${JSON.stringify(name.slice(0, 20))} suggests ${meant}: ${why}`, () => {
    assert.equal(nearest(name, KNOWN), meant);
  });
}

const MISSPELLINGS: readonly (readonly [name: string, meant: string | null, why: string])[] = [
  ["vesion", "version", "a missing letter"],
  ["verison", "version", "two swapped neighbours"],
  ["refernse", "reference", "two edits in a name of eight letters or more"],
  ["vexsiom", null, "two edits in a shorter name"],
  ["Ref", "ref", "letter case does not count"],
  ["rev", null, "a name of three letters may be another name"],
  ["refs", "ref", "one letter more than three"],
  ["lang", null, "two edits from every known name"],
  ["ver", "version", "a prefix"],
  ["compact", null, "a word of its own"],
];

for (const [name, meant, why] of MISSPELLINGS) {
  test(`${JSON.stringify(name)} is a slip of ${meant}: ${why}`, () => {
    assert.equal(misspellingOf(name, [...KNOWN, "compare", "range"]), meant);
  });
}
