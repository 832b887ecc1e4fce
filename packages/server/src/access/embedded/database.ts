/**
 * The SQLite file `access.db` in the data directory. Write-ahead log, so that commands read and write while
 * the server runs; `synchronous = FULL`, so that a reservation is on disk before a request is let in for it.
 */
import { chmodSync, existsSync, lchownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "../key-store.ts";

/** Each brings the file from version (its place, 0-based) to the next. Never edited once released. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE keys (
     counter INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     plan TEXT NOT NULL,
     origins TEXT,
     versions TEXT,
     note TEXT,
     created_ms INTEGER NOT NULL,
     expires_ms INTEGER,
     revoked_ms INTEGER
   ) STRICT;
   CREATE TABLE secrets (
     hash TEXT PRIMARY KEY,
     counter INTEGER NOT NULL REFERENCES keys (counter),
     prefix TEXT NOT NULL,
     created_ms INTEGER NOT NULL,
     ends_ms INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX secrets_of_key ON secrets (counter);
   CREATE TABLE usage (
     day INTEGER NOT NULL,
     counter INTEGER NOT NULL REFERENCES keys (counter),
     used INTEGER NOT NULL,
     reserved INTEGER NOT NULL,
     PRIMARY KEY (day, counter)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE revision (keys INTEGER NOT NULL) STRICT;
   INSERT INTO revision VALUES (1);`,
];

const BUSY_MS = 250;

/** What callers are told when a statement fails. */
export const silentStore = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable(`the key store in the data directory does not answer: ${reasonOf(cause)}`, { cause });

/** What went wrong with a file, as SQLite or the system says it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("errstr" in error && error.errstr !== error.message) return `${error.message} (${error.errstr})`;
  return error.message;
}

const SQLITE_BUSY = 5;

/** Whether another process has the lock; its extended codes have more in their upper bytes. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Opens the file and brings it up to date. `mustExist`: it is not made where there is none.
 * @throws StoreUnavailable when that is not possible
 */
export function openDatabase(dataDir: string, mustExist = false): DatabaseSync {
  const file = join(dataDir, "access.db");
  if (mustExist && !existsSync(file)) {
    throw new StoreUnavailable(
      `there is no key store in ${dataDir}: LECTERN_DATA_DIR or --data-dir names the data directory of the service`,
    );
  }
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const isNew = !existsSync(file);
    database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    chmodSync(file, 0o600);
    if (isNew) giveToOwnerOf(dataDir, file);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    migrate(database);
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable(`the key store ${file} can't be opened: ${reasonOf(error)}`, { cause: error });
  }
}

/** What SQLite keeps open, and commands have to find as well: without its log they know nothing of what stands there. */
const FILES = ["access.db", "access.db-wal", "access.db-shm"];

/**
 * Tells whether the files are still the ones that are open: SQLite goes on with one that was removed or replaced, of
 * which commands know nothing.
 */
export function watchPlace(dataDir: string): () => boolean {
  const identity = (name: string): string | undefined => {
    const found = statSync(join(dataDir, name), { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino}`;
  };
  const opened = FILES.map((name) => [name, identity(name)] as const).filter(
    ([, found]) => found !== undefined,
  );
  return () => {
    try {
      return opened.every(([name, found]) => identity(name) === found);
    } catch {
      return false;
    }
  };
}

/** So that the service can open what a command of root's made before it; SQLite does the same with its log. */
function giveToOwnerOf(folder: string, file: string): void {
  try {
    const { uid, gid } = statSync(folder);
    lchownSync(file, uid, gid);
  } catch {
    // Only root gives files away, and not on every file system.
  }
}

function migrate(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
    if (version > MIGRATIONS.length) {
      throw new StoreUnavailable("the key store was made by a newer Lectern; use that one, or a backup");
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    if (version < MIGRATIONS.length) database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** All or nothing; takes the write lock before reading, so that what was read still holds when it writes. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Keeps a second server away from the data directory: rate windows live in the memory of one process. The
 * lock is the operating system's and ends with the process, however it ends.
 * @throws StoreUnavailable when another process has it, or there is no telling
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new StoreUnavailable(`the data directory ${dataDir} cannot be used: ${why}`, { cause: error });
  }
  const file = join(dataDir, "server.lock");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
    return lock;
  } catch (error) {
    lock?.close();
    const why = isBusy(error)
      ? "another server runs on this data directory: stop it, give this one another, or run several on " +
        "PostgreSQL and Redis"
      : `the lock file ${file} can't be used: ${reasonOf(error)}`;
    throw new StoreUnavailable(why, { cause: error });
  }
}
