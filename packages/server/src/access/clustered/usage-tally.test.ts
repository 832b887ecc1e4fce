import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { suite, test } from "node:test";
import { StoreUnavailable } from "../key-store.ts";
import { newKey, testClock, testRandom } from "../testdata/harness.ts";
import { connectTo, databaseUrl, dropSchema, unreachable } from "../testdata/servers.ts";
import { openClusterKeys } from "./access.ts";
import { openPostgres, type PostgresLink } from "./postgres-link.ts";
import { makeReservations, type UsageBatch } from "./reservations.ts";
import { migrate } from "./schema.ts";
import { makeTally } from "./usage-tally.ts";

const DAY = 20_513;
const UNKNOWN = "its outcome is unknown";

/** A tally over a store that adds each batch once and, where it hangs, answers nobody until it goes on. */
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
  const tally = makeTally({ add }, clock, "a");
  const count = (times: number): void => {
    for (let at = 0; at < times; at++) tally.note(1 + (at % 3), DAY);
  };
  const wake = async (): Promise<void> => {
    store.hangs = false;
    for (const go of late.splice(0)) go();
    await new Promise(setImmediate);
  };
  return { clock, tally, store, count, wake };
}

test("a store that hangs for seconds has each request once when it goes on", async () => {
  const { clock, tally, store, count, wake } = setUp();
  count(100);
  await tally.flush();
  assert.deepEqual([store.used, tally.works()], [100, true]);
  store.hangs = true;
  for (let second = 0; second < 25; second++) {
    count(4);
    await tally.flush();
    clock.advance(1000);
  }
  assert.deepEqual([store.used, tally.works()], [100, false]);
  // Put at 0, 10 and 20 s, for the connection may be dead.
  assert.equal(store.puts, 4);
  await wake();
  await tally.flush();
  assert.deepEqual([store.used, tally.works()], [200, true]);
  await tally.flush();
  assert.deepEqual([store.used, await tally.end()], [200, { requests: 0, why: null }]);
});

test("a write that was done and whose answer was lost is not done again", async () => {
  const { tally, store, count } = setUp();
  count(7);
  store.fails = UNKNOWN;
  await tally.flush();
  count(5);
  await tally.flush();
  store.fails = null;
  await tally.flush();
  assert.equal(store.used, 12);
});

test("who asks while a write is under way finds what it noted written when it is answered", async () => {
  const { tally, store, count } = setUp();
  count(3);
  const first = tally.flush();
  await Promise.resolve();
  count(4);
  await tally.flush();
  assert.deepEqual([store.used, store.puts], [7, 2]);
  await first;
});

test("the end puts once more what is under way, and tells what is left and why", async () => {
  const { tally, store, count, wake } = setUp();
  count(3);
  store.hangs = true;
  await tally.flush();
  count(2);
  const left = await tally.end();
  assert.deepEqual([left.requests, left.why instanceof StoreUnavailable, store.puts], [5, true, 2]);
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

  test("a batch is added once, also by two connections at once and after its successor", {
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
        // Until one waits for the key's figures and the other for that one.
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
      // Of another thread, and for a key that is there no more.
      await reservations.add({ ...batch(1, 2), writer: "b" });
      await reservations.add({ ...batch(3, 1), rows: [{ counter: 99, day: DAY, count: 9 }] });
      assert.equal(await used(), 10);
      await Promise.all([other.end(), watcher.end()]);
    });
  });

  test("a store of the version before is brought up to date; threads long gone are forgotten", {
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
