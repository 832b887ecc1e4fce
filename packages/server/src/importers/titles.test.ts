import assert from "node:assert/strict";
import { test } from "node:test";
import { toOrdinal, VERSE_TOTAL } from "@lectern/scripture";
import type { AssembledVerse } from "../text/assembled-edition.ts";
import { PACKS } from "../text/testdata/bundled.ts";
import { openStore } from "../text/testdata/open-store.ts";
import { findTitlesInside, isTitled } from "./titles.ts";

const psalms = Array.from({ length: 150 }, (_, index) => index + 1);

test("the psalms with a title are those of the KJV and the ASV", () => {
  for (const { info, title } of openStore(PACKS).editions) {
    const titled = psalms.filter((psalm) => title(toOrdinal(19, psalm, 1)) !== null);
    assert.equal(titled.length, 116);
    assert.deepEqual(titled, psalms.filter(isTitled), info.code);
  }
});

const WORDS: AssembledVerse = { text: "Of David. Words." };
const TITLED: AssembledVerse = { text: "Words.", title: "Of David." };

const ROWS: readonly (readonly [
  description: string,
  verseOf: (psalm: number) => AssembledVerse,
  messages: string,
])[] = [
  [
    "no title at all",
    () => WORDS,
    "116 psalms have no title of their own: it may be in the text of verse 1 (Psalm 3, 4, 5, 6, 7 and 111 more)",
  ],
  [
    "titles but for a few",
    (psalm) => (psalm > 20 && psalm < 24 ? WORDS : TITLED),
    "3 psalms have no title of their own: it may be in the text of verse 1 (Psalm 21, 22, 23)",
  ],
  [
    "titles but for one",
    (psalm) => (psalm === 23 ? WORDS : TITLED),
    "1 psalm has no title of their own: it may be in the text of verse 1 (Psalm 23)",
  ],
  ["titles where there should be some", (psalm) => (isTitled(psalm) ? TITLED : WORDS), ""],
  ["no words", () => ({ text: null }), ""],
];

test("psalms without a separate title are counted, and the first ones named", () => {
  for (const [description, verseOf, expected] of ROWS) {
    const verses: (AssembledVerse | undefined)[] = new Array(VERSE_TOTAL).fill(undefined);
    for (const psalm of psalms) verses[toOrdinal(19, psalm, 1) - 1] = verseOf(psalm);
    assert.equal(
      findTitlesInside(verses)
        .map(({ message }) => message)
        .join(),
      expected,
      description,
    );
  }
});
