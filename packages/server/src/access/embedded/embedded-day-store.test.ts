import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { openDatabase } from "./database.ts";
import { makeDayStore } from "./embedded-day-store.ts";

const DAY = 20_513;

/** A store with one key, whose counter is 1. */
function setUp(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), "lectern-day-store-"));
  const database = openDatabase(folder);
  t.after(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  database.exec("INSERT INTO keys (id, name, plan, created_ms) VALUES ('key_a', 'a', 'free', 0)");
  /** 1 is NORMAL, 2 is FULL: a commit waits for the disk. */
  const synchronous = (): unknown => database.prepare("PRAGMA synchronous").get()?.synchronous;
  return { database, store: makeDayStore(database), synchronous };
}

test("reservations only rise, usage only rises, and a release ends the reservation", (t) => {
  const { store } = setUp(t);
  assert.deepEqual(store.load(1, DAY), { used: 0, reserved: 0 });
  store.reserve(1, DAY, 10);
  store.reserve(1, DAY, 5);
  assert.deepEqual(store.load(1, DAY), { used: 0, reserved: 10 });
  store.flush([{ counter: 1, day: DAY, used: 7, reserved: 10 }], false);
  store.flush([{ counter: 1, day: DAY, used: 3, reserved: 10 }], false);
  assert.deepEqual(store.load(1, DAY), { used: 7, reserved: 10 });
  store.flush([{ counter: 1, day: DAY, used: 8, reserved: 10 }], true);
  assert.deepEqual(store.load(1, DAY), { used: 8, reserved: 0 });
  assert.deepEqual(store.load(1, DAY + 1), { used: 0, reserved: 0 });
  // A key that was deleted meanwhile is skipped.
  store.flush([{ counter: 2, day: DAY, used: 1, reserved: 0 }], false);
  assert.deepEqual(store.load(2, DAY), { used: 0, reserved: 0 });
});

test("a reservation is on disk before it is used: commits wait for the disk, also after a flush", (t) => {
  const { database, store, synchronous } = setUp(t);
  assert.equal(synchronous(), 2);
  store.flush([{ counter: 1, day: DAY, used: 1, reserved: 0 }], false);
  assert.equal(synchronous(), 2);
  store.flush([{ counter: 1, day: DAY, used: 1, reserved: 0 }], true);
  assert.equal(synchronous(), 2);
  database.exec("CREATE TRIGGER refuse BEFORE UPDATE ON usage BEGIN SELECT raise(ABORT, 'refused'); END");
  assert.throws(() => store.flush([{ counter: 1, day: DAY, used: 2, reserved: 0 }], false));
  assert.equal(synchronous(), 2);
});
