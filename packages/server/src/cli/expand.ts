/** `lectern expand`: references taken apart into verses. */

import { ordinalsOf, osisOfOrdinal, verseIdOfOrdinal } from "@lectern/scripture";
import type { Command } from "commander";
import { joined } from "../http/pieces.ts";
import { expandPieces } from "../http/shapes/verse-lists.ts";
import { type Expansion, expand } from "../service/expand.ts";
import type { Paint } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  faultAnswer,
  type ReferenceOptions,
} from "./references.ts";

export function registerExpand(program: Command, line: CommandLine): void {
  const command = program
    .command("expand [reference...]")
    .description("list every verse of references with its id and index, offline");
  addReferenceOptions(command, "a reference a line").action((words: string[], options: ReferenceOptions) =>
    answerReferences(line, words, options, answerOf),
  );
}

function answerOf(input: string): Answer {
  const read = expand(input);
  if (!read.ok) return faultAnswer(read.fault, input);
  return {
    json: () => joined(expandPieces(read.value)),
    text: (paint) => textOf(read.value, paint),
    trouble: null,
  };
}

/** OSIS id, verse id, index. The longest OSIS id of a verse is `1Thess.4.16` or `Ps.119.176`. */
function textOf({ verses }: Expansion, paint: Paint): string {
  let text = "";
  for (const ordinal of ordinalsOf(verses)) {
    const id = String(verseIdOfOrdinal(ordinal)).padStart(8);
    text += `${osisOfOrdinal(ordinal).padEnd(11)}  ${paint.quiet(`${id}  ${String(ordinal).padStart(5)}`)}\n`;
  }
  return text;
}
