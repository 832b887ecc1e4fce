import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joinPath } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { accessContract } from "../testdata/access-contract.ts";
import {
  type Deployment,
  newKey,
  passes,
  principalOf,
  testClock,
  testPlans,
  testRandom,
} from "../testdata/harness.ts";
import type { EmbeddedAccess } from "./embedded-access.ts";
import { createEmbeddedAccess } from "./embedded-access.ts";
import { openEmbeddedKeyStore } from "./embedded-key-store.ts";
import { openEmbeddedStateStore } from "./embedded-state-store.ts";

async function deployEmbedded(): Promise<Deployment> {
  const dirs = [mkdtempSync(joinPath(tmpdir(), "lectern-access-"))];
  const dataDir = dirs[0] ?? "";
  const clock = testClock();
  const plans = testPlans();
  const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom(dataDir) });
  const state = openEmbeddedStateStore(dataDir);
  const running: EmbeddedAccess[] = [];
  const start = (dir: string, first?: EmbeddedAccess): EmbeddedAccess => {
    const access = createEmbeddedAccess({ dataDir: dir, plans, clock, shared: first?.shared });
    running.push(access);
    return access;
  };
  return {
    clock,
    plans,
    store,
    state,
    join: async () => start(dataDir, running[0]),
    // A killed process leaves its files as they were: the successor starts from a copy.
    crash: async () => {
      const copy = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
      const last = dirs.at(-1) ?? "";
      for (const file of ["access.db", "access.db-wal"]) {
        copyFileSync(joinPath(last, file), joinPath(copy, file));
      }
      dirs.push(copy);
      return start(copy);
    },
    settle: async () => {},
    close: async () => {
      for (const access of running.reverse()) await access.close();
      await store.close();
      await state.close();
      for (const dir of dirs) rmSync(dir, { recursive: true });
    },
  };
}

accessContract("embedded", deployEmbedded);

test("a second server on the data directory fails to start until the first has closed", async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
  const options = { dataDir, plans: testPlans(), clock: testClock() };
  const first = createEmbeddedAccess(options);
  assert.throws(() => createEmbeddedAccess(options), /another server uses this data directory/);
  await first.close();
  await createEmbeddedAccess(options).close();
  rmSync(dataDir, { recursive: true });
});

test("a clean stop gives unused reservations back", async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
  const clock = testClock();
  const options = { dataDir, plans: testPlans(), clock };
  const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom("stop") });
  const { text } = await store.create(newKey("production"));
  for (const used of [3, 6]) {
    const access = createEmbeddedAccess(options);
    await passes(access, await principalOf(access, text), 3);
    await access.close();
    const [row] = await store.usage(1);
    assert.deepEqual([row?.used, row?.reserved], [used, 0]);
  }
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("a file that was removed or replaced makes the store unavailable until it is back", async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
  const clock = testClock();
  const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom("gone") });
  const access = createEmbeddedAccess({ dataDir, plans: testPlans(), clock, graceMs: 5000 });
  const [known, other] = [await store.create(newKey("free")), await store.create(newKey("free"))];
  const kinds = async (): Promise<readonly string[]> => [
    (await access.authenticate(known.text)).kind,
    (await access.authenticate(other.text)).kind,
    access.health().keys ?? "",
    access.health().usage ?? "",
  ];
  assert.equal((await access.authenticate(known.text)).kind, "known");
  const file = joinPath(dataDir, "access.db");
  renameSync(file, `${file}.away`);
  const failing = ["known", "unavailable", "degraded", "degraded"];
  for (const spoil of [() => {}, () => copyFileSync(`${file}.away`, file)]) {
    spoil();
    clock.advance(250);
    assert.deepEqual(await kinds(), failing);
  }
  clock.advance(5000);
  assert.deepEqual(await kinds(), ["unavailable", "unavailable", "degraded", "degraded"]);
  renameSync(`${file}.away`, file);
  clock.advance(250);
  assert.deepEqual(await kinds(), ["known", "known", "ok", "ok"]);
  await access.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

for (const name of ["access.db-wal", "access.db-shm"]) {
  test(`without ${name}, where commands miss the server's writes, the fault is reported and known keys are served`, async () => {
    const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
    const clock = testClock();
    const reported: string[] = [];
    const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom("log") });
    const report = (problem: string): void => void reported.push(problem);
    const access = createEmbeddedAccess({ dataDir, plans: testPlans(), clock, report: report });
    const { text } = await store.create(newKey("free"));
    assert.equal((await access.authenticate(text)).kind, "known");
    rmSync(joinPath(dataDir, name));
    for (let look = 0; look < 3; look++) {
      clock.advance(250);
      assert.equal((await access.authenticate(text)).kind, "known");
      assert.deepEqual([access.health().keys, access.health().usage], ["degraded", "degraded"]);
    }
    assert.equal(reported.length, 1);
    assert.match(reported[0] ?? "", /^the key store fails: access\.db, .* was removed/);
    await access.close();
    await store.close();
    rmSync(dataDir, { recursive: true });
  });
}

test("a failing file is a store error for usage queries, and refuses no request", async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
  const clock = testClock();
  const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom("fail") });
  const access = createEmbeddedAccess({ dataDir, plans: testPlans(), clock });
  const { text } = await store.create(newKey("production"));
  const principal = await principalOf(access, text);
  assert.equal((await access.usage(principal)).quotaUsed, 0);
  const breaker = new DatabaseSync(joinPath(dataDir, "access.db"));
  breaker.exec("ALTER TABLE usage RENAME TO lost");
  assert.throws(() => access.usage(principal), StoreUnavailable);
  assert.equal((await passes(access, principal, 3)).passed, 3);
  assert.equal(access.health().usage, "degraded");
  breaker.exec("ALTER TABLE lost RENAME TO usage");
  breaker.close();
  clock.advance(1000);
  assert.equal((await passes(access, principal, 3)).passed, 3);
  assert.deepEqual([(await access.usage(principal)).quotaUsed, access.health().usage], [6, "ok"]);
  await access.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});

test("usage that cannot be written at the end is reported", async () => {
  const dataDir = mkdtempSync(joinPath(tmpdir(), "lectern-access-"));
  const clock = testClock();
  const reported: string[] = [];
  const store = openEmbeddedKeyStore({ dataDir, clock, random: testRandom("end") });
  const report = (problem: string): void => void reported.push(problem);
  const access = createEmbeddedAccess({ dataDir, plans: testPlans(), clock, report: report });
  const { text } = await store.create(newKey("production"));
  await passes(access, await principalOf(access, text), 3);
  const breaker = new DatabaseSync(joinPath(dataDir, "access.db"));
  breaker.exec("ALTER TABLE usage RENAME TO lost");
  await access.close();
  assert.deepEqual(reported, [
    "the key store fails: no such table: usage (SQL logic error)",
    "usage of 3 requests could not be saved at the stop: no such table: usage",
  ]);
  breaker.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
