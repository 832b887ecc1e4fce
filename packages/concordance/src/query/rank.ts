/**
 * Scores how well a verse answers a query. A score adds up BM25 over the runs of the query, and bonuses: for the exact forms
 * of the query, for adjacent words, for words near one another and early in the verse, for neighbouring verses that match,
 * and for well-known verses. WEIGHTS explains each part.
 */

import type { WordIndex } from "../word-index.ts";
import type { Evaluation } from "./evaluate.ts";
import { keyOfRun, type Query, type Run } from "./syntax.ts";
import { countOf, hasVerse, united, type VerseBits } from "./verse-set.ts";

/** Weights, chosen by measurement on the topics of `npm run bench -- search`. */
const WEIGHTS = {
  /** Saturation of repeated words: the usual 1.2 of BM25 favours verses that repeat one word. */
  k: 0.4,
  /** How much length counts, 0 to 1. */
  b: 0.35,
  /** A verse shorter than this share of the average length counts as having that length. */
  shortest: 0.5,
  /** The verse has the query's own form, not only another form of the word. */
  exact: 0.15,
  /** Two words of the query are adjacent, in its order. */
  adjacent: 0.35,
  /** The first word of the verse is one of the query; less for a later one. A verse is about what it begins with. */
  early: 1,
  /** All words of the query are adjacent; less for each word between them. */
  near: 0.5,
  /** A neighbouring verse matches too; less if it is further away. */
  neighbour: 0.4,
  /** The verse is the best known one; less for others. */
  famous: 6,
};

/** How well known each verse is, from 0 to 15; entry i is the verse with ordinal i + 1. */
export type Fame = Uint8Array;

/** A run of the query that is not excluded, with its values in one edition. */
interface Leaf {
  readonly run: Run;
  readonly weight: number;
  /** The verses that contain it. */
  readonly verses: VerseBits;
  /** The forms of a single word; null for a phrase. */
  readonly forms: ArrayLike<number> | null;
  /** The query's own form of a single word; -1 if the edition lacks it. */
  readonly exactForm: number;
}

/** The most runs that count in a score: a mask has 16 bits. */
export const WEIGHED_RUNS = 16;
/** If the words occur together in more verses than this, they are too common for their nearness to count. */
const NEAR_VERSES = 4000;

/** The runs of a query that are not excluded, each once. */
export function wantedRuns(query: Query): readonly Run[] {
  const runs = new Map<string, Run>();
  const collect = (part: Query): void => {
    if (part.kind === "run") runs.set(keyOfRun(part), part);
    else if (part.kind === "near") for (const operand of part.operands) operand.forEach(collect);
    else if (part.kind !== "not") part.parts.forEach(collect);
  };
  collect(query);
  return [...runs.values()];
}

/** The scores of verses, in the order of `ordinals`; with two decimals. */
export function scoresOf(
  evaluation: Evaluation,
  query: Query,
  ordinals: Uint32Array,
  fame: Fame | null,
): Float64Array {
  const { index } = evaluation;
  const scores = new Float64Array(ordinals.length);
  if (ordinals.length === 0) return scores;
  for (let at = 0; at < ordinals.length; at++) {
    scores[at] = (WEIGHTS.famous * (fame?.[(ordinals[at] ?? 0) - 1] ?? 0)) / 15;
  }
  const leaves = leavesOf(evaluation, weighedRuns(evaluation, query));
  const norms = normsOf(index, ordinals);
  if (ordinals.length > NEAR_VERSES) addByPostings(index, leaves, { ordinals, norms, scores });
  else addByWords(index, leaves, { ordinals, norms, scores });
  addNeighbours(ordinals, scores);
  for (let at = 0; at < scores.length; at++) scores[at] = Math.round((scores[at] ?? 0) * 100) / 100;
  return scores;
}

/** The greatest distance of neighbouring verses. */
const NEIGHBOURS = 3;

/** Adds a bonus for matching neighbours: a passage about the words is worth more than a verse that mentions them. */
function addNeighbours(ordinals: Uint32Array, scores: Float64Array): void {
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    let neighbourScore = 0;
    for (let other = at - 1; other >= 0 && ordinal - (ordinals[other] ?? 0) <= NEIGHBOURS; other--) {
      neighbourScore += nearness(ordinal - (ordinals[other] ?? 0));
    }
    for (
      let other = at + 1;
      other < ordinals.length && (ordinals[other] ?? 0) - ordinal <= NEIGHBOURS;
      other++
    ) {
      neighbourScore += nearness((ordinals[other] ?? 0) - ordinal);
    }
    scores[at] = (scores[at] ?? 0) + WEIGHTS.neighbour * Math.log2(1 + neighbourScore);
  }
}

