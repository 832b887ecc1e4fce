/**
 * Finds errors in metrics in Prometheus' text format, by its rules of format and names:
 * https://prometheus.io/docs/instrumenting/exposition_formats/ and
 * https://prometheus.io/docs/practices/naming/, like `promtool check metrics`.
 */

interface Family {
  readonly name: string;
  help: string | undefined;
  type: string | undefined;
  readonly samples: {
    readonly name: string;
    readonly labels: ReadonlyMap<string, string>;
    readonly value: number;
  }[];
}

const TYPES = ["counter", "gauge", "histogram"];
const SUFFIXES = ["_bucket", "_sum", "_count"];
/** Units that must be replaced by their base unit: seconds, bytes or ratio. */
const NO_BASE_UNIT =
  /_(?:ms|millis|milliseconds|microseconds|minutes|hours|days|kb|mb|kilobytes|megabytes|percent)(?:_|$)/;

const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/y;

/** Null when they are not well-formed. */
function labelsIn(text: string): ReadonlyMap<string, string> | null {
  const labels = new Map<string, string>();
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined || value === undefined || labels.has(name)) return null;
    labels.set(name, value);
  }
  return labels;
}

function histogramProblems({ name, samples }: Family): readonly string[] {
  const problems: string[] = [];
  const series = new Map<string, { bounds: number[]; counts: number[]; sums: number[]; totals: number[] }>();
  for (const sample of samples) {
    const others = [...sample.labels].filter(([label]) => label !== "le");
    const key = JSON.stringify(others);
    const found = series.get(key) ?? { bounds: [], counts: [], sums: [], totals: [] };
    series.set(key, found);
    if (sample.name === `${name}_sum`) found.sums.push(sample.value);
    else if (sample.name === `${name}_count`) found.totals.push(sample.value);
    else if (sample.name === `${name}_bucket`) {
      found.bounds.push(Number((sample.labels.get("le") ?? "none").replace("+Inf", "Infinity")));
      found.counts.push(sample.value);
    } else problems.push(`${name}: ${sample.name} is no part of a histogram`);
  }
  const rises = (values: readonly number[], strictly: boolean): boolean =>
    values.every(
      (value, index) =>
        index === 0 || value > (values[index - 1] ?? 0) || (!strictly && value === values[index - 1]),
    );
  for (const [key, { bounds, counts, sums, totals }] of series) {
    if (bounds.at(-1) !== Number.POSITIVE_INFINITY) problems.push(`${name}${key}: does not end with +Inf`);
    if (!rises(bounds, true)) problems.push(`${name}${key}: its bounds do not rise`);
    if (!rises(counts, false)) problems.push(`${name}${key}: its buckets are not cumulative`);
    if (sums.length !== 1 || totals.length !== 1)
      problems.push(`${name}${key}: needs one _sum and one _count`);
    if (totals[0] !== counts.at(-1)) problems.push(`${name}${key}: _count is not the bucket of +Inf`);
  }
  return problems;
}

function familyProblems(family: Family): readonly string[] {
  const { name, help, type = "none", samples } = family;
  const problems: string[] = [];
  const must = (holds: boolean, description: string): void =>
    void (holds || problems.push(`${name}: ${description}`));
  must(help !== undefined && help.trim() !== "", "has no HELP");
  must(TYPES.includes(type), `has the type ${type}`);
  must(
    /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name),
    "is not written in small letters and single underscores",
  );
  must(!NO_BASE_UNIT.test(name), "is not in a base unit");
  must(name.endsWith("_total") === (type === "counter"), "a counter, and nothing else, ends in _total");
  must(!/_(?:counter|gauge|histogram)(?:_|$)/.test(name), "has its type in its name");
  must(samples.length > 0, "has no samples");
  if (type === "histogram") return [...problems, ...histogramProblems(family)];
  must(!SUFFIXES.some((suffix) => name.endsWith(suffix)), "ends as a part of a histogram does");
  for (const { labels, value } of samples) {
    must(!labels.has("le") && !labels.has("quantile"), "has a label of histograms or summaries");
    must(!Number.isNaN(value), "has a value that is no number");
    must(type !== "counter" || value >= 0, "is a counter below 0");
  }
  return problems;
}

/** One sentence for each problem; empty when the text is valid. */
export function metricsProblems(text: string): readonly string[] {
  const problems: string[] = [];
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let latest: Family | undefined;
  const open = (name: string): Family => {
    const found = families.get(name);
    if (found !== undefined && found !== latest) problems.push(`${name}: its lines do not stand together`);
    latest = found ?? { name, help: undefined, type: undefined, samples: [] };
    families.set(name, latest);
    return latest;
  };
  if (!text.endsWith("\n")) problems.push("the last line has no end");
  for (const line of text.replace(/\n$/, "").split("\n")) {
    if (line === "") continue;
    const [, word, about = "", rest = ""] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (word !== undefined) {
      const family = open(about);
      const member = word === "HELP" ? "help" : "type";
      if (family[member] !== undefined || family.samples.length > 0)
        problems.push(`${about}: ${word} stands twice, or after samples`);
      family[member] = rest;
      continue;
    }
    const [, name = "", inner = "", number = ""] = SAMPLE.exec(line) ?? [];
    const labels = labelsIn(inner);
    if (name === "" || labels === null || (Number.isNaN(Number(number)) && number !== "NaN")) {
      problems.push(`not a sample: ${line}`);
      continue;
    }
    const base = SUFFIXES.reduce((all, suffix) => {
      const short = all.endsWith(suffix) ? all.slice(0, -suffix.length) : all;
      return families.get(short)?.type === "histogram" ? short : all;
    }, name);
    const identity = `${name}${JSON.stringify([...labels].sort())}`;
    if (seen.has(identity)) problems.push(`${name}: a sample is repeated: ${line}`);
    seen.add(identity);
    open(base).samples.push({ name, labels, value: Number(number) });
  }
  return [...problems, ...[...families.values()].flatMap(familyProblems)];
}
