/**
 * Whether a name with a chapter but no verse cites the Bible ("Job 3", "Mark 2"). Such a name has features: its kind, how it is
 * written, the words beside it, the number, and the cost that the rules give it. A linear model weighs them, so that no
 * single word decides. scripts/chapter-weights.ts learns its weights from examples.
 */

import type { BookEdge } from "../resolve/names/edge.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  type Feature,
  isCapitalName,
  isCapitalNumeral,
  isPointedTo,
  type Named,
  type NameKind,
  SHORTENED,
  startsLine,
} from "./named.ts";
import { costsOfTopic } from "./topic-costs.ts";

/** The cost of a chapter from its features. A positive weight speaks against a citation. `weights` are those of a language. */
export function costOfChapter(features: readonly Feature[], weights: ReadonlyMap<string, number>): number {
  let cost = 0;
  for (const [feature, value] of features) cost += (weights.get(feature) ?? 0) * value;
  return Math.round(cost);
}

/** The cost of a name by the rules, and the part of it that comes from a row of names with numbers. */
export interface RuleCosts {
  readonly cost: number;
  readonly roster: number;
}

/** The features of a name with a chapter. Those with the value 0 are left out. */
export function featuresOfChapter(named: Named, name: NameKind, rules: RuleCosts): readonly Feature[] {
  const { reader, sets, edge, item, place, line } = named;
  const { from, to } = place;
  const before = startsLine(reader, edge.from) ? LINE : tokenAt(reader, edge.from - 1);
  const after = startsLine(reader, to) ? LINE : tokenAt(reader, to);
  const isWord = reader.kind(to) === "word" && after !== LINE;
  const { secular, sacred } = costsOfTopic(reader, sets, edge.from, to);
  const isShort = (edge.corrections & SHORTENED) !== 0;
  const isDotted = reader.kind(edge.to) === ".";
  const features: Feature[] = [
    [BIAS, 1],
    [COST, Math.max(LEAST_COST, Math.min(MOST_COST, rules.cost)) / UNIT],
    [`kind ${name}`, 1],
    [`line ${line}`, 1],
    [`chapter ${sizeOf(item.start?.chapter ?? 0)}`, 1],
    [`before ${before}`, 1],
    [`before2 ${tokenAt(reader, edge.from - 2)}`, BESIDE_NEXT],
    [`after ${after}`, 1],
    [`after2 ${tokenAt(reader, to + 1)}`, BESIDE_NEXT],
    [`name ${reader.letters(edge.to - 1)}`, OF_NAME],
    [`between ${edge.to < from ? tokenAt(reader, edge.to) : "nothing"}`, 1],
  ];
  const add = (feature: string, value: number): void => {
    if (value > 0) features.push([feature, value]);
  };
  add("capital", Number(isCapitalName(named)));
  add("short", Number(isShort));
  add("dot", Number(isDotted));
  add("short with dot", Number(isShort && isDotted));
  add("ordinal", Number(edge.ordinal > 0));
  add("pointed to", Number(isPointedTo(named)));
  add("listed", Number(named.isListed));
  add("joined", Number(edge.to === from && !reader.isSpaced(from)));
  add("all capitals", Number(isAllCapitals(reader, edge)));
  add("numeral", Number(reader.roman(from) > 0));
  add("capital numeral", Number(isCapitalNumeral(reader, place)));
  // It is a part of the cost, but says more than the rest.
  add("roster", Math.min(rules.roster, MOST_COST) / UNIT);
  add("range", Number(item.start !== item.end));
  add("sacred", Math.min(-sacred / UNIT, MOST_WORDS));
  add("secular", Math.min(secular / UNIT, MOST_WORDS));
  if (STARTS.has(before)) features.push(["start", 1], [`start ${name}`, 1]);
  if (ENDS.has(after)) features.push(["end", 1], [`end ${name}`, 1]);
  if (isWord) {
    features.push(["before a word", 1], [`before a word ${name}`, 1]);
    add("next capital", Number(/^\p{Lu}/u.test(reader.written(to, to + 1))));
  }
  return features;
}

/** The names of two features that the script needs: what every name has, and the cost by the rules. */
export const BIAS = "bias";
export const COST = "cost";

/** Costs below and above these say no more. */
const LEAST_COST = -40;
const MOST_COST = 80;
/** The cost that has the value 1. */
export const UNIT = 20;
const MOST_WORDS = 3;

/** The values of features that say less than the others. */
const BESIDE_NEXT = 0.5;
const OF_NAME = 0.7;

/** What stands before or after a name if the line begins or ends there. */
const LINE = "line";
const STARTS: ReadonlySet<string> = new Set([LINE, "start", ".", "!", "?"]);
const ENDS: ReadonlySet<string> = new Set([LINE, ".", "!", "?", "end"]);

/** The letters of a word, or the kind of another token. */
function tokenAt(reader: Reader, at: number): string {
  if (at < 0) return "start";
  if (at >= reader.end) return "end";
  return reader.kind(at) === "word" ? reader.letters(at) : reader.kind(at);
}

/** Two or more capital letters in a text with small ones: "OS 10". */
const isAllCapitals = (reader: Named["reader"], { from, to }: BookEdge): boolean =>
  reader.hasSmallLetters && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(reader.written(from, to));

/** The range of a chapter: small numbers count other things more often. */
const sizeOf = (chapter: number): string => SIZES.find(([most]) => chapter <= most)?.[1] ?? "51-";

const SIZES = [
  [1, "1"],
  [2, "2"],
  [5, "3-5"],
  [12, "6-12"],
  [25, "13-25"],
  [50, "26-50"],
] as const;
