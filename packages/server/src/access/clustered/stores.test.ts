import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { suite, test } from "node:test";
import { freePort } from "../../../../../test/support/free-port.ts";
import { StoreUnavailable } from "../key-store.ts";
import { startFakeRedis } from "../testdata/fake-redis.ts";
import { testClock, testRandom } from "../testdata/harness.ts";
import { connectTo, databaseUrl, dropSchema, unreachable } from "../testdata/servers.ts";
import { openRedis } from "./redis-link.ts";
import { openStores } from "./stores.ts";

const WRONG_PASSWORD =
  "WRONGPASS invalid username-password pair or user is disabled; the user or the password of LECTERN_REDIS_URL is wrong";
const NO_PASSWORD =
  "NOAUTH HELLO must be called with the client already authenticated; it asks for a password: " +
  "redis://:password@host in LECTERN_REDIS_URL";
const READONLY = "READONLY it is a replica; LECTERN_REDIS_URL has to name the primary";
const common = { clock: testClock(), random: testRandom("stores"), answerMs: 200 };
const says = (message: string) => (error: unknown) => {
  assert.ok(error instanceof StoreUnavailable);
  assert.equal(error.message, message);
  return true;
};

test("a start without PostgreSQL says so, and nothing of the URL", async () => {
  const gone = `127.0.0.1:${await freePort()}`;
  const urls = { databaseUrl: `postgres://u:secret@${gone}/d`, redisUrl: `redis://${gone}` };
  await assert.rejects(
    openStores({ ...common, ...urls }),
    says("PostgreSQL can't be reached: ECONNREFUSED; nothing listens on that port of that host"),
  );
});

const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === "::1"),
);

test("an address of IPv6 is taken as it is", { skip: !hasIPv6 }, async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  }).listen(0, "::1");
  await once(server, "listening");
  const gone = `[::1]:${(server.address() as AddressInfo).port}`;
  const urls = { databaseUrl: `postgres://u@${gone}/d`, redisUrl: `redis://${gone}` };
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

test("a PostgreSQL that closes each connection ends the start", async () => {
  const closing = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(closing, "listening");
  const { port } = closing.address() as AddressInfo;
  const urls = { databaseUrl: `postgres://u@127.0.0.1:${port}/d`, redisUrl: "redis://127.0.0.1:1" };
  const opened = openStores({ ...common, ...urls, startMs: 500 });
  await assert.rejects(
    opened,
    says(
      "PostgreSQL can't be reached: no answer; is that its host and port, does it want TLS, and is a firewall between?",
    ),
  );
  closing.close();
});

/** Whether Redis is reached, and what is said. */
const STARTS: readonly (readonly [what: string, greeting: string | null, path: string, says: string])[] = [
  ["nobody listens", null, "", "ECONNREFUSED; nothing listens on that port of that host"],
  ["a wrong password", "-WRONGPASS invalid username-password pair or user is disabled.", "", WRONG_PASSWORD],
  [
    "no password",
    "-NOAUTH HELLO must be called with the client already authenticated, otherwise",
    "",
    NO_PASSWORD,
  ],
  [
    "a server that says the password",
    "-ERR unknown command 'HELLO', with args: 'AUTH' 'secret'",
    "",
    "ERR unknown command",
  ],
  ["no such database", "+OK", "/99", "ERR DB index is out of range"],
];

test("a plain port that is spoken to in TLS", { skip: await unreachable(databaseUrl) }, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const redisUrl = fake.url.replace("redis:", "rediss:");
  await assert.rejects(openStores({ ...common, databaseUrl, redisUrl, namespace }), {
    message: /^Redis can't be reached: no answer; it was spoken to in TLS/,
  });
  fake.close();
  await dropSchema(namespace);
});

suite("a start without Redis says why, and nothing of the URL", { concurrency: true }, async () => {
  const skip = await unreachable(databaseUrl);
  for (const [what, greeting, path, reason] of STARTS) {
    test(what, { skip }, async () => {
      const fake = await startFakeRedis();
      fake.greet = () => greeting ?? "+OK";
      fake.answer = ([name]) => (name === "SELECT" ? "-ERR DB index is out of range" : "+OK");
      const port = greeting === null ? await freePort() : new URL(fake.url).port;
      const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
      const redisUrl = `redis://:secret@127.0.0.1:${port}${path}`;
      await assert.rejects(
        openStores({ ...common, databaseUrl, redisUrl, namespace }),
        says(`Redis can't be reached: ${reason}`),
      );
      fake.close();
      await dropSchema(namespace);
    });
  }
});

test("a Redis that takes no writes ends the start", { skip: await unreachable(databaseUrl) }, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  fake.answer = ([name]) => (name?.startsWith("EVAL") ? "-READONLY it is a replica" : "+OK");
  const opened = openStores({ ...common, databaseUrl, redisUrl: fake.url, namespace });
  await assert.rejects(opened, says(`Redis can't be reached: ${READONLY}`));
  fake.close();
  await dropSchema(namespace);
});

test("tables are made nowhere but in their schema", { skip: await unreachable(databaseUrl) }, async () => {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  // What stands in the URL wins over what the client sends, as what an operator set for the role does behind a pooler.
  const elsewhere = `${databaseUrl}?search_path=public`;
  await assert.rejects(
    openStores({ ...common, databaseUrl: elsewhere, redisUrl: "redis://127.0.0.1:1", namespace }),
    {
      name: "StoreUnavailable",
      message: /^PostgreSQL does not heed the search_path/,
    },
  );
  const sql = connectTo(databaseUrl);
  assert.deepEqual([...(await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${namespace}`)], []);
  await sql.end();
});

test("a server is told why a store fails, the same once a minute", {
  skip: await unreachable(databaseUrl),
}, async () => {
  const fake = await startFakeRedis();
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const clock = testClock();
  const told: string[] = [];
  const tell = (problem: string): void => void told.push(problem);
  const urls = { databaseUrl, redisUrl: fake.url };
  const { reads, redis, close } = await openStores({
    ...common,
    ...urls,
    answerMs: 10_000,
    clock,
    namespace,
    tell,
  });
  const fail = async (): Promise<void> => {
    await assert.rejects(
      reads.ask(() => reads.sql`SELECT 1 FROM secret_table`.execute()),
      StoreUnavailable,
    );
    await assert.rejects(redis.send(["SET", "a", "secret"]));
  };
  fake.answer = () => "-READONLY it is a replica: secret";
  await fail();
  await fail();
  const both = ["PostgreSQL fails: 42P01", `Redis fails: ${READONLY}`];
  assert.deepEqual(told, both);
  fake.answer = () => "+OK";
  clock.advance(60_000);
  redis.isDown();
  while (redis.isDown()) await new Promise(setImmediate);
  fake.answer = () => "-READONLY it is a replica: secret";
  await fail();
  assert.deepEqual(told, [...both, ...both]);
  await close();
  fake.close();
  await dropSchema(namespace);
});
