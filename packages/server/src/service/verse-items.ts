/**
 * The canon as ready JSON: what /expand and /slice list of each verse, without any text. Room for all 31,102 verses
 * is laid out at the first use (3.5 MB), a chapter is written when a run first touches it, so that no request waits
 * for the whole; a run of verses is a view of contiguous bytes.
 */

import { bookById, books, fromOrdinal, verseIdOfOrdinal } from "@lectern/scripture";

/** UTF-8 JSON values joined by commas, without brackets, of the ordinals from `first` to `last`. */
type ReadyValues = (first: number, last: number) => Uint8Array;

interface Values {
  /** The value of a verse of one chapter; ASCII, so that a character is a byte. */
  readonly inChapter: (bookId: number, chapter: number) => (ordinal: number, verse: number) => string;
  /** Which numbers in it are as long as they are written; all others have one length in a chapter. */
  readonly holds: { readonly ordinal: boolean; readonly verse: boolean };
}

interface Chapter {
  readonly bookId: number;
  readonly number: number;
  readonly verses: number;
  /** Ordinal of its first verse. */
  readonly first: number;
  /** Where the value of its first verse begins. */
  readonly start: number;
  /** Bytes of each value and its comma without those that vary. */
  readonly fixed: number;
  isWritten: boolean;
}

interface Table {
  readonly bytes: Buffer;
  /** Of the whole canon in order. */
  readonly chapters: readonly Chapter[];
}

/** `{"verse_id":43003016,"verse_index":26137,"book":{"id":43,"name":"John"},"chapter":3,"verse":16}` */
export const verseItems: ReadyValues = readyValues({
  inChapter: (bookId, chapter) => {
    const book = `"book":{"id":${bookId},"name":${JSON.stringify(bookById(bookId).name)}}`;
    const between = `,${book},"chapter":${chapter},"verse":`;
    return (ordinal, verse) =>
      `{"verse_id":${verseIdOfOrdinal(ordinal)},"verse_index":${ordinal}${between}${verse}}`;
  },
  holds: { ordinal: true, verse: true },
});

/** `43003016` */
export const verseIdValues: ReadyValues = readyValues({
  inChapter: () => (ordinal) => String(verseIdOfOrdinal(ordinal)),
  holds: { ordinal: false, verse: false },
});

/** `26137` */
export const verseIndexValues: ReadyValues = readyValues({
  inChapter: () => String,
  holds: { ordinal: true, verse: false },
});

/** Index: book. How many chapters the books before it have. */
const chaptersBefore = [0, 0];
for (const { chapters } of books) chaptersBefore.push((chaptersBefore.at(-1) ?? 0) + chapters.length);

function positionOf(ordinal: number): number {
  const { bookId, chapter } = fromOrdinal(ordinal);
  return (chaptersBefore[bookId] ?? 0) + chapter - 1;
}

function readyValues(values: Values): ReadyValues {
  let made: Table | undefined;
  return (first, last) => {
    made ??= layOut(values);
    const { bytes, chapters } = made;
    const touched = chapters.slice(positionOf(first), positionOf(last) + 1);
    for (const chapter of touched) if (!chapter.isWritten) write(values, bytes, chapter);
    const [from, to] = [touched[0], touched.at(-1)];
    if (from === undefined || to === undefined) throw new RangeError(`no verses from ${first} to ${last}`);
    return bytes.subarray(startOf(values, from, first), startOf(values, to, last + 1) - 1);
  };
}

/** Digits of all numbers from 1 to this one. */
function digitsUpTo(last: number): number {
  let sum = 0;
  for (let from = 1; from <= last; from *= 10) sum += last - from + 1;
  return sum;
}

/** Where the value of an ordinal of the chapter begins; for the one after its last, where the next chapter does. */
function startOf({ holds }: Values, { first, start, fixed }: Chapter, ordinal: number): number {
  const ordinals = holds.ordinal ? digitsUpTo(ordinal - 1) - digitsUpTo(first - 1) : 0;
  return start + (ordinal - first) * fixed + ordinals + (holds.verse ? digitsUpTo(ordinal - first) : 0);
}

/** Where every value will stand, from one value of each chapter. */
function layOut(values: Values): Table {
  const chapters: Chapter[] = [];
  let start = 0;
  let first = 1;
  for (const { id, chapters: counts } of books) {
    for (const [index, verses] of counts.entries()) {
      const one = `${values.inChapter(id, index + 1)(first, 1)},`.length;
      const fixed = one - (values.holds.ordinal ? String(first).length : 0) - (values.holds.verse ? 1 : 0);
      const chapter = { bookId: id, number: index + 1, verses, first, start, fixed, isWritten: false };
      chapters.push(chapter);
      first += verses;
      start = startOf(values, chapter, first);
    }
  }
  return { bytes: Buffer.alloc(start), chapters };
}

function write({ inChapter }: Values, bytes: Buffer, chapter: Chapter): void {
  const valueAt = inChapter(chapter.bookId, chapter.number);
  let text = "";
  for (let verse = 1; verse <= chapter.verses; verse++)
    text += `${valueAt(chapter.first + verse - 1, verse)},`;
  bytes.write(text, chapter.start, "latin1");
  chapter.isWritten = true;
}
