/**
 * Scores how well a verse answers a query. A score adds up BM25 over the runs of the query, and bonuses: for the exact forms
 * of the query, for adjacent words, for words near one another and early in the verse, for neighbouring and linked verses
 * that match, and for well-known verses. WEIGHTS explains each part.
 */

import type { WordIndex } from "../word-index.ts";
import type { Evaluation } from "./evaluate.ts";
import { type Leaf, leavesOf, masksOf } from "./leaves.ts";
import { type Matches, matchesIn } from "./matches.ts";
import { scratchOf } from "./scratch.ts";
import type { Query } from "./syntax.ts";
import { hasVerse, type VerseBits } from "./verse-set.ts";

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
  /** A linked verse matches too: verses about the same are likely to be about the words. More for several. */
  linked: 0.75,
  /** The verse is the best known one; less for others. */
  famous: 6,
};

/** How well known each verse is, from 0 to 15; entry i is the verse with ordinal i + 1. */
export type Fame = Uint8Array;

/** Pairs of linked verses. A pair is in the row of its earlier verse. */
export interface Links {
  /** Entry `ordinal` is where the row of a verse begins in `later`, entry `ordinal + 1` where it ends. */
  readonly starts: Uint32Array;
  /** The ordinals of later verses, row after row. */
  readonly later: Uint16Array;
}

/** What is known of the verses in every edition. */
export interface VerseFacts {
  readonly fame: Fame;
  readonly links: Links;
}

const scratch = {
  scores: scratchOf((length) => new Float64Array(length)),
  norms: scratchOf((length) => new Float64Array(length)),
  counts: scratchOf((length) => new Uint16Array(length)),
};

/** If more verses match than this, the words are too common for their nearness or for linked verses to count. */
const COMMON_VERSES = 4000;

/** The verses that a search found in an edition, as a set and as ascending ordinals. */
export interface FoundVerses {
  readonly verses: VerseBits;
  readonly ordinals: Uint32Array;
}

/** The scores of verses in hundredths, in the order of their ordinals. */
export function scoresOf(
  evaluation: Evaluation,
  query: Query,
  { verses, ordinals }: FoundVerses,
  facts: VerseFacts | null,
): Uint32Array {
  const hundredths = new Uint32Array(ordinals.length);
  if (ordinals.length === 0) return hundredths;
  const { index } = evaluation;
  const leaves = leavesOf(evaluation, query);
  const scored = { ordinals, norms: normsOf(index), scores: scratch.scores(ordinals.length) };
  if (facts !== null) addFame(scored, facts.fame);
  const isCommon = ordinals.length > COMMON_VERSES;
  if (isCommon) addByPostings(evaluation, leaves, scored);
  else addByWords(index, leaves, scored);
  addNeighbours(scored, verses);
  if (facts !== null && !isCommon) addLinks(scored, verses, facts.links);
  for (let at = 0; at < ordinals.length; at++) hundredths[at] = Math.round((scored.scores[at] ?? 0) * 100);
  return hundredths;
}

function addFame({ ordinals, scores }: Scored, fame: Fame): void {
  for (let at = 0; at < ordinals.length; at++) {
    scores[at] = (WEIGHTS.famous * (fame[(ordinals[at] ?? 0) - 1] ?? 0)) / 15;
  }
}

/** The greatest distance of neighbouring verses. */
const NEIGHBOURS = 3;

/**
 * The bonus for matching neighbours: a passage about the words is worth more than a verse that mentions them. Bit i of
 * the position is set if the verse at distance i - NEIGHBOURS matches.
 */
const NEIGHBOUR_BONUSES = Float64Array.from({ length: 1 << (2 * NEIGHBOURS + 1) }, (_, matches) => {
  let neighbourScore = 0;
  for (const direction of [-1, 1]) {
    for (let distance = 1; distance <= NEIGHBOURS; distance++) {
      if ((matches >> (NEIGHBOURS + direction * distance)) & 1) neighbourScore += nearness(distance);
    }
  }
  return WEIGHTS.neighbour * Math.log2(1 + neighbourScore);
});

/** 1 for the next verse, 1/3 for the last that counts. */
function nearness(distance: number): number {
  return 1 - (distance - 1) / NEIGHBOURS;
}

function addNeighbours({ ordinals, scores }: Scored, verses: VerseBits): void {
  for (let at = 0; at < ordinals.length; at++) {
    scores[at] = (scores[at] ?? 0) + (NEIGHBOUR_BONUSES[neighboursOf(verses, ordinals[at] ?? 0)] ?? 0);
  }
}

/** Which of the verses around a verse are in a set, itself included, as a position in NEIGHBOUR_BONUSES. */
function neighboursOf(verses: VerseBits, ordinal: number): number {
  const first = ordinal - 1 - NEIGHBOURS;
  const shift = first & 31;
  const word = first >> 5;
  const low = word < 0 ? 0 : (verses[word] ?? 0) >>> shift;
  const high = shift === 0 || word + 1 === verses.length ? 0 : (verses[word + 1] ?? 0) << (32 - shift);
  return (low | high) & (NEIGHBOUR_BONUSES.length - 1);
}

