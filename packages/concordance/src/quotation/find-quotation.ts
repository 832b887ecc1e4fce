/** Finds a quotation in the editions and judges its words: from its text to the matches, best first. */

import type { Verses } from "../verses.ts";
import type { WordIndex } from "../word-index.ts";
import { align, type Step } from "./align.ts";
import { type EditionWords, editionWordsOf } from "./edition-words.ts";
import { type EncodedWord, encode } from "./encode.ts";
import { findExact, type WordRun } from "./exact.ts";
import { type Judgement, judge, MIN_EVIDENCE, NEAR_SCORE, type Nearness } from "./judge.ts";
import { findPlaces } from "./likely-places.ts";
import { type LikelyPlace, likelyPlacesOf, type Stretch } from "./likely-verses.ts";
import {
  FoundPlaces,
  isOverlap,
  LISTED_LIKENESS,
  outstanding,
  type Place,
  type QuotationMatch,
  type Ranked,
  sortedWeak,
  type WeakMatch,
  weakBeside,
  worthBy,
} from "./matches.ts";
import { type QuotationText, type QuotedWord, readQuotation } from "./read-quotation.ts";
import { Typography } from "./typography.ts";

export interface QuotationRequest {
  readonly quotation: QuotationText;
  /** The editions to search. Equally good matches are sorted in the order of this list. */
  readonly indexes: readonly WordIndex[];
  /** Other editions, which only help to find the place. Their verses have the same ordinals. */
  readonly helpers?: readonly WordIndex[];
  /**
   * The texts of the editions, then of the helpers, by ordinal. Among equally good places, those with the punctuation and
   * letter case of the quotation come first.
   */
  readonly texts?: readonly ((ordinal: number) => string | null)[];
  /** The verses of the given reference as ascending runs; null if none was given. */
  readonly within: readonly Verses[] | null;
  /** The most matches to return. */
  readonly limit: number;
}

/** Maximum number of places that are compared word by word, if the quotation was not found exactly. */
const PLACES = 10;
/** The same if the quotation was found exactly, for further matches in the list. */
const PLACES_BESIDE = 6;
/** A quotation with this many bits that was found exactly is not searched for elsewhere. */
const SURE_BITS = 40;
/** With fewer bits than this, changed words cannot be recognised. */
const MIN_BITS = 14;
/**
 * Fewer words than this agree with another verse by chance, if they are set off from the others. A changed quotation continues
 * outside its reference if at least so many words agree there, and half of those from the border of the reference to the
 * last that agrees.
 */
const MIN_CONTINUED = 3;
/** A loose match counts as near if another edition has this score at the same place. */
const SUPPORTED_SCORE = 0.8;
/** At a place that another edition supports, this score is enough for a loose match. */
const KNOWN_SCORE = 0.15;
/** Minimum evidence of a near match if the quotation is a whole verse, from its first word to its last. */
const WHOLE_EVIDENCE = 14;
/** Maximum number of runs of verses of a reference, and of words in a run, that are compared completely. */
const MAX_RUNS = 8;
const MAX_WORDS_AT_REFERENCE = 300;

