/** The letters of a word token, as it is spelled in the folded text. */

import { QUOTE } from "./fold.ts";
import { lexicon } from "./lexicon.ts";
import { type Tokens, WORD } from "./token.ts";

/** Index: node of the lexicon. The letters that lead there, once they were asked for; else empty. */
const knownLetters: string[] = Array.from(lexicon.exact, () => "");

/** Lower-case letters of a word token. */
export function lettersOf(t: Tokens, index: number): string {
  if (t.kind[index] !== WORD) return "";
  const node = t.value[index] ?? 0;
  if (node === 0) return spellOut(t, index);
  const letters = knownLetters[node] || spellOut(t, index);
  knownLetters[node] = letters;
  return letters;
}

/** A word that leads nowhere in the lexicon is asked for several times: the last one is kept. */
function spellOut(t: Tokens, index: number): string {
  if (t.spelledAt === index) return t.spelled;
  const { folded, from, to } = t;
  let letters = "";
  for (let at = from[index] ?? 0; at < (to[index] ?? 0); at++) {
    const code = folded.codes[at] ?? 0;
    if (code !== QUOTE) letters += String.fromCharCode(code);
  }
  t.spelledAt = index;
  t.spelled = letters;
  return letters;
}

export const wordLength = ({ from, to }: Tokens, index: number): number =>
  (to[index] ?? 0) - (from[index] ?? 0);
