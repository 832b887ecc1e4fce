/**
 * Items of /passage: those of /scripture between what else is told of a verse, which is the same in every edition.
 *
 *     {"book":"John","chapter":3,   "verse":16,"text":"..."   ,"verse_id":43003016,"verse_index":26137}
 *
 * They are put together while they are written. Kept ready they were more bytes than all else of a text.
 */

import {
  bookById,
  bookIdAt,
  chapterNumberAt,
  chapterPositionOf,
  firstOrdinalAt,
  toVerseId,
} from "@lectern/scripture";
import { canonTable } from "./canon-table.ts";
import { copyBytes, viewOf } from "./copy-bytes.ts";
import type { ItemsToWrite } from "./edition.ts";

/** Of each verse what stands before its words and, right after that, what stands behind them. */
const frames = canonTable({
  inChapter: (bookId, chapter) => {
    const before = `{"book":"${bookById(bookId).name}","chapter":${chapter},`;
    const verseIds = toVerseId(bookId, chapter, 0);
    return (ordinal, verse) => `${before},"verse_id":${verseIds + verse},"verse_index":${ordinal}}`;
  },
  holds: { ordinal: true, verse: false },
});

/** Lengths of both parts without names and numbers; a comma after each item is counted. */
const BEFORE = '{"book":"","chapter":,'.length;
const BEHIND = ',"verse_id":,"verse_index":},'.length;

/** What an item of /scripture has around its words: an opening brace, a closing one and a comma. */
const OPENING = 1;
const CLOSING = 2;
/** The comma behind the last item, which is not written. */
const COMMA_BYTES = 1;

/** Decimal digits of an integer from 0 to 99999. */
const digitsOf = (value: number): number =>
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5;

/** All items of /scripture of an edition, each with a comma behind it. */
export interface ScriptureItems {
  readonly view: DataView;
  /** Where the item of an ordinal begins; of the one after the last, where the last ends. */
  readonly startOf: (ordinal: number) => number;
}

/** The items of the ordinals from `first` to `last`, both in the canon. */
export function passageItemsOf({ view, startOf }: ScriptureItems, first: number, last: number): ItemsToWrite {
  const run = frames(first, last);
  const words = startOf(last + 1) - startOf(first) - (last - first + 1) * (OPENING + CLOSING);
  const put = (into: Uint8Array, at: number): number => {
    const to = viewOf(into);
    let end = at;
    let frame = run.from;
    // What stands behind one verse and before the next is one piece.
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
