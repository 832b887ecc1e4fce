/** What a command may use of the process it runs in. All of it comes in from main.ts, so that a test can run it. */

import type { Command } from "commander";
import type { KeyStore } from "../access/key-store.ts";
import type { StateStore } from "../access/state-store.ts";
import { type Config, type Environment, type Flags, readConfig } from "../config.ts";
import { SETTING_NAMES, SETTINGS, type SettingName } from "../settings.ts";
import type { TextStore } from "../text/edition.ts";
import { EXIT, Stopped } from "./exit-status.ts";

export interface CommandLine {
  /** Without node and script. */
  readonly argv: readonly string[];
  readonly environment: Environment;
  /** What relative paths start from. */
  readonly folder: string;
  /** Cores of the machine. */
  readonly cores: number;
  /** Of the program: `0.1.0`. */
  readonly version: () => string;
  readonly input: Input;
  readonly output: Output;
  readonly errors: Output;
  /** Writes a line to the standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to the standard error. */
  readonly complain: (line: string) => void;
  readonly setExitStatus: (status: number) => void;
  /** Calls back whenever the process is told to stop (SIGTERM, SIGINT). */
  readonly onStopSignal: (stop: () => void) => void;
  /** Calls back whenever the process is told to replace its worker threads (SIGHUP). */
  readonly onRestartSignal: (restart: () => void) => void;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  readonly serve: (options: ServeOptions) => Promise<Serving>;
  readonly openTexts: (config: Config) => Promise<TextStore>;
  /** Folders of packs: of the bundled texts, then of the imported ones, which need not exist. */
  readonly packFolders: (config: Config) => readonly string[];
  /** Codes of the bundled texts, upper case. */
  readonly bundledCodes: () => readonly string[];
  /** Distinct for every process. */
  readonly unique: string;
  /** Shows a line that replaces the one before it; null when nobody looks. */
  readonly showProgress: ((line: string) => void) | null;
  /** `mustExist`: none is made in a data directory without one. */
  readonly openKeyStore: (config: Config, mustExist: boolean) => Promise<KeyStore>;
  readonly openStateStore: (config: Config, mustExist: boolean) => Promise<StateStore>;
  readonly planNames: (config: Config, tell: (problem: string) => void) => Promise<readonly string[]>;
}

export interface ServeOptions {
  readonly config: Config;
  /** To be logged at the start. */
  readonly warnings: readonly string[];
}

/** The key that is made at the start because there was none. */
export interface FirstKey {
  readonly text: string;
  readonly plan: string;
}

export interface Serving {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Null when there was a key. */
  readonly firstKey: FirstKey | null;
  /** Fails /readyz, stops listening, lets requests in flight finish and closes the stores. */
  close(): Promise<void>;
  /** Replaces the worker threads one by one; nothing where the service runs in one thread. */
  restart(): Promise<void>;
}

/** The standard input. */
export interface Input {
  readonly isTerminal: boolean;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** The standard output or error. */
export interface Output {
  readonly isTerminal: boolean;
  /** Characters in a line of the terminal; 80 where there is none. */
  readonly columns: number;
  /** Resolves once there is room for more. */
  readonly write: (text: string | Uint8Array) => Promise<void>;
}

/** The settings. @throws Stopped after every problem was told. */
export function configOf(
  line: CommandLine,
  flags: Flags,
): { readonly config: Config; readonly warnings: readonly string[] } {
  const read = readConfig(line.environment, flags, line.folder, line.cores);
  if (read.ok) return read;
  for (const problem of read.problems) line.complain(problem);
  throw new Stopped(EXIT.usage);
}

/** Tells the problems, one a line, and makes the exit status 1. */
export function refuse(line: CommandLine, problems: readonly string[]): void {
  for (const problem of problems) line.complain(problem);
  line.setExitStatus(EXIT.no);
}

/** Gives a command a flag for each of these settings. */
export function addSettings(command: Command, names: readonly SettingName[]): Command {
  for (const name of names) {
    const { flag, about, variable, fallback, expected } = SETTINGS[name];
    const otherwise = fallback === "" ? variable : `${variable}, else ${fallback}`;
    const what = /^a (file|folder)$/.exec(expected)?.[1] ?? "value";
    command.option(`--${flag} <${what}>`, `${about} (${otherwise})`);
  }
  return command;
}

/** What says where keys and usage are. */
export const STORE_SETTINGS = ["dataDir", "databaseUrl", "redisUrl"] as const;

/** The settings in force for the command that runs, with the flags that it was given. */
export function settingsOf(program: Command, line: CommandLine): () => Config {
  let flags: Flags = {};
  program.hook("preAction", (_, command) => {
    flags = flagsOf(command.opts());
  });
  return () => configOf(line, flags).config;
}

/** The flags that were given, by setting. */
export function flagsOf(options: Readonly<Record<string, unknown>>): Flags {
  const flags: Partial<Record<SettingName, string>> = {};
  for (const name of SETTING_NAMES) {
    const option = SETTINGS[name].flag.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const value = options[option];
    if (typeof value === "string") flags[name] = value;
  }
  return flags;
}
