// Compares the whole canon in one answer with a server that joins the same bytes by Buffer.concat: processor time,
// and how long other requests are blocked.
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { fetchOnce, requestBytes } from "./client.ts";
import { comparePair, rowOf } from "./pair.ts";
import { startBare, startLectern } from "./servers.ts";
import { median, type Row } from "./stats.ts";

const PATH = "/api/passage?reference=Genesis-Revelation&version=KJV";

export async function benchWhole(print: (row: Row) => void): Promise<void> {
  const lectern = await startLectern();
  const bare = await startBare();
  await bare.send(await fetchOnce(lectern.url, PATH, { "X-Request-Id": "bench" }), true);
  const bytes = requestBytes(PATH, { "X-Request-Id": "bench" });
  const request = (): Buffer => bytes;
  const how = { rounds: 9, roundSeconds: 0.4, connections: 2 };
  const pair = await comparePair({ server: lectern, request }, { server: bare, request }, how);
  const passage = "/passage, the whole canon (7.0 MB)";
  const peer = "bare `node:http`, `Buffer.concat` of the same bytes";
  print(rowOf(`${passage}, CPU a request`, peer, pair, { max: 3 }, "cpu"));
  await bare.stop();
  await lectern.stop();
  const [first, again] = await longestTurns();
  const row = { comparedWith: "nothing", theirs: "0 ms", unit: "ms" as const, bar: { max: 20 } };
  const ms = (values: readonly number[]): string => `${median(values).toFixed(1)} ms`;
  print({
    ...row,
    measurement: `${passage}, event loop held up, first time`,
    ours: ms(first),
    ratios: first,
  });
  print({ ...row, measurement: `${passage}, event loop held up, again`, ours: ms(again), ratios: again });
}

/**
 * Milliseconds of the longest turn of the event loop while the whole canon is sent, on nine warm servers: for the first
 * request, and for a repeated one.
 */
async function longestTurns(): Promise<readonly [readonly number[], readonly number[]]> {
  const worker = new Worker(join(import.meta.dirname, "whole-worker.ts"), { workerData: PATH });
  const [value] = await once(worker, "message");
  return value;
}
