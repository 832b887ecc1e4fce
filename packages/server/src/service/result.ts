/**
 * The result of a use case: a value, or a fault. Faults describe the problem in the terms of the domain; wire/ gives each
 * its error code, status and message.
 */

import type { Ambiguous, Problem, Unrecognized } from "@lectern/scripture";

export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export interface Failure {
  readonly ok: false;
  readonly fault: Fault;
}

export type Fault =
  /** `neededBy`: the other input, which was given and requires this one. */
  | { readonly kind: "missing_input"; readonly name: string; readonly neededBy: string }
  | { readonly kind: "bad_input"; readonly name: string; readonly value: string; readonly expected: string }
  | {
      readonly kind: "reference_too_long";
      readonly limit: number;
      readonly actual: number;
      readonly unit: "characters" | "segments" | "references";
    }
  | { readonly kind: "unknown_edition"; readonly code: string; readonly available: readonly string[] }
  /** `position`: in UTF-16 units from 0. */
  | {
      readonly kind: "bad_query";
      readonly query: string;
      readonly position: number;
      readonly expected: string;
    }
  /** The edition has no word index that fits its text. */
  | { readonly kind: "not_searchable"; readonly code: string }
  | { readonly kind: "ambiguous"; readonly resolution: Ambiguous }
  | { readonly kind: "unrecognized"; readonly resolution: Unrecognized }
  | OutsideCanon;

/** A problem of a written reference, or of coordinates given as numbers, which have no position in a text. */
export interface CanonProblem extends Omit<Problem, "position"> {
  /** Offset in the reference as written, in UTF-16 units, 0-based; null when there was none. */
  readonly position: number | null;
}

/** Understood, but the canon has no such verses. */
export interface OutsideCanon {
  readonly kind: "outside_canon";
  /** The request as a person would write it. */
  readonly input: string;
  /** At least one, in reading order. */
  readonly problems: readonly CanonProblem[];
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(fault: Fault): Failure {
  return { ok: false, fault };
}

/** A well-formed input that this use case does not accept. */
export function badInput(name: string, value: string | number, expected: string): Failure {
  return fail({ kind: "bad_input", name, value: String(value), expected });
}
