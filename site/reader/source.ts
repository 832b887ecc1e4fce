/**
 * Sources of verses. With a key or open access: any verses of any version. Otherwise: whole chapters from the
 * sandbox.
 */

import { type Client, createClient, isLecternError, settle, type Usage, type Version } from "@lectern/client";
import { type Interval, osisOfInterval } from "@lectern/scripture";
import { endOfChapter, type Step, startOfChapter } from "./chunks.ts";
import { keepingFetch } from "./offline.ts";
import { includeWords, sandboxQuery, type Verse, verseOf, versesOf } from "./verse.ts";

/** What the caller may do. `open`: the server needs no key. */
export interface Account {
  readonly kind: "key" | "open" | "sandbox";
  readonly usage: Usage | null;
  /** Why a key was refused. */
  readonly problem?: string;
}

/** Called while a request waits for its turn, with the seconds left, then 0. */
export type OnWait = (seconds: number) => void;

export interface Source {
  readonly client: Client;
  /** The size of one `read`. */
  readonly step: Step;
  readonly account: Account;
  /** The verses of some runs by ordinal. @throws LecternError, or the reason of the signal */
  read(runs: readonly Interval[], version: string, on: ReadOptions): Promise<ReadonlyMap<number, Verse>>;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  readonly onWait: OnWait;
}

/** Maximum number of verses of one request, so that the first ones arrive early. */
const STEP = 150;

/** Requests to the sandbox in five seconds: fewer than it allows, since others use it too. */
const SANDBOX_SHARE = 6;
const SANDBOX_WINDOW_MS = 5000;

/** The longest wait for a turn; a longer one is shown as an error. */
const LONGEST_WAIT_S = 60;

const clientWith = (key: string | null): Client =>
  createClient({
    baseUrl: location.origin,
    fetch: keepingFetch,
    ...(key !== null && { key }),
    retry: { attempts: 2, maxWaitMs: 900 },
  });

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = window.setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}

/** Waits, and reports the seconds left. */
async function waitFor(seconds: number, { signal, onWait }: ReadOptions): Promise<void> {
  for (let left = seconds; left > 0; left--) {
    onWait(left);
    await pause(1000, signal);
  }
  onWait(0);
}

/** Sends a request, and repeats it after a 429. */
async function withRetries<T>(ask: () => Promise<T>, options: ReadOptions): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      options.signal.throwIfAborted();
      const seconds = isLecternError(error) && error.code === "rate_limited" ? error.retryAfterSeconds : null;
      if (seconds === null || seconds > LONGEST_WAIT_S) throw error;
      await waitFor(Math.max(1, seconds), options);
    }
  }
}

function passageReader(client: Client): Source["read"] {
  return async (runs, version, options) => {
    const [only, second] = runs;
    const parameters =
      only !== undefined && second === undefined
        ? { start_index: only.first, end_index: only.last }
        : { reference: runs.map(osisOfInterval).join(",") };
    const query = { ...parameters, version, include: includeWords() };
    const { data } = await withRetries(() => client.passage(query, { signal: options.signal }), options);
    return new Map(data.map((item) => [item.verse_index, verseOf(item.verse_index, item)]));
  };
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Chapters of the sandbox. Each is requested once, at a rate that leaves room for other readers. */
function sandboxReader(client: Client): Source["read"] {
  const chapters = new Map<number, Promise<readonly Verse[]>>();
  let startsMs: number[] = [];
  const takeTurn = async ({ signal }: ReadOptions): Promise<void> => {
    const now = performance.now();
    startsMs = startsMs.filter((startedMs) => startedMs > now - SANDBOX_WINDOW_MS);
    const oldest = startsMs.length < SANDBOX_SHARE ? undefined : startsMs[startsMs.length - SANDBOX_SHARE];
    if (oldest !== undefined) await pause(oldest + SANDBOX_WINDOW_MS - now, signal);
    startsMs.push(performance.now());
  };
  const ask = async (start: number, options: ReadOptions): Promise<readonly Verse[]> => {
    await takeTurn(options);
    const query = sandboxQuery(start);
    const { data } = await withRetries(() => client.sandbox(query, { signal: options.signal }), options);
    return versesOf(start, data);
  };
  const chapterOf = async (start: number, options: ReadOptions): Promise<readonly Verse[]> => {
    for (;;) {
      const known = chapters.get(start);
      const asked = known ?? ask(start, options);
      chapters.set(start, asked);
      try {
        return await asked;
      } catch (error) {
        if (chapters.get(start) === asked) chapters.delete(start);
        options.signal.throwIfAborted();
        // The first request may have been aborted because the reader moved on; then it is sent again.
        if (known === undefined || !isAbort(error)) throw error;
      }
    }
  };
  return async (runs, _version, options) => {
    const found = new Map<number, Verse>();
    for (const { first, last } of runs) {
      for (let at = startOfChapter(first); at <= last; at = endOfChapter(at) + 1) {
        for (const verse of await chapterOf(at, options)) {
          if (verse.ordinal >= first && verse.ordinal <= last) found.set(verse.ordinal, verse);
        }
        options.signal.throwIfAborted();
      }
    }
    return found;
  };
}

function sandboxSource(client: Client, problem?: string): Source {
  const account: Account = { kind: "sandbox", usage: null, ...(problem !== undefined && { problem }) };
  return { client, account, step: "chapter", read: sandboxReader(client) };
}

/**
 * The source until `openSource` has answered: with a key the API, otherwise the sandbox. So text can be loaded before that.
 */
export function firstSource(key: string | null): Source {
  const client = clientWith(key);
  if (key === null) return sandboxSource(client);
  return { client, account: { kind: "key", usage: null }, step: STEP, read: passageReader(client) };
}

/** Whether the server certainly needs keys: one with open access has no key store. */
async function asksForKeys(client: Client): Promise<boolean> {
  const ready = await settle(client.readyz());
  return ready.ok && ready.value.parts.keys !== undefined;
}

/**
 * Asks what the caller may do, with a key or without. An invalid key gives the sandbox. Without a key, no request is
 * sent if its answer is known to be 401, since the browser would report that as an error of the page.
 */
export async function openSource(key: string | null): Promise<Source> {
  const client = clientWith(key);
  if (key === null && (await asksForKeys(client))) return sandboxSource(client);
  const found = await settle(client.usage());
  // Without a connection the key counts as valid.
  if (!found.ok && key !== null && found.error.code === "network_failed") return firstSource(key);
  if (!found.ok) return sandboxSource(client, found.error.message);
  const usage = found.value;
  const account: Account = { kind: usage.plan === "open" ? "open" : "key", usage };
  return { client, account, step: Math.min(STEP, usage.max_verse_units), read: passageReader(client) };
}

/** The versions that the server has; empty if it cannot be reached. */
export async function readVersions(): Promise<readonly Version[]> {
  const found = await settle(clientWith(null).versions());
  return found.ok ? found.value.data : [];
}
