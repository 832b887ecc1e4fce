/** One thread that answers requests: texts and access in, a listening app out. Knows nothing of other threads. */

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Access } from "../access/access.ts";
import type { Config } from "../config.ts";
import { type App, createApp } from "../http/app.ts";
import type { PartState } from "../http/faults.ts";
import { type Listening, listen, type Seen } from "../http/listen.ts";
import { routes } from "../http/routes.ts";
import { type SiteFiles, siteRoutes } from "../http/site.ts";
import { versionOfProgram } from "../places.ts";
import type { TextStore } from "../text/edition.ts";
import { makeFindCaller } from "../trusted-proxies.ts";
import { type Log, requestLogger } from "./log.ts";
import { MCP_PATH, mountMcp } from "./mcp.ts";
import type { ThreadFigures } from "./metrics-text.ts";
import { countingAccess, countRequest, emptyTally, type Tally } from "./tally.ts";
import { startTracing, type Tracing } from "./tracing.ts";

export interface ThreadOptions {
  readonly config: Pick<
    Config,
    "host" | "logAddresses" | "mcp" | "metricsPort" | "tracing" | "trustedProxies"
  >;
  readonly port: number;
  readonly reusePort: boolean;
  readonly texts: TextStore;
  /** Paths of the site's files by name; may be empty. */
  readonly site: ReadonlyMap<string, string>;
  readonly access: Access;
  readonly log: Log;
}

export interface ServingThread {
  readonly url: string;
  readonly port: number;
  /** Requests from now on are answered from these texts; those in flight keep theirs. */
  setTexts(texts: TextStore): void;
  /** /readyz fails and callers are asked to connect anew; requests are still answered. */
  startDraining(): void;
  /** Stops listening; resolves when requests in flight are answered, at the latest after the deadline. */
  close(deadlineMs: number): Promise<void>;
  figures(): ThreadFigures;
}

/** Milliseconds between two looks at the event loop. */
const DELAY_EVERY_MS = 20;

const ROUTES: ReadonlySet<string> = new Set([...routes.map(({ path }) => path), MCP_PATH]);

/** Milliseconds for sending the last spans: at most, and in any case even after the deadline of requests. */
const FLUSH_MS = { most: 2000, least: 500 };

/** What is to be told of requests; undefined when nobody asks, so that nothing is measured. */
function observer({ config, log }: ThreadOptions, tally: Tally, tracing: Tracing | null) {
  const told: ((seen: Seen) => void)[] = [];
  if (config.metricsPort !== null) told.push((seen) => countRequest(tally, seen, ROUTES));
  if (log.isLevelEnabled("debug")) told.push(requestLogger(log, config.logAddresses));
  if (tracing !== null) told.push(tracing.record);
  if (told.length < 2) return told[0];
  return (seen: Seen): void => {
    for (const tell of told) tell(seen);
  };
}

/** A file is read once, when it is first asked for. */
function readWhenAsked(paths: ReadonlyMap<string, string>): SiteFiles {
  const reader = (path: string) => {
    let bytes: Uint8Array | undefined;
    return (): Uint8Array => {
      bytes ??= readFileSync(path);
      return bytes;
    };
  };
  return new Map([...paths].map(([name, path]) => [name, reader(path)]));
}

/** Null when the environment asks for no spans. */
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

/** Degraded where a pack that lies there may not be served, such as one that was damaged or cannot be read. */
export function textsState({ editions, isWhole }: TextStore): PartState {
  if (editions.length === 0) return "down";
  return isWhole ? "ok" : "degraded";
}

/** Starts answering. Rejects when the address can't be had. */
export async function startThread(options: ThreadOptions): Promise<ServingThread> {
  const { config, log } = options;
  const tally = emptyTally();
  const delay = monitorEventLoopDelay({ resolution: DELAY_EVERY_MS });
  if (config.metricsPort !== null) delay.enable();
  const access = config.metricsPort === null ? options.access : countingAccess(options.access, tally);
  let state: PartState = "ok";
  let { texts } = options;
  const site = readWhenAsked(options.site);
  const onFault = (err: unknown, requestId: string, path: string): void =>
    log.error({ err, requestId, path }, "fault");
  const appOf = (current: TextStore): App =>
    createApp({
      texts: current,
      access,
      site,
      newRequestId: randomUUID,
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
    mount: config.mcp === null ? undefined : await mountMcp({ ...common, ...config.mcp, onFault }),
    host: config.host,
    port: options.port,
    reusePort: options.reusePort,
    findCaller: makeFindCaller(config.trustedProxies),
    onAnswer: observer(options, tally, tracing),
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
      listening.turnAway();
    },
    // Not draining by that alone: a thread that others replace leaves a service that goes on.
    close: async (deadlineMs) => {
      const startMs = performance.now();
      await listening.close(deadlineMs);
      const leftMs = deadlineMs - (performance.now() - startMs);
      await tracing?.close(Math.max(FLUSH_MS.least, Math.min(FLUSH_MS.most, leftMs)));
      delay.disable();
    },
    figures: () => ({
      tally: { ...tally, fallbacks: access.fallbacks() },
      delayMeanSeconds: delaySeconds(delay.mean),
      delayP99Seconds: delaySeconds(delay.percentile(99)),
      delayMaxSeconds: delaySeconds(delay.max),
    }),
  };
}

/** What the monitor saw, in nanoseconds, holds the interval at which it looks. */
function delaySeconds(seenNs: number): number {
  const seconds = seenNs / 1e9 - DELAY_EVERY_MS / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
