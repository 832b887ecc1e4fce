/** Tests start, replacement and stop of processes and worker threads under load. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { judgedFetch } from "../support/judge.ts";
import { endAll, type StartedServer, startServer } from "./started-server.ts";

after(endAll);

const OPEN = { LECTERN_ACCESS: "open" };
const CHAPTER = "/api/scripture?book_id=43&chapter=3&version=KJV";

/**
 * Linux resets a connection that waits unaccepted on the listener of a closing thread, unless
 * net.ipv4.tcp_migrate_req is 1. Its request was never read, so a retry is correct and is counted.
 */
function isUnread(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ECONNRESET";
}

/** The status of one request; an error when it was lost. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response
        .resume()
        .on("end", () => resolve(response.statusCode ?? 0))
        .on("error", reject);
    });
    request.on("error", reject);
  });
}

interface Load {
  /** Ends the load, and returns the number of requests for each outcome. */
  readonly stop: () => Promise<ReadonlyMap<string, number>>;
}

/** Callers on kept connections; each sends its next request as soon as it gets an answer. */
function startLoad(next: () => string, callers: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const ends = new Map<string, number>();
  let stopping = false;
  const caller = async (): Promise<void> => {
    while (!stopping) {
      const again = async (error: unknown): Promise<number> => {
        if (!isUnread(error)) throw error;
        ends.set("asked again", (ends.get("asked again") ?? 0) + 1);
        return ask(next(), agent);
      };
      const end = await ask(next(), agent)
        .catch(again)
        .then(String, (error: Error) => error.message);
      ends.set(end, (ends.get(end) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: callers }, caller);
  return {
    stop: async () => {
      stopping = true;
      await Promise.all(all);
      agent.destroy();
      return ends;
    },
  };
}

async function metric(server: StartedServer, line: RegExp): Promise<number> {
  const text = await (await fetch(server.metricsUrl ?? "")).text();
  return Number(line.exec(text)?.[1] ?? Number.NaN);
}

test("replacing every worker thread under load loses no request", async () => {
  const server = await startServer({ ...OPEN, LECTERN_WORKERS: "2", LECTERN_METRICS_PORT: "0" });
  const load = startLoad(() => server.url + CHAPTER, 16);
  const probes = startLoad(() => `${server.url}/readyz`, 8);
  server.process.kill("SIGHUP");
  await server.until("worker threads replaced");
  const probed = new Set((await probes.stop()).keys());
  probed.delete("asked again");
  assert.deepEqual([...probed], ["200"], "a service of which a thread is replaced is ready");
  const ends = new Map(await load.stop());
  const again = ends.get("asked again") ?? 0;
  assert.ok(again <= 16, `${again} connections were reset before they were accepted`);
  ends.delete("asked again");
  assert.deepEqual([...ends.keys()], ["200"]);
  const counted = await metric(server, /requests_total\{route="\/api\/scripture",status="200"\} (\d+)/);
  assert.equal(counted, ends.get("200"), "the figures of threads that ended are kept");
  assert.equal((await server.stop()).status, 0);
});

test("a rolling restart of two servers behind a proxy that follows /readyz loses no request", async () => {
  const settings = { ...OPEN, LECTERN_DRAIN_DELAY: "1" };
  const servers = [await startServer(settings), await startServer(settings)];
  const ready = new Map(servers.map((server) => [server.url, true]));
  let turn = 0;
  const nextUrl = (): string => {
    const urls = [...ready].filter(([, isReady]) => isReady).map(([url]) => url);
    return `${urls[turn++ % urls.length]}${CHAPTER}`;
  };
  const looking = setInterval(() => {
    for (const url of ready.keys()) {
      void fetch(`${url}/readyz`).then(
        ({ status }) => ready.has(url) && ready.set(url, status === 200),
        () => ready.set(url, false),
      );
    }
  }, 50);
  const load = startLoad(nextUrl, 8);
  for (const old of servers.splice(0)) {
    assert.equal((await old.stop()).status, 0);
    const fresh = await startServer(settings);
    servers.push(fresh);
    ready.delete(old.url);
    ready.set(fresh.url, true);
  }
  const ends = await load.stop();
  clearInterval(looking);
  for (const server of servers) await server.stop();
  assert.deepEqual([...ends.keys()], ["200"]);
});

test("a worker thread that dies is replaced, and the others answer meanwhile", async () => {
  const die = `data:text/javascript,${encodeURIComponent(
    `import { isMainThread } from "node:worker_threads";
     if (!isMainThread) setTimeout(() => { throw new Error("killed by the test"); }, 1500);`,
  )}`;
  const settings = { ...OPEN, LECTERN_WORKERS: "2", LECTERN_METRICS_PORT: "0" };
  const server = await startServer({ ...settings, NODE_OPTIONS: `--import ${die}` });
  await server.until("another replaces it");
  while (!((await metric(server, /replaced_total (\d+)/)) > 0)) await server.until("died");
  while ((await metric(server, /lectern_threads (\d+)/)) === 0) await server.until("died");
  assert.equal((await judgedFetch(server.url + CHAPTER)).status, 200);
  assert.equal((await server.stop()).status, 0);
});

for (const workers of ["1", "2"]) {
  test(`SIGTERM: a running request is answered, a new caller is not (${workers} threads)`, async () => {
    const server = await startServer({ ...OPEN, LECTERN_WORKERS: workers });
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(`GET ${CHAPTER} HTTP/1.1\r\nHost: test\r\n`);
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => {
      answer += text;
    });
    // Once the thread answers a later request, it has read the first half of this one.
    await (await fetch(server.url + CHAPTER)).arrayBuffer();
    const stopped = server.stop();
    await server.until('"draining"');
    const refused = async (): Promise<boolean> =>
      fetch(`${server.url}/livez`).then(
        () => false,
        () => true,
      );
    while (!(await refused()));
    socket.write("\r\n");
    await once(socket, "close");
    assert.match(answer, /^HTTP\/1\.1 200 OK/);
    assert.match(answer, /\r\nConnection: close\r\n/i);
    const { status, ms } = await stopped;
    assert.equal(status, 0);
    assert.ok(ms < 10_000, `it took ${ms} ms`);
  });
}

test("usage is stored after SIGTERM with several threads", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "lectern-usage-")), "data");
  const settings = { LECTERN_WORKERS: "2", LECTERN_DATA_DIR: folder };
  const first = await startServer(settings);
  const key = first.makeKey();
  const headers = { authorization: `Bearer ${key}`, connection: "close" };
  for (let request = 0; request < 25; request++) {
    assert.equal((await judgedFetch(first.url + CHAPTER, { headers })).status, 200);
  }
  await first.stop();
  const second = await startServer(settings);
  const usage: unknown = await (await judgedFetch(`${second.url}/api/usage`, { headers })).json();
  assert.ok(typeof usage === "object" && usage !== null && "quota_used" in usage);
  assert.equal(usage.quota_used, 25);
  await second.stop();
});
