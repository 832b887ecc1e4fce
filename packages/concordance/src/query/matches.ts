/** Finds the words of verses that match a query, in reading order. */

import type { WordIndex } from "../word-index.ts";
import type { Leaf } from "./leaves.ts";
import { scratchOf } from "./scratch.ts";
import { occurrencesOf } from "./term-forms.ts";

/** The matching words of one verse at a time. The arrays are used again for the next verse and the next query. */
export interface Matches {
  /** The number of each word within the verse, from 0, ascending. */
  readonly places: Uint16Array;
  /** The form of each word. */
  readonly forms: Uint32Array;
  /** Reads the verse at a position of the ordinals. Returns the number of its matching words. */
  read(at: number): number;
}

/** Sorting an occurrence into its verse takes as long as examining this many words of a text. */
const SORTING = 4;

/** @param masks for each form, not 0 if it matches; as `masksOf` gives them for the same leaves */
export function matchesIn(
  index: WordIndex,
  leaves: readonly Leaf[],
  masks: Uint16Array,
  ordinals: Uint32Array,
): Matches {
  const forms = new Set(leaves.flatMap(({ forms }) => (forms === null ? [] : Array.from(forms))));
  const occurrences = occurrencesOf(index, Uint32Array.from(forms));
  const wordsOfVerse = index.wordTotal / Math.max(1, index.verseTotal);
  return occurrences * SORTING < ordinals.length * wordsOfVerse
    ? matchesOfForms(index, forms, ordinals, occurrences)
    : matchesInWords(index, masks, ordinals);
}

const scratch = {
  places: scratchOf((length) => new Uint16Array(length)),
  forms: scratchOf((length) => new Uint32Array(length)),
  heads: scratchOf((length) => new Uint32Array(length)),
  nexts: scratchOf((length) => new Uint32Array(length)),
  placeOf: scratchOf((length) => new Uint16Array(length)),
  formOf: scratchOf((length) => new Uint32Array(length)),
};

const newMatches = ({ longestVerse }: WordIndex) => ({
  places: scratch.places(longestVerse),
  forms: scratch.forms(longestVerse),
});

/** Examines every word of the verses. */
function matchesInWords(index: WordIndex, masks: Uint16Array, ordinals: Uint32Array): Matches {
  const { words, verseStarts } = index;
  const { places, forms } = newMatches(index);
  const read = (at: number): number => {
    const ordinal = ordinals[at] ?? 0;
    const start = verseStarts[ordinal - 1] ?? 0;
    const end = verseStarts[ordinal] ?? 0;
    let total = 0;
    for (let word = start; word < end; word++) {
      const form = words[word] ?? 0;
      if (masks[form] === 0) continue;
      places[total] = word - start;
      forms[total++] = form;
    }
    return total;
  };
  return { places, forms, read };
}

/** Sorts the occurrences of the forms into lists, one for each verse: faster for rare words. */
function matchesOfForms(
  index: WordIndex,
  matching: ReadonlySet<number>,
  ordinals: Uint32Array,
  occurrences: number,
): Matches {
  const { verseTotal, postingStarts, postingVerses, postingPlaces } = index;
  // The first entry of the list of each verse, by ordinal, and the entry after each entry; 0 for none.
  const heads = scratch.heads(verseTotal + 1);
  const nexts = scratch.nexts(occurrences + 1);
  const placeOf = scratch.placeOf(occurrences + 1);
  const formOf = scratch.formOf(occurrences + 1);
  /** Adds the occurrences of a form. Returns the number of the last entry. */
  const addForm = (form: number, lastEntry: number): number => {
    let entry = lastEntry;
    const end = postingStarts[form + 1] ?? 0;
    for (let posting = postingStarts[form] ?? 0; posting < end; posting++) {
      const ordinal = postingVerses[posting] ?? 0;
      const place = postingPlaces[posting] ?? 0;
      let before = 0;
      let after = heads[ordinal] ?? 0;
      for (; after !== 0 && (placeOf[after] ?? 0) < place; after = nexts[after] ?? 0) before = after;
      placeOf[++entry] = place;
      formOf[entry] = form;
      nexts[entry] = after;
      if (before === 0) heads[ordinal] = entry;
      else nexts[before] = entry;
    }
    return entry;
  };
  let entries = 0;
  for (const form of matching) entries = addForm(form, entries);
  const { places, forms } = newMatches(index);
  const read = (at: number): number => {
    let total = 0;
    for (let next = heads[ordinals[at] ?? 0] ?? 0; next !== 0; next = nexts[next] ?? 0) {
      places[total] = placeOf[next] ?? 0;
      forms[total++] = formOf[next] ?? 0;
    }
    return total;
  };
  return { places, forms, read };
}
