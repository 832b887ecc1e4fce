import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { suite, test } from "node:test";
import postgres from "postgres";
import { freePort } from "../../../../../test/support/free-port.ts";
import { StoreUnavailable } from "../key-store.ts";
import { startFakeRedis } from "../testdata/fake-redis.ts";
import { newKey, testClock, testRandom } from "../testdata/harness.ts";
import { connectTo, databaseUrl, dropSchema, redisUrl, unreachable } from "../testdata/store-servers.ts";
import { openClusterKeys } from "./clustered-access.ts";
import { openRedis } from "./redis-link.ts";
import { LOCK, migrate } from "./schema.ts";
import { openStores } from "./stores.ts";

const WRONG_PASSWORD =
  "WRONGPASS invalid username-password pair or user is disabled; the user or the password of LECTERN_REDIS_URL is wrong";
const NO_PASSWORD =
  "NOAUTH HELLO must be called with the client already authenticated; it requires a password: " +
  "redis://:password@host in LECTERN_REDIS_URL";
const READONLY = "READONLY it is a replica; set LECTERN_REDIS_URL to the primary";
const common = { clock: testClock(), random: testRandom("stores"), answerMs: 200 };
const hasMessage = (message: string) => (error: unknown) => {
  assert.ok(error instanceof StoreUnavailable);
  assert.equal(error.message, message);
  return true;
};

test("a start without PostgreSQL reports it, without any part of the URL", async () => {
  const unreachableAddress = `127.0.0.1:${await freePort()}`;
  const urls = {
    databaseUrl: `postgres://u:secret@${unreachableAddress}/d`,
    redisUrl: `redis://${unreachableAddress}`,
  };
  await assert.rejects(
    openStores({ ...common, ...urls }),
    hasMessage("PostgreSQL can't be reached: ECONNREFUSED; nothing listens on that port of that host"),
  );
});

const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === "::1"),
);

test("an IPv6 address is used as it is", { skip: !hasIPv6 }, async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  }).listen(0, "::1");
  await once(server, "listening");
  const unreachableAddress = `[::1]:${(server.address() as AddressInfo).port}`;
  const urls = {
    databaseUrl: `postgres://u@${unreachableAddress}/d`,
    redisUrl: `redis://${unreachableAddress}`,
  };
  await assert.rejects(openStores({ ...common, ...urls, startMs: 500 }), StoreUnavailable);
  assert.ok(connections > 0);
  connections = 0;
  const redis = {
    url: urls.redisUrl,
    namespace: "lectern",
    clock: common.clock,
    answerMs: 200,
    connectMs: 500,
  };
  await assert.rejects(openRedis(redis));
  assert.ok(connections > 0);
  server.close();
});

test("a PostgreSQL that closes each connection fails the start", async () => {
  const closing = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(closing, "listening");
  const { port } = closing.address() as AddressInfo;
  const urls = { databaseUrl: `postgres://u@127.0.0.1:${port}/d`, redisUrl: "redis://127.0.0.1:1" };
  const opened = openStores({ ...common, ...urls, startMs: 500 });
  await assert.rejects(
    opened,
    hasMessage(
      "PostgreSQL can't be reached: no answer; check host and port, whether it needs TLS, and whether a firewall blocks the connection",
    ),
  );
  closing.close();
});

/** Whether Redis answers, and the message. */
const STARTS: readonly (readonly [
  description: string,
  greeting: string | null,
  path: string,
  says: string,
])[] = [
  ["nothing listens", null, "", "ECONNREFUSED; nothing listens on that port of that host"],
  ["a wrong password", "-WRONGPASS invalid username-password pair or user is disabled.", "", WRONG_PASSWORD],
  [
    "no password",
    "-NOAUTH HELLO must be called with the client already authenticated, otherwise",
    "",
    NO_PASSWORD,
  ],
  [
    "a server that repeats the password",
    "-ERR unknown command 'HELLO', with args: 'AUTH' 'secret'",
    "",
    "ERR unknown command",
  ],
  ["a missing database", "+OK", "/99", "ERR DB index is out of range"],
];

test("a plain port that gets a TLS handshake", { skip: await unreachable(databaseUrl) }, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const redisUrl = fake.url.replace("redis:", "rediss:");
  await assert.rejects(openStores({ ...common, databaseUrl, redisUrl, namespace }), {
    message: /^Redis can't be reached: no answer; the connection uses TLS/,
  });
  fake.close();
  await dropSchema(namespace);
});