/** The bonus by the number of linked verses that match. The last one is for all greater numbers. */
const LINK_BONUSES = Float64Array.from({ length: 64 }, (_, count) => WEIGHTS.linked * Math.log2(1 + count));

function addLinks({ ordinals, scores }: Scored, verses: VerseBits, { starts, later }: Links): void {
  const counts = scratch.counts(starts.length);
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    const end = starts[ordinal + 1] ?? 0;
    for (let link = starts[ordinal] ?? 0; link < end; link++) {
      const other = later[link] ?? 0;
      if (!hasVerse(verses, other)) continue;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
      counts[other] = (counts[other] ?? 0) + 1;
    }
  }
  for (let at = 0; at < ordinals.length; at++) {
    const count = counts[ordinals[at] ?? 0] ?? 0;
    scores[at] = (scores[at] ?? 0) + (LINK_BONUSES[Math.min(count, LINK_BONUSES.length - 1)] ?? 0);
  }
}

/** The verses that were found; the scores are in the order of the ordinals. */
interface Scored {
  readonly ordinals: Uint32Array;
  /** The BM25 length factor of a verse by its number of words: in longer verses a word counts less. */
  readonly norms: Float64Array;
  readonly scores: Float64Array;
}

function normsOf({ wordTotal, verseTotal, longestVerse }: WordIndex): Float64Array {
  const average = wordTotal / Math.max(1, verseTotal);
  const norms = scratch.norms(longestVerse + 1);
  for (let length = 0; length <= longestVerse; length++) {
    norms[length] = 1 - WEIGHTS.b + (WEIGHTS.b * Math.max(length, average * WEIGHTS.shortest)) / average;
  }
  return norms;
}

/** The number of words of a verse. */
const lengthOf = ({ verseStarts }: WordIndex, ordinal: number): number =>
  (verseStarts[ordinal] ?? 0) - (verseStarts[ordinal - 1] ?? 0);

/** The score of a word or phrase that occurs `count` times in a verse. */
const termScore = (weight: number, count: number, norm: number): number =>
  (weight * count * (1 + WEIGHTS.k)) / (count + WEIGHTS.k * norm);

/** Scores many verses: from the occurrences of all forms, without nearness. */
function addByPostings(evaluation: Evaluation, leaves: readonly Leaf[], scored: Scored): void {
  const { index } = evaluation;
  for (const { weight, forms, own, verses } of leaves) {
    const counts = forms === null ? countsOfSet(index, verses, scored) : countsOfForms(index, forms);
    addByCounts(index, counts, weight, scored);
    if (own !== null) addExact(evaluation.verses(own), WEIGHTS.exact * weight, scored);
  }
}

function addByCounts(
  index: WordIndex,
  counts: Uint16Array,
  weight: number,
  { ordinals, norms, scores }: Scored,
): void {
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    const count = counts[ordinal] ?? 0;
    if (count === 0) continue;
    scores[at] = (scores[at] ?? 0) + termScore(weight, count, norms[lengthOf(index, ordinal)] ?? 1);
  }
}

function addExact(verses: VerseBits, bonus: number, { ordinals, scores }: Scored): void {
  for (let at = 0; at < ordinals.length; at++) {
    if (hasVerse(verses, ordinals[at] ?? 0)) scores[at] = (scores[at] ?? 0) + bonus;
  }
}

/** 1 for each verse of a set, by ordinal. */
function countsOfSet({ verseTotal }: WordIndex, verses: VerseBits, { ordinals }: Scored): Uint16Array {
  const counts = scratch.counts(verseTotal + 1);
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    if (hasVerse(verses, ordinal)) counts[ordinal] = 1;
  }
  return counts;
}

/** The number of occurrences of forms in each verse, by ordinal. */
function countsOfForms(
  { verseTotal, postingStarts, postingVerses }: WordIndex,
  forms: Uint32Array,
): Uint16Array {
  const counts = scratch.counts(verseTotal + 1);
  for (const form of forms) {
    addCounts(counts, postingVerses, postingStarts[form] ?? 0, postingStarts[form + 1] ?? 0);
  }
  return counts;
}

function addCounts(counts: Uint16Array, postingVerses: Uint16Array, start: number, end: number): void {
  for (let posting = start; posting < end; posting++) {
    const ordinal = postingVerses[posting] ?? 0;
    counts[ordinal] = (counts[ordinal] ?? 0) + 1;
  }
}

/** Scores few verses: from the matching words of each, with their nearness. */
function addByWords(index: WordIndex, leaves: readonly Leaf[], scored: Scored): void {
  const tally = tallyOf(index, leaves, scored.ordinals);
  for (let at = 0; at < scored.ordinals.length; at++) {
    const ordinal = scored.ordinals[at] ?? 0;
    look(tally, ordinal, at);
    addTally(tally, scored, at, scored.norms[lengthOf(index, ordinal)] ?? 1);
  }
}

