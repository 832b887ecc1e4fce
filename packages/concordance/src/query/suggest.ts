/** Suggests other spellings of a query with few or no results. */

import type { WordIndex } from "../word-index.ts";
import { scratchOf } from "./scratch.ts";
import { type Query, type Term, wantedRuns } from "./syntax.ts";
import { findTerm } from "./term-forms.ts";
import { bitCount } from "./verse-set.ts";

/** Maximum number of suggestions. */
const SUGGESTIONS = 3;
/** Maximum number of words that are looked up, since each is compared with thousands of words. */
const MISSPELLED = 3;
/** A word with at least this many occurrences is assumed to be spelled correctly. */
const USUAL = 3;

/**
 * Queries in which one misspelled word of `text` is replaced by a word of the editions, the likeliest first. A word
 * counts as misspelled if it hardly occurs in any edition.
 */
export function suggestionsFor(text: string, query: Query, indexes: readonly WordIndex[]): readonly string[] {
  const suggestions = new Map<string, number>();
  let misspelled = 0;
  for (const term of wantedTerms(query)) {
    if (misspelled === MISSPELLED) break;
    const occurrences = indexes.reduce((sum, index) => sum + findTerm(index, term).occurrences, 0);
    if (term.kind === "prefix" || occurrences >= USUAL || term.text.length < 3) continue;
    misspelled++;
    for (const [word, rank] of wordsLike(term.text, occurrences, indexes)) {
      const written = `${term.kind === "form" && text.charAt(term.start) === "=" ? "=" : ""}${word}`;
      suggestions.set(text.slice(0, term.start) + written + text.slice(term.end), rank);
    }
  }
  return [...suggestions]
    .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(([suggestion]) => suggestion);
}

/** Whether a query has a number, or a word that no edition has in any of its forms. Exclusions do not count. */
export function hasNumberOrUnknownWord(query: Query, indexes: readonly WordIndex[]): boolean {
  return wantedTerms(query).some(
    (term) => /\p{N}/u.test(term.text) || indexes.every((index) => findTerm(index, term).forms.length === 0),
  );
}

const wantedTerms = (query: Query): readonly Term[] => wantedRuns(query).flatMap(({ terms }) => terms);

/** Words of the editions with a spelling similar to `word`, each with a rank: lower is likelier. */
function wordsLike(
  word: string,
  occurrences: number,
  indexes: readonly WordIndex[],
): ReadonlyMap<string, number> {
  // A word that an edition has is seldom misspelled: only the nearest words are likelier.
  const allowed = word.length < 5 || occurrences > 0 ? 1 : 2;
  const letters = lettersOf(word);
  const words = new Map<string, number>();
  for (const index of indexes) {
    const { starts, forms, letters: lettersAt } = spellingsIn(index);
    const end = starts[Math.min(starts.length - 1, word.length + allowed + 1)] ?? 0;
    for (let at = starts[word.length - allowed] ?? end; at < end; at++) {
      if (bitCount(letters ^ (lettersAt[at] ?? 0)) > allowed * 2) continue;
      const form = forms[at] ?? 0;
      const times = (index.postingStarts[form + 1] ?? 0) - (index.postingStarts[form] ?? 0);
      // An equally rare word is not a better guess.
      if (times <= occurrences * 10) continue;
      const other = index.form(form);
      const distance = distanceOf(word, other, allowed);
      if (distance === 0 || distance > allowed) continue;
      const isFirstKept = other.charAt(0) === word.charAt(0);
      if (occurrences > 0 && !isFirstKept) continue;
      const rank = distance - Math.log1p(times) / 12 + (isFirstKept ? 0 : 0.5);
      words.set(other, Math.min(rank, words.get(other) ?? Number.POSITIVE_INFINITY));
    }
  }
  return words;
}

/** The forms of an edition, the shortest first, with the letters of each. */
interface Spellings {
  readonly forms: Uint32Array;
  readonly letters: Uint32Array;
  /** Where the forms of each length begin; the last entry is where the longest ones end. */
  readonly starts: Uint32Array;
}

const SPELLINGS = new WeakMap<WordIndex, Spellings>();

/** Computed once for an edition. */
function spellingsIn(index: WordIndex): Spellings {
  const known = SPELLINGS.get(index);
  if (known !== undefined) return known;
  const lengths = Uint16Array.from({ length: index.formTotal }, (_, form) => index.formLength(form));
  const forms = Uint32Array.from(lengths.keys()).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0));
  const letters = Uint32Array.from(forms, (form) => lettersOf(index.form(form)));
  const longest = lengths[forms.at(-1) ?? 0] ?? 0;
  const starts = new Uint32Array(longest + 2);
  for (const length of lengths)
    for (let more = length + 1; more < starts.length; more++) starts[more] = (starts[more] ?? 0) + 1;
  const spellings = { forms, letters, starts };
  SPELLINGS.set(index, spellings);
  return spellings;
}

/** The letters of a word, one bit each. One typing error changes at most two of the bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const newRow = (length: number): Uint16Array => new Uint16Array(length);
const rows = [scratchOf(newRow), scratchOf(newRow), scratchOf(newRow)] as const;

/**
 * The number of letters added, omitted, replaced or swapped with their neighbour; any number above `allowed` if there
 * are more.
 */
function distanceOf(a: string, b: string, allowed: number): number {
  let [before, row, next] = [rows[0](b.length + 1), rows[1](b.length + 1), rows[2](b.length + 1)];
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    let rowMin = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      rowMin = Math.min(rowMin, cost);
    }
    if (rowMin > allowed) return allowed + 1;
    [before, row, next] = [row, next, before];
  }
  return row[b.length] ?? allowed + 1;
}
