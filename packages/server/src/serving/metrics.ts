/**
 * The metrics of /metrics. Each thread counts its requests in its own registry. For a request of /metrics, the first thread
 * sums the registries and adds figures of the process. Loaded only if metrics are switched on.
 */

import {
  AggregatorRegistry,
  Counter,
  type CounterConfiguration,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "prom-client";
import type { Access, Decision } from "../access/access.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";
import { andThen } from "../http/exchange.ts";

export const METRICS_TYPE: string = Registry.PROMETHEUS_CONTENT_TYPE;

/** The values of a registry, as plain objects: they can be posted to another thread. */
export type Metrics = readonly MetricObjectWithValues<MetricValue<string>>[];

/** The figures of one thread. */
export interface ThreadFigures {
  /** Empty if metrics are off. */
  readonly metrics: Metrics;
  /** Delay of the event loop since the start, in seconds. */
  readonly delayMeanSeconds: number;
  readonly delayP99Seconds: number;
  readonly delayMaxSeconds: number;
}

export interface ProcessFigures {
  readonly threads: readonly ThreadFigures[];
  /** The sum of the counts of threads that have ended. */
  readonly ended: Metrics;
  /** State of each store: `ok`, `degraded`, `down`. */
  readonly stores: Readonly<Record<string, string>>;
  readonly version: string;
  readonly nodeVersion: string;
  readonly dataRevision: string;
  readonly editions: readonly string[];
  readonly residentBytes: number;
  readonly cpuSeconds: number;
  readonly startSeconds: number;
  /** Threads that were started in place of one that died. */
  readonly replacedThreads: number;
}

/** Upper bounds of the duration histogram in seconds, inclusive; prom-client adds +Inf. */
const DURATION_BOUNDS = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
];

/** Routes that read a reference. */
const RESOLVING: ReadonlySet<string> = new Set(
  ["resolve", "passage", "expand", "context", "range", "distance", "diff"].map((name) => `/api/${name}`),
);

/** Errors that say how a reference was read. */
const REFERENCE_ERRORS: ReadonlyMap<string, string> = new Map([
  ["ambiguous_reference", "ambiguous"],
  ["unrecognized_reference", "unrecognized"],
  ["invalid_reference", "outside_canon"],
]);

const REFERENCE_OUTCOMES = ["ambiguous", "outside_canon", "resolved", "unrecognized"];

/** How a reference was read; undefined for a request that reads no reference. */
function outcomeOf(route: string, { status, error, isOutsideCanon }: AnsweredRequest): string | undefined {
  if (!RESOLVING.has(route)) return undefined;
  if (error !== undefined) return REFERENCE_ERRORS.get(error);
  // /resolve answers 200 for a reference outside the canon.
  if (isOutsideCanon) return "outside_canon";
  return status === 200 || status === 304 ? "resolved" : undefined;
}

export interface ThreadMetrics {
  /** Counts a request under its route; a path that is no route counts as `other`. */
  countRequest(answered: AnsweredRequest): void;
  /** The same access, with the decisions of its limiter counted. */
  counting<A extends Access>(access: A): A;
  read(): Promise<Metrics>;
}

const REQUESTS = "lectern_requests_total";

/** `fallbacks`: how many decisions on limits this thread has made without Redis. */
export function createThreadMetrics(routes: ReadonlySet<string>, fallbacks: () => number): ThreadMetrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = (options: Omit<CounterConfiguration<string>, "registers">): Counter =>
    new Counter({ ...options, registers });
  const requests = counter({
    name: REQUESTS,
    help: "Requests answered, by route and status.",
    labelNames: ["route", "status"],
  });
  const errors = counter({
    name: "lectern_errors_total",
    help: "Errors answered, by route and code.",
    labelNames: ["route", "code"],
  });
  const durations = new Histogram({
    name: "lectern_request_duration_seconds",
    help: "Time to answer, by route and status.",
    labelNames: ["route", "status"],
    buckets: DURATION_BOUNDS,
    registers,
  });
  const references = counter({
    name: "lectern_references_total",
    help: "How references were read: resolved, ambiguous, unrecognized, outside_canon.",
    labelNames: ["outcome"],
  });
  for (const outcome of REFERENCE_OUTCOMES) references.inc({ outcome }, 0);
  const decisions = counter({
    name: "lectern_limiter_decisions_total",
    help: "Decisions on rate and quota: allowed, rate, quota, unavailable.",
    labelNames: ["decision"],
  });
  counter({
    name: "lectern_limiter_fallbacks_total",
    help: "Decisions on limits that a process made by itself because Redis was unavailable.",
    collect() {
      this.reset();
      this.inc(fallbacks());
    },
  });

  const countDecision = (decision: Decision): Decision => {
    decisions.inc({ decision: decision.reason ?? "allowed" });
    return decision;
  };

  return {
    countRequest: (answered) => {
      const route = answered.path !== undefined && routes.has(answered.path) ? answered.path : "other";
      const labels = { route, status: answered.status };
      requests.inc(labels);
      durations.observe(labels, answered.durationMs / 1000);
      if (answered.error !== undefined) errors.inc({ route, code: answered.error });
      const outcome = outcomeOf(route, answered);
      if (outcome !== undefined) references.inc({ outcome });
    },
    counting: (access) => {
      const take: Access["take"] = (subject, costsQuota, costsRate) => {
        const counted = andThen(access.take(subject, costsQuota, costsRate), countDecision);
        if (counted instanceof Promise) counted.catch(() => decisions.inc({ decision: "unavailable" }));
        return counted;
      };
      // Inherits, because some members are accessors whose value changes.
      return Object.assign(Object.create(access), { take });
    },
    read: () => registry.getMetricsAsJSON(),
  };
}

