/** Tests signals at bad moments, threads that cannot start, no free file descriptor, and a log that nobody reads. */

import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { freePort } from "../support/free-port.ts";
import { endAll, FROM_SOURCE, type StartedServer, startServer } from "./started-server.ts";

const work = mkdtempSync(join(tmpdir(), "lectern-signals-"));
const children: ChildProcess[] = [];
after(() => {
  endAll();
  for (const child of children) child.kill("SIGKILL");
  rmSync(work, { recursive: true, force: true });
});

const OPEN = { LECTERN_ACCESS: "open" };
const RATE = { limit: 10, window_seconds: 5 };
const GOLD = { name: "gold", daily_requests: null, rate: RATE, max_verse_units: 100, features: [] };

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** The exit status of a process that was stopped. */
async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

/** A server whose output nobody reads. */
function spawnServer(settings: Readonly<Record<string, string>>): ChildProcess {
  const { file, args } = FROM_SOURCE;
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(file, [...args, "serve"], { env, stdio: ["ignore", "pipe", "ignore"] });
  children.push(child);
  return child;
}

/** Waits for the very first answer. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while ((await statusOf(`${url}/readyz`)) !== 200) assert.equal(child.exitCode, null, "it ended");
}

test("SIGUSR1 opens no debugger", async () => {
  const server = await startServer(OPEN);
  server.process.kill("SIGUSR1");
  assert.equal(await statusOf(`${server.url}/livez`), 200);
  const { status } = await server.stop();
  assert.equal(status, 0);
  assert.doesNotMatch(server.output(), /debugger/i);
});

test("SIGHUP with an unusable data directory keeps the running threads", async () => {
  const data = join(work, "data");
  mkdirSync(data);
  const server = await startServer({ LECTERN_WORKERS: "2", LECTERN_DATA_DIR: data });
  renameSync(data, `${data}.away`);
  writeFileSync(data, "");
  server.process.kill("SIGHUP");
  await server.until("the running ones continue");
  assert.equal(await statusOf(`${server.url}/api/sandbox?book_id=43&chapter=3`), 200);
  rmSync(data);
  renameSync(`${data}.away`, data);
  server.process.kill("SIGHUP");
  await server.until("worker threads replaced");
  assert.equal(await statusOf(`${server.url}/api/sandbox?book_id=43&chapter=3`), 200);
  assert.equal((await server.stop()).status, 0);
});

test("a thread that starts while the plans file is wrong uses the plans in force", async () => {
  const plans = join(work, "plans.json");
  writeFileSync(plans, JSON.stringify({ plans: [GOLD] }));
  const server = await startServer({ LECTERN_WORKERS: "2", LECTERN_PLANS: plans });
  await server.until("keys create --plan gold");
  const key = server.makeKey("gold");
  writeFileSync(plans, "{");
  server.process.kill("SIGHUP");
  await server.until("worker threads replaced");
  const headers = { authorization: `Bearer ${key}` };
  const usage = await fetch(`${server.url}/api/usage`, { headers });
  assert.equal(usage.status, 200);
  assert.match(await usage.text(), /"plan":"gold"/);
  assert.equal((await server.stop()).status, 0);
});

test("SIGTERM before all threads have started stops the service cleanly", async () => {
  const port = String(await freePort());
  const data = join(work, "early");
  const child = spawnServer({ ...OPEN, LECTERN_WORKERS: "4", LECTERN_PORT: port, LECTERN_DATA_DIR: data });
  await untilReady(`http://127.0.0.1:${port}`, child);
  child.kill("SIGHUP");
  child.kill("SIGTERM");
  assert.equal(await endOf(child), 0);
});

/** A connection that stays idle after one answer. */
async function restingOn({ url }: StartedServer): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  socket.write("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "data");
}

test("a port of another server is refused, even if the threads of one server share theirs", async () => {
  const server = await startServer({ ...OPEN, LECTERN_WORKERS: "2" });
  const settings = { ...OPEN, LECTERN_WORKERS: "2", LECTERN_DATA_DIR: join(work, "second") };
  const child = spawnServer({ ...settings, LECTERN_PORT: new URL(server.url).port });
  assert.equal(await endOf(child), 3);
  assert.equal((await server.stop()).status, 0);
});

test("two stop signals, with a restart of the threads between them, stop the service once and cleanly", async () => {
  const server = await startServer({ ...OPEN, LECTERN_WORKERS: "2", LECTERN_DRAIN_DELAY: "1" });
  await restingOn(server);
  for (const signal of ["SIGINT", "SIGINT", "SIGTERM", "SIGHUP"] as const) {
    server.process.kill(signal);
    await server.until('"draining"');
  }
  assert.equal(await endOf(server.process), 0);
  assert.equal(server.output().split('"draining"').length, 2);
  assert.ok(server.output().includes('"stopped"') && !server.output().includes("threads replaced"));
});

test("running out of file descriptors is reported, and the service recovers", async () => {
  const { file, args } = FROM_SOURCE;
  const few = { file: "/bin/sh", args: ["-c", 'ulimit -n 40; exec "$0" "$@"', file, ...args] };
  const server = await startServer(OPEN, few);
  const { port } = new URL(server.url);
  const sockets = Array.from({ length: 60 }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
  await server.until("no more files and connections can be opened");
  for (const socket of sockets) socket.destroy();
  await server.until("a part of the service is healthy again");
  assert.equal(await statusOf(`${server.url}/readyz`), 200);
  assert.doesNotMatch(server.output(), /texts changed/);
  assert.equal((await server.stop()).status, 0);
});

for (const workers of ["1", "2"]) {
  test(`a log that nobody reads delays no request (${workers} threads)`, async () => {
    const port = String(await freePort());
    const settings = { ...OPEN, LECTERN_WORKERS: workers, LECTERN_LOG_LEVEL: "debug" };
    const child = spawnServer({
      ...settings,
      LECTERN_PORT: port,
      LECTERN_DATA_DIR: join(work, `log${workers}`),
    });
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, child);
    // A line has about 200 bytes, and a pipe holds 64 KB.
    for (let request = 0; request < 1500; request++) assert.equal(await statusOf(`${url}/livez`), 200);
    child.kill("SIGTERM");
    assert.equal(await endOf(child), 0);
  });
}
