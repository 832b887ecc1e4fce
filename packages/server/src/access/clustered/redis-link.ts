/**
 * The connection to Redis or Valkey. A command times out after `answerMs`. The first failure opens a
 * circuit breaker: commands then fail at once, until a background script has written a value. So a server
 * that answers a ping but refuses writes (out of memory, a replica, no password) counts as down. A
 * connection that gets no answer for ten seconds is replaced.
 */
import { createClient } from "@redis/client";
import type { Clock } from "../clock.ts";
import { redisScript, runScript } from "./redis-script.ts";
import { withTimeout } from "./timeout.ts";

const PROBE_MS = 250;
const SILENT_MS = 10_000;

/** A command and its arguments. */
type Words = readonly string[];

export interface RedisLink {
  /** @throws when it fails, does not answer within `answerMs`, or the breaker is open */
  readonly send: (words: Words) => Promise<unknown>;
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
}

/** Writes a value that expires. Like the limits' script, it is called by its hash. */
const PROBE = redisScript("return redis.call('SET', KEYS[1], '1', 'PX', 1000)");

const connectTo = (url: string, onError: (error: Error) => void) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // withTimeout limits the time instead. An abort signal for each command would cost far more.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: 1000, reconnectStrategy: () => 200, noDelay: true },
    // Maintenance notifications of one vendor's servers. To subscribe, the client looks the host up itself,
    // which fails for IPv6.
    maintNotifications: "disabled",
  });
  // Every later failure reaches a caller or a probe. Without an error listener the first would end the
  // process.
  client.on("error", onError);
  return client;
};

export interface RedisOptions {
  readonly url: string;
  /** The beginning of every name. */
  readonly namespace: string;
  readonly clock: Clock;
  readonly answerMs: number;
  /** Receives the error of each failed command, except where a working server refused it. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Default 2000. */
  readonly connectMs?: number | undefined;
}

/**
 * Connects within `connectMs`. @throws with the last known reason when that fails, or the server refuses
 * writes: a server needs its stores to start.
 */
export async function openRedis(options: RedisOptions): Promise<RedisLink> {
  const { url, namespace, clock, answerMs, connectMs = 2000 } = options;
  let lastError: Error | null = null;
  let client = connectTo(url, (error) => {
    lastError = error;
  });
  const attempt = (words: Words, ms = answerMs): Promise<unknown> =>
    withTimeout(client.sendCommand([...words]), ms);
  const write = (ms = answerMs): Promise<unknown> =>
    runScript((words) => attempt(words, ms), PROBE, ["1", `{${namespace}}:probe`]);
  try {
    const opened = client.connect().then(() => {
      lastError = null;
      return write(connectMs);
    });
    await withTimeout(opened, connectMs);
  } catch (error) {
    client.destroy();
    throw lastError ?? error;
  }
  let downMs: number | null = null;
  let probedMs = 0;

  const probe = async (): Promise<void> => {
    probedMs = clock.monotonic();
    try {
      await write();
      downMs = null;
    } catch {
      if (downMs !== null && clock.monotonic() - downMs > SILENT_MS && client.isReady) {
        client.destroy();
        client = connectTo(url, () => {});
        downMs = clock.monotonic();
        client.connect().catch(() => {});
      }
    }
  };

  const isDown = (): boolean => {
    if (downMs === null) return false;
    if (clock.monotonic() - probedMs >= PROBE_MS) void probe();
    return true;
  };

  return {
    isDown,
    async send(words) {
      if (isDown()) throw new Error("Redis is down");
      try {
        return await attempt(words);
      } catch (error) {
        if (isRefusal(error)) throw error;
        downMs ??= clock.monotonic();
        options.onError?.(error);
        throw error;
      }
    },
    close: async () => {
      client.destroy();
    },
  };
}

/** An error that a working server answered, such as NOSCRIPT. LOADING and the like count as failures. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:NOSCRIPT|ERR|WRONGTYPE)/.test(error.message) &&
  !REFUSED_ALL.test(error.message);

/**
 * Matches commands that the server does not have, and, before Redis 7, errors of commands inside a script,
 * which are part of the script's error.
 */
const REFUSED_ALL =
  /^ERR (?:unknown command|Error running script.*-(?:OOM|READONLY|MISCONF|NOREPLICAS|NOAUTH|NOPERM)\b)/s;
