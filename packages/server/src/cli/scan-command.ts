/** `lectern scan`: the references of texts, without a server. */

import { bookById, books } from "@lectern/scripture";
import {
  type Find,
  fillTemplate,
  type LinkFormat,
  linkReferences,
  type OffsetUnit,
  offsetConverter,
  type ScannedLanguage,
  type SourceKind,
  scan,
} from "@lectern/scripture/scan";
import { type Command, Option } from "commander";
import { counted } from "../common/wording.ts";
import { isLinkTemplate, readContext } from "../service/scan.ts";
import { itemShape } from "../wire/scan-shape.ts";
import { scanLanguages } from "../wire/value-types.ts";
import { type Paint, paintFor } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { LinePlaces } from "./line-places.ts";
import { endingsRead, filesOf, kindOf, readText, STANDARD_INPUT } from "./scan-files.ts";

interface ScanOptions {
  readonly language: string;
  readonly context?: string;
  readonly source?: SourceKind;
  readonly requireVerse?: boolean;
  readonly books?: boolean;
  readonly units: OffsetUnit;
  readonly format?: LinkFormat;
  readonly link: string;
  readonly summary?: boolean;
  readonly json?: boolean;
  readonly color?: boolean;
}

export function registerScan(program: Command, line: CommandLine): void {
  program
    .command("scan [file...]")
    .description(
      `find the references of texts, offline: files, folders (${endingsRead}), - or standard input`,
    )
    .option("--language <codes>", `languages of the references: ${scanLanguages.expected}`, "en")
    .option("--context <reference>", "the book and chapter that a bare 'v. 5' belongs to")
    .addOption(
      new Option("--source <kind>", "the kind of the texts; by default from their names").choices([
        "auto",
        "text",
        "markdown",
        "html",
      ]),
    )
    .option("--require-verse", "leave out references without a verse, such as John 3")
    .option("--books", "also find names of books without numbers")
    .option("--summary", "print how often each book is cited instead of the references")
    .addOption(
      new Option("--format <format>", "print the text with its references as links").choices([
        "html",
        "markdown",
      ]),
    )
    .option(
      "--link <template>",
      "where links lead; {osis_id}, {reference} and {version} are filled in",
      "/?q={reference}",
    )
    .option("--json", "print the API's answer, one document on a line for each text")
    .addOption(
      new Option("--units <unit>", "unit of the offsets in JSON")
        .choices(["utf16", "codepoint", "utf8"])
        .default("utf16"),
    )
    .option("--color", "colours, even when the output is not a terminal")
    .option("--no-color", "no colours")
    .action((paths: string[], options: ScanOptions) => scanTexts(line, paths, options));
}

/** Progress is shown for at least this many files. */
const MANY_FILES = 10;

async function scanTexts(line: CommandLine, paths: readonly string[], options: ScanOptions): Promise<void> {
  if (paths.length === 0 && line.input.isTerminal)
    throw new UsageError("name a file or a folder, or send a text to the standard input");
  const languages = scanLanguages.read(options.language);
  if (languages === undefined) throw new UsageError(`--language must be ${scanLanguages.expected}`);
  checkOptions(options, languages);
  const files = await filesOf(line.folder, paths.length === 0 ? [STANDARD_INPUT] : paths);
  if (options.format !== undefined && files.length !== 1)
    throw new UsageError(`--format takes one text; there are ${files.length}`);
  const tally = new Tally();
  const paint = paintFor(options.color, line.environment, line.output.isTerminal);
  for (const [index, file] of files.entries()) {
    if (files.length >= MANY_FILES) line.showProgress?.(`${index + 1}/${files.length} ${file}`);
    const text = await readText(line, file);
    const source = options.source ?? (file === STANDARD_INPUT ? "auto" : kindOf(file));
    const { context, requireVerse = false, books: hasBooks = false } = options;
    const scanOptions = { languages, source, requireVerse, books: hasBooks };
    const finds = scan(text, context === undefined ? scanOptions : { ...scanOptions, context });
    tally.add(finds);
    const written = textOf({ file, text, source, languages, finds }, options, paint);
    if (written === "") continue;
    line.showProgress?.("");
    await line.output.write(written);
  }
  line.showProgress?.("");
  if (options.summary === true) for (const row of tally.rows(paint)) line.print(row);
  else if (options.json !== true && options.format === undefined)
    line.print(paint.quiet(tally.sentence(files.length)));
  if (!tally.isSound) line.setExitStatus(EXIT.no);
}

