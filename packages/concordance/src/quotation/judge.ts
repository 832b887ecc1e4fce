/** Judges an alignment: how similar the quotation is to the text, and where they differ. */

import { type Step, weightOf, withoutStraySubstitutes } from "./align.ts";
import type { EditionWords } from "./edition-words.ts";
import type { EncodedWord } from "./encode.ts";
import { MAX_REPLACED } from "./exact.ts";

/**
 * `exact`: the edition has the words in this order, without gaps. `near`: some words are changed, omitted or added.
 * `loose`: the text is recognisable, but more as a paraphrase.
 */
export type Nearness = "exact" | "near" | "loose";

/** A difference between quotation and text. Ranges are half-open; one may be empty. */
export interface WordDifference {
  /** `added`: in the quotation only. `omitted`: in the text only. */
  readonly kind: "replaced" | "added" | "omitted";
  /** Of the quotation's words. */
  readonly quoted: readonly [from: number, to: number];
  /** Of the edition's words, by their numbers through the whole of it. */
  readonly text: readonly [from: number, to: number];
}

export interface Judgement {
  /** From 0 to 1: the share of the words that agree, by weight. */
  readonly score: number;
  /** The evidence that quotation and text belong together: the score times the bits of the words that agree. */
  readonly evidence: number;
  /** Null if quotation and text have too little in common. */
  readonly words: Nearness | null;
  readonly differences: readonly WordDifference[];
  /** The numbers of the first and the last word of the edition that agree. */
  readonly first: number;
  readonly last: number;
  /** The alignment that was judged. */
  readonly steps: readonly Step[];
  /** The numbers of the edition's words that agree. */
  readonly places: readonly number[];
}

/**
 * Minimum evidence that quotation and text belong together. The evidence is the score times the bits. Of texts that are no
 * quotations, 97 of 100 have less than this at the most similar place. docs/quotations.md has the data.
 */
export const MIN_EVIDENCE = 20;
/** At the given reference less evidence is enough, since it is a single place and not the best of many. */
const REFERENCE_EVIDENCE = 8;
/** With this score or more a quotation is near, otherwise loose. */
export const NEAR_SCORE = 0.55;
const LOOSE_SCORE = 0.22;
/** A quotation that only leaves words out is near if so many words stand before, between and after the gaps. */
const SHORTEST_RUN = 3;

/**
 * Judges an alignment, without its stray substitutes if that gives more evidence. Null if nothing agrees.
 * @param isAtReference whether these words of the edition are at the given reference
 */
export function judge(
  words: readonly EncodedWord[],
  edition: EditionWords,
  steps: readonly Step[],
  isAtReference: (places: readonly number[]) => boolean,
): Judgement | null {
  const places = placesOf(steps);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { score, evidence } = measure(words, edition, steps);
  const fewer = withoutStraySubstitutes(steps);
  const other = fewer === steps ? null : judge(words, edition, fewer, isAtReference);
  if (other !== null && other.evidence > evidence) return other;
  const differences = differencesOf(words, steps);
  const isAbridged = isInRuns(differences, words.length);
  const nearness = nearnessOf(differences, score, evidence, isAtReference(places), isAbridged);
  return { score, evidence, words: nearness, differences, first, last, steps, places };
}

const placesOf = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ likeness, text: [from, to] }) =>
    likeness > 0 ? Array.from({ length: to - from }, (_, at) => from + at) : [],
  );

function nearnessOf(
  differences: readonly WordDifference[],
  score: number,
  evidence: number,
  isAtReference: boolean,
  isAbridged: boolean,
): Nearness | null {
  if (differences.length === 0) return "exact";
  const least = isAtReference ? REFERENCE_EVIDENCE : MIN_EVIDENCE;
  if (evidence < least || score < LOOSE_SCORE) return null;
  return isAbridged || score >= NEAR_SCORE ? "near" : "loose";
}

