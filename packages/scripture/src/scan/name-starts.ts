/** Finds where a citation may start: at its name, or at the ordinal, title or number before it. */

import type { Lattice } from "../resolve/names/lattice.ts";

/** The most tokens of a title and ordinal before a name. */
const MAX_TITLE_TOKENS = 12;

/** The tokens at which the citation with its name at `word` may start, the earliest first. */
export function startsBefore(lattice: Lattice, least: number, word: number): readonly number[] {
  const starts: number[] = [];
  for (let at = word; at >= Math.max(0, least, word - MAX_TITLE_TOKENS); at--) {
    if (at < word && !mayLead(lattice, at)) break;
    // An article before a name is not part of the citation: "the 23rd Psalm".
    if (lattice.has(at, "the")) continue;
    const isName = lattice.books(at).some(({ to }) => to > word);
    const isNumber = lattice.ordinal(at) > 0 || lattice.token(at).isOrdinal || lattice.kind(at) === "number";
    if (isName || isNumber || lattice.has(at, "chapter") || lattice.isVerseWord(at)) starts.push(at);
  }
  return starts.reverse();
}

const TITLES = ["title", "gospel", "epistle", "prophecy"] as const;
/**
 * Title words with at least this many letters are not abbreviations: a dot after them ends a sentence ("The Epistle. 1
 * Thess. iv. 1").
 */
const MIN_WHOLE_LETTERS = 6;

/** Words of a long title, ordinals, and the dots and hyphens between them. */
function mayLead(lattice: Lattice, at: number): boolean {
  const kind = lattice.kind(at);
  if (kind === "number")
    return lattice.token(at).isOrdinal || lattice.ordinal(at) > 0 || lattice.value(at) <= 150;
  if (kind === "." && lattice.hasAny(at - 1, TITLES) && lattice.letters(at - 1).length >= MIN_WHOLE_LETTERS)
    return false;
  if (kind === "." || kind === "-")
    return lattice.kind(at - 1) === "word" || lattice.kind(at - 1) === "number";
  if (kind !== "word") return false;
  if (lattice.ordinal(at) > 0 || lattice.roman(at) > 0) return true;
  return lattice.hasAny(at, [
    "title",
    "titleMiddle",
    "of",
    "the",
    "gospel",
    "epistle",
    "prophecy",
    "called",
    "to",
    "and",
  ]);
}
