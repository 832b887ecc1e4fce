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
  chapterNumberAt,
  chapterPositionOf,
  firstOrdinalAt,
  toVerseId,
  type VerseSet,
} from "@lectern/scripture";
import { canonTable } from "../text/canon-table.ts";
import { copyBytes } from "../text/copy-bytes.ts";
import type { StoredItems } from "../text/edition.ts";

/** For each verse, the bytes before its stored item, directly followed by the bytes after it. */
const frames = canonTable({
  inChapter: (bookId, chapter) => {
    const before = `{"book":"${bookById(bookId).name}","chapter":${chapter},`;
    const verseIds = toVerseId(bookId, chapter, 0);
    return (ordinal, verse) => `${before},"verse_id":${verseIds + verse},"verse_index":${ordinal}}`;
  },
  varying: { ordinal: true, verse: false },
});

/** Lengths of these two parts without names and numbers. The second includes the comma after the item. */
const BEFORE = '{"book":"","chapter":,'.length;
const BEHIND = ',"verse_id":,"verse_index":},'.length;
/** Maximum bytes of both parts, with the longest name and the longest numbers. */
const FRAME = BEFORE + BEHIND + "Song of Solomon".length + "150".length + "66022021".length + "31102".length;

/** Bytes of a stored item around its members: an opening brace; a closing brace and a comma. */
const OPENING = 1;
const CLOSING = 2;

/** Decimal digits of an integer from 0 to 99999. */
const digitsOf = (value: number): number =>
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5;

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
  const run = frames(first, last);
  let end = at;
  let frame = run.from;
  // The bytes after one verse and before the next are contiguous, so one call copies both.
  let copied = frame;
  let item = startOf(first);
  for (let ordinal = first; ordinal <= last; ) {
    const chapterAt = chapterPositionOf(ordinal);
    const bookId = bookIdAt(chapterAt);
    const before = BEFORE + bookById(bookId).name.length + digitsOf(chapterNumberAt(chapterAt));
    const fixed = before + BEHIND + (bookId < 10 ? 7 : 8);
    const stop = Math.min(last + 1, firstOrdinalAt(chapterAt + 1));
    for (; ordinal < stop; ordinal++) {
      end = copyBytes(run.view, copied, frame + before, to, end);
      copied = frame + before;
      const next = startOf(ordinal + 1);
      end = copyBytes(view, item + OPENING, next - CLOSING, to, end);
      item = next;
      frame += fixed + digitsOf(ordinal);
    }
  }
  return copyBytes(run.view, copied, frame, to, end);
}
