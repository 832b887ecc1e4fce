import assert from "node:assert/strict";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { testClock, testPlans } from "../testdata/harness.ts";
import { inTransaction, openDatabase } from "./database.ts";
import { createEmbeddedAccess } from "./embedded-access.ts";

const DAMAGED = "This is not a database, but longer than its header of one hundred bytes. ".repeat(20);

/** A fault of the data directory, and the message at the start; `DIR` is its path. */
const FAULTS: readonly (readonly [description: string, spoil: (dataDir: string) => unknown, says: string])[] =
  [
    [
      "a lock of another server",
      (dataDir) => {
        const other = new DatabaseSync(join(dataDir, "server.lock"));
        other.exec("BEGIN EXCLUSIVE");
        return other;
      },
      "another server uses this data directory: stop it, give this one another, or run several on PostgreSQL and Redis",
    ],
    [
      "a damaged lock file",
      (dataDir) => writeFileSync(join(dataDir, "server.lock"), DAMAGED),
      "the lock file DIR/server.lock can't be used: file is not a database",
    ],
    [
      "a lock file that can't be opened",
      (dataDir) => mkdirSync(join(dataDir, "server.lock")),
      "the lock file DIR/server.lock can't be used: unable to open database file",
    ],
    [
      "a damaged store",
      (dataDir) => writeFileSync(join(dataDir, "access.db"), DAMAGED),
      "the key store DIR/access.db can't be opened: file is not a database",
    ],
    [
      "a store that can't be opened",
      (dataDir) => mkdirSync(join(dataDir, "access.db")),
      "the key store DIR/access.db can't be opened: unable to open database file",
    ],
  ];

test("a damaged page stops the start, wherever it is in the file", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-access-"));
  const options = { dataDir, plans: testPlans(), clock: testClock() };
  const database = openDatabase(dataDir);
  const insert = database.prepare(
    "INSERT INTO keys VALUES (?, ?, 'name', 'free', NULL, NULL, NULL, 0, NULL, NULL)",
  );
  inTransaction(database, () => {
    for (let counter = 1; counter <= 2000; counter++) insert.run(counter, `key_${counter}`);
  });
  database.close();
  const file = join(dataDir, "access.db");
  const sound = readFileSync(file);
  const pageBytes = sound.readUInt16BE(16);
  const pages = sound.length / pageBytes;
  assert.ok(pages > 10);
  for (let page = 1; page < pages; page++) {
    const damaged = Buffer.from(sound);
    damaged.fill(0xa5, page * pageBytes, (page + 1) * pageBytes);
    writeFileSync(file, damaged);
    assert.throws(
      () => createEmbeddedAccess(options),
      (error) => error instanceof StoreUnavailable && error.message.includes(file),
      `page ${page}`,
    );
  }
  writeFileSync(file, sound);
  return createEmbeddedAccess(options).close();
});

for (const [description, spoil, expected] of FAULTS) {
  test(`${description} fails the start with its own message`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lectern-access-"));
    const options = { dataDir, plans: testPlans(), clock: testClock() };
    const other = spoil(dataDir);
    assert.throws(
      () => createEmbeddedAccess(options),
      (error) => {
        assert.ok(error instanceof StoreUnavailable);
        assert.equal(error.message, expected.replace("DIR", dataDir));
        return true;
      },
    );
    if (other instanceof DatabaseSync) other.close();
    // The failed start does not block the next one.
    for (const file of ["server.lock", "access.db"])
      rmSync(join(dataDir, file), { recursive: true, force: true });
    await createEmbeddedAccess(options).close();
    rmSync(dataDir, { recursive: true });
  });
}

test("a data directory that refuses folders fails the start", {
  skip: existsSync("/proc/self") ? false : "there is no /proc",
  timeout: 5000,
}, () => {
  const options = { dataDir: "/proc/nope/x", plans: testPlans(), clock: testClock() };
  assert.throws(
    () => createEmbeddedAccess(options),
    /the data directory \/proc\/nope\/x cannot be used: ENOENT/,
  );
});

const cannotGive = process.geteuid?.() === 0 ? false : "only root may give files away";
test("a store that root makes belongs to the owner of the data directory", { skip: cannotGive }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-owner-"));
  chownSync(dataDir, 65_534, 65_533);
  const database = openDatabase(dataDir);
  const owners = readdirSync(dataDir).map((name) => {
    const { uid, gid, mode } = statSync(join(dataDir, name));
    return [name, uid, gid, mode & 0o777];
  });
  assert.deepEqual(owners.sort(), [
    ["access.db", 65_534, 65_533, 0o600],
    ["access.db-shm", 65_534, 65_533, 0o600],
    ["access.db-wal", 65_534, 65_533, 0o600],
  ]);
  database.close();
  rmSync(dataDir, { recursive: true });
});
