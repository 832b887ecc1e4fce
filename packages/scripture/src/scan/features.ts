/** What the linear models share: the features that they weigh, and their sum. */

import type { Weights } from "./prose-sets.ts";

/** A feature, and how much of it there is. */
export type Feature = readonly [group: string, value: string, amount: number];

/** The group of the feature that every example has. */
export const BIAS = "bias";

/** The amounts of features that say less than the others. */
export const BESIDE_NEXT = 0.5;
const OF_WORD = 0.4;

/** The cost of what has these features. A positive weight speaks against a citation. */
export function costOfFeatures(features: readonly Feature[], weights: Weights): number {
  let cost = 0;
  for (const [group, value, amount] of features) cost += (weights.get(group)?.get(value) ?? 0) * amount;
  return Math.round(cost);
}

export const featuresOfWords = (group: string, words: ReadonlySet<string>): readonly Feature[] =>
  [...words].map((word) => [group, word, OF_WORD]);

/** So many first letters stand for the words of one stem: "prayer", "praying". */
const STEM = 5;

/** The words of a sentence and their first letters, each once. */
export const featuresOfSentenceWords = (words: ReadonlySet<string>): readonly Feature[] => [
  ...featuresOfWords("word", words),
  ...featuresOfWords(
    "stem",
    new Set([...words].filter(({ length }) => length > STEM).map((word) => word.slice(0, STEM))),
  ),
];

/** Ranges of numbers in rising order: the greatest number of each, included, and its name. The last one has no end. */
export type Ranges = readonly (readonly [most: number, name: string])[];

/** The name of the range of a number. */
export const rangeOf = (number: number, ranges: Ranges): string =>
  ranges.find(([most]) => number <= most)?.[1] ?? "";
