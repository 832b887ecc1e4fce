/** Reads the standard OTEL_* variables that the server supports. All problems are reported at once. */

/** The allowed values of `OTEL_TRACES_SAMPLER`. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/**
 * The variables of the span queue, by the SDK's names; their defaults are those of the SDK and of the
 * standard.
 */
const BATCH = {
  scheduledDelayMillis: "OTEL_BSP_SCHEDULE_DELAY",
  exportTimeoutMillis: "OTEL_BSP_EXPORT_TIMEOUT",
  maxQueueSize: "OTEL_BSP_MAX_QUEUE_SIZE",
  maxExportBatchSize: "OTEL_BSP_MAX_EXPORT_BATCH_SIZE",
} as const;

/** The exporter itself reads where and with which headers spans are sent. */
export interface TracingSettings {
  readonly sampler: (typeof SAMPLERS)[number];
  /** The share of traces that a ratio sampler keeps, 0 to 1. */
  readonly ratio: number;
  readonly batch: Readonly<Partial<Record<keyof typeof BATCH, number>>>;
}

interface Found {
  /** Null when no spans are made. */
  readonly tracing: TracingSettings | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

type Read = (variable: string) => string | undefined;

const ENDPOINTS = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];

function isWanted(read: Read): boolean {
  const exporters = (read("OTEL_TRACES_EXPORTER") ?? "otlp").split(",").map((name) => name.trim());
  const isOff = read("OTEL_SDK_DISABLED")?.toLowerCase() === "true" || !exporters.includes("otlp");
  return !isOff && ENDPOINTS.some((variable) => read(variable) !== undefined);
}

/** An endpoint may contain a password, so the message does not repeat it. */
function endpointProblems(read: Read): string[] {
  const isGood = (text: string): boolean =>
    URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
  return ENDPOINTS.filter((variable) => !isGood(read(variable) ?? "http://localhost")).map(
    (variable) => `${variable} must be a URL of http or https; it is something else`,
  );
}

/** Empty counts as unset, as in the standard. */
export function readTracing(environment: Readonly<Record<string, string | undefined>>): Found {
  const read: Read = (variable) => environment[variable]?.trim() || undefined;
  if (!isWanted(read)) return { tracing: null, problems: [], warnings: [] };
  const problems = endpointProblems(read);
  const warnings: string[] = [];
  const bad = (variable: string, expected: string): void =>
    void problems.push(`${variable} must be ${expected}; it is ${JSON.stringify(read(variable))}`);

  const protocolVariable =
    read("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL") === undefined
      ? "OTEL_EXPORTER_OTLP_PROTOCOL"
      : "OTEL_EXPORTER_OTLP_TRACES_PROTOCOL";
  const protocol = read(protocolVariable) ?? "http/json";
  if (protocol === "http/protobuf") warnings.push(`${protocolVariable}: spans are sent as http/json`);
  else if (protocol !== "http/json") bad(protocolVariable, "http/json");

  const name = read("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  const sampler = SAMPLERS.find((known) => known === name);
  if (sampler === undefined) bad("OTEL_TRACES_SAMPLER", `one of ${SAMPLERS.join(", ")}`);
  const ratio = Number(read("OTEL_TRACES_SAMPLER_ARG") ?? 1);
  if (name.endsWith("ratio") && !(ratio >= 0 && ratio <= 1)) {
    bad("OTEL_TRACES_SAMPLER_ARG", "a number from 0 to 1");
  }

  const batch: Partial<Record<keyof typeof BATCH, number>> = {};
  for (const [option, variable] of Object.entries(BATCH) as [keyof typeof BATCH, string][]) {
    const text = read(variable);
    if (text === undefined) continue;
    if (/^[1-9]\d{0,8}$/.test(text)) batch[option] = Number(text);
    else bad(variable, "a whole number from 1 to 999999999");
  }
  if (sampler === undefined || problems.length > 0) return { tracing: null, problems, warnings };
  return { tracing: { sampler, ratio, batch }, problems, warnings };
}
