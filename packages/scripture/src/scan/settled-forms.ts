/**
 * What a document says of its own abbreviations. A short form that fits several books is settled where numbers stand
 * after it that only one of them has ("Jud 20:29" is Judges), or where all of them but one are written otherwise in the
 * same text: who writes "Jude 3" in full means Judges by "Jud 3".
 */

import { bookById } from "../book.ts";
import type { CandidateReason } from "../reference.ts";
import { CANDIDATE_SCORES } from "../resolve/answer/candidates.ts";
import type { Citation, CitedAmbiguity } from "./citation.ts";

/** Short forms that the citations of a document settle, each with its book's id. */
export function settledForms(citations: readonly Citation[]): ReadonlyMap<string, number> {
  const written = new Map<number, Set<string>>();
  for (const { bookId, letters } of citations.flatMap(({ names }) => names)) {
    written.set(bookId, (written.get(bookId) ?? new Set()).add(letters));
  }
  const settled = new Map<string, number>();
  for (const part of citations.flatMap(({ parts }) => parts)) {
    if (part.kind !== "ambiguous") continue;
    const owner = ownerOf(part);
    if (owner !== null) settled.set(part.letters, owner);
  }
  for (const part of citations.flatMap(({ parts }) => parts)) {
    if (part.kind !== "ambiguous" || settled.has(part.letters)) continue;
    const left = part.candidates.filter(
      ({ bookId }) => !isWrittenOtherwise(bookId, part.letters, written.get(bookId)),
    );
    const [only, second] = left.length === 0 ? [] : left;
    if (only !== undefined && second === undefined) settled.set(part.letters, only.bookId);
  }
  return settled;
}

/**
 * The book of a short form that alone has the numbers after it. A missing ordinal and a misspelling are slips, of which
 * numbers say nothing.
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
 * Whether a document has a way of its own to write a book: another short form, or its whole name where the short form
 * would save hardly a letter. Who writes "Philippians" in full may still write "Ph" for it.
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
