import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, makeKeyText } from "./key-text.ts";
import { testRandom } from "./testdata/harness.ts";
import { makeTextHashes } from "./text-hashes.ts";

const random = testRandom("hashes");
const text = makeKeyText(random);

test("only what is live is kept, and what ends is forgotten at once", () => {
  const hashes = makeTextHashes();
  assert.equal(hashes.kept(text), undefined);
  hashes.keep(text, hashOf(text));
  assert.equal(hashes.kept(text), hashOf(text));
  for (const other of ["", "lk_", ` ${text}`, `${text.slice(0, -1)}!`, text.toUpperCase()]) {
    assert.equal(hashes.kept(other), undefined, other);
  }
  hashes.forget(text);
  assert.equal(hashes.kept(text), undefined);
});

test("10,000 are kept, and the longest kept goes first", () => {
  const hashes = makeTextHashes();
  const texts = Array.from({ length: 10_001 }, () => makeKeyText(random));
  for (const one of texts) hashes.keep(one, "kept");
  assert.equal(hashes.kept(texts[0] ?? ""), undefined);
  assert.deepEqual([hashes.kept(texts[1] ?? ""), hashes.kept(texts[10_000] ?? "")], ["kept", "kept"]);
  hashes.keep(texts[1] ?? "", "kept");
  assert.equal(hashes.kept(texts[2] ?? ""), "kept", "what is kept already takes no other's place");
});
