/**
 * Writes references for people from coordinates alone: the same spans always give the same text, however the
 * reference was written.
 */

import { bookById, books } from "./book.ts";
import { chapterCount, chapterPosition, verseCount } from "./canon.ts";
import { chapterMark, digitsOf, leftEnd } from "./digits.ts";
import { osisOfSpans } from "./osis-id.ts";
import type { Span } from "./span.ts";

/**
 * `long`: `Romans 8:1-4, 28`, the normalized form of the API. `short`: the same with the abbreviation of the
 * SBL Handbook of Style, `Rom 8:1-4, 28`. `usfm`: with the USFM book code, `ROM 8:1-4, 28`. `osis`: the OSIS
 * id, `Rom.8.1-Rom.8.4,Rom.8.28`.
 */
export type ReferenceFormat = "long" | "short" | "usfm" | "osis";

/**
 * Writes spans of one book, in the order given and not merged. Chapters stand alone (`Psalm 23`,
 * `Matthew 5-7`, `Ruth`) only when every span is made of whole chapters, and in a book of one chapter only
 * for the whole book, since the resolver reads `Jude 1-3` and `Jude 5, 8` as verses. So `long`, `short` and
 * `osis` always read back to the same spans; `usfm` does for every book but Jude, as `JUD 1:3` may be Judges.
 *
 * At least one span; all lie inside the canon.
 */
export function formatReference(
  bookId: number,
  spans: readonly Span[],
  format: ReferenceFormat = "long",
): string {
  if (format === "osis") return osisOfSpans(bookId, spans);
  // Fast path: most spans start in the middle of a chapter.
  if (spans[0]?.start.verse !== 1) return formatVerses(bookId, spans, format);
  if (isWholeBook(bookId, spans)) return bookLabel(bookId, format);
  return chapterCount(bookId) > 1 && areWholeChapters(bookId, spans)
    ? formatChapters(bookLabel(bookId, format), spans)
    : formatVerses(bookId, spans, format);
}

/** Index: chapter position. The beginning of the long form of the chapter's verses: `John 3:`. */
const beginnings: readonly string[] = [
  "",
  ...books.flatMap(({ name, chapters }) => chapters.map((_, index) => name + chapterMark(index + 1))),
];

type LabelFormat = Exclude<ReferenceFormat, "osis">;

/** The text before the numbers: full name, SBL abbreviation or USFM code. */
function bookLabel(bookId: number, format: LabelFormat): string {
  const book = bookById(bookId);
  if (format === "long") return book.name;
  if (format === "usfm") return book.key;
  // The OSIS abbreviations are those of the SBL Handbook without the space after a number.
  const first = book.osis.charCodeAt(0);
  return first <= 57 ? `${book.osis[0]} ${book.osis.slice(1)}` : book.osis;
}

function isWholeChapters(bookId: number, { start, end }: Span): boolean {
  return start.verse === 1 && end.verse === verseCount(bookId, end.chapter);
}

/** `Matthew 5, 3-12` would read back as verses. */
function mayBeVerses(spans: readonly Span[]): boolean {
  const first = spans[0];
  const second = spans[1];
  if (first === undefined || second === undefined || first.start.chapter !== first.end.chapter) return false;
  const back = first.start.chapter - second.start.chapter;
  return back === 0 || (back > 0 && second.start.chapter < second.end.chapter);
}

function areWholeChapters(bookId: number, spans: readonly Span[]): boolean {
  if (mayBeVerses(spans)) return false;
  for (const span of spans) if (!isWholeChapters(bookId, span)) return false;
  return true;
}

function isWholeBook(bookId: number, spans: readonly Span[]): boolean {
  const span = spans[0];
  return (
    span !== undefined &&
    spans.length === 1 &&
    span.start.chapter === 1 &&
    span.end.chapter === chapterCount(bookId) &&
    isWholeChapters(bookId, span)
  );
}

/** `Matthew 5-7, 23`. */
function formatChapters(name: string, spans: readonly Span[]): string {
  let text = name;
  let separator = " ";
  for (const { start, end } of spans) {
    const isOne = end.chapter === start.chapter;
    text += separator + (isOne ? "" : leftEnd(start.chapter)) + digitsOf(end.chapter);
    separator = ", ";
  }
  return text;
}

/**
 * `Romans 8:1-4, 28`. The chapter is omitted if the previous item has the same one, unless that item crossed
 * chapters: after it, a number without a chapter would be ambiguous.
 */
function formatVerses(bookId: number, spans: readonly Span[], format: LabelFormat): string {
  let text = "";
  let chapter = 0;
  for (const { start, end } of spans) {
    if (chapter === start.chapter) text += ", ";
    else if (text !== "") text += `,${chapterMark(start.chapter)}`;
    else if (format === "long") text = beginnings[chapterPosition(bookId, start.chapter)] ?? "";
    else text = bookLabel(bookId, format) + chapterMark(start.chapter);
    if (end.chapter !== start.chapter)
      text += `${leftEnd(start.verse)}${digitsOf(end.chapter)}:${digitsOf(end.verse)}`;
    else if (end.verse === start.verse) text += digitsOf(end.verse);
    else text += leftEnd(start.verse) + digitsOf(end.verse);
    chapter = end.chapter === start.chapter ? start.chapter : 0;
  }
  return text;
}
