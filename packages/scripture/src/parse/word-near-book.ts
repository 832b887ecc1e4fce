/** Ordinary words and names that lie near a book's name. Read from their packed form when they are first asked for. */

import { NEAR_WORDS } from "../data/near-words.ts";
import { LETTER_A } from "./fold.ts";

const CAPITAL_A = "A".charCodeAt(0);

function unpack(): ReadonlySet<string> {
  const found = new Set<string>();
  let word = "";
  for (let at = 0; at < NEAR_WORDS.length; ) {
    const shared = NEAR_WORDS.charCodeAt(at) - CAPITAL_A;
    const start = ++at;
    while (NEAR_WORDS.charCodeAt(at) >= LETTER_A) at++;
    word = word.slice(0, shared) + NEAR_WORDS.slice(start, at);
    found.add(word);
  }
  return found;
}

let words: ReadonlySet<string> | undefined;

/** Whether lower-case letters are an ordinary word, or the name of a person or place, that is not bent into a book. */
export function isWordNearBook(letters: string): boolean {
  words ??= unpack();
  return words.has(letters);
}
