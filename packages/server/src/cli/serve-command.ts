/** `lectern serve`: starts the service and tells the operator what to do next. */

import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import { SETTING_NAMES } from "../config/settings.ts";
import type { Serving } from "../serving/server.ts";
import { addSettings, type CommandLine, configOf, flagsOf } from "./command-line.ts";

/** The command that makes a key in the store of a running service. */
function keysCreate({ cluster, dataDir }: Config, plan: string): string {
  const store = cluster === null ? ` --data-dir ${quoted(dataDir)}` : "";
  return `lectern keys create --plan ${quoted(plan)} --name first${store}`;
}

/** Quotes a word for the shell if necessary. */
const quoted = (word: string): string =>
  /^[\w./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** What is printed once the service listens: address, first key or how to make one, a request that works. */
function welcome({ url, firstKey }: Serving, config: Config): readonly string[] {
  const lines = [`Lectern is listening on ${url}`];
  if (config.mcp !== null) lines.push(`MCP for assistants is available at ${url}/mcp`);
  const target = `'${url}/api/passage?reference=John+3:16&version=KJV'`;
  const sandbox = `Try: curl '${url}/api/sandbox?book_id=43&chapter=3'`;
  if (config.access === "open") return [...lines, `Try: curl ${target}`];
  if (firstKey === null) return [...lines, sandbox];
  const { text, plan } = firstKey;
  if (text === null) {
    return [...lines, `There is no key yet. To make one: ${keysCreate(config, plan)}`, sandbox];
  }
  return [
    ...lines,
    `First key (plan ${plan}, shown only this once): ${text}`,
    `Try: curl -H 'Authorization: Bearer ${text}' ${target}`,
  ];
}

export function registerServe(program: Command, line: CommandLine): void {
  const command = program.command("serve").description("start the service");
  addSettings(command, SETTING_NAMES).action(async (options: Record<string, unknown>) => {
    const { config, warnings } = configOf(line, flagsOf(options));
    let serving: Serving | undefined;
    let isEnding = false;
    // Registered first: a signal during the start takes effect after it. A second signal, as from Ctrl-C
    // under npm, is ignored.
    line.onStopSignal(() => {
      if (!isEnding) void serving?.close();
      isEnding = true;
    });
    line.onRestartSignal(() => {
      if (!isEnding) void serving?.restart();
    });
    const started = await line.serve({ config, warnings, showsKey: line.output.isTerminal });
    serving = started;
    if (isEnding) await started.close();
    else for (const text of welcome(started, config)) line.print(text);
  });
}
