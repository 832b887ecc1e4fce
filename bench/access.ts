// Measures the cost of access control for a request: a server with keys compared with an open one, on the embedded store,
// and on PostgreSQL and Redis when they can be reached. Each connection has its own key, on a plan that refuses nothing.
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock as clock } from "../packages/server/src/access/clock.ts";
import { openKeyStore } from "../packages/server/src/access/create-access.ts";
import { requestBytes } from "./client.ts";
import { comparePair, type Rounds, rowOf, type Side, USUAL } from "./pair.ts";
import { newFolder, type Server, startLectern } from "./servers.ts";
import type { Bar, Row } from "./stats.ts";

const PATH = "/api/passage?reference=John+3:16&version=KJV";
const HOW: Rounds = { ...USUAL, rounds: 61 };
const DATABASE_URL = process.env.LECTERN_TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test";
const REDIS_URL = process.env.LECTERN_TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const plan = {
  name: "enterprise",
  daily_requests: null,
  rate: { limit: 1_000_000, window_seconds: 5 },
  max_verse_units: 31_102,
  features: [],
};

type Cluster = { readonly databaseUrl: string; readonly redisUrl: string } | null;

/** A server with keys, and its keys. */
async function startKeyed(cluster: Cluster): Promise<{ readonly server: Server; readonly keys: string[] }> {
  const dataDir = newFolder();
  const plansFile = join(dataDir, "plans.json");
  writeFileSync(plansFile, JSON.stringify({ plans: [plan] }));
  const store = await openKeyStore({ dataDir, cluster, clock, random: (size) => randomBytes(size) });
  const bounds = { origins: null, versions: null, note: null, expiresMs: null };
  const keys: string[] = [];
  for (let index = 0; index < HOW.connections; index++) {
    keys.push((await store.create({ name: `bench ${index}`, plan: plan.name, ...bounds })).text);
  }
  await store.close();
  const stores =
    cluster === null
      ? {}
      : { LECTERN_DATABASE_URL: cluster.databaseUrl, LECTERN_REDIS_URL: cluster.redisUrl };
  const settings = { LECTERN_ACCESS: "keys", LECTERN_DATA_DIR: dataDir, LECTERN_PLANS: plansFile };
  return { server: await startLectern({ ...settings, ...stores }), keys };
}

/** The requests of a side. They use the keys in turn. */
function requests(headers: readonly Readonly<Record<string, string>>[]): Side["request"] {
  const bytes = headers.map((credentials) => requestBytes(PATH, { "X-Request-Id": "bench", ...credentials }));
  return (at) => bytes[at % bytes.length] ?? Buffer.alloc(0);
}

export async function benchAccess(print: (row: Row) => void): Promise<void> {
  const open = await startLectern();
  const theirs = { server: open, request: requests([{}]) };
  const measure = async (measurement: string, cluster: Cluster, bar: Bar): Promise<void> => {
    const { server, keys } = await startKeyed(cluster);
    const request = requests(keys.map((key) => ({ Authorization: `Bearer ${key}` })));
    print(
      rowOf(measurement, "the same, open access", await comparePair({ server, request }, theirs, HOW), bar),
    );
    await server.stop();
  };
  await measure("/passage of a verse with keys, embedded store", null, { min: 0.85 });
  const cluster = { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL };
  await measure("/passage of a verse with keys, PostgreSQL and Redis", cluster, { min: 0.6 }).catch(
    (error: unknown) =>
      console.error("PostgreSQL and Redis are not reachable, and their row left out:", error),
  );
  await open.stop();
}
