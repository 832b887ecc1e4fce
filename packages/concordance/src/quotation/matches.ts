/** The matches of a quotation in all editions: which of them are told, and in which order. */

import { verseFame } from "../fame.ts";
import type { Verses } from "../verses.ts";
import type { Nearness, WordDifference } from "./judge.ts";
import type { Typography } from "./typography.ts";

/** Whether the words are at the given reference; `not_given`: no reference was given. */
export type Place = "right" | "partial" | "wrong" | "not_given";

export interface QuotationMatch {
  /** The position of the edition among the indexes. */
  readonly edition: number;
  /** The shortest run of verses that contains the words, by ordinals, both included. */
  readonly verses: Verses;
  readonly words: Nearness;
  readonly place: Place;
  /** From 0 to 1: the share of the words that agree, by weight; 1 when exact. */
  readonly score: number;
  /** The evidence that quotation and text belong together: the score times the bits of the words. */
  readonly evidence: number;
  /** The part of the quotation that was found, half-open, in UTF-16 units. */
  readonly quoted: readonly [start: number, end: number];
  /** The numbers of the first word of the edition that agrees, and of the one after the last that agrees. */
  readonly found: readonly [from: number, to: number];
  /** Empty when exact. `quoted` is half-open in UTF-16 units; `text` is half-open in numbers of words. */
  readonly differences: readonly WordDifference[];
  /** The editions that have the words exactly in these verses: positions in the list of indexes, then helpers. */
  readonly exactIn: readonly number[];
}

/**
 * If no match has enough evidence, the most similar one counts as loose if its verse has this likeness at least, this many
 * times that of the next best place, and if it has this evidence. docs/quotations.md has the data.
 */
const WEAK_LIKENESS = 0.1;
const STANDING_OUT = 1.3;
const WEAK_EVIDENCE = 12;
/** Verses with less likeness than this are no competitors, and are not listed. */
export const LISTED_LIKENESS: number = WEAK_LIKENESS / STANDING_OUT;
/** With less than this share of the evidence of the best match, a match is not listed beside it. */
const LISTED_SHARE = 0.25;
/** Matches of the same nearness are sorted by score; one that is partly at the reference gets this bonus. */
const PARTIAL_MARGIN = 0.1;

/** Maximum number of places that other editions suggest for comparison. */
const MAX_SUPPORTING = 10;

/** A match with the values for its ranking. */
export interface Ranked extends QuotationMatch {
  /** The share of its verses' words that are quoted. */
  readonly coverage: number;
  /** The best score that any edition has in these verses. */
  readonly support: number;
}

/** A match with too little evidence, and how like its verse is to the quotation in its words, in any order. */
export interface WeakMatch {
  readonly match: Ranked;
  readonly likeness: number;
}

const NEARNESS: readonly Nearness[] = ["exact", "near", "loose"];
const PLACE: readonly Place[] = ["right", "partial", "wrong", "not_given"];

/** The bonus for a place partly at the reference. A place fully at the reference has already been sorted first. */
const marginOf = ({ place }: QuotationMatch): number => (place === "partial" ? PARTIAL_MARGIN : 0);

/**
 * Sorts by nearness, then by whether the match is at the reference, then by score. Ties are broken by punctuation and letter
 * case, then by the share of the verse that is quoted, then by how well known the verse is.
 */
export const worthBy =
  (typography: Typography) =>
  (a: Ranked, b: Ranked): number => {
    const known =
      NEARNESS.indexOf(a.words) - NEARNESS.indexOf(b.words) ||
      Number(b.place === "right") - Number(a.place === "right") ||
      b.support + marginOf(b) - (a.support + marginOf(a)) ||
      (a.verses.first === b.verses.first ? b.score - a.score : 0) ||
      PLACE.indexOf(a.place) - PLACE.indexOf(b.place);
    if (known !== 0) return known;
    if (a.verses.first === b.verses.first) return a.edition - b.edition;
    const fame = verseFame();
    const fameOf = ({ verses }: Ranked): number => fame[verses.first - 1] ?? 0;
    return (
      typography.agreementOf(b.verses) - typography.agreementOf(a.verses) ||
      b.coverage - a.coverage ||
      fameOf(b) - fameOf(a) ||
      a.verses.first - b.verses.first
    );
  };

/** Weak matches, those at the most similar verses first. */
export const sortedWeak = (weak: readonly WeakMatch[]): readonly WeakMatch[] =>
  weak.toSorted((a, b) => b.likeness - a.likeness);

/**
 * If nothing has enough evidence, the matches at the verse that has the most of the words: a short paraphrase is recognised
 * if no other verse is nearly as similar.
 * @param weak sorted
 * @param editions the number of editions whose matches are told; those of helpers follow
 */
export function outstanding(weak: readonly WeakMatch[], editions: number): readonly Ranked[] {
  const [best] = weak;
  if (best === undefined || best.likeness < WEAK_LIKENESS) return [];
  const isElsewhere = ({ match }: WeakMatch): boolean => !isOverlap(match.verses, best.match.verses);
  if (!weak.some((one) => !isElsewhere(one) && one.match.evidence >= WEAK_EVIDENCE)) return [];
  const next = weak.find(isElsewhere);
  if (next !== undefined && next.likeness * STANDING_OUT > best.likeness) return [];
  const there = weak.filter((one) => one.match.edition < editions && !isElsewhere(one));
  return there
    .filter(({ match }, at) => there.findIndex((other) => other.match.edition === match.edition) === at)
    .map(({ match }) => match);
}

/**
 * Weak matches that are listed after those that were found, if none of these is exact: at other verses, by score.
 * @param weak sorted
 */
export function weakBeside(
  found: readonly Ranked[],
  weak: readonly WeakMatch[],
  editions: number,
): readonly Ranked[] {
  if (found.length === 0 || found.some(({ words }) => words === "exact")) return [];
  const least = Math.max(...found.map(({ evidence }) => evidence)) * LISTED_SHARE;
  const listed: Ranked[] = [];
  for (const { match } of weak) {
    if (match.edition >= editions || match.evidence < least) continue;
    const isKnown = [...found, ...listed].some(({ verses }) => isOverlap(verses, match.verses));
    if (!isKnown) listed.push(match);
  }
  return listed.sort((a, b) => b.score - a.score);
}

/** The matches of all editions, by their verses. */
export class FoundPlaces {
  readonly #all: readonly Ranked[];
  readonly #byVerse = new Map<number, Ranked[]>();

  constructor(all: readonly Ranked[]) {
    this.#all = all;
    for (const match of all) {
      for (let verse = match.verses.first; verse <= match.verses.last; verse++) {
        const known = this.#byVerse.get(verse);
        if (known === undefined) this.#byVerse.set(verse, [match]);
        else known.push(match);
      }
    }
  }

  /** The matches that share a verse with these verses. */
  at({ first, last }: Verses): readonly Ranked[] {
    if (first === last) return this.#byVerse.get(first) ?? [];
    const found = new Set<Ranked>();
    for (let verse = first; verse <= last; verse++) {
      for (const match of this.#byVerse.get(verse) ?? []) found.add(match);
    }
    return [...found];
  }

  /** The best matches of the other editions. Ties are sorted in the order of the text. */
  bestOfOthers(edition: number): readonly Ranked[] {
    return this.#all
      .filter((match) => match.edition !== edition)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SUPPORTING);
  }
}

/** Whether two runs share a verse. */
export const isOverlap = (a: Verses, b: Verses): boolean => a.first <= b.last && b.first <= a.last;
