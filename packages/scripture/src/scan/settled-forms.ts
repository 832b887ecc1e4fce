/**
 * Ambiguous abbreviations that the rest of the document makes clear. A short form is settled if its numbers exist in
 * only one of its books ("Jud 20:29" is Judges), or if the document writes all of its books but one in another way
 * ("Jud 3" is Judges in a text that also has "Jude 3").
 */

import { bookById } from "../book.ts";
import type { CandidateReason } from "../reference.ts";
import { CANDIDATE_SCORES } from "../resolve/answer/candidates.ts";
import type { Citation, CitedAmbiguity } from "./citation.ts";

const NONE: ReadonlyMap<string, number> = new Map();

/** The settled short forms of a document, each with the id of its book. */
export function settledForms(citations: readonly Citation[]): ReadonlyMap<string, number> {
  const ambiguous: CitedAmbiguity[] = [];
  for (const { parts } of citations.filter(({ isAmbiguous }) => isAmbiguous))
    for (const part of parts) if (part.kind === "ambiguous") ambiguous.push(part);
  if (ambiguous.length === 0) return NONE;
  const written = new Map<number, Set<string>>();
  for (const { names } of citations)
    for (const { bookId, letters } of names) {
      const forms = written.get(bookId);
      if (forms === undefined) written.set(bookId, new Set([letters]));
      else forms.add(letters);
    }
  const settled = new Map<string, number>();
  for (const part of ambiguous) {
    const owner = ownerOf(part);
    if (owner !== null) settled.set(part.letters, owner);
  }
  for (const part of ambiguous) {
    if (settled.has(part.letters)) continue;
    const left = part.candidates.filter(
      ({ bookId }) => !isWrittenOtherwise(bookId, part.letters, written.get(bookId)),
    );
    const [only, second] = left.length === 0 ? [] : left;
    if (only !== undefined && second === undefined) settled.set(part.letters, only.bookId);
  }
  return settled;
}

/**
 * The only book of a short form that has the numbers after it; null if there are several. Candidates for a missing
 * ordinal or a misspelling are ignored: they are mistakes, and say nothing about the other places of the document.
 */
function ownerOf({ candidates }: CitedAmbiguity): number | null {
  const eligible = candidates.filter(
    ({ reason, score }) => SHORT_FORMS.has(reason) && score === CANDIDATE_SCORES[reason],
  );
  const [only, second] = eligible;
  return only !== undefined && second === undefined ? only.bookId : null;
}

const SHORT_FORMS: ReadonlySet<CandidateReason> = new Set(["shared_abbreviation", "prefix"]);

/**
 * Whether the document writes a book in another way than this short form: with another short form, or with the full
 * name if that is at most one letter longer. A text that writes "Philippians" in full may still abbreviate it as "Ph".
 */
function isWrittenOtherwise(bookId: number, form: string, written: ReadonlySet<string> | undefined): boolean {
  if (written === undefined) return false;
  const name = bookById(bookId)
    .name.toLowerCase()
    .replace(/[^a-z]/g, "");
  return [...written].some(
    (letters) => letters !== form && (letters !== name || name.length <= form.length + 1),
  );
}
