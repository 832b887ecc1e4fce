/** The results of scanning. */

import type { Candidate, Reference } from "../reference.ts";

interface FindBase {
  /** Half-open part of the source, in UTF-16 units, 0-based. */
  readonly start: number;
  readonly end: number;
  /** The text of that part. */
  readonly text: string;
  /** The number of the citation, from 0: references that were written together share it. */
  readonly group: number;
  /** What was taken from an earlier reference: nothing, the book, or the book and the chapter. */
  readonly carried: readonly ("book" | "chapter")[];
  /** `document` if the rest of the text settles an otherwise ambiguous abbreviation. */
  readonly settledBy: "document" | null;
}

export interface FoundReference extends FindBase {
  /** `invalid`: outside the canon, and `reference.valid` is false. */
  readonly type: "reference" | "invalid";
  readonly reference: Reference;
  /** For each span of the reference, the half-open part of the source that contains its numbers. */
  readonly spanOffsets: readonly (readonly [start: number, end: number])[];
}

export interface FoundAmbiguity extends FindBase {
  readonly type: "ambiguous";
  /** At least two, in the order of `Ambiguous.candidates`. */
  readonly candidates: readonly Candidate[];
}

export type Find = FoundReference | FoundAmbiguity;
