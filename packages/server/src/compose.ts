/** The parts of the process that only some commands need, put together when they do: texts, stores, the server. */

import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "./access/clock.ts";
import { openKeyStore, openPlans, openStateStore } from "./access/create-access.ts";
import { operatorPlan } from "./access/plan.ts";
import type { FirstKey, ServeOptions, Serving } from "./cli/command-line.ts";
import type { Config } from "./config.ts";
import { openTexts } from "./open-texts.ts";
import { SITE, versionOfProgram } from "./places.ts";
import { createLog } from "./serving/log.ts";
import { openAccess } from "./serving/open-access.ts";
import { startServer } from "./serving/server.ts";

function siteFiles(): ReadonlyMap<string, string> {
  const files = existsSync(SITE) ? readdirSync(SITE, { recursive: true, withFileTypes: true }) : [];
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(SITE, path).replaceAll(sep, "/"), path]));
}

const clock = systemClock;
const random = (size: number): Uint8Array => randomBytes(size);

type Tell = (problem: string) => void;

/** `mustExist`: the store of the data directory is not made where there is none. */
export const openKeys = ({ dataDir, cluster }: Config, mustExist: boolean, tell?: Tell) =>
  openKeyStore({ dataDir, cluster, clock, random, mustExist, tell });

export const openState = ({ dataDir, cluster }: Config, mustExist: boolean, tell: Tell) =>
  openStateStore({ dataDir, cluster, clock, random, mustExist, tell });

/** A key for the operator when the store has never held one; null otherwise. */
async function makeFirstKey(config: Config, plan: string): Promise<FirstKey | null> {
  if (config.access === "open") return null;
  const store = await openKeys(config, false);
  try {
    const name = "first key";
    const anything = { origins: null, versions: null, note: null, expiresMs: null };
    const made = await store.createFirst({ name, plan, ...anything });
    return made === null ? null : { text: made.text, plan };
  } finally {
    await store.close();
  }
}

export async function serve({ config, warnings }: ServeOptions): Promise<Serving> {
  const log = createLog(config.logLevel);
  for (const warning of warnings) log.warn(warning);
  const tell = (problem: string): void => log.warn(problem);
  const texts = openTexts(config, tell);
  const access = await openAccess(config, tell);
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
      makeFirstKey: () => makeFirstKey(config, operatorPlan(access.plans)),
      pause,
      processFigures,
    });
  } catch (error) {
    await access.close();
    throw error;
  }
}

export function planNames({ plansFile }: Config, tell: (problem: string) => void): readonly string[] {
  return openPlans(plansFile, clock, tell)
    .current()
    .plans.map(({ name }) => name);
}
