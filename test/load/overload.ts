// Sends twice the load that the server can handle, and ten minutes of a load that it can handle. The server must refuse the
// excess cleanly, answer the rest quickly, and use no more memory over time.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Arrivals, type Outcome, sendArrivals } from "./arrivals.ts";
import { claim } from "./claims.ts";
import { type Lectern, startLectern } from "./load-servers.ts";
import { requestAt } from "./mix.ts";

const CONNECTIONS = 512;
/**
 * Limit for the 99th percentile of admitted requests, in milliseconds: a turn of at most 250 ms, and its
 * overrun.
 */
const SLOW_MS = 1000;
/** Tens of answers of 7 MB are in memory at once. A leak of a kilobyte a request would exceed this within seconds. */
const GROWTH_MB = 80;

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Resident megabytes during the load, at regular intervals. */
async function watched(server: Lectern, load: Arrivals): Promise<readonly [Outcome, readonly number[]]> {
  const megabytes: number[] = [];
  const looking = setInterval(() => megabytes.push(residentMb(server.pid)), (load.seconds * 1000) / 60);
  const outcome = await sendArrivals(load);
  clearInterval(looking);
  return [outcome, megabytes];
}

/** By how much the last third of the figures exceeds the one before it. */
function growthOf(megabytes: readonly number[]): number {
  const third = Math.floor(megabytes.length / 3);
  return median(megabytes.slice(2 * third)) - median(megabytes.slice(third, 2 * third));
}

const OPEN = { LECTERN_ACCESS: "open", LECTERN_LOG_LEVEL: "warn" };

async function withServer(
  settings: Readonly<Record<string, string>>,
  use: (server: Lectern) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-load-"));
  const server = await startLectern(folder, { ...OPEN, LECTERN_DATA_DIR: join(folder, "data"), ...settings });
  await use(server);
  await server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

/** @param seconds of the load at twice the capacity */
export function overloadIsSurvived(workers: string, seconds: number): Promise<void> {
  return withServer({ LECTERN_WORKERS: workers }, async (server) => {
    const { url } = server;
    const setup = `${workers} ${workers === "1" ? "thread" : "threads"}`;
    const base = { url, request: requestAt };
    await sendArrivals({ ...base, seconds: 3, connections: 32, rate: null });
    const capacity = await sendArrivals({ ...base, seconds: 4, connections: 32, rate: null });
    const rate = capacity.admittedMs.length / capacity.seconds;
    const load = { ...base, seconds, connections: CONNECTIONS, rate: 2 * rate };
    const [{ counts, admittedMs, mute }, megabytes] = await watched(server, load);
    const figures = { capacity: Math.round(rate), seconds, ...counts };
    const allowed = new Set(["200", "422", "429", "503", "not sent"]);
    claim(
      `${setup}, twice the capacity: nothing but answers, 429 and 503`,
      Object.keys(counts).every((name) => allowed.has(name)),
      figures,
    );
    claim(`${setup}, twice the capacity: every 503 says when to retry`, mute === 0, { mute });
    const latency = {
      medianMs: Math.round(median(admittedMs)),
      p99Ms: Math.round(quantile(admittedMs, 0.99)),
      slowestMs: Math.round(quantile(admittedMs, 0.9999)),
    };
    claim(
      `${setup}, twice the capacity: what is let in is answered soon`,
      latency.p99Ms < SLOW_MS && admittedMs.length > 0,
      latency,
    );
    const growth = Math.round(growthOf(megabytes));
    claim(`${setup}, twice the capacity: memory does not grow`, growth < GROWTH_MB, {
      growth,
      megabytes: Math.round(median(megabytes)),
    });
    const after = await sendArrivals({ ...base, seconds: 1, connections: 4, rate: null });
    claim(`${setup}: afterwards all is as before`, after.counts["503"] === undefined, {
      ...after.counts,
      medianMs: median(after.admittedMs).toFixed(1),
    });
  });
}

/** Mixed load that the server can handle. */
export function nothingGrows(seconds: number): Promise<void> {
  return withServer({}, async (server) => {
    const load = { url: server.url, request: requestAt, seconds, connections: 16, rate: null };
    const [{ counts }, megabytes] = await watched(server, load);
    const growth = growthOf(megabytes);
    claim(
      `${seconds} s of mixed load: nothing but answers`,
      Object.keys(counts).sort().join() === "200,422",
      counts,
    );
    claim(`${seconds} s of mixed load: memory does not grow`, growth < 10, {
      growth: growth.toFixed(1),
      megabytes: [0, 15, 30, 45, 59].map((at) => Math.round(megabytes[at] ?? 0)),
    });
  });
}
