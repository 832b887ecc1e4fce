import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog, shortAddress } from "./log.ts";

const addresses: readonly (readonly [string, string])[] = [
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:12:34::1", "2001:db8:12::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["::1", "0:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["no address", "unknown"],
];
for (const [address, short] of addresses) {
  test(`the network of ${address}`, () => assert.equal(shortAddress(address), short));
}

test("a full disk does not end the log", { skip: process.platform !== "linux" }, () => {
  const log = createLog("info", "/dev/full");
  assert.doesNotThrow(() => {
    for (let line = 0; line < 3; line++) log.info("no room");
  });
});
