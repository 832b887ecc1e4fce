// Learns the weights of packages/scripture/src/scan/citation-features.ts from examples, by logistic regression, and writes them to
// packages/scripture/src/languages/en-citation-weights.ts:
//   node scripts/run.mjs scripts/citation-weights.ts
// With --check it writes nothing, and fails if the file is out of date.
// The examples are the English rows of scan/testdata but for unseen.tsv, which tests the result. Of several readings of a name, the
// longest is an example.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { englishProse } from "../packages/scripture/src/languages/en-prose.ts";
import { LIMIT } from "../packages/scripture/src/scan/citation-costs.ts";
import { BIAS, COST, UNIT } from "../packages/scripture/src/scan/citation-features.ts";
import { scan, scannedEnglish } from "../packages/scripture/src/scan/index.ts";
import type { Feature } from "../packages/scripture/src/scan/named.ts";
import type { Model } from "../packages/scripture/src/scan/prose-sets.ts";
import { placesOf, type Row, readRows } from "../packages/scripture/src/scan/testdata/rows.ts";

const FILE = join(import.meta.dirname, "../packages/scripture/src/languages/en-citation-weights.ts");

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
const UNLEARNED = { ...scannedEnglish, prose: { ...englishProse, chapterWeights: "", verseWeights: "" } };

interface Example {
  readonly row: Row;
  readonly model: Model;
  readonly features: readonly Feature[];
  readonly isCitation: boolean;
  readonly importance: number;
}

/** A feature of fewer rows gets no weight. */
const FEWEST = 2;
/** L2 regularization: the factor of half the sum of the squared weights, which is added to the loss. */
const PENALTY = 0.2;
const EPOCHS = 600;
const LEARNING_RATE = 0.3;
const EPSILON = 1e-8;

/** What is at least this probable is reported. It is below a half because a lost reference is worse than a look-alike. */
const PROBABILITY = 0.46;

function examplesOf(row: Row, lead: string, importance: number): readonly Example[] {
  const text = lead + row.text;
  const places = placesOf({ ...row, text });
  const byStart = new Map<number, { readonly end: number; readonly example: Example }>();
  scan(text, {
    languages: [UNLEARNED],
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

/** Rows of other languages, and those with other options, teach nothing. */
const OTHER_KIND = /^(?:de|auto|books)/;

const readExamples = (): readonly Example[] =>
  FILES.flatMap(([file, importance]) =>
    readRows(file)
      .filter(({ kind }) => !OTHER_KIND.test(kind))
      .flatMap((row) => LEADS.flatMap((lead) => examplesOf(row, lead, importance / LEADS.length))),
  );

/** An example whose features are numbers. */
interface NumberedExample {
  readonly indexes: Uint32Array;
  readonly amounts: Float64Array;
  readonly isCitation: number;
  readonly importance: number;
}

/** The weights of logistic regression, by gradient descent with a rate for each weight (AdaGrad). */
function learn(examples: readonly NumberedExample[], total: number): Float64Array {
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

const keyOf = ([group, value]: Feature): string => `${group}\t${value}`;

/** The costs of the features of a model that are not 0. What has at least PROBABILITY does not cost more than the limit. */
function costsOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const rows = new Map<string, Set<Row>>();
  for (const { row, features } of examples)
    for (const feature of features) {
      const own = rows.get(keyOf(feature));
      if (own === undefined) rows.set(keyOf(feature), new Set([row]));
      else own.add(row);
    }
  const keys = [...rows].filter(([, own]) => own.size >= FEWEST).map(([key]) => key);
  const indexes = new Map(keys.map((key, index) => [key, index]));
  const numbered = examples.map(({ features, isCitation, importance }) => {
    const known = features.filter((feature) => indexes.has(keyOf(feature)));
    return {
      indexes: Uint32Array.from(known, (feature) => indexes.get(keyOf(feature)) ?? 0),
      amounts: Float64Array.from(known, ([, , amount]) => amount),
      isCitation: Number(isCitation),
      importance,
    };
  });
  const weights = learn(numbered, keys.length);
  const weightOfCost = weights[indexes.get(`${COST}\t`) ?? 0] ?? 0;
  // The cost of one unit of the logit. A point of the rules' cost counts as one point.
  const scale = -UNIT / weightOfCost;
  if (!(scale > 0 && scale < LIMIT)) throw new Error(`the cost by the rules has the weight ${weightOfCost}`);
  const least = LIMIT + scale * Math.log(PROBABILITY / (1 - PROBABILITY));
  const costs = keys.map((key, index) => {
    const own = key === `${BIAS}\t` ? least : 0;
    return [key, Math.round(own - scale * (weights[index] ?? 0))] as const;
  });
  return new Map(costs.filter(([, cost]) => cost !== 0));
}

/** A line for each group; groups and values in the order of their characters. */
function packed(costs: ReadonlyMap<string, number>): string {
  const groups = new Map<string, string[]>();
  for (const [key, cost] of costs) {
    const [group = "", value = ""] = key.split("\t");
    const values = groups.get(group);
    if (values === undefined) groups.set(group, [`${value}=${cost}`]);
    else values.push(`${value}=${cost}`);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, values]) => `${group}\t${values.toSorted().join(" ")}`)
    .join("\n");
}

const examples = readExamples();
const learned = (model: Model): ReadonlyMap<string, number> =>
  costsOf(examples.filter((example) => example.model === model));
const chapter = learned("chapter");
const verse = learned("verse");
const text = `/** Generated by scripts/citation-weights.ts; the examples are in scan/testdata. See ProseWords. */
export const englishChapterWeights = \`
${packed(chapter)}
\`;
export const englishVerseWeights = \`
${packed(verse)}
\`;
`;
const summary = `${chapter.size} and ${verse.size} weights of ${examples.length} examples`;
if (readFileSync(FILE, "utf8") === text) {
  console.log(`${summary}: up to date`);
} else if (process.argv.includes("--check")) {
  console.error(`the weights of citations are out of date (${summary}): run npm run fix`);
  process.exitCode = 1;
} else {
  writeFileSync(FILE, text);
  console.error(`wrote ${summary}`);
}
