import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite, test } from "node:test";
import { createClient } from "@redis/client";
import { freePort } from "../../../../../test/support/free-port.ts";
import { openEmbeddedStateStore } from "../embedded/embedded-state-store.ts";
import type { StateStore } from "../state-store.ts";
import { accessContract } from "../testdata/access-contract.ts";
import { startFakeRedis } from "../testdata/fake-redis.ts";
import {
  type Deployment,
  newKey,
  passes,
  principalOf,
  testClock,
  testPlans,
  testRandom,
} from "../testdata/harness.ts";
import { batches, keyState, stateOf } from "../testdata/state-contract.ts";
import { connectTo, databaseUrl, dropSchema, redisUrl, unreachable } from "../testdata/store-servers.ts";
import {
  type ClusteredAccess,
  createClusteredAccess,
  openClusterKeys,
  openClusterState,
} from "./clustered-access.ts";

const NO_USAGE = { kind: "usage", day: 20_000, used: 1, reserved: 1 } as const;

interface ClusteredDeployment extends Deployment {
  readonly namespace: string;
  readonly join: () => Promise<ClusteredAccess>;
  /** Replaces the database by a new one, next to the same Redis; returns its state. */
  readonly loseDatabase: () => Promise<StateStore>;
}

async function deployClustered(): Promise<ClusteredDeployment> {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const clock = testClock();
  const plans = testPlans();
  // On a busy machine a slow server must not count as failed; other tests cover failures.
  const limits = { answerMs: 10_000 };
  const cluster = { ...limits, databaseUrl, redisUrl, clock, namespace, random: testRandom(namespace) };
  const store = await openClusterKeys(cluster);
  const state = await openClusterState(cluster);
  const running: ClusteredAccess[] = [];
  let restored: StateStore | undefined;
  const start = async (): Promise<ClusteredAccess> => {
    const access = await createClusteredAccess({ ...cluster, plans, scriptTime: clock.now });
    running.push(access);
    return access;
  };
  return {
    namespace,
    clock,
    plans,
    store,
    state,
    join: start,
    // A crash loses at most everything that Redis stores.
    crash: async () => {
      await forget(namespace);
      return start();
    },
    settle: async () => {},
    async loseDatabase() {
      await dropSchema(namespace);
      restored = await openClusterState(cluster);
      return restored;
    },
    close: async () => {
      for (const access of running) await access.close();
      await store.close();
      await state.close();
      await restored?.close();
      await dropSchema(namespace);
      await forget(namespace);
    },
  };
}

async function forget(namespace: string): Promise<void> {
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  for await (const names of redis.scanIterator({ MATCH: `*${namespace}*` })) {
    if (names.length > 0) await redis.del(names);
  }
  redis.destroy();
}

suite("clustered", async () => {
  const skip = await unreachable(databaseUrl, redisUrl);
  accessContract("clustered", deployClustered, { skip });

  test("the state moves from a data directory to the cluster and back", { skip }, async () => {
    const dataDirs = [1, 2].map(() => mkdtempSync(join(tmpdir(), "lectern-state-")));
    const [from, back] = dataDirs.map((folder) => openEmbeddedStateStore(folder));
    const { state, close } = await deployClustered();
    assert.ok(from !== undefined && back !== undefined);
    const names = Array.from({ length: 1200 }, (_, index) => `k${index}`);
    const keys = names.map((name) => keyState(name));
    const usage = names.map((name) => ({ ...NO_USAGE, id: `key_${name}` }));
    const rows = [...keys, ...usage];
    await from.write(batches(rows, 500), false);
    await state.write(batches(await stateOf(from), 700), false);
    await back.write(batches(await stateOf(state), 1000), false);
    assert.deepEqual(await stateOf(back), rows);
    await Promise.all([from.close(), back.close(), close()]);
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true });
  });

  test("without Redis, keys can be made, listed and revoked and the state can be read; only new keys wait", {
    skip,
  }, async () => {
    const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
    const clock = testClock();
    const redis = `redis://127.0.0.1:${await freePort()}`;
    const cluster = { databaseUrl, redisUrl: redis, clock, namespace, random: testRandom(namespace) };
    const store = await openClusterKeys(cluster);
    const state = await openClusterState(cluster);
    const { record } = await store.create(newKey("free"));
    assert.equal((await store.revoke(record.id))?.revokedMs, clock.now());
    assert.deepEqual(
      (await store.list()).map(({ id }) => id),
      [record.id],
    );
    const rows = await stateOf(state);
    assert.equal(rows.length, 1);
    await assert.rejects(state.write(batches([...rows, keyState("new")]), true), {
      name: "StoreUnavailable",
      message: /^Redis can't be reached/,
    });
    assert.deepEqual(await stateOf(state), rows);
    assert.deepEqual(await state.write(batches(rows), true), { keys: 1, usage: 0, dropped: 0 });
    await Promise.all([store.close(), state.close()]);
    await dropSchema(namespace);
  });

  test("while usage cannot be written, new keys are served and the health report shows the fault", {
    skip,
  }, async () => {
    const { store, join: start, namespace, close } = await deployClustered();
    const access = await start();
    const [first, second] = [
      await store.create(newKey("enterprise")),
      await store.create(newKey("enterprise")),
    ];
    const sql = connectTo(databaseUrl, namespace);
    await sql`ALTER TABLE usage ADD CONSTRAINT full_disk CHECK (used < 0) NOT VALID`;
    const principal = await principalOf(access, first.text);
    assert.equal((await passes(access, principal, 3)).passed, 3);
    await access.flush();
    assert.deepEqual(access.health(), { keys: "ok", limits: "ok", usage: "degraded", plans: "ok" });
    assert.equal((await access.authenticate(second.text)).kind, "known");
    await sql`ALTER TABLE usage DROP CONSTRAINT full_disk`;
    await access.flush();
    assert.deepEqual([access.health().usage, (await access.usage(principal)).quotaUsed], ["ok", 3]);
    await sql.end();
    await close();
  });

  test("requests that a process counts itself, because Redis is down, appear in the metrics", {
    skip,
  }, async () => {
    const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
    const clock = testClock();
    const fake = await startFakeRedis();
    fake.answer = ([name]) => (name === "ZCARD" ? ":1" : "+OK");
    const options = { databaseUrl, redisUrl: fake.url, clock, namespace, answerMs: 10_000 };
    const access = await createClusteredAccess({
      ...options,
      plans: testPlans(),
      random: testRandom(namespace),
    });
    assert.equal(access.fallbacks(), 0);
    assert.equal((await passes(access, "sandbox", 12)).passed, 10);
    assert.equal(access.fallbacks(), 12);
    await access.close();
    fake.close();
    await dropSchema(namespace);
  });

  test("keys of a new database do not inherit counts of an earlier one from Redis", { skip }, async () => {
    const { store, state, join: start, loseDatabase, close } = await deployClustered();
    const access = await start();
    const { text } = await store.create(newKey("tiny"));
    assert.equal((await passes(access, await principalOf(access, text), 9)).passed, 7);
    await access.close();
    const keys = (await stateOf(state)).filter(({ kind }) => kind === "key");
    const restored = await loseDatabase();
    await restored.write(batches(keys), false);
    const next = await start();
    const { passed, last } = await passes(next, await principalOf(next, text), 9);
    assert.deepEqual([passed, last.burst?.remaining], [7, 991]);
    await close();
  });
});
