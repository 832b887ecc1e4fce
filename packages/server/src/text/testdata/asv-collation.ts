/** Compares the ASV with its witness, word by word. */

import type { AssembledEdition } from "../assembled-edition.ts";
import type { Witness } from "./asv-witness.ts";
import { diffWords, type WordChange } from "./word-diff.ts";

/** `stands` is ours, `shouldStand` the witness's. */
export interface Difference extends WordChange {
  readonly ordinal: number;
  readonly inTitle: boolean;
}

/** Every difference in canonical order, a title's before its verse's. */
export function differencesFrom({ verses }: AssembledEdition, witness: Witness): readonly Difference[] {
  return verses.flatMap(({ text, title }, index) => {
    const ordinal = index + 1;
    const compare = (ours: string, theirs: string, inTitle: boolean): readonly Difference[] =>
      ours === theirs ? [] : changesOf(ours, theirs).map((change) => ({ ordinal, inTitle, ...change }));
    return [
      ...compare(title ?? "", witness.titles.get(ordinal) ?? "", true),
      ...compare(text ?? "", witness.texts.get(ordinal) ?? "", false),
    ];
  });
}

const changesOf = (ours: string, theirs: string): readonly WordChange[] =>
  ours === "" ? [{ word: 1, stands: "", shouldStand: theirs }] : diffWords(ours, theirs);
