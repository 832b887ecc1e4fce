/** For tests: runs a command inside the process, with a fake process around it. */

import assert from "node:assert/strict";
import type { Environment } from "../../config/config.ts";
import { texts } from "../../http/testdata/open-app.ts";
import type { CommandLine } from "../command-line.ts";
import { runCommandLine } from "../index.ts";

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface FakeProcess {
  /** Pieces as they arrive on the standard input; undefined for a terminal. */
  readonly input?: readonly (string | Uint8Array)[];
  readonly environment?: Environment;
  /** Columns of the output terminal; undefined when the output is no terminal. */
  readonly terminal?: number;
  readonly folder?: string;
  readonly more?: Partial<CommandLine>;
}

/** The written lines; empty when nothing was written. */
export const linesOf = (text: string): readonly string[] => text.split("\n").slice(0, -1);

const never = (): never => assert.fail("the command must not use this");

export async function run(argv: readonly string[], around: FakeProcess = {}): Promise<Ran> {
  const { input, environment = {}, terminal, folder = "/nowhere" } = around;
  const ran = { status: 0, out: "", err: "" };
  const write = (name: "out" | "err") => (text: string | Uint8Array) => {
    ran[name] += typeof text === "string" ? text : Buffer.from(text).toString("utf8");
  };
  const output = (name: "out" | "err") => ({
    isTerminal: terminal !== undefined,
    columns: terminal ?? 80,
    write: async (text: string | Uint8Array) => write(name)(text),
  });
  async function* chunks() {
    for (const piece of input ?? never()) yield Buffer.from(piece);
  }
  await runCommandLine({
    argv,
    environment,
    folder,
    cores: 1,
    version: () => "1.2.3",
    input: { isTerminal: input === undefined, chunks },
    output: output("out"),
    errors: output("err"),
    print: (text) => write("out")(`${text}\n`),
    complain: (text) => write("err")(`${text}\n`),
    setExitStatus: (status) => {
      ran.status = status;
    },
    onStopSignal: () => {},
    onRestartSignal: () => {},
    now: () => 0,
    serve: never,
    openTexts: async () => texts,
    packFolders: never,
    bundledCodes: never,
    processId: "test",
    showProgress: null,
    openKeyStore: never,
    openStateStore: never,
    planNames: never,
    ...around.more,
  });
  return ran;
}
