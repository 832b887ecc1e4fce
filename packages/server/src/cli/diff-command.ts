/** `lectern diff`: what two references share, and what only one of them has. */

import {
  countVerses,
  formatReference,
  referencesOfVerseSet,
  unionOf,
  type VerseSet,
  type VerseSetRelation,
} from "@lectern/scripture";
import type { Command } from "commander";
import { counted } from "../common/wording.ts";
import { type Diff, diff } from "../service/diff.ts";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { invalidParameter } from "../wire/fault-errors.ts";
import { diffShape } from "../wire/relation-shapes.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  failed,
  faultAnswer,
  type ReferenceOptions,
} from "./answer-references.ts";
import type { Paint } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";

export function registerDiff(program: Command, line: CommandLine): void {
  const command = program
    .command("diff [a] [b]")
    .description("compare two references as sets of verses, offline");
  addReferenceOptions(command, "two references, separated by a tab, on each line").action(
    (a: string | undefined, b: string | undefined, options: ReferenceOptions) =>
      answerReferences(line, wordsOf(a, b), options, answerOf),
  );
}

/** The two arguments as a line of a file. */
function wordsOf(a: string | undefined, b: string | undefined): readonly string[] {
  if (a === undefined) return [];
  if (b !== undefined) return [`${a.replaceAll("\t", " ")}\t${b.replaceAll("\t", " ")}`];
  if (a === "-") return [a];
  throw new UsageError('give two references: lectern diff "Rom 8:1-10" "Rom 8:5-12"');
}

function answerOf(input: string, language: WrittenLanguage | undefined): Answer {
  const [a = "", b = "", ...more] = input.split("\t");
  const blank = a.trim() === "" ? "a" : b.trim() === "" ? "b" : null;
  if (blank !== null || more.length > 0) {
    const expected = "two references with one tab between them";
    return failed(invalidParameter(blank ?? "b", input, expected), input, {
      position: 0,
      length: input.length,
    });
  }
  const read = diff(a, b, language);
  if (!read.ok) return faultAnswer(read.fault, input);
  return {
    json: () => JSON.stringify(diffShape(read.value)),
    text: (paint) => textOf(read.value, paint),
    problem: null,
  };
}

const RELATION_WORDS: Readonly<Record<VerseSetRelation, string>> = {
  equal: "is equal to",
  a_contains_b: "contains",
  b_contains_a: "lies within",
  overlaps: "overlaps",
  adjacent: "touches",
  disjoint: "lies apart from",
};

const nameOf = (set: VerseSet): string =>
  referencesOfVerseSet(set)
    .map(({ bookId, spans }) => formatReference(bookId, spans))
    .join("; ");

function textOf({ relation, intersection, onlyInA, onlyInB, union }: Diff, paint: Paint): string {
  const name = (difference: VerseSet): string => paint.strong(nameOf(unionOf(intersection, difference)));
  const rows: readonly (readonly [string, VerseSet])[] = [
    ["in both", intersection],
    ["only in the first", onlyInA],
    ["only in the second", onlyInB],
    ["in either", union],
  ];
  const shown = rows.filter(([, set]) => set.length > 0);
  const lines = shown.map(([label, set]) => {
    return `  ${paint.quiet(label.padEnd(18))}  ${nameOf(set)}  ${paint.quiet(counted(countVerses(set), "verse"))}`;
  });
  return [`${name(onlyInA)} ${RELATION_WORDS[relation]} ${name(onlyInB)}`, ...lines, ""].join("\n");
}
