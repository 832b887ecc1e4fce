import assert from "node:assert/strict";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { testClock, testPlans } from "../testdata/harness.ts";
import { createEmbeddedAccess } from "./access.ts";
import { openDatabase } from "./database.ts";

const DAMAGED = "no database, but longer than its head of one hundred bytes. ".repeat(20);

/** What is wrong with the data directory, and what the start says of it: `DIR` is its path. */
const FAULTS: readonly (readonly [what: string, spoil: (dataDir: string) => unknown, says: string])[] = [
  [
    "another server's lock",
    (dataDir) => {
      const other = new DatabaseSync(join(dataDir, "server.lock"));
      other.exec("BEGIN EXCLUSIVE");
      return other;
    },
    "another server runs on this data directory: stop it, give this one another, or run several on PostgreSQL and Redis",
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

for (const [what, spoil, says] of FAULTS) {
  test(`${what} stops the start, and is told as what it is`, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "lectern-access-"));
    const options = { dataDir, plans: testPlans(), clock: testClock() };
    const other = spoil(dataDir);
    assert.throws(
      () => createEmbeddedAccess(options),
      (error) => {
        assert.ok(error instanceof StoreUnavailable);
        assert.equal(error.message, says.replace("DIR", dataDir));
        return true;
      },
    );
    if (other instanceof DatabaseSync) other.close();
    // Nothing of the failed start is in the way of the next one.
    for (const file of ["server.lock", "access.db"])
      rmSync(join(dataDir, file), { recursive: true, force: true });
    await createEmbeddedAccess(options).close();
    rmSync(dataDir, { recursive: true });
  });
}

const cannotGive = process.geteuid?.() === 0 ? false : "only root gives files away";
test("a store that root makes belongs to whom the data directory belongs", { skip: cannotGive }, () => {
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
