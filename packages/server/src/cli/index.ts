/** The command `lectern`. Everything of the process comes in as arguments, so that a test can run it. */

import { join } from "node:path";
import { Command, CommanderError } from "commander";
import type { KeyStore } from "../access/key-store.ts";
import {
  type Config,
  type Environment,
  type Flags,
  readConfig,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
} from "../config.ts";
import { passage } from "../service/passage.ts";
import { readReference } from "../service/reference.ts";
import type { Fault } from "../service/result.ts";
import type { TextStore } from "../text/edition.ts";
import { registerImportCommand } from "./import-command.ts";
import { registerKeysCommands } from "./keys.ts";
import { type ServeOptions, type Serving, welcome } from "./serve.ts";
import { registerVerifyCommand } from "./verify.ts";

export interface CommandLine {
  /** Without node and script. */
  readonly argv: readonly string[];
  readonly environment: Environment;
  /** What relative paths start from. */
  readonly folder: string;
  /** Cores of the machine. */
  readonly cores: number;
  readonly print: (line: string) => void;
  /** Writes a line to the standard error. */
  readonly complain: (line: string) => void;
  readonly setExitStatus: (status: number) => void;
  /** Calls back, once, when the process is told to stop. */
  readonly onStopSignal: (stop: () => void) => void;
  /** Calls back whenever the process is told to replace its worker threads (SIGHUP). */
  readonly onRestartSignal: (restart: () => void) => void;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly serve: (options: ServeOptions) => Promise<Serving>;
  readonly openTexts: (config: Config) => TextStore;
  /** Folders of packs: of the bundled texts, then of the imported ones, which need not exist. */
  readonly packFolders: (config: Config) => readonly string[];
  /** Codes of the bundled texts, upper case. */
  readonly bundledCodes: () => readonly string[];
  /** Distinct for every process. */
  readonly unique: string;
  /** Shows a line that replaces the one before it; null when nobody looks. */
  readonly showProgress: ((line: string) => void) | null;
  readonly openKeyStore: (config: Config) => Promise<KeyStore>;
  readonly planNames: (config: Config, tell: (problem: string) => void) => readonly string[];
}

/** Thrown to end a command with status 1 after its problems were told. */
class Stopped extends Error {}

interface JsonOption {
  readonly json?: boolean;
}

function configOf(line: CommandLine, flags: Flags): { config: Config; warnings: readonly string[] } {
  const read = readConfig(line.environment, flags, line.folder, line.cores);
  if (read.ok) return read;
  for (const problem of read.problems) line.complain(problem);
  throw new Stopped();
}

function addSettings(command: Command, names: readonly SettingName[]): Command {
  for (const name of names) {
    const { flag, about, variable, fallback } = SETTINGS[name];
    const otherwise = fallback === "" ? variable : `${variable}, else ${fallback}`;
    command.option(`--${flag} <value>`, `${about} (${otherwise})`);
  }
  return command;
}

/** The flags that were given, by setting. */
function flagsOf(options: Readonly<Record<string, unknown>>): Flags {
  const flags: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES) {
    const option = SETTINGS[name].flag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = options[option];
    if (typeof value === "string") flags[name] = value;
  }
  return flags;
}

function addServe(program: Command, line: CommandLine): void {
  const command = program.command("serve").description("start the service");
  addSettings(command, SETTING_NAMES).action(async (options: Record<string, unknown>) => {
    const { config, warnings } = configOf(line, flagsOf(options));
    const serving = await line.serve({ config, warnings });
    line.onStopSignal(() => void serving.close());
    line.onRestartSignal(() => void serving.restart());
    for (const text of welcome(serving, config.access)) line.print(text);
  });
}

/** The settings with the passwords out of the URLs. */
function shownConfig(config: Config): Record<SettingName, string | number | null> {
  const { cluster, drainDelayMs, ...rest } = config;
  const without = (url: string | undefined): string | null => url?.replace(/\/\/[^@/]*@/, "//***@") ?? null;
  const urls = { databaseUrl: without(cluster?.databaseUrl), redisUrl: without(cluster?.redisUrl) };
  return { ...rest, ...urls, drainDelay: drainDelayMs / 1000 };
}

function addConfig(program: Command, line: CommandLine): void {
  const command = program.command("config").description("show the settings as they are in force");
  addSettings(command, SETTING_NAMES).option("--json", "print JSON");
  command.action((options: Record<string, unknown>) => {
    const { config, warnings } = configOf(line, flagsOf(options));
    for (const warning of warnings) line.complain(warning);
    const shown = shownConfig(config);
    if (options.json === true) return line.print(JSON.stringify(shown));
    for (const name of SETTING_NAMES) line.print(`${SETTINGS[name].variable}=${shown[name] ?? ""}`);
  });
}