suite("a start without Redis reports why, without any part of the URL", { concurrency: true }, async () => {
  const skip = await unreachable(databaseUrl);
  for (const [description, greeting, path, reason] of STARTS) {
    test(description, { skip }, async () => {
      const fake = await startFakeRedis();
      fake.greet = () => greeting ?? "+OK";
      fake.answer = ([name]) => (name === "SELECT" ? "-ERR DB index is out of range" : "+OK");
      const port = greeting === null ? await freePort() : new URL(fake.url).port;
      const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
      const redisUrl = `redis://:secret@127.0.0.1:${port}${path}`;
      await assert.rejects(
        openStores({ ...common, databaseUrl, redisUrl, namespace }),
        hasMessage(`Redis can't be reached: ${reason}`),
      );
      fake.close();
      await dropSchema(namespace);
    });
  }
});

test("a Redis that refuses writes fails the start", { skip: await unreachable(databaseUrl) }, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  fake.answer = ([name]) => (name?.startsWith("EVAL") ? "-READONLY it is a replica" : "+OK");
  const opened = openStores({ ...common, databaseUrl, redisUrl: fake.url, namespace });
  await assert.rejects(opened, hasMessage(`Redis can't be reached: ${READONLY}`));
  fake.close();
  await dropSchema(namespace);
});

test("tables are made only in their own schema", { skip: await unreachable(databaseUrl) }, async () => {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  // The URL overrides the schema that the client sends, as the settings of a role behind a pooler may.
  const elsewhere = `${databaseUrl}?search_path=public`;
  await assert.rejects(
    openStores({ ...common, databaseUrl: elsewhere, redisUrl: "redis://127.0.0.1:1", namespace }),
    {
      name: "StoreUnavailable",
      message: /^PostgreSQL ignores the search_path/,
    },
  );
  const sql = connectTo(databaseUrl);
  assert.deepEqual([...(await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${namespace}`)], []);
  await sql.end();
});

test("a failing store is reported with its reason, at most once a minute", {
  skip: await unreachable(databaseUrl),
}, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const clock = testClock();
  const reported: string[] = [];
  const report = (problem: string): void => void reported.push(problem);
  const urls = { databaseUrl, redisUrl: fake.url };
  const { reads, redis, close } = await openStores({
    ...common,
    ...urls,
    answerMs: 10_000,
    clock,
    namespace,
    report: report,
  });
  const fail = async (): Promise<void> => {
    await assert.rejects(
      reads.query(() => reads.sql`SELECT 1 FROM secret_table`.execute()),
      StoreUnavailable,
    );
    await assert.rejects(redis.send(["SET", "a", "secret"]));
  };
  fake.answer = () => "-READONLY it is a replica: secret";
  await fail();
  await fail();
  const both = ["PostgreSQL fails: 42P01", `Redis fails: ${READONLY}`];
  assert.deepEqual(reported, both);
  fake.answer = () => "+OK";
  clock.advance(60_000);
  redis.isDown();
  while (redis.isDown()) await new Promise(setImmediate);
  fake.answer = () => "-READONLY it is a replica: secret";
  await fail();
  assert.deepEqual(reported, [...both, ...both]);
  await close();
  fake.close();
  await dropSchema(namespace);
});

test("a start waits while another one makes the tables, longer than requests may wait", {
  skip: await unreachable(databaseUrl),
}, async () => {
  const schema = `lectern_test_${randomBytes(6).toString("hex")}`;
  const other = postgres(databaseUrl, { max: 1 });
  const sql = postgres(databaseUrl, {
    max: 1,
    connection: { search_path: schema, lock_timeout: 20 },
    onnotice: () => {},
  });
  try {
    let migrating: Promise<void> | undefined;
    await other.begin(async (transaction) => {
      await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
      migrating = migrate(sql, schema);
      await transaction`SELECT pg_sleep(0.2)`;
    });
    await migrating;
  } finally {
    await sql.end();
    await other.end();
    await dropSchema(schema);
  }
});

test("only a change of a key is announced to servers", { skip: await unreachable(databaseUrl) }, async () => {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const cluster = { ...common, databaseUrl, redisUrl, namespace, answerMs: 10_000 };
  const store = await openClusterKeys(cluster);
  const sql = postgres(databaseUrl, { max: 1 });
  const revision = async (): Promise<number> =>
    Number((await sql`SELECT keys FROM ${sql(namespace)}.revision`)[0]?.keys);
  try {
    const before = await revision();
    assert.equal(await store.revoke("nobody"), null);
    assert.equal(await revision(), before);
    await store.create(newKey("free"));
    assert.equal(await revision(), before + 1);
  } finally {
    await sql.end();
    await store.close();
    await dropSchema(namespace);
  }
});
