/** Entry of a worker thread: answers requests on the shared port until it is closed. */

import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { exitSoon } from "../common/exit-soon.ts";
import { attachStore } from "../text/store.ts";
import { accessFromConfig } from "./access-from-config.ts";
import { createLog } from "./log.ts";
import type { FromWorker, ToWorker, WorkerStart } from "./messages.ts";
import { startThread } from "./thread.ts";

/** Milliseconds between two checks of the reported store states. */
const CHECK_EVERY_MS = 1000;

async function run(port: MessagePort, start: WorkerStart): Promise<void> {
  const { config, port: wanted, build, packs, isWhole, site, shared, plans } = start;
  const send = (message: FromWorker): void => port.postMessage(message);
  const log = createLog(config.logLevel);
  const report = (problem: string): void => log.warn(problem);
  const access = await accessFromConfig(config, report, { shared, plansInForce: plans });
  const texts = attachStore(packs, isWhole);
  const serve = { config, port: wanted, reusePort: true, build, texts, site, access, log };
  const thread = await startThread(serve);
  const close = async (deadlineMs: number): Promise<void> => {
    await thread.close(deadlineMs);
    await access.close();
    send({ kind: "closed", figures: await thread.figures() });
    port.close();
    exitSoon();
  };
  const sendFigures = async (question: number): Promise<void> =>
    send({ kind: "figures", question, figures: await thread.figures() });
  port.on("message", (message: ToWorker) => {
    switch (message.kind) {
      case "texts":
        return thread.setTexts(attachStore(message.texts.packs, message.texts.isWhole));
      case "drain":
        return thread.startDraining();
      case "close":
        return void close(message.deadlineMs);
      case "figures":
        return void sendFigures(message.request);
    }
  });
  send({ kind: "listening", url: thread.url, port: thread.port });
  let reportedHealth = "";
  setInterval(() => {
    const health = access.health();
    const now = JSON.stringify(health);
    if (now !== reportedHealth) send({ kind: "health", health });
    reportedHealth = now;
  }, CHECK_EVERY_MS).unref();
}

if (parentPort === null) throw new Error("this file is the entry of a worker thread");
await run(parentPort, workerData as WorkerStart);
