/** `lectern quote`: whether a quotation is right, and at which verses its words are, without a server. */

import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import { finished } from "../service/finished.ts";
import { QUOTE_LIMIT, type QuoteMatch, type QuoteResult, quote } from "../service/quote.ts";
import { errorBody } from "../wire/api-error.ts";
import { faultError } from "../wire/fault-errors.ts";
import { placeShape, quoteShape } from "../wire/quote-shape.ts";
import { type Paint, paintFor } from "./colour.ts";
import { addSettings, type CommandLine, settingsOf } from "./command-line.ts";
import { EXIT, UsageError } from "./exit-status.ts";

interface QuoteOptions {
  readonly at?: string;
  readonly version?: string;
  readonly limit: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

const MATCH_LIMIT = 20;

export function registerQuote(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("quote <words...>")
    .description("check whether a quotation is right and which verses it is from, offline")
    .option("--at <reference>", "the reference that the quotation is attributed to")
    .option("-v, --version <codes>", "versions to look in, separated by commas; default: all")
    .option("--limit <number>", "maximum number of matches to print, 1 to 20", "3")
    .option("--json", "print the API's answer")
    .option("--color", "colours, even when the output is not a terminal")
    .option("--no-color", "no colours");
  addSettings(command, ["dataDir"]).action((words: string[], options: QuoteOptions) =>
    printQuote(line, config, words.join(" "), options),
  );
}

async function printQuote(
  line: CommandLine,
  config: () => Config,
  text: string,
  options: QuoteOptions,
): Promise<void> {
  const limit = /^\d{1,2}$/.test(options.limit) ? Number(options.limit) : 0;
  if (limit < 1 || limit > MATCH_LIMIT)
    throw new UsageError(`--limit must be an integer from 1 to ${MATCH_LIMIT}`);
  if (Array.from(text).length > QUOTE_LIMIT)
    throw new UsageError(`a quotation has at most ${QUOTE_LIMIT} characters`);
  const texts = await line.openTexts(config());
  const { at: reference, version } = options;
  const checked = quote(texts, { text, reference, version, language: undefined, limit }, () => true);
  if (!checked.ok) {
    const error = faultError(checked.fault);
    if (options.json === true) line.print(JSON.stringify(errorBody(error, null)));
    else line.complain(error.message);
    line.setExitStatus(EXIT.no);
    return;
  }
  const result = finished(checked.value.find());
  if (options.json === true) line.print(JSON.stringify(quoteShape(checked.value, result, "utf16")));
  else {
    const paint = paintFor(options.color, line.environment, line.output.isTerminal);
    for (const written of linesOf(text, result, paint)) line.print(written);
  }
  const isRight = result.words === "exact" && (result.place === "right" || result.place === "not_given");
  if (!isRight) line.setExitStatus(EXIT.no);
}

const WORDS: Readonly<Record<QuoteResult["words"], string>> = {
  exact: "exact",
  near: "near: some words differ",
  loose: "loose: a paraphrase",
  none: "none: not found",
};
const PLACES: Readonly<Record<NonNullable<QuoteResult["place"]>, string>> = {
  right: "; the reference is right",
  partial: "; the reference has only a part of them",
  wrong: "; the reference is wrong",
  not_given: "",
};

/** The sentence about the words and the place of a quotation. */
export const verdictText = ({ words, place }: Pick<QuoteResult, "words" | "place">): string =>
  `${WORDS[words]}${place === null ? "" : PLACES[place]}`;

function* linesOf(text: string, result: QuoteResult, paint: Paint): Generator<string> {
  const isRight = result.words === "exact" && result.place !== "wrong" && result.place !== "partial";
  yield isRight ? paint.good(verdictText(result)) : paint.bad(verdictText(result));
  for (const match of result.matches) {
    const version = paint.quiet(match.edition.info.code);
    yield `${paint.strong(placeShape([match.verses]).reference)} ${version} ${match.words} ${match.text}`;
    yield* differenceLines(text, match, paint);
  }
}

/** A line for each difference of a match. */
export function* differenceLines(
  text: string,
  { differences, text: there }: Pick<QuoteMatch, "differences" | "text">,
  paint: Paint,
): Generator<string> {
  for (const { kind, quoted, found } of differences) {
    const [quotedWords, textWords] = [text.slice(...quoted), there.slice(...found)].map((words) =>
      words.replace(/\s+/g, " "),
    );
    if (kind === "replaced")
      yield `  ${paint.bad(quotedWords ?? "")} ${paint.quiet("for")} ${paint.good(textWords ?? "")}`;
    else if (kind === "added") yield `  ${paint.bad(quotedWords ?? "")} ${paint.quiet("was added")}`;
    else yield `  ${paint.good(textWords ?? "")} ${paint.quiet("was left out")}`;
  }
}
