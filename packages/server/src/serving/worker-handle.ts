/** The handle by which the first thread controls one worker thread. */

import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Health } from "../access/access.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./messages.ts";
import type { ThreadFigures } from "./metrics.ts";

/** Milliseconds after which a thread without an answer is skipped. */
const ANSWER_MS = 2000;

/** Milliseconds that a thread has to end by itself after its deadline. */
const END_MS = 1000;

export interface WorkerHandle {
  readonly url: string;
  readonly port: number;
  send(message: ToWorker): void;
  /** The last state that the thread reported. */
  health(): Health;
  /** Null when the thread does not answer in time. */
  figures(): Promise<ThreadFigures | null>;
  /**
   * Lets the thread finish its requests and ends it. Returns its last figures, or null when it was cut off.
   */
  close(deadlineMs: number): Promise<ThreadFigures | null>;
}

/** The source in a checkout, the compiled file in a release. */
const WORKER_FILE = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Starts a thread and waits until it listens. Rejects when it ends before that.
 * @param onDeath called when the thread ends unexpectedly later, with the reason if it is known
 */
export function startWorker(start: WorkerStart, onDeath: (why: unknown) => void): Promise<WorkerHandle> {
  const worker = new Worker(WORKER_FILE, { workerData: start });
  const answers = new Map<number, (figures: ThreadFigures) => void>();
  const state = { request: 0, closing: false, why: undefined as unknown };
  let last: ThreadFigures | null = null;
  let health: Health = {};
  const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
  const send = (message: ToWorker): void => worker.postMessage(message);

  async function figures(): Promise<ThreadFigures | null> {
    const request = state.request++;
    const answer = new Promise<ThreadFigures>((resolve) => answers.set(request, resolve));
    send({ kind: "figures", request: request });
    const found = await within(Promise.race([answer, ended.then(() => null)]), ANSWER_MS);
    answers.delete(request);
    return found ?? null;
  }

  async function close(deadlineMs: number): Promise<ThreadFigures | null> {
    state.closing = true;
    send({ kind: "close", deadlineMs });
    await within(ended, deadlineMs + END_MS);
    await worker.terminate();
    return last;
  }

  return new Promise((resolve, reject) => {
    let listens = false;
    worker.on("message", (message: FromWorker) => {
      if (message.kind === "closed") last = message.figures;
      else if (message.kind === "health") health = message.health;
      else if (message.kind === "figures") answers.get(message.question)?.(message.figures);
      else {
        listens = true;
        const { url, port } = message;
        resolve({ url, port, send: send, figures, close, health: () => health });
      }
    });
    worker.on("error", (error) => {
      state.why = error;
    });
    void ended.then(() => {
      if (!listens) reject(state.why ?? new Error("a worker thread ended before it listened"));
      else if (!state.closing) onDeath(state.why);
    });
  });
}

/** The value, or undefined when it takes longer. */
async function within<T>(value: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
