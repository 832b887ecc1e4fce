// Computes the figures of docs/capacity.md from the table in README.md: the cost of a request, and the machines for a
// billion requests a day.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SECONDS_OF_A_DAY } from "./stats.ts";

const DOCUMENT = join(import.meta.dirname, "..", "docs", "capacity.md");
const BEGIN = "<!-- figures: written by npm run bench -->";
const END = "<!-- end of figures -->";

/** Requests a second of a billion a day, at the busiest hour three times that, with cores half busy. */
const PEAK = (1e9 / SECONDS_OF_A_DAY) * 3;
const BUSY = 0.5;

/** A kind of request, and the first two cells of the table row that measures it. */
const REQUESTS: readonly (readonly [name: string, measurement: string, comparedWith: string])[] = [
  ["a chapter, requested before", "/scripture, a chapter of 4.9 KB", "bare `node:http`, the same bytes"],
  ["a chapter that the caller has (304)", "/scripture, a chapter with If-None-Match (304)", "its 200"],
  ["a chapter, not requested before", "the same, each request a new one", "bare `node:http`, the same bytes"],
  [
    "10 scattered verses, requested before",
    "/passage of 10 scattered verses",
    "bare `node:http`, the same bytes",
  ],
  ["resolving, requested before", "/resolve over HTTP", "the same server's /livez"],
  ["resolving, not requested before", "/resolve over HTTP, each input a new one", "the same server's /livez"],
  [
    "the whole canon",
    "/passage, the whole canon (7.0 MB), CPU a request",
    "bare `node:http`, `Buffer.concat` of the same bytes",
  ],
];

/** Microseconds of the server's processor time in a row of the table. */
function costIn(readme: string, measurement: string, comparedWith: string): number {
  const line = readme.split("\n").find((row) => row.startsWith(`| ${measurement} | ${comparedWith} |`));
  if (line === undefined) throw new Error(`the table has no row "${measurement}"`);
  const [, value = "", unit] = /, ([\d.]+) (µs|ms)$/.exec(line.split(" | ")[2] ?? "") ?? [];
  const cost = Number(value) * (unit === "ms" ? 1000 : 1);
  if (!(cost > 0)) throw new Error(`the row "${measurement}" has no cost`);
  return cost;
}

/** The block of the document that belongs to this README. */
export function capacityBlock(readme: string): string {
  const rows = REQUESTS.map(([name, measurement, comparedWith]) => {
    const cost = costIn(readme, measurement, comparedWith);
    const shown = cost >= 1000 ? `${(cost / 1000).toFixed(1)} ms` : `${Math.round(cost)} µs`;
    const rate = Math.floor(1e6 / cost).toLocaleString("en-US");
    const cores = Math.ceil((PEAK * cost) / 1e6 / BUSY).toLocaleString("en-US");
    return `| ${name} | ${shown} | ${rate} | ${cores} |`;
  });
  return [
    BEGIN,
    "| request | processor time | a second and core | cores for a billion a day |",
    "|---|---|---|---|",
    ...rows,
    END,
  ].join("\n");
}

/** The document with its block replaced. */
export function withBlock(document: string, block: string): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before === -1 || after < before) throw new Error("docs/capacity.md has lost its marks");
  return document.slice(0, before) + block + document.slice(after + END.length);
}

export function writeCapacity(readme: string): void {
  writeFileSync(DOCUMENT, withBlock(readFileSync(DOCUMENT, "utf8"), capacityBlock(readme)));
}
