/**
 * Headings that name the passage of the text below them: a paragraph of one line that has little besides its citation ("ROMANS 8",
 * "Lesson text: Acts 16:19-34"). Carrying never crosses a heading, but a "v. 5" below it may be meant for its passage.
 */

import type { Block } from "./blocks.ts";
import type { Last } from "./citation.ts";
import type { Cited } from "./introductions.ts";
import { matchAt } from "./match-at.ts";

/** The longest heading, and the most letters in it besides those of its citations, in UTF-16 units. */
const MAX_LENGTH = 120;
const MAX_OTHER_LETTERS = 24;
const LETTER = /\p{L}/gu;

/** What a block stands under. */
export interface Heading {
  /** Null if the block is a note on a passage that is not known. */
  readonly passage: Last | null;
  /** The block is a note on a verse of the passage. */
  readonly isNoted: boolean;
}

/** The passages of the headings of a text, by where the headings end. */
export class Headings {
  readonly #ends: number[] = [];
  readonly #passages: Last[] = [];

  /** Adds a heading. Headings are added in the order of the text; one that is there already is not added again. */
  add(end: number, passage: Last): void {
    if (end <= (this.#ends.at(-1) ?? -1)) return;
    this.#ends.push(end);
    this.#passages.push(passage);
  }

  /** The passage of the last heading before an offset; null without one. */
  before(offset: number): Last | null {
    let [low, high] = [0, this.#ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#passages[low - 1] ?? null;
  }
}

/** The heading of the block that starts at an offset; null without one. */
export function headingBefore(text: string, start: number, headings: Headings): Heading | null {
  const passage = headings.before(start);
  if (passage === null) return beginsNote(text, start) ? { passage, isNoted: true } : null;
  const [, chapter, verse] = matchAt(NOTE_NUMBER, text, start) ?? [];
  const { chapter: last, from = last } = passage;
  const isNoted =
    chapter !== undefined ? Number(chapter) >= from && Number(chapter) <= last : verse !== undefined;
  return { passage, isNoted: isNoted || beginsNote(text, start) };
}

/** "8:3 sin offering", "26  Let us": what a note is about begins with chapter and verse, or with the verse. */
const NOTE_NUMBER = /\s*(?:(\d{1,3})[:.](?=\d)|(\d{1,3})\s{2}(?=\p{L}))/uy;

/** "Ver. 3. The law", "Vs. 22-24. Beaten", "VERSE 3.\u2014For" */
const NOTE_WORD = /\s*V(?:(?:er)?s?s?|v|ERS?ES?|erses?)\.?\s\d{1,3}(?:[-\u2013]\d{1,3})?[.\u2014](?=\D)/uy;

/** Whether a note on a verse begins at an offset, with a word for verse. */
export const beginsNote = (text: string, at: number): boolean => matchAt(NOTE_WORD, text, at) !== null;

/** The passage that a block names if it is a heading; null if it is none, or if its citations are of several books. */
export function passageOfHeading({ text, from, end }: Block, cited: readonly Cited[]): Last | null {
  if (end - from > MAX_LENGTH) return null;
  const own = cited.filter(({ start, end: to }) => start >= from && to > start);
  const [first] = own;
  if (first?.last === undefined || first.last === null) return null;
  const { bookId } = first.last;
  if (own.some(({ last }) => last === null || last.bookId !== bookId)) return null;
  const line = text.slice(from, end).trim();
  if (line.includes("\n")) return null;
  let others = line.match(LETTER)?.length ?? 0;
  for (const { start, end: to } of own) others -= text.slice(start, to).match(LETTER)?.length ?? 0;
  return others <= MAX_OTHER_LETTERS ? first.last : null;
}
