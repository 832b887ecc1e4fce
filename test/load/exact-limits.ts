// Checks that limits are exact under concurrency: 64 connections with one key, on 4 processes with PostgreSQL and
// Redis, on 2 processes of 2 threads each, and on 2 threads with the embedded store.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { systemClock as clock } from "../../packages/server/src/access/clock.ts";
import { openKeyStore } from "../../packages/server/src/access/create-access.ts";
import { claim } from "./claims.ts";
import { hammer, maxInWindow, statuses } from "./load-client.ts";
import { type Machine, plans, startLectern } from "./load-servers.ts";

const CONNECTIONS = 64;
const WINDOW_RUN_MS = 6000;

async function checkCounting(setup: string, urls: readonly string[], keys: Readonly<Record<string, string>>) {
  const { quota = "", window = "" } = keys;
  const all = await hammer({ urls, key: quota, connections: CONNECTIONS, goOn: (sent) => sent < 6000 });
  const counts = statuses(all);
  claim(
    `${setup}: exactly the quota of 3,000 passes of 6,000`,
    counts["200"] === 3000 && counts["429"] === 3000,
    counts,
  );
  const untilMs = performance.now() + WINDOW_RUN_MS;
  const goOn = (): boolean => performance.now() < untilMs;
  const windowed = await hammer({ urls, key: window, connections: CONNECTIONS, goOn });
  const maxCount = maxInWindow(windowed, 2000);
  claim(`${setup}: no window of 2 s holds more than 100`, maxCount <= 100, {
    most: maxCount,
    ...statuses(windowed),
  });
  const passed = statuses(windowed)["200"] ?? 0;
  claim(`${setup}: what the limit allows does pass`, passed >= 300 && passed <= 400, { passed, seconds: 6 });
}

interface Cluster {
  readonly processes: number;
  /** Threads of each process. */
  readonly threads: number;
}

export async function clusterIsExact(machine: Machine, { processes, threads }: Cluster): Promise<void> {
  const cluster = { databaseUrl: machine.postgres.url, redisUrl: machine.redis.url };
  // On a small machine with six busy processes, a slow store must not count as failed.
  const storeTimeout = { LECTERN_STORE_TIMEOUT: "1000" };
  const settings = {
    ...storeTimeout,
    LECTERN_DATABASE_URL: cluster.databaseUrl,
    LECTERN_REDIS_URL: cluster.redisUrl,
    LECTERN_WORKERS: String(threads),
  };
  const setup = threads === 1 ? `${processes} processes` : `${processes} processes of ${threads} threads`;
  const random = (size: number): Uint8Array => randomBytes(size);
  const store = await openKeyStore({ dataDir: machine.folder, cluster, clock, random });
  const keysBefore = (await store.list()).length;
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startLectern(machine.folder, settings)),
  );
  const bounds = { origins: null, versions: null, note: null, expiresMs: null };
  const keys: Record<string, string> = {};
  const keysAfter = (await store.list()).length;
  claim(`${setup} whose output is no terminal make no key`, keysAfter === keysBefore, {
    keysBefore,
    keysAfter,
  });
  for (const plan of ["quota", "window"])
    keys[plan] = (await store.create({ name: plan, plan, ...bounds })).text;
  await store.close();
  await checkCounting(
    setup,
    servers.map(({ url }) => url),
    keys,
  );
  const ends = await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  claim(
    `${setup}: every one ends with status 0 when it is told to`,
    ends.every((status) => status === 0),
    ends,
  );
  const written = servers.map((server) => server.written()).join("");
  claim(
    `${setup}: no key in anything written`,
    !Object.values(keys).some((key) => written.includes(key)),
    `${written.length} characters`,
  );
}

export async function threadsAreExact(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-load-"));
  const plansFile = join(folder, "plans.json");
  writeFileSync(plansFile, JSON.stringify(plans));
  const target = join(import.meta.dirname, "threads-target.ts");
  const child = spawn(process.execPath, [...process.execArgv, target, join(folder, "data"), plansFile], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [chunk] = await once(child.stdout, "data");
  const { urls, keys } = JSON.parse(String(chunk));
  await checkCounting("2 threads", urls, keys);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  rmSync(folder, { recursive: true });
}
