/** Composition root: puts texts, access and HTTP together, and hands the command line what it needs. */

import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, systemClock } from "./access/clock.ts";
import { createAccess, openKeyStore, openPlans } from "./access/create-access.ts";
import { runCommandLine } from "./cli/index.ts";
import type { ServeOptions, Serving } from "./cli/serve.ts";
import { type Config, withSecretFiles } from "./config.ts";
import { createLog } from "./serving/log.ts";
import { startServer } from "./serving/server.ts";
import { type LiveStore, openLiveStore } from "./text/live-store.ts";
import { PACK_EXTENSION } from "./text/pack-format.ts";

/** The packs of the bundled texts stand with the build, not in the data directory. */
const PACKS = join(import.meta.dirname, "..", "packs");

/** Pages, documentation, their scripts and styles; stand with the build too. */
const SITE = join(import.meta.dirname, "..", "site");

function readSite(): ReadonlyMap<string, Uint8Array> {
  const files = existsSync(SITE) ? readdirSync(SITE, { recursive: true, withFileTypes: true }) : [];
  const bytesOf = (path: string): readonly [string, Uint8Array] => [
    relative(SITE, path).replaceAll(sep, "/"),
    readFileSync(path),
  ];
  return new Map(
    files.filter((file) => file.isFile()).map(({ parentPath, name }) => bytesOf(join(parentPath, name))),
  );
}

/** Where imported texts are kept in the data directory; need not exist. */
const importedIn = (dataDir: string): string => join(dataDir, "texts");

function openTexts({ dataDir }: Config, tell: (problem: string) => void): LiveStore {
  if (!existsSync(PACKS)) throw new Error("the text packs are not built: run npm start once in the project");
  return openLiveStore({ bundled: PACKS, imported: [importedIn(dataDir)], tell });
}

const clock: Clock = systemClock;
const random = (size: number): Uint8Array => randomBytes(size);

const openKeys = ({ dataDir, cluster }: Config) => openKeyStore({ dataDir, cluster, clock, random });

/** A key of the plan enterprise when the store has never held one; null otherwise. */
async function makeFirstKey(config: Config): Promise<string | null> {
  if (config.access === "open") return null;
  const store = await openKeys(config);
  try {
    const name = "first key";
    const anything = { origins: null, versions: null, note: null, expiresMs: null };
    const made = await store.createFirst({ name, plan: "enterprise", ...anything });
    return made?.text ?? null;
  } finally {
    await store.close();
  }
}

const version = (): string => {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8"));
  const found = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return found ? String(manifest.version) : "unknown";
};

async function serve({ config, warnings }: ServeOptions): Promise<Serving> {
  const log = createLog(config.logLevel);
  for (const warning of warnings) log.warn(warning);
  const tell = (problem: string): void => log.warn(problem);
  const texts = openTexts(config, tell);
  const { dataDir, access: mode, plansFile, cluster, keysGrace, storeTimeout } = config;
  const access = await createAccess({
    dataDir,
    cluster,
    graceMs: keysGrace * 1000,
    answerMs: storeTimeout,
    clock,
    random,
    mode,
    plansFile,
    tell,
  });
  const startSeconds = clock.now() / 1000 - process.uptime();
  const processFigures = () => {
    const { user, system } = process.cpuUsage();
    const cpuSeconds = (user + system) / 1e6;
    const residentBytes = process.memoryUsage.rss();
    return { version: version(), nodeVersion: process.version, residentBytes, cpuSeconds, startSeconds };
  };
  try {
    return await startServer({
      config,
      log,
      texts,
      site: readSite(),
      access,
      makeFirstKey: () => makeFirstKey(config),
      pause,
      processFigures,
    });
  } catch (error) {
    await access.close();
    throw error;
  }
}

await runCommandLine({
  argv: process.argv.slice(2),
  environment: withSecretFiles(process.env, (path) => readFileSync(path, "utf8")),
  folder: process.cwd(),
  cores: availableParallelism(),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  setExitStatus: (status) => {
    process.exitCode = status;
  },
  onStopSignal: (stop) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  },
  onRestartSignal: (restart) => process.on("SIGHUP", restart),
  now: clock.now,
  serve,
  openTexts: (config) => openTexts(config, (problem) => process.stderr.write(`${problem}\n`)).current,
  bundledCodes: () =>
    (existsSync(PACKS) ? readdirSync(PACKS) : [])
      .filter((name) => name.endsWith(PACK_EXTENSION))
      .map((name) => name.slice(0, -PACK_EXTENSION.length).toUpperCase()),
  unique: randomUUID(),
  showProgress: process.stderr.isTTY
    ? (line) => void process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`)
    : null,
  packFolders: ({ dataDir }) => [PACKS, importedIn(dataDir)],
  openKeyStore: openKeys,
  planNames: ({ plansFile }, tell) =>
    openPlans(plansFile, clock, tell)
      .current()
      .plans.map(({ name }) => name),
});
