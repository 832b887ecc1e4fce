// Learns the weights of packages/scripture/src/scan/chapter-features.ts from examples, by logistic regression, and writes them to
// packages/scripture/src/languages/en-chapter-weights.ts:
//   node scripts/run.mjs scripts/chapter-weights.ts
// With --check it writes nothing, and fails if the file is out of date.
// The examples are the English rows of scan/testdata but for unseen.tsv, which tests the result. Of several readings of a name, the
// longest is an example.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { englishProse } from "../packages/scripture/src/languages/en-prose.ts";
import { BIAS, COST, UNIT } from "../packages/scripture/src/scan/chapter-features.ts";
import { LIMIT } from "../packages/scripture/src/scan/citation-costs.ts";
import { scan, scannedEnglish } from "../packages/scripture/src/scan/index.ts";
import { placesOf, type Row, readRows } from "../packages/scripture/src/scan/testdata/rows.ts";

const FILE = join(import.meta.dirname, "../packages/scripture/src/languages/en-chapter-weights.ts");

/** The files, and how much an example of each counts. The rows of the first two are rules. */
const FILES = [
  ["prose.tsv", 5],
  ["lookalikes.tsv", 5],
  ["examples.tsv", 1],
] as const;

/** English without the weights, so that the result does not depend on the one before. */
const UNLEARNED = { ...scannedEnglish, prose: { ...englishProse, chapterWeights: "" } };

interface Example {
  /** Indexes of features. */
  readonly features: readonly number[];
  readonly values: readonly number[];
  readonly isCitation: boolean;
  readonly importance: number;
}

/** A feature of fewer examples gets no weight. */
const FEWEST = 3;
/** L2 regularization: the factor of half the sum of the squared weights, which is added to the loss. */
const PENALTY = 0.5;
const EPOCHS = 600;
const LEARNING_RATE = 0.3;
const EPSILON = 1e-8;
/**
 * What is at least this probable is reported. It is below a half because a lost reference is worse than a look-alike, and because
 * most examples of a name at the start of a sentence are look-alikes; in other texts most are references.
 */
const PROBABILITY = 0.45;

const indexes = new Map<string, number>();
function indexOf(feature: string): number {
  const index = indexes.get(feature) ?? indexes.size;
  indexes.set(feature, index);
  return index;
}

function examplesOf(row: Row, importance: number): readonly Example[] {
  const places = placesOf(row);
  const byStart = new Map<number, { readonly end: number; readonly example: Example }>();
  scan(row.text, {
    languages: [UNLEARNED],
    source: "text",
    isGrammarOnly: true,
    observe: ({ reader, edge, place }, features) => {
      const start = reader.origin + reader.token(edge.from).start;
      const end = reader.origin + reader.token(place.to - 1).end;
      if ((byStart.get(start)?.end ?? 0) > end) return;
      const example = {
        features: features.map(([feature]) => indexOf(feature)),
        values: features.map(([, value]) => value),
        isCitation: places.some((cited) => start < cited.end && end > cited.start),
        importance,
      };
      byStart.set(start, { end, example });
    },
  });
  return [...byStart.values()].map(({ example }) => example);
}

/** Rows of other languages, and those with other options, teach nothing. */
const OTHER_KIND = /^(?:de|auto|books)/;

const readExamples = (): readonly Example[] =>
  FILES.flatMap(([file, importance]) =>
    readRows(file)
      .filter(({ kind }) => !OTHER_KIND.test(kind))
      .flatMap((row) => examplesOf(row, importance)),
  );

/** The weights of logistic regression, by gradient descent with a rate for each weight (AdaGrad). */
function learn(examples: readonly Example[], isKnown: readonly boolean[]): readonly number[] {
  const weights = isKnown.map(() => 0);
  const squares = isKnown.map(() => EPSILON);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const gradient = weights.map((weight) => PENALTY * weight);
    for (const { features, values, isCitation, importance } of examples) {
      let logit = 0;
      for (const [at, feature] of features.entries()) logit += (weights[feature] ?? 0) * (values[at] ?? 0);
      const error = importance * (1 / (1 + Math.exp(-logit)) - Number(isCitation));
      for (const [at, feature] of features.entries())
        gradient[feature] = (gradient[feature] ?? 0) + error * (values[at] ?? 0);
    }
    for (const [feature, slope] of gradient.entries()) {
      if (isKnown[feature] !== true) continue;
      const square = (squares[feature] ?? 0) + slope * slope;
      squares[feature] = square;
      weights[feature] = (weights[feature] ?? 0) - (LEARNING_RATE * slope) / Math.sqrt(square);
    }
  }
  return weights;
}

const examples = readExamples();
const counts = Array.from(indexes, () => 0);
for (const { features } of examples)
  for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
const weights = learn(
  examples,
  counts.map((count) => count >= FEWEST),
);
const weightOf = (feature: string): number => weights[indexOf(feature)] ?? 0;

// The cost of one unit of the logit. A point of the rules' cost counts as one point.
const scale = -UNIT / weightOf(COST);
if (!(scale > 0 && scale < LIMIT)) throw new Error(`the cost by the rules has the weight ${weightOf(COST)}`);
const threshold = Math.log(PROBABILITY / (1 - PROBABILITY));
const lines = [...indexes.keys()]
  .map((feature) => {
    const least = feature === BIAS ? LIMIT + scale * threshold : 0;
    const cost = Math.round(least - scale * weightOf(feature));
    return [feature, cost] as const;
  })
  .filter(([, cost]) => cost !== 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([feature, cost]) => `${feature}=${cost}`);
const text = `/** Generated by scripts/chapter-weights.ts; the examples are in scan/testdata. See ProseWords. */
export const englishChapterWeights = \`
${lines.join("\n")}
\`;
`;
const summary = `${lines.length} weights of ${examples.length} examples`;
if (readFileSync(FILE, "utf8") === text) {
  console.log(`${summary}: up to date`);
} else if (process.argv.includes("--check")) {
  console.error(`the weights of chapters are out of date (${summary}): run npm run fix`);
  process.exitCode = 1;
} else {
  writeFileSync(FILE, text);
  console.error(`wrote ${summary}`);
}