/** 1 for the next verse, 1/3 for the last that counts. */
const nearness = (distance: number): number => 1 - (distance - 1) / NEIGHBOURS;

/** The verses that were found; the three are parallel. */
interface Scored {
  readonly ordinals: Uint32Array;
  /** The BM25 length factor of each verse: in longer verses a word counts less. */
  readonly norms: Float64Array;
  readonly scores: Float64Array;
}

function normsOf(index: WordIndex, ordinals: Uint32Array): Float64Array {
  const norms = new Float64Array(ordinals.length);
  const average = index.wordTotal / Math.max(1, index.verseTotal);
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    const length = (index.verseStarts[ordinal] ?? 0) - (index.verseStarts[ordinal - 1] ?? 0);
    norms[at] = 1 - WEIGHTS.b + (WEIGHTS.b * Math.max(length, average * WEIGHTS.shortest)) / average;
  }
  return norms;
}

/** The score of a word or phrase that occurs `count` times in a verse. */
const termScore = (weight: number, count: number, norm: number): number =>
  (weight * count * (1 + WEIGHTS.k)) / (count + WEIGHTS.k * norm);

/** The runs that count in a score: all of them, or the rarest if there are too many. */
function weighedRuns(evaluation: Evaluation, query: Query): readonly Run[] {
  const runs = wantedRuns(query);
  if (runs.length <= WEIGHED_RUNS) return runs;
  const occurrences = ({ terms }: Run): number =>
    Math.min(...terms.map((term) => evaluation.term(term).occurrences));
  const limit = runs.map(occurrences).sort((a, b) => a - b)[WEIGHED_RUNS - 1] ?? 0;
  return runs.filter((run) => occurrences(run) <= limit).slice(0, WEIGHED_RUNS);
}

/** Runs with their weights. All spellings of one word of the query get the same weight, that of the word as a whole. */
function leavesOf(evaluation: Evaluation, runs: readonly Run[]): readonly Leaf[] {
  const { index } = evaluation;
  const found = new Map<string, VerseBits>();
  for (const run of runs) {
    const [place, verses] = [placeInQuery(run), evaluation.verses(run)];
    const others = found.get(place);
    found.set(place, others === undefined ? verses : united(others, verses));
  }
  const totals = new Map([...found].map(([place, verses]) => [place, countOf(verses)]));
  return runs.map((run) => {
    const [term] = run.terms;
    const isOne = run.terms.length === 1 && term !== undefined;
    const total = totals.get(placeInQuery(run)) ?? 0;
    const words = new Set(run.terms.map(({ start }) => start)).size;
    const weight = Math.log(1 + (index.verseTotal - total + 0.5) / (total + 0.5)) * Math.sqrt(words);
    const exactForm = isOne && term.kind === "word" ? index.findForm(term.text) : -1;
    const forms = isOne ? evaluation.term(term).forms : null;
    return { run, weight, verses: evaluation.verses(run), forms, exactForm };
  });
}

/** Equal for runs that stand for the same word or phrase of the query. */
const placeInQuery = ({ terms }: Run): string => `${terms[0]?.start} ${terms.at(-1)?.end}`;

/** Scores many verses: from the occurrences of all forms, without nearness. */
function addByPostings(index: WordIndex, leaves: readonly Leaf[], { ordinals, norms, scores }: Scored): void {
  for (const { weight, forms, exactForm, verses } of leaves) {
    const counts = forms === null ? null : countsByVerse(index, forms);
    const ownCounts = exactForm === -1 ? null : countsByVerse(index, [exactForm]);
    for (let at = 0; at < ordinals.length; at++) {
      const ordinal = ordinals[at] ?? 0;
      const count = counts === null ? Number(hasVerse(verses, ordinal)) : (counts[ordinal] ?? 0);
      if (count === 0) continue;
      const exact = ownCounts === null || ownCounts[ordinal] === 0 ? 0 : WEIGHTS.exact * weight;
      scores[at] = (scores[at] ?? 0) + termScore(weight, count, norms[at] ?? 1) + exact;
    }
  }
}

/** The number of occurrences of forms in each verse, up to 255, by ordinal. */
function countsByVerse(
  { verseTotal, postingStarts, postingVerses }: WordIndex,
  forms: ArrayLike<number>,
): Uint8ClampedArray {
  const counts = new Uint8ClampedArray(verseTotal + 1);
  for (let at = 0; at < forms.length; at++) {
    const form = forms[at] ?? 0;
    const end = postingStarts[form + 1] ?? 0;
    for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
      const ordinal = postingVerses[posting] ?? 0;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }
  return counts;
}

