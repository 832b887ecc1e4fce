/** /context: verses with those before and after them. */

import { countVerses, type Interval, VERSE_TOTAL, verseSetOfReferences } from "@lectern/scripture";
import type { Edition, TextStore } from "../text/edition.ts";
import { findEdition } from "./find-edition.ts";
import { readCanonicalReference, versionHintOf, type WrittenLanguage } from "./read-reference.ts";
import { badInput, type Result, succeed } from "./result.ts";

/** The most verses on each side. */
export const CONTEXT_LIMIT = 50;
/** The default number of verses on each side. */
const CONTEXT_DEFAULT = 2;

export interface ContextQuery {
  readonly reference: string;
  /** Language of the reference; English when absent. */
  readonly language?: WrittenLanguage | undefined;
  /** Verses wanted on either side, 0 to 50. `before` and `after` override it for their side. */
  readonly window: number | undefined;
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** The edition whose text is wanted; undefined for coordinates alone. */
  readonly version: string | undefined;
}

export interface Context {
  /** The input as sent. */
  readonly reference: string;
  readonly osisId: string;
  /** Null when no text was requested. */
  readonly edition: Edition | null;
  /** The translation that the reference names; null for none. */
  readonly versionHint: string | null;
  /** The verses of the reference. */
  readonly centre: Interval;
  /** The reference with its surroundings. They cross chapters and books, and stop at the ends of the canon. */
  readonly verses: Interval;
  readonly verseCount: number;
}

/** The edition is looked up before the reference is read. */
export function context(texts: TextStore, query: ContextQuery): Result<Context> {
  const { reference, language, version, window = CONTEXT_DEFAULT } = query;
  const edition = version === undefined ? succeed(null) : findEdition(texts, version);
  if (!edition.ok) return edition;
  const read = readCanonicalReference(reference, language);
  if (!read.ok) return read;
  const [centre, ...others] = verseSetOfReferences(read.value.references);
  if (centre === undefined || others.length > 0) {
    return badInput("reference", reference, "one run of verses without gaps");
  }
  const verses = {
    first: Math.max(1, centre.first - (query.before ?? window)),
    last: Math.min(VERSE_TOTAL, centre.last + (query.after ?? window)),
  };
  return succeed({
    reference,
    osisId: read.value.osisId,
    edition: edition.value,
    versionHint: versionHintOf(read.value.references, edition.value?.info.code ?? null),
    centre,
    verses,
    verseCount: countVerses([verses]),
  });
}
