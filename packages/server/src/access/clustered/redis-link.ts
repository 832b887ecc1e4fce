/**
 * The connection to Redis or Valkey. Nothing waits for it longer than it is told to. The first failure opens the
 * breaker: until a script in the background has written, as requests need it, whoever asks is told at once that it is
 * down. A server that answers a ping and refuses writes (no memory left, a replica, no password) is down.
 * A connection that stays silent for ten seconds is thrown away for a new one.
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
  /** @throws when it fails, does not answer in `answerMs`, or the breaker is open */
  readonly send: (words: Words) => Promise<unknown>;
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
}

/** A write that ends by itself, by a script that is called as the limits' own is. */
const PROBE = redisScript("return redis.call('SET', KEYS[1], '1', 'PX', 1000)");

const connectTo = (url: string, hear: (error: Error) => void) => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // withTimeout watches instead, at a fraction of the cost of a signal for each command.
    commandOptions: { timeout: 0 },
    socket: { connectTimeout: 1000, reconnectStrategy: () => 200, noDelay: true },
    // Notices of one vendor's servers. To ask for them the client looks the host up itself, which fails for IPv6.
    maintNotifications: "disabled",
  });
  // Every later failure reaches a caller or a probe; without a listener the first would end the process.
  client.on("error", hear);
  return client;
};

export interface RedisOptions {
  readonly url: string;
  /** The beginning of every name. */
  readonly namespace: string;
  readonly clock: Clock;
  readonly answerMs: number;
  /** Told of each command that failed, but for a refusal of a working server. */
  readonly hear?: ((error: unknown) => void) | undefined;
  /** Default 2000. */
  readonly connectMs?: number | undefined;
}

/**
 * Connects within the time. @throws when that fails, or the server takes no writes, with the last reason that it was
 * told: a server that starts needs its stores.
 */
export async function openRedis(options: RedisOptions): Promise<RedisLink> {
  const { url, namespace, clock, answerMs, connectMs = 2000 } = options;
  let told: Error | null = null;
  let client = connectTo(url, (error) => {
    told = error;
  });
  const attempt = (words: Words, ms = answerMs): Promise<unknown> =>
    withTimeout(client.sendCommand([...words]), ms);
  const write = (ms = answerMs): Promise<unknown> =>
    runScript((words) => attempt(words, ms), PROBE, ["1", `{${namespace}}:probe`]);
  try {
    const opened = client.connect().then(() => {
      told = null;
      return write(connectMs);
    });
    await withTimeout(opened, connectMs);
  } catch (error) {
    client.destroy();
    throw told ?? error;
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
        options.hear?.(error);
        throw error;
      }
    },
    close: async () => {
      client.destroy();
    },
  };
}

/** An error that a working server answered, such as NOSCRIPT; LOADING and the like are failures. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:NOSCRIPT|ERR|WRONGTYPE)/.test(error.message) &&
  !REFUSED_ALL.test(error.message);

/**
 * Commands that the server does not have, and, before Redis 7, what a script was refused: it stands inside an error of
 * the script.
 */
const REFUSED_ALL =
  /^ERR (?:unknown command|Error running script.*-(?:OOM|READONLY|MISCONF|NOREPLICAS|NOAUTH|NOPERM)\b)/s;
