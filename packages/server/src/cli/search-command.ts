/** `lectern search`: words in the text, without a server. */

import { bookById } from "@lectern/scripture";
import { type Command, Option } from "commander";
import { counted } from "../common/wording.ts";
import type { Config } from "../config/config.ts";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { type FoundVerse, runSearch, type SearchResult, search } from "../service/search.ts";
import { verseName } from "../text/verse-name.ts";
import { errorBody } from "../wire/api-error.ts";
import { faultError } from "../wire/fault-errors.ts";
import { searchShape } from "../wire/search-shape.ts";
import { languageOption } from "./answer-references.ts";
import { type Paint, paintFor } from "./colour.ts";
import { addSettings, type CommandLine, settingsOf } from "./command-line.ts";
import { EXIT, UsageError } from "./exit-status.ts";

interface SearchOptions {
  readonly version: string;
  readonly in?: string;
  readonly sort: "relevance" | "canonical";
  readonly limit: string;
  readonly page: string;
  readonly synonyms?: boolean;
  readonly language?: WrittenLanguage;
  readonly facets?: boolean;
  readonly json?: boolean;
  readonly color?: boolean;
}

export function registerSearch(program: Command, line: CommandLine): void {
  const config = settingsOf(program, line);
  const command = program
    .command("search <query...>")
    .description("find words in the texts, offline")
    .option("-v, --version <codes>", "translations, up to five, separated by commas", "KJV")
    .option("--in <where>", "a reference, ot, nt, or a group of books such as gospels")
    .addOption(
      new Option("--sort <order>", "order of the results")
        .choices(["relevance", "canonical"])
        .default("relevance"),
    )
    .option("--limit <number>", "maximum number of verses to print, 1 to 100", "10")
    .option("--page <number>", "which page, from 1", "1")
    .option("--synonyms", "also find other words for the same thing, and words with the same root")
    .addOption(languageOption())
    .option("--facets", "print the hits of each book as a bar")
    .option("--json", "print the API's answer")
    .option("--color", "colours, even when the output is not a terminal")
    .option("--no-color", "no colours");
  addSettings(command, ["dataDir"]).action((words: string[], options: SearchOptions) =>
    printSearch(line, config, words.join(" "), options),
  );
}

async function printSearch(
  line: CommandLine,
  config: () => Config,
  q: string,
  options: SearchOptions,
): Promise<void> {
  const texts = await line.openTexts(config());
  const { version, in: reference, sort, synonyms = false, language } = options;
  const [limit, page] = [numberOf("limit", options.limit, 100), numberOf("page", options.page, 999_999_999)];
  const places = { in: reference, bookId: undefined, language };
  const found = search(texts, { q, version, ...places, sort, limit, page, synonyms });
  if (!found.ok) {
    const error = faultError(found.fault);
    if (options.json === true) line.print(JSON.stringify(errorBody(error, null)));
    else line.complain(error.message);
    line.setExitStatus(EXIT.no);
    return;
  }
  if (options.json === true) {
    line.print(JSON.stringify(searchShape(found.value)));
    return;
  }
  const paint = paintFor(options.color, line.environment, line.output.isTerminal);
  const result = runSearch(found.value);
  const hasSeveral = found.value.editions.length > 1;
  for (const text of linesOf(result, paint, hasSeveral)) line.print(text);
  if (options.facets === true) for (const text of barsOf(result, paint)) line.print(text);
  if (result.total === 0) line.setExitStatus(EXIT.no);
}

function numberOf(name: string, written: string, max: number): number {
  const number = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (number < 1 || number > max) throw new UsageError(`--${name} must be an integer from 1 to ${max}`);
  return number;
}

function* linesOf(
  { total, verses, reference, suggestions }: SearchResult,
  paint: Paint,
  hasSeveral: boolean,
) {
  if (reference?.osisId != null) {
    const names = reference.references.map((item) => item.normalized ?? item.input).join("; ");
    yield `${paint.quiet("as a reference:")} ${names}`;
  }
  for (const verse of verses) {
    const version = hasSeveral ? ` ${paint.quiet(verse.edition.info.code)}` : "";
    yield `${paint.strong(verseName(verse.ordinal))}${version} ${marked(verse, paint)}`;
  }
  yield paint.quiet(total === 0 ? "no verses found" : `${verses.length} of ${counted(total, "verse")}`);
  if (suggestions.length > 0) yield `${paint.quiet("did you mean:")} ${suggestions.join(" | ")}`;
}

function marked({ text, highlights }: FoundVerse, paint: Paint): string {
  let written = "";
  let at = 0;
  for (const [start, end] of highlights) {
    written += text.slice(at, start) + paint.good(text.slice(start, end));
    at = end;
  }
  return written + text.slice(at);
}

/** The length of the longest bar in characters. */
const BAR_WIDTH = 30;

function* barsOf({ books }: SearchResult, paint: Paint) {
  const maxCount = Math.max(0, ...books.map(({ count }) => count));
  const names = books.map(({ bookId }) => bookById(bookId).name);
  const widest = Math.max(0, ...names.map((name) => name.length));
  for (const [index, { count }] of books.entries()) {
    const bar = "#".repeat(Math.max(1, Math.round((count / maxCount) * BAR_WIDTH)));
    yield `${(names[index] ?? "").padEnd(widest)} ${bar} ${paint.quiet(String(count))}`;
  }
}
