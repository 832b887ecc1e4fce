/** /resolve on the wire. */

import { bookById, type Reference, type Resolved } from "@lectern/scripture";
import type { CanonProblem } from "../../service/result.ts";
import type { components } from "../openapi.gen.ts";

type Schemas = components["schemas"];

export function problemShape(problem: CanonProblem): Schemas["ReferenceProblem"] {
  const { code, chapter, verse, position, lastValid, readings, message } = problem;
  return { code, chapter, verse, position, last_valid: lastValid, readings, message };
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

/** One reference comes flat, several as a collection. */
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
