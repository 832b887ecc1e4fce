/**
 * Spans of OpenTelemetry, one a request, sent over OTLP/HTTP. The packages are loaded only when the environment asks
 * for spans. A span is made when its request was answered, so that nothing on the way of a request waits for it.
 */

import type { IdGenerator, Sampler, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Seen } from "../http/listen.ts";
import type { TracingSettings } from "../tracing-settings.ts";
import type { Log } from "./log.ts";

export interface Tracing {
  readonly record: (seen: Seen) => void;
  /** Sends what waits; resolves when it was sent, at the latest after the deadline. Never rejects. */
  close(deadlineMs: number): Promise<void>;
}

export interface TracingOptions {
  readonly settings: TracingSettings;
  readonly log: Log;
  readonly version: string;
  /** Paths that may be told; any other may hold what is nobody's business. */
  readonly routes: ReadonlySet<string>;
  /** Where the thread listens. Asked for each request, since the port may be known late. */
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

/** Methods that HTTP's conventions of OpenTelemetry know by name; others are `_OTHER`. */
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

/** Tells once of a collector that does not take spans, and again only after it took some. */
function tellingOnce(exporter: SpanExporter, log: Log): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isDown) {
          log.warn({ reason: result.error?.message ?? "unknown" }, "spans cannot be sent; requests go on");
        }
        isDown = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/** A span has the id that its caller was told, where one was. */
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
  { method = "", status, error, path = "" }: Seen,
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
  const asked = resources.detectResources({
    detectors: [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector],
  });
  const exporter = tellingOnce(new otlp.OTLPTraceExporter(), log);
  const provider = new sdk.TracerProvider({
    resource: resources.defaultResource().merge(named).merge(asked),
    sampler: samplerOf(packages, settings),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, ...settings.batch })],
    idGenerator: ids,
  });
  const tracer = provider.getTracer("lectern", version);
  const record = (seen: Seen): void => {
    const endMs = Date.now();
    const traced = seen.traced();
    const { method = "", path = "" } = seen;
    const isKnown = METHODS.has(method);
    const name = `${isKnown ? method : "HTTP"}${routes.has(path) ? ` ${path}` : ""}`;
    const attributes = attributesOf(seen, options);
    const startTime = endMs - seen.durationMs;
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
    if (seen.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(endMs);
  };
  const close = async (deadlineMs: number): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, deadlineMs);
    });
    // What cannot be sent was told of by the exporter.
    await Promise.race([provider.shutdown().catch(() => {}), late]);
    clearTimeout(timer);
  };
  return { record, close };
}
