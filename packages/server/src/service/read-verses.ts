/** Reads references as sets of verses. */

import {
  hullOf,
  type Interval,
  intervalOfSpan,
  type ValidReference,
  type VerseSet,
  verseSetOfReferences,
} from "@lectern/scripture";
import { readCanonicalReference, type WrittenLanguage } from "./read-reference.ts";
import { type Fault, type Result, succeed } from "./result.ts";

export interface ReadVerses {
  /** As resolved: in the order written. */
  readonly osisId: string;
  /** Not empty. */
  readonly set: VerseSet;
  /** From its first verse to its last. */
  readonly hull: Interval;
}

function readVerses(text: string, language: WrittenLanguage | undefined): Result<ReadVerses> {
  const read = readCanonicalReference(text, language);
  if (!read.ok) return read;
  const set = verseSetOfReferences(read.value.references);
  const hull = hullOf(set);
  if (hull === undefined) throw new Error(`a reference without verses: ${JSON.stringify(text)}`);
  return succeed({ osisId: read.value.osisId, set, hull });
}

/**
 * Reads two references. If both have faults, the one reported is the first in this order: too long, not recognised,
 * outside the canon.
 */
export function readTwo(
  a: string,
  b: string,
  language?: WrittenLanguage,
): Result<readonly [ReadVerses, ReadVerses]> {
  const first = readVerses(a, language);
  const right = readVerses(b, language);
  if (!first.ok) return right.ok || rankOf(first.fault) <= rankOf(right.fault) ? first : right;
  return right.ok ? succeed([first.value, right.value]) : right;
}

function rankOf({ kind }: Fault): number {
  if (kind === "reference_too_long") return 0;
  return kind === "outside_canon" ? 2 : 1;
}

/** One interval for each span, in the order written. They may overlap. */
export function intervalsOfReferences(references: readonly ValidReference[]): readonly Interval[] {
  return references.flatMap(({ bookId, spans }) => spans.map((span) => intervalOfSpan(bookId, span)));
}
