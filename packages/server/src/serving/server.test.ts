import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { systemClock } from "../access/clock.ts";
import { createAccess } from "../access/create-access.ts";
import { type Environment, readConfig } from "../config/config.ts";
import { PACKS } from "../places.ts";
import { openLiveStore } from "../text/live-store.ts";
import { createLog } from "./log.ts";
import { type ServerOptions, startServer } from "./server.ts";

const ignoreReport = (): void => {};

/** The dependencies of a server, in a folder of its own. */
async function optionsWith(settings: Environment, makeFirstKey: ServerOptions["makeFirstKey"]) {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-server-"));
  const log = join(dataDir, "log");
  const own = { LECTERN_PORT: "0", LECTERN_METRICS_PORT: "0", LECTERN_DATA_DIR: dataDir };
  const read = readConfig({ ...own, ...settings }, {}, dataDir, 1);
  assert.ok(read.ok);
  const random = (size: number): Uint8Array => new Uint8Array(size);
  const clock = systemClock;
  const access = await createAccess({
    dataDir,
    clock,
    random,
    mode: "open",
    plansFile: null,
    report: ignoreReport,
  });
  const options: ServerOptions = {
    config: read.config,
    log: createLog("info", log),
    texts: openLiveStore({ bundled: PACKS, imported: [], report: ignoreReport }),
    site: new Map(),
    access,
    makeFirstKey,
    pause: () => Promise.resolve(),
    processFigures: () => ({
      version: "0",
      nodeVersion: "0",
      residentBytes: 0,
      cpuSeconds: 0,
      startSeconds: 0,
    }),
  };
  const end = async (): Promise<void> => {
    await access.close();
    rmSync(dataDir, { recursive: true });
  };
  return { options, log, end };
}

test("a first key that cannot be made fails the start and closes the port", async () => {
  const urls: string[] = [];
  const { options, log, end } = await optionsWith({}, async () => {
    urls.push(/"url":"([^"]+)"/.exec(readFileSync(log, "utf8"))?.[1] ?? "");
    throw new Error("no room for a key");
  });
  await assert.rejects(startServer(options), /^Error: no room for a key$/);
  assert.match(urls[0] ?? "", /^http:/);
  await assert.rejects(fetch(`${urls[0]}/livez`));
  await end();
});

test("the metrics listen on an address of their own", async () => {
  const settings = { LECTERN_METRICS_HOST: "192.0.2.1" };
  const { options, end } = await optionsWith(settings, async () => assert.fail("no key is required"));
  const why = "cannot listen for metrics on 192.0.2.1, port 0: EADDRNOTAVAIL";
  await assert.rejects(startServer(options), new Error(why));
  await end();
});
