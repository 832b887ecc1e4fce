/** `lectern passage`: the text of references. */

import { type Command, Option } from "commander";
import type { Config } from "../config/config.ts";
import { INCLUDE_WORDS, type IncludeWord } from "../service/annotations.ts";
import { findEdition, type TitlePlace } from "../service/find-edition.ts";
import { type Passage, passage } from "../service/passage.ts";
import { passageBody, passageMarkdown, passageText } from "../wire/passage-shape.ts";
import { joined } from "../wire/pieces.ts";
import { listOf } from "../wire/value-types.ts";
import {
  type Answer,
  addReferenceOptions,
  answerReferences,
  faultAnswer,
  type ReferenceOptions,
} from "./answer-references.ts";
import type { Paint } from "./colour.ts";
import { addSettings, type CommandLine, settingsOf } from "./command-line.ts";
import { UsageError } from "./exit-status.ts";

interface PassageOptions extends ReferenceOptions {
  readonly version: string;
  readonly format: "json" | "text" | "markdown";
  readonly titles: TitlePlace;
  readonly include?: string;
}

export function registerPassage(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("passage [reference...]")
    .description("print the text of references, offline");
  command
    .option("-v, --version <code>", "translation", "KJV")
    .addOption(
      new Option("--format <format>", "what to print").choices(["text", "markdown", "json"]).default("text"),
    )
    .addOption(
      new Option("--titles <place>", "psalm titles: separate, or before the first verse")
        .choices(["apart", "inline"])
        .default("apart"),
    )
    .option(
      "--include <words>",
      `markup to add to the JSON, separated by commas: ${INCLUDE_WORDS.join(", ")}`,
    );
  addReferenceOptions(command, "one reference on each line");
  addSettings(command, ["dataDir"]).action((words: string[], options: PassageOptions) =>
    printPassages(line, config, words, options),
  );
}

async function printPassages(
  line: CommandLine,
  config: () => Config,
  words: readonly string[],
  options: PassageOptions,
): Promise<void> {
  const json = options.json === true || options.format === "json";
  const include = includeOf(options.include);
  const texts = await line.openTexts(config());
  const edition = findEdition(texts, options.version);
  if (!edition.ok) {
    const codes = texts.editions.map(({ info }) => info.code).join(", ");
    throw new UsageError(`there is no version ${options.version}; there is ${codes}`);
  }
  const width = line.output.isTerminal && options.format === "text" ? line.output.columns : null;
  let isFirst = true;
  const answerOf = (input: string): Answer => {
    const found = passage(texts, input, options.version, options.language);
    if (!found.ok) return faultAnswer(found.fault, input);
    return {
      json: passageBody(found.value, { titles: options.titles, include }).bytes,
      text: (paint) => {
        const before = isFirst ? "" : "\n";
        isFirst = false;
        const { versionHint, edition } = found.value;
        if (versionHint !== null && versionHint !== edition.info.code)
          line.complain(`"${input}" names ${versionHint}; the text is that of ${edition.info.code}`);
        return `${before}${textOf(found.value, options, paint, width)}`;
      },
      problem: null,
    };
  };
  await answerReferences(line, words, { ...options, json }, answerOf);
}

function includeOf(words: string | undefined): readonly IncludeWord[] | undefined {
  if (words === undefined) return undefined;
  const type = listOf(INCLUDE_WORDS);
  const found = type.read(words);
  if (found === undefined) throw new UsageError(`--include must be ${type.expected}`);
  return found;
}

/** @param width columns to break lines at; null: no line breaks */
function textOf(
  found: Passage,
  { format, titles }: PassageOptions,
  paint: Paint,
  width: number | null,
): string {
  const pieces = format === "markdown" ? passageMarkdown(found, titles) : passageText(found, titles);
  const [heading = "", ...lines] = Buffer.from(joined(pieces)).toString("utf8").split("\n");
  const body = lines.map((text) => (width === null ? text : wrapped(text, width)));
  return [paint.strong(heading), ...body].join("\n").replace(/(?<=^| )\[[^\][]*\d\]/gm, paint.quiet);
}

/** Breaks a line at spaces. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  let open = "";
  for (const word of text.split(" ")) {
    if (open !== "" && open.length + 1 + word.length > width) {
      lines.push(open);
      open = word;
    } else open = open === "" ? word : `${open} ${word}`;
  }
  return [...lines, open].join("\n");
}
