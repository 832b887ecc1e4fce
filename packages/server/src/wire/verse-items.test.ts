import assert from "node:assert/strict";
import { test } from "node:test";
import { books, lastOrdinalOfBook, VERSE_TOTAL } from "@lectern/scripture";
import { verseIdValues, verseIndexValues, verseItems } from "./verse-items.ts";

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test("one verse is written as JSON", () => {
  assert.equal(
    text(verseItems(26_137, 26_137)),
    '{"verse_id":43003016,"verse_index":26137,"book":{"id":43,"name":"John"},"chapter":3,"verse":16}',
  );
  assert.equal(text(verseIdValues(26_137, 26_137)), "43003016");
  assert.equal(text(verseIndexValues(26_137, 26_137)), "26137");
});

test("a run of verses is joined by commas, at the ends of the canon too", () => {
  assert.equal(text(verseIdValues(1, 2)), "1001001,1001002");
  assert.equal(text(verseIndexValues(31_101, 31_102)), "31101,31102");
  assert.equal(text(verseIdValues(23_145, 23_146)), "39004006,40001001");
});

test("runs across book ends are complete, also for books that were not used before", () => {
  const ends = books.map(({ id }) => lastOrdinalOfBook(id)).filter((ordinal) => ordinal < VERSE_TOTAL);
  for (const ordinal of ends.reverse()) {
    const [last, first]: { verse_index: number; verse_id: number; verse: number }[] = JSON.parse(
      `[${text(verseItems(ordinal, ordinal + 1))}]`,
    );
    assert.deepEqual([last?.verse_index, first?.verse_index], [ordinal, ordinal + 1]);
    assert.equal(text(verseIdValues(ordinal, ordinal + 1)), `${last?.verse_id},${first?.verse_id}`);
    assert.equal(first?.verse, 1);
  }
});

test("the lists of the whole canon are valid JSON, in order", () => {
  const items: { verse_index: number }[] = JSON.parse(`[${text(verseItems(1, VERSE_TOTAL))}]`);
  assert.equal(items.length, VERSE_TOTAL);
  assert.ok(items.every((item, index) => item.verse_index === index + 1));
  assert.equal(JSON.stringify(items), `[${text(verseItems(1, VERSE_TOTAL))}]`);
  const ids: number[] = JSON.parse(`[${text(verseIdValues(1, VERSE_TOTAL))}]`);
  assert.ok(ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0)));
});