/** The matches, best first; none if no edition has anything similar. */
export function findQuotation(request: QuotationRequest): readonly QuotationMatch[] {
  const search = findQuotationInSteps(request);
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of a few milliseconds, one for each edition. */
export function* findQuotationInSteps(
  request: QuotationRequest,
): Generator<undefined, readonly QuotationMatch[], undefined> {
  const words = readQuotation(request.quotation);
  if (!words.some(({ kind }) => kind === "word")) return [];
  const all = [...request.indexes, ...(request.helpers ?? [])];
  const comparisons: Comparison[] = [];
  for (const [number, index] of all.entries()) {
    const comparison = new Comparison(request, words, yield* editionWordsOf(index), number);
    comparison.searchExact();
    comparisons.push(comparison);
    yield undefined;
  }
  const isSure = comparisons.some(({ isSure }) => isSure);
  for (const comparison of comparisons) {
    comparison.searchNear(isSure);
    yield undefined;
  }
  const places = new FoundPlaces(comparisons.flatMap(({ found }) => found));
  const supported = comparisons
    .slice(0, request.indexes.length)
    .flatMap((comparison) => comparison.supportedBy(places));
  const weak = sortedWeak(comparisons.flatMap((comparison) => comparison.weak));
  const editions = request.indexes.length;
  const found = supported.length > 0 ? supported : outstanding(weak, editions);
  const sorted = found.toSorted(worthBy(new Typography(request)));
  const others = weakBeside(supported, weak, editions);
  return [...sorted, ...others].slice(0, request.limit).map(withoutRanking);
}

const withoutRanking = ({ coverage: _coverage, support: _support, ...told }: Ranked): QuotationMatch => told;

/** One quotation compared with one edition. */
class Comparison {
  readonly #request: QuotationRequest;
  readonly #words: readonly EncodedWord[];
  readonly #edition: EditionWords;
  readonly #number: number;
  readonly #bits: number;
  readonly found: Ranked[] = [];
  /** Matches with too little evidence. */
  readonly weak: WeakMatch[] = [];

  constructor(
    request: QuotationRequest,
    words: readonly QuotedWord[],
    edition: EditionWords,
    number: number,
  ) {
    this.#request = request;
    this.#edition = edition;
    this.#words = encode(words, this.#edition);
    this.#bits = this.#words.reduce((sum, { bits, word }) => sum + (word.kind === "word" ? bits : 0), 0);
    this.#number = number;
  }

  /** Whether the words were found exactly and are rare enough that no other place is meant. */
  get isSure(): boolean {
    return this.#bits >= SURE_BITS && this.found.some(({ words }) => words === "exact");
  }

  searchExact(): void {
    const within = (this.#request.within ?? []).slice(0, MAX_RUNS).map((verses) => {
      const { first, end } = this.#stretchOf(verses, 0);
      return { first, last: end - 1 };
    });
    const verses = new Set<string>();
    for (const runs of findExact(this.#words, this.#edition, within)) {
      // If one verse has the words twice, that is one match.
      const run = `${this.#verseOf(runs[0]?.first ?? 0)} ${this.#verseOf(runs.at(-1)?.last ?? 0)}`;
      if (!verses.has(run)) this.#addExact(runs);
      verses.add(run);
    }
  }

  /** @param isSure whether an exact match is known, in this edition or another */
  searchNear(isSure: boolean): void {
    const { limit, within } = this.#request;
    const exact = this.found.length;
    const isThere = within === null || this.found.some(({ place }) => place === "right");
    if (!isThere) for (const stretch of this.#stretchesAtReference()) this.#addNear(stretch);
    const least = exact === 0 && within === null ? MIN_BITS : MIN_EVIDENCE;
    if (isSure || exact >= limit || this.#bits < least) return;
    const most = Math.max(limit, exact > 0 ? PLACES_BESIDE : PLACES);
    for (const place of findPlaces(this.#words, this.#edition, most)) {
      if (!this.#addNear(place) && within === null) this.#addWeak(place);
    }
  }

  /** The matches, and those at verses where another edition has a match. */
  supportedBy(places: FoundPlaces): readonly Ranked[] {
    for (const { verses } of places.bestOfOthers(this.#number)) {
      if (this.found.some((own) => isOverlap(own.verses, verses))) continue;
      this.#addNear(this.#stretchOf(verses, this.#words.length >> 1), true);
    }
    return this.found.map((own) => {
      const same = places.at(own.verses);
      const support = same.reduce((best, { score }) => Math.max(best, score), own.score);
      const exactIn = [
        ...new Set(same.filter(({ words }) => words === "exact").map(({ edition }) => edition)),
      ];
      const isNear = own.words === "loose" && support >= SUPPORTED_SCORE;
      return { ...own, support, exactIn, words: isNear ? "near" : own.words };
    });
  }

  #addExact(runs: readonly WordRun[]): void {
    const [first, last] = [runs[0]?.first ?? 0, runs.at(-1)?.last ?? 0];
    const places = runs.flatMap((run) =>
      Array.from({ length: run.last - run.first + 1 }, (_, at) => run.first + at),
    );
    const match = this.#made({
      first,
      last,
      words: "exact",
      score: 1,
      evidence: this.#bits,
      differences: [],
      places,
      quoted: this.#quotedRange(0, this.#words.length),
    });
    this.found.push(match);
  }

  /**
   * Returns whether there is a match now.
   * @param isKnown whether another edition has a match here
   */
  #addNear({ first, end }: Stretch, isKnown = false): boolean {
    const aligned = align(this.#words, this.#edition, first, end).steps;
    const judged = judge(this.#words, this.#edition, aligned, (places) => this.#isAtReference(places));
    if (judged === null) return false;
    const { steps } = judged;
    const words = judged.words ?? this.#wordsWithLittleEvidence(judged, isKnown);
    if (words === null) return false;
    const run =
      words === "exact" ? null : (this.#runWithStrayWords(steps) ?? this.#versesWithoutStrayEnds(steps));
    // If the words in these verses are too few for a match, those outside them are no chance.
    if (run !== null && this.#addNear(this.#stretchOf(run, 0), isKnown)) return true;
    // Another stretch has already led to this place.
    if (this.found.some(({ found }) => found[0] <= judged.last && judged.first < found[1])) return true;
    const whole = words === "exact" ? { score: 1, evidence: judged.evidence / judged.score } : {};
    this.found.push(this.#made({ ...judged, words, quoted: this.#quotedBy(steps), ...whole }));
    return true;
  }

  /** The verdict on words whose evidence is too little elsewhere: those of whole verses, and those where another edition matches. */
  #wordsWithLittleEvidence(
    { score, evidence, first, last, steps }: Judgement,
    isKnown: boolean,
  ): Nearness | null {
    const { verseStarts } = this.#edition.index;
    const isWhole =
      steps[0]?.likeness !== 0 &&
      steps.at(-1)?.likeness !== 0 &&
      first === verseStarts[this.#verseOf(first) - 1] &&
      last + 1 === verseStarts[this.#verseOf(last)];
    if (isWhole && score >= NEAR_SCORE && evidence >= WHOLE_EVIDENCE) return "near";
    return isKnown && score >= KNOWN_SCORE ? "loose" : null;
  }

  #addWeak({ first, end, likeness }: LikelyPlace): void {
    if (likeness < LISTED_LIKENESS) return;
    const aligned = align(this.#words, this.#edition, first, end).steps;
    const judged = judge(this.#words, this.#edition, aligned, () => false);
    if (judged === null) return;
    const made = { ...judged, words: "loose" as const, quoted: this.#quotedBy(judged.steps) };
    this.weak.push({ match: this.#made(made), likeness });
  }

  #quotedBy(steps: readonly Step[]): readonly [number, number] {
    const matched = steps.filter(({ likeness }) => likeness > 0);
    return this.#quotedRange(matched[0]?.quoted[0] ?? 0, matched.at(-1)?.quoted[1] ?? 0);
  }

  #made({
    first,
    last,
    words,
    score,
    evidence,
    differences,
    places,
    quoted,
  }: Omit<Judgement, "words" | "steps"> & {
    readonly words: Nearness;
    readonly places: readonly number[];
    readonly quoted: readonly [number, number];
  }): Ranked {
    const { verseStarts } = this.#edition.index;
    const verses = { first: this.#verseOf(first), last: this.#verseOf(last) };
    const length = (verseStarts[verses.last] ?? 0) - (verseStarts[verses.first - 1] ?? 0);
    return {
      edition: this.#number,
      verses,
      words,
      place: this.#placeOf(places),
      score,
      evidence,
      quoted,
      found: [first, last + 1],
      differences: differences.map((difference) => ({
        ...difference,
        quoted: this.#rangeOf(difference.quoted),
      })),
      coverage: places.length / Math.max(1, length),
      support: score,
      exactIn: words === "exact" ? [this.#number] : [],
    };
  }

  /** The range of words of the quotation in its text, in UTF-16 units. */
  #quotedRange(from: number, to: number): readonly [number, number] {
    return [this.#words[from]?.word.start ?? 0, this.#words[to - 1]?.word.end ?? 0];
  }

  /** The same; the empty range between two words lies after the first. */
  #rangeOf([from, to]: readonly [number, number]): readonly [number, number] {
    if (from < to) return this.#quotedRange(from, to);
    const at = from === 0 ? (this.#words[0]?.word.start ?? 0) : (this.#words[from - 1]?.word.end ?? 0);
    return [at, at];
  }

  /** @param places the edition's words that agree */
  #placeOf(places: readonly number[]): Place {
    if (this.#request.within === null) return "not_given";
    const inside = places.filter((word) => this.#isInside(this.#verseOf(word))).length;
    return inside === places.length ? "right" : inside > 0 ? "partial" : "wrong";
  }

  /**
   * The run of verses of the reference that has the words, if those that agree outside it do so by chance: "for" in the verse
   * before does not mean that it is quoted too. Null otherwise.
   */
  #runWithStrayWords(steps: readonly Step[]): Verses | null {
    const matched = matchedWords(steps);
    const runs = new Set(matched.map((word) => this.#runOf(this.#verseOf(word))));
    if (!runs.delete(null)) return null;
    const [run, ...others] = runs;
    if (run == null || others.length > 0) return null;
    const { first, end } = this.#stretchOf(run, 0);
    const before = matched.filter((word) => word < first);
    const after = matched.filter((word) => word >= end);
    return isStray(before, first - (before[0] ?? first)) && isStray(after, (after.at(-1) ?? end) + 1 - end)
      ? run
      : null;
  }

  /**
   * The verses that have the words, without a first and a last verse that agree by chance: in few words, and set off from
   * the others by words that differ. Null if there are no such verses.
   */
  #versesWithoutStrayEnds(steps: readonly Step[]): Verses | null {
    const matched = matchedWords(steps);
    const verses = { first: this.#verseOf(matched[0] ?? 0), last: this.#verseOf(matched.at(-1) ?? 0) };
    if (verses.first === verses.last) return null;
    const { end } = this.#stretchOf({ first: verses.first, last: verses.first }, 0);
    const { first } = this.#stretchOf({ first: verses.last, last: verses.last }, 0);
    const [before, after] = [matched.filter((word) => word < end), matched.filter((word) => word >= first)];
    const isStrayBefore = this.#isStrayEnd(verses.first, before.length) && !isJoined(steps, end);
    const isStrayAfter = this.#isStrayEnd(verses.last, after.length) && !isJoined(steps, first);
    if (!isStrayBefore && !isStrayAfter) return null;
    const [from, to] = [verses.first + Number(isStrayBefore), verses.last - Number(isStrayAfter)];
    return from <= to ? { first: from, last: to } : null;
  }

  /** Whether so few words of a verse outside the reference agree that they may do so by chance. */
  #isStrayEnd(verse: number, agreeing: number): boolean {
    const { first, end } = this.#stretchOf({ first: verse, last: verse }, 0);
    return agreeing < MIN_CONTINUED && agreeing * 2 < end - first && !this.#isInside(verse);
  }

  #isAtReference(places: readonly number[]): boolean {
    const place = this.#placeOf(places);
    return place === "right" || place === "partial";
  }

  #isInside(ordinal: number): boolean {
    return this.#runOf(ordinal) !== null;
  }

  /** The run of verses of the reference that contains a verse. */
  #runOf(ordinal: number): Verses | null {
    return this.#request.within?.find(({ first, last }) => first <= ordinal && ordinal <= last) ?? null;
  }

  /** The ordinal of the verse of a word. */
  #verseOf(word: number): number {
    const { verseStarts } = this.#edition.index;
    let [low, high] = [0, verseStarts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((verseStarts[middle] ?? 0) <= word) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  #stretchesAtReference(): readonly Stretch[] {
    return (this.#request.within ?? []).slice(0, MAX_RUNS).flatMap((verses): readonly Stretch[] => {
      const run = this.#stretchOf(verses, 0);
      return run.end - run.first > MAX_WORDS_AT_REFERENCE
        ? likelyPlacesOf(this.#words, this.#edition, PLACES_BESIDE, run)
        : [this.#stretchOf(verses, this.#words.length + 8)];
    });
  }

  /** Verses with some words before and after them. */
  #stretchOf({ first, last }: Verses, slack: number): Stretch {
    const { verseStarts, wordTotal } = this.#edition.index;
    return {
      first: Math.max(0, (verseStarts[first - 1] ?? 0) - slack),
      end: Math.min(wordTotal, (verseStarts[last] ?? 0) + slack),
    };
  }
}

/** The first word of the edition of each step that agrees. */
const matchedWords = (steps: readonly Step[]): readonly number[] =>
  steps.flatMap(({ likeness, text: [from] }) => (likeness > 0 ? [from] : []));

/** Whether words that agree beyond a border do so by chance. `span`: the number of words from the border to the last of them. */
const isStray = (beyond: readonly number[], span: number): boolean =>
  beyond.length < MIN_CONTINUED || beyond.length < span / 2;

/** Whether the words on both sides of a border agree, and follow each other in the quotation too. */
function isJoined(steps: readonly Step[], border: number): boolean {
  const at = steps.findIndex(({ text: [, to] }) => to > border);
  const [before, after] = [steps[at - 1], steps[at]];
  return (before?.likeness ?? 0) > 0 && (after?.likeness ?? 0) > 0;
}
