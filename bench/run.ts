// npm run bench                 the table of README.md: every row in one run, written into it (about six minutes)
// npm run bench -- http start   only these, shown and not written
// npm run bench -- parse        measurements outside the table: parse, scan, import, coordinates, text, search, quote, verify
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { benchAccess } from "./access.ts";
import { benchCli } from "./cli.ts";
import { benchHttp } from "./http.ts";
import { benchImport } from "./import.ts";
import { benchParse } from "./parse.ts";
import { benchMemory, benchStart } from "./processes.ts";
import { benchQuote } from "./quote.ts";
import { tableLine, writeTable } from "./report.ts";
import { benchResolve } from "./resolve.ts";
import { benchScan } from "./scan.ts";
import { benchSearch } from "./search.ts";
import { holds, type Row } from "./stats.ts";
import { benchThreads } from "./threads.ts";
import { benchVerify } from "./verify.ts";
import { benchWhole } from "./whole.ts";

const inTable: Readonly<Record<string, (print: (row: Row) => void) => Promise<void>>> = {
  resolve: benchResolve,
  http: benchHttp,
  whole: benchWhole,
  start: benchStart,
  memory: benchMemory,
  threads: benchThreads,
  access: benchAccess,
  cli: benchCli,
};

/** Runs by itself, in a process of its own. */
const inOwnProcess = (name: string) => async (): Promise<void> => {
  spawnSync(process.execPath, [...process.execArgv, join(import.meta.dirname, `${name}.ts`)], {
    stdio: "inherit",
  });
};

const print = (line: string): void => console.log(line);
const otherBenchmarks: Readonly<Record<string, () => Promise<void>>> = {
  parse: () => benchParse(print),
  scan: async () => benchScan(print),
  import: async () => benchImport(print),
  coordinates: inOwnProcess("coordinates"),
  text: inOwnProcess("text"),
  search: () => benchSearch(print),
  quote: async () => benchQuote(print),
  verify: async () => benchVerify(print),
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!Object.hasOwn(inTable, name) && !Object.hasOwn(otherBenchmarks, name)) {
    throw new Error(
      `there is no benchmark ${name}: ${Object.keys({ ...inTable, ...otherBenchmarks }).join(", ")}`,
    );
  }
}
const rows: Row[] = [];
const keep = (row: Row): void => {
  rows.push(row);
  print(tableLine(row));
};
for (const [name, run] of Object.entries(inTable)) {
  if (wanted.length === 0 || wanted.includes(name)) await run(keep);
}
for (const name of wanted) await otherBenchmarks[name]?.();
if (wanted.length === 0) writeTable(rows, new Date().toISOString().slice(0, 10));
const missed = rows.filter((row) => !holds(row));
if (rows.length > 0)
  print(`${rows.length - missed.length} rows hold or are only reported, ${missed.length} miss`);
process.exit(missed.length > 0 && wanted.length === 0 ? 1 : 0);
