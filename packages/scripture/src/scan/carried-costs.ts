/**
 * Whether a "chapter 7" or "verse 3" belongs to the passage before it, or to another work: a novel, a commentary, a hymn, the text itself. A linear
 * model weighs the words of its sentence and how well its number fits the passage. The weights are learned.
 */

import type { Block } from "./blocks.ts";
import { featuresOfWords, STEM } from "./citation-features.ts";
import type { Cited } from "./introductions.ts";
import type { Feature } from "./named.ts";
import { fitOf, type Marker } from "./passage-fit.ts";
import { isChapterAndVerse, namedVerses, wordsInPassage } from "./passage-words.ts";
import type { ProseSets } from "./prose-sets.ts";
import { NEXT_SENTENCE } from "./sentences.ts";

/** Called with the features of a word for chapter or verse at an offset, to learn their weights; several times if it is read in several ways. */
export type ObserveCarried = (word: number, features: readonly Feature[]) => void;

/** What a "chapter 7" or "verse 3" may belong to. */
export interface Carried {
  readonly block: Block;
  /** What the block cites before it, and the likeliest of these places. */
  readonly cited: readonly Cited[];
  readonly place: Cited;
  readonly marker: Marker;
}

/** How far before and after the word its sentence is read, in UTF-16 units. */
const BEFORE = 240;
const AFTER = 120;
/** How many tokens before the word are near. */
const NEAR = 4;
/** More names, and words with a capital letter, say no more. */
const MOST_NAMES = 3;
const MOST_CAPITALS = 4;
/** The amount of features that say less than the others. */
const BESIDE_NEXT = 0.5;

/** What stands for a citation and a number, and beside the first and the last word of a sentence. */
const CITATION = "@";
const NUMBER = "#";
const START = "^";
const END = "$";

/** The sets of words whose presence in a sentence is a feature. */
const SETS = [
  "songs",
  "singing",
  "schoolWords",
  "commentaries",
  "works",
  "sacred",
  "secular",
  "insideWords",
  "readers",
  "sayings",
  "quoteVerbs",
] as const;

const NUMERAL = String.raw`(?:\d{1,3}|[ivxlc]{1,7}(?!\p{L}))[a-d]?f{0,2}(?!\p{L})`;
/** The word and its numbers: "vv. 3-5", "verses 1, 2 and 4", "chap. iv". */
const MARKED = new RegExp(
  String.raw`\p{L}+\.?(?:\s{0,2}${NUMERAL}(?:(?:\s?[-\u2013,&+]\s?|\s(?:and|to|through)\s)${NUMERAL})*)?`,
  "uy",
);
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const CAPITAL = /^\p{Lu}/u;
const LETTER = /^\p{L}/u;
const DIGIT = /^\d/;
const QUOTATION_MARKS: ReadonlySet<string> = new Set(['"', "\u201c", "\u201d", "*", "_"]);

/** What speaks against a place: positive if the words more likely mean another work. */
export function costOfCarried(features: readonly Feature[], { weights }: ProseSets): number {
  let cost = 0;
  for (const [group, value, amount] of features)
    cost += (weights.carried.get(group)?.get(value) ?? 0) * amount;
  return cost;
}

/** The features of a word for chapter or verse. */
export function featuresOfCarried(carried: Carried, sets: ProseSets): readonly Feature[] {
  const { block, place, marker } = carried;
  MARKED.lastIndex = marker.word;
  const marked = MARKED.exec(block.text)?.[0] ?? "";
  const kind = marker.isVerse ? "verse" : "chapter";
  const before = tokensOf(sentenceBefore(carried));
  const after = tokensOf(sentenceAfter(block, marker.word + marked.length));
  const [last = START, last2 = START] = before.toReversed();
  const [next = END, next2 = END] = after;
  const form = formOf(marked);
  const names = before.filter((token, at) => at > 0 && mayBeName(token, sets)).length;
  const capitals = [...before.slice(1), ...after].filter((token) => CAPITAL.test(token)).length;
  const features: Feature[] = [
    ["bias", "", 1],
    ["kind", kind, 1],
    ["marker", lettersOf(tokensOf(marked)[0] ?? ""), 1],
    ["before", lettersOf(last), 1],
    ["before2", lettersOf(last2), BESIDE_NEXT],
    ["after", lettersOf(next), 1],
    ["after2", lettersOf(next2), BESIDE_NEXT],
    ["numbers", `${kind}/${form}`, 1],
    ["first", `${kind}/${sizeOf(marker.number)}`, 1],
    ["fit", fitWith(place, marker), 1],
    ["names", `${kind}/${Math.min(MOST_NAMES, names)}`, 1],
    ["capitals", String(Math.min(MOST_CAPITALS, capitals)), 1],
  ];
  const addIf = (group: string, value: string, isSo: boolean): void => {
    if (isSo) features.push([group, value, 1], [group, `${kind}/${value}`, 1]);
  };
  addIf("is", "capital", CAPITAL.test(marked));
  addIf("is", "after-capital", before.length > 1 && CAPITAL.test(last));
  addIf("is", "ordinal", marker.isOrdinal);
  addIf("is", "note", marker.isNote);
  addIf("is", "under-heading", place.heading !== null);
  addIf("is", "with-verse", isChapterAndVerse(block.text, marker));
  addIf(
    "is",
    "after-quotation",
    before.some((token) => QUOTATION_MARKS.has(token)),
  );
  addIf("is", "list-from-1", marker.number === 1 && form === "list");
  for (const name of SETS) {
    const isIn = (tokens: readonly string[]): boolean =>
      tokens.some((token) => sets[name].has(lettersOf(token)));
    addIf("set-before", name, isIn(before));
    addIf("set-near", name, isIn(before.slice(-NEAR)));
    addIf("set-after", name, isIn(after));
  }
  const shared = sharedWords(carried, sets);
  if (shared > 0) features.push(["verse-words", kind, shared]);
  const words = new Set([...before, ...after].filter((token) => LETTER.test(token)).map(lettersOf));
  const stems = new Set([...words].filter(({ length }) => length > STEM).map((word) => word.slice(0, STEM)));
  return [...features, ...featuresOfWords("word", words), ...featuresOfWords("stem", stems)];
}

