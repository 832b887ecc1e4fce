import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { attachStore, loadPack, PackFault } from "./store.ts";
import { PACKS } from "./testdata/bundled.ts";
import { loadPacks, openStore } from "./testdata/open-store.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-packs-"));
after(() => rmSync(folder, { recursive: true }));

test("loaded packs are shared with worker threads, not copied", async () => {
  const packs = loadPacks(PACKS);
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(workerData.module).then(({ attachStore }) => {
      const kjv = attachStore(workerData.packs).find("kjv");
      const shared = kjv.scriptureItems(1, 1).buffer instanceof SharedArrayBuffer;
      parentPort.postMessage([kjv.text(26137), shared]);
    });`;
  const module = new URL("./store.ts", import.meta.url).href;
  const worker = new Worker(program, { eval: true, workerData: { packs, module } });
  const [text, shared] = await new Promise<readonly [string, boolean]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  assert.equal(text, attachStore(packs).find("KJV")?.text(26_137));
  assert.equal(shared, true);
});

test("a damaged, truncated or foreign file is refused and named", () => {
  const bytes = readFileSync(join(PACKS, "kjv.pack"));
  const rows: readonly (readonly [string, Buffer, RegExp])[] = [
    [
      "damaged.pack",
      Buffer.from(bytes).fill(1, 4_000_000, 4_000_001),
      /damaged\.pack does not agree with its own/,
    ],
    ["unused.pack", Buffer.from(bytes).fill(1, bytes.length - 1), /unused\.pack does not agree with its own/],
    ["short.pack", bytes.subarray(0, -1), /short\.pack is cut short: section provenance/],
    ["cut.pack", bytes.subarray(0, 100_000), /cut\.pack is cut short/],
    ["empty.pack", Buffer.alloc(0), /empty\.pack is too short/],
    ["foreign.pack", Buffer.from("PK".repeat(500)), /foreign\.pack is not a pack/],
    ["future.pack", Buffer.from(bytes).fill(9, 8, 9), /future\.pack has pack format 9; this version reads 3/],
  ];
  for (const [name, content, message] of rows) {
    const file = join(folder, name);
    writeFileSync(file, content);
    assert.throws(
      () => loadPack(file),
      (error) => error instanceof PackFault && message.test(error.message),
    );
    rmSync(file);
  }
});

test("two packs with the same code are refused; an empty or missing folder gives an empty store", () => {
  assert.deepEqual(openStore(folder).editions, []);
  copyFileSync(join(PACKS, "kjv.pack"), join(folder, "a.pack"));
  copyFileSync(join(PACKS, "kjv.pack"), join(folder, "b.pack"));
  writeFileSync(join(folder, "notes.txt"), "not a pack");
  assert.throws(() => openStore(folder), /b\.pack is a second pack of KJV/);
  assert.deepEqual(openStore(join(folder, "nowhere")).editions, []);
});
