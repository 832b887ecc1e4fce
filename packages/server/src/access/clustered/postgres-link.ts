/**
 * Connections to PostgreSQL.
 * - A query times out after `answerMs`. Then, for half a second, every query fails at once without being sent.
 * - A statement that PostgreSQL refuses fails alone: a table that cannot be used does not block other queries.
 * - When a query has had no answer for ten seconds, all connections are replaced. Otherwise a connection to a server
 *   that has vanished would stay open for a quarter of an hour. If the new connections get no answer either, they are
 *   kept, since each may occupy a process of the server.
 */
import postgres, { type PostgresType, type Sql } from "postgres";
import type { Clock } from "../clock.ts";
import { StoreUnavailable } from "../key-store.ts";
import { drop, makePostgresListener, type PostgresListener } from "./postgres-listener.ts";
import { TimedOut, withTimeout } from "./timeout.ts";

const BACKOFF_MS = 500;
const SILENT_MS = 10_000;
/** The number of connections of one link. */
const POOL = 2;
/**
 * The part of `answerMs` that a statement may wait for a lock. It then fails before its timeout, and its
 * connection is free again.
 */
const LOCK_SHARE = 0.8;

export interface PostgresLink {
  /** Sends queries over the current connections. */
  readonly sql: Sql;
  readonly listen: PostgresListener["listen"];
  /**
   * @throws StoreUnavailable when it fails, does not answer within `answerMs`, or failed in the last 500 ms
   */
  readonly query: <Result>(query: () => Promise<Result>) => Promise<Result>;
  /** The same for a query that may run twice: it is retried when the connection was lost. */
  readonly queryWithRetry: <Result>(query: () => Promise<Result>) => Promise<Result>;
  /** Whether the last query failed in a way that affects the whole server. */
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
}

/** An array in PostgreSQL's text format: {"1",NULL,"a \"b\""}. */
const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : `"${String(value).replace(/["\\]/g, "\\$&")}"`)).join()}}`;

/** The type of an array parameter; the client never reads arrays. */
const arrayOf = (oid: number): PostgresType => ({ to: oid, from: [], serialize: arrayText, parse: String });

/**
 * The array types that statements send, by their ids. By default the client queries these types on every
 * connect, in a promise without a handler: if the connection is lost before the answer, Node ends the
 * process.
 */
const ARRAYS = { integers: arrayOf(1007), texts: arrayOf(1009), bigints: arrayOf(1016) };

export interface PostgresOptions {
  readonly url: string;
  /** Where the tables are. */
  readonly schema: string;
  readonly clock: Clock;
  readonly answerMs: number;
  /**
   * What happens to a statement that needs a locked table. `wait`: it waits, as a command may. `fail`: it
   * fails alone. `backOff`: it fails, and no query is sent for half a second, since all queries of the link
   * need that table.
   */
  readonly onLock: "wait" | "fail" | "backOff";
  /** Called with the error of each query that failed. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export function openPostgres(options: PostgresOptions): PostgresLink {
  const { url, schema, clock, answerMs, onLock, onError } = options;
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema)) throw new TypeError(`not a schema name: ${schema}`);
  const connect = (): Sql =>
    postgres(url, {
      ...addressOf(url),
      max: POOL,
      connect_timeout: 2,
      backoff: () => 0.25,
      connection: {
        search_path: schema,
        application_name: "lectern",
        ...(onLock === "wait" ? {} : { lock_timeout: Math.floor(answerMs * LOCK_SHARE) }),
      },
      onnotice: () => {},
      // Seconds. A session keeps its settings from when it began, such as read-only mode; so connections
      // are renewed.
      max_lifetime: 300,
      fetch_types: false,
      types: ARRAYS,
    });
  let client = connect();
  const sql = new Proxy(client, {
    apply: (_, self, words) => Reflect.apply(client, self, words),
    get: (_, name) => Reflect.get(client, name),
  });
  const listener = makePostgresListener(connect, clock);
  const renew = (): void => {
    drop(client);
    listener.disconnect();
    client = connect();
  };
  let failedMs: number | null = null;
  /** Queries without an answer yet, oldest first. */
  const open = new Set<{ readonly sentMs: number }>();
  let isRenewed = false;
  const renewWhenSilent = (): void => {
    const [oldest] = open;
    if (isRenewed || oldest === undefined || clock.monotonic() - oldest.sentMs <= SILENT_MS) return;
    isRenewed = true;
    open.clear();
    renew();
  };
  const send = <Result>(query: () => Promise<Result>): Promise<Result> => {
    const answer = query();
    const pending = { sentMs: clock.monotonic() };
    const ended = (): void => void open.delete(pending);
    open.add(pending);
    answer.then(ended, ended);
    return answer;
  };
  const attempt = async <Result>(times: number, query: () => Promise<Result>): Promise<Result> => {
    renewWhenSilent();
    if (failedMs !== null && clock.monotonic() - failedMs < BACKOFF_MS) throw new StoreUnavailable();
    // Until the server answers, only one query at a time is sent.
    if (failedMs !== null) failedMs = clock.monotonic();
    for (let remainingAttempts = times; ; remainingAttempts--) {
      try {
        const result = await withTimeout(send(query), answerMs);
        failedMs = null;
        isRenewed = false;
        listener.retry();
        return result;
      } catch (error) {
        const isLocal = affectsOnlyStatement(error, onLock);
        if (remainingAttempts > 1 && !isLocal && !(error instanceof TimedOut)) continue;
        onError?.(error);
        failedMs = isLocal ? null : clock.monotonic();
        throw new StoreUnavailable(undefined, { cause: error });
      }
    }
  };
  return {
    sql,
    listen: listener.listen,
    isDown: () => failedMs !== null,
    query: (query) => attempt(1, query),
    // After a restart of the server each pooled connection fails once, when it is next used.
    queryWithRetry: (query) => attempt(POOL + 1, query),
    close: async () => {
      await Promise.all([client.end({ timeout: 1 }), listener.close()]);
    },
  };
}

/**
 * Host and port of a URL with an IPv6 host; nothing for other hosts. The client would read the brackets as
 * part of the name and the colons as separators before ports. It passes lists through unchanged, though its
 * types do not declare them.
 */
function addressOf(url: string): object {
  const { hostname, port } = URL.canParse(url) ? new URL(url) : { hostname: "", port: "" };
  const host = /^\[(.*)\]$/.exec(hostname)?.[1];
  return host === undefined ? {} : { host: [host], port: [Number(port || 5432)] };
}

/**
 * SQLSTATE classes that affect every caller: connection lost, a missing database, login refused, resources
 * used up, stopped by an operator.
 */
const AFFECTS_EVERY_CALLER = /^(?:08|28|3D|53|57)/;

/** A full disk is in the same class as too many connections, but keys can still be read. */
const DISK_FULL = "53100";

const LOCK_NOT_AVAILABLE = "55P03";

/** Whether PostgreSQL refused only this statement, and still serves others. */
function affectsOnlyStatement(error: unknown, onLock: PostgresOptions["onLock"]): boolean {
  if (!(error instanceof Error && error.name === "PostgresError" && "code" in error)) return false;
  const code = String(error.code);
  if (code === LOCK_NOT_AVAILABLE) return onLock !== "backOff";
  return code === DISK_FULL || !AFFECTS_EVERY_CALLER.test(code);
}
