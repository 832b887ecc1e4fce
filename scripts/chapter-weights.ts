// Learns the weights of packages/scripture/src/scan/chapter-signs.ts from examples, by logistic regression, and writes them to
// packages/scripture/src/languages/en-chapter-weights.ts:
//   node scripts/run.mjs scripts/chapter-weights.ts
// With --check it writes nothing, and fails if the file is out of date.
// The examples are the English rows of scan/testdata but for unseen.tsv, which tests the result.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { englishProse } from "../packages/scripture/src/languages/en-prose.ts";
import { LIMIT } from "../packages/scripture/src/scan/citation-costs.ts";
import { scan, scannedEnglish } from "../packages/scripture/src/scan/index.ts";

const SOURCE = join(import.meta.dirname, "..", "packages", "scripture", "src");
const FILE = join(SOURCE, "languages", "en-chapter-weights.ts");
const EXAMPLES = ["prose.tsv", "lookalikes.tsv", "examples.tsv"];

/** English without the weights, so that the result does not depend on the one before. */
const UNLEARNED = { ...scannedEnglish, prose: { ...englishProse, chapterWeights: "" } };

interface Example {
  readonly signs: readonly number[];
  readonly strengths: readonly number[];
  readonly isCitation: boolean;
}

/** Signs that fewer examples have are not learned. */
const FEWEST = 2;
/** The penalty of large weights: half of it times the sum of their squares is added to the loss. */
const PENALTY = 0.5;
/** The rows of the other files are rules, and count as several examples. */
const RULE_TIMES = 5;
const ROUNDS = 600;
const RATE = 0.3;
const SMALL = 1e-8;
/** A citation is reported if it is at least this probable. */
const PROBABILITY = 0.5;

const numbers = new Map<string, number>();
const numberOf = (sign: string): number => {
  const number = numbers.get(sign) ?? numbers.size;
  numbers.set(sign, number);
  return number;
};

/** The places of the references of a row in its text. */
function placesOf(text: string, finds: string): readonly (readonly [start: number, end: number])[] {
  if (finds === "-") return [];
  let last = 0;
  let from = 0;
  return finds.split(" | ").map((find) => {
    const written = find.slice(0, find.lastIndexOf("="));
    const next = text.indexOf(written, from);
    // A range over several books is written once, and gives one find for each book.
    const start = next < 0 ? text.indexOf(written, last) : next;
    if (start < 0) throw new Error(`"${written}" is not in "${text}"`);
    last = start;
    from = start + written.length;
    return [start, from] as const;
  });
}

function examplesOf(text: string, finds: string): readonly Example[] {
  const places = placesOf(text, finds);
  const byStart = new Map<number, { readonly end: number; readonly example: Example }>();
  scan(text, {
    languages: [UNLEARNED],
    source: "text",
    isGrammarOnly: true,
    observe: ({ reader, edge, place }, signs) => {
      const start = reader.origin + reader.token(edge.from).start;
      const end = reader.origin + reader.token(place.to - 1).end;
      if ((byStart.get(start)?.end ?? 0) > end) return;
      const isCitation = places.some(([from, to]) => start < to && end > from);
      const example = {
        signs: signs.map(([sign]) => numberOf(sign)),
        strengths: signs.map(([, strength]) => strength),
        isCitation,
      };
      byStart.set(start, { end, example });
    },
  });
  return [...byStart.values()].map(({ example }) => example);
}

function read(): readonly Example[] {
  const examples: Example[] = [];
  for (const file of EXAMPLES) {
    const lines = readFileSync(join(SOURCE, "scan", "testdata", file), "utf8").split("\n");
    for (const line of lines) {
      const [kind = "", text = "", finds = ""] = line.replaceAll("\\n", "\n").split("\t");
      if (line === "" || line.startsWith("#") || /^(?:de|auto|books)/.test(kind)) continue;
      for (let time = 0; time < (file === "examples.tsv" ? 1 : RULE_TIMES); time++)
        examples.push(...examplesOf(text, finds));
    }
  }
  return examples;
}

/** The weights of logistic regression with a penalty, by gradient descent with a rate for each weight (AdaGrad). */
function learn(examples: readonly Example[], known: readonly boolean[]): readonly number[] {
  const weights = known.map(() => 0);
  const squares = known.map(() => SMALL);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => PENALTY * weight);
    for (const { signs, strengths, isCitation } of examples) {
      const evidence = sum(signs.map((sign, at) => (weights[sign] ?? 0) * (strengths[at] ?? 0)));
      const error = 1 / (1 + Math.exp(-evidence)) - Number(isCitation);
      for (const [at, sign] of signs.entries())
        slopes[sign] = (slopes[sign] ?? 0) + error * (strengths[at] ?? 0);
    }
    for (const [sign, slope] of slopes.entries()) {
      if (known[sign] !== true) continue;
      const square = (squares[sign] ?? 0) + slope * slope;
      squares[sign] = square;
      weights[sign] = (weights[sign] ?? 0) - (RATE * slope) / Math.sqrt(square);
    }
  }
  return weights;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const examples = read();
const counts = Array.from(numbers, () => 0);
for (const { signs } of examples) for (const sign of signs) counts[sign] = (counts[sign] ?? 0) + 1;
const weights = learn(
  examples,
  counts.map((count) => count >= FEWEST),
);
const weightOf = (sign: string): number => weights[numberOf(sign)] ?? 0;

/** The cost of one unit of evidence: one point of the other rules counts as one. */
const scale = -20 / weightOf("cost");
const threshold = Math.log(PROBABILITY / (1 - PROBABILITY));
const lines = [...numbers.keys()]
  .map((sign): readonly [string, number] => {
    const cost = -scale * weightOf(sign) + (sign === "any" ? LIMIT + scale * threshold : 0);
    return [sign, Math.round(cost)];
  })
  .filter(([, cost]) => cost !== 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([sign, cost]) => `${sign}=${cost}`);
const text = `/** Generated by scripts/chapter-weights.ts; the examples are in scan/testdata. See ProseWords. */
export const englishChapterWeights = \`
${lines.join("\n")}
\`;
`;
if (readFileSync(FILE, "utf8") === text) {
  console.log(`${examples.length} examples, ${numbers.size} signs, ${lines.length} weights: up to date`);
} else if (process.argv.includes("--check")) {
  console.error("the weights of chapters are out of date: run npm run fix");
  process.exitCode = 1;
} else {
  writeFileSync(FILE, text);
  console.error(`wrote ${lines.length} weights`);
}
