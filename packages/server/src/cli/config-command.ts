/** `lectern config`: shows the settings in force. */

import type { Command } from "commander";
import type { Config } from "../config/config.ts";
import { SETTING_NAMES, SETTINGS, type SettingName } from "../config/settings.ts";
import { addSettings, type CommandLine, configOf, flagsOf } from "./command-line.ts";

/** The URL without user, password and other secrets. */
function withoutSecrets(text: string): string {
  const url = new URL(text);
  const user = url.username + url.password === "" ? "" : "***@";
  for (const name of [...url.searchParams.keys()]) {
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, "***");
  }
  return `${url.protocol}//${user}${url.host}${url.pathname}${url.search.replaceAll("%2A", "*")}`;
}

/** The settings without the passwords in URLs. */
function shownConfig(config: Config): Record<SettingName, string | number | null> {
  const { cluster, drainDelayMs, mcp, tracing: _, trustedProxies, ...rest } = config;
  const without = (url: string | undefined): string | null =>
    url === undefined ? null : withoutSecrets(url);
  const urls = { databaseUrl: without(cluster?.databaseUrl), redisUrl: without(cluster?.redisUrl) };
  const pages = mcp === null ? "off" : mcp.origins.join(",") || "on";
  return {
    ...rest,
    ...urls,
    drainDelay: drainDelayMs / 1000,
    mcp: pages,
    trustedProxies: trustedProxies.join(","),
  };
}

export function registerConfig(program: Command, line: CommandLine): void {
  const command = program.command("config").description("show the settings in force");
  addSettings(command, SETTING_NAMES).option("--json", "print JSON");
  command.action((options: Record<string, unknown>) => {
    const { config, warnings } = configOf(line, flagsOf(options));
    for (const warning of warnings) line.complain(warning);
    const shown = shownConfig(config);
    if (options.json === true) return line.print(JSON.stringify(shown));
    for (const name of SETTING_NAMES)
      line.print(`${SETTINGS[name].variable}=${shown[name] ?? SETTINGS[name].fallback}`);
  });
}
