// The examples from which the scanner's English weights are learned, and logistic regression. The examples are the English rows of
// scan/testdata but for unseen.tsv, which tests the result. Of several readings of a name, the longest is an example.
import { englishProse } from "../packages/scripture/src/languages/en-prose.ts";
import type { ProseWords } from "../packages/scripture/src/languages/prose-words.ts";
import { scan, scannedEnglish } from "../packages/scripture/src/scan/index.ts";
import type { Feature } from "../packages/scripture/src/scan/named.ts";
import type { Model } from "../packages/scripture/src/scan/prose-sets.ts";
import {
  isPlainEnglish,
  placesOf,
  type Row,
  readRows,
} from "../packages/scripture/src/scan/testdata/rows.ts";

/** The files, and how much an example of each counts. The rows of the first two are rules. */
const FILES = [
  ["prose.tsv", 5],
  ["lookalikes.tsv", 5],
  ["examples.tsv", 1],
] as const;

/**
 * What stands before the text of an example. Each counts the same: most examples are one sentence, but in a text most sentences follow
 * another one.
 */
const LEADS = ["", "This is new. ", "\u201C"] as const;

/** English without the weights, so that the result does not depend on the one before. */
const UNLEARNED: ProseWords = { ...englishProse, chapterWeights: "", verseWeights: "" };

export interface Example {
  readonly row: Row;
  readonly model: Model;
  readonly features: readonly Feature[];
  readonly isCitation: boolean;
  readonly importance: number;
}

/** L2 regularization: the factor of half the sum of the squared weights, which is added to the loss. */
const PENALTY = 0.2;
const EPOCHS = 600;
const LEARNING_RATE = 0.3;
const EPSILON = 1e-8;

function examplesOf(row: Row, lead: string, importance: number, prose: ProseWords): readonly Example[] {
  const text = lead + row.text;
  const places = placesOf({ ...row, text });
  const byStart = new Map<number, { readonly end: number; readonly example: Example }>();
  scan(text, {
    languages: [{ ...scannedEnglish, prose }],
    source: "text",
    isGrammarOnly: true,
    observe: ({ reader, edge, place }, model, features) => {
      const start = reader.origin + reader.token(edge.from).start;
      const end = reader.origin + reader.token(place.to - 1).end;
      if ((byStart.get(start)?.end ?? 0) > end) return;
      const isCitation = places.some((cited) => start < cited.end && end > cited.start);
      byStart.set(start, { end, example: { row, model, features, isCitation, importance } });
    },
  });
  return [...byStart.values()].map(({ example }) => example);
}

/** The examples. `given` replaces words of the language. */
export const readExamples = (given: Partial<ProseWords> = {}): readonly Example[] =>
  FILES.flatMap(([file, importance]) =>
    readRows(file)
      .filter(isPlainEnglish)
      .flatMap((row) =>
        LEADS.flatMap((lead) => examplesOf(row, lead, importance / LEADS.length, { ...UNLEARNED, ...given })),
      ),
  );

/** An example whose features are numbers. */
export interface NumberedExample {
  readonly indexes: Uint32Array;
  readonly amounts: Float64Array;
  readonly isCitation: number;
  readonly importance: number;
}

/** The weights of logistic regression, by gradient descent with a rate for each weight (AdaGrad). */
export function learn(examples: readonly NumberedExample[], total: number): Float64Array {
  const weights = new Float64Array(total);
  const squares = new Float64Array(total).fill(EPSILON);
  const gradient = new Float64Array(total);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = 0; at < total; at++) gradient[at] = PENALTY * (weights[at] ?? 0);
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
  const rows = new Map<string, Set<Row>>();
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
