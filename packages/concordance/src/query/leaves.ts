/** The words and phrases of a query that count in a score. */

import type { WordIndex } from "../word-index.ts";
import type { Evaluation } from "./evaluate.ts";
import { scratchOf } from "./scratch.ts";
import { keyOfRun, type Query, type Run, wantedRuns } from "./syntax.ts";
import { findTerm } from "./term-forms.ts";
import { countOf, united, type VerseBits } from "./verse-set.ts";

/** A run of the query that is not excluded, with its values in one edition. */
export interface Leaf {
  /** Whether the query has it, and not only as a synonym. */
  readonly isOwn: boolean;
  readonly weight: number;
  /** The verses that contain it. */
  readonly verses: VerseBits;
  /** The forms of a single word; null for a phrase. */
  readonly forms: Uint32Array | null;
  /** The query's own form of a single word, by number (-1 if the edition lacks it) and as a run (null likewise). */
  readonly exactForm: number;
  readonly own: Run | null;
}

/** The weight of a synonym, as a share of that of the word of the query. */
const SYNONYM_SHARE = 0.5;

/** The most runs that count in a score: a mask has 16 bits. */
export const WEIGHED_RUNS = 16;

/** A run, with the words or phrases of the query that it stands for. */
interface PlacedRun {
  readonly run: Run;
  /** A synonym stands for every word that it is a synonym of; anything else for itself. */
  readonly places: Set<string>;
}

const isSynonym = ({ terms: [term] }: Run): boolean => term?.isSynonym === true;

/** The runs of a query that are not excluded, each once. A word that is also a synonym of another is not its synonym. */
function distinctRuns(query: Query): readonly PlacedRun[] {
  const runs = new Map<string, PlacedRun>();
  for (const run of wantedRuns(query)) {
    const key = keyOfRun(run);
    const known = runs.get(key);
    if (known === undefined || (isSynonym(known.run) && !isSynonym(run))) {
      runs.set(key, { run, places: new Set([placeInQuery(run)]) });
    } else if (isSynonym(known.run)) known.places.add(placeInQuery(run));
  }
  return [...runs.values()];
}

/** The runs that count in a score, synonyms last: all of them, or the rarest if there are too many. */
function weighedRuns(evaluation: Evaluation, query: Query): readonly PlacedRun[] {
  const wanted = distinctRuns(query);
  const ofQuery = wanted.filter(({ run }) => !isSynonym(run));
  const synonyms = wanted.filter(({ run }) => isSynonym(run));
  if (wanted.length <= WEIGHED_RUNS) return [...ofQuery, ...synonyms];
  const occurrences = ({ run }: PlacedRun): number =>
    Math.min(...run.terms.map((term) => findTerm(evaluation.index, term).occurrences));
  const rarest = (some: readonly PlacedRun[], most: number): readonly PlacedRun[] => {
    const limit = some.map(occurrences).sort((a, b) => a - b)[most - 1] ?? 0;
    return some.length <= most ? some : some.filter((run) => occurrences(run) <= limit).slice(0, most);
  };
  const own = rarest(ofQuery, WEIGHED_RUNS);
  return [...own, ...rarest(synonyms, WEIGHED_RUNS - own.length)];
}

/** The leaves of a query. All spellings of one word of the query get the same weight, that of the word as a whole. */
export function leavesOf(evaluation: Evaluation, query: Query): readonly Leaf[] {
  const { index } = evaluation;
  const runs = weighedRuns(evaluation, query);
  const found = new Map<string, VerseBits>();
  for (const { run, places } of runs) {
    const verses = evaluation.verses(run);
    for (const place of places) {
      const others = found.get(place);
      found.set(place, others === undefined ? verses : united(others, verses));
    }
  }
  const totals = new Map([...found].map(([place, verses]) => [place, countOf(verses)]));
  return runs.map(({ run, places }) => {
    const [term] = run.terms;
    const isOne = run.terms.length === 1 && term !== undefined;
    // Of several words that it stands for, the most common one: a synonym counts less than each of them.
    const total = Math.max(...Array.from(places, (place) => totals.get(place) ?? 0));
    const words = new Set(run.terms.map(({ start }) => start)).size;
    const isOwn = !isSynonym(run);
    const share = isOwn ? 1 : SYNONYM_SHARE;
    const weight = share * Math.log(1 + (index.verseTotal - total + 0.5) / (total + 0.5)) * Math.sqrt(words);
    const exactForm = isOwn && isOne && term.kind === "word" ? index.findForm(term.text) : -1;
    const forms = isOne ? findTerm(index, term).forms : null;
    const own: Run | null =
      isOne && exactForm !== -1 ? { kind: "run", terms: [{ ...term, kind: "form" }] } : null;
    return { isOwn, weight, verses: evaluation.verses(run), forms, exactForm, own };
  });
}

/** Equal for runs that stand for the same word or phrase of the query. */
const placeInQuery = ({ terms }: Run): string => `${terms[0]?.start} ${terms.at(-1)?.end}`;

const masksScratch = scratchOf((length) => new Uint16Array(length));

/** For each form, the words of the query that it belongs to: bit i for leaf i. */
export function masksOf({ formTotal }: WordIndex, leaves: readonly Leaf[]): Uint16Array {
  const masks = masksScratch(formTotal);
  for (const [leaf, { forms }] of leaves.entries()) {
    for (let at = 0; forms !== null && at < forms.length; at++) {
      const form = forms[at] ?? 0;
      masks[form] = (masks[form] ?? 0) | (1 << leaf);
    }
  }
  return masks;
}
