// What access control costs a request: throughput of the same server with keys beside open access, on the
// embedded store and on PostgreSQL and Redis; and one decision by itself. Servers are processes of their own;
// the client writes prepared bytes and counts bytes that come back. Many short rounds alternate, and each is set
// beside the rounds of open access just before and after it, so that other work on the machine weighs on both;
// the median of these ratios is told, and the processor time of the servers, which other work hardly moves.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock as clock } from "../packages/server/src/access/clock.ts";
import { makeCounters, makeSharedCounters, NO_DAY_STORE } from "../packages/server/src/access/counters.ts";
import { openKeyStore } from "../packages/server/src/access/create-access.ts";

const CONNECTIONS = 64;
const ROUNDS = 41;
const REQUESTS = 4_000;
const WARM_UP = 16_000;
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
  /** Requests a second of each round. */
  readonly rates: number[];
  /** Seconds of processor time in all rounds; not a number where the system does not tell. */
  cpuSeconds: number;
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
  return {
    name,
    child,
    port: Number(/listening on http:\S+:(\d+)/.exec(text)?.[1]),
    keys,
    rates: [],
    cpuSeconds: 0,
  };
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

/** Requests a second. */
async function measure(target: Target, requests: number): Promise<number> {
  let left = requests;
  const started = performance.now();
  await Promise.all(target.keys.map((key) => drive(target, key, () => left-- > 0)));
  return (requests / (performance.now() - started)) * 1000;
}

/** Processor seconds that a process has used, in hundredths: fields 14 and 15 of its `stat` on Linux. */
function cpuOf({ child }: Target): number {
  try {
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    const [, user, system] = /^.*\) (?:\S+ ){11}(\d+) (\d+)/s.exec(stat) ?? [];
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}

async function round(target: Target): Promise<void> {
  const before = cpuOf(target);
  target.rates.push(await measure(target, REQUESTS));
  target.cpuSeconds += cpuOf(target) - before;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Microseconds of one decision on the shared counters, the store left out. */
function decisionCost(): number {
  const counters = makeCounters(makeSharedCounters(), NO_DAY_STORE, clock);
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
const [open] = targets;
if (open === undefined) throw new Error("no server was started");
for (const target of targets) await measure(target, WARM_UP);
await round(open);
for (let at = 0; at < ROUNDS; at++) {
  for (const target of targets.slice(1)) {
    await round(target);
    await round(open);
  }
}
const aims: Readonly<Record<string, number>> = { embedded: 0.85, clustered: 0.65 };
const microseconds = ({ cpuSeconds, rates }: Target): number =>
  (cpuSeconds * 1e6) / (rates.length * REQUESTS);
console.log(
  `open       ${Math.round(median(open.rates))} requests/s, ${microseconds(open).toFixed(1)} µs of processor each`,
);
for (const [at, target] of targets.slice(1).entries()) {
  const others = targets.length - 1;
  const ratios = target.rates.map((rate, number) => {
    const before = number * others + at;
    return rate / (((open.rates[before] ?? Number.NaN) + (open.rates[before + 1] ?? Number.NaN)) / 2);
  });
  console.log(
    `${target.name.padEnd(10)} ${Math.round(median(target.rates))} requests/s, ${median(ratios).toFixed(2)} of open ` +
      `(aim ${aims[target.name]}); ${microseconds(target).toFixed(1)} µs each, ` +
      `${(microseconds(open) / microseconds(target)).toFixed(2)} of open by processor time`,
  );
}
for (const { child } of targets) child.kill("SIGTERM");
await Promise.all(targets.map(({ child }) => once(child, "exit")));
rmSync(folder, { recursive: true });
