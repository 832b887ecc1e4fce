// Stops and resumes stores and servers under load. No answer may take over a second, no known key may be refused as
// unknown, every limit must stay within its documented bounds, and everything must recover by itself.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { systemClock as clock } from "../../packages/server/src/access/clock.ts";
import { openKeyStore } from "../../packages/server/src/access/create-access.ts";
import { makeKeyText } from "../../packages/server/src/access/key-text.ts";
import { claim } from "./claims.ts";
import { type AnsweredRequest, ask, hammer, maxInWindow, PATH, slowest, statuses } from "./load-client.ts";
import { type Lectern, type Machine, startLectern } from "./load-servers.ts";

const random = (size: number): Uint8Array => randomBytes(size);
const bounds = { origins: null, versions: null, note: null, expiresMs: null };

interface Cluster {
  readonly machine: Machine;
  readonly servers: readonly Lectern[];
  readonly keys: Readonly<Record<string, string>>;
}

interface Fault {
  readonly name: string;
  readonly strike: (machine: Machine) => Promise<void> | void;
  readonly heal: (machine: Machine) => Promise<void> | void;
  /** The answer for an unknown key meanwhile. */
  readonly unknown: number;
}

const FAULTS: readonly Fault[] = [
  {
    name: "Redis hangs",
    strike: ({ redis }) => redis.signal("SIGSTOP"),
    heal: ({ redis }) => redis.signal("SIGCONT"),
    unknown: 401,
  },
  {
    name: "Redis is killed",
    strike: ({ redis }) => redis.signal("SIGKILL"),
    heal: ({ redis }) => redis.start(),
    unknown: 401,
  },
  {
    name: "PostgreSQL hangs",
    strike: ({ postgres }) => postgres.signal("SIGSTOP"),
    heal: ({ postgres }) => postgres.signal("SIGCONT"),
    unknown: 503,
  },
  {
    name: "PostgreSQL is killed",
    strike: ({ postgres }) => postgres.signal("SIGKILL"),
    heal: async ({ postgres }) => {
      await wait(500);
      await postgres.start();
    },
    unknown: 503,
  },
];

export async function makeKeys(machine: Machine, names: readonly string[], plan?: string) {
  const cluster = { databaseUrl: machine.postgres.url, redisUrl: machine.redis.url };
  const store = await openKeyStore({ dataDir: machine.folder, cluster, clock, random });
  const keys: Record<string, string> = {};
  const ids: Record<string, string> = {};
  for (const name of names) {
    const made = await store.create({ name, plan: plan ?? name, ...bounds });
    keys[name] = made.text;
    ids[name] = made.record.id;
  }
  return { store, keys, ids };
}

const partsOf = async (agent: Agent, url: string): Promise<string> => {
  const { body } = await ask(agent, `${url}/readyz`, null);
  return JSON.stringify(JSON.parse(body || "{}").parts ?? null);
};

async function checkFault({ machine, servers, keys }: Cluster, fault: Fault): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const urls = servers.map(({ url }) => url);
  let running = true;
  const goOn = (): boolean => running;
  const busy = hammer({ urls, key: keys.busy ?? "", connections: 8, goOn });
  const windowed = hammer({ urls, key: keys.window ?? "", connections: 4, goOn });
  await wait(1500);
  // The last moment before the failure: this revocation must hold through it.
  const gone = await makeKeys(machine, ["gone"], "busy");
  await ask(agent, `${urls[0]}${PATH}`, gone.keys.gone ?? "");
  await gone.store.revoke(gone.ids.gone ?? "");
  await gone.store.close();
  await fault.strike(machine);
  await wait(1100);
  const afterRevocation: AnsweredRequest[] = [];
  for (let index = 0; index < 10; index++)
    afterRevocation.push(await ask(agent, `${urls[index % 2]}${PATH}`, gone.keys.gone ?? ""));
  let unknown = await ask(agent, `${urls[0]}${PATH}`, makeKeyText(random));
  // On a busy machine the link may have paused all queries of PostgreSQL for half a second.
  for (let more = 0; more < 3 && unknown.status !== fault.unknown; more++) {
    await wait(600);
    unknown = await ask(agent, `${urls[0]}${PATH}`, makeKeyText(random));
  }
  const during = await partsOf(agent, urls[0] ?? "");
  await wait(1000);
  await fault.heal(machine);
  const healedMs = performance.now();
  let after = "";
  do {
    await wait(100);
    after = await partsOf(agent, urls[0] ?? "");
  } while (after.includes("degraded") && performance.now() - healedMs < 10_000);
  running = false;
  const answers = [...(await busy), ...(await windowed)];
  const all = statuses(await busy);
  claim(`${fault.name}: the known key is still served`, Object.keys(all).join() === "200", all);
  claim(
    `${fault.name}: nothing hangs over a second`,
    slowest([...answers, unknown, ...afterRevocation]) < 1000,
    `${slowest(answers)} ms`,
  );
  const maxCount = maxInWindow(await windowed, 2000);
  claim(`${fault.name}: a window holds at most twice its limit of 100`, maxCount <= 200, { most: maxCount });
  const refused = statuses(afterRevocation);
  claim(
    `${fault.name}: a key revoked just before is no longer served`,
    refused["200"] === undefined,
    refused,
  );
  claim(
    `${fault.name}: an unknown key is told ${fault.unknown}`,
    unknown.status === fault.unknown,
    unknown.status,
  );
  claim(
    `${fault.name}: readiness says degraded, and heals by itself`,
    during.includes("degraded") && !after.includes("degraded"),
    `${during} -> ${after} in ${Math.round(performance.now() - healedMs)} ms`,
  );
  agent.destroy();
}

