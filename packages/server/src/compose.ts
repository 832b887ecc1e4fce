/** The parts of the process that only some commands load: texts, stores, the server. */

import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "./access/clock.ts";
import { openKeyStore, openPlans, openStateStore } from "./access/create-access.ts";
import { operatorPlan } from "./access/plan.ts";
import type { ServeOptions } from "./cli/command-line.ts";
import { openTexts } from "./compose-texts.ts";
import type { Config } from "./config/config.ts";
import { SITE, versionOfProgram } from "./places.ts";
import { accessFromConfig } from "./serving/access-from-config.ts";
import { createLog } from "./serving/log.ts";
import { type FirstKey, type Serving, startServer } from "./serving/server.ts";

function siteFiles(): ReadonlyMap<string, string> {
  const files = existsSync(SITE) ? readdirSync(SITE, { recursive: true, withFileTypes: true }) : [];
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(SITE, path).replaceAll(sep, "/"), path]));
}

const clock = systemClock;
const random = (size: number): Uint8Array => randomBytes(size);

type Report = (problem: string) => void;

/** `mustExist`: fails when the data directory has no store, instead of making one. */
export const openKeys = ({ dataDir, cluster }: Config, mustExist: boolean, report?: Report) =>
  openKeyStore({ dataDir, cluster, clock, random, mustExist, report });

export const openState = ({ dataDir, cluster }: Config, mustExist: boolean, report: Report) =>
  openStateStore({ dataDir, cluster, clock, random, mustExist, report });

/**
 * A key for the operator when the store has never had one; else null. Without `isShown` none is made,
 * since its text would stay in a log.
 */
async function makeFirstKey(config: Config, plan: string, isShown: boolean): Promise<FirstKey | null> {
  if (config.access === "open") return null;
  const store = await openKeys(config, false);
  try {
    if (!isShown) return (await store.isEmpty()) ? { text: null, plan } : null;
    const name = "first key";
    const anything = { origins: null, versions: null, note: null, expiresMs: null };
    const key = await store.createFirst({ name, plan, ...anything });
    return key === null ? null : { text: key.text, plan };
  } finally {
    await store.close();
  }
}

export async function serve({ config, warnings, showsKey }: ServeOptions): Promise<Serving> {
  const log = createLog(config.logLevel);
  for (const warning of warnings) log.warn(warning);
  const report = (problem: string): void => log.warn(problem);
  const texts = openTexts(config, report);
  const access = await accessFromConfig(config, report);
  const startSeconds = clock.now() / 1000 - process.uptime();
  const processFigures = () => {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = (user + system) / 1e6;
    const residentBytes = process.memoryUsage.rss();
    return {
      version: versionOfProgram(),
      nodeVersion: process.version,
      residentBytes,
      cpuSeconds,
      startSeconds,
    };
  };
  try {
    return await startServer({
      config,
      log,
      texts,
      site: siteFiles(),
      access,
      makeFirstKey: () => makeFirstKey(config, operatorPlan(access.plans), showsKey),
      pause,
      processFigures,
    });
  } catch (error) {
    await access.close();
    throw error;
  }
}

export function planNames({ plansFile }: Config, report: (problem: string) => void): readonly string[] {
  return openPlans(plansFile, clock, report)
    .current()
    .plans.map(({ name }) => name);
}
