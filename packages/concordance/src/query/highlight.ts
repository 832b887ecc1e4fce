/** Finds the words of a verse to highlight for a query. */

import { eachWord } from "../text/tokenize.ts";
import type { WordIndex } from "../word-index.ts";
import { evaluationOn } from "./evaluate.ts";
import { wantedRuns } from "./rank.ts";
import type { Query } from "./syntax.ts";

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
  const evaluation = evaluationOn(index);
  const runs = wantedRuns(query);
  return (ordinal, text) => {
    const places = [...evaluation.places(runs, ordinal)].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    if (places.length === 0) return [];
    const offsets: Highlight[] = [];
    eachWord(text, (start, end) => offsets.push([start, end]));
    const marks: [number, number][] = [];
    for (const [first, last] of places) {
      const [start, end] = [offsets[first]?.[0], offsets[last]?.[1]];
      if (start === undefined || end === undefined) continue;
      const before = marks.at(-1);
      if (before === undefined || start >= before[1]) marks.push([start, end]);
      else before[1] = Math.max(before[1], end);
    }
    return marks;
  };
}
