// One caller attacks the service while others use it. Memory must stay small, /livez must answer at once, and
// callers with other keys must not be affected. The server runs under the memory limit of
// deploy/kubernetes.yaml if this machine can set one.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { systemClock as clock } from "../../packages/server/src/access/clock.ts";
import { openKeyStore } from "../../packages/server/src/access/create-access.ts";
import { DEFAULT_PLANS } from "../../packages/server/src/access/plan.ts";
import { claim } from "./claims.ts";
import type { Attack } from "./hostile-callers.ts";
import { type AnsweredRequest, ask, statuses } from "./load-client.ts";
import { type Lectern, startLectern } from "./load-servers.ts";
import { limitMemory } from "./memory-limit.ts";

const LIMIT_BYTES = 1024 ** 3;
const PEAK_MB = 400;
const LIVEZ_MS = 100;
const SECONDS = 8;

const get = (path: string, key: string | null = null): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n${key === null ? "" : `Authorization: Bearer ${key}\r\n`}\r\n`;

const canons = (count: number): string =>
  `/api/resolve?reference=${Array(count).fill("Gen.1.1-Rev.22.21").join(",")}`;

const WHOLE = "/api/passage?reference=Gen-Rev&version=KJV";

/** A POST with a JSON body. */
const post = (path: string, members: object, key: string): string =>
  postBody(path, JSON.stringify(members), key);

const postBody = (path: string, body: string, key: string, more = ""): string => {
  const head = `Host: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\n${more}`;
  return `POST ${path} HTTP/1.1\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/** A call of an MCP tool, of 1,000 characters. */
function mcpCall(key: string): string {
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "resolve_reference", arguments: { reference: filled("Gen-Rev,", 1000) } },
  };
  const accept = "Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2025-11-25\r\n";
  return postBody("/mcp", JSON.stringify(call), key, accept);
}

/** A text of about the given number of characters. */
const filled = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));

/** Characters of a text that fits into a body, together with its JSON syntax. */
const LONG = 900_000;
/** Characters of the longest text on the free plan, which has 200 verse units. */
const LONG_FOR_FREE = 199_000;
const query = (parameters: Readonly<Record<string, string>>): string =>
  new URLSearchParams(parameters).toString();
const QUOTATION = filled("and the of that to in he shall unto ", 2000);
const NEAR = "(the OR and OR of) NEAR/5 (to OR in OR that)";

interface Case {
  readonly description: string;
  readonly attacks: (keys: Keys) => readonly Omit<Attack, "url">[];
}

interface Keys {
  readonly free: string;
  readonly enterprise: string;
  /** Figures of a normal caller. */
  readonly other: string;
}

const CASES: readonly Case[] = [
  {
    description: "10 connections of 1,500 pipelined /openapi.json that read nothing",
    attacks: () => [
      { connections: 10, bytes: get("/openapi.json").repeat(1500), reads: "never", comesBack: true },
    ],
  },
  {
    description: "2,500 connections of 20 pipelined /openapi.json that read nothing",
    attacks: () => [
      { connections: 2500, bytes: get("/openapi.json").repeat(20), reads: "never", comesBack: true },
    ],
  },
  {
    description: "100 connections of 3,000 pipelined requests of 20 bytes",
    attacks: () => [
      {
        connections: 100,
        bytes: "GET / HTTP/1.0\r\n\r\n".replace("1.0", "1.1\r\nHost:a").repeat(3000),
        reads: "never",
        comesBack: true,
      },
    ],
  },
  {
    description: "a free key that asks for 440 whole canons, over and over, and reads slowly",
    attacks: ({ free }) => [
      { connections: 50, bytes: get(canons(440), free), reads: "slowly", comesBack: true },
    ],
  },
  {
    description: "an enterprise key with 50 connections that resolve 15 whole canons each, over and over",
    attacks: ({ enterprise }) => [
      { connections: 50, bytes: get(canons(15), enterprise).repeat(4), reads: "all", comesBack: true },
    ],
  },
  {
    description: "an enterprise key with 200 connections that read the whole canon slowly",
    attacks: ({ enterprise }) => [
      { connections: 200, bytes: get(WHOLE, enterprise).repeat(3), reads: "slowly", comesBack: true },
    ],
  },
];

