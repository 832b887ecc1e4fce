/** /context: a run of verses with those that stand before and after it. */

import { countVerses, type Interval, VERSE_TOTAL, verseSetOfReferences } from "@lectern/scripture";
import type { Edition, TextStore } from "../text/edition.ts";
import { findEdition } from "./edition.ts";
import { readCanonicalReference } from "./reference.ts";
import { badInput, type Result, succeed } from "./result.ts";

/** Most verses that may be asked for on either side. */
export const CONTEXT_LIMIT = 50;
/** Verses on either side when none are asked for. */
const CONTEXT_DEFAULT = 2;

export interface ContextQuery {
  readonly reference: string;
  /** Verses wanted on either side, 0 to 50; a side named by itself overrides it. */
  readonly window: number | undefined;
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Whose text to give; undefined for coordinates alone. */
  readonly version: string | undefined;
}

export interface Context {
  /** The input as sent. */
  readonly reference: string;
  readonly osisId: string;
  /** Null when no text was asked for. */
  readonly edition: Edition | null;
  /** The verses of the reference. */
  readonly centre: Interval;
  /** The reference with its surroundings; they cross chapters and books and end with the canon. */
  readonly verses: Interval;
  readonly verseCount: number;
}

/** The edition is looked for before the reference is read. */
export function context(texts: TextStore, query: ContextQuery): Result<Context> {
  const { reference, version, window = CONTEXT_DEFAULT } = query;
  const edition = version === undefined ? succeed(null) : findEdition(texts, version);
  if (!edition.ok) return edition;
  const read = readCanonicalReference(reference);
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
    centre,
    verses,
    verseCount: countVerses([verses]),
  });
}
