import assert from "node:assert/strict";
import { test } from "node:test";
import { ask } from "../http/testdata/open-app.ts";
import { hideKeys, hidePastPrefix, redact } from "./hide-keys.ts";

const BODY = "ptckhkdxqq6v2rf277jg2n6dcdh7ggebe794fjeb2myhvfx";
const KEY = `lk_${BODY}`;

test("a whole key and any quoted part of it are hidden; all other text stays", () => {
  assert.equal(hideKeys(`a ${KEY} b ${KEY.toUpperCase()}`), "a lk_[hidden] b lk_[hidden]");
  assert.equal(
    hideKeys(`${BODY.slice(0, 40)}… of ${KEY}, unrecognized`),
    "[hidden]… of lk_[hidden], unrecognized",
  );
  for (const text of ["lk_", "lk_short", BODY, `lk_${BODY.slice(1)}`]) assert.equal(hideKeys(text), text);
});

test("in log text everything that begins like a key is hidden", () => {
  assert.equal(redact("/api/lk_0123456789abcdef/x"), "/api/lk_[hidden]/x");
  assert.equal(redact("/api/lk%5f0123456789abcdef/LK_0"), "/api/lk_[hidden]/lk_[hidden]");
  assert.equal(redact("no key"), "no key");
});

test("the public prefix of a key stays, longer parts are hidden", () => {
  assert.equal(hidePastPrefix(KEY.slice(0, 11)), KEY.slice(0, 11));
  assert.equal(hidePastPrefix(KEY.slice(0, 12)), "lk_...");
  assert.equal(hidePastPrefix(`a ${KEY}`), "a lk_...");
});

/** Places where a caller may put a key by mistake. */
const TARGETS = [
  `resolve?reference=${KEY}`,
  `resolve?reference=John+3:16;+${KEY}`,
  `resolve?reference=John&ref=${KEY}`,
  `resolve?${KEY}=1`,
  `resolve?reference=John+3:16&${KEY} is it`,
  `scripture?book_id=${KEY}&chapter=1&version=KJV`,
  `scripture?book_id=1&chapter=${KEY}&version=KJV`,
  `passage?reference=John+3:16&version=${KEY}`,
  `passage?reference=John+3:16&version=KJV&include=${KEY}`,
  `lookup?osis_id=${KEY}`,
  KEY,
];
for (const target of TARGETS) {
  test(`no error repeats a key: ${target.replaceAll(KEY, "KEY")}`, async () => {
    const { status, text } = await ask(target);
    assert.ok(status >= 400, text);
    assert.ok(!text.toLowerCase().includes(BODY.slice(10, 30)), text);
  });
}
