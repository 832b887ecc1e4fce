/** The whole service of one process: texts, access, the threads that answer, metrics, and its end. */

import type { Health } from "../access/access.ts";
import type { SharedAccess } from "../access/create-access.ts";
import type { FirstKey, Serving } from "../cli/command-line.ts";
import type { Config } from "../config.ts";
import type { LiveStore } from "../text/live-store.ts";
import type { Log } from "./log.ts";
import type { ServedPacks } from "./messages.ts";
import { type MetricsServer, serveMetrics } from "./metrics-server.ts";
import { metricsText, type ProcessFigures, type ThreadFigures } from "./metrics-text.ts";
import { makePartWatch, worstOf } from "./part-states.ts";
import { canSharePort, type Pool, startPool, tryToListen } from "./pool.ts";
import { emptyTally, type Tally } from "./tally.ts";
import { startThread, textsState } from "./thread.ts";

/** Milliseconds from the signal to stop until requests in flight are cut. */
const DRAIN_MS = 8000;

/** Milliseconds between two looks at the folders of packs, and at whether the stores answer. */
const LOOK_EVERY_MS = 1000;

export interface ServerOptions {
  readonly config: Config;
  readonly log: Log;
  readonly texts: LiveStore;
  /** Paths of the site's files by name. */
  readonly site: ReadonlyMap<string, string>;
  readonly access: SharedAccess;
  /** Called only when the service listens: a key that nobody is shown must not fill the store. */
  readonly makeFirstKey: () => Promise<FirstKey | null>;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Of the process that runs it. */
  readonly processFigures: () => Pick<
    ProcessFigures,
    "version" | "nodeVersion" | "residentBytes" | "cpuSeconds" | "startSeconds"
  >;
}

/** One thread or several: what the rest of the service needs of them. */
interface Threads extends Pick<Pool, "url" | "startDraining" | "close" | "restart" | "health"> {
  textsChanged(): void;
  figures(): Promise<readonly ThreadFigures[]>;
  readonly ended: Tally;
  readonly replaced: () => number;
  /** How many answer. */
  readonly workers: number;
}

async function startThreads({ config, log, texts, site, access }: ServerOptions): Promise<Threads> {
  const { port, workers } = config;
  const sharesPort = workers === 1 || (await canSharePort(config.host));
  if (!sharesPort) log.warn("this platform does not let threads share a port: one thread answers");
  if (workers > 1 && sharesPort) {
    // Not as the threads do, which would share the port with those of another server.
    await tryToListen({ host: config.host, port });
    const served = (): ServedPacks => ({ packs: texts.packs, isWhole: texts.current.isWhole });
    const { shared } = access;
    const start = { config, port, site, shared, plansNow: () => access.plans, ...served() };
    const pool = await startPool(workers, start, log);
    return { ...pool, workers, textsChanged: () => pool.setTexts(served()) };
  }
  const thread = await startThread({
    config,
    port,
    reusePort: false,
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
    figures: async () => [thread.figures()],
    health: () => [],
    ended: emptyTally(),
    replaced: () => 0,
    workers: 1,
  };
}

function startMetrics(options: ServerOptions, threads: Threads): Promise<MetricsServer> | null {
  const { config, texts, access } = options;
  if (config.metricsPort === null) return null;
  const read = async (): Promise<string> =>
    metricsText({
      threads: await threads.figures(),
      ended: threads.ended,
      replacedThreads: threads.replaced(),
      stores: storesOf(access, threads),
      dataRevision: texts.current.dataRevision,
      editions: codesOf(texts),
      ...options.processFigures(),
    });
  return serveMetrics(config.metricsHost, config.metricsPort, read);
}

/** The first thread writes no usage where others answer; they write by themselves. */
const storesOf = (access: SharedAccess, threads: Threads): Health =>
  worstOf([access.health(), ...threads.health()]);

const codesOf = ({ current }: LiveStore): readonly string[] => current.editions.map(({ info }) => info.code);

function cannotListen(host: string, port: number | null, error: unknown, what = ""): never {
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const why = "code" in error ? String(error.code) : error.message;
  throw new Error(`cannot listen${what} on ${host}, port ${port}: ${why}`);
}

/** Starts the service. Rejects, with nothing left running, when a port can't be had. */
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
  const watchParts = makePartWatch(
    () => ({ ...storesOf(access, threads), texts: textsState(texts.current) }),
    log,
  );
  const following = setInterval(() => {
    const before = texts.current.dataRevision;
    if (texts.refresh()) threads.textsChanged();
    const { dataRevision } = texts.current;
    // Otherwise it is only that the folders can be read no more, or can again: the part tells of that.
    if (dataRevision !== before) log.info({ versions: codesOf(texts), dataRevision }, "texts changed");
    watchParts();
  }, LOOK_EVERY_MS).unref();
  const { url, workers } = threads;
  const { dataRevision } = texts.current;
  const told = metrics === null ? {} : { metricsPort: metrics.port };
  log.info({ url, ...told, workers, versions: codesOf(texts), dataRevision }, "listening");
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
