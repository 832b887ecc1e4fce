// Linear models of features, learned by logistic regression.
import type { Feature } from "../packages/scripture/src/scan/features.ts";

export interface Example {
  /** What it was read from. */
  readonly row: object;
  readonly features: readonly Feature[];
  readonly isCitation: boolean;
  /** How much it counts. */
  readonly importance: number;
}

const EPOCHS = 600;
const LEARNING_RATE = 0.3;
const EPSILON = 1e-8;

/** An example whose features are numbers. */
export interface NumberedExample {
  readonly indexes: Uint32Array;
  readonly amounts: Float64Array;
  readonly isCitation: number;
  readonly importance: number;
}

/**
 * The weights of logistic regression, by gradient descent with a rate for each weight (AdaGrad). `penalty`: the factor of half the sum of the
 * squared weights, which is added to the loss (L2 regularization).
 */
export function learn(examples: readonly NumberedExample[], total: number, penalty: number): Float64Array {
  const weights = new Float64Array(total);
  const squares = new Float64Array(total).fill(EPSILON);
  const gradient = new Float64Array(total);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = 0; at < total; at++) gradient[at] = penalty * (weights[at] ?? 0);
    for (const { indexes, amounts, isCitation, importance } of examples) {
      let logit = 0;
      for (let at = 0; at < indexes.length; at++)
        logit += (weights[indexes[at] ?? 0] ?? 0) * (amounts[at] ?? 0);
      const error = importance * (1 / (1 + Math.exp(-logit)) - isCitation);
      for (let at = 0; at < indexes.length; at++) {
        const index = indexes[at] ?? 0;
        gradient[index] = (gradient[index] ?? 0) + error * (amounts[at] ?? 0);
      }
    }
    for (let at = 0; at < total; at++) {
      const slope = gradient[at] ?? 0;
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(square);
    }
  }
  return weights;
}

/** A feature by its group and value. */
export const keyOf = ([group, value]: Feature): string => `${group}\t${value}`;

/** The keys of the features of examples from at least `fewest` rows, numbered. */
export function indexesOf(examples: readonly Example[], fewest: number): ReadonlyMap<string, number> {
  const rows = new Map<string, Set<object>>();
  for (const { row, features } of examples)
    for (const feature of features) {
      const own = rows.get(keyOf(feature));
      if (own === undefined) rows.set(keyOf(feature), new Set([row]));
      else own.add(row);
    }
  const keys = [...rows].filter(([, own]) => own.size >= fewest).map(([key]) => key);
  return new Map(keys.map((key, index) => [key, index]));
}

/** An example with those of its features that have an index. */
export function numbered(example: Example, indexes: ReadonlyMap<string, number>): NumberedExample {
  const known = example.features.filter((feature) => indexes.has(keyOf(feature)));
  return {
    indexes: Uint32Array.from(known, (feature) => indexes.get(keyOf(feature)) ?? 0),
    amounts: Float64Array.from(known, ([, , amount]) => amount),
    isCitation: Number(example.isCitation),
    importance: example.importance,
  };
}

/** Weights by the keys of their features, as ProseWords has them: a line for each group; groups and values in the order of their characters. */
export function packed(costs: ReadonlyMap<string, number>): string {
  const groups = new Map<string, string[]>();
  for (const [key, cost] of costs) {
    const [group = "", value = ""] = key.split("\t");
    const values = groups.get(group);
    // The file has them in a template.
    const written = `${value.replace(/[`\\]|\$(?=\{)/g, "\\$&")}=${cost}`;
    if (values === undefined) groups.set(group, [written]);
    else values.push(written);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, values]) => `${group}\t${values.toSorted().join(" ")}`)
    .join("\n");
}
