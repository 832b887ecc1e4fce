/** Titles whose words stand joined: "TheGospel accordingto StMark", "StJohn", "TheActs of theApostles". */

import { lexicon, PLAIN_ROOT, walk } from "./lexicon.ts";

const OPENING = ["the", "gospel", "saint", "st", "book"];
const TITLE_WORDS = [...OPENING, "according", "holy", "of", "to"];
/** A name or title at least this long need not be a book's own name. */
const LEAST_TITLE = 8;
const GOSPELS = [40, 43] as const;

/** The book that the letters of a whole title name; 0 when they are no such title. */
export function bookOfJoinedTitle(letters: string): number {
  if (!OPENING.some((word) => letters.startsWith(word))) return 0;
  let rest = letters;
  let hasGospel = false;
  for (let word = firstOf(rest); word !== undefined; word = firstOf(rest)) {
    hasGospel ||= word === "gospel";
    rest = rest.slice(word.length);
    // "Bookmark" and "Stamos" are no titles.
    if (word === "book") continue;
    const bookId = bookNamed(rest, hasGospel);
    if (bookId >= GOSPELS[0] || (bookId > 0 && word !== "st" && word !== "saint")) return bookId;
  }
  return 0;
}

const firstOf = (letters: string): string | undefined => TITLE_WORDS.find((word) => letters.startsWith(word));

function bookNamed(letters: string, isGospel: boolean): number {
  const node = letters.length < 2 ? 0 : walk(PLAIN_ROOT, letters);
  const bookId = lexicon.exact[node] ?? 0;
  if (bookId === 0 || bookId > 66) return 0;
  if (isGospel) return bookId >= GOSPELS[0] && bookId <= GOSPELS[1] ? bookId : 0;
  return lexicon.isFullName[node] === 1 || letters.length >= LEAST_TITLE ? bookId : 0;
}
