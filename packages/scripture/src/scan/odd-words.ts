/**
 * Where a text has words that may be evidence against a citation near them. The fast path leaves such a place to the
 * grammar. A new word list that speaks against a chapter and verse is added in `kindsOf`.
 */

import { COMMA, DOT, isAsciiLetter, isDigit } from "./plain-words.ts";
import type { ProseSets } from "./prose-sets.ts";

/** Kinds of such words, as bits: of ratios and scores, of other subjects, and of works that are named like a book. */
export const PAIR = 1;
export const SUBJECT = 2;
export const WORK = 4;

/** The words of a language, each with its kinds. */
interface Kinds {
  readonly byWord: ReadonlyMap<string, number>;
  /** By the first three letters: the lengths of the words that begin so, each as a bit. */
  readonly lengths: Int32Array;
}

const known = new WeakMap<ProseSets, Kinds>();

function kindsOf(sets: ProseSets): Kinds {
  let kinds = known.get(sets);
  if (kinds === undefined) {
    const byWord = new Map<string, number>();
    const lengths = new Int32Array(32 * 32 * 32);
    const lists = [
      [PAIR, sets.pairWords],
      [SUBJECT, sets.secular],
      [WORK, sets.works],
      [WORK, sets.worksOf],
    ] as const;
    for (const [kind, words] of lists) {
      for (const word of words) {
        byWord.set(word, (byWord.get(word) ?? 0) | kind);
        const beginning = beginningAt(word, 0, word.length);
        lengths[beginning] = (lengths[beginning] ?? 0) | (1 << word.length);
      }
    }
    kinds = { byWord, lengths };
    known.set(sets, kinds);
  }
  return kinds;
}

/** The first three letters of a word as a number. */
function beginningAt(text: string, start: number, end: number): number {
  const letter = (at: number): number => (at < end ? text.charCodeAt(at) & 31 : 0);
  return letter(start) + letter(start + 1) * 32 + letter(start + 2) * 1024;
}

/** UTF-16 units that are searched at once. */
const CHUNK = 1024;

export class OddWords {
  readonly #text: string;
  readonly #sets: ProseSets;
  readonly #kinds: Kinds;
  /** The starts of such words in each chunk that was asked for, each followed by its kinds. */
  readonly #chunks: (readonly number[] | undefined)[] = [];

  constructor(text: string, sets: ProseSets) {
    this.#text = text;
    this.#sets = sets;
    this.#kinds = kindsOf(sets);
  }

  /** Whether a word of some kinds starts from `from` to before `to`. */
  has(kinds: number, from: number, to: number): boolean {
    const last = Math.floor((Math.min(to, this.#text.length) - 1) / CHUNK);
    for (let chunk = Math.floor(Math.max(from, 0) / CHUNK); chunk <= last; chunk++) {
      const starts = this.#startsIn(chunk);
      for (let at = 0; at < starts.length; at += 2) {
        const start = starts[at] as number;
        if (start >= from && start < to && ((starts[at + 1] as number) & kinds) !== 0) return true;
      }
    }
    return false;
  }

  /** Whether two numbers before the word are a time: "Ezra 7:10 hours". */
  isTimeUnit(word: string): boolean {
    return this.#sets.timeUnits.has(word) || this.#sets.timeWords.has(word);
  }

  /** "Genesis 2:15 lap record" */
  isSubject(word: string): boolean {
    return this.#sets.secular.has(word);
  }

  /** Whether a title or label stands before a name: "Father John", "Gate 4, Luke". */
  isTitled(name: number): boolean {
    const text = this.#text;
    let end = pastBack(text, name, isSpace);
    if (text.charCodeAt(end - 1) === COMMA) end--;
    end = pastBack(text, pastBack(text, end, isDigit), isSpace);
    if (text.charCodeAt(end - 1) === DOT) end--;
    const start = pastBack(text, end, isAsciiLetter);
    if (start === end) return false;
    const word = text.slice(start, end).toLowerCase();
    const { labels, personTitles, shortTitles } = this.#sets;
    return labels.has(word) || personTitles.has(word) || shortTitles.has(word);
  }

  #startsIn(chunk: number): readonly number[] {
    let starts = this.#chunks[chunk];
    if (starts === undefined) {
      starts = this.#search(chunk * CHUNK);
      this.#chunks[chunk] = starts;
    }
    return starts;
  }

  /** A word belongs to the chunk in which it starts. */
  #search(from: number): readonly number[] {
    const text = this.#text;
    const { byWord, lengths } = this.#kinds;
    const to = Math.min(from + CHUNK, text.length);
    const starts: number[] = [];
    let at = from;
    while (at > 0 && isAsciiLetter(text.charCodeAt(at - 1)) && isAsciiLetter(text.charCodeAt(at))) at++;
    while (at < to) {
      const start = at;
      while (isAsciiLetter(text.charCodeAt(at))) at++;
      const length = at - start;
      const isKnown = ((lengths[beginningAt(text, start, at)] ?? 0) & (1 << length)) !== 0;
      if (isKnown && length <= MAX_WORD) {
        const kinds = byWord.get(text.slice(start, at).toLowerCase());
        if (kinds !== undefined) starts.push(start, kinds);
      }
      at++;
    }
    return starts;
  }
}

const MAX_WORD = 24;

/** The start of the characters of a kind that end at a place; at most the length of a word of them. */
function pastBack(text: string, end: number, isOfKind: (code: number) => boolean): number {
  let at = end;
  while (end - at < MAX_WORD && isOfKind(text.charCodeAt(at - 1))) at--;
  return at;
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
