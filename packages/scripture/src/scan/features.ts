/** What the linear models share: the features that they weigh, and their sum. */

import type { Weights } from "./prose-sets.ts";

/** A feature, and how much of it there is. */
export type Feature = readonly [group: string, value: string, amount: number];

/** The group of the feature that every example has. */
export const BIAS = "bias";

/** The amounts of features that say less than the others. */
export const BESIDE_NEXT = 0.5;
const OF_WORD = 0.4;

/** Takes features one by one. */
export interface FeatureSink {
  add(group: string, value: string, amount: number): void;
}

/** The list of the features, which the scripts that learn the weights need. */
class FeatureList implements FeatureSink {
  readonly features: Feature[] = [];

  add(group: string, value: string, amount: number): void {
    this.features.push([group, value, amount]);
  }
}

/** Adds up the cost of features. A positive weight speaks against a citation. */
class FeatureCost implements FeatureSink {
  readonly #weights: Weights;
  #sum = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  add(group: string, value: string, amount: number): void {
    this.#sum += (this.#weights.get(group)?.get(value) ?? 0) * amount;
  }

  get cost(): number {
    return Math.round(this.#sum);
  }
}

/** Adds each word with the amount of a word. */
export function addWords(sink: FeatureSink, group: string, words: Iterable<string>): void {
  for (const word of words) sink.add(group, word, OF_WORD);
}

/** The cost of the features that `add` gives to a sink. `observe`: gets their list, if it is not null. */
export function costOfFeatures(
  add: (sink: FeatureSink) => void,
  weights: Weights,
  observe: ((features: readonly Feature[]) => void) | null,
): number {
  if (observe !== null) {
    const list = new FeatureList();
    add(list);
    observe(list.features);
  }
  const sum = new FeatureCost(weights);
  add(sum);
  return sum.cost;
}

/** So many first letters stand for the words of one stem: "prayer", "praying". */
const STEM = 5;

/** Adds the words of a sentence and their first letters, each once. */
export function addSentenceWords(sink: FeatureSink, words: ReadonlySet<string>): void {
  addWords(sink, "word", words);
  const stems = new Set<string>();
  for (const word of words) if (word.length > STEM) stems.add(word.slice(0, STEM));
  addWords(sink, "stem", stems);
}

/** Ranges of numbers in rising order: the greatest number of each, included, and its name. The last one has no end. */
export type Ranges = readonly (readonly [most: number, name: string])[];

/** The name of the range of a number. */
export const rangeOf = (number: number, ranges: Ranges): string =>
  ranges.find(([most]) => number <= most)?.[1] ?? "";
