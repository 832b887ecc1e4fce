/**
 * The composition root: connects the process to the command line. What only some commands need is loaded by
 * them.
 */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isatty } from "node:tty";
import type { Output } from "./cli/command-line.ts";
import { EXIT } from "./cli/exit-status.ts";
import { runCommandLine } from "./cli/index.ts";
import { exitSoon } from "./common/exit-soon.ts";
import { withSecretFiles } from "./config/config.ts";
import { importedIn, PACKS, versionOfProgram } from "./places.ts";
import { packCodesIn } from "./text/pack-files.ts";

let isServing = false;

/**
 * If the reader of the output stops, as `head` does, the command ends with its exit status so far. Any
 * other write error fails the command. The service ignores both, since its answers matter more than its
 * output.
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
    // Some terminals report no columns.
    columns: Math.max(20, stream.columns || 80),
    write: async (text) => {
      if (!stream.write(text)) await new Promise((resolve) => stream.once("drain", resolve));
    },
  };
}

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

for (const stream of [process.stdout, process.stderr]) endWithReader(stream);
// By default this signal makes Node open its debugger to other users of this machine.
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
    // A store or a collector of spans that does not answer would keep the process running.
    const { serve } = await import("./compose.ts");
    const serving = await serve(options).catch((error: unknown) => {
      exitSoon();
      throw error;
    });
    return { ...serving, close: () => serving.close().finally(exitSoon) };
  },
  openTexts: async (config) => {
    const { openTexts } = await import("./compose-texts.ts");
    return openTexts(config, (problem) => process.stderr.write(`${problem}\n`)).current;
  },
  bundledCodes: () => packCodesIn([PACKS]),
  processId: randomUUID(),
  showProgress: process.stderr.isTTY
    ? (line) => void process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`)
    : null,
  packFolders: ({ dataDir }) => [PACKS, importedIn(dataDir)],
  openKeyStore: async (config, mustExist) =>
    (await import("./compose.ts")).openKeys(config, mustExist, complain),
  openStateStore: async (config, mustExist) =>
    (await import("./compose.ts")).openState(config, mustExist, complain),
  planNames: async (config, report) => (await import("./compose.ts")).planNames(config, report),
});
