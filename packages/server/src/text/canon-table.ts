/**
 * A table of one short JSON text for each verse of the canon, as bytes; the same for every edition. The first use
 * reserves memory for all 31,102 texts. A chapter is written when it is first read, so that no request waits for the
 * whole table. The texts of consecutive verses are consecutive bytes.
 */

import {
  bookIdAt,
  CHAPTER_TOTAL,
  chapterNumberAt,
  chapterPositionOf,
  firstOrdinalAt,
  isOrdinal,
  VERSE_TOTAL,
} from "@lectern/scripture";
import { allocateBytes, type ByteBuffer } from "./byte-buffer.ts";

export interface CanonValues {
  /** The value of a verse of one chapter; ASCII, so that a character is a byte. */
  readonly inChapter: (bookId: number, chapter: number) => (ordinal: number, verse: number) => string;
  /**
   * The numbers in the value whose count of digits varies. The rest of the value has the same length throughout
   * a chapter.
   */
  readonly varying: { readonly ordinal: boolean; readonly verse: boolean };
}

/** All values, each followed by a comma. */
export interface CanonBytes extends ByteBuffer {
  /** Where the value of an ordinal begins; for the ordinal after the last, where the last value ends. */
  readonly startOf: (ordinal: number) => number;
}

/** The bytes of all values, of which those of the ordinals from `first` to `last` are written. */
export type CanonTable = (first: number, last: number) => CanonBytes;

interface Table extends CanonBytes {
  /** Index: chapter position. 1 if the values of the chapter are written. */
  readonly isWritten: Uint8Array;
}

export function canonTable(values: CanonValues): CanonTable {
  let table: Table | undefined;
  return (first, last) => {
    if (!isOrdinal(first) || !isOrdinal(last)) throw new RangeError(`no verses from ${first} to ${last}`);
    table ??= layOut(values);
    const lastAt = chapterPositionOf(last);
    for (let chapterAt = chapterPositionOf(first); chapterAt <= lastAt; chapterAt++) {
      if (table.isWritten[chapterAt] === 0) write(values, table, chapterAt);
    }
    return table;
  };
}

/** Computes where every value begins, from one sample value of each chapter. */
function layOut({ inChapter, varying }: CanonValues): Table {
  const starts = new Uint32Array(VERSE_TOTAL + 2);
  let start = 0;
  for (let chapterAt = 1; chapterAt <= CHAPTER_TOTAL; chapterAt++) {
    const [first, end] = [firstOrdinalAt(chapterAt), firstOrdinalAt(chapterAt + 1)];
    const digitsIn = (ordinal: number): number =>
      (varying.ordinal ? digitCount(ordinal) : 0) + (varying.verse ? digitCount(ordinal - first + 1) : 0);
    const sample = `${inChapter(bookIdAt(chapterAt), chapterNumberAt(chapterAt))(first, 1)},`;
    const fixed = sample.length - digitsIn(first);
    for (let ordinal = first; ordinal < end; ordinal++) {
      starts[ordinal] = start;
      start += fixed + digitsIn(ordinal);
    }
  }
  starts[VERSE_TOTAL + 1] = start;
  return {
    ...allocateBytes(start),
    startOf: (ordinal) => starts[ordinal] ?? start,
    isWritten: new Uint8Array(CHAPTER_TOTAL + 1),
  };
}

/** Decimal digits of an integer from 0 to 99999. */
const digitCount = (value: number): number =>
  value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5;

function write({ inChapter }: CanonValues, { bytes, startOf, isWritten }: Table, chapterAt: number): void {
  const [first, end] = [firstOrdinalAt(chapterAt), firstOrdinalAt(chapterAt + 1)];
  const valueAt = inChapter(bookIdAt(chapterAt), chapterNumberAt(chapterAt));
  let text = "";
  for (let ordinal = first; ordinal < end; ordinal++) text += `${valueAt(ordinal, ordinal - first + 1)},`;
  bytes.write(text, startOf(first), "latin1");
  isWritten[chapterAt] = 1;
}
