import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { testClock } from "../testdata/harness.ts";
import { openKeyReader } from "./clustered-key-reader.ts";
import type { PostgresLink } from "./postgres-link.ts";

const HASH = "a".repeat(64);
const GRACE_MS = 10_000;

/**
 * A reader over a PostgreSQL with one key that can be switched off and on, and a Redis that lists ended
 * keys.
 */
async function setUp(endsMs: number | null = null) {
  const clock = testClock();
  const store = {
    isDown: false,
    refuses: false,
    revision: 1,
    isRevoked: false,
    asked: 0,
    ended: [] as string[],
    /** Resolves when the answer may be delivered, after its row was read. */
    delivered: Promise.resolve(),
  };
  let hear: (message: string) => void = () => {};
  let failed = false;
  const row = { hash: HASH, counter: 7, id: "key_a", plan: "free", origins: null, versions: null };
  const sql = (strings: TemplateStringsArray) => ({
    execute: async () => {
      if (store.refuses) throw new StoreUnavailable();
      if (strings.join("").includes("FROM revision")) return [{ keys: store.revision }];
      store.asked++;
      const rows = store.isRevoked ? [] : [{ ...row, expires_ms: endsMs, ends_ms: null }];
      await store.delivered;
      return rows;
    },
  });
  const queryWithRetry: PostgresLink["queryWithRetry"] = async (work) => {
    failed = store.isDown;
    if (failed) throw new StoreUnavailable();
    return work();
  };
  const listen = async (_channel: string, listener: (message: string) => void) => {
    hear = listener;
  };
  const postgres = {
    sql,
    listen,
    query: queryWithRetry,
    queryWithRetry,
    isDown: () => failed,
    close: async () => {},
  } as unknown as PostgresLink;
  const reader = await openKeyReader({
    ...{ postgres, clock, namespace: "lectern", graceMs: GRACE_MS },
    endedIds: async () => store.ended,
  });
  const find = async (hash = HASH): Promise<string> => {
    const found = await reader.find(hash);
    return typeof found === "string" ? found : found.id;
  };
  /** Lets background work finish. */
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  /** PostgreSQL stops answering, and the reader notices. */
  const goDown = async (): Promise<void> => {
    store.isDown = true;
    clock.advance(500);
    reader.state();
    await settle();
  };
  return { clock, store, reader, find, settle, goDown, hear: (message: string) => hear(message) };
}

test("a known key is queried once, until a notification names it", async () => {
  const { find, store, hear } = await setUp();
  assert.deepEqual([await find(), await find()], ["key_a", "key_a"]);
  assert.equal(store.asked, 1);
  hear("elsewhere 2 key_a");
  hear("lectern 2 key_b");
  await find();
  assert.equal(store.asked, 1);
  store.isRevoked = true;
  hear("lectern 3 key_a");
  assert.equal(await find(), "invalid");
  // Revisions with a gap: a notification was missed.
  store.isRevoked = false;
  await find();
  store.isRevoked = true;
  hear("lectern 9 key_b");
  assert.equal(await find(), "invalid");
});

test("without notifications a revocation takes effect within a second", async () => {
  const { find, store, clock } = await setUp();
  await find();
  store.isRevoked = true;
  store.revision++;
  clock.advance(499);
  assert.equal(await find(), "key_a");
  clock.advance(401);
  assert.equal(await find(), "invalid");
});

test("while PostgreSQL is down, cached keys are served for the grace period and others are unavailable", async () => {
  const { find, reader, clock, goDown, store, settle } = await setUp();
  await find();
  assert.equal(reader.state(), "ok");
  await goDown();
  assert.equal(reader.state(), "degraded");
  assert.deepEqual([await find(), await find("b".repeat(64))], ["key_a", "unavailable"]);
  clock.advance(GRACE_MS - 500);
  assert.equal(await find(), "key_a");
  clock.advance(1);
  assert.equal(await find(), "unavailable");
  assert.equal(reader.state(), "down");
  await settle();
  store.isDown = false;
  clock.advance(500);
  reader.state();
  await settle();
  assert.deepEqual([reader.state(), await find()], ["ok", "key_a"]);
});

test("keys that PostgreSQL refuses to read, though it answers, are served for the grace period only", async () => {
  const { find, reader, clock, store, settle } = await setUp();
  await find();
  store.refuses = true;
  clock.advance(900);
  assert.equal(await find(), "key_a");
  assert.equal(reader.state(), "degraded");
  clock.advance(GRACE_MS);
  assert.equal(await find(), "unavailable");
  assert.equal(reader.state(), "down");
  await settle();
  store.refuses = false;
  clock.advance(500);
  reader.state();
  await settle();
  assert.deepEqual([reader.state(), await find()], ["ok", "key_a"]);
});

test("a server without callers notices that PostgreSQL is down, and that it is back", async () => {
  const { reader, goDown, store, clock, settle } = await setUp();
  await goDown();
  assert.equal(reader.state(), "degraded");
  store.isDown = false;
  clock.advance(500);
  reader.state();
  await settle();
  assert.equal(reader.state(), "ok");
});

test("a key that expires while PostgreSQL is down is invalid, not unavailable", async () => {
  const ends = await setUp(Date.UTC(2026, 2, 1, 12, 0, 2));
  await ends.find();
  await ends.goDown();
  assert.equal(await ends.find(), "key_a");
  ends.clock.advance(1500);
  assert.equal(await ends.find(), "invalid");
});

test("a key that Redis lists as ended is not served while PostgreSQL is down", async () => {
  const { find, store, clock, goDown, settle } = await setUp();
  await find();
  store.ended.push("key_a");
  assert.equal(await find(), "key_a");
  await goDown();
  assert.equal(await find(), "unavailable");
  clock.advance(500);
  await settle();
  assert.equal(await find(), "unavailable");
});

test("concurrent requests for one key share a query", async () => {
  const { reader, store } = await setUp();
  assert.equal(new Set(await Promise.all([reader.find(HASH), reader.find(HASH)])).size, 1);
  assert.equal(store.asked, 1);
});

test("a key that is revoked while its row is being read is served once and not cached", async () => {
  const { find, store, hear } = await setUp();
  const delivery = Promise.withResolvers<void>();
  store.delivered = delivery.promise;
  const found = find();
  store.isRevoked = true;
  hear("lectern 2 key_a");
  delivery.resolve();
  assert.equal(await found, "key_a");
  assert.equal(await find(), "invalid");
  assert.equal(store.asked, 2);
});
