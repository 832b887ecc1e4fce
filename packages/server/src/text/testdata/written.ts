/** For tests: items that are put together when they are written, as bytes of their own. */

import assert from "node:assert/strict";
import type { ItemsToWrite } from "../edition.ts";

export function written({ byteLength, put }: ItemsToWrite): Uint8Array {
  const bytes = new Uint8Array(byteLength);
  assert.equal(put(bytes, 0), byteLength);
  return bytes;
}
