/** Turns drafts into the references of the answer. */

import { formatReference } from "../../normalized-form.ts";
import { osisOfSpans } from "../../osis-id.ts";
import type { Reference } from "../../reference.ts";
import { scoreOf } from "../confidence.ts";
import { type Draft, isDraftInCanon, spanOf, writtenSpan } from "../meaning/coordinates.ts";
import { type OffsetOf, problemsOf } from "./problems.ts";
import { writtenForm } from "./written-form.ts";

export function referenceOf(draft: Draft, offsetOf: OffsetOf): Reference {
  const { bookId, passages, version: versionHint } = draft;
  const { confidence, corrections } = scoreOf(draft.corrections);
  const input = writtenForm(draft);
  if (isDraftInCanon(draft)) {
    const spans = passages.map((passage) => spanOf(bookId, passage));
    return {
      bookId,
      input,
      confidence,
      corrections,
      versionHint,
      valid: true,
      spans,
      osisId: osisOfSpans(bookId, spans),
      normalized: formatReference(bookId, spans),
    };
  }
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
