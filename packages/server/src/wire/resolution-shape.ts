/** /resolve on the wire. */

import type { Schemas } from "@lectern/contract/types";
import { bookById, type Candidate, type Reference, type Resolved } from "@lectern/scripture";
import type { CanonProblem } from "../service/result.ts";

export function problemShape(problem: CanonProblem): Schemas["ReferenceProblem"] {
  const { code, chapter, verse, position, lastValid, readings, message } = problem;
  return { code, chapter, verse, position, last_valid: lastValid, readings, message };
}

export function candidateShape({ bookId, weight, score, reason }: Candidate): Schemas["Candidate"] {
  const { key, id, name, osis } = bookById(bookId);
  return { key, id, name, osis, weight, score, reason };
}

function referenceShape(reference: Reference): Schemas["Reference"] {
  const { key, id, name, slug } = bookById(reference.bookId);
  return {
    type: "single",
    valid: reference.valid,
    input: reference.input,
    book: { key, book_id: id, name, slug },
    spans: reference.spans,
    osis_id: reference.osisId,
    confidence: reference.confidence,
    normalized: reference.normalized,
    corrections: reference.corrections,
    version_hint: reference.versionHint,
    ...(reference.valid ? {} : { problems: reference.problems.map(problemShape) }),
  };
}

/** One reference is returned directly, several as a collection. */
export function resolutionShape(resolved: Resolved): Schemas["Resolution"] {
  const [first] = resolved.references;
  if (!resolved.isCollection && first !== undefined) return referenceShape(first);
  return {
    type: "collection",
    valid: resolved.valid,
    input: resolved.input,
    osis_id: resolved.osisId,
    references: resolved.references.map(referenceShape),
  };
}
