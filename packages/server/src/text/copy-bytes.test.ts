import assert from "node:assert/strict";
import { test } from "node:test";
import { copyBytes, viewOf } from "./copy-bytes.ts";

test("bytes are copied exactly, at any offset and of any length, and no other bytes change", () => {
  // The first and last characters that UTF-8 encodes in one, two, three and four bytes.
  const text = "a\u007f\u0080\u07ff\u0800\uffff\u{10000}\u{10ffff}\u007f\u{10ffff}\u007f起初，神創造天地。";
  const source = new TextEncoder().encode(text.repeat(3));
  const from = viewOf(source);
  for (let start = 0; start < 24; start++) {
    for (let end = start; end < start + 60; end++) {
      const target = new Uint8Array(80).fill(0x2e);
      const at = (start * 7 + end) % 13;
      assert.equal(copyBytes(from, start, end, viewOf(target.subarray(1)), at), at + end - start);
      const expected = new Uint8Array(80).fill(0x2e);
      expected.set(source.subarray(start, end), at + 1);
      assert.deepEqual(target, expected, `${start} to ${end} at ${at}`);
    }
  }
});

test("a copy without enough room is refused", () => {
  const from = viewOf(new Uint8Array(20));
  for (const length of [1, 7, 8, 9, 17]) {
    const to = viewOf(new Uint8Array(length + 10).subarray(0, length));
    assert.throws(() => copyBytes(from, 0, length, to, 1), RangeError);
  }
});