/** The sum of metrics by name and labels. Metrics without a value are left out. */
const sumOf = (parts: readonly Metrics[]): Registry =>
  AggregatorRegistry.aggregate(parts.map((metrics) => metrics.filter(({ values }) => values.length > 0)));

export const addMetrics = (...parts: readonly Metrics[]): Promise<Metrics> => sumOf(parts).getMetricsAsJSON();

/** Share of 304 among the answers 200 and 304. */
function notModifiedRatio(metrics: Metrics): number {
  const counts = metrics.find(({ name }) => name === REQUESTS)?.values ?? [];
  const countOf = (status: number): number =>
    counts.reduce((sum, { labels, value }) => (Number(labels.status) === status ? sum + value : sum), 0);
  const unchanged = countOf(304);
  return unchanged === 0 ? 0 : unchanged / (countOf(200) + unchanged);
}

/** The current state of the process. */
function processRegistry(figures: ProcessFigures, notModified: number): Registry {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: readonly string[]): Gauge =>
    new Gauge({ name, help, labelNames: [...labelNames], registers });
  gauge("lectern_not_modified_ratio", "Share of 304 among the answers 200 and 304.").set(notModified);
  const delays = gauge(
    "lectern_event_loop_delay_seconds",
    "Delay of each thread's event loop since its start: mean, p99, max.",
    "thread",
    "statistic",
  );
  for (const [thread, { delayMeanSeconds, delayP99Seconds, delayMaxSeconds }] of figures.threads.entries()) {
    delays.set({ thread, statistic: "mean" }, delayMeanSeconds);
    delays.set({ thread, statistic: "p99" }, delayP99Seconds);
    delays.set({ thread, statistic: "max" }, delayMaxSeconds);
  }
  const up = gauge(
    "lectern_store_up",
    "State of each part that the service needs: 1 ok, 0.5 degraded, 0 down.",
    "store",
  );
  for (const [store, state] of Object.entries(figures.stores)) {
    up.set({ store }, state === "ok" ? 1 : state === "degraded" ? 0.5 : 0);
  }
  const versions = "Always 1; the versions of Lectern and of Node are its labels.";
  const { version, nodeVersion: node, dataRevision: revision } = figures;
  gauge("lectern_build_info", versions, "version", "node").set({ version, node }, 1);
  gauge("lectern_data_info", "Always 1; the data revision is its label.", "revision").set({ revision }, 1);
  gauge("lectern_editions", "Texts that are served.").set(figures.editions.length);
  gauge("lectern_threads", "Threads that answer requests.").set(figures.threads.length);
  new Counter({
    name: "lectern_threads_replaced_total",
    help: "Threads that were replaced because they died.",
    registers,
  }).inc(figures.replacedThreads);
  gauge("process_resident_memory_bytes", "Resident memory.").set(figures.residentBytes);
  new Counter({ name: "process_cpu_seconds_total", help: "Processor time used.", registers }).inc(
    figures.cpuSeconds,
  );
  gauge("process_start_time_seconds", "Start, in seconds since 1970.").set(figures.startSeconds);
  return registry;
}

/** The complete text of /metrics. */
export async function metricsText(figures: ProcessFigures): Promise<string> {
  const counted = sumOf([figures.ended, ...figures.threads.map(({ metrics }) => metrics)]);
  const ratio = notModifiedRatio(await counted.getMetricsAsJSON());
  const texts = [counted, processRegistry(figures, ratio)].map((registry) => registry.metrics());
  return (await Promise.all(texts)).join("");
}
