// The table of results in README.md, between its two marks.
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { writeCapacity } from "./capacity.ts";
import { holds, median, type Row, shown, shownBar, spread } from "./stats.ts";

const README = join(import.meta.dirname, "README.md");
const BEGIN = "<!-- results: written by npm run bench -->";
const END = "<!-- end of results -->";

/** One line of the table: what, compared with, ours, theirs, ratio, middle half, bar. */
export function tableLine(row: Row): string {
  const [low, high] = spread(row.ratios).map((value) => shown(value, row.unit));
  const middle = row.ratios.length > 1 ? `${low} to ${high}` : "";
  const verdict = row.bar === null ? shownBar(row) : `${shownBar(row)}: ${holds(row) ? "held" : "missed"}`;
  const cells = [
    row.measurement,
    row.comparedWith,
    row.ours,
    row.theirs,
    shown(median(row.ratios), row.unit),
    middle,
    verdict,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Writes the table, and the figures of docs/capacity.md that come from it. @param day of the run, `2026-11-21` */
export function writeTable(rows: readonly Row[], day: string): void {
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? "an unknown kind"}, Node ${process.versions.node}`;
  const text = readFileSync(README, "utf8");
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before === -1 || after < before) throw new Error("bench/README.md has lost its marks");
  const table = [
    BEGIN,
    `${day}, ${machine}.`,
    "",
    "| what | compared with | Lectern | the other | ratio | middle half | bar |",
    "|---|---|---|---|---|---|---|",
    ...rows.map(tableLine),
    "",
  ].join("\n");
  const written = text.slice(0, before) + table + text.slice(after);
  writeFileSync(README, written);
  writeCapacity(written);
}
