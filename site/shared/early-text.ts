/** The text that an address surely means is asked for while the script of the page is still on its way. */

import type { PassageQuery } from "@lectern/client";
import { storedKey } from "./key.ts";

/** Name and number of chapters of each book, put in when the site is built. */
declare const BOOKS: readonly (readonly [name: string, chapters: number])[];

/** The words that the server knows for markup of a text, put in when the site is built. */
declare const INCLUDE_WORDS: NonNullable<PassageQuery["include"]>;

/** Markup that the reader shows: all that there is. */
export const includeWords = (): typeof INCLUDE_WORDS => INCLUDE_WORDS;

declare global {
  interface Window {
    /** A request under way; taken by whoever would make the same. */
    lecternEarly?: { readonly target: string; readonly response: Promise<Response> };
  }
}

/** A chapter, or verses of one, as the reader itself writes them: `Romans 8:1-4, 28`. */
const WRITTEN = /^(.+) (\d{1,3})(?::[\d, -]+)?$/;

/** The request that the reader will make first; null where only its script can tell. */
function earlyTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  if (storedKey() !== null || ["v", "w", "in"].some((name) => query.has(name))) return null;
  const [, name, chapter] = WRITTEN.exec(query.get("q") ?? "") ?? [];
  const book = BOOKS.findIndex(([known]) => known === name);
  // In a book of one chapter a number may be a verse.
  const chapters = BOOKS[book]?.[1] ?? 1;
  if (chapters === 1 || Number(chapter) < 1 || Number(chapter) > chapters) return null;
  return `/api/sandbox?book_id=${book + 1}&chapter=${Number(chapter)}&include=${includeWords().join(",")}`;
}

export function askEarly(): void {
  const target = location.pathname === "/" ? earlyTarget(location.search) : null;
  if (target === null) return;
  const response = fetch(target);
  response.catch(() => {});
  window.lecternEarly = { target, response };
}

/** The answer that was asked for early; null where there is none to that target. */
export function takeEarly(target: string): Promise<Response> | null {
  const early = window.lecternEarly;
  if (early?.target !== decodeURIComponent(target)) return null;
  delete window.lecternEarly;
  return early.response;
}
