/**
 * The SQLite file `access.db` in the data directory. Write-ahead log, so that commands read and write while
 * the server runs; `synchronous = FULL`, so that a reservation is on disk before its requests are allowed.
 */
import { chmodSync, existsSync, lchownSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailable } from "../key-store.ts";

/** Each migrates the file from version n (its index) to n + 1. Never edit one that was released. */
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

/**
 * Makes a folder and its parents. Node's `recursive` option loops forever where a file system refuses
 * folders with ENOENT, as /proc does.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path, { mode: 0o700 });
}

const BUSY_MS = 250;

/** The error for callers when a statement fails. */
export const silentStore = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable(`the key store in the data directory does not answer: ${reasonOf(cause)}`, { cause });

/** The reason of a file error, as SQLite or the system reports it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("errstr" in error && error.errstr !== error.message) return `${error.message} (${error.errstr})`;
  return error.message;
}

const SQLITE_BUSY = 5;

/** Whether another process has the lock. SQLite's extended codes use the upper bytes. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === SQLITE_BUSY;

/**
 * Opens the file and migrates it. `mustExist`: fails if there is none, instead of making it.
 * @throws StoreUnavailable when that is not possible
 */
export function openDatabase(dataDir: string, mustExist = false): DatabaseSync {
  const file = join(dataDir, "access.db");
  if (mustExist && !existsSync(file)) {
    throw new StoreUnavailable(
      `there is no key store in ${dataDir}: set LECTERN_DATA_DIR or --data-dir to the data directory of the service`,
    );
  }
  let database: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
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

/**
 * Reads every page of the file, so that damage is found before the server listens, and not by a later request.
 * A store of a million keys (200 MB) takes about half a second.
 * @throws StoreUnavailable when a page is damaged
 */
export function checkPages(database: DatabaseSync, dataDir: string): void {
  const fault = firstFault(database);
  if (fault === null) return;
  const file = join(dataDir, "access.db");
  throw new StoreUnavailable(`the key store ${file} is damaged: ${fault}. Move it away and restore a backup`);
}

/** The first damage that SQLite finds in the file; null when there is none. */
function firstFault(database: DatabaseSync): string | null {
  try {
    const found = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {})[0];
    return found === "ok" ? null : String(found).replaceAll("\n", " ");
  } catch (error) {
    return reasonOf(error);
  }
}

/** The files that SQLite keeps open. Commands need all of them: without the log they miss the server's writes. */
const FILES = ["access.db", "access.db-wal", "access.db-shm"];

/**
 * Returns a check whether the open files are still in place. SQLite keeps using a file that was removed or
 * replaced, while commands open the new one.
 */
export function watchFiles(dataDir: string): () => boolean {
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

/**
 * Gives a file that root made to the owner of the folder, so that the service can open it; SQLite does the
 * same with its log.
 */
function giveToOwnerOf(folder: string, file: string): void {
  try {
    const { uid, gid } = statSync(folder);
    lchownSync(file, uid, gid);
  } catch {
    // Only root may give files away, and not on every file system.
  }
}

function migrate(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);
    if (version > MIGRATIONS.length) {
      throw new StoreUnavailable(
        "a newer version of Lectern made the key store; start that version, or restore a backup",
      );
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    if (version < MIGRATIONS.length) database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/**
 * Runs all of `work` or nothing. Takes the write lock before reading, so that what was read is still true
 * when it writes.
 */
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
 * Keeps a second server from using the data directory, because rate windows are in the memory of one
 * process. The lock belongs to the operating system: it is released when the process ends, in any way.
 * @throws StoreUnavailable when another process has the lock, or when locking fails
 */
export function lockDataDir(dataDir: string): DatabaseSync {
  try {
    makeFolder(dataDir);
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
      ? "another server uses this data directory: stop it, give this one another, or run several on " +
        "PostgreSQL and Redis"
      : `the lock file ${file} can't be used: ${reasonOf(error)}`;
    throw new StoreUnavailable(why, { cause: error });
  }
}
