import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import {
  buildIndex,
  type EditionText,
  findIndexFault,
  foldWord,
  openIndex,
  tokenize,
  type WordIndex,
} from "./index.ts";

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

const editionOf = (verses: readonly (string | null)[], language = "en"): EditionText => ({
  code: "TST",
  language,
  revision: "1",
  verseTotal: verses.length,
  text: (ordinal) => verses[ordinal - 1] ?? null,
});

function indexOf(verses: readonly (string | null)[], language?: string): WordIndex {
  const bytes = buildIndex(editionOf(verses, language), sha256);
  assert.equal(findIndexFault(bytes, sha256), null);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  shared.set(bytes);
  const opened = openIndex(shared);
  assert.ok(opened.ok);
  return opened.index;
}

const occurrencesOf = (index: WordIndex, form: number): string[] => {
  const [start = 0, end = 0] = index.postingStarts.subarray(form, form + 2);
  return Array.from(
    index.postingVerses.subarray(start, end),
    (verse, at) => `${verse}.${index.postingPlaces[start + at]}`,
  );
};

test("words, postings, families", () => {
  const index = indexOf(["Thou gavest, he gave.", null, "Give, and it shall be given unto you"]);
  assert.equal(index.wordTotal, 12);
  assert.deepEqual([...index.verseStarts], [0, 4, 4, 12]);
  const give = index.findFamily("giving");
  assert.equal(index.familyName(give), "give");
  assert.deepEqual(Array.from(index.formsOf(give), index.form), ["gave", "gavest", "give", "given"]);
  assert.deepEqual(occurrencesOf(index, index.findForm("gavest")), ["1.1"]);
  assert.deepEqual(occurrencesOf(index, index.findForm("given")), ["3.5"]);
  assert.equal(index.findForm("giving"), -1);
  assert.equal(index.findFamily("take"), -1);
  const [first, after] = index.formsFrom("giv");
  assert.deepEqual(
    Array.from({ length: after - first }, (_, at) => index.form(first + at)),
    ["give", "given"],
  );
  assert.equal(index.isName(index.findForm("gave")), false);
});

test("the second part of a hyphenated name is part of the name", () => {
  const index = indexOf(["Ish-bosheth reigned"]);
  assert.equal(index.isName(index.findForm("bosheth")), true);
});

test("an empty edition has an index", () => {
  const index = indexOf([null, ""]);
  assert.deepEqual(
    [index.wordTotal, index.formTotal, index.findForm("a"), index.findFamily("a")],
    [0, 0, -1, -1],
  );
  assert.deepEqual(index.formsFrom("a"), [0, 0]);
});

test("a language without rules has one family for each form", () => {
  const index = indexOf(["Wege Weg"], "de");
  assert.deepEqual(Array.from(index.formsOf(index.findFamily("weg")), index.form), ["weg"]);
});

test("damage is reported", () => {
  const bytes = buildIndex(editionOf(["In the beginning"]), sha256);
  const changed = bytes.slice();
  changed[bytes.byteLength - 1] = 255;
  assert.match(findIndexFault(changed, sha256) ?? "", /SHA-256/);
  assert.match(findIndexFault(bytes.subarray(0, 150), sha256) ?? "", /short|outside/);
  assert.match(findIndexFault(new Uint8Array(500), sha256) ?? "", /not a word index/);
  const opened = openIndex(bytes.subarray(0, 20));
  assert.deepEqual(opened, { ok: false, fault: "is too short for a word index" });
});

test("the same text gives the same bytes", () => {
  const verses = ["In the beginning God created", null, "And God said"];
  assert.deepEqual(buildIndex(editionOf(verses), sha256), buildIndex(editionOf(verses), sha256));
});

test("postings and words agree with the tokens of any text", () => {
  const word = fc.constantFrom("God", "gave", "king's", "Beth-el", "the", "naïve", "loveth", "–", "God’s");
  const verse = fc.option(fc.array(word, { maxLength: 12 }).map((words) => words.join(" ")));
  fc.assert(
    fc.property(fc.array(verse, { maxLength: 8 }), (verses) => {
      const index = indexOf(verses);
      const wanted = new Map<string, string[]>();
      for (const [at, text] of verses.entries()) {
        for (const [place, { form }] of tokenize(text ?? "").entries()) {
          wanted.set(form, [...(wanted.get(form) ?? []), `${at + 1}.${place}`]);
        }
      }
      assert.equal(index.formTotal, wanted.size);
      for (const [form, occurrences] of wanted) {
        assert.deepEqual(occurrencesOf(index, index.findForm(foldWord(form))), occurrences);
      }
    }),
  );
});