const lettersOf = (token: string): string => token.toLowerCase();

const tokensOf = (text: string): readonly string[] =>
  (text.match(TOKEN) ?? []).map((token) => (DIGIT.test(token) ? NUMBER : token));

/** Whether a word inside a sentence may be the name of a person or of another work. */
const mayBeName = (token: string, { sacred }: ProseSets): boolean =>
  CAPITAL.test(token) && token.length > 1 && !sacred.has(lettersOf(token));

/** The text of the sentence or line before a word, with a sign for each citation. */
function sentenceBefore({ block: { text, from }, cited, marker: { word } }: Carried): string {
  const least = Math.max(from, word - BEFORE);
  let written = "";
  let at = word;
  for (const { start, end } of cited.toReversed()) {
    if (end <= least) break;
    if (end > at || end === start) continue;
    written = ` ${CITATION} ${text.slice(end, at)}${written}`;
    at = start;
  }
  const all = `${text.slice(least, Math.max(least, at))}${written}`;
  return all.slice(lastSentence(all));
}

/** Where the last sentence or line of a text begins. */
function lastSentence(text: string): number {
  let from = text.lastIndexOf("\n") + 1;
  for (;;) {
    const end = NEXT_SENTENCE.exec(text.slice(from));
    if (end === null) return from;
    // The pattern ends with the first letter of the next sentence.
    from += end.index + end[0].length - 1;
  }
}

function sentenceAfter({ text, end }: Block, from: number): string {
  const [line = ""] = text.slice(from, Math.min(end, from + AFTER)).split("\n", 1);
  return line.slice(0, NEXT_SENTENCE.exec(line)?.index ?? line.length);
}

/** How many words of the sentence are those of the verse that it would be. */
function sharedWords({ block, place: { last }, marker }: Carried, { verseWords }: ProseSets): number {
  const named = last === null ? null : namedVerses(block.text, marker, verseWords);
  return named === null || last === null ? 0 : wordsInPassage(named, last, marker, verseWords);
}

/** Lists of single verses are sung more often than ranges. */
function formOf(marked: string): "word" | "one" | "range" | "list" {
  const numbers = marked.match(/\d+/g) ?? [];
  if (numbers.length < 2) return numbers.length === 0 ? "word" : "one";
  return /[-\u2013]|to|through/.test(marked) ? "range" : "list";
}

/** The range of a number: songs have few verses. */
const sizeOf = (number: number): string => {
  if (Number.isNaN(number)) return "word";
  return SIZES.find(([most]) => number <= most)?.[1] ?? "21-";
};

const SIZES = [
  [1, "1"],
  [2, "2"],
  [3, "3"],
  [4, "4"],
  [8, "5-8"],
  [20, "9-20"],
] as const;

/** How the number fits the place: a chapter by how far it is, a verse by its order. */
function fitWith({ last }: Cited, marker: Marker): string {
  if (marker.isVerse) {
    const { features, isFar } = fitOf(last, marker);
    return `verse/${Object.keys(features)[0] ?? "same"}${isFar ? "/far" : ""}`;
  }
  const difference = marker.number - (last?.chapter ?? 0);
  const distance = DISTANCES.find(([most]) => Math.abs(difference) <= most)?.[1] ?? "7-";
  return `chapter/${difference < 0 ? "back" : "on"}/${distance}`;
}

const DISTANCES = [
  [0, "0"],
  [1, "1"],
  [2, "2"],
  [6, "3-6"],
] as const;
