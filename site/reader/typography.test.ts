import assert from "node:assert/strict";
import { test } from "node:test";
import { curly } from "./typography.ts";

test("quotes are curly, one character for one", () => {
  const rows: readonly [string, string][] = [
    ["no quotes", "no quotes"],
    ["the LORD's hand", "the LORD\u2019s hand"],
    ["the kings' sons", "the kings\u2019 sons"],
    ['He said, "Come."', "He said, \u201cCome.\u201d"],
    ["\"He said, 'Come.'\"", "\u201cHe said, \u2018Come.\u2019\u201d"],
    ['("Come")', "(\u201cCome\u201d)"],
    ["'tis done", "\u2019tis done"],
    ['"', "\u201d"],
    ["said\u2014'Come'", "said\u2014\u2018Come\u2019"],
  ];
  for (const [text, expected] of rows) {
    assert.equal(curly(text), expected);
    assert.equal(curly(text).length, text.length);
  }
});
