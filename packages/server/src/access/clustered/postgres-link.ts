/**
 * Connections to PostgreSQL. Nothing waits for them longer than the given time, and after it could not be asked nothing
 * asks it for half a second: whoever needs it then is told at once that it is down. A statement that it refuses fails
 * alone: one table that is not to be had keeps nobody from the others. When a question has had no answer for ten seconds
 * all connections are made anew: those to a server that was lost without a word would stay for a quarter of an hour, and
 * so would one among them that died alone. A server that says nothing over the new ones either is left in peace, as
 * each may hold up a process of its.
 */
import postgres, { type PostgresType, type Sql } from "postgres";
import type { Clock } from "../clock.ts";
import { StoreUnavailable } from "../key-store.ts";
import { drop, makeEar, type PostgresEar } from "./postgres-ear.ts";
import { TimedOut, withTimeout } from "./timeout.ts";

const REST_MS = 500;
const SILENT_MS = 10_000;
/** Of one link. */
const POOL = 2;
/** How much of the time for an answer may be spent on a lock: so that it is a refusal, and the connection free again. */
const LOCK_SHARE = 0.8;

export interface PostgresLink {
  /** Asks over the connections of the moment. */
  readonly sql: Sql;
  readonly listen: PostgresEar["listen"];
  /** @throws StoreUnavailable when it fails, does not answer in `answerMs`, or was down in the last 500 ms */
  readonly ask: <Result>(query: () => Promise<Result>) => Promise<Result>;
  /** The same for a question that may be put twice: once more where the connection had been lost. */
  readonly askAgain: <Result>(query: () => Promise<Result>) => Promise<Result>;
  /** Whether it could not be asked when it was last tried. */
  readonly isDown: () => boolean;
  readonly close: () => Promise<void>;
}

/** An array as PostgreSQL reads it: {"1",NULL,"a \"b\""}. */
const arrayText = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : `"${String(value).replace(/["\\]/g, "\\$&")}"`)).join()}}`;

/** An array to be sent; none is read. */
const arrayOf = (oid: number): PostgresType => ({ to: oid, from: [], serialize: arrayText, parse: String });

/**
 * The arrays that statements send, by the ids of their types. The client would ask for them as soon as it is connected,
 * in a promise that nobody holds: where the connection is lost before the answer, Node ends the process.
 */
const ARRAYS = { integers: arrayOf(1007), texts: arrayOf(1009), bigints: arrayOf(1016) };

export interface PostgresOptions {
  readonly url: string;
  /** Where the tables are. */
  readonly schema: string;
  readonly clock: Clock;
  readonly answerMs: number;
  /**
   * What a statement does that waits for a lock: `wait`, as a command may; or it is given up, `alone` or, where all
   * statements need that table, as one after which the server is left alone for half a second.
   */
  readonly onLock: "wait" | "alone" | "rest";
  /** Told of each question that failed. */
  readonly hear?: ((error: unknown) => void) | undefined;
}

export function openPostgres(options: PostgresOptions): PostgresLink {
  const { url, schema, clock, answerMs, onLock, hear } = options;
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
      // Seconds. A session keeps what held when it began: that nothing may be written, say.
      max_lifetime: 300,
      fetch_types: false,
      types: ARRAYS,
    });
  let client = connect();
  const sql = new Proxy(client, {
    apply: (_, self, words) => Reflect.apply(client, self, words),
    get: (_, name) => Reflect.get(client, name),
  });
  const ear = makeEar(connect, clock);
  const renew = (): void => {
    drop(client);
    ear.cut();
    client = connect();
  };
  let failedMs: number | null = null;
  /** When questions were put that have not been answered. */
  const open = new Set<{ readonly putMs: number }>();
  let isRenewed = false;
  const renewWhenSilent = (): void => {
    const [oldest] = open;
    if (isRenewed || oldest === undefined || clock.monotonic() - oldest.putMs <= SILENT_MS) return;
    isRenewed = true;
    open.clear();
    renew();
  };
  const put = <Result>(query: () => Promise<Result>): Promise<Result> => {
    const asked = query();
    const question = { putMs: clock.monotonic() };
    const ended = (): void => void open.delete(question);
    open.add(question);
    asked.then(ended, ended);
    return asked;
  };
  const askTimes = async <Result>(times: number, query: () => Promise<Result>): Promise<Result> => {
    renewWhenSilent();
    if (failedMs !== null && clock.monotonic() - failedMs < REST_MS) throw new StoreUnavailable();
    // Until it has answered, one at a time tries it again.
    if (failedMs !== null) failedMs = clock.monotonic();
    for (let left = times; ; left--) {
      try {
        const result = await withTimeout(put(query), answerMs);
        failedMs = null;
        isRenewed = false;
        ear.again();
        return result;
      } catch (error) {
        const alone = failsAlone(error, onLock);
        if (left > 1 && !alone && !(error instanceof TimedOut)) continue;
        hear?.(error);
        failedMs = alone ? null : clock.monotonic();
        throw new StoreUnavailable(undefined, { cause: error });
      }
    }
  };
  return {
    sql,
    listen: ear.listen,
    isDown: () => failedMs !== null,
    ask: (query) => askTimes(1, query),
    // Each connection of the pool learns only by being used that the server behind it was restarted.
    askAgain: (query) => askTimes(POOL + 1, query),
    close: async () => {
      await Promise.all([client.end({ timeout: 1 }), ear.close()]);
    },
  };
}

/**
 * Host and port of a URL whose host is an address of IPv6; nothing for another. The client would take its brackets for
 * a part of the name, and its colons for those before ports; lists, which its types do not know, it takes as they are.
 */
function addressOf(url: string): object {
  const { hostname, port } = URL.canParse(url) ? new URL(url) : { hostname: "", port: "" };
  const host = /^\[(.*)\]$/.exec(hostname)?.[1];
  return host === undefined ? {} : { host: [host], port: [Number(port || 5432)] };
}

/**
 * Classes of SQLSTATE with which PostgreSQL says that it serves nobody: connection lost, no such database, login refused,
 * resources used up, stopped by an operator.
 */
const SERVES_NOBODY = /^(?:08|28|3D|53|57)/;

/** A full disk stands in the same class as too many connections; keys can be read without one. */
const DISK_FULL = "53100";

const NO_LOCK = "55P03";

/** Whether PostgreSQL answered, and refused this statement and not all of them. */
function failsAlone(error: unknown, onLock: PostgresOptions["onLock"]): boolean {
  if (!(error instanceof Error && error.name === "PostgresError" && "code" in error)) return false;
  const code = String(error.code);
  if (code === NO_LOCK) return onLock !== "rest";
  return code === DISK_FULL || !SERVES_NOBODY.test(code);
}
