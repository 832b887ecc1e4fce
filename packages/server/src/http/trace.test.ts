import assert from "node:assert/strict";
import { test } from "node:test";
import { traceHeaders, traceIdOf } from "./trace.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const good = `00-${TRACE}-b7ad6b7169203331-01`;

test("a trace is taken and returned with a span of our own", () => {
  assert.equal(traceIdOf(good), TRACE);
  const ours = () => "00000000-0000-4000-8123-456789abcdef";
  assert.deepEqual(traceHeaders(good, ours), ["traceparent", `00-${TRACE}-8123456789abcdef-01`]);
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
