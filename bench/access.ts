// What access control costs a request: throughput of the same server with keys beside open access, on the
// embedded store and on PostgreSQL and Redis, in alternating rounds of one run; and one decision by itself.
// Servers are processes of their own; the client writes prepared bytes and counts bytes that come back.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock as clock } from "../packages/server/src/access/clock.ts";
import { makeCounters, makeSharedCounters } from "../packages/server/src/access/counters.ts";
import { openKeyStore } from "../packages/server/src/access/create-access.ts";

const CONNECTIONS = 32;
const ROUNDS = 7;
const REQUESTS = 16_000;
const PATH = "/api/passage?reference=John+3:16&version=KJV";
const DATABASE_URL = process.env.LECTERN_TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test";
const REDIS_URL = process.env.LECTERN_TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const folder = mkdtempSync(join(tmpdir(), "lectern-bench-"));
const plansFile = join(folder, "plans.json");
const wide = { limit: 1_000_000, window_seconds: 5 };
const plan = {
  name: "enterprise",
  daily_requests: null,
  rate: wide,
  max_verse_units: 31102,
  features: [],
};
writeFileSync(plansFile, JSON.stringify({ plans: [plan] }));
const random = (size: number): Uint8Array => randomBytes(size);

interface Target {
  readonly name: string;
  readonly child: ChildProcess;
  readonly port: number;
  readonly keys: readonly string[];
  readonly rates: number[];
}

async function start(name: string, settings: Readonly<Record<string, string>>): Promise<Target> {
  const dataDir = join(folder, name);
  const { LECTERN_DATABASE_URL: databaseUrl, LECTERN_REDIS_URL: redisUrl } = settings;
  const cluster = databaseUrl && redisUrl ? { databaseUrl, redisUrl } : null;
  const store = await openKeyStore({ dataDir, cluster, clock, random });
  const bounds = { origins: null, versions: null, note: null, expiresMs: null };
  const keys: string[] = [];
  for (let at = 0; at < CONNECTIONS; at++) {
    keys.push((await store.create({ name: `bench ${at}`, plan: "enterprise", ...bounds })).text);
  }
  await store.close();
  const main = join(import.meta.dirname, "..", "packages", "server", "src", "main.ts");
  const child = spawn(process.execPath, [...process.execArgv, main, "serve"], {
    env: { LECTERN_PORT: "0", LECTERN_PLANS: plansFile, LECTERN_DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  while (!/listening on http:\S+:\d+\n/.test(text)) text += String((await once(child.stdout, "data"))[0]);
  return { name, child, port: Number(/listening on http:\S+:(\d+)/.exec(text)?.[1]), keys, rates: [] };
}

/** One connection: sends, and sends again for each whole answer; all answers have the length of the first. */
function drive(target: Target, key: string, next: () => boolean): Promise<void> {
  const bytes = Buffer.from(
    `GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`,
  );
  const socket: Socket = connect(target.port, "127.0.0.1");
  let open = "";
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", () => resolve());
    socket.on("data", (chunk: Buffer) => {
      open += chunk.toString("latin1");
      const end = open.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(open)?.[1]);
      if (end < 0 || open.length < end + 4 + length) return;
      if (!open.startsWith("HTTP/1.1 200")) reject(new Error(open.slice(0, 200)));
      open = "";
      if (next()) socket.write(bytes);
      else socket.destroy();
    });
    if (next()) socket.write(bytes);
    else socket.destroy();
  });
}

async function round(target: Target): Promise<number> {
  let left = REQUESTS;
  const started = performance.now();
  await Promise.all(target.keys.map((key) => drive(target, key, () => left-- > 0)));
  return (REQUESTS / (performance.now() - started)) * 1000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Microseconds of one decision on the shared counters, the store left out. */
function decisionCost(): number {
  const store = { load: () => ({ used: 0, reserved: 0 }), reserve: () => {}, flush: () => {} };
  const counters = makeCounters(makeSharedCounters(), store, clock);
  const limits = { rate: { limit: 1000, windowMs: 5 }, dailyRequests: null };
  const times: number[] = [];
  for (let sample = 0; sample < 9; sample++) {
    const started = performance.now();
    for (let at = 0; at < 200_000; at++) counters.take(1 + (at % 100), limits, true);
    times.push(((performance.now() - started) / 200_000) * 1000);
  }
  return median(times);
}

console.log(`one decision on the shared counters: ${decisionCost().toFixed(2)} µs`);
const targets = [await start("open", { LECTERN_ACCESS: "open" }), await start("embedded", {})];

try {
  const settings = { LECTERN_DATABASE_URL: DATABASE_URL, LECTERN_REDIS_URL: REDIS_URL };
  targets.push(await start("clustered", settings));
} catch (error) {
  console.log(
    `PostgreSQL and Redis are not reachable, so only the embedded store is measured (${error instanceof Error ? error.message : error})`,
  );
}
for (const target of targets) await round(target);
for (let at = 0; at < ROUNDS; at++) for (const target of targets) target.rates.push(await round(target));
const floor = median(targets[0]?.rates ?? []);
const aims: Readonly<Record<string, number>> = { embedded: 0.85, clustered: 0.65 };
for (const { name, rates } of targets) {
  const ratio = median(rates) / floor;
  const aim = aims[name] === undefined ? "" : ` (aim ${aims[name]})`;
  console.log(
    `${name.padEnd(10)} ${Math.round(median(rates))} requests/s, ${ratio.toFixed(2)} of open${aim}`,
  );
}
for (const { child } of targets) child.kill("SIGTERM");
await Promise.all(targets.map(({ child }) => once(child, "exit")));
rmSync(folder, { recursive: true });
