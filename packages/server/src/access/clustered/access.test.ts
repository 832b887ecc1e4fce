import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { suite } from "node:test";
import { createClient } from "@redis/client";
import postgres from "postgres";
import { accessContract } from "../testdata/contract.ts";
import { type Deployment, testClock, testPlans, testRandom } from "../testdata/harness.ts";
import { type ClusteredAccess, createClusteredAccess, openClusterKeys } from "./access.ts";

// The servers of the machine that runs the tests; another place is said by these variables.
const databaseUrl = process.env.LECTERN_TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test";
const redisUrl = process.env.LECTERN_TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    const end = (found: boolean) => () => {
      socket.destroy();
      resolve(found);
    };
    socket.on("connect", end(true)).on("error", end(false)).setTimeout(1000, end(false));
  });

async function deployClustered(): Promise<Deployment> {
  const namespace = `lectern_test_${randomBytes(6).toString("hex")}`;
  const clock = testClock();
  const plans = testPlans();
  // A busy machine must not pass for a failed server: faults have runs of their own.
  const limits = { answerMs: 10_000 };
  const cluster = { ...limits, databaseUrl, redisUrl, clock, namespace, random: testRandom(namespace) };
  const store = await openClusterKeys(cluster);
  const running: ClusteredAccess[] = [];
  const start = async (): Promise<ClusteredAccess> => {
    const access = await createClusteredAccess({ ...cluster, plans, scriptTime: clock.now });
    running.push(access);
    return access;
  };
  return {
    clock,
    plans,
    store,
    join: start,
    // The most that a crash can take along: all that Redis knows.
    crash: async () => {
      await forget(namespace);
      return start();
    },
    settle: async () => {},
    close: async () => {
      for (const access of running) await access.close();
      await store.close();
      const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
      await sql.unsafe(`DROP SCHEMA ${namespace} CASCADE`);
      await sql.end();
      await forget(namespace);
    },
  };
}

async function forget(namespace: string): Promise<void> {
  const redis = createClient({ url: redisUrl });
  await redis.connect();
  for await (const names of redis.scanIterator({ MATCH: `${namespace}:*` })) {
    if (names.length > 0) await redis.del(names);
  }
  redis.destroy();
}

suite("clustered", async () => {
  const reached = (await answers(databaseUrl)) && (await answers(redisUrl));
  const skip = reached ? false : "PostgreSQL and Redis are not both reachable on this machine";
  accessContract("clustered", deployClustered, { skip });
});
