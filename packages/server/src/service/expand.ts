/** /expand: a reference taken apart into its verses. */

import { countVerses, type Interval, type VerseSet, verseSetOfIntervals } from "@lectern/scripture";
import { intervalsOfReferences } from "./read-verses.ts";
import { readCanonicalReference } from "./reference.ts";
import { type Result, succeed } from "./result.ts";

export interface Expansion {
  /** The input as sent. */
  readonly reference: string;
  readonly osisId: string;
  /** One per span, in the order written, not merged. */
  readonly ranges: readonly Interval[];
  readonly verses: VerseSet;
  readonly verseCount: number;
}

export function expand(reference: string): Result<Expansion> {
  const read = readCanonicalReference(reference);
  if (!read.ok) return read;
  const ranges = intervalsOfReferences(read.value.references);
  const verses = verseSetOfIntervals(ranges);
  return succeed({ reference, osisId: read.value.osisId, ranges, verses, verseCount: countVerses(verses) });
}
