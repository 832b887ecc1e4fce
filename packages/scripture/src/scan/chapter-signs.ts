/**
 * Whether a name with a chapter but no verse cites the Bible ("Job 3", "Mark 2"). Such a name has signs: its kind, how it is
 * written, the words beside it, the number. Each sign has a weight, which scripts/chapter-weights.ts learned from examples. The
 * weights are added, so that no single word decides.
 */

import type { BookEdge } from "../resolve/names/edge.ts";
import type { Reader } from "../resolve/names/token-reader.ts";
import {
  isCapitalName,
  isCapitalNumeral,
  isPointedTo,
  type Named,
  type NameKind,
  SHORTENED,
  type Sign,
} from "./named.ts";
import { costsOfTopic } from "./topic-costs.ts";

/** The cost of a chapter from the costs of all other rules. `weights` are those of a language. */
export function costOfChapter(signs: readonly Sign[], weights: ReadonlyMap<string, number>): number {
  let cost = 0;
  for (const [sign, strength] of signs) cost += (weights.get(sign) ?? 0) * strength;
  return Math.round(cost);
}

/** The cost of a name by the other rules, and the part of it that comes from a row of names with numbers. */
export interface RuleCosts {
  readonly cost: number;
  readonly roster: number;
}

/** The signs of a name with a chapter. */
export function signsOfChapter(named: Named, name: NameKind, { cost, roster }: RuleCosts): readonly Sign[] {
  const { reader, sets, edge, item, place, line } = named;
  const { to } = place;
  const before = wordBefore(reader, edge.from - 1);
  const after = tokenAt(reader, to);
  const isWord = reader.kind(to) === "word";
  const { secular, sacred } = costsOfTopic(reader, sets, edge.from, to);
  const isShort = (edge.corrections & SHORTENED) !== 0;
  const isDotted = reader.kind(edge.to) === ".";
  const signs: Sign[] = [
    ["any", 1],
    ["cost", Math.max(LEAST_COST, Math.min(MOST_COST, cost)) / UNIT],
    [name, 1],
    [`line ${line}`, 1],
    [`chapter ${sizeOf(item.start?.chapter ?? 0)}`, 1],
    [`before ${before}`, 1],
    [`before2 ${tokenAt(reader, edge.from - 2)}`, BESIDE_NEXT],
    [`after ${after}`, 1],
    [`after2 ${tokenAt(reader, to + 1)}`, BESIDE_NEXT],
    [`name ${reader.letters(edge.to - 1)}`, OF_NAME],
    [`between ${edge.to < place.from ? tokenAt(reader, edge.to) : "nothing"}`, 1],
  ];
  const add = (sign: string, strength: number): void => {
    if (strength > 0) signs.push([sign, strength]);
  };
  add("capital", Number(isCapitalName(named)));
  add("short", Number(isShort));
  add("dot", Number(isDotted));
  add("shortened", Number(isShort && isDotted));
  add("ordinal", Number(edge.ordinal > 0));
  add("pointed", Number(isPointedTo(named)));
  add("listed", Number(named.isListed));
  add("joined", Number(edge.to === place.from && !reader.isSpaced(place.from)));
  add("all capitals", Number(isAllCapitals(reader, edge)));
  add("numeral", Number(reader.roman(place.from) > 0));
  add("capital numeral", Number(isCapitalNumeral(reader, place)));
  add("roster", Math.min(roster, MOST_COST) / UNIT);
  add("range", Number(item.start !== item.end));
  add("sacred", Math.min(-sacred / UNIT, MOST_WORDS));
  add("secular", Math.min(secular / UNIT, MOST_WORDS));
  if (STARTS.has(before)) signs.push(["start", 1], [`start ${name}`, 1]);
  if (ENDS.has(after)) signs.push(["end", 1], [`end ${name}`, 1]);
  if (isWord) {
    signs.push(["word", 1], [`word ${name}`, 1]);
    add("next capital", Number(/^\p{Lu}/u.test(reader.written(to, to + 1))));
    for (const ending of ENDINGS) if (after.endsWith(ending)) signs.push([`ending ${ending}`, 1]);
  }
  return signs;
}

/** Costs below and above these say no more. */
const LEAST_COST = -40;
const MOST_COST = 80;
/** The costs that count as one. */
const UNIT = 20;
const MOST_WORDS = 3;

/** The strengths of signs that say less than the others. */
const BESIDE_NEXT = 0.5;
const OF_NAME = 0.7;

const STARTS: ReadonlySet<string> = new Set(["start", ".", "!", "?"]);
const ENDS: ReadonlySet<string> = new Set([".", "!", "?", "end"]);
const ENDINGS = ["s", "ed", "ing", "ly"] as const;

/** The letters of a word, or the kind of another token. */
function tokenAt(reader: Reader, at: number): string {
  if (at < 0) return "start";
  if (at >= reader.end) return "end";
  return reader.kind(at) === "word" ? reader.letters(at) : reader.kind(at);
}

/** The same, but the word before a dot if it is short and has small letters: "i.e. Judges 5", "cf. Judges 5". */
function wordBefore(reader: Reader, at: number): string {
  const isShort = reader.kind(at) === "." && /^\p{Ll}{1,4}$/u.test(reader.written(at - 1, at));
  return isShort ? `${reader.letters(at - 1)}.` : tokenAt(reader, at);
}

/** Two or more capital letters in a text with small ones: "OS 10". */
const isAllCapitals = (reader: Named["reader"], { from, to }: BookEdge): boolean =>
  reader.hasSmallLetters && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(reader.written(from, to));

/** A range of chapters: small numbers count other things more often. */
function sizeOf(chapter: number): string {
  const last = SIZES.find((most) => chapter <= most);
  return last === undefined ? "more" : `${last}`;
}

const SIZES = [1, 2, 5, 12, 25, 50] as const;