/** One sentence for a fault. */
function tellFault(fault: Fault): string {
  switch (fault.kind) {
    case "ambiguous":
      return `ambiguous: "${fault.resolution.segment}"`;
    case "unrecognized":
      return `not recognised: "${fault.resolution.segment}" at position ${fault.resolution.position}`;
    case "outside_canon":
      return fault.problems.map(({ message }) => message).join(" ");
    case "unknown_edition":
      return `there is no version ${fault.code}; there is ${fault.available.join(", ")}`;
    case "reference_too_long":
      return `${fault.actual} ${fault.unit}, at most ${fault.limit} are read`;
    case "missing_input":
      return `${fault.name} is missing`;
    case "bad_input":
      return `${fault.name} must be ${fault.expected}`;
  }
}

function addResolve(program: Command, line: CommandLine): void {
  const command = program.command("resolve <reference...>").description("resolve a reference, offline");
  command.option("--json", "print JSON").action((words: string[], { json }: JsonOption) => {
    const read = readReference(words.join(" "));
    if (json) line.print(JSON.stringify(read.ok ? read.value : read.fault));
    else if (read.ok)
      for (const { osisId, normalized } of read.value.references) {
        line.print(osisId === null ? "outside the canon" : `${osisId}\t${normalized}`);
      }
    if (!read.ok && !json) line.complain(tellFault(read.fault));
    if (!read.ok || !read.value.valid) throw new Stopped();
  });
}

function addPassage(program: Command, line: CommandLine): void {
  const command = program.command("passage <reference...>").description("print a passage, offline");
  command.option("--version-code <code>", "translation", "KJV").option("--json", "print JSON");
  command.action((words: string[], options: JsonOption & { readonly versionCode: string }) => {
    const found = passage(line.openTexts(configOf(line, {}).config), words.join(" "), options.versionCode);
    if (!found.ok) {
      line.complain(tellFault(found.fault));
      throw new Stopped();
    }
    const { edition, verses, normalized, osisId } = found.value;
    const items = verses.map(({ first, last }) => Buffer.from(edition.passageItems(first, last)).toString());
    const data: unknown = JSON.parse(`[${items.join(",")}]`);
    if (options.json) line.print(JSON.stringify({ osis_id: osisId, version: edition.info.code, data }));
    else {
      line.print(`${normalized} (${edition.info.code})`);
      for (const { first, last } of verses) {
        for (let ordinal = first; ordinal <= last; ordinal++) line.print(edition.text(ordinal) ?? "(absent)");
      }
    }
  });
}

function addKeys(program: Command, line: CommandLine): void {
  const config = (): Config => configOf(line, {}).config;
  registerKeysCommands(program, {
    openStore: () => line.openKeyStore(config()),
    planNames: () => line.planNames(config(), line.complain),
    now: line.now,
    print: line.print,
    fail: (problems) => {
      for (const problem of problems) line.complain(problem);
      line.setExitStatus(1);
    },
  });
}

function addVerify(program: Command, line: CommandLine): void {
  registerVerifyCommand(program, {
    packFolders: () => line.packFolders(configOf(line, {}).config),
    print: line.print,
    fail: (problems) => {
      for (const problem of problems) line.complain(problem);
      line.setExitStatus(1);
    },
  });
}

function addImport(program: Command, line: CommandLine): void {
  registerImportCommand(program, {
    textsFolder: () => join(configOf(line, {}).config.dataDir, "texts"),
    bundledCodes: line.bundledCodes,
    unique: line.unique,
    print: line.print,
    fail: (problems) => {
      for (const problem of problems) line.complain(problem);
      line.setExitStatus(1);
    },
    showProgress: line.showProgress,
  });
}

/** Runs one command. Sets the exit status; never throws. */
export async function runCommandLine(line: CommandLine): Promise<void> {
  const program = new Command("lectern")
    .description("Scripture reference resolution and retrieval, self-hosted")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => line.print(text.trimEnd()),
      writeErr: (text) => line.complain(text.trimEnd()),
    });
  for (const add of [addServe, addResolve, addPassage, addConfig, addKeys, addImport, addVerify])
    add(program, line);
  try {
    await program.parseAsync([...line.argv], { from: "user" });
  } catch (error) {
    if (error instanceof CommanderError) return line.setExitStatus(error.exitCode);
    if (!(error instanceof Stopped)) line.complain(error instanceof Error ? error.message : String(error));
    line.setExitStatus(1);
  }
}
