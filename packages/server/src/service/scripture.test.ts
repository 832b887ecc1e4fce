import assert from "node:assert/strict";
import { test } from "node:test";
import { PACKS } from "../text/testdata/bundled.ts";
import { openStore } from "../text/testdata/open-store.ts";
import { readVerseRange, type ScriptureQuery, scripture } from "./scripture.ts";

const texts = openStore(PACKS);

/** John 3 of the KJV, and the other parameters. */
function ask(more: Partial<ScriptureQuery>) {
  const nothing = { verse: undefined, range: undefined, endChapter: undefined, endVerse: undefined };
  return scripture(texts, 43, { ...nothing, compare: undefined, version: "KJV", chapter: 3, ...more });
}

/** The parameters; the place as `chapter:verse-chapter:verse`, or the code and message of each problem. */
const ROWS: readonly (readonly [sent: Partial<ScriptureQuery>, expected: readonly string[]])[] = [
  [{ range: readVerseRange("5-7") }, ["3:5-3:7"]],
  [{ range: readVerseRange("5") }, ["3:5-3:5"]],
  [{ range: readVerseRange("35-") }, ["3:35-3:36"]],
  [{ range: readVerseRange("5-4") }, ["range_reversed The range John 3:5-4 ends before it begins."]],
  // Verse 0 is reported, not that the range runs backwards.
  [{ range: readVerseRange("5-0") }, ["verse_zero John 3 has 36 verses; there is no verse 0."]],
  [{ verse: 5, endVerse: 0 }, ["verse_zero John 3 has 36 verses; there is no verse 0."]],
  [{ range: readVerseRange("0-0") }, ["verse_zero John 3 has 36 verses; there is no verse 0."]],
  [
    { range: readVerseRange("0-37") },
    [
      "verse_zero John 3 has 36 verses; there is no verse 0.",
      "verse_out_of_range John 3 has 36 verses; there is no verse 37.",
    ],
  ],
  [{ range: readVerseRange("37-") }, ["verse_out_of_range John 3 has 36 verses; there is no verse 37."]],
  [{ range: readVerseRange("37-5") }, ["verse_out_of_range John 3 has 36 verses; there is no verse 37."]],
  [
    { verse: 5, endChapter: 2, endVerse: 1 },
    ["range_reversed The range John 3:5-2:1 ends before it begins."],
  ],
  [{ verse: 36, endChapter: 4, endVerse: 1 }, ["3:36-4:1"]],
];

for (const [sent, expected] of ROWS) {
  test(`/scripture of John 3 with ${JSON.stringify(sent)}: ${expected.join(" ")}`, () => {
    const found = ask(sent);
    if (found.ok) {
      const { start, end } = found.value;
      assert.deepEqual([`${start.chapter}:${start.verse}-${end.chapter}:${end.verse}`], expected);
      return;
    }
    assert.equal(found.fault.kind, "outside_canon");
    if (found.fault.kind !== "outside_canon") return;
    assert.deepEqual(
      found.fault.problems.map(({ code, message }) => `${code} ${message}`),
      expected,
    );
  });
}
