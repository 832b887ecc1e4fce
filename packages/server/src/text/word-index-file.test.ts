import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { attachStore, loadPack } from "./store.ts";
import { PACKS } from "./testdata/bundled.ts";
import { makeWordIndex } from "./word-index-file.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-words-"));
after(() => rmSync(folder, { recursive: true }));

const bundled = readFileSync(join(PACKS, "kjv.words"));

/** Whether the KJV can be searched if these bytes are the index next to its pack; null: no index. */
function isSearchable(bytes: Uint8Array | null): boolean {
  const pack = join(folder, "kjv.pack");
  copyFileSync(join(PACKS, "kjv.pack"), pack);
  rmSync(join(folder, "kjv.words"), { force: true });
  if (bytes !== null) writeFileSync(join(folder, "kjv.words"), bytes);
  const store = attachStore([loadPack(pack)]);
  const [kjv] = store.editions;
  assert.ok(kjv !== undefined);
  return store.wordIndexOf(kjv) !== null;
}

test("an index is used only when it is sound and of this text", () => {
  const damaged = Buffer.from(bundled);
  damaged[3_000_000] = (damaged[3_000_000] ?? 0) ^ 1;
  assert.equal(isSearchable(bundled), true);
  assert.equal(isSearchable(null), false);
  assert.equal(isSearchable(damaged), false);
  assert.equal(isSearchable(bundled.subarray(0, -4)), false);
  assert.equal(isSearchable(Buffer.alloc(0)), false);
  assert.equal(isSearchable(readFileSync(join(PACKS, "asv.words"))), false);
});

test("the bundled index fits the bundled text, and has at most 6 MB", () => {
  const [kjv] = attachStore([loadPack(join(PACKS, "kjv.pack"))]).editions;
  assert.ok(kjv !== undefined);
  assert.deepEqual(Buffer.from(makeWordIndex(kjv)), bundled);
  assert.ok(bundled.byteLength <= 6_000_000);
});

test("stores in several threads share one index, which is read once", () => {
  const packs = [loadPack(join(PACKS, "kjv.pack"))];
  const indexes = [attachStore(packs), attachStore(packs)].map((store) => {
    const [kjv] = store.editions;
    return kjv === undefined ? null : store.wordIndexOf(kjv);
  });
  assert.ok(indexes[0]?.words.buffer instanceof SharedArrayBuffer);
  assert.equal(indexes[0]?.words.buffer, indexes[1]?.words.buffer);
});
