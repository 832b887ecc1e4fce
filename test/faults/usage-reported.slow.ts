// If a store refuses the usage of a thread, the log of the process and /metrics must report it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import {
  connectTo,
  databaseUrl,
  redisUrl,
  unreachable,
} from "../../packages/server/src/access/testdata/store-servers.ts";
import { judgedFetch } from "../support/judge.ts";
import { endAll, startServer } from "./started-server.ts";

after(endAll);

const DATABASE = "lectern_usage_told";
const skip = await unreachable(databaseUrl, redisUrl);

async function storeUp(metricsUrl: string | null): Promise<string | undefined> {
  const text = await (await fetch(metricsUrl ?? "")).text();
  return /^lectern_store_up\{store="usage"\} (\S+)$/m.exec(text)?.[1];
}

test("usage that worker threads cannot write is reported once, and its recovery once", {
  skip,
}, async (t) => {
  const testUrl = new URL(databaseUrl);
  testUrl.pathname = `/${DATABASE}`;
  const root = connectTo(databaseUrl);
  const sql = connectTo(String(testUrl), "lectern");
  t.after(async () => {
    await sql.end();
    await root.unsafe(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await root.end();
  });
  await root.unsafe(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  await root.unsafe(`CREATE DATABASE ${DATABASE}`);
  const server = await startServer({
    ...{ LECTERN_DATABASE_URL: String(testUrl), LECTERN_REDIS_URL: redisUrl },
    ...{ LECTERN_WORKERS: "2", LECTERN_METRICS_PORT: "0" },
  });
  const key = server.makeKey();
  const ask = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, connection: "close" };
    const answer = await judgedFetch(`${server.url}/api/passage?reference=John+3:16&version=KJV`, {
      headers,
    });
    assert.equal(answer.status, 200);
  };
  await sql`ALTER TABLE writers RENAME TO elsewhere`;
  await ask();
  await server.until('"a part of the service is degraded or down"');
  assert.match(server.output(), /"part":"usage","state":"degraded"/);
  assert.equal(await storeUp(server.metricsUrl), "0.5");
  await sql`ALTER TABLE elsewhere RENAME TO writers`;
  await server.until('"a part of the service is healthy again"');
  assert.equal(await storeUp(server.metricsUrl), "1");
  assert.equal(server.output().match(/"part":"usage"/g)?.length, 2);
  assert.equal((await server.stop()).status, 0);
  const [row] = await sql`SELECT sum(used)::integer AS used FROM usage`;
  assert.equal(row?.used, 1);
});
