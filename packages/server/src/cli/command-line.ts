/**
 * The parts of the process that a command may use. main.ts passes them in, so that a test can pass its own.
 */

import type { Command } from "commander";
import type { KeyStore } from "../access/key-store.ts";
import type { StateStore } from "../access/state-store.ts";
import { type Config, type Environment, type Flags, readConfig } from "../config/config.ts";
import { SETTING_NAMES, SETTINGS, type SettingName } from "../config/settings.ts";
import type { Serving } from "../serving/server.ts";
import type { TextStore } from "../text/edition.ts";
import { EXIT, Stopped } from "./exit-status.ts";

export interface CommandLine {
  /** Without node and script. */
  readonly argv: readonly string[];
  readonly environment: Environment;
  /** The base of relative paths. */
  readonly folder: string;
  /** The number of CPU cores. */
  readonly cores: number;
  /** The program's version: `0.1.0`. */
  readonly version: () => string;
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  /** Writes a line to the standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to the standard error. */
  readonly complain: (line: string) => void;
  readonly setExitStatus: (status: number) => void;
  /** Calls back whenever the process receives SIGTERM or SIGINT. */
  readonly onStopSignal: (stop: () => void) => void;
  /** Calls back whenever the process receives SIGHUP, to replace its worker threads. */
  readonly onRestartSignal: (restart: () => void) => void;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly serve: (options: ServeOptions) => Promise<Serving>;
  readonly openTexts: (config: Config) => Promise<TextStore>;
  /** Folders of packs: the bundled texts, then the imported ones, which need not exist. */
  readonly packFolders: (config: Config) => readonly string[];
  /** Codes of the bundled texts, upper case. */
  readonly bundledCodes: () => readonly string[];
  /** Different for every process. */
  readonly processId: string;
  /** Shows a line that replaces the previous one; null when the output is no terminal. */
  readonly showProgress: ((line: string) => void) | null;
  /** `mustExist`: fails when the data directory has no store, instead of making one. */
  readonly openKeyStore: (config: Config, mustExist: boolean) => Promise<KeyStore>;
  readonly openStateStore: (config: Config, mustExist: boolean) => Promise<StateStore>;
  readonly planNames: (config: Config, report: (problem: string) => void) => Promise<readonly string[]>;
}

export interface ServeOptions {
  readonly config: Config;
  /** Logged at the start. */
  readonly warnings: readonly string[];
  /** Whether to print the text of a first key: only if the output is a terminal, which nobody else reads. */
  readonly showsKey: boolean;
}

/** The standard input. */
export interface Input {
  readonly isTerminal: boolean;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** The standard output or error. */
export interface Output {
  readonly isTerminal: boolean;
  /** The columns of the terminal; 80 when there is none. */
  readonly columns: number;
  /** Resolves once there is room for more. */
  readonly write: (text: string | Uint8Array) => Promise<void>;
}

/** The settings. @throws Stopped after every problem was reported */
export function configOf(
  line: CommandLine,
  flags: Flags,
): { readonly config: Config; readonly warnings: readonly string[] } {
  const read = readConfig(line.environment, flags, line.folder, line.cores);
  if (read.ok) return read;
  for (const problem of read.problems) line.complain(problem);
  throw new Stopped(EXIT.usage);
}

/** Prints the problems, one in each line, and sets the exit status. */
export function refuse(line: CommandLine, problems: readonly string[]): void {
  for (const problem of problems) line.complain(problem);
  line.setExitStatus(EXIT.no);
}

/** Adds a flag for each of these settings to a command. */
export function addSettings(command: Command, names: readonly SettingName[]): Command {
  for (const name of names) {
    const { flag, about, variable, fallback, expected } = SETTINGS[name];
    const otherwise = fallback === "" ? variable : `${variable}, default ${fallback}`;
    const placeholder = /^a (file|folder)$/.exec(expected)?.[1] ?? "value";
    command.option(`--${flag} <${placeholder}>`, `${about} (${otherwise})`);
  }
  return command;
}

/** The settings of the store of keys and usage. */
export const STORE_SETTINGS = ["dataDir", "databaseUrl", "redisUrl"] as const;

/** The settings for the running command, with its flags. */
export function settingsOf(program: Command, line: CommandLine): () => Config {
  let flags: Flags = {};
  program.hook("preAction", (_, command) => {
    flags = flagsOf(command.opts());
  });
  return () => configOf(line, flags).config;
}

/** The given flags, by setting. */
export function flagsOf(options: Readonly<Record<string, unknown>>): Flags {
  const flags: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES) {
    const option = SETTINGS[name].flag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = options[option];
    if (typeof value === "string") flags[name] = value;
  }
  return flags;
}
