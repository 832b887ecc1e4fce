/**
 * Where a text has words that may be evidence against a citation near them: of times, ratios, other subjects, labels.
 * The fast path leaves such a place to the grammar. A new word list that speaks against a chapter and verse is added in
 * `wordsOf`.
 */

import type { ProseSets } from "./prose-sets.ts";

/** UTF-16 units that are searched at once. */
const CHUNK = 1024;
const WORD = /[a-z]+/g;

const known = new WeakMap<ProseSets, ReadonlySet<string>>();

function wordsOf(sets: ProseSets): ReadonlySet<string> {
  const { pairWords, timeWords, secular, labels } = sets;
  const words = known.get(sets) ?? new Set([...pairWords, ...timeWords, ...secular, ...labels]);
  known.set(sets, words);
  return words;
}

export class OddWords {
  readonly #text: string;
  readonly #sets: ProseSets;
  readonly #words: ReadonlySet<string>;
  /** The starts of such words in each chunk that was asked for. */
  readonly #chunks: (readonly number[] | undefined)[] = [];

  constructor(text: string, sets: ProseSets) {
    this.#text = text;
    this.#sets = sets;
    this.#words = wordsOf(sets);
  }

  /** Whether such a word starts from `from` to before `to`. */
  has(from: number, to: number): boolean {
    const last = Math.floor((Math.min(to, this.#text.length) - 1) / CHUNK);
    for (let chunk = Math.floor(Math.max(from, 0) / CHUNK); chunk <= last; chunk++)
      for (const start of this.#startsIn(chunk)) if (start >= from && start < to) return true;
    return false;
  }

  /** Whether two numbers before the word are a time: "Ezra 7:10 hours". */
  isTimeUnit(word: string): boolean {
    return this.#sets.timeUnits.has(word);
  }

  #startsIn(chunk: number): readonly number[] {
    let starts = this.#chunks[chunk];
    if (starts === undefined) {
      starts = this.#search(chunk * CHUNK);
      this.#chunks[chunk] = starts;
    }
    return starts;
  }

  #search(from: number): readonly number[] {
    // A word may end in the next chunk.
    const text = this.#text.slice(from, from + CHUNK + MAX_WORD).toLowerCase();
    const starts: number[] = [];
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (index >= CHUNK) break;
      if (this.#words.has(word)) starts.push(from + index);
    }
    return starts;
  }
}

const MAX_WORD = 24;
