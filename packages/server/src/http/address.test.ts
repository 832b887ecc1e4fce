import assert from "node:assert/strict";
import { test } from "node:test";
import { networkOf } from "./address.ts";

const ROWS: readonly (readonly [address: string | undefined, network: string])[] = [
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  [undefined, ""],
];

for (const [address, network] of ROWS) {
  test(`${address} counts as ${network || "of an unknown caller"}`, () => {
    assert.equal(networkOf(address), network);
  });
}
