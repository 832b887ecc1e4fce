/** OSIS identifiers of verses and spans: `John.3.16`, `Ps.23.1-Ps.23.6`. Written in full at both ends. */

import { bookById } from "./book.ts";
import { fromOrdinal } from "./ordinal.ts";
import type { Span } from "./span.ts";

/** OSIS id of one verse that the canon has. */
export function osisOfVerse(bookId: number, chapter: number, verse: number): string {
  return `${bookById(bookId).osis}.${chapter}.${verse}`;
}

/** OSIS id of a verse by its ordinal (1 to 31102). */
export function osisOfOrdinal(ordinal: number): string {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  return osisOfVerse(bookId, chapter, verse);
}

/** OSIS id of a span: one verse, or both ends in full. */
export function osisOfSpan(bookId: number, { start, end }: Span): string {
  const first = osisOfVerse(bookId, start.chapter, start.verse);
  return start.chapter === end.chapter && start.verse === end.verse
    ? first
    : `${first}-${osisOfVerse(bookId, end.chapter, end.verse)}`;
}

/** OSIS id of several spans of one book: joined by commas without spaces, in the order given. */
export function osisOfSpans(bookId: number, spans: readonly Span[]): string {
  let text = "";
  for (const span of spans) text += text === "" ? osisOfSpan(bookId, span) : `,${osisOfSpan(bookId, span)}`;
  return text;
}
