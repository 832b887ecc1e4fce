/** Estimates the cost of a search before it runs. */

import type { WordIndex } from "../word-index.ts";
import { WEIGHED_RUNS } from "./leaves.ts";
import { keyOfRun, type Query, type Run } from "./syntax.ts";
import { findTerm } from "./term-forms.ts";

/**
 * The highest allowed cost of a search in one edition, in words examined. Such a search takes about fifteen
 * milliseconds. 50 of the most common words of the King James Version joined by OR cost half of it; three of them
 * joined by NEAR cost most of it.
 */
export const COST_LIMIT = 3_000_000;

/** Scoring a word or phrase in a verse costs as much as examining this many words. */
const SCORING = 2;
/** Checking a phrase at an occurrence of its rarest word costs as much as examining this many words. */
const PHRASE = 6;

/** The cost of a part of a query, and the number of verses that may contain it. */
interface Estimate {
  readonly cost: number;
  readonly verses: number;
}

/** The estimated number of words that a search of an edition examines; never much too low. */
export function costOf(index: WordIndex, query: Query): number {
  const runs = new Map<string, Run>();
  const estimateOfRun = (run: Run): Estimate => {
    const rarest = Math.min(...run.terms.map((term) => findTerm(index, term).occurrences));
    // A part that occurs twice in a query is searched for once.
    const key = keyOfRun(run);
    const cost = runs.has(key) ? 0 : rarest * (run.terms.length === 1 ? 1 : PHRASE);
    runs.set(key, run);
    return { cost, verses: Math.min(rarest, index.verseTotal) };
  };
  const { cost, verses } = estimateOf(index, query, estimateOfRun);
  return cost + verses * SCORING * Math.min(WEIGHED_RUNS, runs.size);
}

function estimateOf(index: WordIndex, query: Query, ofRun: (run: Run) => Estimate): Estimate {
  const of = (part: Query): Estimate => estimateOf(index, part, ofRun);
  const inCanon = (verses: number): number => Math.min(verses, index.verseTotal);
  const costs = (parts: readonly Estimate[]): number => parts.reduce((sum, { cost }) => sum + cost, 0);
  const unitedVerses = (parts: readonly Estimate[]): number =>
    inCanon(parts.reduce((sum, { verses }) => sum + verses, 0));
  const sharedVerses = (parts: readonly Estimate[]): number =>
    Math.min(index.verseTotal, ...parts.map(({ verses }) => verses));
  switch (query.kind) {
    case "run":
      return ofRun(query);
    case "or": {
      const parts = query.parts.map(of);
      return { cost: costs(parts), verses: unitedVerses(parts) };
    }
    case "not":
      return { cost: of(query.part).cost, verses: index.verseTotal };
    case "and": {
      const parts = query.parts.map(of);
      return { cost: costs(parts), verses: sharedVerses(parts) };
    }
    case "near": {
      const operands = query.operands.map((runs) => runs.map(of));
      const verses = sharedVerses(operands.map((parts) => ({ cost: 0, verses: unitedVerses(parts) })));
      const wordsOfVerse = index.wordTotal / Math.max(1, index.verseTotal);
      const runs = query.operands.flat().length;
      return { cost: costs(operands.flat()) + verses * wordsOfVerse * runs, verses };
    }
  }
}
