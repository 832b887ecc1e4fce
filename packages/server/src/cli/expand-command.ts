/** `lectern expand`: references as lists of verses. */

import { ordinalsOf, osisOfOrdinal, verseIdOfOrdinal } from "@lectern/scripture";
import type { Command } from "commander";
import { type Expansion, expand } from "../service/expand.ts";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { joined } from "../wire/pieces.ts";
import { expandPieces } from "../wire/verse-list-shapes.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  faultAnswer,
  type ReferenceOptions,
} from "./answer-references.ts";
import type { Paint } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";

export function registerExpand(program: Command, line: CommandLine): void {
  const command = program
    .command("expand [reference...]")
    .description("list every verse of references with its id and index, offline");
  addReferenceOptions(command, "one reference on each line").action(
    (words: string[], options: ReferenceOptions) => answerReferences(line, words, options, answerOf),
  );
}

function answerOf(input: string, language: WrittenLanguage | undefined): Answer {
  const read = expand(input, language);
  if (!read.ok) return faultAnswer(read.fault, input);
  return {
    json: () => joined(expandPieces(read.value)),
    text: (paint) => textOf(read.value, paint),
    problem: null,
  };
}

/** OSIS id, verse id, index. The longest OSIS ids of a verse are `1Thess.4.16` and `Ps.119.176`. */
function textOf({ verses }: Expansion, paint: Paint): string {
  let text = "";
  for (const ordinal of ordinalsOf(verses)) {
    const id = String(verseIdOfOrdinal(ordinal)).padStart(8);
    text += `${osisOfOrdinal(ordinal).padEnd(11)}  ${paint.quiet(`${id}  ${String(ordinal).padStart(5)}`)}\n`;
  }
  return text;
}
