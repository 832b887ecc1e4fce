import assert from "node:assert/strict";
import { test } from "node:test";
import { metricsProblems } from "../../../../test/support/metrics-lint.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";
import { addMetrics, createThreadMetrics, type Metrics, metricsText } from "./metrics.ts";

const routes = new Set(["/api/resolve", "/api/passage"]);

/** What a thread counted, posted to another. */
async function countedIn(
  fallbacks: number,
  rows: readonly (readonly [path: string, status: number, durationMs: number, description?: string])[],
): Promise<Metrics> {
  const metrics = createThreadMetrics(routes, () => fallbacks);
  for (const [path, status, durationMs, description] of rows) {
    const isOutsideCanon = description === "outside";
    const error = isOutsideCanon ? undefined : description;
    const answered: AnsweredRequest = {
      ...{ requestId: "r", method: "GET", path, status, error, durationMs, traceId: undefined },
      isOutsideCanon,
      address: () => undefined,
      traced: () => undefined,
    };
    metrics.countRequest(answered);
  }
  return structuredClone(await metrics.read());
}

const counted = await Promise.all([
  countedIn(5, [
    ["/api/resolve", 200, 0.1],
    ["/api/resolve", 422, 3, "ambiguous_reference"],
    ["/api/resolve", 200, 0.1, "outside"],
    ["/api/resolve", 304, 0.1, "outside"],
    ["/api/passage", 422, 1, "invalid_reference"],
    ["/api/passage", 400, 1, "missing_parameter"],
    ['/etc/passwd"\n', 404, 1, "not_found"],
  ]),
  countedIn(5, [
    ["/api/resolve", 200, 0.2],
    ["/api/resolve", 200, 0.2, "outside"],
    ["/api/passage", 304, 3000],
  ]),
]);
const text = await metricsText({
  threads: counted.map((metrics) => ({
    metrics,
    delayMeanSeconds: 0,
    delayP99Seconds: 0.5,
    delayMaxSeconds: 1,
  })),
  ended: await addMetrics(await countedIn(1, [["/api/resolve", 200, 0.2]]), await countedIn(1, [])),
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
  'lectern_request_duration_seconds_bucket{le="0.0001",route="/api/resolve",status="200"} 2',
  'lectern_request_duration_seconds_bucket{le="0.00025",route="/api/resolve",status="200"} 5',
  'lectern_request_duration_seconds_bucket{le="2.5",route="/api/passage",status="304"} 0',
  'lectern_request_duration_seconds_bucket{le="+Inf",route="/api/passage",status="304"} 1',
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

test("the format and the names are valid", () => assert.deepEqual(metricsProblems(text), []));
