// Reads all 31,102 verses by index in steps of 60, as an importer or an offline cache would.
import { expectSame, get } from "./api.ts";

interface Page {
  readonly type: string;
  readonly results_count: number;
  readonly data: readonly {
    readonly book: string;
    readonly verse_id: number;
    readonly verse_index: number;
    readonly text: string | null;
  }[];
}

const STEP = 60;
const LAST = 31_102;

let pages = 0;
let verses = 0;
let lastId = 0;
const books = new Set<string>();
for (let start = 1; start <= LAST; start += STEP) {
  const end = Math.min(LAST, start + STEP - 1);
  const page = await get<Page>("passage", { start_index: start, end_index: end, version: "KJV" });
  expectSame(page.type, "range", "type");
  expectSame(page.results_count, end - start + 1, "results_count");
  for (const item of page.data) {
    verses++;
    expectSame(item.verse_index, verses, "verse_index");
    if (item.verse_id <= lastId) throw new Error(`${item.verse_id} comes after ${lastId}`);
    if (item.text === null || item.text === "") throw new Error(`no text at ${item.verse_id}`);
    lastId = item.verse_id;
    books.add(item.book);
  }
  pages++;
}
console.log(`${verses} verses of ${books.size} books in ${pages} pages, the last ${lastId}`);
