/** Opens PostgreSQL and Redis for servers and commands, and sends the messages of commands over Redis. */

import { type Clock, dayOf } from "../clock.ts";
import { StoreUnavailable } from "../key-store.ts";
import type { RandomBytes } from "../key-text.ts";
import { makeThrottledLog } from "../throttled-log.ts";
import { failureOf, type StoreName, unreachable } from "./failure.ts";
import { quotaName, windowName } from "./limit-script.ts";
import { openPostgres, type PostgresLink, type PostgresOptions } from "./postgres-link.ts";
import { openRedis, type RedisLink } from "./redis-link.ts";
import { migrate } from "./schema.ts";
import { withTimeout } from "./timeout.ts";

export interface ClusterOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** The schema in PostgreSQL and the prefix of every name in Redis. */
  readonly namespace?: string | undefined;
  /** Timeout of a Redis command in ms (default 150). A query of PostgreSQL may take five times as long. */
  readonly answerMs?: number | undefined;
  /** How long a start waits for PostgreSQL, migrations included: milliseconds; default 15 seconds. */
  readonly startMs?: number | undefined;
  /** Receives one sentence for optional work that a command could not do. It never contains a key. */
  readonly report?: ((problem: string) => void) | undefined;
}

const ANSWER_MS = 150;
const START_MS = 15_000;
const NAMESPACE = "lectern";
const ANNOUNCED_FOR_MS = 86_400_000;

export interface Stores {
  /** Where keys and usage are read. */
  readonly reads: PostgresLink;
  /** Where usage is written. A delay there does not delay key lookups. */
  readonly writes: PostgresLink;
  readonly redis: RedisLink;
  readonly namespace: string;
  readonly close: () => Promise<void>;
}

/** Opens all connections that a server needs, and reports why one fails. @throws StoreUnavailable */
export async function openStores(options: ClusterOptions): Promise<Stores> {
  const log = makeThrottledLog(options.clock, options.report);
  const onFailure: FailureHandlers = (name) => (error) => log(`${name} fails: ${failureOf(name, error)}`);
  const { postgres: reads, redis, namespace, close } = await openPair(options, "fail", onFailure);
  try {
    const opened = await redis();
    const writes = openLink(options, "backOff", onFailure);
    return {
      ...{ reads, writes, redis: opened, namespace },
      close: async () => void (await Promise.all([close(), writes.close()])),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The connections of a command. Redis is opened only when the command needs it. */
export interface CommandStores {
  readonly postgres: PostgresLink;
  readonly namespace: string;
  /** Opened at the first call; later calls return the same connection. @throws StoreUnavailable */
  readonly redis: (connectMs?: number) => Promise<RedisLink>;
  readonly close: () => Promise<void>;
}

/** @throws StoreUnavailable when PostgreSQL is unavailable */
export const openForCommand = (options: ClusterOptions): Promise<CommandStores> =>
  openPair(options, "wait", () => () => {});

type FailureHandlers = (name: StoreName) => (error: unknown) => void;

type OnLock = PostgresOptions["onLock"];

function openLink(options: ClusterOptions, onLock: OnLock, onFailure: FailureHandlers): PostgresLink {
  const { databaseUrl: url, namespace: schema = NAMESPACE, clock, answerMs = ANSWER_MS } = options;
  return openPostgres({
    url,
    schema,
    clock,
    answerMs: answerMs * 5,
    onLock,
    onError: onFailure("PostgreSQL"),
  });
}

/** One link to PostgreSQL with migrated tables, and a way to open Redis. */
async function openPair(
  options: ClusterOptions,
  onLock: OnLock,
  onFailure: FailureHandlers,
): Promise<CommandStores> {
  const { clock, redisUrl, namespace = NAMESPACE, answerMs = ANSWER_MS } = options;
  const postgres = openLink(options, onLock, onFailure);
  try {
    // The client retries without end when each connection is closed as soon as it is made.
    await withTimeout(migrate(postgres.sql, namespace), options.startMs ?? START_MS);
  } catch (error) {
    await postgres.close();
    throw unreachable("PostgreSQL", error, postgres.sql.options.ssl !== false);
  }
  let opening: Promise<RedisLink> | undefined;
  return {
    postgres,
    namespace,
    redis: (connectMs) => {
      opening ??= openRedis({
        url: redisUrl,
        namespace,
        clock,
        answerMs,
        connectMs,
        onError: onFailure("Redis"),
      });
      return opening.catch((error: unknown) => {
        throw unreachable("Redis", error, redisUrl.startsWith("rediss:"));
      });
    },
    async close() {
      await opening?.then(
        (redis) => redis.close(),
        () => {},
      );
      await postgres.close();
    },
  };
}

/** Milliseconds that a command waits for Redis when Redis is not essential to it. */
const ANNOUNCE_MS = 500;

/**
 * Announces revoked or shortened keys in Redis, for servers that cannot reach PostgreSQL. If it fails, the
 * command reports that and succeeds.
 */
export async function announceEnded(
  { redis: open, namespace }: Pick<CommandStores, "redis" | "namespace">,
  clock: Clock,
  ids: readonly string[],
  report: (problem: string) => void,
): Promise<void> {
  const list = `{${namespace}}:ended`;
  try {
    const redis = await open(ANNOUNCE_MS);
    await redis.send(["ZADD", list, ...ids.flatMap((id) => [String(clock.now()), id])]);
    await redis.send(["ZREMRANGEBYSCORE", list, "-inf", String(clock.now() - ANNOUNCED_FOR_MS)]);
  } catch (error) {
    const why = error instanceof StoreUnavailable ? error.message : "Redis does not answer";
    report(
      `${why}: running servers learn of the change from PostgreSQL within a second; one that cannot reach PostgreSQL either may accept ` +
        "the ended key for as long as LECTERN_KEYS_GRACE allows",
    );
  }
}

/** The keys that were announced recently; none when Redis is unavailable. */
export async function endedIds(redis: RedisLink, namespace: string): Promise<readonly string[]> {
  try {
    const found = await redis.send(["ZRANGEBYSCORE", `{${namespace}}:ended`, "-inf", "+inf"]);
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** Deletes the counts of these counters: their windows and the day's quota. @throws StoreUnavailable */
export async function forgetCounts(
  { redis: open, namespace }: CommandStores,
  clock: Clock,
  counters: readonly number[],
): Promise<void> {
  if (counters.length === 0) return;
  const redis = await open();
  const today = dayOf(clock.now());
  const names = counters.flatMap((counter) => {
    const window = windowName(namespace, counter);
    return [window, ...[-1, 0, 1].map((nextCursor) => quotaName(window, today + nextCursor))];
  });
  try {
    await Promise.all(names.map((name) => redis.send(["DEL", name])));
  } catch (error) {
    throw new StoreUnavailable("Redis does not answer", { cause: error });
  }
}
