/**
 * One thread that answers requests, from texts and access to a listening app. It does not know other
 * threads.
 */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Access } from "../access/access.ts";
import type { Config } from "../config/config.ts";
import { makeFindCaller } from "../config/trusted-proxies.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";
import { type App, createApp } from "../http/app.ts";
import { createLedger } from "../http/ledger.ts";
import { type Listening, listen } from "../http/listen.ts";
import { routes } from "../http/routes.ts";
import { type SiteFiles, siteRoutes } from "../http/site.ts";
import { versionOfProgram } from "../places.ts";
import type { TextStore } from "../text/edition.ts";
import type { PartState } from "../wire/fault-errors.ts";
import { type Log, requestLogger } from "./log.ts";
import { MCP_PATH, mountMcp } from "./mcp-mount.ts";
import type { ThreadFigures, ThreadMetrics } from "./metrics.ts";
import { startTracing, type Tracing } from "./tracing.ts";

export interface ThreadOptions {
  readonly config: Pick<
    Config,
    "host" | "logAddresses" | "mcp" | "metricsPort" | "tracing" | "trustedProxies"
  >;
  readonly port: number;
  readonly reusePort: boolean;
  /** Identifies the program, from `buildOfProgram`. */
  readonly build: string;
  readonly texts: TextStore;
  /** Paths of the site's files by name; may be empty. */
  readonly site: ReadonlyMap<string, string>;
  readonly access: Access;
  readonly log: Log;
}

export interface ServingThread {
  readonly url: string;
  readonly port: number;
  /** New requests are answered from these texts; running ones keep theirs. */
  setTexts(texts: TextStore): void;
  /** Fails /readyz and asks clients to reconnect; requests are still answered. */
  startDraining(): void;
  /** Stops listening; resolves when running requests are answered, at the latest after the deadline. */
  close(deadlineMs: number): Promise<void>;
  figures(): Promise<ThreadFigures>;
}

/** Milliseconds between two samples of the event loop. */
const SAMPLE_EVERY_MS = 20;

const ROUTES: ReadonlySet<string> = new Set([...routes.map(({ path }) => path), MCP_PATH]);

/** Milliseconds for sending the last spans, even after the deadline of requests. */
const FLUSH_MS = { max: 2000, min: 500 };

/** The function that is called with each answered request. Undefined if nobody needs it: then nothing is measured. */
function observer({ config, log }: ThreadOptions, metrics: ThreadMetrics | null, tracing: Tracing | null) {
  const observers: ((answered: AnsweredRequest) => void)[] = [];
  if (metrics !== null) observers.push(metrics.countRequest);
  if (log.isLevelEnabled("debug")) observers.push(requestLogger(log, config.logAddresses));
  if (tracing !== null) observers.push(tracing.record);
  if (observers.length < 2) return observers[0];
  return (answered: AnsweredRequest): void => {
    for (const observe of observers) observe(answered);
  };
}

/** Null if metrics are off. */
async function metricsOf({ config, access }: ThreadOptions): Promise<ThreadMetrics | null> {
  if (config.metricsPort === null) return null;
  const { createThreadMetrics } = await import("./metrics.ts");
  return createThreadMetrics(ROUTES, () => access.fallbacks());
}

/** Readers of the files. Each file is read once, at its first request. */
function readOnce(paths: ReadonlyMap<string, string>): SiteFiles {
  const reader = (path: string) => {
    let bytes: Uint8Array | undefined;
    return (): Uint8Array => {
      bytes ??= readFileSync(path);
      return bytes;
    };
  };
  return new Map([...paths].map(([name, path]) => [name, reader(path)]));
}

/** Null when the environment does not ask for spans. */
function tracingOf(
  { config, log }: ThreadOptions,
  site: SiteFiles,
  port: () => number,
): Promise<Tracing> | null {
  if (config.tracing === null) return null;
  return startTracing({
    settings: config.tracing,
    log,
    version: versionOfProgram(),
    routes: new Set([...ROUTES, ...siteRoutes(site).map(({ path }) => path)]),
    listensOn: () => ({ host: config.host, port: port() }),
  });
}

/** Degraded when a pack in the folders cannot be served, such as a damaged or unreadable one. */
export function textsState({ editions, isWhole }: TextStore): PartState {
  if (editions.length === 0) return "down";
  return isWhole ? "ok" : "degraded";
}

/** Starts answering. Rejects when the address cannot be opened. */
export async function startThread(options: ThreadOptions): Promise<ServingThread> {
  const { config, log, build } = options;
  const metrics = await metricsOf(options);
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_EVERY_MS });
  if (metrics !== null) delay.enable();
  const access = metrics === null ? options.access : metrics.counting(options.access);
  let state: PartState = "ok";
  let { texts } = options;
  const site = readOnce(options.site);
  const ledger = createLedger();
  const onFault = (err: unknown, requestId: string, path: string): void =>
    log.error({ err, requestId, path }, "fault");
  const appOf = (current: TextStore): App =>
    createApp({
      texts: current,
      access,
      site,
      ledger,
      build,
      newRequestId: randomUUID,
      now: Date.now,
      parts: () => ({
        process: state,
        texts: textsState(current),
        ...access.health(),
      }),
      onFault,
    });
  let app = appOf(texts);
  const current: App = { handle: (incoming) => app.handle(incoming) };
  const dataRevision = (): string => texts.dataRevision;
  const common = { app: current, dataRevision, newRequestId: randomUUID };
  const tracing = await tracingOf(options, site, () => listening.port);
  const listening: Listening = await listen({
    ...common,
    ledger,
    mount: config.mcp === null ? undefined : await mountMcp({ ...common, ...config.mcp, onFault }),
    host: config.host,
    port: options.port,
    reusePort: options.reusePort,
    findCaller: makeFindCaller(config.trustedProxies),
    onAnswer: observer(options, metrics, tracing),
  });
  return {
    url: listening.url,
    port: listening.port,
    setTexts: (now) => {
      texts = now;
      app = appOf(now);
    },
    startDraining: () => {
      state = "draining";
      listening.askToReconnect();
    },
    // Closing does not fail /readyz by itself: when a thread is replaced, the service continues.
    close: async (deadlineMs) => {
      const startMs = performance.now();
      await listening.close(deadlineMs);
      const remainingMs = deadlineMs - (performance.now() - startMs);
      await tracing?.close(Math.max(FLUSH_MS.min, Math.min(FLUSH_MS.max, remainingMs)));
      delay.disable();
    },
    figures: async () => ({
      metrics: metrics === null ? [] : await metrics.read(),
      delayMeanSeconds: delaySeconds(delay.mean),
      delayP99Seconds: delaySeconds(delay.percentile(99)),
      delayMaxSeconds: delaySeconds(delay.max),
    }),
  };
}

/** The monitor's delays, in nanoseconds, include its sampling interval. */
function delaySeconds(delayNs: number): number {
  const seconds = delayNs / 1e9 - SAMPLE_EVERY_MS / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
