// Compares the resolver with the leading library, on the mixed list of parse.ts, in alternating rounds.
import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { MIXED } from "./parse.ts";
import { releasedParse } from "./release.ts";
import { median, perSecond, type Row } from "./stats.ts";

const ROUNDS = 15;

/** Microseconds of processor time per input, measured over about the given milliseconds. */
function cost(read: (input: string) => unknown, ms: number): number {
  const before = process.cpuUsage();
  let lists = 0;
  for (const untilMs = performance.now() + ms; performance.now() < untilMs; lists++) {
    for (const input of MIXED) read(input);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (lists * MIXED.length);
}

export async function benchResolve(print: (row: Row) => void): Promise<void> {
  const leader = new bcv_parser(english);
  const ours = await releasedParse();
  const theirs = (input: string): unknown => leader.parse(input).osis();
  cost(ours, 1500);
  cost(theirs, 1500);
  const rounds = Array.from({ length: ROUNDS }, () => ({ theirs: cost(theirs, 150), ours: cost(ours, 100) }));
  print({
    measurement: "resolve, a mixed list of 40 inputs, one core",
    comparedWith: "bible-passage-reference-parser 4.0.0",
    ours: perSecond(1e6 / median(rounds.map((round) => round.ours))),
    theirs: perSecond(1e6 / median(rounds.map((round) => round.theirs))),
    ratios: rounds.map((round) => round.theirs / round.ours),
    unit: "x",
    bar: { min: 60 },
  });
}
