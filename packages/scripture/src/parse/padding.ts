/** Words that a misspelled name of several words must not swallow. */

import { WORD_OF, WORD_THE } from "../data/words.ts";
import { PLAIN_ROOT, STEM_ROOT } from "./book-ids.ts";
import { distanceBetween, spell, spellTyped } from "./distance.ts";
import { lettersOf } from "./letters.ts";
import { lexicon, walk } from "./lexicon.ts";
import { MOST_PADDED } from "./slip-costs.ts";
import { type Mended, mend } from "./spelling.ts";
import { meaningAt, type State, valueAt } from "./state.ts";

/** So many letters short, the beginning of a name stands for itself: "Revelat". */
const MOST_LEFT_OUT = 3;
const LEAST_PADDING = 3;

/**
 * "Revelation xyz", "Song xyz of Songs": a word that means nothing stands beside a name that is whole without it. The
 * name was mended from `count` words that begin at the token `first`.
 */
export function isPadded(
  s: State,
  first: number,
  count: number,
  hasOrdinal: boolean,
  { name, values }: Mended,
): boolean {
  if (count < 2) return false;
  const words = Array.from({ length: count }, (_, index) => lettersOf(s.t, first + index));
  return words.some((word, index) => {
    const meaning = meaningAt(s, first + index);
    if (meaning === WORD_OF || meaning === WORD_THE) return false;
    const rest = words.toSpliced(index, 1).join("");
    const node = walk(hasOrdinal ? STEM_ROOT : PLAIN_ROOT, rest);
    const isName = lexicon.isFullName[node] === 1 || index === 0;
    if (rest === name || (index > 0 && isOther(s, first + index, values[0]))) return true;
    if (isName && lexicon.exact[node] === values[0] && !goesOnWith(name, rest, word)) return true;
    // "Song oe Solomon": a particle.
    if (word.length < LEAST_PADDING && index > 0 && index < count - 1) return false;
    if (name.startsWith(rest) && name.length - rest.length <= MOST_LEFT_OUT) return true;
    const room = index === count - 1 ? 2 : 1;
    return (
      Math.abs(rest.length - name.length) <= room && mend(rest, hasOrdinal, true).values[0] === values[0]
    );
  });
}

/** "Reeves John", "JP Ob": whether a word is a book of its own; but in "Lamentations of Jeremias" it belongs to the name. */
function isOther(s: State, index: number, value: number | undefined): boolean {
  const book = lexicon.exact[valueAt(s, index)] ?? 0;
  return book !== 0 && book !== value && meaningAt(s, index - 1) !== WORD_OF;
}

const isNear = (typed: string, name: string): boolean =>
  distanceBetween(spellTyped(typed), spell(name), MOST_PADDED, true) <= MOST_PADDED;

/** "Song Solomn": the letters of a name behind its beginning are a word's, or nearly so. */
const goesOnWith = (name: string, start: string, word: string): boolean =>
  name.startsWith(start) && isNear(word, name.slice(start.length));
