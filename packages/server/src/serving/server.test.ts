import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { systemClock } from "../access/clock.ts";
import { createAccess } from "../access/create-access.ts";
import { readConfig } from "../config.ts";
import { PACKS } from "../places.ts";
import { openLiveStore } from "../text/live-store.ts";
import { createLog } from "./log.ts";
import { startServer } from "./server.ts";

test("a first key that cannot be made ends the start, and nothing is left that listens", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-server-"));
  const log = join(dataDir, "log");
  const settings = { LECTERN_PORT: "0", LECTERN_METRICS_PORT: "0", LECTERN_DATA_DIR: dataDir };
  const read = readConfig(settings, {}, dataDir, 1);
  assert.ok(read.ok);
  const tell = (): void => {};
  const random = (size: number): Uint8Array => new Uint8Array(size);
  const clock = systemClock;
  const access = await createAccess({ dataDir, clock, random, mode: "open", plansFile: null, tell });
  const seen: string[] = [];
  const started = startServer({
    config: read.config,
    log: createLog("info", log),
    texts: openLiveStore({ bundled: PACKS, imported: [], tell }),
    site: new Map(),
    access,
    makeFirstKey: async () => {
      seen.push(/"url":"([^"]+)"/.exec(readFileSync(log, "utf8"))?.[1] ?? "");
      throw new Error("no room for a key");
    },
    pause: () => Promise.resolve(),
    processFigures: () => ({
      version: "0",
      nodeVersion: "0",
      residentBytes: 0,
      cpuSeconds: 0,
      startSeconds: 0,
    }),
  });
  await assert.rejects(started, /^Error: no room for a key$/);
  assert.match(seen[0] ?? "", /^http:/);
  await assert.rejects(fetch(`${seen[0]}/livez`));
  await access.close();
  rmSync(dataDir, { recursive: true });
});
