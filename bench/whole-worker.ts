// Asks the app for the whole canon and measures how long it keeps the thread in one turn of the event loop at most: in
// processor time, so that other processes on the same cores do not count.
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { systemClock } from "../packages/server/src/access/clock.ts";
import { createAccess } from "../packages/server/src/access/create-access.ts";
import { type App, createApp } from "../packages/server/src/http/app.ts";
import { openStore } from "../packages/server/src/text/testdata/open-store.ts";

const texts = openStore(join(import.meta.dirname, "..", "packages", "server", "packs"));
const access = await createAccess({
  mode: "open",
  dataDir: ".",
  plansFile: null,
  clock: systemClock,
  random: () => new Uint8Array(),
  report: () => {},
});

function newApp(): App {
  const onFault = (error: unknown): void => {
    throw error;
  };
  const newRequestId = (): string => "id";
  return createApp({ texts, access, build: "bench", newRequestId, now: () => 0, parts: () => ({}), onFault });
}

let app = newApp();
let tookMs = 0;
const busyMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures turns of the event loop until the returned function is called, which returns the longest, including the current one. */
function watchTurns(): () => number {
  let longest = 0;
  let lastMs = busyMs();
  const turn = (): void => {
    const nowMs = busyMs();
    longest = Math.max(longest, nowMs - lastMs);
    lastMs = nowMs;
  };
  let next: NodeJS.Immediate;
  const nextTurn = (): void => {
    turn();
    next = setImmediate(nextTurn);
  };
  next = setImmediate(nextTurn);
  return () => {
    clearImmediate(next);
    turn();
    return longest;
  };
}

const server = createServer(async (_request, response) => {
  const stop = watchTurns();
  const answer = await app.handle({ method: "GET", target: String(workerData), header: () => undefined });
  if (answer.status !== 200) throw new Error("not the answer that was meant");
  response.writeHead(200, answer.headers as string[]);
  response.end(answer.body);
  tookMs = stop();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
const { port } = server.address() as AddressInfo;

const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1" }, (response) => response.resume().on("end", () => resolve(tookMs))).on(
      "error",
      reject,
    );
  });

const first: number[] = [];
const repeated: number[] = [];
for (let round = 0; round < 12; round++) {
  app = newApp();
  first.push(await ask());
  // From the second request on, the function that makes the answer is cached.
  await ask();
  repeated.push(await ask());
}
server.close();
server.closeAllConnections();
// In the first rounds the code is not compiled yet, unlike that of a server under load.
parentPort?.postMessage([first.slice(3), repeated.slice(3)]);
