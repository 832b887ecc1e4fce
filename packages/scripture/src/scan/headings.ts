/**
 * Headings that name the passage of the text below them: a paragraph of one line with little before its citation ("ROMANS 8",
 * "Lesson text: Acts 16:19-34", "Read Romans 3:21-26 before Thursday"). Carrying never crosses a heading, but a "v. 5" below it may be meant for its passage.
 */

import { isWithin } from "../resolve/meaning/coordinates.ts";
import { isVerseEntry, type Lexicon } from "../resolve/names/lexicon.ts";
import type { Block } from "./blocks.ts";
import type { Last } from "./citation.ts";
import { matchAt } from "./match-at.ts";
import { isAsciiLetter } from "./plain-words.ts";

/** The longest heading, in UTF-16 units. */
const MAX_LENGTH = 120;
/** The most letters before the last citation of a heading, not counting those of other citations. */
const MAX_LETTERS_BEFORE = 24;
/** The most letters after it. A heading that begins with its citation has no more than before it. */
const MAX_LETTERS_AFTER = 40;
/** The most citations of a heading and of the row that it is in. */
const MAX_CITATIONS = 16;
const LETTER = /\p{L}/u;

/** The end of a sentence after a word, and another sentence. Not the stop after a citation: "Read Rom 8 (ESV). Life". */
const WORD_AND_SENTENCE = /\p{L}{4,}[.!?]["')\]\u201d]?\s+\p{Lu}/u;

/** What a block stands under: a heading, or the context that is given with the text. */
export interface Heading {
  /** Null if the block is a note on a passage that is not known. */
  readonly passage: Last | null;
  /** The block is a note on a verse of the passage. */
  readonly isOnNote: boolean;
  /** It is the context, from which verses may be carried. */
  readonly isGiven: boolean;
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

/** What the block that starts at an offset stands under; null if nothing is known. `given`: the context of the text. */
export function headingOf(
  text: string,
  start: number,
  headings: Headings,
  given: Last | null,
  lexicon: Lexicon,
): Heading | null {
  const passage = given ?? headings.before(start);
  const isGiven = given !== null;
  const isOnNote = beginsNote(text, start, lexicon);
  if (passage === null) return isOnNote ? { passage, isOnNote, isGiven } : null;
  return { passage, isOnNote: isOnNote || beginsWithNumberOf(passage, text, start), isGiven };
}

/** Chapter and verse, which are no time, or a verse before two spaces. */
const NOTE_NUMBER = /\s*(?:(\d{1,3}):(\d{1,3})(?!\d|\s?[ap]\.?m)|(\d{1,3})\s{2}(?=\p{L}))/iuy;

/** "8:3 sin offering", "26  Let us": what a note on a passage is about begins with its number. */
function beginsWithNumberOf(passage: Last, text: string, at: number): boolean {
  const [, chapter, verse, alone] = matchAt(NOTE_NUMBER, text, at) ?? [];
  if (chapter === undefined) return alone !== undefined;
  const { bookId, chapter: last, from = last } = passage;
  const isInside = Number(chapter) >= from && Number(chapter) <= last;
  return isInside && isWithin(bookId, Number(chapter), Number(verse));
}

const NOTE_WORD = /\s*(\p{Lu}\p{L}*)\.?\s\d{1,3}(?:[-\u2013]\d{1,3})?[.\u2014](?=\D)/uy;

/** "v. 2 The kings", "v.2 The kings" at the start of a line. */
const NOTE_LINE = /(?<=(?:^|\n)[ \t]*)(\p{L}+)(?:\.?\s|\.)\d{1,3}(?:[-\u2013]\d{1,3})?\s["\u201c]?\p{Lu}/uy;

/** Whether a note begins at an offset with a word for verse: "Ver. 3. The law", "VERSE 3.\u2014For", or "v. 2 The kings" on a line of its own. */
export function beginsNote(text: string, at: number, lexicon: Lexicon): boolean {
  const found = matchAt(NOTE_WORD, text, at) ?? matchAt(NOTE_LINE, text, at);
  return isVerseEntry(lexicon.find(found?.[1]?.toLowerCase() ?? ""));
}

/** A citation; offsets in UTF-16 units, `end` not included. */
interface CitedPlace {
  readonly start: number;
  readonly end: number;
  readonly last: Last | null;
}

/** The passage that a block names if it is a heading; null if it is none, or if its citations are of several books. */
export function passageOfHeading({ text, from, end }: Block, cited: readonly CitedPlace[]): Last | null {
  if (end - from > MAX_LENGTH || cited.length > MAX_CITATIONS) return null;
  const own = cited.filter(({ start, end: to }) => start >= from && to > start);
  const [first] = own;
  if (first?.last === undefined || first.last === null) return null;
  const { bookId } = first.last;
  if (own.some(({ last }) => last === null || last.bookId !== bookId)) return null;
  const line = text.slice(from, end).trim();
  if (/\n|[!?]$/.test(line)) return null;
  const final = own.at(-1) ?? first;
  let before = lettersIn(text.slice(from, final.start));
  for (const { start, end: to } of own.slice(0, -1)) before -= lettersIn(text.slice(start, to));
  const rest = text.slice(final.end, end);
  const after = lettersIn(rest);
  // "Read Psalm 103:1-5 slowly. Name five benefits."
  if (before > 0 && WORD_AND_SENTENCE.test(rest)) return null;
  // "Read Romans 3:21-26 before Thursday", but "Matthew 5:17 says that Christ came to fulfil the law"
  const mostAfter = before > 0 ? MAX_LETTERS_AFTER : MAX_LETTERS_BEFORE;
  return before <= MAX_LETTERS_BEFORE && after <= mostAfter ? first.last : null;
}

function lettersIn(text: string): number {
  let count = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code > 127 ? LETTER.test(character) : isAsciiLetter(code)) count++;
  }
  return count;
}
