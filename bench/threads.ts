// Two worker threads beside one: processor time a request, which must not rise when cores are added. What a second
// thread costs by itself is seen where both servers have one core and the client has another. On all cores three
// threads that never rest, the client's among them, take turns, so that it rises for every server: there the same of
// bare node:http stands beside it.
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

async function compare(what: string, beside: string, two: Server, one: Server, bar: Bar): Promise<Row> {
  const bytes = requestBytes(PATH, ID);
  const request = (): Buffer => bytes;
  const pair = await comparePair({ server: two, request }, { server: one, request }, HOW);
  return rowOf(what, beside, pair, bar, "cpu");
}

/** Lets all threads of a process run on these cores alone. Whether that can be done here. */
const pin = (pid: number | undefined, cores: string): boolean =>
  spawnSync("taskset", ["-acp", cores, String(pid)]).status === 0;

/** With the client on a core of its own and the servers together on another; null where cores cannot be assigned. */
async function comparePinned(two: Server, one: Server, names: Names, bar: Bar): Promise<Row | null> {
  const servers = [two.child.pid, one.child.pid];
  const isPinned = pin(process.pid, "0") && servers.every((pid) => pin(pid, "1"));
  const row = isPinned
    ? await compare(`${names[0]} on one core, CPU a request`, `${names[1]} on the same core`, two, one, bar)
    : null;
  for (const pid of [process.pid, ...servers]) pin(pid, EVERY_CORE);
  return row;
}

/** Of the two and of the one. */
type Names = readonly [string, string];

/** On one core, where cores can be assigned, and on all. */
async function compareBoth(
  print: (row: Row) => void,
  two: Server,
  one: Server,
  names: Names,
  bar: Bar,
): Promise<void> {
  const pinned = await comparePinned(two, one, names, bar);
  if (pinned === null) console.error(`cores cannot be assigned here: no row of ${names[0]} on one core`);
  else print(pinned);
  print(await compare(`${names[0]} on all cores, CPU a request`, names[1], two, one, null));
}

export async function benchThreads(print: (row: Row) => void): Promise<void> {
  const two = await startLectern({ LECTERN_WORKERS: "2" });
  const one = await startLectern({ LECTERN_WORKERS: "1" });
  await compareBoth(print, two, one, ["2 workers", "1 worker"], { most: 1.1 });
  const answer = await fetchOnce(one.url, PATH, ID);
  await two.stop();
  await one.stop();
  const bareTwo = await startBare(2);
  const bareOne = await startBare();
  await bareTwo.send(answer);
  await bareOne.send(answer);
  await compareBoth(print, bareTwo, bareOne, ["2 threads of bare `node:http`", "1 of them"], null);
  await bareTwo.stop();
  await bareOne.stop();
}
