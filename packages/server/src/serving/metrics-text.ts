/**
 * The metrics as Prometheus reads them: text exposition format 0.0.4,
 * https://prometheus.io/docs/instrumenting/exposition_formats/. Written by hand because the figures are summed
 * over threads first, which client libraries do over processes only.
 */

import { addTally, DURATION_BOUNDS, emptyTally, type Tally } from "./tally.ts";

export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** What one thread has to say. */
export interface ThreadFigures {
  readonly tally: Tally;
  /** Delay of the event loop since the start, in seconds. */
  readonly delayMeanSeconds: number;
  readonly delayP99Seconds: number;
  readonly delayMaxSeconds: number;
}

export interface ProcessFigures {
  readonly threads: readonly ThreadFigures[];
  /** Figures of threads that have ended. */
  readonly ended: Tally;
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

type Labels = Readonly<Record<string, string | number>>;

const escapeLabel = (value: string): string =>
  value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(String(text))}"`);
  return `${name}${pairs.length === 0 ? "" : `{${pairs.join(",")}}`} ${value}`;
}

type Row = readonly [labels: Labels, value: number];

function family(name: string, type: "counter" | "gauge", help: string, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const samples = rows.map(([labels, value]) => sample(name, labels, value));
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];
}

const DURATION = "lectern_request_duration_seconds";

function durations({ requests }: Tally): string[] {
  const lines: string[] = [];
  for (const [route, statuses] of sorted(requests)) {
    for (const [status, { count, seconds, buckets }] of sorted(statuses)) {
      let below = 0;
      for (const [at, bound] of DURATION_BOUNDS.entries()) {
        below += buckets[at] ?? 0;
        lines.push(sample(`${DURATION}_bucket`, { route, status, le: bound }, below));
      }
      lines.push(sample(`${DURATION}_bucket`, { route, status, le: "+Inf" }, count));
      lines.push(sample(`${DURATION}_sum`, { route, status }, seconds));
      lines.push(sample(`${DURATION}_count`, { route, status }, count));
    }
  }
  if (lines.length === 0) return [];
  return [
    `# HELP ${DURATION} Time to answer, by route and status.`,
    `# TYPE ${DURATION} histogram`,
    ...lines,
  ];
}

const sorted = <K extends string | number, V>(map: ReadonlyMap<K, V>): readonly (readonly [K, V])[] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));

/** Errors that say how a reference was read. */
const OUTCOMES: ReadonlyMap<string, string> = new Map([
  ["ambiguous_reference", "ambiguous"],
  ["unrecognized_reference", "unrecognized"],
  ["invalid_reference", "outside_canon"],
]);

/** Routes that read a reference. */
const RESOLVING: ReadonlySet<string> = new Set(
  ["resolve", "passage", "expand", "context", "range", "distance", "diff"].map((name) => `/api/${name}`),
);

/** How references were read. /resolve answers 200 for one outside the canon: it counts as that all the same. */
function outcomes({ requests, errors, outsideCanon }: Tally): readonly Row[] {
  const counts = new Map([...OUTCOMES.values(), "resolved"].map((outcome) => [outcome, 0]));
  const raise = (name: string, by: number): void => void counts.set(name, (counts.get(name) ?? 0) + by);
  for (const route of RESOLVING) {
    const statuses = requests.get(route);
    const outside = outsideCanon.get(route) ?? 0;
    raise("resolved", (statuses?.get(200)?.count ?? 0) + (statuses?.get(304)?.count ?? 0) - outside);
    raise("outside_canon", outside);
    for (const [code, count] of errors.get(route) ?? []) {
      const outcome = OUTCOMES.get(code);
      if (outcome !== undefined) raise(outcome, count);
    }
  }
  return sorted(counts).map(([outcome, count]) => [{ outcome }, count]);
}

/** Share of 304 among the answers 200 and 304. */
function notModifiedRatio({ requests }: Tally): number {
  let fresh = 0;
  let unchanged = 0;
  for (const statuses of requests.values()) {
    fresh += statuses.get(200)?.count ?? 0;
    unchanged += statuses.get(304)?.count ?? 0;
  }
  return unchanged === 0 ? 0 : unchanged / (fresh + unchanged);
}

