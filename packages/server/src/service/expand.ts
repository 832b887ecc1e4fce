/** /expand: a reference as a list of its verses. */

import { countVerses, type Interval, type VerseSet, verseSetOfIntervals } from "@lectern/scripture";
import { readCanonicalReference, type WrittenLanguage } from "./read-reference.ts";
import { intervalsOfReferences } from "./read-verses.ts";
import { type Result, succeed } from "./result.ts";

export interface Expansion {
  /** The input as sent. */
  readonly reference: string;
  readonly osisId: string;
  /** One for each span, in the order written, not merged. */
  readonly ranges: readonly Interval[];
  readonly verses: VerseSet;
  readonly verseCount: number;
}

export function expand(reference: string, language?: WrittenLanguage): Result<Expansion> {
  const read = readCanonicalReference(reference, language);
  if (!read.ok) return read;
  const ranges = intervalsOfReferences(read.value.references);
  const verses = verseSetOfIntervals(ranges);
  return succeed({ reference, osisId: read.value.osisId, ranges, verses, verseCount: countVerses(verses) });
}
