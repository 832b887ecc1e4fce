/** Composition root: puts texts, access and HTTP together, and hands the command line what it needs. */

import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { type Clock, systemClock } from "./access/clock.ts";
import { createAccess, openKeyStore, openPlans } from "./access/create-access.ts";
import { runCommandLine } from "./cli/index.ts";
import type { ServeOptions, Serving } from "./cli/serve.ts";
import { type Config, withSecretFiles } from "./config.ts";
import { createApp } from "./http/app.ts";
import type { PartState } from "./http/faults.ts";
import { listen } from "./http/listen.ts";
import type { TextStore } from "./text/edition.ts";
import { PACK_EXTENSION } from "./text/pack-format.ts";
import { openStore } from "./text/store.ts";

/** Milliseconds that requests in flight have to finish when the process is told to stop. */
const DRAIN_MS = 8000;

/** The packs of the bundled texts stand with the build, not in the data directory. */
const PACKS = join(import.meta.dirname, "..", "packs");

function openTexts(): TextStore {
  if (!existsSync(PACKS)) throw new Error("the text packs are not built: run npm start once in the project");
  return openStore(PACKS);
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

async function serve({ config, warnings }: ServeOptions): Promise<Serving> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  for (const warning of warnings) log.warn(warning);
  const texts = openTexts();
  const { dataDir, access: mode, plansFile, cluster } = config;
  const tell = (problem: string): void => log.warn(problem);
  const access = await createAccess({ dataDir, cluster, clock, random, mode, plansFile, tell });
  const firstKey = await makeFirstKey(config);
  let state: PartState = "ok";
  const app = createApp({
    texts,
    access,
    newRequestId: randomUUID,
    parts: () => ({ process: state, texts: texts.editions.length > 0 ? "ok" : "down", ...access.health() }),
    onFault: (error, requestId, path) => log.error({ err: error, requestId, path }, "fault"),
  });
  const listening = await listen({
    app,
    host: config.host,
    port: config.port,
    dataRevision: texts.dataRevision,
    newRequestId: randomUUID,
    onAnswer: log.isLevelEnabled("debug") ? (seen) => log.debug(seen, "answered") : undefined,
  });
  const versions = texts.editions.map(({ info }) => info.code);
  log.info({ url: listening.url, versions, dataRevision: texts.dataRevision }, "listening");
  return {
    url: listening.url,
    firstKey,
    close: async () => {
      state = "draining";
      await listening.close(DRAIN_MS);
      await access.close();
      log.info("stopped");
    },
  };
}

await runCommandLine({
  argv: process.argv.slice(2),
  environment: withSecretFiles(process.env, (path) => readFileSync(path, "utf8")),
  folder: process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  setExitStatus: (status) => {
    process.exitCode = status;
  },
  onStopSignal: (stop) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
  },
  now: clock.now,
  serve,
  openTexts,
  bundledCodes: () =>
    (existsSync(PACKS) ? readdirSync(PACKS) : [])
      .filter((name) => name.endsWith(PACK_EXTENSION))
      .map((name) => name.slice(0, -PACK_EXTENSION.length).toUpperCase()),
  unique: randomUUID(),
  showProgress: process.stderr.isTTY
    ? (line) => void process.stderr.write(`\r\u001b[K${line.slice(0, process.stderr.columns - 1)}`)
    : null,
  packFolders: ({ dataDir }) => [PACKS, join(dataDir, "texts")],
  openKeyStore: openKeys,
  planNames: ({ plansFile }, tell) =>
    openPlans(plansFile, clock, tell)
      .current()
      .plans.map(({ name }) => name),
});
