/**
 * Items of /passage. Each is an item of /scripture between coordinates of the verse, which are the same in every edition.
 *
 *     {"book":"John","chapter":3,   "verse":16,"text":"..."   ,"verse_id":43003016,"verse_index":26137}
 *
 * They are assembled on output: stored, they would take more bytes than the rest of an edition.
 */

import {
  bookById,
  bookIdAt,
  CHAPTER_TOTAL,
  chapterNumberAt,
  chapterPositionOf,
  toVerseId,
  type VerseSet,
} from "@lectern/scripture";
import { canonTable } from "../text/canon-table.ts";
import { copyBytes } from "../text/copy-bytes.ts";
import type { StoredItems } from "../text/edition.ts";

/** The members before the stored item, the same for each verse of a chapter. */
const membersBefore = (bookId: number, chapter: number): string =>
  `{"book":"${bookById(bookId).name}","chapter":${chapter},`;

/** Index: chapter position. Bytes of the members before an item. */
const lengthsBefore = new Uint8Array(CHAPTER_TOTAL + 1);
for (let chapterAt = 1; chapterAt <= CHAPTER_TOTAL; chapterAt++) {
  lengthsBefore[chapterAt] = membersBefore(bookIdAt(chapterAt), chapterNumberAt(chapterAt)).length;
}

/** For each verse, the bytes before its stored item, directly followed by the bytes after it. */
const frames = canonTable({
  inChapter: (bookId, chapter) => {
    const before = membersBefore(bookId, chapter);
    const verseIds = toVerseId(bookId, chapter, 0);
    return (ordinal, verse) => `${before},"verse_id":${verseIds + verse},"verse_index":${ordinal}}`;
  },
  varying: { ordinal: true, verse: false },
});

/** The most bytes before and after an item, with the comma: the longest name and the longest numbers. */
const FRAME = '{"book":"Song of Solomon","chapter":150,,"verse_id":66022021,"verse_index":31102},'.length;

/** Bytes of a stored item around its members: an opening brace; a closing brace and a comma. */
const OPENING = 1;
const CLOSING = 2;

/** Maximum bytes of the items of a set, with a comma after each. */
export function sizeOfPassageItems({ startOf }: StoredItems, verses: VerseSet): number {
  let size = 0;
  for (const { first, last } of verses)
    size += startOf(last + 1) - startOf(first) + (last - first + 1) * FRAME;
  return size;
}

/** Writes the items of a set, joined by commas, and returns their end. Throws RangeError when there is no room. */
export function putPassageItems(stored: StoredItems, verses: VerseSet, to: DataView, at: number): number {
  let end = at;
  for (const { first, last } of verses) end = putRun(stored, first, last, to, end);
  // Without the last comma.
  return end === at ? end : end - 1;
}

/** The items of the ordinals from `first` to `last`, with a comma after each. */
function putRun(
  { view, startOf }: StoredItems,
  first: number,
  last: number,
  to: DataView,
  at: number,
): number {
  const frame = frames(first, last);
  let end = at;
  // The bytes after one verse and before the next are contiguous, so one call copies both.
  let copied = frame.startOf(first);
  let item = startOf(first);
  for (let ordinal = first; ordinal <= last; ordinal++) {
    const before = frame.startOf(ordinal) + (lengthsBefore[chapterPositionOf(ordinal)] ?? 0);
    end = copyBytes(frame.view, copied, before, to, end);
    copied = before;
    const next = startOf(ordinal + 1);
    end = copyBytes(view, item + OPENING, next - CLOSING, to, end);
    item = next;
  }
  return copyBytes(frame.view, copied, frame.startOf(last + 1), to, end);
}
