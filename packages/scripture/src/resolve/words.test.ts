import assert from "node:assert/strict";
import { test } from "node:test";
import { bookById, parseReference } from "../index.ts";
import { english } from "../languages/en.ts";
import { lexiconOf } from "./names/lexicon.ts";
import { spellerOf } from "./names/spelling/speller.ts";
import { readLines } from "./testdata/rows.ts";
import { VARIANT_WORDS } from "./testdata/variant-words.ts";
import { allWords, ordinaryWords } from "./testdata/word-lists.ts";

const lexicon = lexiconOf(english);
const SLIP_WORDS = lexicon.spellingSlips;

/** Key of the book that a text resolves to; empty when it resolves to none or several. */
function bookOf(text: string): string {
  const answer = parseReference(text);
  if (answer.kind !== "resolved" || answer.isCollection) return "";
  return bookById(answer.references[0]?.bookId ?? 0).key;
}

function hasCorrection(text: string): boolean {
  const answer = parseReference(text);
  return answer.kind === "resolved" && answer.references[0]?.corrections.includes("book_spelling") === true;
}

/** Whether the names stage may find a book in a word. Of all other words, the test resolves every fortieth. */
function mayBeBook(word: string): boolean {
  if (lexicon.find(word) !== undefined || /^(?:[il]|first|second|third)/.test(word)) return true;
  return spellerOf(lexicon).correctAny(word, true).titles.length > 0;
}

/** The kind of word that is read as a book only before a chapter and verse. */
const COMMON_SLIP = "common slip";

test("no ordinary English word, word of the Bible's text or given name is a book, except those on the reviewed list", (t) => {
  const allowed = new Map(
    readLines("words.tsv").map(({ cells: [word = "", key = "", why = ""] }) => [word, { key, why }]),
  );
  const faults: string[] = [];
  const met = new Set<string>();
  for (const [index, word] of [...allWords].entries()) {
    if (!mayBeBook(word) && index % 40 !== 0) continue;
    for (const tail of [" 1:1", " 1", ""]) {
      const key = bookOf(`${word}${tail}`);
      // A rare word may be a misspelling; then a correction must be listed.
      if (!ordinaryWords.has(word) && hasCorrection(`${word}${tail}`)) continue;
      if (key === "" || SLIP_WORDS.has(word) || VARIANT_WORDS.has(word)) continue;
      met.add(word);
      const row = allowed.get(word);
      const isMeant = row?.key === key && (row.why !== COMMON_SLIP || tail === " 1:1");
      if (!isMeant) faults.push(`${word}${tail}: ${key}`);
    }
  }
  t.diagnostic(
    `${allWords.size} words and names, ${ordinaryWords.size} of them ordinary; ${met.size} are a book's name, short form or beginning`,
  );
  assert.ok(allWords.size > 250_000);
  assert.ok(ordinaryWords.size > 130_000);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    [...allowed.keys()].filter((word) => !met.has(word)),
    [],
  );
});

test("a word that is a common slip is corrected only with a verse or an ordinal", () => {
  for (const word of SLIP_WORDS) {
    assert.notEqual(bookOf(`${word} 1:1`), "", word);
    assert.equal(bookOf(word), "", word);
  }
  assert.equal(bookOf("1 Kinds 19:12"), "1KI");
  for (const word of VARIANT_WORDS) assert.notEqual(parseReference(`${word} 1`).kind, "unrecognized", word);
});
