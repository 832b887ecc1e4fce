/** Reads book codes as files write them: USFM, OSIS, numbers, and correctly spelled names. */

import { findBook, parseReference } from "@lectern/scripture";

/** Corrections of a name after which the book is still certain. */
const HARMLESS: ReadonlySet<string> = new Set([
  "book_alias",
  "book_case",
  "ordinal",
  "punctuation",
  "title_words",
]);
const MAX_NAME = 60;

/** Id of the book, 1 to 66; 0 for a book outside the canon, front matter or a glossary. */
export function bookIdOfCode(written: string): number {
  const code = written.trim();
  if (/^\d{1,2}$/.test(code)) return Number(code) <= 66 ? Number(code) : 0;
  const direct = findBook(code);
  // Three capitals or digits are a USFM code. One that the canon does not have is another book, never a book's name.
  if (direct !== undefined || /^[A-Z0-9]{3}$/.test(code)) return direct?.id ?? 0;
  if (code === "" || code.length > MAX_NAME || !/\p{L}/u.test(code)) return 0;
  const resolution = parseReference(`${code} 1:1`);
  if (resolution.kind !== "resolved" || resolution.references.length !== 1) return 0;
  const [reference] = resolution.references;
  if (reference?.valid !== true || !/^[^.]+\.1\.1$/.test(reference.osisId)) return 0;
  return reference.corrections.every((correction) => HARMLESS.has(correction)) ? reference.bookId : 0;
}
