import assert from "node:assert/strict";
import { test } from "node:test";
import { areProxies, makeFindCaller } from "./trusted-proxies.ts";

const SETTINGS: readonly (readonly [item: string, good: boolean])[] = [
  ["10.0.0.1", true],
  ["10.0.0.0/8", true],
  ["0.0.0.0/0", true],
  ["10.0.0.1/32", true],
  ["::1", true],
  ["2001:DB8::/32", true],
  ["::/0", true],
  ["::ffff:10.0.0.1", true],
  ["10.0.0.0/33", false],
  ["10.0.0.0/-1", false],
  ["10.0.0.0/08", false],
  ["10.0.0.0/", false],
  ["10.0.0.0/8/8", false],
  ["10.0.0", false],
  ["10.0.0.256", false],
  ["010.0.0.1", false],
  ["::1/129", false],
  ["fe80::1%eth0", false],
  ["::ffff:10.0.0.0/104", false],
  ["localhost", false],
  ["proxy.example", false],
  ["*", false],
  ["", false],
  [" 10.0.0.1", false],
];

for (const [item, good] of SETTINGS) {
  test(`${JSON.stringify(item)} is ${good ? "" : "not "}an address or network`, () => {
    assert.equal(areProxies([item]), good);
  });
}

const find = makeFindCaller(["10.0.0.0/8", "192.0.2.7", "2001:db8:1::/48"]);
const P = "10.0.0.1";
const long = (address: string, count: number): string =>
  Array.from({ length: count }, () => address).join(", ");

/** The peer, X-Forwarded-For, Forwarded, and the caller. */
type Row = readonly [peer: string, listed: string | null, forwarded: string | null, caller: string];

const ROWS: readonly Row[] = [
  // Only a trusted peer's headers count.
  ["203.0.113.9", "198.51.100.1", "for=198.51.100.1", "203.0.113.9"],
  ["2001:db8:2::1", "198.51.100.1", null, "2001:db8:2::1"],
  ["192.0.2.8", "198.51.100.1", null, "192.0.2.8"],
  [P, null, null, P],
  // The rightmost address that is not trusted.
  [P, "198.51.100.1", null, "198.51.100.1"],
  ["::ffff:10.0.0.1", "198.51.100.1", null, "198.51.100.1"],
  ["192.0.2.7", "198.51.100.1", null, "198.51.100.1"],
  ["2001:db8:1::9", "198.51.100.1", null, "198.51.100.1"],
  [P, "1.1.1.1, 198.51.100.1", null, "198.51.100.1"],
  [P, "198.51.100.1, 10.0.0.3,10.0.0.2", null, "198.51.100.1"],
  [P, "127.0.0.1, 198.51.100.1, 10.0.0.2", null, "198.51.100.1"],
  [P, "10.0.0.3, 10.0.0.2", null, "10.0.0.3"],
  [P, "::ffff:198.51.100.1", null, "198.51.100.1"],
  [P, "198.51.100.1, ::FFFF:10.0.0.2", null, "198.51.100.1"],
  // Ports and brackets.
  [P, "198.51.100.1:4711", null, "198.51.100.1"],
  [P, "[2001:DB8::17]:4711", null, "2001:db8::17"],
  [P, "[2001:db8::17]", null, "2001:db8::17"],
  [P, "2001:db8::17", null, "2001:db8::17"],
  // An unreadable hop ends the walk.
  [P, "", null, P],
  [P, "unknown", null, P],
  [P, "198.51.100.1, unknown", null, P],
  [P, "198.51.100.1, unknown, 10.0.0.2", null, "10.0.0.2"],
  [P, "198.51.100.1,, 10.0.0.2", null, "10.0.0.2"],
  [P, "198.51.100.1,", null, P],
  [P, "<script>", null, P],
  [P, "198.51.100.1:99999999", null, P],
  [P, "999.1.1.1", null, P],
  [P, "0x7f.1", null, P],
  [P, "[198.51.100.1]", null, P],
  [P, "[::1", null, P],
  [P, "fe80::1%eth0", null, P],
  [P, "\u0661.1.1.1", null, P],
  // Very long chains.
  [P, long("198.51.100.1", 5000), null, "198.51.100.1"],
  [P, `198.51.100.1, ${long("10.0.0.2", 31)}`, null, "198.51.100.1"],
  [P, `198.51.100.1, ${long("10.0.0.2", 32)}`, null, "10.0.0.2"],
  [P, `198.51.100.1, ${long("10.0.0.2", 5000)}`, null, "10.0.0.2"],
  [P, ",".repeat(30_000), null, P],
  // RFC 7239.
  [P, null, "for=198.51.100.1", "198.51.100.1"],
  [P, null, 'For="[2001:db8:cafe::17]:4711"', "2001:db8:cafe::17"],
  [P, null, "for=198.51.100.1;proto=http;by=203.0.113.43", "198.51.100.1"],
  [P, null, "proto=https; for=198.51.100.1 ; host=a", "198.51.100.1"],
  [P, null, "for=1.1.1.1, for=198.51.100.1, FOR=10.0.0.2;by=10.0.0.1", "198.51.100.1"],
  [P, null, 'for="198.51.100.1:80"', "198.51.100.1"],
  [P, null, 'for="198\\.51.100.1"', "198.51.100.1"],
  [P, null, "for=unknown", P],
  [P, null, "for=_hidden", P],
  [P, null, "for=198.51.100.1, for=unknown, for=10.0.0.2", "10.0.0.2"],
  [P, null, "for=198.51.100.1, by=10.0.0.2", P],
  [P, null, "for=198.51.100.1;for=198.51.100.2", P],
  [P, null, 'for="198.51.100.1', P],
  [P, null, "for=198.51.100.1, for", P],
  [P, null, 'for="a, for=198.51.100.1"', P],
  [P, null, `for=${"\\".repeat(3000)}"`, P],
  [P, null, `for="${'\\"'.repeat(10_000)}`, P],
  [P, null, "", P],
  // Both headers: only the hops that are in both.
  [P, "198.51.100.1", "for=198.51.100.1", "198.51.100.1"],
  [P, "198.51.100.1", "for=198.51.100.2", P],
  [P, "198.51.100.1", "for=unknown", P],
];

for (const [peer, listed, forwarded, caller] of ROWS) {
  const title = `${peer}: ${listed?.slice(0, 40) ?? "-"} | ${forwarded?.slice(0, 50) ?? "-"}`;
  test(title, () => {
    const headers: Readonly<Record<string, string | null>> = { "x-forwarded-for": listed, forwarded };
    assert.equal(
      find(peer, (name) => headers[name] ?? undefined),
      caller,
    );
  });
}

test("without trusted proxies the peer is the caller, whatever it sends", () => {
  const nobody = makeFindCaller([]);
  assert.equal(
    nobody("203.0.113.9", () => "198.51.100.1"),
    "203.0.113.9",
  );
  assert.equal(
    nobody(undefined, () => "198.51.100.1"),
    undefined,
  );
});

test("a peer that has disconnected has no address", () => {
  assert.equal(
    find(undefined, () => "198.51.100.1"),
    undefined,
  );
});
