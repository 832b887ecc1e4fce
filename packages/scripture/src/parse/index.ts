/** Provisional: reads `Name c:v` and OSIS verses only, until the real pipeline lands. */
import { findBook } from "../book.ts";
import { hasVerse } from "../canon.ts";
import { osisOfSpans } from "../osis.ts";
import type { Resolution } from "../reference.ts";

export function parseReference(input: string): Resolution {
  const match = /^(.*\p{L})[ .](\d{1,3})[:.](\d{1,3})$/u.exec(input.trim());
  const book = match?.[1] === undefined ? undefined : findBook(match[1]);
  if (match === null || book === undefined) {
    return { kind: "unrecognized", input, segment: input, position: 0, suggestions: [] };
  }
  const at = { chapter: Number(match[2]), verse: Number(match[3]) };
  const base = {
    bookId: book.id,
    input: `${book.name.toLowerCase()} ${at.chapter}:${at.verse}`,
    confidence: 1,
  };
  if (!hasVerse(book.id, at.chapter, at.verse)) {
    return { kind: "unrecognized", input, segment: input, position: 0, suggestions: [] };
  }
  const spans = [{ start: at, end: at }];
  const osisId = osisOfSpans(book.id, spans);
  return {
    kind: "resolved",
    input,
    isCollection: false,
    valid: true,
    osisId,
    references: [
      {
        ...base,
        corrections: [],
        versionHint: null,
        valid: true,
        spans,
        osisId,
        normalized: `${book.name} ${at.chapter}:${at.verse}`,
      },
    ],
  };
}
