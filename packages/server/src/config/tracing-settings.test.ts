import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig } from "./config.ts";
import { SAMPLERS } from "./tracing-settings.ts";

const on = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

/** The setting as in the configuration, or the problems. */
function read(environment: Readonly<Record<string, string>>): unknown {
  const found = readConfig(environment, {}, "/srv");
  if (!found.ok) return found.problems;
  return found.warnings.length > 0 ? found.warnings : found.config.tracing;
}

const plain = { sampler: "parentbased_always_on", ratio: 1, batch: {} };

const ROWS: readonly (readonly [Readonly<Record<string, string>>, unknown])[] = [
  [{}, null],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "" }, null],
  [{ OTEL_SERVICE_NAME: "lectern", OTEL_TRACES_SAMPLER: "nonsense" }, null],
  [{ ...on, OTEL_SDK_DISABLED: "true" }, null],
  [{ ...on, OTEL_SDK_DISABLED: "TRUE" }, null],
  [{ ...on, OTEL_TRACES_EXPORTER: "none" }, null],
  [{ ...on, OTEL_TRACES_EXPORTER: "console" }, null],
  [on, plain],
  [{ ...on, OTEL_SDK_DISABLED: "false", OTEL_TRACES_EXPORTER: "console, otlp" }, plain],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://collector.example/v1/traces" }, plain],
  [{ ...on, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_TRACES_SAMPLER: " " }, plain],
  [
    { ...on, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" },
    { ...plain, sampler: "traceidratio", ratio: 0.25 },
  ],
  [
    {
      ...on,
      OTEL_BSP_MAX_QUEUE_SIZE: "64",
      OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "8",
      OTEL_BSP_SCHEDULE_DELAY: "100",
    },
    { ...plain, batch: { maxQueueSize: 64, maxExportBatchSize: 8, scheduledDelayMillis: 100 } },
  ],
  [
    { ...on, OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf" },
    ["OTEL_EXPORTER_OTLP_PROTOCOL: spans are sent as http/json"],
  ],
  [
    { ...on, OTEL_EXPORTER_OTLP_PROTOCOL: "http/json", OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "grpc" },
    ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL must be http/json; it is "grpc"'],
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "me:secret@collector:4318" },
    ["OTEL_EXPORTER_OTLP_ENDPOINT must be a URL of http or https; it is something else"],
  ],
  [
    { ...on, OTEL_TRACES_SAMPLER: "always", OTEL_BSP_EXPORT_TIMEOUT: "0" },
    [
      `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(", ")}; it is "always"`,
      'OTEL_BSP_EXPORT_TIMEOUT must be a whole number from 1 to 999999999; it is "0"',
    ],
  ],
  [
    { ...on, OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "2" },
    ['OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1; it is "2"'],
  ],
];

for (const [environment, expected] of ROWS) {
  test(`settings of spans from ${JSON.stringify(environment)}`, () =>
    assert.deepEqual(read(environment), expected));
}

test("docs/settings.md documents each variable that this server or the packages read, and each sampler", () => {
  const read = (...path: readonly string[]): string =>
    readFileSync(join(import.meta.dirname, ...path), "utf8");
  const namesIn = (text: string): string[] => [...new Set(text.match(/OTEL_[A-Z_]*[A-Z]\b/g))].sort();
  const byPackages = [
    "OTEL_EXPORTER_OTLP_HEADERS",
    "OTEL_EXPORTER_OTLP_TIMEOUT",
    "OTEL_RESOURCE_ATTRIBUTES",
    "OTEL_SERVICE_NAME",
  ];
  const rows = read("..", "..", "..", "..", "docs", "settings.md")
    .split("\n")
    .filter((line) => line.startsWith("| `OTEL_"));
  const expected = [...namesIn(read("tracing-settings.ts")), ...byPackages].sort();
  assert.deepEqual(namesIn(rows.join("\n")), expected);
  const samplers = rows.find((row) => row.startsWith("| `OTEL_TRACES_SAMPLER`")) ?? "";
  for (const sampler of SAMPLERS) assert.ok(samplers.includes(`\`${sampler}\``), sampler);
});
