/**
 * The command `lectern`. Loads a command only when it runs: `lectern resolve` loads neither texts nor
 * server.
 */

import { Command, CommanderError } from "commander";
import { messageOf } from "../common/unknown.ts";
import type { CommandLine } from "./command-line.ts";
import { addExamples } from "./examples.ts";
import { EXIT, EXIT_ROWS, Stopped, UsageError } from "./exit-status.ts";

type Register = (program: Command, line: CommandLine) => Promise<void>;

/** In the order of the help. */
const COMMANDS: Readonly<Record<string, Register>> = {
  resolve: async (program, line) => (await import("./resolve-command.ts")).registerResolve(program, line),
  passage: async (program, line) => (await import("./passage-command.ts")).registerPassage(program, line),
  expand: async (program, line) => (await import("./expand-command.ts")).registerExpand(program, line),
  diff: async (program, line) => (await import("./diff-command.ts")).registerDiff(program, line),
  scan: async (program, line) => (await import("./scan-command.ts")).registerScan(program, line),
  search: async (program, line) => (await import("./search-command.ts")).registerSearch(program, line),
  quote: async (program, line) => (await import("./quote-command.ts")).registerQuote(program, line),
  serve: async (program, line) => (await import("./serve-command.ts")).registerServe(program, line),
  keys: async (program, line) => (await import("./keys-command.ts")).registerKeys(program, line),
  import: async (program, line) => (await import("./import-command.ts")).registerImport(program, line),
  verify: async (program, line) => (await import("./verify-command.ts")).registerVerify(program, line),
  backup: async (program, line) => (await import("./backup-command.ts")).registerBackup(program, line),
  restore: async (program, line) => (await import("./restore-command.ts")).registerRestore(program, line),
  config: async (program, line) => (await import("./config-command.ts")).registerConfig(program, line),
  completion: async (program, line) =>
    (await import("./completion-command.ts")).registerCompletion(program, line, () => programOf(line, ALL)),
};

const STATUSES = `
Exit status:
${EXIT_ROWS.map(([status, meaning]) => `  ${status}  ${meaning}`).join("\n")}`;

const ALL: readonly string[] = Object.keys(COMMANDS);

async function programOf(line: CommandLine, names: readonly string[]): Promise<Command> {
  const program = new Command("lectern")
    .description("Scripture reference resolution and retrieval, self-hosted")
    .version(line.version(), "--version", "print the version")
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError("(help: lectern --help, or --help after a command)")
    .addHelpText("after", STATUSES)
    .configureOutput({
      writeOut: (text) => line.print(text.trimEnd()),
      writeErr: (text) => line.complain(text.trimEnd()),
      getOutHelpWidth: () => line.output.columns,
      getErrHelpWidth: () => line.errors.columns,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  for (const name of names) await COMMANDS[name]?.(program, line);
  addExamples(program);
  return program;
}

/** The program with the called command only; with all of them when none is called or help is requested. */
function programFor(line: CommandLine): Promise<Command> {
  const [called = ""] = line.argv;
  return programOf(line, ALL.includes(called) ? [called] : ALL);
}

/** Runs one command. Sets the exit status; never throws. */
export async function runCommandLine(line: CommandLine): Promise<void> {
  try {
    const program = await programFor(line);
    await program.parseAsync([...line.argv], { from: "user" });
  } catch (error) {
    line.setExitStatus(endedWith(error, line.complain));
  }
}

/** The exit status of an error, after it was printed. */
function endedWith(error: unknown, complain: (line: string) => void): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof Stopped) return error.status;
  complain(messageOf(error));
  // Recognised by name, since its module is loaded only with plans.
  const isCallersFault =
    error instanceof UsageError || (error instanceof Error && error.name === "PlansError");
  return isCallersFault ? EXIT.usage : EXIT.failed;
}
