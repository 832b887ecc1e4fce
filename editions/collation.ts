/** Compares an edition with its witnesses (other transcriptions of it), word by word. */

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { AssembledEdition } from "../packages/server/src/text/assembled-edition.ts";
import type { EditionFolder } from "./folders.ts";
import type { WitnessModule, WitnessText } from "./witness.ts";
import { diffWords, type WordChange } from "./word-diff.ts";

/**
 * The available witnesses of an edition with their words, in the order of its `witness.ts`; empty if there is
 * no such file.
 */
export async function readWitnesses({
  file,
}: EditionFolder): Promise<readonly { readonly name: string; readonly text: WitnessText | null }[]> {
  const path = file("witness.ts");
  if (!existsSync(path)) return [];
  const { witnesses }: WitnessModule = await import(pathToFileURL(path).href);
  return witnesses.map(({ name, read }) => ({ name, text: read() }));
}

/** `current` has our words, `corrected` those of the witness. */
export interface Difference extends WordChange {
  readonly ordinal: number;
  readonly inTitle: boolean;
}

/** All differences in canonical order; those of a title come before those of its verse. */
export function differencesFrom({ verses }: AssembledEdition, witness: WitnessText): readonly Difference[] {
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
  ours === "" ? [{ word: 1, current: "", corrected: theirs }] : diffWords(ours, theirs);
