/** Reads all keys and usage from PostgreSQL, and writes them back. */

import type { TransactionSql } from "postgres";
import { keyStateOf, listColumn, secretStateOf, usageStateOf } from "../key-columns.ts";
import { StoreUnavailable } from "../key-store.ts";
import {
  type KeyState,
  type Restored,
  ROWS_A_BATCH,
  type StateRow,
  type StateStore,
  StoreNotEmpty,
  type UsageState,
} from "../state-store.ts";
import { KEYS_CHANNEL } from "./clustered-key-store.ts";
import type { PostgresLink } from "./postgres-link.ts";
import { lockStore } from "./schema.ts";

export interface ClusteredStateStoreOptions {
  readonly postgres: PostgresLink;
  readonly namespace: string;
  /** Deletes what Redis has counted for these counters, since new keys will use them. */
  readonly forgetCounts: (counters: readonly number[]) => Promise<void>;
  /**
   * Announces keys that were revoked or shortened, over a channel that does not need PostgreSQL. Its
   * failure is not an error.
   */
  readonly announceEnded: (ids: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openClusteredStateStore(options: ClusteredStateStoreOptions): StateStore {
  const { sql } = options.postgres;
  return {
    read: (take) =>
      withStoreErrors(async () => {
        await sql.begin("ISOLATION LEVEL REPEATABLE READ READ ONLY", (within) => readAll(within, take));
      }),
    async write(rows, replace) {
      const ended: string[] = [];
      let restored: Restored | undefined;
      await withStoreErrors(() =>
        sql.begin(async (within) => {
          restored = await writeAll(within, options, rows, replace, ended);
        }),
      );
      if (restored === undefined) throw new Error("a transaction ended without its result");
      if (ended.length > 0) await options.announceEnded(ended);
      return restored;
    },
    close: options.close,
  };
}

/**
 * Turns errors of PostgreSQL and of the connection into StoreUnavailable; errors of the rows pass
 * unchanged.
 */
async function withStoreErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOfPostgres(error) ? new StoreUnavailable("PostgreSQL does not answer", { cause: error }) : error;
  }
}

function isOfPostgres(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error.name === "PostgresError" || /^(?:CONNECT|ECONN|ENOTFOUND|EHOST|ENET|ETIMEDOUT|EAI)/.test(code);
}

async function readAll(
  sql: TransactionSql,
  take: (rows: readonly StateRow[]) => Promise<void>,
): Promise<void> {
  const keys = sql`
    SELECT keys.*, (
      SELECT coalesce(json_agg(secrets ORDER BY created_ms, hash), '[]')
      FROM secrets WHERE secrets.counter = keys.counter
    ) AS secrets
    FROM keys ORDER BY counter`.cursor(ROWS_A_BATCH);
  for await (const rows of keys) {
    await take(rows.map((row) => keyStateOf(row, row.secrets.map(secretStateOf))));
  }
  const usage = sql`SELECT id, day, used, reserved FROM usage JOIN keys USING (counter)
    ORDER BY day, counter`.cursor(ROWS_A_BATCH);
  for await (const rows of usage) await take(rows.map(usageStateOf));
}

async function writeAll(
  sql: TransactionSql,
  { forgetCounts, namespace }: ClusteredStateStoreOptions,
  rows: AsyncIterable<readonly StateRow[]>,
  replace: boolean,
  ended: string[],
): Promise<Restored> {
  await sql`SET LOCAL lock_timeout = '10s'`;
  await lockStore(sql);
  // Until the transaction ends no server can write usage of a key that may be deleted. All of them can
  // still read.
  await sql`LOCK TABLE keys IN EXCLUSIVE MODE`;
  const isEmpty = (await sql`SELECT 1 FROM keys LIMIT 1`).length === 0;
  if (!isEmpty && !replace) throw new StoreNotEmpty("the key store has keys");
  await sql`CREATE TEMP TABLE restored (id text PRIMARY KEY) ON COMMIT DROP`;
  const done = { keys: 0, usage: 0 };
  for await (const batch of rows) {
    const keys = batch.filter((row) => row.kind === "key");
    const usage = batch.filter((row) => row.kind === "usage");
    if (keys.length > 0) await forgetCounts(await putKeys(sql, keys, ended));
    if (usage.length > 0) await putUsage(sql, usage);
    done.keys += keys.length;
    done.usage += usage.length;
  }
  const dropped = await dropOthers(sql);
  ended.push(...dropped);
  // By two: a server that sees a gap in the revisions evicts every cached key.
  const [row] = await sql`UPDATE revision SET keys = keys + 2 RETURNING keys`;
  await sql`SELECT pg_notify(${KEYS_CHANNEL}, ${`${namespace} ${row?.keys} -`})`;
  return { ...done, dropped: dropped.length };
}

