// Compares two worker threads with one: the processor time per request must not rise when cores are added. The cost of a
// second thread itself shows when both servers share one core and the client has another. On all cores, the threads of
// the server and the client share the cores, so that the time rises for every server. The same comparison with bare
// node:http shows by how much.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { fetchOnce, requestBytes } from "./client.ts";
import { comparePair, rowOf, USUAL } from "./pair.ts";
import { type Server, startBare, startLectern } from "./servers.ts";
import type { Bar, Row } from "./stats.ts";

const PATH = "/api/scripture?book_id=1&chapter=1&version=KJV";
const ID = { "X-Request-Id": "bench" };
const HOW = { ...USUAL, rounds: 61 };
const EVERY_CORE = `0-${availableParallelism() - 1}`;

/** A server, and what it is called in the table. */
interface Named {
  readonly server: Server;
  readonly name: string;
}

async function compare(two: Named, one: Named, bar: Bar): Promise<Row> {
  const bytes = requestBytes(PATH, ID);
  const request = (): Buffer => bytes;
  const pair = await comparePair({ server: two.server, request }, { server: one.server, request }, HOW);
  return rowOf(`${two.name}, CPU a request`, one.name, pair, bar, "cpu");
}

/** Restricts all threads of a process to these cores. Returns whether that is possible here. */
const pin = (pid: number | undefined, cores: string): boolean =>
  spawnSync("taskset", ["-acp", cores, String(pid)]).status === 0;

/** With the client on a core of its own and the servers together on another; null where cores cannot be assigned. */
async function comparePinned(two: Named, one: Named, bar: Bar): Promise<Row | null> {
  const servers = [two.server.child.pid, one.server.child.pid];
  const isPinned = pin(process.pid, "0") && servers.every((pid) => pin(pid, "1"));
  const here = { ...two, name: `${two.name} on one core` };
  const row = isPinned ? await compare(here, { ...one, name: `${one.name} on the same core` }, bar) : null;
  for (const pid of [process.pid, ...servers]) pin(pid, EVERY_CORE);
  return row;
}

/** On one core, where cores can be assigned, and on all. The bar is that of one core. */
async function compareBoth(print: (row: Row) => void, two: Named, one: Named, bar: Bar): Promise<void> {
  const pinned = await comparePinned(two, one, bar);
  if (pinned === null) console.error(`cores cannot be assigned here: no row of ${two.name} on one core`);
  else print(pinned);
  print(await compare({ ...two, name: `${two.name} on all cores` }, one, null));
}

export async function benchThreads(print: (row: Row) => void): Promise<void> {
  const two = await startLectern({ LECTERN_WORKERS: "2" });
  const one = await startLectern({ LECTERN_WORKERS: "1" });
  await compareBoth(
    print,
    { server: two, name: "2 workers" },
    { server: one, name: "1 worker" },
    { max: 1.1 },
  );
  const answer = await fetchOnce(one.url, PATH, ID);
  await two.stop();
  await one.stop();
  const bareTwo = await startBare(2);
  const bareOne = await startBare();
  await bareTwo.send(answer);
  await bareOne.send(answer);
  const bare = { server: bareTwo, name: "2 threads of bare `node:http`" };
  await compareBoth(print, bare, { server: bareOne, name: "1 of them" }, null);
  await bareTwo.stop();
  await bareOne.stop();
}
