/** Starts the service as a user would, for tests that stop, break or load it. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SOURCE_FLAGS } from "../../scripts/source-flags.ts";
import { makeKey } from "../support/make-key.ts";

const MAIN = join(import.meta.dirname, "..", "..", "packages", "server", "src", "main.ts");

export interface StartedServer {
  readonly url: string;
  /** Null when it was started without metrics. */
  readonly metricsUrl: string | null;
  readonly process: ChildProcess;
  /** Its whole output so far. */
  readonly output: () => string;
  /** Resolves when the output contains the text. */
  readonly until: (text: string) => Promise<void>;
  /** Makes a new key in its store, with the command. */
  readonly makeKey: (plan?: string) => string;
  /** Sends SIGTERM; returns the exit status, and the time in milliseconds. */
  readonly stop: () => Promise<{ readonly status: number | null; readonly ms: number }>;
}

const LISTENING = /"url":"(http:[^"]+)"(?:,"metricsPort":(\d+))?/;

/** The command that starts Lectern. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
}

export const FROM_SOURCE: Program = { file: process.execPath, args: [...SOURCE_FLAGS, MAIN] };

const started = new Set<ChildProcess>();

/** Ends the servers that a failed test left running. */
export function endAll(): void {
  for (const child of started) child.kill("SIGKILL");
}

export async function startServer(
  settings: Readonly<Record<string, string>>,
  { file, args }: Program = FROM_SOURCE,
): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-test-"));
  const env = { PATH: process.env.PATH, LECTERN_PORT: "0", LECTERN_DATA_DIR: folder, ...settings };
  const child = spawn(file, [...args, "serve"], { env });
  started.add(child);
  child.once("exit", () => started.delete(child));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const until = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
      await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    }
  };
  const stop: StartedServer["stop"] = async () => {
    const started = performance.now();
    if (child.exitCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
    return { status: child.exitCode, ms: performance.now() - started };
  };
  await until("Lectern is listening on ");
  await until('"msg":"listening"');
  const [, url = "", port] = LISTENING.exec(output) ?? [];
  const metricsUrl = port === undefined ? null : `http://127.0.0.1:${port}/metrics`;
  return {
    url,
    metricsUrl,
    process: child,
    output: () => output,
    until,
    makeKey: (plan) => makeKey([file, ...args], env, plan),
    stop,
  };
}
