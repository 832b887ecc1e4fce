import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf, makeKeyText } from "./key-text.ts";
import { testRandom } from "./testdata/harness.ts";
import { makeTextHashes } from "./text-hashes.ts";

const random = testRandom("hashes");
const text = makeKeyText(random);

test("the hash is that of the text, kept or not; what is no key has none", () => {
  const hashes = makeTextHashes();
  assert.equal(hashes.of(text), hashOf(text));
  hashes.note(text, hashOf(text), true);
  assert.equal(hashes.of(text), hashOf(text));
  for (const other of ["", "lk_", ` ${text}`, `${text.slice(0, -1)}!`, text.toUpperCase()]) {
    assert.equal(hashes.of(other), null, other);
  }
});

test("only what is live is kept, and what ends is forgotten at once", () => {
  const hashes = makeTextHashes();
  hashes.note(text, "kept", true);
  assert.equal(hashes.of(text), "kept");
  hashes.note(text, "kept", false);
  assert.equal(hashes.of(text), hashOf(text));
  hashes.note(text, "never", false);
  assert.equal(hashes.of(text), hashOf(text));
});

test("10,000 are kept, and the longest kept goes first", () => {
  const hashes = makeTextHashes();
  const texts = Array.from({ length: 10_001 }, () => makeKeyText(random));
  for (const one of texts) hashes.note(one, "kept", true);
  assert.equal(hashes.of(texts[0] ?? ""), hashOf(texts[0] ?? ""));
  assert.deepEqual([hashes.of(texts[1] ?? ""), hashes.of(texts[10_000] ?? "")], ["kept", "kept"]);
});
