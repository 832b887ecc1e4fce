/**
 * The words that say most about each verse, such as "manna" and "omer". Among the passages that a "v. 16" may belong to, the one whose verse
 * has words of the sentence is likelier.
 */

import { chapterPosition, firstOrdinalAt, verseCount } from "../canon.ts";
import { unpackNumbers } from "../languages/packed-numbers.ts";

/** So many words of a verse are kept, each as the hash of its stem, or 0 for none. */
export const WORDS_OF_VERSE = 4;
const HASHES = 1023;

/** So many first letters of a word without its ending stand for all its forms. */
const STEM = 6;
const MIN_STEM = 3;
/** Shorter words say nothing. */
const MIN_WORD = 3;
const ENDING = /(?:'s|ings?|eth|est|ed|es|s|ly|e)$/;
const WORD = /\p{L}+(?:['\u2019]s)?/gu;

/** The stems of the words of a text, each once. */
export function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [word] of text.matchAll(WORD)) if (word.length >= MIN_WORD) stems.add(stemOf(word));
  return stems;
}

function stemOf(word: string): string {
  const letters = word.toLowerCase().replace("\u2019", "'");
  const end = ENDING.exec(letters)?.index ?? letters.length;
  return letters.slice(0, end >= MIN_STEM ? Math.min(end, STEM) : STEM);
}

/** The hash of a stem, from 1 to 1023 (FNV-1a). */
export function hashOfStem(stem: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < stem.length; at++) hash = Math.imul(hash ^ stem.charCodeAt(at), 0x01000193);
  return (((hash ^ (hash >>> 16)) >>> 0) % HASHES) + 1;
}

/** The most telling words of the verses in one language. */
export class VerseWords {
  readonly #packed: string;
  readonly #frequent: ReadonlySet<string>;
  /** Unpacked when they are needed first. */
  #hashes: Uint16Array | null = null;

  /** `packed`: see ProseWords. */
  constructor(packed: { readonly hashes: string; readonly frequent: string }) {
    this.#packed = packed.hashes;
    this.#frequent = new Set(packed.frequent.split(" "));
  }

  /** Whether the language has words of verses. */
  get isKnown(): boolean {
    return this.#packed !== "";
  }

  /** The hashes of the words of a text that are not too frequent to say anything. */
  hashesOf(text: string): ReadonlySet<number> {
    return new Set([...stemsOf(text)].filter((stem) => !this.#frequent.has(stem)).map(hashOfStem));
  }

  /** How many of the words are among those of the verses from `first` to `last` of a chapter, both included. */
  countIn(words: ReadonlySet<number>, bookId: number, chapter: number, first: number, last: number): number {
    this.#hashes ??= unpackNumbers(this.#packed);
    const start = firstOrdinalAt(chapterPosition(bookId, chapter));
    const end = Math.min(last, verseCount(bookId, chapter));
    const found = new Set<number>();
    for (let verse = first; verse <= end; verse++) {
      const from = (start + verse - 2) * WORDS_OF_VERSE;
      for (const hash of this.#hashes.subarray(from, from + WORDS_OF_VERSE))
        if (words.has(hash)) found.add(hash);
    }
    return found.size;
  }
}
