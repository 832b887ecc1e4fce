import { formatReference, fromOrdinal } from "@lectern/scripture";

/** A verse as a person would write it: `John 3:16`. */
export function verseName(ordinal: number): string {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  const point = { chapter, verse };
  return formatReference(bookId, [{ start: point, end: point }]);
}
