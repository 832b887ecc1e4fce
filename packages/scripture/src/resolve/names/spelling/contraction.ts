/** Names written without some or all of their vowels: "Mtthw", "Habk", "Crnthns". */

import type { Form, Title } from "../lexicon.ts";

export interface Contraction {
  readonly text: string;
  readonly title: Title;
}

/** The minimum length of a skeleton that identifies a name. */
const LEAST = 3;

/** The first letter and the consonants after it, without doubled letters: `mthw` for Matthew. */
function skeletonOf(letters: string): string {
  let skeleton = letters.slice(0, 1);
  for (const letter of letters.slice(1)) {
    if (!"aeiouy".includes(letter) && !skeleton.endsWith(letter)) skeleton += letter;
  }
  return skeleton;
}

/** Whether all letters of a word occur in a name in the same order. */
function isWithin(letters: string, name: string): boolean {
  if (letters.length > name.length) return false;
  let at = 0;
  for (let i = 0; i < name.length && at < letters.length; i++) if (name[i] === letters[at]) at++;
  return at === letters.length;
}

/**
 * The names that a word without vowels may abbreviate, at most one for each book. A word of two letters must begin the
 * skeleton of the name ("Jh"). The letters of a longer word must occur in the skeleton in order and include its first
 * and last letter ("Kns", "Sgs"). This accepts more words than `contractedNames`.
 */
export function shortenedNames(letters: string, skeletons: Skeletons): readonly Contraction[] {
  if (skeletonOf(letters) !== letters) return [];
  const isShort = (skeleton: string): boolean =>
    letters.length === 2
      ? skeleton.startsWith(letters)
      : skeleton[0] === letters[0] && skeleton.endsWith(letters.slice(-1)) && isWithin(letters, skeleton);
  const names = [...skeletons].filter(([skeleton]) => isShort(skeleton)).flatMap(([, found]) => found);
  return names.filter(({ title }, index) => names.findIndex((name) => name.title === title) === index);
}

/** Names by their skeletons. */
export type Skeletons = ReadonlyMap<string, readonly Contraction[]>;

export function skeletonsOf(forms: readonly Form[]): Skeletons {
  return Map.groupBy(
    forms.filter(({ isName }) => isName).map(({ letters, title }) => ({ text: letters, title })),
    ({ text }) => skeletonOf(text),
  );
}

/** The names that become the word if vowels are left out, at most one for each book. */
export function contractedNames(letters: string, skeletons: Skeletons): readonly Contraction[] {
  const found: Contraction[] = [];
  for (const [skeleton, names] of skeletons) {
    for (const name of names) {
      // Few words consist of a name's letters, so this is checked first.
      if (!isWithin(letters, name.text) || !isSkeletonOf(letters, skeleton)) continue;
      if (found.every(({ title }) => title !== name.title)) found.push(name);
    }
  }
  return found;
}

/** Whether a word has the consonants of a name, or enough of the first ones to identify it. */
function isSkeletonOf(letters: string, skeleton: string): boolean {
  const written = skeletonOf(letters);
  return written.length > LEAST
    ? skeleton.startsWith(written)
    : written.length === LEAST && skeleton === written;
}
