/** Finds psalms whose title may be part of the words of verse 1, after all verses were mapped to the canon. */

import { chapterCount, PSALM_ID, toOrdinal } from "@lectern/scripture";
import { firstOf } from "../common/wording.ts";
import type { AssembledVerse } from "../text/assembled-edition.ts";
import type { Finding } from "./verse-collector.ts";

/** The psalms that have no title, in the KJV and in the Hebrew: first and last of each run. */
const UNTITLED: readonly (readonly [first: number, last: number])[] = [
  [1, 2],
  [10, 10],
  [33, 33],
  [43, 43],
  [71, 71],
  [91, 91],
  [93, 97],
  [99, 99],
  [104, 107],
  [111, 119],
  [135, 137],
  [146, 150],
];

/** Whether a psalm has a title. */
export const isTitled = (psalm: number): boolean =>
  !UNTITLED.some(([first, last]) => first <= psalm && psalm <= last);

/**
 * One finding for all psalms that should have a title and have words in verse 1 but no separate title; or no finding.
 */
export function findTitlesInside(verses: readonly (AssembledVerse | undefined)[]): readonly Finding[] {
  const doubtful: number[] = [];
  for (let psalm = 1; psalm <= chapterCount(PSALM_ID); psalm++) {
    const first = verses[toOrdinal(PSALM_ID, psalm, 1) - 1];
    if (isTitled(psalm) && (first?.text ?? null) !== null && first?.title === undefined) doubtful.push(psalm);
  }
  if (doubtful.length === 0) return [];
  const many = doubtful.length === 1 ? "1 psalm has no title" : `${doubtful.length} psalms have no title`;
  const message = `${many} of their own: it may be in the text of verse 1 (Psalm ${firstOf(doubtful)})`;
  return [{ code: "title_inside", message, at: { file: "", line: 0 } }];
}
