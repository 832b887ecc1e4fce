import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "./nearest.ts";

const LONG = "n".repeat(41);
const KNOWN = ["reference", "version", "verse", "verse_id", "ref", "book_id", "before", LONG];

const ROWS: readonly (readonly [name: string, meant: string | null, why: string])[] = [
  ["vesion", "version", "a letter is missing"],
  ["versionn", "version", "a letter too many"],
  ["versiom", "version", "another letter"],
  ["erf", "ref", "two neighbours swapped are one edit, the most that three letters may have"],
  ["fre", null, "two edits are too many for three letters"],
  ["VERSE", "verse", "letter case is none"],
  ["refe", "reference", "its beginning, from three letters on; the first of several as near"],
  ["ve", null, "the beginning of three, too short to say which"],
  ["versb", "verse", "nearer than verse_id"],
  ["", null, "nothing"],
  [LONG.slice(1), LONG, "as long as is looked at"],
  [LONG, null, "longer than is looked at"],
];

for (const [name, meant, why] of ROWS) {
  test(`${JSON.stringify(name.slice(0, 20))} is ${meant}: ${why}`, () => {
    assert.equal(nearest(name, KNOWN), meant);
  });
}
