// Two worker threads beside one: processor time a request, which must not rise when cores are added.
import { requestBytes } from "./client.ts";
import { comparePair, cpuRatios, rateAndCpu, USUAL } from "./pair.ts";
import { startLectern } from "./servers.ts";
import type { Row } from "./stats.ts";

const PATH = "/api/scripture?book_id=1&chapter=1&version=KJV";

export async function benchThreads(print: (row: Row) => void): Promise<void> {
  const two = await startLectern({ LECTERN_WORKERS: "2" });
  const one = await startLectern({ LECTERN_WORKERS: "1" });
  const bytes = requestBytes(PATH, { "X-Request-Id": "bench" });
  const request = (): Buffer => bytes;
  const how = { ...USUAL, connections: 32 };
  const pair = await comparePair({ server: two, request }, { server: one, request }, how);
  print({
    what: "2 workers, CPU a request",
    beside: "1 worker",
    ours: rateAndCpu(pair.ours),
    theirs: rateAndCpu(pair.theirs),
    ratios: cpuRatios(pair),
    unit: "x",
    bar: { most: 1.1 },
  });
  await two.stop();
  await one.stop();
}
