/** Keys and usage in PostgreSQL, for the commands. */
import type { TransactionSql } from "postgres";
import { type Clock, dayOf } from "../clock.ts";
import { keyRecordOf, keyUsageOf, listColumn } from "../key-columns.ts";
import {
  type KeyRecord,
  type KeyStore,
  type KeyUsage,
  type MadeKey,
  madeKey,
  makeId,
  makeSecret,
  type NewKey,
  StoreUnavailable,
} from "../key-store.ts";
import type { RandomBytes } from "../key-text.ts";
import type { PostgresLink } from "./postgres-link.ts";
import { lockStore } from "./schema.ts";

/** The channel that tells running servers of a changed key: `namespace revision id`. */
export const KEYS_CHANNEL = "lectern_keys";

export interface ClusteredKeyStoreOptions {
  readonly postgres: PostgresLink;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly namespace: string;
  /**
   * Announces keys that were revoked or shortened, over a channel that does not need PostgreSQL. Its
   * failure is not an error.
   */
  readonly announceEnded: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function openClusteredKeyStore(options: ClusteredKeyStoreOptions): KeyStore {
  const { postgres, clock, announceEnded } = options;
  const { sql } = postgres;
  const withStoreErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw new StoreUnavailable("PostgreSQL does not answer", { cause: error });
    }
  };
  const change = <Result extends KeyRecord | MadeKey | null>(
    work: (parts: Parts) => Promise<Result>,
  ): Promise<Result> =>
    withStoreErrors(async () => {
      const done: Result[] = [];
      await sql.begin(async (transaction) => {
        const result = await work({ sql: transaction, clock, random: options.random });
        done.push(result);
        if (result === null) return;
        const { id } = "record" in result ? result.record : result;
        const [row] = await transaction`UPDATE revision SET keys = keys + 1 RETURNING keys`;
        await transaction`SELECT pg_notify(${KEYS_CHANNEL}, ${`${options.namespace} ${row?.keys} ${id}`})`;
      });
      const [result] = done;
      if (result === undefined) throw new Error("a transaction ended without its result");
      return result;
    });
  const parts = { sql, clock };
  return {
    create: (key) => change((within) => insertKey(within, key)),
    createFirst: (key) =>
      change(async (within) => {
        await lockStore(within.sql);
        return (await hasKeys(within)) ? null : insertKey(within, key);
      }),
    isEmpty: () => withStoreErrors(async () => !(await hasKeys(parts))),
    list: () => withStoreErrors(() => readKeys(parts)),
    find: (idOrPrefix) => withStoreErrors(() => findKey(parts, idOrPrefix)),
    async revoke(id) {
      const record = await change((within) => revokeKey(within, id));
      if (record !== null) await announceEnded(id);
      return record;
    },
    async rotate(id, overlapMs) {
      const rotated = await change((within) => rotateKey(within, id, overlapMs));
      if (rotated !== null) await announceEnded(id);
      return rotated;
    },
    usage: (days) => withStoreErrors(() => readUsage(parts, days)),
    close: options.close,
  };
}

const hasKeys = async ({ sql }: Readable): Promise<boolean> =>
  (await sql`SELECT 1 FROM keys LIMIT 1`).length > 0;

interface Readable {
  readonly sql: PostgresLink["sql"] | TransactionSql;
  readonly clock: Clock;
}

interface Parts {
  readonly sql: TransactionSql;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

async function insertKey(parts: Parts, key: NewKey): Promise<MadeKey> {
  const { sql, clock, random } = parts;
  const id = makeId(random);
  const [row] = await sql`
    INSERT INTO keys (id, name, plan, origins, versions, note, created_ms, expires_ms)
    VALUES (${id}, ${key.name}, ${key.plan}, ${listColumn(key.origins)}, ${listColumn(key.versions)}, ${key.note},
      ${clock.now()}, ${key.expiresMs}) RETURNING counter`;
  const text = await insertSecret(parts, String(row?.counter));
  return madeKey(await findKey(parts, id), text);
}

async function insertSecret({ sql, clock, random }: Parts, counter: string): Promise<string> {
  const { text, hash, prefix } = makeSecret(random);
  await sql`INSERT INTO secrets (hash, counter, prefix, created_ms)
    VALUES (${hash}, ${counter}, ${prefix}, ${clock.now()})`;
  return text;
}

async function revokeKey({ sql, clock }: Parts, id: string): Promise<KeyRecord | null> {
  await sql`UPDATE keys SET revoked_ms = ${clock.now()} WHERE id = ${id} AND revoked_ms IS NULL`;
  return (await readKeys({ sql, clock }, { id }))[0] ?? null;
}

async function rotateKey(parts: Parts, id: string, overlapMs: number): Promise<MadeKey | null> {
  const { sql, clock } = parts;
  const nowMs = clock.now();
  const [row] = await sql`SELECT counter FROM keys WHERE id = ${id} AND revoked_ms IS NULL
    AND (expires_ms IS NULL OR expires_ms > ${nowMs}) FOR UPDATE`;
  if (row === undefined) return null;
  const counter = String(row.counter);
  const endsMs = nowMs + overlapMs;
  await sql`UPDATE secrets SET ends_ms = ${endsMs}
    WHERE counter = ${counter} AND (ends_ms IS NULL OR ends_ms > ${endsMs})`;
  const text = await insertSecret(parts, counter);
  return madeKey(await findKey(parts, id), text);
}

async function findKey(parts: Readable, idOrPrefix: string): Promise<KeyRecord | null> {
  const [byId] = await readKeys(parts, { id: idOrPrefix });
  if (byId !== undefined) return byId;
  const byPrefix = await readKeys(parts, { prefix: idOrPrefix });
  return byPrefix.length === 1 ? (byPrefix[0] ?? null) : null;
}

async function readKeys(
  { sql, clock }: Readable,
  only: { readonly id?: string; readonly prefix?: string } = {},
): Promise<KeyRecord[]> {
  const nowMs = clock.now();
  const rows = await sql`
    SELECT keys.*, array_to_json(array(
      SELECT prefix FROM secrets WHERE secrets.counter = keys.counter
        AND (ends_ms IS NULL OR ends_ms > ${nowMs}) ORDER BY created_ms DESC, prefix
    )) AS prefixes
    FROM keys
    WHERE (${only.id ?? null}::text IS NULL OR id = ${only.id ?? null})
      AND (${only.prefix ?? null}::text IS NULL
        OR counter IN (SELECT counter FROM secrets WHERE prefix = ${only.prefix ?? null}))
    ORDER BY keys.counter`;
  return rows.map((row) => keyRecordOf(row, row.prefixes, nowMs));
}

async function readUsage({ sql, clock }: Readable, days: number): Promise<KeyUsage[]> {
  const rows = await sql`SELECT id, name, plan, day, used, reserved FROM usage JOIN keys USING (counter)
    WHERE day > ${dayOf(clock.now()) - days} ORDER BY day DESC, counter`;
  return rows.map(keyUsageOf);
}
