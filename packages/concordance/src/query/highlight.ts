/** Finds the words of a verse to highlight for a query. */

import { eachWord, isLetterOrDigit, isPlainText } from "../text/tokenize.ts";
import type { WordIndex } from "../word-index.ts";
import { evaluationOn } from "./evaluate.ts";
import { scratchOf } from "./scratch.ts";
import { type Query, wantedRuns } from "./syntax.ts";
import { findTerm } from "./term-forms.ts";
import { type Sequence, standInRow } from "./word-places.ts";

/** Offsets in UTF-16 units: start included, end not. */
export type Highlight = readonly [start: number, end: number];

/**
 * Returns a function that finds the highlights of a verse, in reading order and without overlaps. Each matching word is one
 * highlight, and so is each matching phrase.
 */
export function highlighterOf(
  index: WordIndex,
  query: Query,
): (ordinal: number, text: string) => readonly Highlight[] {
  const { words, verseStarts } = index;
  const evaluation = evaluationOn(index);
  /** 1 for each form that is a word of the query by itself. */
  const singles = new Uint8Array(index.formTotal);
  const phrases: Sequence[] = [];
  for (const run of wantedRuns(query)) {
    const [term, ...others] = run.terms;
    if (others.length > 0) phrases.push(evaluation.sequence(run));
    else if (term !== undefined) for (const form of findTerm(index, term).forms) singles[form] = 1;
  }
  /** The number of words of the longest run that begins with a word; 0 for none. */
  const lengthAt = (word: number, end: number): number => {
    let longest = singles[words[word] ?? 0] ?? 0;
    for (const phrase of phrases) {
      const { length } = phrase;
      if (length > longest && word + length <= end && standInRow(words, phrase, word)) longest = length;
    }
    return longest;
  };
  return (ordinal, text) => {
    const first = verseStarts[ordinal - 1] ?? 0;
    const end = verseStarts[ordinal] ?? 0;
    const bounds = boundsScratch(2 * (end - first));
    let hasBounds = false;
    const marks: Highlight[] = [];
    for (let word = first; word < end; word++) {
      const start = word;
      let afterLast = word + lengthAt(word, end);
      if (afterLast === word) continue;
      // Another run may begin within this one, and end after it.
      while (word + 1 < afterLast) {
        word++;
        afterLast = Math.max(afterLast, word + lengthAt(word, end));
      }
      if (!hasBounds) writeBounds(index, ordinal, text, bounds);
      hasBounds = true;
      marks.push([bounds[2 * (start - first)] ?? 0, bounds[2 * (word - first) + 1] ?? 0]);
    }
    return marks;
  };
}

const boundsScratch = scratchOf((length) => new Uint32Array(length));

/** Writes the start and the end of each word of a verse, in turns. */
function writeBounds(
  { words, verseStarts, formLength }: WordIndex,
  ordinal: number,
  text: string,
  bounds: Uint32Array,
): void {
  let next = 0;
  if (!isPlainText(text)) {
    eachWord(text, (start, end) => {
      bounds[next++] = start;
      bounds[next++] = end;
    });
    return;
  }
  // In such a text a word is as long as its form, so that only the characters between words are examined.
  let at = 0;
  const end = verseStarts[ordinal] ?? 0;
  for (let word = verseStarts[ordinal - 1] ?? 0; word < end; word++) {
    while (at < text.length && !isLetterOrDigit(text.charCodeAt(at))) at++;
    bounds[next++] = at;
    at += formLength(words[word] ?? 0);
    bounds[next++] = at;
  }
}