/** What is found in one verse; the arrays are used again for the next. */
interface Tally {
  readonly matches: Matches;
  /** For each form, the leaves that it belongs to, as bits. */
  readonly masks: Uint16Array;
  /** The number of leaves that are single words of the query, without synonyms, and the mask of all of them. */
  readonly singleTotal: number;
  readonly singles: number;
  /** The verses of each phrase; null for a single word. */
  readonly phrases: readonly (VerseBits | null)[];
  /** For each leaf its weight, its number of occurrences, the query's own form, and whether the verse has that form. */
  readonly weights: Float64Array;
  readonly counts: Uint16Array;
  readonly exactForms: Int32Array;
  readonly isExact: Uint8Array;
  /** The last place of each leaf. */
  readonly lastSeen: Int32Array;
  /** What the places of the words add to the score: entry 0. A number that a function returns would be allocated. */
  readonly bonus: Float64Array;
  /** The bonus of words that are all adjacent. */
  readonly nearBonus: number;
}

function tallyOf(index: WordIndex, leaves: readonly Leaf[], ordinals: Uint32Array): Tally {
  const masks = masksOf(index, leaves);
  const weights = Float64Array.from(leaves, ({ weight }) => weight);
  const isSingle = ({ isOwn, forms }: Leaf): boolean => isOwn && forms !== null;
  const singleWeights = leaves.filter(isSingle).map(({ weight }) => weight);
  return {
    matches: matchesIn(index, leaves, masks, ordinals),
    masks,
    singleTotal: singleWeights.length,
    singles: leaves.reduce((bits, leaf, at) => (isSingle(leaf) ? bits | (1 << at) : bits), 0),
    phrases: leaves.map(({ forms, verses }) => (forms === null ? verses : null)),
    weights,
    counts: new Uint16Array(leaves.length),
    exactForms: Int32Array.from(leaves, ({ exactForm }) => exactForm),
    isExact: new Uint8Array(leaves.length),
    lastSeen: new Int32Array(leaves.length),
    bonus: new Float64Array(1),
    nearBonus: WEIGHTS.near * Math.max(0, ...singleWeights) * singleWeights.length,
  };
}

/** Counts the leaves of a verse, and computes what the places of the words add to its score. */
function look(tally: Tally, ordinal: number, position: number): void {
  const { matches, masks, singles, phrases, weights, counts, exactForms, isExact, lastSeen } = tally;
  for (let leaf = 0; leaf < counts.length; leaf++) {
    const phrase = phrases[leaf] ?? null;
    counts[leaf] = phrase !== null && hasVerse(phrase, ordinal) ? 1 : 0;
    isExact[leaf] = 0;
    lastSeen[leaf] = NOT_SEEN;
  }
  const matchTotal = matches.read(position);
  let adjacent = 0;
  let before = 0;
  let placeBefore = 0;
  let matchedRuns = 0;
  let span = NOT_SEEN;
  for (let at = 0; at < matchTotal; at++) {
    const place = matches.places[at] ?? 0;
    const form = matches.forms[at] ?? 0;
    const mask = masks[form] ?? 0;
    if (placeBefore !== place - 1) before = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) {
      const leaf = 31 - Math.clz32(rest & -rest);
      counts[leaf] = (counts[leaf] ?? 0) + 1;
      if (exactForms[leaf] === form) isExact[leaf] = 1;
      if ((singles >> leaf) & 1) lastSeen[leaf] = place;
      // For adjacent words in the order of the query: the weight of the more common of the two.
      if (leaf > 0 && (before & (1 << (leaf - 1))) !== 0)
        adjacent += Math.min(weights[leaf] ?? 0, weights[leaf - 1] ?? 0);
    }
    matchedRuns |= mask & singles;
    if (matchedRuns === singles) span = Math.min(span, place - earliest(lastSeen) + 1);
    before = mask;
    placeBefore = place;
  }
  const early = matchTotal === 0 ? 0 : WEIGHTS.early / (1 + (matches.places[0] ?? 0) / EARLY);
  const near = span === NOT_SEEN ? 0 : tally.nearBonus / Math.max(tally.singleTotal, span);
  tally.bonus[0] = tally.singleTotal < 2 ? early : early + WEIGHTS.adjacent * adjacent + near;
}

function addTally(
  { weights, counts, isExact, bonus }: Tally,
  { scores }: Scored,
  at: number,
  norm: number,
): void {
  let score = (scores[at] ?? 0) + (bonus[0] ?? 0);
  for (let leaf = 0; leaf < weights.length; leaf++) {
    const weight = weights[leaf] ?? 0;
    const count = counts[leaf] ?? 0;
    if (count > 0) score += termScore(weight, count, norm);
    if (isExact[leaf] !== 0) score += WEIGHTS.exact * weight;
  }
  scores[at] = score;
}

/** The word with this number in the verse is worth half as much as the first. */
const EARLY = 10;

/** The place of a run that was not found as a word, such as a phrase: greater than every real place. */
const NOT_SEEN = 0x7fffffff;

function earliest(places: Int32Array): number {
  let first = NOT_SEEN;
  for (let at = 0; at < places.length; at++) first = Math.min(first, places[at] ?? first);
  return first;
}
