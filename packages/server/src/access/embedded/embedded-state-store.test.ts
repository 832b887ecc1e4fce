import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { batches, keyState, stateOf } from "../testdata/state-contract.ts";
import { openEmbeddedStateStore } from "./embedded-state-store.ts";

/** Ends itself as `kill -9` would, in the middle of the rows. */
const KILLED = `
  const { openEmbeddedStateStore } = await import("./embedded-state-store.ts");
  const { keyState } = await import("../testdata/state-contract.ts");
  async function* rows() {
    yield Array.from({ length: 5000 }, (_, at) => keyState("n" + at));
    process.kill(process.pid, "SIGKILL");
    await new Promise(() => setInterval(() => {}, 1000));
  }
  await openEmbeddedStateStore(process.argv[1]).write(rows(), true);
`;

test("a restore that is killed leaves the keys unchanged", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lectern-state-"));
  const before = openEmbeddedStateStore(dataDir);
  await before.write(batches([keyState("old")]), false);
  await before.close();
  const flags = [
    "--conditions=lectern-source",
    "--disable-warning=ExperimentalWarning",
    "--input-type=module",
  ];
  const { signal } = spawnSync(process.execPath, [...flags, "--eval", KILLED, dataDir], {
    cwd: import.meta.dirname,
  });
  assert.equal(signal, "SIGKILL");
  const after = openEmbeddedStateStore(dataDir);
  assert.deepEqual(await stateOf(after), [keyState("old")]);
  assert.equal((await after.write(batches([keyState("new")]), true)).dropped, 1);
  await after.close();
  rmSync(dataDir, { recursive: true });
});
