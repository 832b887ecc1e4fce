// Checks that queries continue if PostgreSQL works, but one connection to it or one table in it hangs.
import { Agent } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { connectTo } from "../../packages/server/src/access/testdata/store-servers.ts";
import { freePort } from "../support/free-port.ts";
import { claim } from "./claims.ts";
import { makeKeys } from "./faults.ts";
import { ask, PATH } from "./load-client.ts";
import { type Machine, startLectern } from "./load-servers.ts";

/**
 * A proxy to PostgreSQL that freezes the connection that carries a text: nothing more passes, nothing is
 * closed.
 */
async function startFreezingProxy(url: string) {
  const { hostname, port } = new URL(url);
  let frozenBy: string | null = null;
  let frozen = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const beyond = connect(Number(port), hostname);
    let isFrozen = false;
    for (const end of [socket, beyond]) {
      sockets.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        sockets.delete(end);
        if (!isFrozen) for (const other of [socket, beyond]) other.destroy();
      });
    }
    socket.on("data", (chunk) => {
      if (frozenBy !== null && chunk.includes(frozenBy)) {
        isFrozen = true;
        frozenBy = null;
        frozen++;
      }
      if (!isFrozen) beyond.write(chunk);
    });
    beyond.on("data", (chunk) => void (isFrozen || socket.write(chunk)));
  });
  const proxyUrl = new URL(url);
  proxyUrl.port = String(await freePort());
  await new Promise<void>((resolve) => server.listen(Number(proxyUrl.port), "127.0.0.1", resolve));
  return {
    url: proxyUrl.href,
    freezeAt: (text: string): void => {
      frozenBy = text;
    },
    frozen: () => frozen,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const NAMES = Array.from({ length: 24 }, (_, index) => `hangs${index}`);

/** The answers for each of these keys, one after the other; it takes about `ms` milliseconds. */
async function statusesOf(url: string, keys: readonly string[], ms = 2000): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true });
  const statuses: number[] = [];
  for (const key of keys) {
    statuses.push((await ask(agent, `${url}${PATH}`, key)).status);
    await wait(ms / keys.length);
  }
  agent.destroy();
  return statuses;
}

/** A part of the statement whose connection is frozen. */
const RESERVING = "FOR UPDATE";

export async function frozenConnectionIsReplaced(machine: Machine): Promise<void> {
  const way = await startFreezingProxy(machine.postgres.url);
  const settings = { LECTERN_DATABASE_URL: way.url, LECTERN_REDIS_URL: machine.redis.url };
  const { store, keys, ids } = await makeKeys(machine, NAMES, "quota");
  const server = await startLectern(machine.folder, settings);
  const [victim = "", ...others] = Object.values(keys);
  way.freezeAt(RESERVING);
  const frozenMs = performance.now();
  const victimStatuses = await statusesOf(server.url, [victim, victim]);
  const living = await statusesOf(server.url, others);
  const all = [...victimStatuses, ...living];
  claim(
    "a frozen connection: all keys are served",
    all.every((status) => status === 200),
    all.join(" "),
  );
  let reserved = 0;
  let tookMs = 0;
  while (reserved === 0 && tookMs < 40_000) {
    // Short steps: two long ones after the ten seconds of silence would reach the limit.
    await statusesOf(server.url, [victim], 250);
    const usage = await store.usage(1);
    reserved = usage.find(({ id }) => id === ids[NAMES[0] ?? ""])?.reserved ?? 0;
    tookMs = Math.round(performance.now() - frozenMs);
  }
  claim("a query on a frozen connection is sent again on another within 15 s", tookMs < 15_000, {
    reserved,
    tookMs,
    frozen: way.frozen(),
  });
  await store.close();
  await server.kill("SIGTERM");
  way.close();
}

export async function lockedUsageDelaysNoKey(machine: Machine): Promise<void> {
  const settings = { LECTERN_DATABASE_URL: machine.postgres.url, LECTERN_REDIS_URL: machine.redis.url };
  const counted = await makeKeys(machine, NAMES, "quota");
  const server = await startLectern(machine.folder, settings);
  const sql = connectTo(machine.postgres.url, "lectern");
  const keys = Object.values(counted.keys);
  const [known = "", ...unseen] = keys;
  await statusesOf(server.url, [known]);
  let statuses: readonly number[] = [];
  await sql.begin(async (locked) => {
    await locked`LOCK TABLE usage IN ACCESS EXCLUSIVE MODE`;
    await wait(1500);
    statuses = await statusesOf(server.url, [...unseen, known]);
  });
  claim(
    "a lock on usage: keys that were never seen are served while it lasts",
    statuses.every((status) => status === 200),
    statuses.join(" "),
  );
  await wait(2500);
  const ids = new Set(Object.values(counted.ids));
  const usage = (await counted.store.usage(1)).filter(({ id }) => ids.has(id));
  const used = usage.reduce((sum, each) => sum + each.used, 0);
  const passed = 1 + statuses.filter((status) => status === 200).length;
  claim("a lock on usage: all that passed is written when it is over", used === passed, { used, passed });
  await counted.store.close();
  await server.kill("SIGTERM");
  await sql.end();
}
