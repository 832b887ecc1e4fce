/** Reads all keys and usage from the SQLite file, and writes them back. */

import type { DatabaseSync } from "node:sqlite";
import { keyStateOf, listColumn, secretStateOf, usageStateOf } from "../key-columns.ts";
import {
  type KeyState,
  type Restored,
  ROWS_A_BATCH,
  type StateRow,
  type StateStore,
  StoreNotEmpty,
  type UsageState,
} from "../state-store.ts";
import { openDatabase, silentStore } from "./database.ts";

/** How long to wait for the write lock, which a running server holds only for moments. */
const LOCK_TIMEOUT_MS = 10_000;

/** @throws StoreUnavailable */
export function openEmbeddedStateStore(dataDir: string, mustExist = false): StateStore {
  const database = openDatabase(dataDir, mustExist);
  database.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`);
  return {
    read: (take) => within(database, "BEGIN", () => readAll(database, take)),
    write: (rows, replace) => within(database, "BEGIN IMMEDIATE", () => writeAll(database, rows, replace)),
    close: async () => database.close(),
  };
}

/** Runs `work` in one transaction, and rolls back when it throws. */
async function within<Result>(
  database: DatabaseSync,
  begin: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    database.exec(begin);
    const result = await work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw isOfSqlite(error) ? silentStore(error) : error;
  }
}

const isOfSqlite = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_SQLITE_ERROR";

/** In a read transaction all statements see the same state of the file. */
async function readAll(
  database: DatabaseSync,
  take: (rows: readonly StateRow[]) => Promise<void>,
): Promise<void> {
  const secrets = database.prepare(
    "SELECT hash, prefix, created_ms, ends_ms FROM secrets WHERE counter = ? ORDER BY created_ms, hash",
  );
  let rows: StateRow[] = [];
  const add = async (row: StateRow): Promise<void> => {
    rows.push(row);
    if (rows.length < ROWS_A_BATCH) return;
    await take(rows);
    rows = [];
  };
  for (const row of database.prepare("SELECT * FROM keys ORDER BY counter").iterate()) {
    await add(keyStateOf(row, secrets.all(Number(row.counter)).map(secretStateOf)));
  }
  const usage = "SELECT id, day, used, reserved FROM usage JOIN keys USING (counter) ORDER BY day, counter";
  for (const row of database.prepare(usage).iterate()) await add(usageStateOf(row));
  if (rows.length > 0) await take(rows);
}

async function writeAll(
  database: DatabaseSync,
  rows: AsyncIterable<readonly StateRow[]>,
  replace: boolean,
): Promise<Restored> {
  const isEmpty = database.prepare("SELECT 1 FROM keys LIMIT 1").get() === undefined;
  if (!isEmpty && !replace) throw new StoreNotEmpty("the key store has keys");
  database.exec("CREATE TEMP TABLE restored (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID");
  const putKey = keyWriter(database);
  const putUsage = usageWriter(database);
  const done = { keys: 0, usage: 0 };
  for await (const batch of rows) {
    for (const row of batch) {
      if (row.kind === "key") putKey(row);
      else putUsage(row);
      done[row.kind === "key" ? "keys" : "usage"]++;
    }
  }
  const dropped = "SELECT counter FROM keys WHERE id NOT IN (SELECT id FROM restored)";
  database.exec(
    `DELETE FROM usage WHERE counter IN (${dropped}); DELETE FROM secrets WHERE counter IN (${dropped})`,
  );
  const { changes } = database.prepare(`DELETE FROM keys WHERE counter IN (${dropped})`).run();
  database.exec("DROP TABLE restored; UPDATE revision SET keys = keys + 1");
  return { ...done, dropped: Number(changes) };
}

/** An existing key keeps its counter: running servers count under it. */
function keyWriter(database: DatabaseSync): (key: KeyState) => void {
  const note = database.prepare("INSERT INTO restored VALUES (?)");
  const insertKey = database.prepare(
    "INSERT INTO keys (id, name, plan, origins, versions, note, created_ms, expires_ms, revoked_ms) " +
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, " +
      "plan = excluded.plan, origins = excluded.origins, versions = excluded.versions, note = excluded.note, " +
      "created_ms = excluded.created_ms, expires_ms = excluded.expires_ms, revoked_ms = " +
      "coalesce(min(revoked_ms, excluded.revoked_ms), revoked_ms, excluded.revoked_ms) RETURNING counter",
  );
  const putSecret = database.prepare(
    "INSERT INTO secrets (hash, counter, prefix, created_ms, ends_ms) VALUES (?, ?, ?, ?, ?) " +
      "ON CONFLICT (hash) DO UPDATE SET ends_ms = " +
      "coalesce(min(ends_ms, excluded.ends_ms), ends_ms, excluded.ends_ms) WHERE counter = excluded.counter",
  );
  return ({ id, name, plan, origins, versions, note: text, createdMs, expiresMs, revokedMs, secrets }) => {
    note.run(id);
    const lists = [listColumn(origins), listColumn(versions)];
    const row = insertKey.get(id, name, plan, ...lists, text, createdMs, expiresMs, revokedMs);
    const counter = Number(row?.counter);
    for (const { hash, prefix, createdMs: madeMs, endsMs } of secrets) {
      const { changes } = putSecret.run(hash, counter, prefix, madeMs, endsMs);
      if (changes === 0) throw new Error(`a secret of ${id} belongs to another key in this store`);
    }
  };
}

function usageWriter(database: DatabaseSync): (usage: UsageState) => void {
  const insertUsage = database.prepare(
    "INSERT INTO usage (day, counter, used, reserved) SELECT ?1, counter, ?2, ?2 FROM keys WHERE id = ?3 " +
      "ON CONFLICT (day, counter) DO UPDATE SET used = max(used, excluded.used), " +
      "reserved = max(reserved, excluded.reserved)",
  );
  const isRestored = database.prepare("SELECT 1 FROM restored WHERE id = ?");
  return ({ id, day, used }) => {
    if (isRestored.get(id) === undefined) throw new Error(`usage of ${id}, which is not in the backup`);
    insertUsage.run(day, used, id);
  };
}
