/**
 * Items of /passage: an item of /scripture, framed by the coordinates of the verse, which are the same in every edition.
 *
 *     {"book":"John","chapter":3,   "verse":16,"text":"..."   ,"verse_id":43003016,"verse_index":26137}
 *
 * They are put together while they are written. Stored, they would take more bytes than the rest of an edition.
 */

import {
  bookById,
  bookIdAt,
  chapterNumberAt,
  chapterPositionOf,
  firstOrdinalAt,
  toVerseId,
} from "@lectern/scripture";
import { canonTable } from "../text/canon-table.ts";
import { copyBytes, viewOf } from "../text/copy-bytes.ts";
import type { StoredItems } from "../text/edition.ts";

/** For each verse, the bytes before its words, directly followed by the bytes after them. */
const frames = canonTable({
  inChapter: (bookId, chapter) => {
    const before = `{"book":"${bookById(bookId).name}","chapter":${chapter},`;
    const verseIds = toVerseId(bookId, chapter, 0);
    return (ordinal, verse) => `${before},"verse_id":${verseIds + verse},"verse_index":${ordinal}}`;
  },
  holds: { ordinal: true, verse: false },
});

/** Lengths of both parts without names and numbers. The comma after each item is counted. */
const BEFORE = '{"book":"","chapter":,'.length;
const BEHIND = ',"verse_id":,"verse_index":},'.length;

/** Bytes of a stored item around its members: an opening brace; a closing brace and a comma. */
const OPENING = 1;
const CLOSING = 2;
/** The comma after the last item, which is not written. */
const COMMA_BYTES = 1;

/** Decimal digits of an integer from 0 to 99999. */
const digitsOf = (value: number): number =>
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5;

/** Items whose bytes are composed when they are written. */
export interface ItemsToWrite {
  readonly byteLength: number;
  /** Writes them at `at` and returns where they end. Throws RangeError when there is no room. */
  readonly put: (to: Uint8Array, at: number) => number;
}

/** The items of the ordinals from `first` to `last`, both in the canon. */
export function passageItemsOf({ view, startOf }: StoredItems, first: number, last: number): ItemsToWrite {
  const run = frames(first, last);
  const words = startOf(last + 1) - startOf(first) - (last - first + 1) * (OPENING + CLOSING);
  const put = (into: Uint8Array, at: number): number => {
    const to = viewOf(into);
    let end = at;
    let frame = run.from;
    // The bytes after one verse and before the next one are contiguous: one copy.
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
    return copyBytes(run.view, copied, run.to - COMMA_BYTES, to, end);
  };
  return { byteLength: run.to - run.from - COMMA_BYTES + words, put };
}
