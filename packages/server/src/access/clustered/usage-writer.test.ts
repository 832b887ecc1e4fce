import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { suite, test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { newKey, testClock, testRandom } from "../testdata/harness.ts";
import { connectTo, databaseUrl, dropSchema, unreachable } from "../testdata/store-servers.ts";
import { openClusterKeys } from "./clustered-access.ts";
import { openPostgres, type PostgresLink } from "./postgres-link.ts";
import { makeReservations, type UsageBatch } from "./reservations.ts";
import { migrate } from "./schema.ts";
import { makeUsageWriter } from "./usage-writer.ts";

const DAY = 20_513;
const UNKNOWN = "its outcome is unknown";

/** A writer over a store that adds each batch once. A hanging store answers nobody. */
function setUp() {
  const clock = testClock();
  const numbers = new Map<string, number>();
  const late: (() => void)[] = [];
  const store = { used: 0, puts: 0, hangs: false, fails: null as string | null };
  const apply = ({ writer, number, rows }: UsageBatch): void => {
    if ((numbers.get(writer) ?? 0) >= number) return;
    numbers.set(writer, number);
    for (const { count } of rows) store.used += count;
  };
  const add = async (batch: UsageBatch, begun: (write: Promise<unknown>) => void = () => {}) => {
    store.puts++;
    if (store.hangs) {
      begun(new Promise<void>((resolve) => late.push(() => resolve(apply(batch)))));
      throw new StoreUnavailable();
    }
    if (store.fails !== UNKNOWN && store.fails !== null) throw new Error(store.fails);
    apply(batch);
    if (store.fails === UNKNOWN) throw new Error(UNKNOWN);
  };
  const writer = makeUsageWriter({ add }, clock, "a");
  const count = (times: number): void => {
    for (let index = 0; index < times; index++) writer.note(1 + (index % 3), DAY);
  };
  const wake = async (): Promise<void> => {
    store.hangs = false;
    for (const go of late.splice(0)) go();
    await new Promise(setImmediate);
  };
  return { clock, writer, store, count, wake };
}

test("a store that hung for seconds has counted each request once when it continues", async () => {
  const { clock, writer, store, count, wake } = setUp();
  count(100);
  await writer.flush();
  assert.deepEqual([store.used, writer.works()], [100, true]);
  store.hangs = true;
  for (let second = 0; second < 25; second++) {
    count(4);
    await writer.flush();
    clock.advance(1000);
  }
  assert.deepEqual([store.used, writer.works()], [100, false]);
  // Sent at 0, 10 and 20 s, since the connection may be dead.
  assert.equal(store.puts, 4);
  await wake();
  await writer.flush();
  assert.deepEqual([store.used, writer.works()], [200, true]);
  await writer.flush();
  assert.deepEqual([store.used, await writer.end()], [200, { requests: 0, why: null }]);
});

test("a write that succeeded and whose answer was lost is not repeated", async () => {
  const { writer, store, count } = setUp();
  count(7);
  store.fails = UNKNOWN;
  await writer.flush();
  count(5);
  await writer.flush();
  store.fails = null;
  await writer.flush();
  assert.equal(store.used, 12);
});

test("a flush during another write ends when its own requests are written", async () => {
  const { writer, store, count } = setUp();
  count(3);
  const first = writer.flush();
  await Promise.resolve();
  count(4);
  await writer.flush();
  assert.deepEqual([store.used, store.puts], [7, 2]);
  await first;
});

test("`end` sends pending writes once more, and reports what is left and why", async () => {
  const { writer, store, count, wake } = setUp();
  count(3);
  store.hangs = true;
  await writer.flush();
  count(2);
  const unsaved = await writer.end();
  assert.deepEqual([unsaved.requests, unsaved.why instanceof StoreUnavailable, store.puts], [5, true, 2]);
  await wake();
  assert.equal(store.used, 3);
});

suite("in PostgreSQL", async () => {
  const skip = await unreachable(databaseUrl);
  const clock = testClock();

  /** A store of its own with one key, counter 1. */
  async function withStore(body: (link: PostgresLink, namespace: string) => Promise<void>): Promise<void> {
    const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
    const options = { databaseUrl, redisUrl: "", clock, namespace, random: testRandom(namespace) };
    const keys = await openClusterKeys({ ...options, answerMs: 10_000 });
    await keys.create(newKey("free"));
    await keys.close();
    const link = openPostgres({
      url: databaseUrl,
      schema: namespace,
      clock,
      answerMs: 30_000,
      onLock: "wait",
    });
    try {
      await body(link, namespace);
    } finally {
      await link.close();
      await dropSchema(namespace);
    }
  }

  const batch = (number: number, count: number): UsageBatch => ({
    writer: "a",
    number,
    rows: [{ counter: 1, day: DAY, count }],
  });

  test("a batch is added once, even by two connections at once and after its successor", {
    skip,
  }, async () => {
    await withStore(async (link, namespace) => {
      const reservations = makeReservations({ reads: link, writes: link });
      const used = async (): Promise<number> => (await reservations.load(1, DAY)).used;
      const [other, watcher] = [connectTo(databaseUrl, namespace), connectTo(databaseUrl, namespace)];
      await reservations.add(batch(1, 5));
      let both: Promise<unknown> = Promise.resolve();
      await other.begin(async (within) => {
        await within`SELECT 1 FROM usage FOR UPDATE`;
        both = Promise.all([reservations.add(batch(2, 3)), reservations.add(batch(2, 3))]);
        // Wait until one connection waits for the key's row, and the other for the first connection.
        for (let waiting = 0; waiting < 2; ) {
          const [row] = await watcher`SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted AND pid IN (
            SELECT pid FROM pg_locks WHERE granted AND relation = 'writers'::regclass)`;
          waiting = Number(row?.waiting);
        }
      });
      await both;
      assert.equal(await used(), 8);
      await reservations.add(batch(1, 5));
      assert.equal(await used(), 8);
      // From another thread, and for a deleted key.
      await reservations.add({ ...batch(1, 2), writer: "b" });
      await reservations.add({ ...batch(3, 1), rows: [{ counter: 99, day: DAY, count: 9 }] });
      assert.equal(await used(), 10);
      await Promise.all([other.end(), watcher.end()]);
    });
  });

  test("an older store is migrated; threads that ended long ago are deleted", {
    skip,
  }, async () => {
    await withStore(async (link, namespace) => {
      const { sql } = link;
      await sql`DROP TABLE writers`;
      await sql`DELETE FROM migrations WHERE version > 1`;
      await sql`INSERT INTO migrations SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM migrations)`;
      await migrate(sql, namespace);
      await makeReservations({ reads: link, writes: link }).add(batch(1, 5));
      await sql`INSERT INTO writers VALUES ('old', 1, now() - interval '31 days')`;
      await migrate(sql, namespace);
      assert.deepEqual(
        (await sql`SELECT writer FROM writers`).map(({ writer }) => writer),
        ["a"],
      );
    });
  });
});
