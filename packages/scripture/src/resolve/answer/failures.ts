/** The answer for an input that was not understood: what was expected at that place, and the nearest names. */

import { bookById } from "../../book.ts";
import type { Expectation } from "../../reference.ts";
import type { State } from "../grammar/state.ts";
import type { Lattice } from "../names/lattice.ts";
import type { Title } from "../names/lexicon.ts";
import { spelledOrdinalAt } from "../names/misspelled-names.ts";
import { nextWord } from "../names/untitled-names.ts";

const MAX_SUGGESTIONS = 4;

export interface Failure {
  readonly expected: Expectation;
  readonly suggestions: readonly string[];
}

export function unrecognized(
  lattice: Lattice,
  { at, state }: { readonly at: number; readonly state: State },
  suggestsNames: boolean,
): Failure {
  const expected = expectedAt(lattice, at, state);
  if (!suggestsNames) return { expected, suggestions: [] };
  const isBookWanted = state.phase !== "item" && state.separator !== "space" && state.separator !== "dot";
  return { expected, suggestions: suggestionsAt(lattice, at, isBookWanted) };
}

const isRange = ({ items, phase }: State): boolean =>
  phase === "item" && (items?.item.start !== items?.item.end || items?.item.follow !== "none");

function expectedAt(lattice: Lattice, at: number, state: State): Expectation {
  if (state.book === null || at === 0) return "book";
  const before = lattice.beforeDot(at);
  if (lattice.isRangeMark(before)) return "range_end";
  if (lattice.kind(before) === ":" || lattice.isVerseWord(before)) return "verse";
  if (lattice.has(before, "chapter")) return "chapter";
  // After a range, another range mark is not allowed.
  if (lattice.isRangeMark(at)) return isRange(state) ? "end" : "range_end";
  const kind = lattice.kind(at);
  const last = lattice.kind(before);
  // The number belongs to no item of the list before it.
  if (last === ";" && kind === "number") return "book";
  const isSeparator =
    last === "," ||
    last === ";" ||
    lattice.isAnd(before) ||
    lattice.isSeeWord(before) ||
    lattice.has(before, "in");
  if (isSeparator || kind === "end") return "next_item";
  return state.phase === "book" && (kind === "number" || lattice.isVerseWord(at)) ? "chapter" : "end";
}

/** Names of the books nearest to the word at a token, nearest first. */
function suggestionsAt(lattice: Lattice, at: number, isBookWanted: boolean): readonly string[] {
  const wrong = lattice.books(at).find(({ bookIds, title }) => bookIds.length === 0 && title !== null);
  if (wrong?.title) return namesOf([wrong.title]);
  if (!isBookWanted) return [];
  const ordinal = spelledOrdinalAt(lattice, at);
  const word = ordinal > 0 && nextWord(lattice, at) > 0 ? nextWord(lattice, at) : at;
  const letters = lattice.letters(word);
  return letters === "" ? [] : namesOf(lattice.speller.suggest(letters)).slice(0, MAX_SUGGESTIONS);
}

const namesOf = (titles: readonly Title[]): readonly string[] => [
  ...new Set(titles.flatMap(({ bookIds }) => bookIds.map((id) => bookById(id).name))),
];
