/** Finds citations that were written as one group: "Rom 8:28; 12:1, and 1 John 4:8". */

import type { Lexicon } from "../resolve/names/lexicon.ts";

/** The most characters between two citations of a group. */
const MAX_GAP = 24;
const MARKS = /[\s;,&]+/;
const BLANK_LINE = /\n[ \t\r]*\n/;

/** Whether the text between two citations, from `from` to `to`, joins them: it holds only list marks, "and", "see". */
export function joinsCitations(text: string, from: number, to: number, lexicon: Lexicon): boolean {
  if (to - from > MAX_GAP) return false;
  if (isSemicolon(text, from, to)) return true;
  const gap = text.slice(from, to);
  return (
    !BLANK_LINE.test(gap) &&
    gap.split(MARKS).every((word) => word === "" || isLink(word.toLowerCase(), lexicon))
  );
}

/** The most frequent gap, which needs no search. */
const isSemicolon = (text: string, from: number, to: number): boolean =>
  to - from === 2 && text.charCodeAt(from) === 59 && text.charCodeAt(from + 1) === 32;

function isLink(word: string, lexicon: Lexicon): boolean {
  const roles = lexicon.find(word.replace(/\.$/, ""))?.roles;
  return roles !== undefined && (roles.has("and") || roles.has("see"));
}
