/**
 * Whether a "chapter 7" or "verse 3" belongs to the passage before it, or to another work: a novel, a commentary, a hymn, the text itself. A linear
 * model weighs the words of its sentence and how well its number fits the passage. The weights are learned.
 */

import type { Block } from "./blocks.ts";
import type { Last } from "./citation.ts";
import { addSentenceWords, BESIDE_NEXT, BIAS, type FeatureSink, type Ranges, rangeOf } from "./features.ts";
import type { Cited } from "./introductions.ts";
import { matchAt } from "./match-at.ts";
import { fitOf, type Marker } from "./passage-fit.ts";
import { isChapterAndVerse, namedVerses, wordsInPassage } from "./passage-words.ts";
import type { ProseSets } from "./prose-sets.ts";
import { endOfSentence, startOfSentence } from "./sentences.ts";

/** What a "chapter 7" or "verse 3" may belong to. */
export interface Carried {
  readonly block: Block;
  /** What the block cites before it. */
  readonly cited: readonly Cited[];
  /** The likeliest of these places, and what it names. */
  readonly place: Cited;
  readonly last: Last;
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
/** More citations of a sentence are not looked at. It bounds the cost of hostile text. */
const MAX_CITED = 16;
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

const DIGITS = String.raw`\d{1,3}[a-d]?f{0,2}(?!\p{L})`;
/** The word and its numbers: "vv. 3-5", "verses 1, 2 and 4", "chap. iv". */
const MARKED = new RegExp(
  String.raw`\p{L}+\.?(?:\s{0,2}(?:${DIGITS}(?:(?:\s?[-\u2013,&+]\s?|\s(?:and|to|through)\s)${DIGITS}){0,20}|[ivxlc]{1,7}(?!\p{L})))?`,
  "uy",
);
const TOKEN = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
const CAPITAL = /^\p{Lu}/u;
const LETTER = /^\p{L}/u;
const DIGIT = /^\d/;
/** Marks around titles, also those of Markdown. */
const TITLE_MARKS: ReadonlySet<string> = new Set(['"', "\u201c", "\u201d", "*", "_"]);

/** Ranges of numbers: songs have few verses. */
const NUMBERS: Ranges = [
  [1, "1"],
  [2, "2"],
  [3, "3"],
  [4, "4"],
  [8, "5-8"],
  [20, "9-20"],
  [Number.POSITIVE_INFINITY, "21-"],
];

/** How far one chapter is from another. */
const DISTANCES: Ranges = [
  [0, "0"],
  [1, "1"],
  [2, "2"],
  [6, "3-6"],
  [Number.POSITIVE_INFINITY, "7-"],
];

/** Adds the features of a word for chapter or verse to `sink`. */
export function addCarriedFeatures(sink: FeatureSink, carried: Carried, sets: ProseSets): void {
  const { block, place, last, marker } = carried;
  const marked = matchAt(MARKED, block.text, marker.word)?.[0] ?? "";
  const kind = marker.isVerse ? "verse" : "chapter";
  const before = tokensOf(textBefore(carried));
  const after = tokensOf(textAfter(block, marker.word + marked.length));
  const lettersBefore = before.map((token) => token.toLowerCase());
  const lettersAfter = after.map((token) => token.toLowerCase());
  const form = formOf(marked);
  const names = before.filter((token, at) => at > 0 && mayBeName(token, sets)).length;
  const capitals = [...before.slice(1), ...after].filter((token) => CAPITAL.test(token)).length;
  sink.add(BIAS, "", 1);
  sink.add("kind", kind, 1);
  sink.add("marker", (tokensOf(marked)[0] ?? "").toLowerCase(), 1);
  sink.add("before", lettersBefore.at(-1) ?? START, 1);
  sink.add("before2", lettersBefore.at(-2) ?? START, BESIDE_NEXT);
  sink.add("after", lettersAfter[0] ?? END, 1);
  sink.add("after2", lettersAfter[1] ?? END, BESIDE_NEXT);
  sink.add("numbers", `${kind}/${form}`, 1);
  sink.add("first", `${kind}/${rangeOf(marker.number, NUMBERS)}`, 1);
  sink.add("fit", fitWith(last, marker), 1);
  sink.add("names", `${kind}/${Math.min(MOST_NAMES, names)}`, 1);
  sink.add("capitals", String(Math.min(MOST_CAPITALS, capitals)), 1);
  const addIf = (group: string, value: string, isSo: boolean): void => {
    if (!isSo) return;
    sink.add(group, value, 1);
    sink.add(group, `${kind}/${value}`, 1);
  };
  addIf("is", "capital", CAPITAL.test(marked));
  addIf("is", "after-capital", before.length > 1 && CAPITAL.test(before.at(-1) ?? ""));
  addIf("is", "ordinal", marker.isOrdinal);
  addIf("is", "note", marker.isNote);
  addIf("is", "under-heading", place.heading !== null);
  addIf("is", "with-verse", isChapterAndVerse(block.text, marker));
  addIf(
    "is",
    "after-title-mark",
    before.some((token) => TITLE_MARKS.has(token)),
  );
  addIf("is", "list-from-1", marker.number === 1 && form === "list");
  const namesOfSets = setsByWord(sets);
  const found = new Set<string>();
  for (const [at, word] of lettersBefore.entries())
    for (const name of namesOfSets.get(word) ?? []) {
      found.add(`before/${name}`);
      if (at >= lettersBefore.length - NEAR) found.add(`near/${name}`);
    }
  for (const word of lettersAfter) for (const name of namesOfSets.get(word) ?? []) found.add(`after/${name}`);
  for (const name of found) addIf("set", name, true);
  const verses = namedVerses(block.text, marker, sets.verseWords);
  const shared = verses === null ? 0 : wordsInPassage(verses, last, marker, sets.verseWords);
  if (shared > 0) sink.add("verse-words", kind, shared);
  const words = new Set([...lettersBefore, ...lettersAfter].filter((word) => LETTER.test(word)));
  addSentenceWords(sink, words);
}

const byWord = new WeakMap<ProseSets, ReadonlyMap<string, readonly string[]>>();

/** The names of the sets of each word that is in one. */
function setsByWord(sets: ProseSets): ReadonlyMap<string, readonly string[]> {
  const known = byWord.get(sets);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const name of SETS) for (const word of sets[name]) made.set(word, [...(made.get(word) ?? []), name]);
  byWord.set(sets, made);
  return made;
}