export async function faultsAreSurvived(machine: Machine): Promise<void> {
  const settings = { LECTERN_DATABASE_URL: machine.postgres.url, LECTERN_REDIS_URL: machine.redis.url };
  const servers = [
    await startLectern(machine.folder, settings),
    await startLectern(machine.folder, settings),
  ];
  const { store, keys } = await makeKeys(machine, ["busy", "window"]);
  await store.close();
  for (const fault of FAULTS) await checkFault({ machine, servers, keys }, fault);
  for (const server of servers) await server.kill("SIGTERM");
  for (const name of ["redis", "postgres"] as const) {
    for (const workers of ["1", "2"]) await stopIsNotHeldUp(machine, name, workers);
  }
}

/** Checks that a server stops in time while one of its stores hangs. */
async function stopIsNotHeldUp(machine: Machine, name: "redis" | "postgres", workers: string): Promise<void> {
  const urls = { LECTERN_DATABASE_URL: machine.postgres.url, LECTERN_REDIS_URL: machine.redis.url };
  const server = await startLectern(machine.folder, { ...urls, LECTERN_WORKERS: workers });
  machine[name].signal("SIGSTOP");
  const startedMs = performance.now();
  const ended = await Promise.race([server.kill("SIGTERM"), wait(10_000).then(() => "goes on")]);
  const duration = `${ended} after ${Math.round(performance.now() - startedMs)} ms`;
  claim(`${name} hangs: SIGTERM ends a server of ${workers} with 0 within 10 s`, ended === 0, duration);
  if (ended !== 0) await server.kill("SIGKILL");
  machine[name].signal("SIGCONT");
}

/** `kill -9` under load, five times: no grant of the day's quota is given twice. */
export async function killsRepeatNothing(machine: Machine | null): Promise<void> {
  const setup = machine === null ? "embedded store" : "PostgreSQL and Redis";
  const folder = mkdtempSync(join(tmpdir(), "lectern-load-"));
  const cluster = machine && { databaseUrl: machine.postgres.url, redisUrl: machine.redis.url };
  const settings: Record<string, string> = { LECTERN_DATA_DIR: join(folder, "data") };
  if (cluster !== null) {
    settings.LECTERN_DATABASE_URL = cluster.databaseUrl;
    settings.LECTERN_REDIS_URL = cluster.redisUrl;
  }
  const store = await openKeyStore({ dataDir: join(folder, "data"), cluster, clock, random });
  const { text: key } = await store.create({ name: "crash", plan: "crash", ...bounds });
  await store.close();
  let passed = 0;
  const kills = 5;
  for (let life = 0; life <= kills; life++) {
    const server = await startLectern(folder, settings);
    const last = life === kills;
    let dead = false;
    const load = hammer({
      urls: [server.url],
      key,
      connections: 16,
      goOn: (sent) => !dead && sent < (last ? 6000 : 700 + life * 13),
    });
    if (!last) {
      await wait(250);
      dead = true;
      await server.kill("SIGKILL");
    }
    // A request whose connection broke may have passed: it does not count either way.
    passed += statuses(await load)["200"] ?? 0;
    if (last) await server.kill("SIGTERM");
  }
  const lost = 5000 - passed;
  claim(
    `kill -9 on ${setup}: never more than the quota of 5,000, and at most a block lost each time`,
    lost >= 0 && lost <= kills * (100 + 16),
    { passed, lost, kills },
  );
  rmSync(folder, { recursive: true });
}
