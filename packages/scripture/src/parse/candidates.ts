/** Ranked candidates of a text that fits several books, and suggestions for one that fits none. Slow path. */

import { books } from "../book.ts";
import { chapterCount, verseCount } from "../canon.ts";
import { numbersIn } from "../data/books.ts";
import { WEIGHT_DIGITS } from "../data/forms.gen.ts";
import type { Candidate, CandidateReason } from "../reference.ts";
import { JOHN_ID, MANY, PLAIN_ROOT, STEM_BASE, STEM_ROOT } from "./book-ids.ts";
import { lexicon, plainBooks, sharedForms, stems, walk } from "./lexicon.ts";
import { suggest } from "./suggestions.ts";

export const CANDIDATE_SCORES: Readonly<Record<CandidateReason, number>> = {
  missing_ordinal: 0.8,
  shared_abbreviation: 0.7,
  prefix: 0.6,
  spelling: 0.5,
};
/** What a candidate keeps of its score when its book does not have the chapter or verse that was written. */
export const OUTSIDE_SHARE = 0.5;

const weights = numbersIn(WEIGHT_DIGITS);

/** Chapter and verse written after an ambiguous book; 0 where none was. */
export interface Written {
  readonly chapter: number;
  readonly verse: number;
}

export function hasCoordinates(bookId: number, { chapter, verse }: Written): boolean {
  if (chapter === 0) return true;
  if (chapterCount(bookId) === 1 && verse === 0 && chapter > 1) return chapter <= verseCount(bookId, 1);
  if (chapter > chapterCount(bookId)) return false;
  return verse <= verseCount(bookId, chapter);
}

export function rank(
  bookIds: readonly number[],
  reason: CandidateReason,
  written: Written,
): readonly Candidate[] {
  return [...new Set(bookIds)]
    .map((bookId) => ({
      bookId,
      weight: weights[bookId - 1] ?? 1,
      score: hasCoordinates(bookId, written)
        ? CANDIDATE_SCORES[reason]
        : CANDIDATE_SCORES[reason] * OUTSIDE_SHARE,
      reason,
    }))
    .sort((a, b) => b.score - a.score || b.weight - a.weight || a.bookId - b.bookId);
}

/** Candidates for letters that are a short form, a stem without its number, or the start of several names. */
export function candidatesFor(letters: string, ordinal: number, written: Written): readonly Candidate[] {
  if (ordinal > 0) {
    const ids = stems
      .slice(0, -1)
      .filter(({ name }) => name.startsWith(letters))
      .flatMap(({ bookIds }) => bookIds[ordinal - 1] ?? []);
    return rank(ids, "prefix", written);
  }
  const node = walk(PLAIN_ROOT, letters);
  const value = lexicon.exact[node] || lexicon.prefix[node] || 0;
  if (value === MANY && lexicon.exact[node] === MANY) {
    return rank(sharedForms.get(letters) ?? [], "shared_abbreviation", written);
  }
  // "Epistle of John": the gospel is no letter.
  if (value === JOHN_ID)
    return rank(stems.find(({ name }) => name === "john")?.bookIds ?? [], "missing_ordinal", written);
  if (letters.length > 1 && value >= STEM_BASE && value !== MANY) {
    return rank(stems[value - STEM_BASE]?.bookIds ?? [], "missing_ordinal", written);
  }
  return rank(idsByPrefix(letters), "prefix", written);
}

function idsByPrefix(letters: string): readonly number[] {
  const plain = plainBooks.filter(({ names }) => names.some((name) => name.startsWith(letters)));
  const numbered = stems.filter(
    ({ name }) => name !== "kingdoms" && name !== "john" && name.startsWith(letters),
  );
  return [...plain.map(({ id }) => id), ...numbered.flatMap(({ bookIds }) => bookIds)];
}

/** Names of the books nearest to what was typed, nearest first. */
export function suggestionsFor(letters: string): readonly string[] {
  const names: string[] = [];
  for (const value of suggest(letters)) names.push(...namesOf(value));
  return names.slice(0, 4);
}

/** Names of the numbered books that a wrong ordinal may have meant. */
export function namesOf(value: number): readonly string[] {
  const ids = value >= STEM_BASE ? (stems[value - STEM_BASE]?.bookIds ?? []) : [value];
  return [...new Set(ids)].map((id) => books[id - 1]?.name ?? "");
}

/** The value of a stem by its letters after an ordinal. */
export function stemValue(letters: string): number {
  const node = walk(STEM_ROOT, letters);
  return lexicon.exact[node] || lexicon.prefix[node] || 0;
}
