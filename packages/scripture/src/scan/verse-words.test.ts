import assert from "node:assert/strict";
import { test } from "node:test";
import { books } from "../book.ts";
import { verseCount } from "../canon.ts";
import { SCANNED_LANGUAGES, scannedEnglish } from "./languages.ts";
import { proseSetsOf } from "./prose-sets.ts";
import { stemsOf } from "./verse-words.ts";

const { verseWords } = proseSetsOf(scannedEnglish.prose);
const countOf = (text: string, bookId: number, chapter: number, first: number, last = first): number =>
  verseWords.countIn(verseWords.hashesOf(text), bookId, chapter, first, last);

test("forms of a word have one stem", () => {
  assert.deepEqual(
    [...stemsOf("Gathered gathering gathers, the shepherd's SHEPHERDS")],
    ["gather", "the", "shephe"],
  );
  assert.deepEqual([...stemsOf("a an I'm 12 3:16")], []);
});

test("words are found in the verses that they say most about", () => {
  assert.equal(countOf("They are to gather an omer of it for each person", 2, 16, 16) > 0, true);
  assert.equal(countOf("the peacemakers", 40, 5, 9) > 0, true);
  assert.equal(countOf("the peacemakers", 40, 5, 8), 0);
  assert.equal(countOf("the peacemakers and the persecuted", 40, 5, 8, 10) > 1, true);
});

test("frequent words say nothing, nor do verses and chapters that do not exist", () => {
  assert.equal(verseWords.hashesOf("And the LORD said unto them").size, 0);
  assert.equal(countOf("the peacemakers", 40, 5, 49, 60), 0);
  assert.equal(countOf("the peacemakers", 40, 29, 1), 0);
  assert.equal(countOf("the peacemakers", 40, 0, 9), 0);
});

test("every verse has a word, but for a few without any that is telling", () => {
  const all = new Set(Array.from({ length: 1023 }, (_, at) => at + 1));
  let without = 0;
  for (const { id, chapters } of books)
    for (let chapter = 1; chapter <= chapters.length; chapter++)
      for (let verse = 1; verse <= verseCount(id, chapter); verse++)
        if (verseWords.countIn(all, id, chapter, verse, verse) === 0) without++;
  assert.ok(without < 100, `${without} verses`);
});

test("a language without words of verses has none", () => {
  assert.equal(verseWords.isKnown, true);
  const known = SCANNED_LANGUAGES.filter(({ prose }) => proseSetsOf(prose).verseWords.isKnown);
  assert.deepEqual(known, [scannedEnglish]);
});