function traffic(tally: Tally): string[] {
  const requests = sorted(tally.requests).flatMap(([route, statuses]) =>
    sorted(statuses).map(([status, { count }]): Row => [{ route, status }, count]),
  );
  const errors = sorted(tally.errors).flatMap(([route, codes]) =>
    sorted(codes).map(([code, count]): Row => [{ route, code }, count]),
  );
  const decisions = sorted(tally.limiter).map(([decision, count]): Row => [{ decision }, count]);
  const fallbacks: Row = [{}, tally.fallbacks];
  const ratio: Row = [{}, notModifiedRatio(tally)];
  return [
    ...family("lectern_requests_total", "counter", "Requests answered, by route and status.", requests),
    ...family("lectern_errors_total", "counter", "Errors answered, by route and code.", errors),
    ...durations(tally),
    ...family(
      "lectern_references_total",
      "counter",
      "How references were read: resolved, ambiguous, unrecognized, outside_canon.",
      outcomes(tally),
    ),
    ...family(
      "lectern_limiter_decisions_total",
      "counter",
      "Decisions on rate and quota: allowed, rate, quota, unavailable.",
      decisions,
    ),
    ...family(
      "lectern_limiter_fallbacks_total",
      "counter",
      "Decisions on limits taken alone because Redis could not be asked.",
      [fallbacks],
    ),
    ...family("lectern_not_modified_ratio", "gauge", "Share of 304 among the answers 200 and 304.", [ratio]),
  ];
}

function loopDelays(threads: readonly ThreadFigures[]): readonly Row[] {
  return threads.flatMap(({ delayMeanSeconds, delayP99Seconds, delayMaxSeconds }, thread): Row[] => [
    [{ thread, statistic: "mean" }, delayMeanSeconds],
    [{ thread, statistic: "p99" }, delayP99Seconds],
    [{ thread, statistic: "max" }, delayMaxSeconds],
  ]);
}

/** The whole answer of /metrics. */
export function metricsText(figures: ProcessFigures): string {
  const { version, nodeVersion: node, dataRevision: revision } = figures;
  const total = emptyTally();
  for (const tally of [figures.ended, ...figures.threads.map((thread) => thread.tally)])
    addTally(total, tally);
  const stores = Object.entries(figures.stores).map(
    ([store, state]): Row => [{ store }, state === "ok" ? 1 : state === "degraded" ? 0.5 : 0],
  );
  const one = (name: string, type: "counter" | "gauge", help: string, value: number): string[] =>
    family(name, type, help, [[{}, value]]);
  const lines = [
    ...traffic(total),
    ...family(
      "lectern_event_loop_delay_seconds",
      "gauge",
      "Delay of each thread's event loop since its start: mean, p99, max.",
      loopDelays(figures.threads),
    ),
    ...family(
      "lectern_store_up",
      "gauge",
      "State of each part behind the service: 1 ok, 0.5 degraded, 0 down.",
      stores,
    ),
    ...family(
      "lectern_build_info",
      "gauge",
      "Always 1; the versions of Lectern and of Node are its labels.",
      [[{ version, node }, 1]],
    ),
    ...family("lectern_data_info", "gauge", "Always 1; the data revision is its label.", [[{ revision }, 1]]),
    ...one("lectern_editions", "gauge", "Texts that are served.", figures.editions.length),
    ...one("lectern_threads", "gauge", "Threads that answer requests.", figures.threads.length),
    ...one(
      "lectern_threads_replaced_total",
      "counter",
      "Threads replaced because they died.",
      figures.replacedThreads,
    ),
    ...one("process_resident_memory_bytes", "gauge", "Resident memory.", figures.residentBytes),
    ...one("process_cpu_seconds_total", "counter", "Processor time used.", figures.cpuSeconds),
    ...one("process_start_time_seconds", "gauge", "Start, in seconds since 1970.", figures.startSeconds),
  ];
  return `${lines.join("\n")}\n`;
}
