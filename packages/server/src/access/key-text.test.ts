import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "node:test";
import { hashOf, hashOfSent, isKeyText, makeKeyText, prefixOf, sameHash } from "./key-text.ts";
import { testRandom } from "./testdata/harness.ts";

test("a key has a fixed form", () => {
  const text = makeKeyText((size) => new Uint8Array(size));
  assert.equal(text, "lk_00000000000000000000000000000000000000002b3zewe");
  assert.equal(prefixOf(text), "lk_00000000");
  assert.match(makeKeyText(randomBytes), /^lk_[0-9a-hjkmnp-tv-z]{47}$/);
  assert.equal(new Set(Array.from({ length: 1000 }, () => makeKeyText(randomBytes))).size, 1000);
});

test("every single wrong character and every swap of neighbours is detected", () => {
  const random = testRandom("typos");
  for (let round = 0; round < 20; round++) {
    const text = makeKeyText(random);
    assert.ok(isKeyText(text));
    for (let index = 0; index < text.length; index++) {
      for (const other of "0159abkz-_O") {
        if (other === text[index]) continue;
        assert.ok(!isKeyText(`${text.slice(0, index)}${other}${text.slice(index + 1)}`));
      }
      const swapped = `${text.slice(0, index)}${text[index + 1] ?? ""}${text[index]}${text.slice(index + 2)}`;
      if (swapped !== text) assert.ok(!isKeyText(swapped));
    }
  }
});

test("malformed texts are no keys", () => {
  const good = makeKeyText(testRandom("hostile"));
  for (const text of [
    "",
    "lk_",
    good.toUpperCase(),
    `${good} `,
    ` ${good}`,
    `${good}${good}`,
    "\u0000".repeat(50),
  ]) {
    assert.ok(!isKeyText(text), JSON.stringify(text).slice(0, 40));
  }
  assert.ok(!isKeyText("\u{1F600}".repeat(25)));
});

test("hashes are SHA-256 and compared in full", () => {
  assert.equal(hashOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.ok(sameHash(hashOf("abc"), hashOf("abc")));
  assert.ok(!sameHash(hashOf("abc"), hashOf("abd")));
  assert.ok(!sameHash(hashOf("abc"), ""));
});

test("only texts with the form of a key are hashed", () => {
  const text = makeKeyText(testRandom("sent"));
  assert.equal(hashOfSent(text), hashOf(text));
  for (const other of ["", "lk_", ` ${text}`, `${text.slice(0, -1)}!`, text.toUpperCase()]) {
    assert.equal(hashOfSent(other), null, other);
  }
});
