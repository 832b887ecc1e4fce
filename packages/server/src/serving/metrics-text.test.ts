import assert from "node:assert/strict";
import { test } from "node:test";
import { metricsProblems } from "../../../../test/support/metrics-lint.ts";
import type { Seen } from "../http/listen.ts";
import { metricsText } from "./metrics-text.ts";
import { countRequest, emptyTally, type Tally } from "./tally.ts";

const routes = new Set(["/api/resolve", "/api/passage"]);

function tallyOf(
  rows: readonly (readonly [path: string, status: number, durationMs: number, what?: string])[],
): Tally {
  const tally = emptyTally();
  for (const [path, status, durationMs, what] of rows) {
    const isOutsideCanon = what === "outside";
    const error = isOutsideCanon ? undefined : what;
    const seen: Seen = {
      ...{ requestId: "r", method: "GET", path, status, error, durationMs, traceId: undefined },
      isOutsideCanon,
      address: () => undefined,
      traced: () => undefined,
    };
    countRequest(tally, seen, routes);
  }
  return tally;
}

const text = metricsText({
  threads: [
    tallyOf([
      ["/api/resolve", 200, 0.1],
      ["/api/resolve", 422, 3, "ambiguous_reference"],
      ["/api/resolve", 200, 0.1, "outside"],
      ["/api/resolve", 304, 0.1, "outside"],
      ["/api/passage", 422, 1, "invalid_reference"],
      ["/api/passage", 400, 1, "missing_parameter"],
      ['/etc/passwd"\n', 404, 1, "not_found"],
    ]),
    tallyOf([
      ["/api/resolve", 200, 0.2],
      ["/api/resolve", 200, 0.2, "outside"],
      ["/api/passage", 304, 3000],
    ]),
  ].map((tally) => ({
    tally: { ...tally, fallbacks: 5 },
    delayMeanSeconds: 0,
    delayP99Seconds: 0.5,
    delayMaxSeconds: 1,
  })),
  ended: { ...tallyOf([["/api/resolve", 200, 0.2]]), fallbacks: 2 },
  stores: { keys: "ok", usage: "degraded" },
  version: '1"\\\n',
  nodeVersion: "v24",
  dataRevision: "abc",
  editions: ["KJV"],
  residentBytes: 1,
  cpuSeconds: 2,
  startSeconds: 3,
  replacedThreads: 4,
});
const lines = new Set(text.split("\n"));

const expected: readonly string[] = [
  'lectern_requests_total{route="/api/resolve",status="200"} 5',
  'lectern_requests_total{route="other",status="404"} 1',
  'lectern_errors_total{route="other",code="not_found"} 1',
  'lectern_request_duration_seconds_bucket{route="/api/resolve",status="200",le="0.0001"} 2',
  'lectern_request_duration_seconds_bucket{route="/api/resolve",status="200",le="0.00025"} 5',
  'lectern_request_duration_seconds_bucket{route="/api/passage",status="304",le="2.5"} 0',
  'lectern_request_duration_seconds_bucket{route="/api/passage",status="304",le="+Inf"} 1',
  'lectern_references_total{outcome="resolved"} 4',
  'lectern_references_total{outcome="outside_canon"} 4',
  'lectern_references_total{outcome="unrecognized"} 0',
  'lectern_references_total{outcome="ambiguous"} 1',
  "lectern_not_modified_ratio 0.2857142857142857",
  'lectern_event_loop_delay_seconds{thread="1",statistic="p99"} 0.5',
  'lectern_store_up{store="usage"} 0.5',
  'lectern_build_info{version="1\\"\\\\\\n",node="v24"} 1',
  "lectern_threads_replaced_total 4",
  "lectern_limiter_fallbacks_total 12",
];
for (const line of expected) test(line, () => assert.ok(lines.has(line), text));

test("the format and the names are in order", () => assert.deepEqual(metricsProblems(text), []));
