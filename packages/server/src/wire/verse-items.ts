/** Prepared JSON of all verses of the canon, without text, as /expand and /slice list them (3.5 MB in all). */

import { bookById, verseIdOfOrdinal } from "@lectern/scripture";
import { type CanonValues, canonTable } from "../text/canon-table.ts";

/** UTF-8 JSON values of the ordinals from `first` to `last`, joined by commas, without brackets. Shared: never write to them. */
export type ReadyValues = (first: number, last: number) => Uint8Array;

function readyValues(values: CanonValues): ReadyValues {
  const table = canonTable(values);
  return (first, last) => {
    const { bytes, startOf } = table(first, last);
    return bytes.subarray(startOf(first), startOf(last + 1) - 1);
  };
}

/** `{"verse_id":43003016,"verse_index":26137,"book":{"id":43,"name":"John"},"chapter":3,"verse":16}` */
export const verseItems: ReadyValues = readyValues({
  inChapter: (bookId, chapter) => {
    const book = `"book":{"id":${bookId},"name":${JSON.stringify(bookById(bookId).name)}}`;
    const between = `,${book},"chapter":${chapter},"verse":`;
    return (ordinal, verse) =>
      `{"verse_id":${verseIdOfOrdinal(ordinal)},"verse_index":${ordinal}${between}${verse}}`;
  },
  varying: { ordinal: true, verse: true },
});

/** `43003016` */
export const verseIdValues: ReadyValues = readyValues({
  inChapter: () => (ordinal) => String(verseIdOfOrdinal(ordinal)),
  varying: { ordinal: false, verse: false },
});

/** `26137` */
export const verseIndexValues: ReadyValues = readyValues({
  inChapter: () => String,
  varying: { ordinal: true, verse: false },
});
