/** `lectern resolve`: canonical coordinates of references. */

import type { Reference, Resolved } from "@lectern/scripture";
import type { Command } from "commander";
import { resolutionShape } from "../http/shapes/resolution.ts";
import { resolve } from "../service/resolve.ts";
import type { Paint } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  faultAnswer,
  problemNotes,
  problemPlace,
  type ReferenceOptions,
} from "./references.ts";

export function registerResolve(program: Command, line: CommandLine): void {
  const command = program
    .command("resolve [reference...]")
    .description("resolve references into canonical coordinates, offline");
  addReferenceOptions(command, "a reference a line").action((words: string[], options: ReferenceOptions) =>
    answerReferences(line, words, options, answerOf),
  );
}

function answerOf(input: string): Answer {
  const read = resolve(input);
  if (!read.ok) return faultAnswer(read.fault, input);
  const resolved = read.value;
  const problems = resolved.references.flatMap((one) => (one.valid ? [] : one.problems));
  const [first] = problems;
  return {
    json: () => JSON.stringify(resolutionShape(resolved)),
    text: (paint) => textOf(resolved, paint),
    trouble:
      first === undefined
        ? null
        : {
            message: first.message,
            input,
            place: problemPlace(input, problems),
            notes: problemNotes(problems),
          },
  };
}

const textOf = ({ references }: Resolved, paint: Paint): string =>
  references.map((reference) => `${linesOf(reference, paint).join("\n")}\n`).join("");

function linesOf(reference: Reference, paint: Paint): readonly string[] {
  const { normalized, osisId, confidence, corrections, versionHint } = reference;
  const sure = confidence === 1 ? "" : `  ${paint.quiet(String(confidence))}`;
  const lines = [`${paint.strong(normalized ?? "")}  ${osisId}${sure}`];
  if (corrections.length > 0) lines.push(paint.quiet(`  corrected: ${corrections.join(", ")}`));
  if (versionHint !== null) lines.push(paint.quiet(`  translation set aside: ${versionHint}`));
  return lines;
}
