/** Composition root: the process as the command line sees it. What only some commands need is loaded by them. */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isatty } from "node:tty";
import type { Output } from "./cli/command-line.ts";
import { EXIT } from "./cli/exit-status.ts";
import { runCommandLine } from "./cli/index.ts";
import { installedCodes } from "./cli/installed-codes.ts";
import { withSecretFiles } from "./config.ts";
import { exitSoon } from "./exit-soon.ts";
import { importedIn, PACKS, versionOfProgram } from "./places.ts";

let isServing = false;

/**
 * Whoever stops reading, as `head` does, ends the command; the exit status stays what it was so far. A command that
 * cannot write otherwise has failed. The service goes on: what it says matters less than what it answers.
 */
function endWithReader(stream: NodeJS.WriteStream): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (isServing) return;
    if (error.code === "EPIPE") process.exit();
    if (stream !== process.stderr) process.stderr.write(`the output cannot be written: ${error.code}\n`);
    process.exit(EXIT.failed);
  });
}

function outputOf(stream: NodeJS.WriteStream): Output {
  return {
    isTerminal: stream.isTTY === true,
    // Some terminals say that they have none.
    columns: Math.max(20, stream.columns || 80),
    write: async (text) => {
      if (!stream.write(text)) await new Promise((resolve) => stream.once("drain", resolve));
    },
  };
}

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

for (const stream of [process.stdout, process.stderr]) endWithReader(stream);
// Node would open its debugger to whoever else is on this machine.
process.on("SIGUSR1", () => {});

await runCommandLine({
  argv: process.argv.slice(2),
  environment: withSecretFiles(process.env, (path) => readFileSync(path, "utf8")),
  folder: process.cwd(),
  cores: availableParallelism(),
  version: versionOfProgram,
  input: { isTerminal: isatty(0), chunks: () => process.stdin },
  output: outputOf(process.stdout),
  errors: outputOf(process.stderr),
  print: (line) => process.stdout.write(`${line}\n`),
  complain,
  setExitStatus: (status) => {
    process.exitCode = status;
  },
  onStopSignal: (stop) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  },
  onRestartSignal: (restart) => process.on("SIGHUP", restart),
  now: Date.now,
  serve: async (options) => {
    isServing = true;
    // A store or a collector of spans that does not answer would keep the process.
    const { serve } = await import("./compose.ts");
    const serving = await serve(options).catch((error: unknown) => {
      exitSoon();
      throw error;
    });
    return { ...serving, close: () => serving.close().finally(exitSoon) };
  },
  openTexts: async (config) => {
    const { openTexts } = await import("./open-texts.ts");
    return openTexts(config, (problem) => process.stderr.write(`${problem}\n`)).current;
  },
  bundledCodes: () => installedCodes([PACKS]),
  unique: randomUUID(),
  showProgress: process.stderr.isTTY
    ? (line) => void process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`)
    : null,
  packFolders: ({ dataDir }) => [PACKS, importedIn(dataDir)],
  openKeyStore: async (config, mustExist) =>
    (await import("./compose.ts")).openKeys(config, mustExist, complain),
  openStateStore: async (config, mustExist) =>
    (await import("./compose.ts")).openState(config, mustExist, complain),
  planNames: async (config, tell) => (await import("./compose.ts")).planNames(config, tell),
});
