import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { buildIndex, findQuotation, openIndex, quotationText, type WordIndex } from "../index.ts";
import { readQuotation } from "./read-quotation.ts";

const sha256 = (bytes: Uint8Array): Uint8Array => createHash("sha256").update(bytes).digest();

function indexOf(verses: readonly (string | null)[], code = "TST"): WordIndex {
  const text = (ordinal: number): string | null => verses[ordinal - 1] ?? null;
  const source = { code, language: "en", revision: "1", verseTotal: verses.length, text };
  const opened = openIndex(buildIndex(source, sha256));
  assert.ok(opened.ok);
  return opened.index;
}

/** The parsed words: "~" before one that may be ignored, "|" before one after an ellipsis. */
const WORDS: readonly (readonly [text: string, words: string])[] = [
  ["The king's house", "the kings house"],
  ["The king’s … house", "the kings |house"],
  ["a. . . b", "a |b"],
  ["a ... b.", "a |b"],
  ["a [...] b […] c", "a |b |c"],
  ["a * * * b", "a |b"],
  ["the earth, &c.", "the earth"],
  ["He [the Lord] said", "he ~the ~lord said"],
  ["{is} it", "~is it"],
  ["16 For God", "~16 for god"],
  ["¹⁶For God", "~16 for god"],
  ["3:16For", "~3 ~16 for"],
  ["Beth-el", "beth el"],
  ["<i>The</i> king&rsquo;s<br>house", "the king s house"],
  ["a &c; b &amp; c", "a |b c"],
  ["a&hellip;b &#8230; c [&#x2026;] d", "a |b |c |d"],
  ["a .&nbsp;.&nbsp;. b &amp;c. d", "a |b |d"],
  ['a <b title="x ... y">b</b>', "a b"],
  ["a < b > c", "a b c"],
  ["119 and 43003016", "~119 and 43003016"],
  ["a [b", "a b"],
  ["…", ""],
];

for (const [text, expected] of WORDS) {
  test(`words of ${JSON.stringify(text)}`, () => {
    const written = readQuotation(quotationText(text)).map(
      ({ letters, kind, isAfterGap }) => `${isAfterGap ? "|" : ""}${kind === "word" ? "" : "~"}${letters}`,
    );
    assert.equal(written.join(" "), expected);
  });
}

const VERSES = [
  "In the beginning God created the heaven and the earth.",
  "And the earth was without form, and void; and darkness was upon the face of the deep.",
  "And God said, Let there be light: and there was light.",
  null,
  "The fool hath said in his heart, There is no God. They are corrupt, they have done abominable works.",
  "The LORD is my shepherd; I shall not want for ever.",
  "The fool hath said in his heart, There is no God. Corrupt are they, and have done iniquity.",
  "And the servants departed from Bethel, and honoured the king's daughters with all their's.",
];

/** Of the first match: how near, its verses, and "kind quoted>found" of each difference. */
const MATCHES: readonly (readonly [text: string, found: string])[] = [
  ["In the beginning God created", "exact 1"],
  ["IN THE BEGINNING, God created;", "exact 1"],
  ["the earth and the earth was without form", "exact 1-2"],
  ["In the beginning … darkness was upon the face", "exact 1-2"],
  ["the face of the deep [of the sea] And God said", "exact 2-3"],
  ["And [he] said, Let there be light", "exact 3"],
  ["1 In the beginning God 2 created", "exact 1"],
  ["I shall not want forever", "exact 6"],
  ["the servants departed from Beth-el", "exact 8"],
  ["and honoured the king’s daughters with all theirs", "exact 8"],
  ["and honored the kings daughters", "near 8 replaced honored>honoured"],
  ["In the beginning God made the heaven and the earth", "near 1 replaced made>created"],
  ["In the beginning God created all the heaven and the earth", "near 1 added all>"],
  ["In the beginning God the heaven and the earth", "near 1 omitted >created"],
  [
    "darknesse was vpon the face of the deepe",
    "near 2 replaced darknesse>darkness, replaced vpon>upon, replaced deepe>deep",
  ],
  ["bread and butter with jam", ""],
  ["…", ""],
  ["", ""],
];

const index = indexOf(VERSES);

function say(text: string, indexes: readonly WordIndex[] = [index]): string {
  const [match] = findQuotation({ quotation: quotationText(text), indexes, within: null, limit: 3 });
  if (match === undefined) return "";
  const { first, last } = match.verses;
  const differences = match.differences.map(({ kind, quoted, text: [from, to] }) => {
    const there = Array.from(index.words.subarray(from, to), index.form).join(" ");
    return `${kind} ${text.slice(...quoted)}>${there}`;
  });
  const verses = first === last ? first : `${first}-${last}`;
  return [match.words, verses, differences.join(", ")].filter((part) => part !== "").join(" ");
}

for (const [text, expected] of MATCHES) {
  test(`found: ${JSON.stringify(text)}`, () => assert.equal(say(text), expected));
}

test("all parallel verses are found, the one at the reference first", () => {
  const text = "The fool hath said in his heart, There is no God";
  const versesOf = (within: { first: number; last: number }[] | null) =>
    findQuotation({ quotation: quotationText(text), indexes: [index], within, limit: 5 }).map(
      ({ verses, place }) => [verses.first, place],
    );
  assert.deepEqual(versesOf([{ first: 7, last: 7 }]), [
    [7, "right"],
    [5, "wrong"],
  ]);
  assert.deepEqual(new Set(versesOf(null).map(([verse]) => verse)), new Set([5, 7]));
});

test("a part outside the reference is partial", () => {
  const text = "and the earth. And the earth was without form";
  const [match] = findQuotation({
    quotation: quotationText(text),
    indexes: [index],
    within: [{ first: 1, last: 1 }],
    limit: 1,
  });
  assert.equal(match?.place, "partial");
});

test("every run of words is exact, and its place is among the matches", () => {
  const { words, wordTotal, verseStarts } = index;
  fc.assert(
    fc.property(fc.nat(wordTotal - 1), fc.integer({ min: 1, max: 12 }), (start, length) => {
      const end = Math.min(wordTotal, start + length);
      const text = Array.from(words.subarray(start, end), index.form).join(" ");
      const matches = findQuotation({
        quotation: quotationText(text),
        indexes: [index],
        within: null,
        limit: 100,
      });
      assert.equal(matches[0]?.words, "exact");
      assert.equal(matches[0]?.differences.length, 0);
      const verse =
        verseStarts.findIndex((first, at) => first <= start && start < (verseStarts[at + 1] ?? 0)) + 1;
      assert.ok(matches.some(({ verses }) => verses.first <= verse && verse <= verses.last));
    }),
  );
});

test("any text gives matches with ranges inside it", () => {
  const word = fc.constantFrom("the", "earth", "…", "[", "]", "God", "1", "and", "''", "light", "*");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = words.join(" ");
      for (const { quoted, found, differences, score } of findQuotation({
        quotation: quotationText(text),
        indexes: [index],
        within: null,
        limit: 20,
      })) {
        assert.ok(quoted[0] <= quoted[1] && quoted[1] <= text.length);
        assert.ok(found[0] < found[1] && found[1] <= index.wordTotal);
        assert.ok(score > 0 && score <= 1);
        for (const difference of differences) {
          assert.ok(difference.quoted[0] <= difference.quoted[1] && difference.quoted[1] <= text.length);
          assert.ok(difference.text[0] <= difference.text[1]);
        }
      }
    }),
  );
});
