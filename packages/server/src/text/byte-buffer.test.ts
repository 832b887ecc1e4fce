import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedBuffer } from "./byte-buffer.ts";

test("the shared memory has at least as many bytes as are asked for", () => {
  for (const size of [0, 64 * 1024, 64 * 1024 + 1, 128 * 1024 + 2, 128 * 1024 + 3, 1]) {
    assert.ok(sharedBuffer(size).bytes.length >= size, String(size));
  }
});
