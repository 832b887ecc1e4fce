/** Prepares the names and short forms of a language for comparison with typed words. */

import type { Form, Lexicon, Title } from "../lexicon.ts";
import { indexOf, listOf, type NameIndex, type NameList } from "./name-index.ts";
import { MIN_NAME_LETTERS } from "./slip-costs.ts";
import { type Spelled, spell } from "./word-distance.ts";

export interface SpelledForm extends Spelled {
  readonly text: string;
  readonly title: Title;
  /** A full name, not a short form. */
  readonly isWhole: boolean;
  /** Listed by no style guide, publisher or standard. */
  readonly isRare: boolean;
}

export interface SpelledForms {
  readonly plain: NameIndex<SpelledForm>;
  readonly numbered: NameIndex<SpelledForm>;
  /** Books outside the canon whose names are long enough to be confused with a misspelled book. */
  readonly outside: NameList<Spelled>;
  /** The words of long titles: "according", "apostle". */
  readonly titleWords: readonly { readonly text: string; readonly spelled: Spelled }[];
  /** The words for the first three ordinals that are read with a slip: "Frist". */
  readonly ordinals: readonly { readonly ordinal: number; readonly spelled: Spelled }[];
}

const MIN_OUTSIDE = 6;
const MIN_ORDINAL = 5;

/** Short forms of three letters are compared only if they are listed somewhere. */
const isCompared = ({ letters, isRare }: Form): boolean =>
  letters.length > MIN_NAME_LETTERS || (letters.length === MIN_NAME_LETTERS && !isRare);

const spelledForm = ({ letters, title, isName, isRare }: Form): SpelledForm => ({
  ...spell(letters),
  text: letters,
  title,
  isWhole: isName,
  isRare,
});

/** Ordinals of several letters. "One", "two" and "three" resemble too many words: "tree", "there". */
function ordinalWords({ language }: Lexicon): SpelledForms["ordinals"] {
  const cardinals = new Set(language.numbers?.units.split(" "));
  return language.ordinals.slice(0, 3).flatMap((forms, index) =>
    forms
      .split(" ")
      .filter((form) => form.length >= MIN_ORDINAL && !cardinals.has(form) && !/^[il]+/.test(form))
      .map((form) => ({ ordinal: index + 1, spelled: spell(form) })),
  );
}

export function spelledFormsOf(lexicon: Lexicon): SpelledForms {
  return {
    plain: indexOf(lexicon.plainForms.filter(isCompared).map(spelledForm)),
    numbered: indexOf(lexicon.numberedForms.filter(isCompared).map(spelledForm)),
    outside: listOf(lexicon.outside.filter(({ length }) => length >= MIN_OUTSIDE).map(spell)),
    titleWords: lexicon.titleWords.map((text) => ({ text, spelled: spell(text) })),
    ordinals: ordinalWords(lexicon),
  };
}
