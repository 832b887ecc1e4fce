/** Reading references as sets of verses. */

import {
  hullOf,
  type Interval,
  intervalOfSpan,
  type ValidReference,
  type VerseSet,
  verseSetOfReferences,
} from "@lectern/scripture";
import { readCanonicalReference } from "./reference.ts";
import { type Fault, type Result, succeed } from "./result.ts";

export interface ReadVerses {
  /** As resolved: in the order written. */
  readonly osisId: string;
  /** Not empty. */
  readonly set: VerseSet;
  /** From its first verse to its last. */
  readonly hull: Interval;
}

function readVerses(text: string): Result<ReadVerses> {
  const read = readCanonicalReference(text);
  if (!read.ok) return read;
  const set = verseSetOfReferences(read.value.references);
  const hull = hullOf(set);
  if (hull === undefined) throw new Error(`a reference without verses: ${JSON.stringify(text)}`);
  return succeed({ osisId: read.value.osisId, set, hull });
}

/**
 * Reads two references. With faults in both, the one that is reported is the first in this order: too long
 * to be read, not recognised, outside the canon.
 */
export function readTwo(a: string, b: string): Result<readonly [ReadVerses, ReadVerses]> {
  const left = readVerses(a);
  const right = readVerses(b);
  if (!left.ok) return right.ok || rankOf(left.fault) <= rankOf(right.fault) ? left : right;
  return right.ok ? succeed([left.value, right.value]) : right;
}

function rankOf({ kind }: Fault): number {
  if (kind === "reference_too_long") return 0;
  return kind === "outside_canon" ? 2 : 1;
}

/** One run per span, in the order written; they may overlap. */
export function intervalsOfReferences(references: readonly ValidReference[]): readonly Interval[] {
  return references.flatMap(({ bookId, spans }) => spans.map((span) => intervalOfSpan(bookId, span)));
}
