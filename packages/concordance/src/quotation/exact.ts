/** Finds the places where an edition has exactly the words of a quotation, in order and without gaps. */

import { type EditionWords, occurrencesOf } from "./edition-words.ts";
import type { EncodedWord } from "./encode.ts";

/** A run of words, which are numbered through the whole edition: `first` and `last` included. */
export interface WordRun {
  readonly first: number;
  readonly last: number;
}

/** Maximum number of words of the edition that a quotation may omit at an ellipsis. */
const MAX_LEFT_OUT = 400;
/** Maximum number of words of the edition that an inserted word may replace: "[he] said" for "the king of Egypt said". */
export const MAX_REPLACED = 4;
/** Maximum number of attempted matches for one quotation, which limits its cost. */
const MAX_ATTEMPTS = 60_000;
/** Maximum number of places for very common words: the first ones in the order of the text. */
const MAX_PLACES = 1000;

interface Part {
  /** A range of the quotation's words; the end is not included. */
  readonly from: number;
  readonly to: number;
  /** Its rarest word, among those that must be in the text. */
  readonly anchor: number;
  readonly occurrences: number;
}

/**
 * All places that have the words, in the order of the text. A place has one run for each part between ellipses. For several
 * parts, each occurrence of the rarest part gives one place, with the nearest matches of the other parts. If there are very
 * many places, returns those `within` runs of words, and the first of the others.
 */
export function findExact(
  words: readonly EncodedWord[],
  edition: EditionWords,
  within: readonly WordRun[],
): readonly (readonly WordRun[])[] {
  const parts = partsOf(words, edition);
  if (parts === null) return [];
  const rarest = parts.reduce(
    (best, part, at) => (part.occurrences < (parts[best]?.occurrences ?? 0) ? at : best),
    0,
  );
  const matcher = new Matcher(words, edition);
  const found: (readonly WordRun[])[] = [];
  const main = parts[rarest];
  if (main === undefined) return [];
  for (const at of placesOf(words[main.anchor]?.spelling ?? -1, edition)) {
    if (found.length >= 2 * MAX_PLACES) break;
    if (found.length >= MAX_PLACES && !within.some(({ first, last }) => first <= at && at <= last)) continue;
    const run = matcher.runAround(main, at);
    if (run === null) continue;
    const runs = matcher.extended(parts, rarest, run);
    if (runs !== null) found.push(runs);
    if (matcher.attempts > MAX_ATTEMPTS) break;
  }
  return found;
}

function partsOf(words: readonly EncodedWord[], edition: EditionWords): readonly Part[] | null {
  const parts: Part[] = [];
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (to < words.length && words[to]?.word.isAfterGap !== true) to++;
    const part = partOf(words, from, to, edition);
    if (part === null) return null;
    if (part !== "empty") parts.push(part);
    from = to;
  }
  return parts.length === 0 ? null : parts;
}

/** A part of a quotation; null if none of its words can be searched for; "empty" if it has only insertions and numbers. */
function partOf(
  words: readonly EncodedWord[],
  from: number,
  to: number,
  edition: EditionWords,
): Part | "empty" | null {
  let [anchor, occurrences] = [-1, Number.POSITIVE_INFINITY];
  let isEmpty = true;
  for (let at = from; at < to; at++) {
    const { word, spelling } = words[at] as EncodedWord;
    if (word.kind !== "word") continue;
    isEmpty = false;
    if (spelling === -1) continue;
    const count = occurrencesOf(edition.formsOfSpelling(spelling), edition.index);
    if (count < occurrences) [anchor, occurrences] = [at, count];
  }
  if (isEmpty) return "empty";
  return anchor === -1 ? null : { from, to, anchor, occurrences };
}

/** The numbers of the words that have a spelling, ascending. */
function placesOf(spelling: number, { index, formsOfSpelling, places }: EditionWords): Uint32Array {
  const { postingStarts } = index;
  const runs = formsOfSpelling(spelling).map((form) =>
    places.subarray(postingStarts[form] ?? 0, postingStarts[form + 1] ?? 0),
  );
  const [only] = runs;
  if (runs.length === 1 && only !== undefined) return only;
  return Uint32Array.from(runs.flatMap((run) => [...run])).sort();
}

/**
 * Compares words of a quotation with words of the edition; one side may write as one word what the other writes as
 * two.
 */
class Matcher {
  readonly #words: readonly EncodedWord[];
  readonly #edition: EditionWords;
  attempts = 0;
  /** The position after the last step: the next word of the quotation and of the edition. */
  #quoted = 0;
  #text = 0;

