/** For tests: the bytes of items that are composed when they are written. */

import assert from "node:assert/strict";
import type { ItemsToWrite } from "../passage-items.ts";

export function written({ byteLength, put }: ItemsToWrite): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  assert.equal(put(bytes, 0), byteLength);
  return bytes;
}
