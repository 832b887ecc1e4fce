import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, makeKeyText } from "./key-text.ts";
import { testRandom } from "./testdata/harness.ts";
import { makeTextHashes } from "./text-hashes.ts";

const random = testRandom("hashes");
const text = makeKeyText(random);

test("only live keys are cached, and ended ones are evicted at once", () => {
  const hashes = makeTextHashes();
  assert.equal(hashes.get(text), undefined);
  hashes.add(text, hashOf(text));
  assert.equal(hashes.get(text), hashOf(text));
  for (const other of ["", "lk_", ` ${text}`, `${text.slice(0, -1)}!`, text.toUpperCase()]) {
    assert.equal(hashes.get(other), undefined, other);
  }
  hashes.forget(text);
  assert.equal(hashes.get(text), undefined);
});

test("10,000 are cached, and the oldest is evicted first", () => {
  const hashes = makeTextHashes();
  const texts = Array.from({ length: 10_001 }, () => makeKeyText(random));
  for (const text of texts) hashes.add(text, "kept");
  assert.equal(hashes.get(texts[0] ?? ""), undefined);
  assert.deepEqual([hashes.get(texts[1] ?? ""), hashes.get(texts[10_000] ?? "")], ["kept", "kept"]);
  hashes.add(texts[1] ?? "", "kept");
  assert.equal(hashes.get(texts[2] ?? ""), "kept", "an existing entry does not evict another");
});
