/** Turns drafts into the references of the answer. */

import type { Reference } from "../../reference.ts";
import { scoreOf } from "../confidence.ts";
import { type Draft, isDraftInCanon, spanOf, writtenSpan } from "../meaning/coordinates.ts";
import { validReference } from "../valid-reference.ts";
import { type OffsetOf, problemsOf } from "./problems.ts";
import { writtenForm } from "./written-form.ts";

export function referenceOf(draft: Draft, offsetOf: OffsetOf): Reference {
  const { bookId, passages, version: versionHint } = draft;
  const input = writtenForm(draft);
  if (isDraftInCanon(draft)) {
    const spans = passages.map((passage) => spanOf(bookId, passage));
    return validReference(bookId, input, spans, draft.corrections, versionHint);
  }
  const { confidence, corrections } = scoreOf(draft.corrections);
  return {
    bookId,
    input,
    confidence,
    corrections,
    versionHint,
    valid: false,
    spans: passages.filter(({ compact }) => compact === 0).map(writtenSpan),
    osisId: null,
    normalized: null,
    problems: problemsOf(draft, offsetOf),
  };
}
