/** Reads the row files of this folder and holds an answer against what a row expects. README.md explains both. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bookById } from "../../book.ts";
import type { Resolution } from "../../reference.ts";

export type Row = readonly string[];

function readCell(cell: string): string {
  return cell.replace(/\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|(.))/g, (_, point, unit, letter) => {
    const code: string | undefined = point ?? unit;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return { t: "\t", n: "\n", r: "\r" }[String(letter)] ?? String(letter);
  });
}

/** Rows of a file of this folder, cells unescaped. */
export function readRows(name: string): readonly Row[] {
  return readFileSync(join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t").map(readCell));
}

const keysOf = (bookIds: readonly number[]): readonly string[] => bookIds.map((id) => bookById(id).key);

/** One line that says what an answer is, in the language of the rows. */
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

/** Whether an answer is what the row's `expected` cell says. */
export function meets(answer: Resolution, expected: string): boolean {
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
    case "problem":
      return hasProblem(answer, rest[0] ?? "", rest.slice(1));
    default:
      throw new Error(`a row expects "${expected}"`);
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
