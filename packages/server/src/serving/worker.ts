/** Entry of a worker thread: answers requests on the shared port until it is told to close. */

import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { exitSoon } from "../exit-soon.ts";
import { attachStore } from "../text/store.ts";
import { createLog } from "./log.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./messages.ts";
import { openAccess } from "./open-access.ts";
import { startThread } from "./thread.ts";

/** Milliseconds between two looks at what the stores are said to be. */
const LOOK_EVERY_MS = 1000;

async function run(port: MessagePort, start: WorkerStart): Promise<void> {
  const { config, packs, isWhole, site, shared, plans } = start;
  const say = (message: FromWorker): void => port.postMessage(message);
  const log = createLog(config.logLevel);
  const tell = (problem: string): void => log.warn(problem);
  const access = await openAccess(config, tell, { shared, plansInForce: plans });
  const texts = attachStore(packs, isWhole);
  const thread = await startThread({ config, port: start.port, reusePort: true, texts, site, access, log });
  const close = async (deadlineMs: number): Promise<void> => {
    await thread.close(deadlineMs);
    await access.close();
    say({ kind: "closed", figures: thread.figures() });
    port.close();
    exitSoon();
  };
  port.on("message", (message: ToWorker) => {
    switch (message.kind) {
      case "texts":
        return thread.setTexts(attachStore(message.texts.packs, message.texts.isWhole));
      case "turn_away":
        return thread.startDraining();
      case "close":
        return void close(message.deadlineMs);
      case "figures":
        return say({ kind: "figures", question: message.question, figures: thread.figures() });
    }
  });
  say({ kind: "listening", url: thread.url, port: thread.port });
  let told = "";
  setInterval(() => {
    const health = access.health();
    const now = JSON.stringify(health);
    if (now !== told) say({ kind: "health", health });
    told = now;
  }, LOOK_EVERY_MS).unref();
}

if (parentPort === null) throw new Error("this file is the entry of a worker thread");
await run(parentPort, workerData as WorkerStart);
