// One process with two worker threads on the embedded store, each with a port of its own: the threads share
// the store and the counters. The first thread prints the addresses and a key.
import { randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { systemClock as clock } from "../../packages/server/src/access/clock.ts";
import type { SharedCounters } from "../../packages/server/src/access/counters.ts";
import { createAccess, openKeyStore } from "../../packages/server/src/access/create-access.ts";
import { createApp } from "../../packages/server/src/http/app.ts";
import { listen } from "../../packages/server/src/http/listen.ts";
import { openStore } from "../../packages/server/src/text/testdata/open-store.ts";

interface Settings {
  readonly dataDir: string;
  readonly plansFile: string;
  readonly shared?: SharedCounters;
}

const settings: Settings = isMainThread
  ? { dataDir: process.argv[2] ?? "", plansFile: process.argv[3] ?? "" }
  : workerData;
const random = (size: number): Uint8Array => randomBytes(size);
const access = await createAccess({ ...settings, clock, random, mode: "keys", report: console.error });

if (isMainThread) {
  const store = await openKeyStore({ dataDir: settings.dataDir, clock, random });
  const bounds = { origins: null, versions: null, note: null, expiresMs: null };
  const keys: Record<string, string> = {};
  for (const plan of ["quota", "window"])
    keys[plan] = (await store.create({ name: plan, plan, ...bounds })).text;
  await store.close();
  const urls: string[] = [];
  for (let thread = 0; thread < 2; thread++) {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { ...settings, shared: access.shared },
    });
    urls.push(await new Promise((resolve) => worker.once("message", resolve)));
  }
  console.log(JSON.stringify({ urls, keys }));
} else {
  const texts = openStore(join(import.meta.dirname, "..", "..", "packages", "server", "packs"));
  const app = createApp({
    texts,
    access,
    newRequestId: randomUUID,
    build: "test",
    now: Date.now,
    parts: () => access.health(),
    onFault: (error) => console.error(error),
  });
  const dataRevision = (): string => texts.dataRevision;
  const listening = await listen({
    app,
    host: "127.0.0.1",
    port: 0,
    dataRevision,
    newRequestId: randomUUID,
    findCaller: (peer) => peer,
    onAnswer: undefined,
  });
  parentPort?.postMessage(listening.url);
}
