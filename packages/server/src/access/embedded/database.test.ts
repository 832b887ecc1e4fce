import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { testClock, testPlans } from "../testdata/harness.ts";
import { createEmbeddedAccess } from "./access.ts";

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
