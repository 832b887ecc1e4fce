/** Splits a text into chunks, so that its beginning is shown early. */

import {
  bookById,
  fromOrdinal,
  type Interval,
  lastOrdinalOfChapter,
  toOrdinal,
  VERSE_TOTAL,
} from "@lectern/scripture";

/** Maximum number of verses of one request; `chapter`: each request returns one chapter. */
export type Step = number | "chapter";

/** The last verse of the chapter that an ordinal lies in. */
export function endOfChapter(ordinal: number): number {
  const { bookId, chapter } = fromOrdinal(ordinal);
  return lastOrdinalOfChapter(bookId, chapter);
}

/** The first verse of the chapter that an ordinal lies in. */
export function startOfChapter(ordinal: number): number {
  const { bookId, chapter } = fromOrdinal(ordinal);
  return toOrdinal(bookId, chapter, 1);
}

/** The last end of a chapter in a run, or the end of the run if no chapter ends in it. */
function lastWholeChapter({ first, last }: Interval): number {
  if (endOfChapter(last) === last) return last;
  const before = startOfChapter(last) - 1;
  return before >= first ? before : last;
}

/** The runs in order, cut into chunks of at most `step` verses that end with a chapter if possible. */
export function* chunksOf(runs: Iterable<Interval>, step: Step): Generator<readonly Interval[], void> {
  const size = step === "chapter" ? VERSE_TOTAL : step;
  let taken: Interval[] = [];
  let room = size;
  for (const { first, last } of runs) {
    for (let at = first; at <= last; ) {
      const fits = Math.min(last, at + room - 1, step === "chapter" ? endOfChapter(at) : last);
      const end = fits < last ? lastWholeChapter({ first: at, last: fits }) : fits;
      taken.push({ first: at, last: end });
      room -= end - at + 1;
      at = end + 1;
      if (at <= last || room <= 0 || step === "chapter") {
        yield taken;
        taken = [];
        room = size;
      }
    }
  }
  if (taken.length > 0) yield taken;
}

/** The chapter before an ordinal, or as much of its end as fits; null at Genesis 1:1. */
export function chunkBefore(ordinal: number, step: Step): Interval | null {
  if (ordinal <= 1) return null;
  const last = ordinal - 1;
  const start = startOfChapter(last);
  return { first: step === "chapter" ? start : Math.max(start, ordinal - step), last };
}

/** `Romans 8` */
export function chapterName(ordinal: number): string {
  const { bookId, chapter } = fromOrdinal(ordinal);
  return `${bookById(bookId).name} ${chapter}`;
}

/** `Romans 8:28` */
export const verseName = (ordinal: number): string => `${chapterName(ordinal)}:${fromOrdinal(ordinal).verse}`;
