/** `lectern serve`: starts the service and tells the operator what to do next. */

import type { Command } from "commander";
import type { Config } from "../config.ts";
import { SETTING_NAMES } from "../settings.ts";
import { addSettings, type CommandLine, configOf, flagsOf, type Serving } from "./command-line.ts";

/** What is printed once the service listens: address, first key, a request that works. */
function welcome({ url, firstKey }: Serving, access: Config["access"]): readonly string[] {
  const lines = [`Lectern is listening on ${url}`];
  if (firstKey !== null) {
    lines.push(`First key (plan ${firstKey.plan}, shown only this once): ${firstKey.text}`);
  }
  const target = `'${url}/api/passage?reference=John+3:16&version=KJV'`;
  if (access === "open") lines.push(`Try: curl ${target}`);
  else if (firstKey !== null) lines.push(`Try: curl -H 'Authorization: Bearer ${firstKey.text}' ${target}`);
  else lines.push(`Try: curl '${url}/api/sandbox?book_id=43&chapter=3'`);
  return lines;
}

export function registerServe(program: Command, line: CommandLine): void {
  const command = program.command("serve").description("start the service");
  addSettings(command, SETTING_NAMES).action(async (options: Record<string, unknown>) => {
    const { config, warnings } = configOf(line, flagsOf(options));
    const serving = await line.serve({ config, warnings });
    line.onStopSignal(() => void serving.close());
    line.onRestartSignal(() => void serving.restart());
    for (const text of welcome(serving, config.access)) line.print(text);
  });
}
