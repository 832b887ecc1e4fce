/** Derived words: "watchfulness" comes from "watchful", and that from "watch". */

/**
 * Endings, and what they replace in the shorter word. With a `sure` ending, a shorter word of three letters is
 * enough; with the others a short word would often be unrelated ("mission" does not come from "miss").
 */
const SURE: readonly (readonly [ending: string, ...before: readonly string[]])[] = [
  ["iness", "y"],
  ["ness", ""],
  ["less", ""],
  ["iful", "y"],
  ["ful", ""],
  ["ship", ""],
  ["hood", ""],
  ["dom", ""],
  ["ily", "y"],
  ["ly", ""],
];

const LIKELY: readonly (readonly [ending: string, ...before: readonly string[]])[] = [
  ["ment", "", "e"],
  ["fication", "fy"],
  ["fixion", "fy"],
  ["ception", "ceive"],
  ["umption", "ume"],
  ["ension", "end"],
  ["ission", "it"],
  ["usion", "ude"],
  ["ation", "e", "", "ate"],
  ["ition", "e", ""],
  ["ion", "", "e"],
  ["ility", "le"],
  ["ity", "", "e"],
  ["ance", "", "e", "ant"],
  ["ence", "", "e", "ent"],
  ["ancy", "ant"],
  ["ency", "ent"],
  ["cy", "te", "t"],
  ["able", "", "e"],
  ["ible", "", "e"],
  ["ical", "ic"],
  ["ial", "", "y"],
  ["al", "", "e"],
  ["ism", "", "e"],
  ["ist", "", "e"],
  ["ous", "", "e"],
  ["ive", "", "e"],
  ["er", "", "e"],
  ["or", "", "e"],
  ["y", ""],
];

const SHORTEST_SURE = 3;
const SHORTEST_LIKELY = 5;
/** Maximum number of endings that are removed: "childlessness" has two. */
const ENDINGS_TAKEN = 3;

/** The words that a folded word may be derived from, the longest first. */
export function derivedFrom(word: string): readonly string[] {
  let last: readonly string[] = [word];
  const all: string[] = [];
  for (let round = 0; round < ENDINGS_TAKEN; round++) {
    last = last.flatMap((one) => [
      ...shortened(one, SURE, SHORTEST_SURE),
      ...shortened(one, LIKELY, SHORTEST_LIKELY),
    ]);
    all.push(...last);
  }
  return all;
}

function shortened(word: string, endings: typeof SURE, shortest: number): readonly string[] {
  return endings.flatMap(([ending, ...before]) =>
    word.endsWith(ending)
      ? before
          .map((instead) => word.slice(0, -ending.length) + instead)
          .filter(({ length }) => length >= shortest)
      : [],
  );
}
