/** Evaluates a query: finds the verses of an edition that match. */

import type { WordIndex } from "../word-index.ts";
import { editionCache } from "./edition-cache.ts";
import { versesWithNear } from "./near.ts";
import { keyOfRun, type Query, type Run } from "./syntax.ts";
import { findTerm } from "./term-forms.ts";
import { addVerse, intersected, noVerses, united, type VerseBits, without } from "./verse-set.ts";
import { matchesAt, type Sequence } from "./word-places.ts";

/** A query evaluated for one edition. */
export interface Evaluation {
  readonly index: WordIndex;
  /** The forms of the words of a run, to compare with those of a text. */
  sequence(run: Run): Sequence;
  /** The verses that match the query, among those that the edition has. */
  verses(query: Query): VerseBits;
}

export function evaluationOn(index: WordIndex): Evaluation {
  const runs = new Map<string, VerseBits>();
  const evaluation: Evaluation = {
    index,
    sequence: (run) => run.terms.map((term) => membersOf(findTerm(index, term).forms, index.formTotal)),
    verses: (query) => versesOf(evaluation, query, runs),
  };
  return evaluation;
}

function membersOf(forms: Uint32Array, formTotal: number): Uint8Array {
  const members = new Uint8Array(formTotal);
  for (let at = 0; at < forms.length; at++) members[forms[at] ?? 0] = 1;
  return members;
}

function versesOf(evaluation: Evaluation, query: Query, runs: Map<string, VerseBits>): VerseBits {
  const of = (part: Query): VerseBits => versesOf(evaluation, part, runs);
  switch (query.kind) {
    case "run": {
      const key = keyOfRun(query);
      const known = runs.get(key) ?? versesOfCommon(evaluation, query, key);
      runs.set(key, known);
      return known;
    }
    case "near": {
      const candidates = query.operands.map((runs) => runs.map(of).reduce(united)).reduce(intersected);
      const operands = query.operands.map((runs) => runs.map(evaluation.sequence));
      return versesWithNear(evaluation.index, { candidates, operands, distances: query.distances });
    }
    case "or":
      return query.parts.map(of).reduce(united);
    case "not":
      return without(allVerses(evaluation.index), of(query.part));
    case "and": {
      const wanted = query.parts.filter(({ kind }) => kind !== "not").map(of);
      const start = wanted.length === 0 ? allVerses(evaluation.index) : wanted.reduce(intersected);
      const unwanted = query.parts.flatMap((part) => (part.kind === "not" ? [of(part.part)] : []));
      return unwanted.reduce(without, start);
    }
  }
}

/** The verses that have words. */
function allVerses({ verseTotal, verseStarts }: WordIndex): VerseBits {
  const bits = noVerses(verseTotal);
  for (let ordinal = 1; ordinal <= verseTotal; ordinal++) {
    if (verseStarts[ordinal] !== verseStarts[ordinal - 1]) addVerse(bits, ordinal);
  }
  return bits;
}

/** A word with at least this many occurrences is common: the set of its verses is cached. */
const COMMON = 1000;
/** The verses of common words, 4 KB each. The sets are never changed. */
const cachedVerses = editionCache<VerseBits>(256);

/** The verses of a run; those of one common word are computed once. */
function versesOfCommon(evaluation: Evaluation, run: Run, key: string): VerseBits {
  const { index } = evaluation;
  const [term] = run.terms;
  const isCommon =
    run.terms.length === 1 && term !== undefined && findTerm(index, term).occurrences >= COMMON;
  const verses = (): VerseBits => versesOfRun(evaluation, run);
  return isCommon ? cachedVerses(index, key, verses) : verses();
}

function versesOfRun(evaluation: Evaluation, run: Run): VerseBits {
  const { index } = evaluation;
  const bits = noVerses(index.verseTotal);
  const terms = run.terms.map((term) => findTerm(index, term));
  const [first] = terms;
  if (first === undefined) return bits;
  const isPhrase = terms.length > 1;
  const rarest = terms.reduce((best, term) => (term.occurrences < best.occurrences ? term : best), first);
  const sequence = isPhrase ? evaluation.sequence(run) : [];
  for (const form of rarest.forms) {
    if (isPhrase) addVersesWithSequence(index, sequence, terms.indexOf(rarest), form, bits);
    else addVersesOfForm(index, form, bits);
  }
  return bits;
}

function addVersesOfForm({ postingStarts, postingVerses }: WordIndex, form: number, verses: VerseBits): void {
  const end = postingStarts[form + 1] ?? 0;
  for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
    addVerse(verses, postingVerses[posting] ?? 0);
  }
}

/** Adds the verses that contain a sequence with this form as its word number `at`. */
function addVersesWithSequence(
  index: WordIndex,
  sequence: Sequence,
  at: number,
  form: number,
  verses: VerseBits,
): void {
  const { postingStarts, postingVerses, postingPlaces } = index;
  const end = postingStarts[form + 1] ?? 0;
  for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
    const ordinal = postingVerses[posting] ?? 0;
    if (matchesAt(index, sequence, ordinal, (postingPlaces[posting] ?? 0) - at)) addVerse(verses, ordinal);
  }
}
