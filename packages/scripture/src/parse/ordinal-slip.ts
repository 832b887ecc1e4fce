/** Ordinals written as words with a slip: "Frist Samuel", "Secound Kings", "Thrid John". */

import { lettersOf, walkWord, wordAfterOrdinal, wordLength } from "./book-match.ts";
import { isOneSlip, MOST_LETTERS, spell, spellTyped } from "./distance.ts";
import { lexicon, STEM_ROOT } from "./lexicon.ts";
import type { Tokens } from "./scan.ts";

const ORDINAL_WORDS = ["first", "second", "third"].map(spell);
const LEAST_ORDINAL = 4;

/** The ordinal that a word is but for one slip, not in its first letter, before the whole name of a numbered book; else 0. */
export function misspelledOrdinal(t: Tokens, index: number): number {
  const length = wordLength(t, index);
  if (length < LEAST_ORDINAL || length > MOST_LETTERS) return 0;
  if (!lexicon.isFullName[walkWord(t, wordAfterOrdinal(t, index), STEM_ROOT)]) return 0;
  const typed = spellTyped(lettersOf(t, index));
  return (
    1 + ORDINAL_WORDS.findIndex((word) => word.letters[0] === typed.letters[0] && isOneSlip(typed, word))
  );
}
