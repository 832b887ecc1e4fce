/**
 * The result of resolving. Bad input is a value: check the `kind` of a `Resolution` first. All values are read-only
 * by type and never change.
 */

import type { CorrectionCode } from "./data/correction-codes.ts";
import type { Span, WrittenSpan } from "./span.ts";

export type Resolution = Resolved | Ambiguous | Unrecognized;

/** Everything in the input was understood. `valid` says whether all of it lies inside the canon. */
export interface Resolved {
  readonly kind: "resolved";
  /** The original input. */
  readonly input: string;
  /** More than one reference was written: a chain, several books, a range across books. */
  readonly isCollection: boolean;
  readonly valid: boolean;
  /** All references' OSIS ids joined by commas; null unless `valid`. */
  readonly osisId: string | null;
  /** At least one, in the order written. */
  readonly references: readonly Reference[];
}

/** The input has more references than the caller allows, so none was built. */
export interface TooMany {
  readonly kind: "too_many";
  readonly input: string;
  /** How many it has. */
  readonly count: number;
}

export type Reference = ValidReference | InvalidReference;

interface ReferenceBase {
  /** 1 to 66. */
  readonly bookId: number;
  /** The normalized form: lower-case book as abbreviated, a space, numbers. `rom 8:1-4,28`. */
  readonly input: string;
  /** 0.05 to 1, three decimals: how clear the input was. */
  readonly confidence: number;
  /** What was corrected or assumed, in the order of the table of corrections. Empty for canonical input. */
  readonly corrections: readonly CorrectionCode[];
  /** The translation code that this segment names, in upper case; null if there is none. */
  readonly versionHint: string | null;
}

export interface ValidReference extends ReferenceBase {
  readonly valid: true;
  /** In the order written; not merged. At least one. */
  readonly spans: readonly Span[];
  /** `Rom.8.1-Rom.8.4,Rom.8.28`. */
  readonly osisId: string;
  /** Display form, made from `spans` alone: `Romans 8:1-4, 28`. */
  readonly normalized: string;
}

export interface InvalidReference extends ReferenceBase {
  readonly valid: false;
  /** The numbers as written; empty for an `ambiguous_number`. */
  readonly spans: readonly WrittenSpan[];
  readonly osisId: null;
  readonly normalized: null;
  /** At least one, in reading order. */
  readonly problems: readonly Problem[];
}

export type ProblemCode =
  | "chapter_out_of_range"
  | "verse_out_of_range"
  | "verse_zero"
  | "range_reversed"
  | "ambiguous_number";

export interface Problem {
  readonly code: ProblemCode;
  /** The chapter as written; null when none was. */
  readonly chapter: number | null;
  /** The verse as written; null when none was. */
  readonly verse: number | null;
  /**
   * Offset of the wrong number in the original input, in UTF-16 units, 0-based; for `range_reversed`, of the right
   * end. A number that was not written (the verse that "f" adds) has the offset of the number it was derived from.
   */
  readonly position: number;
  /** Last valid chapter (of the book) or verse (of the chapter); null when it does not apply. */
  readonly lastValid: number | null;
  /** OSIS ids that the input could mean; empty when there are none. */
  readonly readings: readonly string[];
  /** One English sentence for a person. */
  readonly message: string;
}

/** The name fits several books. */
export interface Ambiguous {
  readonly kind: "ambiguous";
  readonly input: string;
  /** The piece of the input that is ambiguous. */
  readonly segment: string;
  /** Offset of that piece in the input, in UTF-16 units, 0-based. */
  readonly position: number;
  /** At least two; ordered by score, then weight, then canon. */
  readonly candidates: readonly Candidate[];
}

export type CandidateReason = "prefix" | "spelling" | "missing_ordinal" | "shared_abbreviation";

export interface Candidate {
  readonly bookId: number;
  /** 1 to 100: how commonly the book is cited. */
  readonly weight: number;
  /** 0 to 1: how well the text matches this book. */
  readonly score: number;
  readonly reason: CandidateReason;
}

/**
 * What was expected at the place of the error: the name of a book; a chapter; a verse; the right end of a range; the
 * next chapter, verse or book of a list; the end of the input, or a mark that continues the list.
 */
export type Expectation = "book" | "chapter" | "verse" | "range_end" | "next_item" | "end";

/** No book was found, or part of the input does not belong to a reference. */
export interface Unrecognized {
  readonly kind: "unrecognized";
  readonly input: string;
  /** The piece of the input that was not understood. */
  readonly segment: string;
  /** Offset in the input of the first token that was not understood, in UTF-16 units, 0-based. */
  readonly position: number;
  /** What was expected there. */
  readonly expected: Expectation;
  /** Names of the nearest books, nearest first; may be empty. */
  readonly suggestions: readonly string[];
}
