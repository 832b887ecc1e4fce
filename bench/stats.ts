// Statistics over several rounds, and the rows of the table that are made from them.

/** The limit that a ratio must reach; null if it is only reported. */
export type Bar = { readonly min: number } | { readonly max: number } | null;

/** One row of the table in README.md. */
export interface Row {
  readonly measurement: string;
  readonly comparedWith: string;
  readonly ours: string;
  readonly theirs: string;
  /** One value for each round, or one for all rounds together. */
  readonly ratios: readonly number[];
  /** `x` for a ratio, else the unit of a difference. */
  readonly unit: "x" | "ms" | "MB";
  readonly bar: Bar;
}

export const SECONDS_OF_A_DAY = 86_400;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The bounds of the middle half. */
export function spread(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const quantile = (part: number): number => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return [quantile(0.25), quantile(0.75)];
}

export function holds({ ratios, bar }: Row): boolean {
  if (bar === null) return true;
  return "min" in bar ? median(ratios) >= bar.min : median(ratios) <= bar.max;
}

/** `1.02` or `+38 MB` */
export function shown(value: number, unit: Row["unit"]): string {
  if (unit === "x") return value >= 20 ? value.toFixed(0) : value.toFixed(2);
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(0)} ${unit}`;
}

export function shownBar({ bar, unit }: Row): string {
  if (bar === null) return "reported";
  return "min" in bar ? `at least ${shown(bar.min, unit)}` : `at most ${shown(bar.max, unit)}`;
}

/** 1,234 a second. */
export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString("en-US")}/s`;

export const microseconds = (value: number): string =>
  value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${value.toFixed(value < 10 ? 2 : 1)} µs`;
