/** Composition root: puts texts, access and HTTP together, and hands the command line what it needs. */

import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Logger, pino } from "pino";
import type { Access } from "./access/access.ts";
import { type Clock, systemClock } from "./access/clock.ts";
import { createAccess, openKeyStore, openPlans } from "./access/create-access.ts";
import { runCommandLine } from "./cli/index.ts";
import type { ServeOptions, Serving } from "./cli/serve.ts";
import { type Config, withSecretFiles } from "./config.ts";
import { type App, type AppParts, createApp } from "./http/app.ts";
import type { PartState } from "./http/faults.ts";
import { type ListenOptions, listen, type Seen } from "./http/listen.ts";
import { type LiveStore, openLiveStore } from "./text/live-store.ts";
import { PACK_EXTENSION } from "./text/pack-format.ts";

/** Milliseconds that requests in flight have to finish when the process is told to stop. */
const DRAIN_MS = 8000;

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

/** Milliseconds between two looks at the folders of packs. */
const TEXTS_EVERY_MS = 1000;

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

/** The app over the texts as they are now: a request in flight keeps the texts that it began with. */
function followTexts(texts: LiveStore, makeApp: () => App, log: Logger): { app: App; stop: () => void } {
  let app = makeApp();
  const following = setInterval(() => {
    if (!texts.refresh()) return;
    app = makeApp();
    log.info({ versions: codesOf(texts), dataRevision: texts.current.dataRevision }, "texts changed");
  }, TEXTS_EVERY_MS).unref();
  const handle: App["handle"] = (incoming) => app.handle(incoming);
  return { app: { handle }, stop: () => clearInterval(following) };
}

const codesOf = ({ current }: LiveStore): readonly string[] => current.editions.map(({ info }) => info.code);

function openAccess(config: Config, tell: (problem: string) => void): Promise<Access> {
  const { dataDir, access: mode, plansFile, cluster, keysGrace, storeTimeout: answerMs } = config;
  const graceMs = keysGrace * 1000;
  return createAccess({ dataDir, cluster, graceMs, answerMs, clock, random, mode, plansFile, tell });
}

/** Listens; what was opened for it is closed again when the address cannot be had. */
async function listenOrClose(
  { host, port }: Config,
  options: Omit<ListenOptions, "host" | "port">,
  close: () => Promise<void>,
) {
  try {
    return await listen({ ...options, host, port });
  } catch (error) {
    await close();
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Error(`cannot listen on ${host}, port ${port}: ${why}`);
  }
}

async function serve({ config, warnings }: ServeOptions): Promise<Serving> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  for (const warning of warnings) log.warn(warning);
  const tell = (problem: string): void => log.warn(problem);
  const texts = openTexts(config, tell);
  const access = await openAccess(config, tell);
  const site = readSite();
  let state: PartState = "ok";
  const textsState = (): PartState => (texts.current.editions.length > 0 ? "ok" : "down");
  const parts = () => ({ process: state, texts: textsState(), ...access.health() });
  const newRequestId = (): string => randomUUID();
  const onFault: AppParts["onFault"] = (err, requestId, path) => log.error({ err, requestId, path }, "fault");
  const makeApp = (): App => createApp({ texts: texts.current, access, site, newRequestId, parts, onFault });
  const { app, stop } = followTexts(texts, makeApp, log);
  const close = async (): Promise<void> => {
    stop();
    await access.close();
  };
  const onAnswer = log.isLevelEnabled("debug") ? (seen: Seen) => log.debug(seen, "answered") : undefined;
  const dataRevision = (): string => texts.current.dataRevision;
  const listening = await listenOrClose(config, { app, dataRevision, newRequestId, onAnswer }, close);
  const { url } = listening;
  log.info({ url, versions: codesOf(texts), dataRevision: dataRevision() }, "listening");
  return {
    url,
    // Made only now: a key that nobody is shown must not fill the store.
    firstKey: await makeFirstKey(config),
    close: async () => {
      state = "draining";
      await listening.close(DRAIN_MS);
      await close();
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
