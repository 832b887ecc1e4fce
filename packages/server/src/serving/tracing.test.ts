import assert from "node:assert/strict";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { type Collector, startCollector, valuesOf } from "../../../../test/support/collector.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";
import { createLog } from "./log.ts";
import { startTracing, type TracingOptions } from "./tracing.ts";

let collector: Collector;
before(async () => {
  collector = await startCollector();
});
after(() => collector.close());

const TRACE = "0af7651916cd43dd8448eb211c80319c";

const answeredRequest = (part: Partial<AnsweredRequest>): AnsweredRequest => ({
  requestId: "one",
  method: "GET",
  path: "/api/books",
  status: 200,
  error: undefined,
  isOutsideCanon: false,
  durationMs: 250,
  traceId: undefined,
  traced: () => undefined,
  address: () => "192.0.2.1",
  ...part,
});

const optionsOf = (part: Partial<TracingOptions> = {}): TracingOptions => ({
  settings: { sampler: "parentbased_always_on", ratio: 1, batch: {} },
  log: createLog("silent"),
  version: "1.2.3",
  routes: new Set(["/api/books"]),
  listensOn: () => ({ host: "127.0.0.1", port: 1 }),
  ...part,
});

/** The spans that the collector received for these requests. */
async function sent(options: TracingOptions, ...requests: readonly Partial<AnsweredRequest>[]) {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const tracing = await startTracing(options);
  collector.received.length = 0;
  for (const request of requests) tracing.record(answeredRequest(request));
  await tracing.close(5000);
  return collector.spans();
}

test("names, methods and failures follow the conventions", async () => {
  const spans = await sent(
    optionsOf(),
    { status: 503, error: "service_unavailable" },
    { status: 500 },
    { method: "BREW", path: "/api/books" },
    { method: "PURGE", path: "/elsewhere", status: 405, error: "method_not_allowed" },
    { method: undefined, path: undefined, status: 400, error: "malformed_request" },
  );
  const summaries = spans.map(({ name, attributes, status }) => {
    const values = valuesOf(attributes);
    return [name, values["http.request.method"], values["error.type"], status.code];
  });
  assert.deepEqual(summaries, [
    ["GET /api/books", "GET", "service_unavailable", 2],
    ["GET /api/books", "GET", "500", 2],
    ["HTTP /api/books", "_OTHER", undefined, 0],
    ["HTTP", "_OTHER", undefined, 0],
    ["HTTP", "_OTHER", undefined, 0],
  ]);
  for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
    assert.equal((BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1_000_000n, 250n);
  }
});

const parent = (traceFlags: number): Partial<AnsweredRequest> => ({
  traced: () => ({
    parent: { traceId: TRACE, spanId: "b7ad6b7169203331", traceFlags },
    state: undefined,
    spanId: "00000000000000aa",
  }),
});

const SAMPLED: readonly (readonly [TracingOptions["settings"]["sampler"], number, readonly boolean[]])[] = [
  ["always_on", 1, [true, true, true]],
  ["always_off", 1, [false, false, false]],
  ["traceidratio", 0, [false, false, false]],
  ["traceidratio", 1, [true, true, true]],
  ["parentbased_always_on", 1, [true, false, true]],
  ["parentbased_always_off", 1, [false, false, true]],
  ["parentbased_traceidratio", 0, [false, false, true]],
  ["parentbased_traceidratio", 1, [true, false, true]],
];

for (const [sampler, ratio, [root, unsampled, sampled]] of SAMPLED) {
  test(`sampler ${sampler} with ratio ${ratio} decides on requests without a trace, with an unsampled one, and with a sampled one`, async () => {
    const options = optionsOf({ settings: { sampler, ratio, batch: {} } });
    const counts = [];
    for (const request of [{}, parent(0), parent(1)])
      counts.push((await sent(options, request)).length === 1);
    assert.deepEqual(counts, [root, unsampled, sampled]);
  });
}

test("the queue of spans is bounded", async () => {
  const batch = { maxExportBatchSize: 1, maxQueueSize: 4 };
  const options = optionsOf({ settings: { sampler: "always_on", ratio: 1, batch } });
  // One span is being sent, four wait, and the others are dropped.
  assert.equal((await sent(options, ...new Array(1000).fill({}))).length, 5);
});

test("a collector that is down is reported once", async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const address = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  assert.ok(typeof address === "object" && address !== null);
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${address.port}`;
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = "500";
  const log = createLog("warn");
  const lines: unknown[][] = [];
  log.warn = (...parts: unknown[]): void => void lines.push(parts);
  const batch = { maxExportBatchSize: 1, maxQueueSize: 4 };
  const settings = { sampler: "always_on", ratio: 1, batch } as const;
  const tracing = await startTracing(optionsOf({ log, settings }));
  delete process.env.OTEL_EXPORTER_OTLP_TIMEOUT;
  for (let count = 0; count < 1000; count++) tracing.record(answeredRequest({}));
  await tracing.close(5000);
  const reason = `connect ECONNREFUSED 127.0.0.1:${address.port}`;
  assert.deepEqual(lines, [[{ reason }, "spans cannot be sent; requests are not affected"]]);
});
