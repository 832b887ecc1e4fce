/** The JSON shapes of verses and books that most endpoints share. */

import type { Schemas } from "@lectern/contract/types";
import { bookById, fromOrdinal, type Interval, toVerseId, verseIdOfOrdinal } from "@lectern/scripture";

export function bookShape(bookId: number): Schemas["BookRef"] {
  const { id, name } = bookById(bookId);
  return { id, name };
}

/** A verse by its ordinal. */
export function verseShape(ordinal: number): Schemas["VerseCoordinate"] {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const book = bookShape(bookId);
  return { verse_id: toVerseId(bookId, chapter, verse), verse_index: ordinal, book, chapter, verse };
}

export function rangeShape({ first, last }: Interval): Schemas["VerseRange"] {
  return { range_start: verseIdOfOrdinal(first), range_end: verseIdOfOrdinal(last) };
}
