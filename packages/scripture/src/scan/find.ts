/** What scanning gives. */

import type { Candidate, Reference } from "../reference.ts";

interface FindBase {
  /** Half-open part of the source, in UTF-16 units, 0-based. */
  readonly start: number;
  readonly end: number;
  /** What stands there. */
  readonly text: string;
  /** Number of the run of references that were written as one citation, from 0. */
  readonly group: number;
  /** What does not stand in `text` but was named before: nothing, the book, or the book and the chapter. */
  readonly carried: readonly ("book" | "chapter")[];
  /** `document` where an abbreviation that alone is ambiguous was settled by the rest of the text. */
  readonly settledBy: "document" | null;
}

export interface FoundReference extends FindBase {
  /** `invalid`: outside the canon, and `reference.valid` is false. */
  readonly type: "reference" | "invalid";
  readonly reference: Reference;
  /** For each of the reference's spans the half-open part of the source where its numbers stand. */
  readonly spanOffsets: readonly (readonly [start: number, end: number])[];
}

export interface FoundAmbiguity extends FindBase {
  readonly type: "ambiguous";
  /** At least two, as `Ambiguous` has them. */
  readonly candidates: readonly Candidate[];
}

export type Find = FoundReference | FoundAmbiguity;
