/**
 * Worker threads that share one port, the texts and the counters. They are started one by one. A restart
 * replaces them one by one: each new thread listens before an old one stops. A thread that dies is replaced.
 */

import { createServer } from "node:net";
import type { Health } from "../access/access.ts";
import type { Log } from "./log.ts";
import type { ServedPacks, WorkerStart } from "./messages.ts";
import type { Metrics, ThreadFigures } from "./metrics.ts";
import { startWorker, type WorkerHandle } from "./worker-handle.ts";

/** Milliseconds before the first retry; doubled each time up to the longest. */
const RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

export interface Pool {
  readonly url: string;
  readonly port: number;
  setTexts(texts: ServedPacks): void;
  startDraining(): void;
  close(deadlineMs: number): Promise<void>;
  /** Replaces every thread, one by one. */
  restart(deadlineMs: number): Promise<void>;
  figures(): Promise<readonly ThreadFigures[]>;
  /** Figures of each thread. */
  health(): readonly Health[];
  /** The sum of the counts of threads that were stopped on purpose. */
  ended(): Promise<Metrics>;
  /** How many threads died and were replaced. */
  readonly replaced: () => number;
}

/** Listens for a moment. Rejects when the address cannot be opened. */
export function tryToListen(options: { host: string; port: number; reusePort?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(options, () => probe.close(() => resolve()));
  });
}

/** Whether this platform lets several listeners share a port. */
export const canSharePort = (host: string): Promise<boolean> =>
  tryToListen({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  );

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Retries with growing pauses until the thread runs or is no longer needed. */
export async function tryUntilStarted(
  start: () => Promise<void>,
  isOver: () => boolean,
  log: Pick<Log, "error">,
  wait = pause,
): Promise<void> {
  for (let waitMs = RETRY_MS; !isOver(); waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS)) {
    try {
      return await start();
    } catch (error) {
      log.error({ err: error }, "a worker thread could not be started");
      await wait(waitMs);
    }
  }
}

async function addEnded(earlier: Promise<Metrics>, last: Metrics): Promise<Metrics> {
  const { addMetrics } = await import("./metrics.ts");
  return addMetrics(await earlier, last);
}

/** The data with which every thread starts; the current plans are looked up when one starts. */
export interface PoolStart extends Omit<WorkerStart, "plans"> {
  readonly currentPlans: () => WorkerStart["plans"];
}

/** Starts `count` threads. Rejects, with none running, when one of them cannot start. */
export async function startPool(
  count: number,
  { currentPlans, ...start }: PoolStart,
  log: Log,
): Promise<Pool> {
  const handles = new Set<WorkerHandle>();
  let ended: Promise<Metrics> = Promise.resolve([]);
  const first: ServedPacks = { packs: start.packs, isWhole: start.isWhole };
  const state = { texts: first, url: "", port: start.port, draining: false, closing: false, replaced: 0 };

  async function add(): Promise<WorkerHandle> {
    const holder: { handle?: WorkerHandle } = {};
    const { texts } = state;
    const from = { ...start, ...texts, port: state.port, plans: currentPlans() };
    const handle = await startWorker(from, (why) => {
      if (holder.handle !== undefined) handles.delete(holder.handle);
      log.error({ err: why }, "a worker thread died; another replaces it");
      state.replaced++;
      void tryUntilStarted(addUnlessClosing, () => state.closing, log);
    });
    holder.handle = handle;
    handles.add(handle);
    // The texts changed while the thread started.
    if (state.texts !== texts) handle.send({ kind: "texts", texts: state.texts });
    if (state.draining) handle.send({ kind: "drain" });
    return handle;
  }

  async function addUnlessClosing(): Promise<void> {
    const handle = await add();
    if (state.closing) await end(handle, 0);
  }

  async function end(handle: WorkerHandle, deadlineMs: number): Promise<void> {
    handles.delete(handle);
    const figures = await handle.close(deadlineMs);
    if (figures !== null && figures.metrics.length > 0) ended = addEnded(ended, figures.metrics);
  }

  const closeAll = async (deadlineMs: number): Promise<void> => {
    state.closing = true;
    await Promise.all([...handles].map((handle) => end(handle, deadlineMs)));
  };

  /** An old thread stops only after a new one has started. If none can be started, the old ones continue. */
  async function restart(deadlineMs: number): Promise<void> {
    try {
      for (const old of [...handles]) {
        if (state.draining || state.closing) return;
        await addUnlessClosing();
        if (handles.has(old)) await end(old, deadlineMs);
      }
      log.info("worker threads replaced");
    } catch (error) {
      log.error({ err: error }, "a worker thread could not be started: the running ones continue");
    }
  }

  try {
    for (let started = 0; started < count; started++) {
      const { url, port } = await add();
      Object.assign(state, { url, port });
    }
  } catch (error) {
    await closeAll(0);
    throw error;
  }
  let restarting: Promise<void> = Promise.resolve();
  return {
    url: state.url,
    port: state.port,
    setTexts: (now) => {
      state.texts = now;
      for (const handle of handles) handle.send({ kind: "texts", texts: now });
    },
    startDraining: () => {
      state.draining = true;
      for (const handle of handles) handle.send({ kind: "drain" });
    },
    close: closeAll,
    restart: (deadlineMs) => {
      restarting = restarting.then(() => restart(deadlineMs));
      return restarting;
    },
    figures: async () =>
      (await Promise.all([...handles].map((handle) => handle.figures()))).filter((found) => found !== null),
    health: () => [...handles].map((handle) => handle.health()),
    ended: () => ended,
    replaced: () => state.replaced,
  };
}
