/** The whole service of one process: texts, access, the threads that answer, metrics, and the stop. */

import type { Health } from "../access/access.ts";
import type { SharedAccess } from "../access/create-access.ts";
import type { Config } from "../config/config.ts";
import { buildOfProgram } from "../places.ts";
import type { LiveStore } from "../text/live-store.ts";
import type { Log } from "./log.ts";
import type { ServedPacks } from "./messages.ts";
import type { Metrics, ProcessFigures, ThreadFigures } from "./metrics.ts";
import { type MetricsServer, serveMetrics } from "./metrics-server.ts";
import { watchParts, worstOf } from "./part-states.ts";
import { canSharePort, type Pool, startPool, tryToListen } from "./pool.ts";
import { startThread, textsState } from "./thread.ts";

/** Milliseconds from the stop signal until running requests are cut off. */
const DRAIN_MS = 8000;

/** Milliseconds between two checks of the pack folders and the stores. */
const CHECK_EVERY_MS = 1000;

/** The first key, which is made for a store that has never had one. */
export interface FirstKey {
  /** The text of a new key; null when none was made, since the output is no terminal. */
  readonly text: string | null;
  /** The plan of an operator's own key. */
  readonly plan: string;
}

export interface Serving {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  /** Null when the store has had a key before, or when no key is required. */
  readonly firstKey: FirstKey | null;
  /** Fails /readyz, stops listening, lets running requests finish and closes the stores. */
  close(): Promise<void>;
  /** Replaces the worker threads one by one; does nothing when the service has only one thread. */
  restart(): Promise<void>;
}

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  readonly texts: LiveStore;
  /** Paths of the site's files by name. */
  readonly site: ReadonlyMap<string, string>;
  readonly access: SharedAccess;
  /** Called when the service listens. If it failed before, nobody would see the key, and the store would not be empty. */
  readonly makeFirstKey: () => Promise<FirstKey | null>;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Figures of the process. */
  readonly processFigures: () => Pick<
    ProcessFigures,
    "version" | "nodeVersion" | "residentBytes" | "cpuSeconds" | "startSeconds"
  >;
}

/** One thread or several, as the rest of the service uses them. */
interface Threads extends Pick<Pool, "url" | "startDraining" | "close" | "restart" | "health"> {
  textsChanged(): void;
  figures(): Promise<readonly ThreadFigures[]>;
  ended(): Promise<Metrics>;
  readonly replaced: () => number;
  /** The number of threads that answer. */
  readonly workers: number;
}

async function startThreads({ config, log, texts, site, access }: ServerOptions): Promise<Threads> {
  const { port, workers } = config;
  const build = buildOfProgram();
  const sharesPort = workers === 1 || (await canSharePort(config.host));
  if (!sharesPort) log.warn("this platform does not let threads share a port: only one thread answers");
  if (workers > 1 && sharesPort) {
    // Try without sharing first, so that the port of another server is not shared by mistake.
    await tryToListen({ host: config.host, port });
    const served = (): ServedPacks => ({ packs: texts.packs, isWhole: texts.current.isWhole });
    const { shared } = access;
    const start = { config, port, build, site, shared, currentPlans: () => access.plans, ...served() };
    const pool = await startPool(workers, start, log);
    return { ...pool, workers, textsChanged: () => pool.setTexts(served()) };
  }
  const thread = await startThread({
    config,
    port,
    reusePort: false,
    build,
    texts: texts.current,
    site,
    access,
    log,
  });
  return {
    url: thread.url,
    textsChanged: () => thread.setTexts(texts.current),
    startDraining: thread.startDraining,
    close: thread.close,
    restart: async () => log.warn("one thread answers: there are no worker threads to replace"),
    figures: async () => [await thread.figures()],
    health: () => [],
    ended: async () => [],
    replaced: () => 0,
    workers: 1,
  };
}

async function startMetrics(options: ServerOptions, threads: Threads): Promise<MetricsServer | null> {
  const { config, texts, access } = options;
  if (config.metricsPort === null) return null;
  const { METRICS_TYPE, metricsText } = await import("./metrics.ts");
  const read = async (): Promise<string> =>
    metricsText({
      threads: await threads.figures(),
      ended: await threads.ended(),
      replacedThreads: threads.replaced(),
      stores: storesOf(access, threads),
      dataRevision: texts.current.dataRevision,
      editions: codesOf(texts),
      ...options.processFigures(),
    });
  return serveMetrics(config.metricsHost, config.metricsPort, { read, contentType: METRICS_TYPE });
}

/** The worst state of each store that any thread sees. With worker threads, the first thread counts no usage itself. */
const storesOf = (access: SharedAccess, threads: Threads): Health =>
  worstOf([access.health(), ...threads.health()]);

const codesOf = ({ current }: LiveStore): readonly string[] => current.editions.map(({ info }) => info.code);

function cannotListen(host: string, port: number | null, error: unknown, purpose = ""): never {
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const why = "code" in error ? String(error.code) : error.message;
  throw new Error(`cannot listen${purpose} on ${host}, port ${port}: ${why}`);
}

/** Starts the service. Rejects, with nothing left running, when a port cannot be opened. */
export async function startServer(options: ServerOptions): Promise<Serving> {
  const { config, log, texts, access } = options;
  const threads = await startThreads(options).catch((error: unknown) =>
    cannotListen(config.host, config.port, error),
  );
  let metrics: MetricsServer | null = null;
  try {
    metrics = await startMetrics(options, threads);
  } catch (error) {
    await threads.close(0);
    cannotListen(config.metricsHost, config.metricsPort, error, " for metrics");
  }
  const logPartChanges = watchParts(
    () => ({ ...storesOf(access, threads), texts: textsState(texts.current) }),
    log,
  );
  const following = setInterval(() => {
    const before = texts.current.dataRevision;
    if (texts.refresh()) threads.textsChanged();
    const { dataRevision } = texts.current;
    // If the revision is the same, only the folders became readable or unreadable. The part's state reports that.
    if (dataRevision !== before) log.info({ versions: codesOf(texts), dataRevision }, "texts changed");
    logPartChanges();
  }, CHECK_EVERY_MS).unref();
  const { url, workers } = threads;
  const { dataRevision } = texts.current;
  const reported = metrics === null ? {} : { metricsPort: metrics.port };
  log.info({ url, ...reported, workers, versions: codesOf(texts), dataRevision }, "listening");
  const stop = async (deadlineMs: number): Promise<void> => {
    clearInterval(following);
    await threads.close(deadlineMs);
    metrics?.close();
  };
  const firstKey = await options.makeFirstKey().catch(async (error: unknown) => {
    await stop(0);
    throw error;
  });
  return {
    url,
    firstKey,
    restart: () => threads.restart(DRAIN_MS),
    close: async () => {
      threads.startDraining();
      log.info("draining");
      if (config.drainDelayMs > 0) await options.pause(config.drainDelayMs);
      await stop(DRAIN_MS - config.drainDelayMs);
      await access.close();
      log.info("stopped");
    },
  };
}
