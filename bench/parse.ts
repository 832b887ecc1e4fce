// Compares the resolver with other libraries on one mixed list in one run: references per second, the cost of single
// inputs, the worst hostile input, memory, bundle size, and the start-up of the tables. README.md says how.
import { spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { parseAndValidateReference as readAllemandi } from "@allemandi/bible-validate";
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { Reference as Toolkit } from "bible-reference-toolkit";
import { build } from "esbuild";
import { RULE_FILES, readRows } from "../packages/scripture/src/resolve/testdata/rows.ts";
import { type Parse, ROOT, releasedParse } from "./release.ts";

type Print = (line: string) => void;

/** What people send, in the proportions of a search box: plain, abbreviated, ranges, chains, slips, machine ids. */
export const MIXED: readonly string[] = [
  "John 3:16",
  "Genesis 1:1",
  "Psalm 23",
  "Romans 8:28-39",
  "1 Corinthians 13:4-7",
  "Matthew 5:3-12",
  "Jn 3:16",
  "Ps 119:105",
  "1 cor 13",
  "Rom. 8:28",
  "Gen 1:1-2:3",
  "Phil 4:13",
  "Isa 53:5, 6",
  "Heb 11:1",
  "2 Tim 3:16-17",
  "Rev 22:20",
  "Acts 2:38",
  "Eph 2:8-9",
  "Luke 15:11-32",
  "Deut 6:4",
  "Prov 3:5-6",
  "Rom 8:1-4, 28; 12:1-2",
  "john 3:16; ps 23; 1 cor 13:4-7",
  "Mt 5:3-12; Lk 6:20-23",
  "Ge 1:1; Ex 20:11; Ps 33:6; Isa 40:26; Jn 1:1-3; Col 1:16; Heb 11:3",
  "Ps.23, vv.1\u20133",
  "First Corinthians chapter 13 verses 4 to 7",
  "II Tim 3:16",
  "Jude 5",
  "John 3:16 (NIV)",
  "see Matthew 28:19",
  "Genisis 1:1",
  "Phillipians 4:13",
  "Psalms 1, 23, 150",
  "John.3.16-John.3.18",
  "Matt. 1:18\u20132:23",
  "Ruth",
  "1-3 John",
  "Song of Songs 2:4",
  "Lev 19:18b",
]; // prettier-ignore

const ROUNDS = 9;

/** Milliseconds of processor time that this process has used. Other processes do not affect it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How many calls take about `ms` after a warm-up. */
function runsIn(work: () => unknown, ms: number): number {
  for (const end = cpuMs() + 4 * ms; cpuMs() < end; ) work();
  let runs = 1;
  for (let tookMs = 0; tookMs < ms / 4; runs *= 2) {
    const start = cpuMs();
    for (let run = 0; run < runs; run++) work();
    tookMs = cpuMs() - start;
  }
  return runs;
}

/** Nanoseconds of CPU per call of each: the medians of nine alternating rounds of about `ms` each. */
function costs(works: readonly (() => unknown)[], ms: number): readonly number[] {
  const counted = works.map((work) => ({ work, runs: runsIn(work, ms), rounds: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { work, runs, rounds } of counted) {
      const start = cpuMs();
      for (let run = 0; run < runs; run++) work();
      rounds.push(((cpuMs() - start) * 1e6) / runs);
    }
  }
  return counted.map(({ rounds }) => rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
}

const cost = (work: () => unknown, ms = 60): number => costs([work], ms)[0] ?? 0;

interface Peer {
  readonly name: string;
  /** Truthy when the input was answered. */
  readonly read: (input: string) => unknown;
}

/** An exception counts as no answer. */
const orNull =
  (read: (input: string) => unknown) =>
  (input: string): unknown => {
    try {
      return read(input);
    } catch {
      return null;
    }
  };

function peers(parse: Parse): readonly Peer[] {
  const peer = new bcv_parser(english);
  return [
    { name: "lectern", read: (input) => parse(input).kind === "resolved" },
    { name: "bible-passage-reference-parser 4.0.0", read: (input) => peer.parse(input).osis() },
    { name: "bible-reference-toolkit 26.2.4", read: orNull((input) => new Toolkit(input).book) },
    {
      name: "@allemandi/bible-validate 2.2.11",
      read: orNull((input) => readAllemandi(input, { structured: true }).isValid),
    },
  ];
}

const EVERY = 25;

/** Real citations: every 25th row of the rule files that both the resolver and the first peer answer. */
function citations([ours, peer]: readonly Peer[]): readonly string[] {
  return readRows(...RULE_FILES)
    .filter((_, index) => index % EVERY === 0)
    .map(({ input }) => input)
    .filter((input) => ours?.read(input) && peer?.read(input));
}

function benchList(print: Print, all: readonly Peer[], list: readonly string[]): void {
  const works = all.map(({ read }) => () => {
    for (const input of list) read(input);
  });
  const times = costs(works, 150);
  for (const [index, { name, read }] of all.entries()) {
    const answers = `${list.filter((input) => read(input)).length} of ${list.length}`;
    const each = (times[index] ?? 0) / list.length;
    const rate = Math.round(1e9 / each).toLocaleString("en-US");
    const ratio = ((times[index] ?? 0) / (times[0] ?? 1)).toFixed(1).padStart(6);
    print(`  ${name.padEnd(38)} ${rate.padStart(10)} inputs/s ${ratio} times our cost; answers ${answers}`);
  }
}

const SINGLE: readonly (readonly [name: string, input: string, limitMicroseconds: number])[] = [
  ["John 3:16", "John 3:16", 1],
  ["a chain of seven", "Ge 1:1; Ex 20:11; Ps 33:6; Isa 40:26; Jn 1:1-3; Col 1:16; Heb 11:3", 5],
  ["a misspelling", "Genisis 1:1", 5],
  ["no reference", "hello world", 50],
];

function benchSingle(print: Print, parse: Parse): void {
  for (const [name, input, limit] of SINGLE) {
    const each = cost(() => parse(input)) / 1000;
    print(`  ${name.padEnd(20)} ${each.toFixed(2).padStart(8)} µs   (target ${limit} µs)`);
  }
}

/** Inputs of 1,000 characters that are meant to be expensive: repetition, nesting, near misses, odd Unicode. */
const HOSTILE: readonly (readonly [name: string, piece: string])[] = [
  ["one letter", "a"],
  ["digits", "1"],
  ["digits and spaces", "1 "],
  ["brackets", "("],
  ["dashes", "-"],
  ["colons", "1:"],
  ["ordinals", "1 John "],
  ["misspelled names", "Genisis "],
  ["long misspelled names", "Thesalonianns "],
  ["unknown words", "qwrtz "],
  ["title words", "the epistle of "],
  ["words of names", "song of "],
  ["of forms", "chapter 1 of "],
  ["labels", "first reading: "],
  ["Roman numerals", "Ps. cxix. "],
  ["lists", "Ps 1:1,"],
  ["chains", "Jn 3:16;"],
  ["combining marks", "e\u0301\u0301"],
  ["lone surrogates", "\ud800"],
  ["translations", "new living "],
];

function benchHostile(print: Print, parse: Parse): void {
  let worst = 0;
  let maxGrowth = 0;
  for (const [name, piece] of HOSTILE) {
    const input = piece.repeat(Math.ceil(1000 / piece.length)).slice(0, 1000);
    const long = piece.repeat(Math.ceil(8000 / piece.length)).slice(0, 8000);
    const each = cost(() => parse(input), 10) / 1000;
    const growth = cost(() => parse(long), 10) / 1000 / each;
    worst = Math.max(worst, each);
    maxGrowth = Math.max(maxGrowth, growth);
    print(
      `  ${name.padEnd(24)} ${each.toFixed(1).padStart(8)} µs   8 times as long: ${growth.toFixed(1)} times`,
    );
  }
  print(
    `  worst ${worst.toFixed(1)} µs (target 1,000 µs); at most ${maxGrowth.toFixed(1)} times for 8 times the length`,
  );
}

/** The memory that the library retains after much work, in a process that collects garbage before it measures. */
async function benchMemory(print: Print): Promise<void> {
  const memoryGrowth = await runBundled(
    `import { parseReference } from "./packages/scripture/src/index.ts";
    const inputs = ${JSON.stringify(MIXED)};
    const work = (rounds) => { for (let round = 0; round < rounds; round++) for (const input of inputs) parseReference(input); };
    const used = () => { gc(); gc(); return process.memoryUsage().heapUsed; };
    work(500);
    const before = used();
    work(2500);
    console.log((used() - before) / 1024);`,
    ["--expose-gc"],
  );
  print(`  kept after 100,000 references: ${memoryGrowth.toFixed(0)} KB`);
}

/** Runs a module, bundled and minified, in a new process; gives the number that it prints. */
async function runBundled(contents: string, flags: readonly string[] = []): Promise<number> {
  // By standard input: an argument may have 128 KiB at most.
  const run = spawnSync(process.execPath, [...flags, "--input-type=module", "-"], {
    encoding: "utf8",
    input: await bundle(contents),
  });
  return Number(run.stdout);
}

async function bundle(contents: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2023",
    logLevel: "error",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

async function benchBundle(print: Print): Promise<void> {
  const sizes: [string, string][] = [
    ["lectern in a web page", 'export { parseReference } from "./packages/scripture/src/browser.ts"'],
    [
      "bible-passage-reference-parser",
      'export * from "bible-passage-reference-parser/esm/bcv_parser.js"; export * as en from "bible-passage-reference-parser/esm/lang/en.js"',
    ],
    ["bible-reference-toolkit", 'export * from "bible-reference-toolkit"'],
  ];
  for (const [name, contents] of sizes) {
    const bytes = await bundle(contents);
    const zipped = gzipSync(bytes, { level: 9 }).length / 1024;
    print(
      `  ${name.padEnd(32)} ${(bytes.length / 1024).toFixed(1)} KB minified, ${zipped.toFixed(1)} KB gzipped`,
    );
  }
}

const STARTS = 5;

/** Milliseconds from before the import of the bundled library to after its first answer, in a new process. */
async function benchStart(print: Print): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    times.push(
      await runBundled(`const start = performance.now();
        const { parseReference } = await import("./packages/scripture/src/index.ts");
        parseReference("John 3:16");
        console.log(performance.now() - start);`),
    );
  }
  print(`  tables and first answer: ${(times.sort((a, b) => a - b)[2] ?? 0).toFixed(1)} ms (target 20 ms)`);
}

export async function benchParse(print: Print): Promise<void> {
  const parse = await releasedParse();
  const all = peers(parse);
  // A peer writes a warning for every input that it cannot read.
  const { error } = console;
  console.error = () => undefined;
  print(`Resolving, a mixed list of ${MIXED.length} inputs on one core`);
  benchList(print, all, MIXED);
  const real = citations(all);
  print(
    `Resolving, ${real.length} citations: every ${EVERY}th row of the rule files that both of the first two answer`,
  );
  benchList(print, all, real);
  console.error = error;
  print("Single inputs");
  benchSingle(print, parse);
  print("Hostile inputs of 1,000 characters");
  benchHostile(print, parse);
  print("Memory, bundle, start");
  await benchMemory(print);
  await benchBundle(print);
  await benchStart(print);
}