/** Attacks on the endpoints that take texts. */
const TEXT_CASES: readonly Case[] = [
  {
    description: "a free key with texts of dense references for /scan, over and over",
    attacks: ({ free }) => [
      {
        connections: 50,
        bytes: get(
          `/api/scan?${query({ text: filled("Gen.1.1-Rev.22.21, ", 4000) })}`.slice(0, 7900),
          free,
        ).repeat(20),
        reads: "all",
        comesBack: true,
      },
      {
        connections: 20,
        bytes: post("/api/scan", { text: filled("Jud 3 ", LONG_FOR_FREE) }, free),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description:
      "an enterprise key with 30 bodies of 1 MB for /scan as HTML with long addresses, read slowly",
    attacks: ({ enterprise }) => [
      {
        connections: 30,
        bytes: post(
          "/api/scan",
          {
            text: filled("> * 1. John 3:16\n", LONG),
            format: "html",
            link: `http://a/${"{reference}".repeat(90)}`,
          },
          enterprise,
        ),
        reads: "slowly",
        comesBack: true,
      },
    ],
  },
  {
    description: "an enterprise key with 30 bodies of 1 MB for /verify",
    attacks: ({ enterprise }) => [
      {
        connections: 30,
        bytes: post(
          "/api/verify",
          { text: filled('"and the of that to in he" (John 3:16) ', LONG) },
          enterprise,
        ),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description: "a free key with 50 connections of pipelined /quote of 2,000 common words",
    attacks: ({ free }) => [
      {
        connections: 50,
        bytes: get(`/api/quote?${query({ text: QUOTATION, limit: "20", version: "KJV,ASV" })}`, free).repeat(
          20,
        ),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description: "an enterprise key with 50 connections of pipelined /quote of 2,000 common words",
    attacks: ({ enterprise }) => [
      {
        connections: 50,
        bytes: get(`/api/quote?${query({ text: QUOTATION, limit: "20" })}`, enterprise).repeat(20),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description: "an enterprise key with 50 connections of pipelined /search for common words side by side",
    attacks: ({ enterprise }) => [
      {
        connections: 50,
        bytes: get(`/api/search?${query({ q: NEAR, version: "KJV,ASV", limit: "100" })}`, enterprise).repeat(
          50,
        ),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description: "an enterprise key with 50 connections of pipelined /resolve of long lists of references",
    attacks: ({ enterprise }) => [
      {
        connections: 50,
        bytes: get(`/api/resolve?${query({ reference: filled("1 Jn 3:16ff, ", 1000) })}`, enterprise).repeat(
          50,
        ),
        reads: "all",
        comesBack: true,
      },
    ],
  },
  {
    description: "an enterprise key with 50 connections of calls of /mcp with long lists of references",
    attacks: ({ enterprise }) => [
      { connections: 50, bytes: mcpCall(enterprise).repeat(20), reads: "all", comesBack: true },
    ],
  },
  {
    description: "an enterprise key with bodies of 60,000 members, of deep lists, and of pipelined POSTs",
    attacks: ({ enterprise }) => [
      {
        connections: 10,
        bytes: post(
          "/api/scan",
          Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`qqzz${index}`, 1])),
          enterprise,
        ),
        reads: "all",
        comesBack: true,
      },
      {
        connections: 10,
        bytes: postBody("/api/scan", `{"text":${"[".repeat(400_000)}${"]".repeat(400_000)}}`, enterprise),
        reads: "all",
        comesBack: true,
      },
      {
        connections: 10,
        bytes: post("/api/scan", { text: "John 3:16" }, enterprise).repeat(1000),
        reads: "never",
        comesBack: true,
      },
    ],
  },
  {
    description: "1,000 connections that announce bodies of 1 MB and send a few bytes of them",
    attacks: ({ enterprise }) => [
      {
        connections: 1000,
        bytes: post("/api/verify", { text: filled("John 3:16 ", LONG) }, enterprise).slice(0, 400),
        reads: "never",
        comesBack: true,
      },
    ],
  },
];

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const milliseconds = (answers: readonly AnsweredRequest[]): readonly number[] =>
  answers.map(({ sentMs, answeredMs }) => answeredMs - sentMs);

/** The highest resident memory of a process so far, in megabytes; infinite when it has ended. */
function peakMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.POSITIVE_INFINITY) / 1024);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Sends requests until stopped. */
function asking(url: string, key: string | null, everyMs: number) {
  const agent = new Agent({ keepAlive: true });
  const answers: AnsweredRequest[] = [];
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      answers.push(await ask(agent, url, key));
      await wait(everyMs);
    }
    agent.destroy();
  })();
  return async (): Promise<readonly AnsweredRequest[]> => {
    isOver = true;
    await running;
    return answers;
  };
}

async function makeKeys(dataDir: string): Promise<Keys> {
  const store = await openKeyStore({
    dataDir,
    clock,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
  });
  const make = async (plan: string): Promise<string> => {
    const bounds = { origins: null, versions: null, note: null, expiresMs: null };
    return (await store.create({ name: plan, plan, ...bounds })).text;
  };
  const keys = {
    free: await make("free"),
    enterprise: await make("enterprise"),
    other: await make("production"),
  };
  await store.close();
  return keys;
}

/** Starts a server that does nothing on the same machine. Its delay is caused by the attackers' load alone. */
async function startFloor(): Promise<{ readonly url: string; readonly close: () => void }> {
  const code = `require("node:http").createServer((q, r) => r.end("ok")).listen(0, "127.0.0.1", function () {
    require("node:worker_threads").parentPort.postMessage(this.address().port); });`;
  const worker = new Worker(code, { eval: true });
  const port = await new Promise((resolve) => worker.once("message", resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => void worker.terminate() };
}

async function survives({ description, attacks }: Case, server: Lectern, keys: Keys): Promise<void> {
  const { url, pid } = server;
  const floor = await startFloor();
  const idle = peakMb(pid);
  const workers = attacks(keys).map((attack) => {
    const workerData: Attack = { url, ...attack };
    return new Worker(new URL("./hostile-callers.ts", import.meta.url), { workerData });
  });
  const stopFloor = asking(floor.url, null, 20);
  const stopLivez = asking(`${url}/livez`, null, 20);
  const stopOther = asking(`${url}/api/passage?reference=John+3:16&version=KJV`, keys.other, 60);
  await wait(SECONDS * 1000);
  const attackerReports = await Promise.all(
    workers.map(async (worker) => {
      const answer = new Promise((resolve) => worker.once("message", resolve));
      worker.postMessage("tell");
      return answer;
    }),
  );
  const [base, livez, others] = await Promise.all([stopFloor(), stopLivez(), stopOther()]);
  const peak = peakMb(pid);
  for (const worker of workers) await worker.terminate();
  floor.close();
  claim(`${description}: memory`, peak < PEAK_MB, {
    idleMb: idle,
    peakMb: Number.isFinite(peak) ? peak : "the server was killed",
    attackers: attackerReports,
  });
  const [slowest, slowestBase] = [quantile(milliseconds(livez), 0.99), quantile(milliseconds(base), 0.99)];
  claim(
    `${description}: /livez`,
    Object.keys(statuses(livez)).join() === "200" && slowest < LIVEZ_MS + slowestBase,
    {
      ...statuses(livez),
      medianMs: Math.round(quantile(milliseconds(livez), 0.5)),
      p99Ms: Math.round(slowest),
      slowestMs: Math.round(quantile(milliseconds(livez), 1)),
      bareP99Ms: Math.round(slowestBase),
      bareSlowestMs: Math.round(quantile(milliseconds(base), 1)),
    },
  );
  claim(`${description}: another key`, Object.keys(statuses(others)).join() === "200" && others.length > 20, {
    ...statuses(others),
    medianMs: Math.round(quantile(milliseconds(others), 0.5)),
    p99Ms: Math.round(quantile(milliseconds(others), 0.99)),
  });
}

/** @param words only the cases whose description has one of them; all when there are none */
export async function noCallerStopsIt(words: readonly string[]): Promise<void> {
  const isWanted = ({ description }: Case): boolean =>
    words.length === 0 || words.some((word) => description.includes(word));
  for (const hostileCase of [...CASES, ...TEXT_CASES].filter(isWanted)) {
    const folder = mkdtempSync(join(tmpdir(), "lectern-load-"));
    const dataDir = join(folder, "data");
    const keys = await makeKeys(dataDir);
    const plansFile = join(folder, "hostile-plans.json");
    writeFileSync(plansFile, JSON.stringify({ plans: DEFAULT_PLANS.map(planRow) }));
    const limit = limitMemory(LIMIT_BYTES);
    if (limit === null) console.log("no memory limit can be set here: only the peak is looked at");
    const settings = {
      LECTERN_DATA_DIR: dataDir,
      LECTERN_LOG_LEVEL: "warn",
      LECTERN_PLANS: plansFile,
      LECTERN_MCP: "on",
    };
    const server = await startLectern(folder, settings, 0, limit?.command);
    await survives(hostileCase, server, keys);
    await server.kill("SIGKILL");
    limit?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const planRow = ({ name, dailyRequests, rate, maxVerseUnits, features }: (typeof DEFAULT_PLANS)[number]) => ({
  name,
  daily_requests: dailyRequests,
  rate: rate === null ? null : { limit: rate.limit, window_seconds: rate.windowSeconds },
  max_verse_units: maxVerseUnits,
  features,
});
