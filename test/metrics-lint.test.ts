import assert from "node:assert/strict";
import { test } from "node:test";
import { metricsProblems } from "./support/metrics-lint.ts";

const gauge = (name: string, samples: string): string =>
  `# HELP ${name} Help.\n# TYPE ${name} gauge\n${samples}\n`;
const counter = (name: string, samples: string): string =>
  `# HELP ${name} Help.\n# TYPE ${name} counter\n${samples}\n`;
const histogram = (...samples: readonly string[]): string =>
  `# HELP h_seconds Help.\n# TYPE h_seconds histogram\n${samples.map((one) => `h_seconds_${one}\n`).join("")}`;

const bucket = (le: string, value: number): string => `bucket{a="b",le="${le}"} ${value}`;

const ROWS: readonly (readonly [description: string, text: string, ...problems: readonly string[]])[] = [
  ["a gauge", gauge("a_bytes", "a_bytes 1")],
  ["a counter with labels", counter("a_total", 'a_total{b="c\\"\\\\\\n",d="e"} 1e3\na_total{b="",d="e"} 0')],
  ["a histogram", histogram(bucket("0.1", 1), bucket("+Inf", 3), 'sum{a="b"} 2.5', 'count{a="b"} 3')],
  ["no end of the line", gauge("a", "a 1").trimEnd(), "the last line has no end"],
  ["no HELP and no TYPE", "a 1\n", "a: has no HELP", "a: has the type none"],
  ["an empty HELP", "# HELP a \n# TYPE a gauge\na 1\n", "a: has no HELP"],
  ["TYPE twice", gauge("a", "# TYPE a gauge\na 1"), "a: TYPE stands twice, or after samples"],
  ["HELP after samples", "# TYPE a gauge\na 1\n# HELP a Late.\n", "a: HELP stands twice, or after samples"],
  [
    "a sample twice",
    gauge("a", 'a{b="1",c="2"} 1\na{c="2",b="1"} 1'),
    'a: a sample is repeated: a{c="2",b="1"} 1',
  ],
  ["a label twice", gauge("a", 'a{b="1",b="2"} 1\na 1'), 'not a sample: a{b="1",b="2"} 1'],
  ["a quote that is not escaped", gauge("a", 'a{b="1"2"} 1\na 1'), 'not a sample: a{b="1"2"} 1'],
  [
    "lines apart",
    `${gauge("a", "a 1")}${gauge("b", "b 1")}a{c="d"} 1\n`,
    "a: its lines do not stand together",
  ],
  ["no samples", "# HELP a Help.\n# TYPE a gauge\n", "a: has no samples"],
  ["capitals", gauge("aB", "aB 1"), "aB: is not written in small letters and single underscores"],
  ["milliseconds", gauge("a_ms", "a_ms 1"), "a_ms: is not in a base unit"],
  ["a counter without _total", counter("a", "a 1"), "a: a counter, and nothing else, ends in _total"],
  ["a gauge with it", gauge("a_total", "a_total 1"), "a_total: a counter, and nothing else, ends in _total"],
  ["its type in its name", gauge("a_gauge", "a_gauge 1"), "a_gauge: has its type in its name"],
  [
    "a gauge that ends as a histogram",
    gauge("a_count", "a_count 1"),
    "a_count: ends as a part of a histogram does",
  ],
  ["quantile", gauge("a", 'a{quantile="0.5"} 1'), "a: has a label of histograms or summaries"],
  ["a counter below 0", counter("a_total", "a_total -1"), "a_total: is a counter below 0"],
  ["NaN", gauge("a", "a NaN"), "a: has a value that is no number"],
  [
    "no +Inf",
    histogram(bucket("1", 3), 'sum{a="b"} 1', 'count{a="b"} 3'),
    'h_seconds[["a","b"]]: does not end with +Inf',
  ],
  [
    "buckets that are not cumulative",
    histogram(bucket("1", 3), bucket("+Inf", 2), 'sum{a="b"} 1', 'count{a="b"} 2'),
    'h_seconds[["a","b"]]: its buckets are not cumulative',
  ],
  [
    "bounds that do not rise",
    histogram(bucket("1", 1), bucket("1.0", 1), bucket("+Inf", 2), 'sum{a="b"} 1', 'count{a="b"} 2'),
    'h_seconds[["a","b"]]: its bounds do not rise',
  ],
  [
    "no sum",
    histogram(bucket("+Inf", 2), 'count{a="b"} 2'),
    'h_seconds[["a","b"]]: needs one _sum and one _count',
  ],
  [
    "another count",
    histogram(bucket("+Inf", 2), 'sum{a="b"} 1', 'count{a="b"} 3'),
    'h_seconds[["a","b"]]: _count is not the bucket of +Inf',
  ],
];
for (const [description, text, ...problems] of ROWS)
  test(`metrics: ${description}`, () => assert.deepEqual(metricsProblems(text), problems));
