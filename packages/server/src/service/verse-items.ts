/**
 * The canon as ready JSON: what /expand and /slice list of each verse, without any text. Made once, at the
 * first use (3.5 MB for all 31,102 verses); afterwards a run of verses is a view of contiguous bytes.
 */

import { bookById, fromOrdinal, VERSE_TOTAL, verseIdOfOrdinal } from "@lectern/scripture";

/** UTF-8 JSON values joined by commas, without brackets, of the ordinals from `first` to `last`. */
type ReadyValues = (first: number, last: number) => Uint8Array;

interface Table {
  readonly bytes: Uint8Array;
  /** Index: ordinal. Where its value begins; entry 31103 is one past the comma after the last. */
  readonly starts: Uint32Array;
}

/** `{"verse_id":43003016,"verse_index":26137,"book":{"id":43,"name":"John"},"chapter":3,"verse":16}` */
export const verseItems: ReadyValues = readyValues((ordinal) => {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const book = `"book":{"id":${bookId},"name":${JSON.stringify(bookById(bookId).name)}}`;
  return `{"verse_id":${verseIdOfOrdinal(ordinal)},"verse_index":${ordinal},${book},"chapter":${chapter},"verse":${verse}}`;
});

/** `43003016` */
export const verseIdValues: ReadyValues = readyValues((ordinal) => String(verseIdOfOrdinal(ordinal)));

/** `26137` */
export const verseIndexValues: ReadyValues = readyValues(String);

function readyValues(toJson: (ordinal: number) => string): ReadyValues {
  let made: Table | undefined;
  return (first, last) => {
    made ??= makeTable(toJson);
    const { bytes, starts } = made;
    return bytes.subarray(starts[first], (starts[last + 1] ?? 0) - 1);
  };
}

/** All values are ASCII, so that a character is a byte. */
function makeTable(toJson: (ordinal: number) => string): Table {
  const starts = new Uint32Array(VERSE_TOTAL + 2);
  const values: string[] = [];
  let length = 0;
  for (let ordinal = 1; ordinal <= VERSE_TOTAL; ordinal++) {
    const value = toJson(ordinal);
    starts[ordinal] = length;
    length += value.length + 1;
    values.push(value);
  }
  starts[VERSE_TOTAL + 1] = length;
  return { bytes: new TextEncoder().encode(values.join(",")), starts };
}
