/** Names written without some or all of their vowels: "Mtthw", "Habk", "1 Crnthns". */

import { PLAIN_ROOT, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { lexicon, namesByValue, walk } from "./lexicon.ts";

/** The first letter and the consonants behind it, doubled ones once: `mthw`. */
function skeletonOf(letters: string): string {
  let skeleton = letters.slice(0, 1);
  for (const letter of letters.slice(1)) {
    if (!"aeiouy".includes(letter) && !skeleton.endsWith(letter)) skeleton += letter;
  }
  return skeleton;
}

interface WholeName {
  readonly text: string;
  readonly value: number;
}

/** Whole names by their skeleton; those of the numbered books apart. */
function wholeNames(isStem: boolean): ReadonlyMap<string, readonly WholeName[]> {
  const names = new Map<string, WholeName[]>();
  for (const [value, list] of namesByValue) {
    if (value >= STEM_BASE !== isStem) continue;
    for (const text of list) {
      if (lexicon.isFullName[walk(isStem ? STEM_ROOT : PLAIN_ROOT, text)] !== 1) continue;
      const skeleton = skeletonOf(text);
      const others = names.get(skeleton);
      if (others === undefined) names.set(skeleton, [{ text, value }]);
      else others.push({ text, value });
    }
  }
  return names;
}

const plain = wholeNames(false);
const stems = wholeNames(true);

/** Fewer consonants say too little. */
const LEAST = 3;

/** Whether a word is made of a name's letters in their order. */
function isWithin(letters: string, name: string): boolean {
  let at = 0;
  for (let i = 0; i < name.length && at < letters.length; i++) if (name[i] === letters[at]) at++;
  return at === letters.length;
}

/** The names that a word is when vowels are left out, one a book; empty when there is none. */
export function contractedNames(letters: string, isStem: boolean): readonly WholeName[] {
  const skeleton = skeletonOf(letters);
  if (skeleton.length < LEAST) return [];
  const found: WholeName[] = [];
  const lists = isStem ? stems : plain;
  const longer =
    skeleton.length > LEAST ? [...lists.keys()].filter((key) => key.startsWith(skeleton)) : [skeleton];
  for (const name of longer.flatMap((key) => lists.get(key) ?? [])) {
    const isNew = found.every(({ value }) => value !== name.value);
    if (isNew && isWithin(letters, name.text)) found.push(name);
  }
  return found;
}
