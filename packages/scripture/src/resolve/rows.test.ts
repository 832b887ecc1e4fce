/**
 * Runs the row files, one test for each file. LECTERN_TEST_ROWS selects some of the rows; `npm test -- rules/07` sets
 * it. Each line of it selects a part of a file's path, optionally with a colon and a line number or a part of the input.
 *   rules/07          the files whose path contains "rules/07"
 *   rules/07:12       the row in line 12 of these files
 *   rules/07:Pslam    their rows whose input contains "Pslam"
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { bookById } from "../book.ts";
import { describe, faultOf, type Line, ROW_FILES, type Row, readLines, readRows } from "./testdata/rows.ts";
import { explained, resolve } from "./testdata/subject.ts";

/** The number of failing rows that a message shows, and for how many of them it shows the result of each stage. */
const SHOWN = 40;
const EXPLAINED = 3;

/** The language of the rows of a file: the name of a file in `languages/`; English for all other files. */
const languageOf = (file: string): string => /^languages\/(.+)[.]tsv$/.exec(file)?.[1] ?? "en";

const choices = (process.env.LECTERN_TEST_ROWS ?? "")
  .split("\n")
  .filter((choice) => choice !== "")
  .map((choice) => {
    const [path = "", ...rest] = choice.split(":");
    return { path, filter: rest.join(":") };
  });

function isChosen(file: string, number: number, input: string): boolean {
  if (choices.length === 0) return true;
  return choices.some(
    ({ path, filter }) =>
      file.includes(path) &&
      (filter === "" || (/^\d+$/.test(filter) ? Number(filter) === number : input.includes(filter))),
  );
}

interface Failure {
  readonly number: number;
  readonly input: string;
  readonly fault: string;
}

function messageOf(file: string, failures: readonly Failure[]): string {
  const lines = failures.slice(0, SHOWN).map(({ number, input, fault }, index) => {
    const line = `${file}:${number} ${JSON.stringify(input)}: ${fault}`;
    if (index >= EXPLAINED) return line;
    return `${line}\n${inspect(explained(input, languageOf(file)), { depth: null, breakLength: 110 })}`;
  });
  const rest = failures.length > SHOWN ? [`and ${failures.length - SHOWN} more`] : [];
  return [`${failures.length} rows fail`, ...lines, ...rest].join("\n");
}

let chosenRows = 0;

/** One test for a file: it checks the selected rows and lists the faults of their answers. */
function testFile(
  file: string,
  rows: readonly { number: number; input: string; fault: () => string }[],
): void {
  const chosen = rows.filter(({ number, input }) => isChosen(file, number, input));
  if (chosen.length === 0) return;
  chosenRows += chosen.length;
  test(`${file}: ${chosen.length} rows`, () => {
    const failures = chosen
      .map(({ number, input, fault }) => ({ number, input, fault: fault() }))
      .filter(({ fault }) => fault !== "");
    if (failures.length > 0) assert.fail(messageOf(file, failures));
  });
}

const answerTest = (row: Row) => ({
  ...row,
  fault: () => faultOf(resolve(row.input, languageOf(row.file)), row),
});

/** Describes the fault in the answer to `name 1:1`. A misspelled name must have a correction listed. */
function nameFault(name: string, key: string, isMisspelled: boolean): string {
  const answer = resolve(`${name} 1:1`, "en");
  const reference = answer.kind === "resolved" && answer.valid ? answer.references[0] : undefined;
  if (reference === undefined || bookById(reference.bookId).key !== key)
    return `expected ${key} 1:1, got ${describe(answer)}`;
  return isMisspelled && reference.corrections.length === 0 ? "no correction is listed" : "";
}

/** Names that have two readings after another reference, such as a list item or Jonah. */
const AMBIGUOUS_IN_CHAINS: ReadonlySet<string> = new Set([
  "1 Jon",
  "1C orinthians",
  "2 T imothy",
  "1S amuel",
]);

/** Checks that a name after another reference has the same meaning as alone. */
function chainFault(name: string): string {
  if (AMBIGUOUS_IN_CHAINS.has(name)) return "";
  const alone = resolve(`${name} 1:1`, "en");
  const osisId = alone.kind === "resolved" ? alone.osisId : null;
  for (const first of ["Romans 8:1", "Rom. viii. 1", "Jude 5"]) {
    const before = resolve(first, "en");
    const both = resolve(`${first}; ${name} 1:1`, "en");
    if (before.kind !== "resolved" || both.kind !== "resolved") return `not read after "${first};"`;
    if (both.osisId !== `${before.osisId},${osisId}`)
      return `after "${first};" expected ${osisId}, got ${describe(both)}`;
  }
  return "";
}

const nameTest = ({ number, cells: [kind = "", name = "", key = ""] }: Line) => ({
  number,
  input: name,
  fault: () => nameFault(name, key, kind.startsWith("misspelled")) || chainFault(name),
});

const settledTest = ({ number, cells: [name = "", key = ""] }: Line) => ({
  number,
  input: name,
  fault: () => nameFault(name, key, false),
});

for (const file of ROW_FILES) {
  if (file === "words.tsv") continue; // words.test.ts reads it
  if (file === "names.tsv") testFile(file, readLines(file).map(nameTest));
  else if (file === "settled.tsv") testFile(file, readLines(file).map(settledTest));
  else testFile(file, readRows(file).map(answerTest));
}

test("LECTERN_TEST_ROWS names at least one row", () => assert.ok(chosenRows > 0));
