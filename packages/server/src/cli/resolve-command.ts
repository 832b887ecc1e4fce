/** `lectern resolve`: canonical coordinates of references. */

import type { Reference, Resolved } from "@lectern/scripture";
import { explain } from "@lectern/scripture/explain";
import { findLanguage } from "@lectern/scripture/languages";
import { english } from "@lectern/scripture/languages/en";
import type { Command } from "commander";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { readReference } from "../service/read-reference.ts";
import { excess } from "../service/reference-size.ts";
import { resolutionText } from "../wire/resolution-shape.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  faultAnswer,
  problemNotes,
  problemPlace,
  type ReferenceOptions,
} from "./answer-references.ts";
import type { Paint } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import { explanationText } from "./explain-text.ts";

export function registerResolve(program: Command, line: CommandLine): void {
  const command = program
    .command("resolve [reference...]")
    .description("resolve references into canonical coordinates, offline");
  command.option("--explain", "print the result of each stage of the resolver");
  addReferenceOptions(command, "one reference on each line").action(
    (words: string[], options: ResolveOptions) =>
      answerReferences(line, words, options, options.explain === true ? explainedAnswer : answerOf),
  );
}

interface ResolveOptions extends ReferenceOptions {
  readonly explain?: boolean;
}

/** Explains the stages of the resolver for a reference. The length is checked first. */
function explainedAnswer(input: string, written: WrittenLanguage | undefined): Answer {
  if (excess(input) !== undefined) return answerOf(input, written);
  const language = findLanguage(written?.code ?? "en") ?? english;
  const explanation = explain(input, { language });
  return {
    json: () => JSON.stringify(explanation),
    text: (paint) => explanationText(explanation, paint),
    problem: null,
  };
}

function answerOf(input: string, language: WrittenLanguage | undefined): Answer {
  const read = readReference(input, language);
  if (!read.ok) return faultAnswer(read.fault, input);
  const resolved = read.value;
  const problems = resolved.references.flatMap((reference) => (reference.valid ? [] : reference.problems));
  const [first] = problems;
  return {
    json: () => resolutionText(resolved),
    text: (paint) => textOf(resolved, paint),
    problem:
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
  const confidenceText = confidence === 1 ? "" : `  ${paint.quiet(String(confidence))}`;
  const lines = [`${paint.strong(normalized ?? "")}  ${osisId}${confidenceText}`];
  if (corrections.length > 0) lines.push(paint.quiet(`  corrected: ${corrections.join(", ")}`));
  if (versionHint !== null) lines.push(paint.quiet(`  translation ignored: ${versionHint}`));
  return lines;
}
