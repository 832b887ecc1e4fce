import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { buildIndex, openIndex } from "../index.ts";
import { editionWordsOf } from "./edition-words.ts";
import { encode } from "./encode.ts";
import { findPlaces } from "./likely-places.ts";
import { quotationText, readQuotation } from "./read-quotation.ts";

const VERSES = [
  "In the beginning God created the heaven and the earth.",
  "And God said, Let there be light: and there was light.",
  "The LORD is my shepherd; I shall not want.",
  "He maketh me to lie down in green pastures: he leadeth me beside the still waters.",
  "Awake up, my glory; awake, psaltery and harp: I myself will awake early.",
  "And he said, Who is my mother, and my brethren?",
];

const opened = openIndex(
  buildIndex(
    {
      code: "TST",
      language: "en",
      revision: "1",
      verseTotal: VERSES.length,
      text: (ordinal) => VERSES[ordinal - 1] ?? null,
    },
    (bytes) => createHash("sha256").update(bytes).digest(),
  ),
);
assert.ok(opened.ok);
const steps = editionWordsOf(opened.index);
let step = steps.next();
while (step.done !== true) step = steps.next();
const edition = step.value;

test("with ellipses, the likeliest places come first, and none lies in an earlier one", () => {
  const word = fc.constantFrom("shepherd", "awake", "harp", "light", "God", "and", "mother", "want", "green");
  const part = fc.array(word, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
      const text = parts.map((words) => words.join(" ")).join(" … ");
      const places = findPlaces(encode(readQuotation(quotationText(text)), edition), edition, 10);
      for (const [at, place] of places.entries()) {
        for (const before of places.slice(0, at)) {
          assert.ok(before.likeness >= place.likeness, text);
          assert.ok(!(before.first <= place.first && place.end <= before.end), text);
        }
      }
    }),
  );
});
