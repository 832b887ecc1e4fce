/**
 * What a use case gives: a value, or the fault that keeps it from giving one. Faults say what is wrong in the
 * words of the domain; the HTTP layer gives each its code, status and public text.
 */

import type { Ambiguous, Problem, Unrecognized } from "@lectern/scripture";

export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export interface Failure {
  readonly ok: false;
  readonly fault: Fault;
}

export type Fault =
  /** `neededBy`: another input, which was given. */
  | { readonly kind: "missing_input"; readonly name: string; readonly neededBy: string }
  | { readonly kind: "bad_input"; readonly name: string; readonly value: string; readonly expected: string }
  | {
      readonly kind: "reference_too_long";
      readonly limit: number;
      readonly actual: number;
      readonly unit: "characters" | "segments";
    }
  | { readonly kind: "unknown_edition"; readonly code: string; readonly available: readonly string[] }
  | { readonly kind: "ambiguous"; readonly resolution: Ambiguous }
  | { readonly kind: "unrecognized"; readonly resolution: Unrecognized }
  | OutsideCanon;

/** A problem of a written reference, or of numbers that came as numbers, which have no place in a text. */
export interface CanonProblem extends Omit<Problem, "position"> {
  /** Offset in the reference as it was written, in UTF-16 units, 0-based; null where none was written. */
  readonly position: number | null;
}

/** Understood, but the canon has no such verses. */
export interface OutsideCanon {
  readonly kind: "outside_canon";
  /** What was asked for, as a person would write it. */
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

/** An input that is well formed but not what this use case takes. */
export function badInput(name: string, value: string | number, expected: string): Failure {
  return fail({ kind: "bad_input", name, value: String(value), expected });
}
