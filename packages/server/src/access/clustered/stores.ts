/** The two servers behind a cluster, and what commands tell by way of Redis. */

import { type Clock, dayOf } from "../clock.ts";
import { makeComplaints } from "../complaints.ts";
import { StoreUnavailable } from "../key-store.ts";
import type { RandomBytes } from "../key-text.ts";
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
  /** The schema in PostgreSQL and the beginning of every name in Redis. */
  readonly namespace?: string | undefined;
  /** After how many ms an answer of Redis is given up (50), and in five times as many one of PostgreSQL. */
  readonly answerMs?: number | undefined;
  /** How long a start waits for PostgreSQL, its tables made: milliseconds; default 15 seconds. */
  readonly startMs?: number | undefined;
  /** Told of what a command could not do and could do without: one sentence without a key in it. */
  readonly tell?: ((problem: string) => void) | undefined;
}

const ANSWER_MS = 50;
const START_MS = 15_000;
const NAMESPACE = "lectern";
const ENDED_KEPT_MS = 86_400_000;

export interface Stores {
  /** Where keys are read, and usage is only looked at. */
  readonly reads: PostgresLink;
  /** Where usage is written: what holds that up holds up no key. */
  readonly writes: PostgresLink;
  readonly redis: RedisLink;
  readonly namespace: string;
  readonly close: () => Promise<void>;
}

/** All, as a server needs them; why one fails is told. @throws StoreUnavailable */
export async function openStores(options: ClusterOptions): Promise<Stores> {
  const complain = makeComplaints(options.clock, options.tell);
  const hear: Complaints = (name) => (error) => complain(`${name} fails: ${failureOf(name, error)}`);
  const { postgres: reads, redis, namespace, close } = await openPair(options, "alone", hear);
  try {
    const opened = await redis();
    const writes = openLink(options, "rest", hear);
    return {
      ...{ reads, writes, redis: opened, namespace },
      close: async () => void (await Promise.all([close(), writes.close()])),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a command needs: Redis is asked for only by those that have to tell it something. */
export interface CommandStores {
  readonly postgres: PostgresLink;
  readonly namespace: string;
  /** The same one each time. @throws StoreUnavailable */
  readonly redis: (connectMs?: number) => Promise<RedisLink>;
  readonly close: () => Promise<void>;
}

/** @throws StoreUnavailable when PostgreSQL can't be reached */
export const openForCommand = (options: ClusterOptions): Promise<CommandStores> =>
  openPair(options, "wait", () => () => {});

type Complaints = (name: StoreName) => (error: unknown) => void;

type OnLock = PostgresOptions["onLock"];

function openLink(options: ClusterOptions, onLock: OnLock, hear: Complaints): PostgresLink {
  const { databaseUrl: url, namespace: schema = NAMESPACE, clock, answerMs = ANSWER_MS } = options;
  return openPostgres({ url, schema, clock, answerMs: answerMs * 5, onLock, hear: hear("PostgreSQL") });
}

/** One link to PostgreSQL, its tables made, and the way to Redis. */
async function openPair(options: ClusterOptions, onLock: OnLock, hear: Complaints): Promise<CommandStores> {
  const { clock, redisUrl, namespace = NAMESPACE, answerMs = ANSWER_MS } = options;
  const postgres = openLink(options, onLock, hear);
  try {
    // Its client tries again without end where each connection is closed as soon as it is made.
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
      opening ??= openRedis({ url: redisUrl, namespace, clock, answerMs, connectMs, hear: hear("Redis") });
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

/** Milliseconds that a command waits for Redis where that is not what it was called for. */
const TELL_MS = 500;

/**
 * Notes keys that were cut short, for servers that cannot ask PostgreSQL. Its failure is none of the command's, but is
 * told.
 */
export async function tellEnded(
  { redis: open, namespace }: Pick<CommandStores, "redis" | "namespace">,
  clock: Clock,
  ids: readonly string[],
  tell: (problem: string) => void,
): Promise<void> {
  const list = `{${namespace}}:ended`;
  try {
    const redis = await open(TELL_MS);
    await redis.send(["ZADD", list, ...ids.flatMap((id) => [String(clock.now()), id])]);
    await redis.send(["ZREMRANGEBYSCORE", list, "-inf", String(clock.now() - ENDED_KEPT_MS)]);
  } catch (error) {
    const why = error instanceof StoreUnavailable ? error.message : "Redis does not answer";
    tell(
      `${why}: servers hear of it from PostgreSQL, within a second; one that cannot ask PostgreSQL either may serve ` +
        "what has ended for as long as LECTERN_KEYS_GRACE says",
    );
  }
}

/** Those that were noted lately; none when Redis cannot be asked. */
export async function endedIds(redis: RedisLink, namespace: string): Promise<readonly string[]> {
  try {
    const found = await redis.send(["ZRANGEBYSCORE", `{${namespace}}:ended`, "-inf", "+inf"]);
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** Forgets what was counted under these counters, in their windows and on the quota of a day. @throws StoreUnavailable */
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
    return [window, ...[-1, 0, 1].map((more) => quotaName(window, today + more))];
  });
  try {
    await Promise.all(names.map((name) => redis.send(["DEL", name])));
  } catch (error) {
    throw new StoreUnavailable("Redis does not answer", { cause: error });
  }
}
