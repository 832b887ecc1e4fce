/** OSIS identifiers of verses and spans: `John.3.16`, `Ps.23.1-Ps.23.6`. Written in full at both ends. */

import { bookById, books, findBook } from "./book.ts";
import { chapterPosition } from "./canon.ts";
import type { Coordinate } from "./coordinate.ts";
import { digitsOf, leftEnd } from "./digits.ts";
import { fromOrdinal } from "./ordinal.ts";
import type { Span } from "./span.ts";

/** Index: chapter position. The beginning of the OSIS ids of the chapter's verses: `John.3.`. */
const beginnings: readonly string[] = [
  "",
  ...books.flatMap(({ osis, chapters }) => chapters.map((_, index) => `${osis}.${index + 1}.`)),
];

const beginningOf = (bookId: number, chapter: number): string =>
  beginnings[chapterPosition(bookId, chapter)] || `${bookById(bookId).osis}.${chapter}.`;

/** OSIS id of one verse that the canon has. */
export function osisOfVerse(bookId: number, chapter: number, verse: number): string {
  return beginningOf(bookId, chapter) + digitsOf(verse);
}

/** OSIS id of a verse by its ordinal (1 to 31102). */
export function osisOfOrdinal(ordinal: number): string {
  const { bookId, chapter, verse } = fromOrdinal(ordinal);
  return osisOfVerse(bookId, chapter, verse);
}

/** OSIS id of a span: one verse, or both ends in full. */
export function osisOfSpan(bookId: number, { start, end }: Span): string {
  const last = osisOfVerse(bookId, end.chapter, end.verse);
  if (start.chapter === end.chapter && start.verse === end.verse) return last;
  return beginningOf(bookId, start.chapter) + leftEnd(start.verse) + last;
}

/** OSIS id of several spans of one book: joined by commas without spaces, in the order given. */
export function osisOfSpans(bookId: number, spans: readonly Span[]): string {
  let text = "";
  for (const span of spans) {
    const osisId = osisOfSpan(bookId, span);
    text = text === "" ? osisId : `${text},${osisId}`;
  }
  return text;
}

const OSIS_VERSE = /^([1-4]?[a-z]+)\.(0|[1-9]\d{0,3})\.(0|[1-9]\d{0,3})$/i;

/**
 * Parses the OSIS id of one verse, in any letter case; undefined when the text is no such id or the book is not in
 * the canon. Does not check chapter and verse. Use `parseReference` for what people type.
 */
export function parseOsisVerse(text: string): Coordinate | undefined {
  const match = OSIS_VERSE.exec(text);
  const code = match?.[1]?.toLowerCase() ?? "";
  const book = findBook(code);
  if (match === null || book === undefined || book.osis.toLowerCase() !== code) return undefined;
  return { bookId: book.id, chapter: Number(match[2]), verse: Number(match[3]) };
}
