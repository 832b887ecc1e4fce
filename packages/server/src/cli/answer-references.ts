/**
 * The commands that read references: from arguments, from a file or from the standard input, line by line.
 * Answers go to the standard output. In text mode, problems go to the standard error, with their place.
 */

import { createReadStream } from "node:fs";
import { resolve as resolvePath } from "node:path";
import { type Command, Option } from "commander";
import { messageOf } from "../common/unknown.ts";
import type { WrittenLanguage } from "../service/read-reference.ts";
import { REFERENCE_LIMIT } from "../service/reference-size.ts";
import type { Fault } from "../service/result.ts";
import { isBlank } from "../service/values.ts";
import { type ApiError, errorBody } from "../wire/api-error.ts";
import { faultError, invalidParameter, missingParameter } from "../wire/fault-errors.ts";
import { languageTag } from "../wire/value-types.ts";
import { type Paint, paintFor } from "./colour.ts";
import type { CommandLine } from "./command-line.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { type InputLine, readLines } from "./input-lines.ts";
import type { InputProblem, Place } from "./input-problem.ts";

/** The result of one input. */
export interface Answer {
  /** One JSON document on one line, without a line end. */
  readonly json: () => string | Uint8Array;
  /** Text for people, with the line end; may be empty. */
  readonly text: (paint: Paint) => string;
  /** Null when it was resolved. */
  readonly problem: InputProblem | null;
}