async function dropOthers(sql: TransactionSql): Promise<readonly string[]> {
  const dropped = await sql`SELECT counter, id FROM keys WHERE id NOT IN (SELECT id FROM restored)`;
  const counters = dropped.map(({ counter }) => String(counter));
  await sql`DELETE FROM usage WHERE counter = ANY (${counters}::bigint[])`;
  await sql`DELETE FROM secrets WHERE counter = ANY (${counters}::bigint[])`;
  await sql`DELETE FROM keys WHERE counter = ANY (${counters}::bigint[])`;
  return dropped.map(({ id }) => String(id));
}

/** Gives new keys their counters. An existing key keeps its own. */
async function putKeys(
  sql: TransactionSql,
  keys: readonly KeyState[],
  ended: string[],
): Promise<readonly number[]> {
  const column = <Value>(pick: (key: KeyState) => Value): Value[] => keys.map(pick);
  const ids = column(({ id }) => id);
  await sql`INSERT INTO restored SELECT * FROM unnest(${ids}::text[])`;
  const rows = await sql`
    INSERT INTO keys (id, name, plan, origins, versions, note, created_ms, expires_ms, revoked_ms)
    SELECT id, name, plan, origins, versions, note, created_ms, expires_ms, revoked_ms FROM unnest(
      ${ids}::text[], ${column(({ name }) => name)}::text[], ${column(({ plan }) => plan)}::text[],
      ${column(({ origins }) => listColumn(origins))}::text[], ${column(({ versions }) => listColumn(versions))}::text[],
      ${column(({ note }) => note)}::text[], ${column(({ createdMs }) => createdMs)}::bigint[],
      ${column(({ expiresMs }) => expiresMs)}::bigint[], ${column(({ revokedMs }) => revokedMs)}::bigint[]
    ) WITH ORDINALITY AS sent (id, name, plan, origins, versions, note, created_ms, expires_ms, revoked_ms, place)
    ORDER BY place
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, plan = excluded.plan, origins = excluded.origins,
      versions = excluded.versions, note = excluded.note, created_ms = excluded.created_ms,
      expires_ms = excluded.expires_ms, revoked_ms = least(keys.revoked_ms, excluded.revoked_ms)
    RETURNING counter, id, revoked_ms, (xmax = 0) AS is_new`;
  await putSecrets(sql, keys, new Map(rows.map(({ id, counter }) => [String(id), String(counter)])));
  for (const { id, revoked_ms } of rows) if (revoked_ms !== null) ended.push(String(id));
  return rows.filter(({ is_new }) => is_new === true).map(({ counter }) => Number(counter));
}

async function putSecrets(
  sql: TransactionSql,
  keys: readonly KeyState[],
  counters: ReadonlyMap<string, string>,
): Promise<void> {
  const secrets = keys.flatMap(({ id, secrets: keySecrets }) =>
    keySecrets.map((secret) => ({ ...secret, counter: counters.get(id) ?? "0" })),
  );
  const rows = await sql`
    INSERT INTO secrets (hash, counter, prefix, created_ms, ends_ms) SELECT * FROM unnest(
      ${secrets.map(({ hash }) => hash)}::text[], ${secrets.map(({ counter }) => counter)}::bigint[],
      ${secrets.map(({ prefix }) => prefix)}::text[], ${secrets.map(({ createdMs }) => createdMs)}::bigint[],
      ${secrets.map(({ endsMs }) => endsMs)}::bigint[])
    ON CONFLICT (hash) DO UPDATE SET ends_ms = least(secrets.ends_ms, excluded.ends_ms)
      WHERE secrets.counter = excluded.counter
    RETURNING 1`;
  if (rows.length !== secrets.length)
    throw new Error("a secret of one key belongs to another key in this store");
}

async function putUsage(sql: TransactionSql, usage: readonly UsageState[]): Promise<void> {
  const rows = await sql`
    INSERT INTO usage (day, counter, used, reserved)
    SELECT sent.day, keys.counter, sent.used, sent.used FROM unnest(
      ${usage.map(({ day }) => day)}::integer[], ${usage.map(({ id }) => id)}::text[],
      ${usage.map(({ used }) => used)}::bigint[]
    ) AS sent (day, id, used) JOIN restored USING (id) JOIN keys USING (id)
    ON CONFLICT (day, counter) DO UPDATE SET used = greatest(usage.used, excluded.used),
      reserved = greatest(usage.reserved, excluded.reserved)
    RETURNING 1`;
  if (rows.length !== usage.length) throw new Error("usage of a key that is not in the backup");
}
