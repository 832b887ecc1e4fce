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
    let serving: Serving | undefined;
    let isEnding = false;
    // From the first moment: what is asked for before the service has started is done when it has. Told twice, as
    // Ctrl-C under npm does, it stops once.
    line.onStopSignal(() => {
      if (!isEnding) void serving?.close();
      isEnding = true;
    });
    line.onRestartSignal(() => {
      if (!isEnding) void serving?.restart();
    });
    const started = await line.serve({ config, warnings });
    serving = started;
    if (isEnding) await started.close();
    else for (const text of welcome(started, config.access)) line.print(text);
  });
}
