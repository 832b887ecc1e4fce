/** Finds the words of a verse to highlight for a query. */

import { eachWord } from "../text/tokenize.ts";
import type { WordIndex } from "../word-index.ts";
import { evaluationOn } from "./evaluate.ts";
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
  const singles = new Set<number>();
  const phrases: Sequence[] = [];
  for (const run of wantedRuns(query)) {
    const [term, ...others] = run.terms;
    if (others.length > 0) phrases.push(evaluation.sequence(run));
    else if (term !== undefined) for (const form of findTerm(index, term).forms) singles.add(form);
  }
  /** The number of words of the longest run that begins with a word; 0 for none. */
  const lengthAt = (word: number, end: number): number => {
    let longest = singles.has(words[word] ?? 0) ? 1 : 0;
    for (const phrase of phrases) {
      const { length } = phrase;
      if (length > longest && word + length <= end && standInRow(words, phrase, word)) longest = length;
    }
    return longest;
  };
  return (ordinal, text) => {
    const marks: Highlight[] = [];
    const end = verseStarts[ordinal] ?? 0;
    let word = verseStarts[ordinal - 1] ?? 0;
    // The first character of the current highlight, and the word after its last one.
    let [markStart, markEnd] = [0, 0];
    eachWord(text, (start, endOfWord) => {
      const length = lengthAt(word, end);
      if (length > 0 && word >= markEnd) markStart = start;
      if (length > 0) markEnd = Math.max(markEnd, word + length);
      word++;
      if (word === markEnd) marks.push([markStart, endOfWord]);
    });
    return marks;
  };
}