/** The options of every command that reads references. */
export interface ReferenceOptions {
  readonly language?: WrittenLanguage;
  readonly file?: string;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** Adds the options to a command. */
export function addReferenceOptions(command: Command, lineOf: string): Command {
  return command
    .option("-f, --file <file>", `read a file with ${lineOf}; - is the standard input`)
    .addOption(languageOption())
    .option("--json", "print JSON: one document on each line")
    .option("--color", "colours, even when the output is not a terminal")
    .option("--no-color", "no colours");
}

/** `--language`, for every command that reads a reference. */
export const languageOption = (): Option =>
  new Option("--language <code>", `language of the references: ${languageTag.expected}`).argParser(
    readLanguage,
  );

function readLanguage(code: string): WrittenLanguage {
  const language = languageTag.read(code);
  if (language === undefined) throw new UsageError(`--language must be ${languageTag.expected}`);
  return language;
}

/** The answer for a problem: the body of the endpoint's error, without its request id. */
export function failed(
  error: ApiError,
  input: string,
  place: Place | null,
  notes: readonly string[] = [],
): Answer {
  return {
    json: () => JSON.stringify(errorBody(error, null)),
    text: () => "",
    problem: { message: error.message, input, place, notes },
  };
}

/** The answer for a fault of the service. */
export function faultAnswer(fault: Fault, input: string): Answer {
  const error = faultError(fault);
  switch (fault.kind) {
    case "ambiguous": {
      const { input: read, position, segment } = fault.resolution;
      return failed(error, read, { position, length: segment.length }, candidateNotes(error));
    }
    case "unrecognized": {
      const { input: read, position, suggestions } = fault.resolution;
      const others = suggestions.slice(1);
      const notes = others.length === 0 ? [] : [`or ${others.join(", ")}?`];
      return failed(error, read, { position, length: 1 }, notes);
    }
    case "outside_canon":
      return failed(
        error,
        fault.input,
        problemPlace(fault.input, fault.problems),
        problemNotes(fault.problems),
      );
    default:
      return failed(error, input, null);
  }
}

interface NotedProblem {
  readonly position: number | null;
  readonly message: string;
  readonly readings: readonly string[];
}

/** The range of the wrong number of the first problem; null if the input does not contain it. */
export function problemPlace(input: string, [first]: readonly NotedProblem[]): Place | null {
  const position = first?.position ?? null;
  if (position === null) return null;
  const [number = ""] = /^(?:\p{N}+|[\p{L}\p{M}]+)/u.exec(input.slice(position)) ?? [];
  return { position, length: Math.max(1, number.length) };
}

/** The notes below the first problem's message: its readings, and the other problems with theirs. */
export function problemNotes(problems: readonly NotedProblem[]): readonly string[] {
  return problems.flatMap(({ message, readings }, index) => [
    ...(index === 0 ? [] : [message]),
    ...(readings.length === 0 ? [] : [`it could mean ${readings.join(" or ")}`]),
  ]);
}

function candidateNotes(error: ApiError): readonly string[] {
  const { candidates } = error.details as {
    readonly candidates: readonly {
      readonly name: string;
      readonly osis: string;
      readonly score: number;
      readonly reason: string;
    }[];
  };
  const wide = Math.max(...candidates.map(({ name }) => name.length));
  return candidates.map(
    ({ name, score, reason }) => `${name.padEnd(wide)}  ${score.toFixed(2)}  ${reason.replaceAll("_", " ")}`,
  );
}

interface Source {
  /** The place as messages show it: `refs.txt:3:5`; null for an argument. */
  readonly name: string | null;
  readonly lines: () => AsyncIterable<readonly InputLine[]> | Iterable<readonly InputLine[]>;
}

/**
 * The references among the arguments: if an argument contains white space it was quoted, and each argument
 * is a reference; else all arguments together are one.
 */
function referencesIn(words: readonly string[]): readonly string[] {
  return words.some((word) => /\S\s+\S/.test(word)) ? words : [words.join(" ")];
}

function sourceOf(line: CommandLine, words: readonly string[], { file }: ReferenceOptions): Source {
  const argument = words.length === 0 ? null : words.join(" ");
  if (argument !== null && argument !== "-") {
    if (file !== undefined) throw new UsageError("give references or --file, not both");
    const lines = referencesIn(words).map(
      (text, index): InputLine => ({ kind: "text", number: index + 1, text }),
    );
    return { name: null, lines: () => [lines] };
  }
  if (file !== undefined && file !== "-") {
    if (argument === "-") throw new UsageError("give - or --file, not both");
    return { name: file, lines: () => readLines(readFile(line, file), file) };
  }
  if (argument === null && file === undefined && line.input.isTerminal) {
    throw new UsageError("no input: give a reference, --file FILE, or references on the standard input");
  }
  return { name: "stdin", lines: () => readLines(line.input.chunks(), "the standard input") };
}

async function* readFile(line: CommandLine, file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(resolvePath(line.folder, file));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${messageOf(error)}`);
  }
}

const BLANK: Answer = { json: () => "null", text: () => "", problem: null };

/** The answer for a line. A blank line of a list is skipped, with `null` as its document. */
function answerTo(input: InputLine, isArgument: boolean, answer: (text: string) => Answer): Answer {
  switch (input.kind) {
    case "text":
      if (!isBlank(input.text)) return answer(input.text);
      return isArgument ? failed(missingParameter("reference"), input.text, null) : BLANK;
    case "not_utf8": {
      const { text, position } = input;
      return failed(invalidParameter("reference", text, "UTF-8"), text, { position, length: 1 });
    }
    case "too_long": {
      const { characters: actual } = input;
      return faultAnswer(
        { kind: "reference_too_long", limit: REFERENCE_LIMIT, actual, unit: "characters" },
        "",
      );
    }
  }
}

/**
 * Answers each input in order, and sets exit status 1 when one was not resolved.
 * @param words arguments of the command; none, or `-` alone, mean the standard input
 */
export async function answerReferences(
  line: CommandLine,
  words: readonly string[],
  options: ReferenceOptions,
  answer: (text: string, language: WrittenLanguage | undefined) => Answer,
): Promise<void> {
  const source = sourceOf(line, words, options);
  const paint = paintFor(options.color, line.environment, line.output.isTerminal);
  for await (const lines of source.lines()) {
    let ready: (string | Uint8Array)[] = [];
    for (const input of lines) {
      const { json, text, problem } = answerTo(input, source.name === null, (text) =>
        answer(text, options.language),
      );
      if (problem !== null) line.setExitStatus(EXIT.no);
      if (options.json === true) ready.push(json(), "\n");
      else if (problem === null) ready.push(text(paint));
      else {
        await writeAll(line, ready);
        ready = [];
        await printProblem(line, options, source.name, input.number, problem);
      }
    }
    await writeAll(line, ready);
  }
}

/** Joins adjacent texts into one write. */
async function writeAll({ output }: CommandLine, pieces: readonly (string | Uint8Array)[]): Promise<void> {
  let text = "";
  for (const piece of pieces) {
    if (typeof piece === "string") text += piece;
    else {
      if (text !== "") await output.write(text);
      text = "";
      await output.write(piece);
    }
  }
  if (text !== "") await output.write(text);
}

async function printProblem(
  { errors, environment }: CommandLine,
  { color }: ReferenceOptions,
  source: string | null,
  number: number,
  problem: InputProblem,
): Promise<void> {
  const { inputProblemText: problemText } = await import("./input-problem.ts");
  const paint = paintFor(color, environment, errors.isTerminal);
  await errors.write(
    problemText(problem, source === null ? null : `${source}:${number}`, paint, errors.columns),
  );
}
