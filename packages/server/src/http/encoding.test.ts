import assert from "node:assert/strict";
import { test } from "node:test";
import { type Encoding, negotiate } from "./encoding.ts";

const ROWS: readonly (readonly [header: string | undefined, encoding: Encoding])[] = [
  [undefined, "identity"],
  ["", "identity"],
  ["identity", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["deflate, zstd", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0", "identity"],
  ["gzip;q=0.5, br;q=0.4", "gzip"],
  ["identity;q=0.9, gzip;q=0.5", "identity"],
  ["GZIP;Q=1", "gzip"],
  ["gzip;q=2", "identity"],
  [`gzip${" ".repeat(200)}`, "gzip"],
];

test("a header gives the same coding the first time, from the cache, and after eviction", () => {
  for (const round of [1, 2, 3]) {
    for (const [header, encoding] of ROWS) assert.equal(negotiate(header), encoding, `${header} ${round}`);
    if (round === 1) continue;
    for (let index = 0; index < 200; index++)
      assert.equal(negotiate(`br;q=0.${(index % 9) + 1}, x${index}`), "br");
  }
});
