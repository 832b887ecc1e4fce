// Measures the released command line, from start to end: a list through a pipe, and a single reference. Measures processor
// time of all threads, which other processes do not affect; on a core of its own the command takes no longer than that.
import { spawnSync } from "node:child_process";
import { MIXED } from "./parse.ts";
import { releasedMain } from "./release.ts";
import { median, type Row } from "./stats.ts";

const LINES = 10_000;
const ROUNDS = 9;

/** Writes the processor time of the process, in microseconds, to its standard error when it ends. */
const TOLD = `data:text/javascript,${encodeURIComponent(
  'import { writeSync } from "node:fs"; process.on("exit", () => {' +
    "const { user, system } = process.cpuUsage(); writeSync(2, String(user + system)); });",
)}`;

/** Milliseconds of processor time of one process; `input` comes through a pipe. */
function processMs(args: readonly string[], input: string, answers: number): number {
  const all = ["--import", TOLD, ...args];
  const { stdout, stderr } = spawnSync(process.execPath, all, {
    input,
    maxBuffer: 1 << 30,
    encoding: "latin1",
  });
  const found = stdout.split("\n").length - 1;
  if (found !== answers || !/^\d+$/.test(stderr))
    throw new Error(`${args.join(" ")} gave ${found} lines; ${stderr}`);
  return Number(stderr) / 1000;
}

interface Pair {
  readonly measurement: string;
  readonly comparedWith: string;
  readonly input: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Lines of output that both commands give. */
  readonly answers: readonly [ours: number, theirs: number];
  /** Milliseconds above those of a process that does nothing. */
  readonly maxMs: number | null;
}

function pairs(): readonly Pair[] {
  const main = releasedMain();
  const list = Array.from({ length: LINES }, (_, index) => `${MIXED[index % MIXED.length] ?? ""}\n`).join("");
  return [
    {
      measurement: "`lectern resolve --json`, 10,000 references through a pipe, processor time",
      comparedWith: "`node -e` that copies them",
      input: list,
      ours: [main, "resolve", "--json"],
      theirs: ["-e", "process.stdin.pipe(process.stdout)"],
      answers: [LINES, LINES],
      maxMs: 950,
    },
    {
      measurement: "`lectern resolve John 3:16`, the same",
      comparedWith: "`node -e 0`",
      input: "",
      ours: [main, "resolve", "John 3:16"],
      theirs: ["-e", "0"],
      answers: [1, 0],
      maxMs: null,
    },
  ];
}

export async function benchCli(print: (row: Row) => void): Promise<void> {
  for (const { measurement, comparedWith, input, ours, theirs, answers, maxMs } of pairs()) {
    const rounds: { readonly lectern: number; readonly floor: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const floor = processMs(theirs, input, answers[1]);
      rounds.push({ floor, lectern: processMs(ours, input, answers[0]) });
    }
    const ms = (values: readonly number[]): string => `${median(values).toFixed(0)} ms`;
    print({
      measurement,
      comparedWith,
      ours: ms(rounds.map(({ lectern }) => lectern)),
      theirs: ms(rounds.map(({ floor }) => floor)),
      ratios: rounds.map(({ lectern, floor }) => lectern - floor),
      unit: "ms",
      bar: maxMs === null ? null : { max: maxMs },
    });
  }
}