  constructor(words: readonly EncodedWord[], edition: EditionWords) {
    this.#words = words;
    this.#edition = edition;
  }

  /** The run of a part whose anchor is at a word of the edition; null if its other words are not there. */
  runAround({ from, to, anchor }: Part, at: number): WordRun | null {
    const after = this.#match(anchor, to, at, 1);
    if (after === NOWHERE) return null;
    const before = this.#match(anchor - 1, from - 1, at - 1, -1);
    return before === NOWHERE ? null : { first: before + 1, last: after - 1 };
  }

  /** The runs of all parts: the nearest ones on both sides of the known run; null if one is missing. */
  extended(parts: readonly Part[], known: number, run: WordRun): readonly WordRun[] | null {
    const runs: WordRun[] = [run];
    for (let at = known + 1; at < parts.length; at++) {
      const next = this.#nearest(parts[at] as Part, (runs.at(-1) as WordRun).last + 1, 1);
      if (next === null) return null;
      runs.push(next);
    }
    for (let at = known - 1; at >= 0; at--) {
      const before = this.#nearest(parts[at] as Part, (runs[0] as WordRun).first - 1, -1);
      if (before === null) return null;
      runs.unshift(before);
    }
    return runs;
  }

  #nearest({ from, to }: Part, start: number, step: 1 | -1): WordRun | null {
    for (let away = 0; away <= MAX_LEFT_OUT; away++) {
      const at = start + away * step;
      if (++this.attempts > MAX_ATTEMPTS) return null;
      const after = step === 1 ? this.#match(from, to, at, 1) : this.#match(to - 1, from - 1, at, -1);
      if (after === NOWHERE) continue;
      return step === 1 ? { first: at, last: after - 1 } : { first: after + 1, last: at };
    }
    return null;
  }

  /**
   * Matches the words from `quoted` up to `end` (not included) in the direction of `step`. Returns the next word of
   * the edition, or NOWHERE.
   */
  #match(quoted: number, end: number, text: number, step: 1 | -1): number {
    let [i, t] = [quoted, text];
    while (i !== end) {
      if (this.#words[i]?.word.kind !== "word") return this.#matchOptional(i, end, t, step);
      if (!this.#step(i, end, t, step)) return NOWHERE;
      [i, t] = [this.#quoted, this.#text];
    }
    return t;
  }

  /** Matches an optional word: the edition may have it or not, and an insertion may replace some words. */
  #matchOptional(i: number, end: number, t: number, step: 1 | -1): number {
    if (++this.attempts > MAX_ATTEMPTS) return NOWHERE;
    if (this.#step(i, end, t, step)) {
      const found = this.#match(this.#quoted, end, this.#text, step);
      if (found !== NOWHERE) return found;
    }
    const isInserted = this.#words[i]?.word.kind === "inserted";
    const next = i + step;
    const isLastInsertion = next !== end && this.#words[next]?.word.kind !== "inserted";
    const most = isInserted && isLastInsertion ? MAX_REPLACED : 0;
    for (let replaced = 0; replaced <= most; replaced++) {
      const found = this.#match(next, end, t + replaced * step, step);
      if (found !== NOWHERE) return found;
    }
    return NOWHERE;
  }

  /** One step: one word on each side, or as many as needed until both sides have the same letters. */
  #step(i: number, end: number, t: number, step: 1 | -1): boolean {
    const { index, spellings, letters } = this.#edition;
    const form = index.words[t];
    if (form === undefined) return false;
    this.#quoted = i + step;
    this.#text = t + step;
    const word = this.#words[i];
    if (word === undefined) return false;
    if (spellings[form] === word.spelling) return true;
    let [a, b] = [word.word.letters, letters[form] ?? ""];
    if (step === 1 ? a.charCodeAt(0) !== b.charCodeAt(0) : a.at(-1) !== b.at(-1)) return false;
    while (a.length !== b.length) {
      const isQuotedShorter = a.length < b.length;
      const [short, long] = isQuotedShorter ? [a, b] : [b, a];
      if (!(step === 1 ? long.startsWith(short) : long.endsWith(short))) return false;
      if (isQuotedShorter && this.#quoted === end) return false;
      const more = isQuotedShorter
        ? this.#words[this.#quoted]?.word.letters
        : letters[index.words[this.#text] ?? -1];
      if (more === undefined) return false;
      const joined = step === 1 ? short + more : more + short;
      if (isQuotedShorter) [a, this.#quoted] = [joined, this.#quoted + step];
      else [b, this.#text] = [joined, this.#text + step];
    }
    return a === b;
  }
}

/** No match. Not -1, which is the position before the first word. */
const NOWHERE = -2;
