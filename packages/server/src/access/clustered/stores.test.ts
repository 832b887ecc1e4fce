import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { freePort } from "../../../../../test/support/free-port.ts";
import { StoreUnavailable } from "../key-store.ts";
import { testClock, testRandom } from "../testdata/harness.ts";
import { databaseUrl, dropSchema, unreachable } from "../testdata/servers.ts";
import { openStores } from "./stores.ts";

const common = { clock: testClock(), random: testRandom("stores"), answerMs: 200 };
const says = (message: string) => (error: unknown) => {
  assert.ok(error instanceof StoreUnavailable);
  assert.equal(error.message, message);
  return true;
};

test("a start without PostgreSQL says so, and nothing of the URL", async () => {
  const gone = `127.0.0.1:${await freePort()}`;
  const urls = { databaseUrl: `postgres://u:secret@${gone}/d`, redisUrl: `redis://${gone}` };
  await assert.rejects(openStores({ ...common, ...urls }), says("PostgreSQL can't be reached: ECONNREFUSED"));
});

test("a start without Redis says so", { skip: await unreachable(databaseUrl) }, async () => {
  const redisUrl = `redis://:secret@127.0.0.1:${await freePort()}`;
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  await assert.rejects(
    openStores({ ...common, databaseUrl, redisUrl, namespace }),
    says("Redis can't be reached: no answer"),
  );
  await dropSchema(namespace);
});
