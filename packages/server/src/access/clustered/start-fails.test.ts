import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { test } from "node:test";
import { startFakeRedis } from "../testdata/fake-redis.ts";
import { testClock, testPlans, testRandom } from "../testdata/harness.ts";
import { databaseUrl, dropSchema, unreachable } from "../testdata/store-servers.ts";
import { until } from "../testdata/timed.ts";
import { createClusteredAccess } from "./clustered-access.ts";

/** PostgreSQL's error for too many connections. */
const FIELDS = "SFATAL\0C53300\0Mtoo many connections\0\0";
const TOO_MANY = Buffer.concat([
  Buffer.from("E"),
  Buffer.from([0, 0, 0, 4 + FIELDS.length]),
  Buffer.from(FIELDS),
]);

/** A proxy to PostgreSQL that lets this many connections in, as a role's limit would. */
async function startConnectionLimit(maxConnections: number) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let made = 0;
  const server = createServer((socket) => {
    socket.on("error", () => {});
    if (++made > maxConnections) {
      socket.once("data", () => socket.end(TOO_MANY));
      return;
    }
    const beyond = connect(Number(port), hostname).on("error", () => socket.destroy());
    sockets.add(socket);
    socket.on("close", () => {
      sockets.delete(socket);
      beyond.destroy();
    });
    socket.pipe(beyond).pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address !== null ? address.port : 0);
  return { url: url.href, open: () => sockets.size, made: () => made, close: () => server.close() };
}

test("a start that fails halfway closes its connections, so that the process ends", {
  skip: await unreachable(databaseUrl),
}, async () => {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const fake = await startFakeRedis();
  // The second connection is the listener for changed keys.
  const limitedServer = await startConnectionLimit(1);
  const options = { databaseUrl: limitedServer.url, redisUrl: fake.url, namespace, answerMs: 10_000 };
  const access = createClusteredAccess({
    ...options,
    clock: testClock(),
    random: testRandom(namespace),
    plans: testPlans(),
  });
  await assert.rejects(access, { name: "StoreUnavailable", message: /^PostgreSQL can't be reached/ });
  assert.equal(limitedServer.made(), 2);
  await until(() => limitedServer.open() === 0 && fake.connections()[1] === 0);
  assert.equal(fake.connections()[0], 1);
  limitedServer.close();
  fake.close();
  await dropSchema(namespace);
});
