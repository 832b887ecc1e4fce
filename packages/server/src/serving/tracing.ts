/**
 * Spans of OpenTelemetry, one for each request, sent over OTLP/HTTP. The packages are loaded only when the
 * environment asks for spans. A span is made after its request was answered, so no request waits for it.
 */

import type { IdGenerator, Sampler, SpanExporter } from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../config/tracing-settings.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";
import type { Log } from "./log.ts";

export interface Tracing {
  readonly record: (answered: AnsweredRequest) => void;
  /** Sends pending spans; resolves when they are sent, at the latest after the deadline. Never rejects. */
  close(deadlineMs: number): Promise<void>;
}

export interface TracingOptions {
  readonly settings: TracingSettings;
  readonly log: Log;
  readonly version: string;
  /** Paths that a span may contain; any other path may contain private data. */
  readonly routes: ReadonlySet<string>;
  /** Where the thread listens. Looked up for each request, since the port may be assigned late. */
  readonly listensOn: () => { readonly host: string; readonly port: number };
}

async function loadPackages() {
  const [api, otlp, resources, sdk] = await Promise.all([
    import("@opentelemetry/api"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
    import("@opentelemetry/sdk-trace"),
  ]);
  return { api, otlp, resources, sdk };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** Methods in OpenTelemetry's HTTP conventions; others are `_OTHER`. */
const METHODS = new Set(["CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"]);

function samplerOf({ sdk }: Packages, { sampler, ratio }: TracingSettings): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[sampler.replace("parentbased_", "")]?.() ?? new sdk.AlwaysOnSampler();
  return sampler.startsWith("parentbased_") ? new sdk.ParentBasedSampler({ root }) : root;
}

/** Reports a collector that refuses spans once, and again only after it has accepted some. */
function reportingOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isDown) {
          log.warn(
            { reason: result.error?.message ?? "unknown" },
            "spans cannot be sent; requests are not affected",
          );
        }
        isDown = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** A span has the trace id that its caller received, if any. */
function idsOf({ sdk }: Packages): IdGenerator & { next: string | undefined } {
  const random = new sdk.RandomIdGenerator();
  return {
    next: undefined,
    generateTraceId: () => random.generateTraceId(),
    generateSpanId() {
      return this.next ?? random.generateSpanId();
    },
  };
}

function attributesOf(
  { method = "", status, error, path = "" }: AnsweredRequest,
  { routes, listensOn }: TracingOptions,
) {
  const { host, port } = listensOn();
  return {
    "http.request.method": METHODS.has(method) ? method : "_OTHER",
    "http.response.status_code": status,
    "url.scheme": "http",
    "server.address": host,
    "server.port": port,
    ...(routes.has(path) ? { "http.route": path, "url.path": path } : {}),
    ...(status >= 500 ? { "error.type": error ?? String(status) } : {}),
  };
}

export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { settings, log, version, routes } = options;
  const packages = await loadPackages();
  const { api, otlp, resources, sdk } = packages;
  const ids = idsOf(packages);
  const named = resources.resourceFromAttributes({ "service.name": "lectern", "service.version": version });
  const detected = resources.detectResources({
    detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
  });
  const exporter = reportingOnce(new otlp.OTLPTraceExporter(), log);
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(named).merge(detected),
    sampler: samplerOf(packages, settings),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, ...settings.batch })],
    idGenerator: ids,
  });
  const tracer = provider.getTracer("lectern", version);
  const record = (answered: AnsweredRequest): void => {
    const endMs = Date.now();
    const traced = answered.traced();
    const { method = "", path = "" } = answered;
    const isKnown = METHODS.has(method);
    const name = `${isKnown ? method : "HTTP"}${routes.has(path) ? ` ${path}` : ""}`;
    const attributes = attributesOf(answered, options);
    const startTime = endMs - answered.durationMs;
    const root = api.ROOT_CONTEXT;
    const parent =
      traced === undefined
        ? root
        : api.trace.setSpanContext(root, {
            ...traced.parent,
            isRemote: true,
            ...(traced.state === undefined ? {} : { traceState: api.createTraceState(traced.state) }),
          });
    ids.next = traced?.spanId;
    const span = tracer.startSpan(name, { kind: api.SpanKind.SERVER, startTime, attributes }, parent);
    if (answered.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(endMs);
  };
  const close = async (deadlineMs: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, deadlineMs);
    });
    // The exporter has already reported what it could not send.
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    clearTimeout(timer);
  };
  return { record, close };
}