/** @throws UsageError */
function checkOptions(
  { context, link, json, summary, format }: ScanOptions,
  languages: readonly ScannedLanguage[],
): void {
  if ([json, summary, format].filter((option) => option !== undefined).length > 1)
    throw new UsageError("--json, --summary and --format exclude each other");
  if (!isLinkTemplate(link))
    throw new UsageError("--link must be an http(s) URL, or a path that begins with /");
  if (context === undefined) return;
  if (!readContext(context, languages).ok) throw new UsageError(`--context is no reference: ${context}`);
}

interface Scanned {
  readonly file: string;
  readonly text: string;
  readonly source: SourceKind;
  readonly languages: readonly ScannedLanguage[];
  readonly finds: readonly Find[];
}

/** The output for one text, with its line ends. */
function textOf(scanned: Scanned, options: ScanOptions, paint: Paint): string {
  const { file, text, finds } = scanned;
  const { format, link, units } = options;
  if (options.summary === true) return "";
  if (format !== undefined) {
    const source = options.source ?? (scanned.source === format ? format : "text");
    return linkReferences(text, finds, {
      format,
      source,
      addressOf: (find) => fillTemplate(link, find, find.reference.versionHint ?? "KJV"),
    });
  }
  if (options.json === true) {
    const convert = offsetConverter(text, units);
    const data = finds.map((find) => itemShape(find, convert));
    const language = scanned.languages.map((entry) => entry.language.code).join(",");
    const head = { file, status: "success", language, units, results_count: data.length };
    return `${JSON.stringify({ ...head, data })}\n`;
  }
  return [...linesOf(scanned, paint)].join("");
}

/** A line for each find: its place, its text, and its meaning. */
function* linesOf({ file, text, finds }: Scanned, paint: Paint): Generator<string> {
  const lines = new LinePlaces(text);
  for (const find of finds) {
    const place = paint.quiet(`${file}:${lines.at(find.start)}:`);
    yield `${place} ${paint.strong(find.text.replace(/\s+/g, " "))}  ${meaningOf(find, paint)}\n`;
  }
}

function meaningOf(find: Find, paint: Paint): string {
  if (find.type === "ambiguous") {
    const names = find.candidates.map(({ bookId }) => bookById(bookId).name);
    return paint.bad(`could be ${names.join(" or ")}`);
  }
  const { reference } = find;
  return reference.valid ? paint.good(reference.osisId) : paint.bad(reference.problems[0]?.message ?? "");
}

/** The length of the longest bar in characters. */
const BAR = 30;

/** How often each book is cited. */
class Tally {
  readonly #counts = new Map<number, number>();
  #ambiguous = 0;
  #invalid = 0;

  add(finds: readonly Find[]): void {
    for (const find of finds) {
      if (find.type === "ambiguous") this.#ambiguous++;
      else if (find.type === "invalid") this.#invalid++;
      else this.#counts.set(find.reference.bookId, (this.#counts.get(find.reference.bookId) ?? 0) + 1);
    }
  }

  get #sound(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Whether something was found, and all of it lies inside the canon. */
  get isSound(): boolean {
    return this.#sound > 0 && this.#ambiguous === 0 && this.#invalid === 0;
  }

  /** A table in the order of the canon. */
  *rows(paint: Paint): Generator<string> {
    const cited = books.filter(({ id }) => this.#counts.has(id));
    const widest = Math.max(0, ...cited.map(({ name }) => name.length));
    const maxCount = Math.max(0, ...this.#counts.values());
    for (const { id, name } of cited) {
      const count = this.#counts.get(id) ?? 0;
      const bar = "#".repeat(Math.max(1, Math.round((count / maxCount) * BAR)));
      yield `${name.padEnd(widest)} ${String(count).padStart(String(maxCount).length)} ${paint.quiet(bar)}`;
    }
    yield paint.strong(this.#total());
  }

  sentence(files: number): string {
    return `${this.#total()} in ${counted(files, "text")}`;
  }

  #total(): string {
    const parts = [counted(this.#sound, "reference")];
    if (this.#ambiguous > 0) parts.push(`${this.#ambiguous} ambiguous`);
    if (this.#invalid > 0) parts.push(`${this.#invalid} outside the canon`);
    return parts.join(", ");
  }
}
