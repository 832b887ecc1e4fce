import assert from "node:assert/strict";
import { test } from "node:test";
import { lexiconOf } from "../resolve/names/lexicon.ts";
import { markerAt } from "./carry.ts";
import { scannedEnglish } from "./languages.ts";
import { isChapterAndVerse, namedVerses, wordsInPassage } from "./passage-words.ts";
import { proseSetsOf } from "./prose-sets.ts";

const words = { lexicon: lexiconOf(scannedEnglish.language), sets: proseSetsOf(scannedEnglish.prose) };
const { verseWords } = words.sets;

/** The first and last verse that a text names at a word, and how many of its words Exodus 16, Romans 8 and Hosea have there. */
function countsAt(text: string, word: string): readonly number[] | null {
  const marker = markerAt(text, text.indexOf(word), words);
  const verses = namedVerses(text, marker, verseWords);
  if (verses === null) return null;
  const counts = [
    { bookId: 2, chapter: 16 },
    { bookId: 45, chapter: 8 },
    { bookId: 28, chapter: 0 },
  ].map((last) => wordsInPassage(verses, last, marker, verseWords));
  return [verses.first, verses.last, ...counts];
}

for (const [text, word, counts] of [
  ["They gathered an omer each (v. 16).", "v.", [16, 16, 2, 0, 0]],
  ["They gathered an omer each (v. 16). The Spirit groans.", "v.", [16, 16, 2, 0, 0]],
  ["The groanings of vv. 26-27 are those of the Spirit.", "vv.", [26, 27, 0, 1, 0]],
  ["Ver. 16. Gather every man an omer.", "Ver.", [16, 16, 2, 0, 0]],
  ["In the twenty-sixth verse are groanings.", "verse", [26, 26, 0, 1, 0]],
  ["A long range (vv. 1-36) is cut.", "vv.", [1, 7, 0, 0, 0]],
  // The name of a citation is no word of a verse.
  ["See Omer 3:16 and v. 16.", "v.", [16, 16, 0, 0, 0]],
  ["Jacob wept, chap. xii. 4, and prevailed with the angel.", "chap", [4, 4, 0, 0, 2]],
  ["He wept in chapter 12.", "chapter", null],
  ["In the twelfth chapter he weeps.", "chapter", null],
] as const)
  test(`the words of the verse of "${word}" in: ${text}`, () => {
    assert.deepEqual(countsAt(text, word), counts);
  });

test("a chapter and its verse stand together", () => {
  const isPair = (text: string): boolean => isChapterAndVerse(text, markerAt(text, 0, words));
  for (const text of ["chap. xii. 4", "ch. 12:4", "chapter 3, verse 5", "ch. v. 2", "chapter 3 v. 5"])
    assert.equal(isPair(text), true, text);
  for (const text of ["chapter 10 quotes", "chap. xii.", "ch. 12", "v. 4"])
    assert.equal(isPair(text), false, text);
});