const tokensOf = (text: string): readonly string[] =>
  (text.match(TOKEN) ?? []).map((token) => (DIGIT.test(token) ? NUMBER : token));

/** Whether a word inside a sentence may be the name of a person or of another work. */
const mayBeName = (token: string, { sacred }: ProseSets): boolean =>
  CAPITAL.test(token) && token.length > 1 && !sacred.has(token.toLowerCase());

/** The text of the sentence or line before a word, with a sign for each citation. */
function textBefore({ block: { text, from }, cited, marker: { word } }: Carried): string {
  const start = startOfSentence(text, Math.max(from, word - BEFORE), word);
  let written = "";
  let at = word;
  for (let index = cited.length - 1; index >= Math.max(0, cited.length - MAX_CITED); index--) {
    const each = cited[index] as Cited;
    if (each.end <= start) break;
    // A heading has no length.
    if (each.end > at || each.end === each.start) continue;
    written = ` ${CITATION} ${text.slice(each.end, at)}${written}`;
    at = Math.max(start, each.start);
  }
  return text.slice(start, at) + written;
}

const textAfter = ({ text, end }: Block, from: number): string =>
  text.slice(from, endOfSentence(text, from, Math.min(end, from + AFTER)));

/** The form of the numbers after a word. */
function formOf(marked: string): "word" | "one" | "range" | "list" {
  const numbers = marked.match(/\d+|\b[ivxlc]+$/g) ?? [];
  if (numbers.length < 2) return numbers.length === 0 ? "word" : "one";
  return /[-\u2013]| to | through /.test(marked) ? "range" : "list";
}

/** How the number fits the place: a chapter by how far it is, a verse by its order. */
function fitWith(last: Last, marker: Marker): string {
  const { isVerse, number } = marker;
  if (isVerse) {
    const { features, isFar } = fitOf(last, marker);
    return `verse/${Object.keys(features)[0] ?? "same"}${isFar ? "/far" : ""}`;
  }
  const { chapter, from = chapter } = last;
  const [isBack, difference] = number < from ? [true, from - number] : [false, Math.max(0, number - chapter)];
  return `chapter/${isBack ? "back" : "on"}/${rangeOf(difference, DISTANCES)}`;
}
