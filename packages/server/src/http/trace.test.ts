import assert from "node:assert/strict";
import { test } from "node:test";
import { requestIdOf, tracedOf, traceHeaders, traceIdOf, traceStateOf } from "./trace.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const good = `00-${TRACE}-b7ad6b7169203331-01`;

test("a trace is continued with our own span", () => {
  assert.equal(traceIdOf(good), TRACE);
  const ours = () => "00000000-0000-4000-8123-456789abcdef";
  assert.deepEqual(traceHeaders(good, ours), ["traceparent", `00-${TRACE}-8123456789abcdef-01`]);
});

test("the span has the id that the caller received, even if another header has the value `traceparent`", () => {
  const answered = ["X-Request-Id", "traceparent", "traceparent", `00-${TRACE}-8123456789abcdef-01`];
  assert.equal(tracedOf({ traceparent: good }, answered)?.spanId, "8123456789abcdef");
  assert.equal(tracedOf({ traceparent: good }, ["X-Request-Id", "traceparent"])?.spanId, undefined);
});

test("the caller's request id is used, unless it is malformed or a key", () => {
  const key = `lk_${"a1".repeat(23)}b`;
  const rows = {
    "mine-1": "mine-1",
    lk_a1: "lk_a1",
    "a b": "fresh",
    [key]: "fresh",
    [`x.${key}.y`]: "fresh",
  };
  for (const [sent, expected] of Object.entries(rows)) {
    assert.equal(
      requestIdOf(sent, () => "fresh"),
      expected,
    );
  }
});

const bad: readonly string[] = [
  "",
  "00",
  good.toUpperCase(),
  `ff-${TRACE}-b7ad6b7169203331-01`,
  `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `${good}x`,
];
for (const header of bad) {
  test(`no trace in ${JSON.stringify(header)}`, () => {
    assert.equal(traceIdOf(header), undefined);
    assert.deepEqual(
      traceHeaders(header, () => "1"),
      [],
    );
  });
}

const many = (count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => `v${index}=`.padEnd(length, "x")).join();

const states: readonly (readonly [
  why: string,
  sent: string | string[] | undefined,
  kept: string | undefined,
])[] = [
  ["none", undefined, undefined],
  ["the standard's example", "congo=t61rcWkgMzE", "congo=t61rcWkgMzE"],
  [
    "several, the newest first",
    "rojo=00f067aa0ba902b7,congo=t61rcWkgMzE",
    "rojo=00f067aa0ba902b7,congo=t61rcWkgMzE",
  ],
  ["spaces around members, and empty ones", " a=1 ,\t,b=2,", "a=1,b=2"],
  ["two headers of the same name", ["a=1", "b=2"], "a=1,b=2"],
  ["a tenant, digits first", "0t-a_*/@dd=s:2;o:rum", "0t-a_*/@dd=s:2;o:rum"],
  ["a space within a value", "a=1 2", "a=1 2"],
  ["nothing but commas", ", ,", undefined],
  ["a value of 256 characters", `a=${"x".repeat(256)}`, `a=${"x".repeat(256)}`],
  ["a value of 257 characters", `a=${"x".repeat(257)}`, undefined],
  ["a key of 256 characters", `${"k".repeat(256)}=1`, `${"k".repeat(256)}=1`],
  ["a key of 257 characters", `${"k".repeat(257)}=1`, undefined],
  ["a vendor of 15 characters", `t@${"v".repeat(15)}=1`, undefined],
  ["no value", "a=", undefined],
  ["no equals sign", "a", undefined],
  ["a second one", "a=1=2", undefined],
  ["a key in capitals", "A=1", undefined],
  ["a key that begins with a digit and has no vendor", "1a=1", undefined],
  ["a character beyond ASCII", "a=ä", undefined],
  ["one wrong member among several", "a=1,B=2", undefined],
  ["a repeated key", "a=1,b=2,a=3", undefined],
  ["32 members", many(32, 5), many(32, 5)],
  ["33 members", many(33, 5), undefined],
  ["too many characters: the long member is removed", `a=${"x".repeat(200)},${many(4, 100)}`, many(4, 100)],
  ["too many characters: the last ones are removed", many(6, 100), many(5, 100)],
];
for (const [why, sent, kept] of states)
  test(`tracestate: ${why}`, () => assert.equal(traceStateOf(sent), kept));
