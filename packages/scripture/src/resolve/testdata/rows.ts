/** Reads the row files of this folder and compares an answer with what a row expects. README.md explains the files. */

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bookById } from "../../book.ts";
import type { Resolution } from "../../reference.ts";

/** A line of a row file that is not a comment. */
export interface Line {
  /** Path below this folder: `rules/07-psalms.tsv`. */
  readonly file: string;
  /** 1-based, as an editor shows it. */
  readonly number: number;
  /** The cells, unescaped. */
  readonly cells: readonly string[];
}

/** A row of `rules/`, `languages/`, `ambiguous.tsv` or `invalid.tsv`. Cells that are not written are empty. */
export interface Row {
  readonly file: string;
  readonly number: number;
  readonly kind: string;
  readonly input: string;
  readonly expected: string;
  /** The normalized input of each reference, joined by `|`. */
  readonly inputs: string;
  /** Codes that some reference must list, separated by spaces. */
  readonly corrections: string;
  /** The version hint of each reference, joined by `|`. */
  readonly hints: string;
}

const FOLDER = import.meta.dirname;

/** All row files, as paths below this folder, sorted. */
export const ROW_FILES: readonly string[] = globSync("**/*.tsv", { cwd: FOLDER }).sort();

/** The row files of the rules, and the file of combinations. */
export const RULE_FILES: readonly string[] = ROW_FILES.filter((file) => file.startsWith("rules/"));

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["t", "\t"],
  ["n", "\n"],
  ["r", "\r"],
]);

function readCell(cell: string): string {
  return cell.replace(/\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|(.))/g, (_, point, unit, letter) => {
    const code: string | undefined = point ?? unit;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return ESCAPES.get(String(letter)) ?? String(letter);
  });
}

export function readLines(file: string): readonly Line[] {
  return readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .map((text, index) => ({ file, number: index + 1, cells: text.split("\t").map(readCell) }))
    .filter(({ cells: [first = ""] }) => first !== "" && !first.startsWith("#"));
}

export function readRows(...files: readonly string[]): readonly Row[] {
  return files.flatMap(readLines).map(({ file, number, cells }) => {
    const [kind = "", input = "", expected = "", inputs = "", corrections = "", hints = ""] = cells;
    return { file, number, kind, input, expected, inputs, corrections, hints };
  });
}

const keysOf = (bookIds: readonly number[]): readonly string[] => bookIds.map((id) => bookById(id).key);

/** Describes an answer in one line, in the notation of the rows. */
export function describe(answer: Resolution): string {
  switch (answer.kind) {
    case "ambiguous":
      return `ambiguous ${keysOf(answer.candidates.map(({ bookId }) => bookId)).join(",")}`;
    case "unrecognized":
      return `unrecognized ${answer.position}`;
    default: {
      if (answer.osisId !== null) return `ok ${answer.osisId}`;
      const problems = answer.references.flatMap((reference) => (reference.valid ? [] : reference.problems));
      return `problem ${problems.map(({ code, readings }) => [code, ...readings].join(" ")).join("; ")}`;
    }
  }
}

/** The first words of an `expected` cell. */
const EXPECTED = ["ok", "reject", "unrecognized", "ambiguous", "problem"];

/** Whether an answer matches the `expected` cell of a row. */
function meets(answer: Resolution, expected: string): boolean {
  const [kind = "", ...rest] = expected.split(" ");
  switch (kind) {
    case "ok":
      return answer.kind === "resolved" && answer.valid && (rest.length === 0 || answer.osisId === rest[0]);
    case "reject":
      return answer.kind !== "resolved" || !answer.valid;
    case "unrecognized":
      return answer.kind === kind && (rest.length === 0 || String(answer.position) === rest[0]);
    case "ambiguous":
      return (
        answer.kind === kind && hasCandidates(keysOf(answer.candidates.map(({ bookId }) => bookId)), rest[0])
      );
    default:
      return hasProblem(answer, rest[0] ?? "", rest.slice(1));
  }
}

function hasCandidates(found: readonly string[], wanted = ""): boolean {
  const keys = wanted.replace("=", "").split(",");
  return (
    keys.every((key) => found.includes(key)) && (!wanted.startsWith("=") || found.length === keys.length)
  );
}

function hasProblem(answer: Resolution, code: string, readings: readonly string[]): boolean {
  if (answer.kind !== "resolved" || answer.valid) return false;
  return answer.references.some(
    (reference) =>
      !reference.valid &&
      reference.problems.some(
        (problem) =>
          problem.code === code &&
          (readings.length === 0 || [...problem.readings].sort().join() === [...readings].sort().join()),
      ),
  );
}

/** Removes the spaces around the bars of a cell. */
const bars = (cell: string): string => cell.replaceAll(" | ", "|");

/** Describes what is wrong with the answer to a row; empty if it is right. */
export function faultOf(answer: Resolution, { expected, inputs, corrections, hints }: Row): string {
  const [kind = ""] = expected.split(" ");
  if (!EXPECTED.includes(kind))
    return `the third cell is "${expected}"; it must begin with ${EXPECTED.join(", ")}`;
  if (!meets(answer, expected)) return `expected ${expected}, got ${describe(answer)}`;
  if (answer.kind !== "resolved") return "";
  const faults: string[] = [];
  const written = answer.references.map(({ input }) => input).join("|");
  if (inputs !== "" && written !== bars(inputs)) faults.push(`expected input ${inputs}, got ${written}`);
  const codes = new Set<string>(answer.references.flatMap((reference) => reference.corrections));
  const missing = corrections.split(" ").filter((code) => code !== "" && !codes.has(code));
  if (missing.length > 0)
    faults.push(`expected corrections ${missing.join(" ")}, got ${[...codes].join(" ")}`);
  const versions = answer.references.map(({ versionHint }) => versionHint ?? "-").join("|");
  if (hints !== "" && versions !== bars(hints)) faults.push(`expected hints ${hints}, got ${versions}`);
  return faults.join("; ");
}
