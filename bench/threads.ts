// Two worker threads beside one: processor time a request, which must not rise when cores are added. Where they share
// two cores with the client it rises for every server: so the same of bare node:http stands beside it.
import { fetchOnce, requestBytes } from "./client.ts";
import { comparePair, rowOf, USUAL } from "./pair.ts";
import { type Server, startBare, startLectern } from "./servers.ts";
import type { Bar, Row } from "./stats.ts";

const PATH = "/api/scripture?book_id=1&chapter=1&version=KJV";
const ID = { "X-Request-Id": "bench" };
const HOW = { ...USUAL, connections: 32 };

async function compare(what: string, beside: string, two: Server, one: Server, bar: Bar): Promise<Row> {
  const bytes = requestBytes(PATH, ID);
  const request = (): Buffer => bytes;
  const pair = await comparePair({ server: two, request }, { server: one, request }, HOW);
  return rowOf(what, beside, pair, bar, "cpu");
}

export async function benchThreads(print: (row: Row) => void): Promise<void> {
  const two = await startLectern({ LECTERN_WORKERS: "2" });
  const one = await startLectern({ LECTERN_WORKERS: "1" });
  print(await compare("2 workers, CPU a request", "1 worker", two, one, { most: 1.1 }));
  const answer = await fetchOnce(one.url, PATH, ID);
  await two.stop();
  await one.stop();
  const bareTwo = await startBare(2);
  const bareOne = await startBare();
  await bareTwo.send(answer);
  await bareOne.send(answer);
  print(await compare("2 threads of bare `node:http`, CPU a request", "1 of them", bareTwo, bareOne, null));
  await bareTwo.stop();
  await bareOne.stop();
}