/** Scores few verses: from the words of each, with their nearness. */
function addByWords(index: WordIndex, leaves: readonly Leaf[], { ordinals, norms, scores }: Scored): void {
  const tally = tallyOf(index, leaves);
  for (let at = 0; at < ordinals.length; at++) {
    let score = (scores[at] ?? 0) + tally.look(ordinals[at] ?? 0);
    for (const [leaf, { weight }] of leaves.entries()) {
      const count = tally.counts[leaf] ?? 0;
      if (count > 0) score += termScore(weight, count, norms[at] ?? 1);
      if (tally.exact[leaf] !== 0) score += WEIGHTS.exact * weight;
    }
    scores[at] = score;
  }
}

/** Examines one verse after the other, and reuses its arrays. */
interface Tally {
  /** The number of occurrences of each leaf. */
  readonly counts: Uint8Array;
  /** Not 0 if the verse has the query's own form of a leaf. */
  readonly exact: Uint8Array;
  /** Examines a verse. Returns what the places of the words add to its score. */
  look(ordinal: number): number;
}

function tallyOf(index: WordIndex, leaves: readonly Leaf[]): Tally {
  const masks = masksOf(index, leaves);
  const singles = leaves.reduce((bits, { forms }, leaf) => (forms === null ? bits : bits | (1 << leaf)), 0);
  const total = leaves.filter(({ forms }) => forms !== null).length;
  const weights = leaves.map(({ weight }) => weight);
  const maxWeight = Math.max(0, ...leaves.map(({ forms, weight }) => (forms === null ? 0 : weight))) * total;
  const [counts, exact] = [new Uint8Array(leaves.length), new Uint8Array(leaves.length)];
  const lastSeen = new Int32Array(leaves.length);
  const look = (ordinal: number): number => {
    for (let leaf = 0; leaf < leaves.length; leaf++) {
      const one = leaves[leaf];
      counts[leaf] = one?.forms === null && hasVerse(one.verses, ordinal) ? 1 : 0;
      exact[leaf] = 0;
      lastSeen[leaf] = NOT_SEEN;
    }
    let [bonus, before, matchedRuns] = [0, 0, 0];
    let first = -1;
    let span = Number.POSITIVE_INFINITY;
    const start = index.verseStarts[ordinal - 1] ?? 0;
    const end = index.verseStarts[ordinal] ?? 0;
    for (let at = start; at < end; at++) {
      const form = index.words[at] ?? 0;
      const mask = masks[form] ?? 0;
      if (mask === 0) {
        before = 0;
        continue;
      }
      if (first === -1) first = at;
      for (let leaf = 0; mask >> leaf > 0; leaf++) {
        if ((mask & (1 << leaf)) === 0) continue;
        counts[leaf] = Math.min(255, (counts[leaf] ?? 0) + 1);
        if (leaves[leaf]?.exactForm === form) exact[leaf] = 1;
        lastSeen[leaf] = at;
        // For adjacent words in the order of the query: the weight of the more common of the two.
        if (leaf > 0 && (before & (1 << (leaf - 1))) !== 0)
          bonus += Math.min(weights[leaf] ?? 0, weights[leaf - 1] ?? 0);
      }
      matchedRuns |= mask;
      if (matchedRuns === singles) span = Math.min(span, at - earliest(lastSeen) + 1);
      before = mask;
    }
    const early = first === -1 ? 0 : WEIGHTS.early / (1 + (first - start) / EARLY);
    if (total < 2) return early;
    const near = span === Number.POSITIVE_INFINITY ? 0 : maxWeight / Math.max(total, span);
    return early + WEIGHTS.adjacent * bonus + WEIGHTS.near * near;
  };
  return { counts, exact, look };
}

/** The word with this number in the verse is worth half as much as the first. */
const EARLY = 10;

/** The place of a run that was not found as a word, such as a phrase: greater than every real place. */
const NOT_SEEN = 0x7fffffff;

/** For each form, the words of the query that it belongs to: bit i for leaf i. */
function masksOf({ formTotal }: WordIndex, leaves: readonly Leaf[]): Uint16Array {
  const masks = new Uint16Array(formTotal);
  for (const [leaf, { forms }] of leaves.entries()) {
    for (let at = 0; forms !== null && at < forms.length; at++) {
      const form = forms[at] ?? 0;
      masks[form] = (masks[form] ?? 0) | (1 << leaf);
    }
  }
  return masks;
}

function earliest(places: Int32Array): number {
  let first = places[0] ?? 0;
  for (const place of places) if (place < first) first = place;
  return first;
}
