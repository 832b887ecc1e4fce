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

/** The bytes of consecutive values, each followed by a comma. */
export interface CanonRun extends ByteBuffer {
  readonly from: number;
  /** The offset after the last comma. */
  readonly to: number;
}

/** The values of the ordinals from `first` to `last`. */
export type CanonTable = (first: number, last: number) => CanonRun;

interface Chapter {
  readonly bookId: number;
  readonly number: number;
  /** Ordinals of its first verse, and of the one after its last. */
  readonly first: number;
  readonly end: number;
  /** Where the value of its first verse begins. */
  readonly start: number;
  /** Bytes of each value and its comma, without the numbers that vary. */
  readonly fixed: number;
  isWritten: boolean;
}

interface Table {
  readonly buffer: ByteBuffer;
  /** Of the whole canon in order. */
  readonly chapters: readonly Chapter[];
}

export function canonTable(values: CanonValues): CanonTable {
  let table: Table | undefined;
  return (first, last) => {
    if (!isOrdinal(first) || !isOrdinal(last)) throw new RangeError(`no verses from ${first} to ${last}`);
    table ??= layOut(values);
    const { buffer, chapters } = table;
    const [firstIndex, lastIndex] = [chapterPositionOf(first) - 1, chapterPositionOf(last) - 1];
    for (let index = firstIndex; index <= lastIndex; index++) {
      const chapter = chapters[index];
      if (chapter?.isWritten === false) write(values, buffer.bytes, chapter);
    }
    const [from, to] = [chapters[firstIndex], chapters[lastIndex]];
    if (from === undefined || to === undefined) throw new RangeError(`no verses from ${first} to ${last}`);
    const { bytes, view } = buffer;
    return { bytes, view, from: startOf(values, from, first), to: startOf(values, to, last + 1) };
  };
}

/** The number of digits of all numbers from 1 to `last` together. */
function digitsUpTo(last: number): number {
  let sum = 0;
  for (let from = 1; from <= last; from *= 10) sum += last - from + 1;
  return sum;
}

/** Where the value of an ordinal begins; for the ordinal after the chapter's last, where the next chapter begins. */
function startOf({ varying }: CanonValues, { first, start, fixed }: Chapter, ordinal: number): number {
  const ordinals = varying.ordinal ? digitsUpTo(ordinal - 1) - digitsUpTo(first - 1) : 0;
  return start + (ordinal - first) * fixed + ordinals + (varying.verse ? digitsUpTo(ordinal - first) : 0);
}

/** Computes the offset of every value from one sample value of each chapter. */
function layOut(values: CanonValues): Table {
  const chapters: Chapter[] = [];
  let start = 0;
  for (let position = 1; position <= CHAPTER_TOTAL; position++) {
    const [bookId, number] = [bookIdAt(position), chapterNumberAt(position)];
    const [first, end] = [firstOrdinalAt(position), firstOrdinalAt(position + 1)];
    const sampleLength = `${values.inChapter(bookId, number)(first, 1)},`.length;
    const fixed =
      sampleLength - (values.varying.ordinal ? String(first).length : 0) - (values.varying.verse ? 1 : 0);
    const chapter = { bookId, number, first, end, start, fixed, isWritten: false };
    chapters.push(chapter);
    start = startOf(values, chapter, end);
  }
  return { buffer: allocateBytes(start), chapters };
}

function write({ inChapter }: CanonValues, bytes: Buffer, chapter: Chapter): void {
  const { bookId, number, first, end, start } = chapter;
  const valueAt = inChapter(bookId, number);
  let text = "";
  for (let ordinal = first; ordinal < end; ordinal++) text += `${valueAt(ordinal, ordinal - first + 1)},`;
  bytes.write(text, start, "latin1");
  chapter.isWritten = true;
}
