import { formatReference } from "../normalized-form.ts";
import { osisOfSpans } from "../osis-id.ts";
import type { ValidReference } from "../reference.ts";
import type { Span } from "../span.ts";
import { scoreOf } from "./confidence.ts";

/**
 * A reference whose spans are in the canon.
 * @param input as written, in the form of the answer
 * @param corrections bits of correction-bits.ts
 */
export function validReference(
  bookId: number,
  input: string,
  spans: readonly Span[],
  corrections: number,
  versionHint: string | null = null,
): ValidReference {
  const score = scoreOf(corrections);
  return {
    bookId,
    input,
    confidence: score.confidence,
    corrections: score.corrections,
    versionHint,
    valid: true,
    spans,
    osisId: osisOfSpans(bookId, spans),
    normalized: formatReference(bookId, spans),
  };
}