/** Whether words are only left out, and the quotation goes on for some words before and after each gap. */
function isInRuns(differences: readonly WordDifference[], length: number): boolean {
  const bounds = [0, ...differences.map(({ quoted: [at] }) => at), length];
  const isLong = bounds.slice(1).every((at, before) => at - (bounds[before] ?? 0) >= SHORTEST_RUN);
  return isLong && differences.every(({ kind }) => kind === "omitted");
}

/** The share of the words that agree. For a replaced word, the heavier of the two counts. */
function measure(words: readonly EncodedWord[], { bits, index }: EditionWords, steps: readonly Step[]) {
  let [agreeing, all, told] = [0, 0, 0];
  let [quotedRun, textRun] = [0, 0];
  const isInside = insideOf(steps);
  for (const [at, { quoted, text, likeness, isElided }] of steps.entries()) {
    if (isElided) continue;
    let [ownWeight, textWeight, ownBits] = [0, 0, 0];
    for (let word = quoted[0]; word < quoted[1]; word++) {
      const own = words[word];
      if (own === undefined || (own.word.kind !== "word" && likeness === 0)) continue;
      ownWeight += weightOf(own.bits);
      ownBits += own.bits;
    }
    for (let word = text[0]; word < text[1]; word++) {
      if (isInside(at)) textWeight += weightOf(bits[index.words[word] ?? 0] ?? 0);
    }
    if (likeness === 0) {
      [quotedRun, textRun] = [quotedRun + ownWeight, textRun + textWeight];
      continue;
    }
    all += Math.max(quotedRun, textRun) + (ownWeight + textWeight) / 2;
    [quotedRun, textRun] = [0, 0];
    agreeing += (likeness * (ownWeight + textWeight)) / 2;
    told += likeness * ownBits;
  }
  all += Math.max(quotedRun, textRun);
  const score = all === 0 ? 0 : agreeing / all;
  return { score, evidence: score * told };
}

/**
 * Whether a step is between the first and the last words that agree. Text outside of them does not count as omitted.
 */
function insideOf(steps: readonly Step[]): (at: number) => boolean {
  const first = steps.findIndex(({ likeness }) => likeness > 0);
  const last = steps.findLastIndex(({ likeness }) => likeness > 0);
  return (at) => at >= first && at <= last;
}

/** The differences in the order of the quotation. Adjacent ones are joined, except for changed forms of a word. */
function differencesOf(words: readonly EncodedWord[], steps: readonly Step[]): readonly WordDifference[] {
  const found: WordDifference[] = [];
  const isInside = insideOf(steps);
  let run: Step[] = [];
  const close = (): void => {
    const difference = differenceOf(words, run);
    if (difference !== null) found.push(difference);
    run = [];
  };
  for (const [at, step] of steps.entries()) {
    const isUnlike = step.likeness === 0 && !step.isElided;
    if (isUnlike && (isInside(at) || step.quoted[0] < step.quoted[1])) {
      run.push(isInside(at) ? step : { ...step, text: [step.text[1], step.text[1]] });
      continue;
    }
    close();
    if (step.likeness > 0 && step.likeness < 1) {
      found.push({ kind: "replaced", quoted: step.quoted, text: step.text });
    }
  }
  close();
  return found;
}

/** Joins adjacent steps to one difference; null if only words that may be ignored differ. */
function differenceOf(words: readonly EncodedWord[], run: readonly Step[]): WordDifference | null {
  const [head, tail] = [run[0], run.at(-1)];
  if (head === undefined || tail === undefined) return null;
  let [from, to] = [head.quoted[0], tail.quoted[1]];
  const isOptional = (at: number): boolean => words[at]?.word.kind !== "word";
  const insertions = words.slice(from, to).filter(({ word }) => word.kind === "inserted").length;
  while (from < to && isOptional(from)) from++;
  while (from < to && isOptional(to - 1)) to--;
  const text = [head.text[0], tail.text[1]] as const;
  const left = text[1] - text[0];
  if (from === to && (left === 0 || (insertions > 0 && left <= MAX_REPLACED))) return null;
  const kind = from === to ? "omitted" : left === 0 ? "added" : "replaced";
  return { kind, quoted: [from, to], text };
}
