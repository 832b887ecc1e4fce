/** Keys and usage in the SQLite file of the data directory, for the commands. */
import type { DatabaseSync } from "node:sqlite";
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
} from "../key-store.ts";
import type { RandomBytes } from "../key-text.ts";
import { inTransaction, openDatabase, silentStore } from "./database.ts";

const KEY_COLUMNS = "counter, id, name, plan, origins, versions, note, created_ms, expires_ms, revoked_ms";

export interface EmbeddedKeyStoreOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Whether the store must already exist; by default it is made. */
  readonly mustExist?: boolean | undefined;
}

/** @throws StoreUnavailable */
export function openEmbeddedKeyStore(options: EmbeddedKeyStoreOptions): KeyStore {
  const { dataDir, clock, random, mustExist } = options;
  const database = openDatabase(dataDir, mustExist);
  const parts: Parts = { database, clock, random };
  const withStoreErrors = async <Result>(work: () => Result): Promise<Result> => {
    try {
      return work();
    } catch (error) {
      throw silentStore(error);
    }
  };
  return {
    create: (key) => withStoreErrors(() => inTransaction(database, () => insertKey(parts, key))),
    createFirst: (key) =>
      withStoreErrors(() =>
        inTransaction(database, () => {
          return hasKeys(database) ? null : insertKey(parts, key);
        }),
      ),
    isEmpty: () => withStoreErrors(() => !hasKeys(database)),
    list: () => withStoreErrors(() => readKeys(parts, "ORDER BY counter")),
    find: (idOrPrefix) => withStoreErrors(() => findKey(parts, idOrPrefix)),
    revoke: (id) => withStoreErrors(() => inTransaction(database, () => revokeKey(parts, id))),
    rotate: (id, overlapMs) =>
      withStoreErrors(() => inTransaction(database, () => rotateKey(parts, id, overlapMs))),
    usage: (days) => withStoreErrors(() => readUsage(parts, days)),
    close: async () => database.close(),
  };
}

const hasKeys = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM keys LIMIT 1").get() !== undefined;

interface Parts {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly random: RandomBytes;
}

/** Running servers compare this number to learn that their cached keys are out of date. */
const bumpRevision = ({ database }: Parts): void => {
  database.exec("UPDATE revision SET keys = keys + 1");
};

function insertKey(parts: Parts, key: NewKey): MadeKey {
  const { database, clock, random } = parts;
  const id = makeId(random);
  const { lastInsertRowid } = database
    .prepare(
      "INSERT INTO keys (id, name, plan, origins, versions, note, created_ms, expires_ms) " +
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .run(
      id,
      key.name,
      key.plan,
      listColumn(key.origins),
      listColumn(key.versions),
      key.note,
      clock.now(),
      key.expiresMs,
    );
  const text = insertSecret(parts, Number(lastInsertRowid));
  bumpRevision(parts);
  return madeKey(findKey(parts, id), text);
}

function insertSecret({ database, clock, random }: Parts, counter: number): string {
  const { text, hash, prefix } = makeSecret(random);
  database
    .prepare("INSERT INTO secrets (hash, counter, prefix, created_ms) VALUES (?, ?, ?, ?)")
    .run(hash, counter, prefix, clock.now());
  return text;
}

function revokeKey(parts: Parts, id: string): KeyRecord | null {
  parts.database
    .prepare("UPDATE keys SET revoked_ms = ? WHERE id = ? AND revoked_ms IS NULL")
    .run(parts.clock.now(), id);
  bumpRevision(parts);
  return readKeys(parts, "WHERE id = ?", id)[0] ?? null;
}

function rotateKey(parts: Parts, id: string, overlapMs: number): MadeKey | null {
  const { database, clock } = parts;
  const nowMs = clock.now();
  const row = database
    .prepare(
      "SELECT counter FROM keys WHERE id = ? AND revoked_ms IS NULL AND (expires_ms IS NULL OR expires_ms > ?)",
    )
    .get(id, nowMs);
  if (row === undefined) return null;
  const counter = Number(row.counter);
  const endsMs = nowMs + overlapMs;
  database
    .prepare("UPDATE secrets SET ends_ms = ? WHERE counter = ? AND (ends_ms IS NULL OR ends_ms > ?)")
    .run(endsMs, counter, endsMs);
  const text = insertSecret(parts, counter);
  bumpRevision(parts);
  return madeKey(findKey(parts, id), text);
}

function findKey(parts: Parts, idOrPrefix: string): KeyRecord | null {
  const byId = readKeys(parts, "WHERE id = ?", idOrPrefix)[0];
  if (byId !== undefined) return byId;
  const clause = "WHERE counter IN (SELECT counter FROM secrets WHERE prefix = ?) LIMIT 2";
  const byPrefix = readKeys(parts, clause, idOrPrefix);
  return byPrefix.length === 1 ? (byPrefix[0] ?? null) : null;
}

function readKeys({ database, clock }: Parts, clauses: string, ...values: readonly string[]): KeyRecord[] {
  const nowMs = clock.now();
  const secrets = database.prepare(
    "SELECT prefix FROM secrets WHERE counter = ? AND (ends_ms IS NULL OR ends_ms > ?) " +
      "ORDER BY created_ms DESC, prefix",
  );
  const rows = database.prepare(`SELECT ${KEY_COLUMNS} FROM keys ${clauses}`).all(...values);
  return rows.map((row) => {
    const prefixes = secrets.all(Number(row.counter), nowMs).map(({ prefix }) => prefix);
    return keyRecordOf(row, prefixes, nowMs);
  });
}

function readUsage({ database, clock }: Parts, days: number): KeyUsage[] {
  const rows = database
    .prepare(
      "SELECT id, name, plan, day, used, reserved FROM usage JOIN keys USING (counter) WHERE day > ? " +
        "ORDER BY day DESC, counter",
    )
    .all(dayOf(clock.now()) - days);
  return rows.map(keyUsageOf);
}
