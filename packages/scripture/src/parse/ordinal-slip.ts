/** Ordinals written as words with a slip: "Frist Samuel", "Secound Kings", "Thrid John". */

import { STEM_ROOT } from "./book-ids.ts";
import { walkWord, wordAfterOrdinal } from "./book-match.ts";
import { spell, spellTyped } from "./distance.ts";
import { lettersOf, wordLength } from "./letters.ts";
import { lexicon } from "./lexicon.ts";
import { MOST_LETTERS } from "./slip-costs.ts";
import { isOneSlip } from "./slips.ts";
import { mend } from "./spelling.ts";
import type { Tokens } from "./token.ts";

const ORDINAL_WORDS = ["first", "second", "third"].map(spell);
const LEAST_ORDINAL = 4;

/** The ordinal that a word is but for one slip, not in its first letter, before a numbered book; else 0. */
export function misspelledOrdinal(t: Tokens, index: number): number {
  const length = wordLength(t, index);
  if (length < LEAST_ORDINAL || length > MOST_LETTERS) return 0;
  const stem = wordAfterOrdinal(t, index);
  if (
    !lexicon.exact[walkWord(t, stem, STEM_ROOT)] &&
    mend(lettersOf(t, stem), true, true).values.length === 0
  )
    return 0;
  const typed = spellTyped(lettersOf(t, index));
  return (
    1 + ORDINAL_WORDS.findIndex((word) => word.letters[0] === typed.letters[0] && isOneSlip(typed, word))
  );
}
