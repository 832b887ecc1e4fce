/**
 * Words that translations use for each other, so that a quotation of another translation is recognised. They count as
 * changed words.
 */

import { analyserFor } from "../analysers.ts";
import { EQUIVALENTS } from "../data/equivalents.ts";
import type { WordIndex } from "../word-index.ts";

/** Maximum number of modern words for an older one. */
const MAX_LATER_MEANINGS = 4;

let table: ReadonlyMap<string, readonly string[]> | undefined;

/** The equivalents of each word, in both directions. */
function equivalents(): ReadonlyMap<string, readonly string[]> {
  if (table !== undefined) return table;
  const found = new Map<string, string[]>();
  for (const line of EQUIVALENTS.trim().split("\n")) {
    const [word = "", ...older] = line.split(" ");
    found.set(word, [...older, ...(found.get(word) ?? [])]);
    for (const old of older) {
      const later = found.get(old) ?? [];
      if (later.length < MAX_LATER_MEANINGS) found.set(old, [...later, word]);
    }
  }
  table = found;
  return found;
}

/** The families of an edition that may replace a (folded) word. */
export function equivalentFamilies(form: string, family: number, index: WordIndex): readonly number[] {
  const all = equivalents();
  const vocabulary = {
    has: (word: string) => all.has(word) || index.findForm(word) !== -1,
    isName: () => false,
  };
  const names = all.has(form) ? [form] : analyserFor("en").words(form, vocabulary);
  const others = names.flatMap((name) => all.get(name) ?? []);
  const families = others.map((other) => index.findFamily(other));
  return [...new Set(families)].filter((other) => other !== -1 && other !== family);
}
