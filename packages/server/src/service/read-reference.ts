/** Reads a reference: checks its size, then calls the resolver. */

import {
  type Problem,
  parseReference,
  type Reference,
  type Resolution,
  type Resolved,
  type TooMany,
  type ValidReference,
} from "@lectern/scripture";
import { excess, REFERENCE_OBJECT_LIMIT } from "./reference-size.ts";
import { fail, type Result, succeed } from "./result.ts";

/** A language in which references are written, with its parser. This module itself loads English only. */
export interface WrittenLanguage {
  /** BCP 47 code. */
  readonly code: string;
  /** Returns no references if there are more than `maxObjects`. Corrects misspelled names unless `correctsNames` is false. */
  readonly parse: (text: string, maxObjects: number, correctsNames?: boolean) => Resolution | TooMany;
}

/** A resolved reference that lies inside the canon. */
export interface CanonicalReference extends Resolved {
  readonly osisId: string;
  readonly references: readonly ValidReference[];
}

/**
 * Resolves a reference. One outside the canon is no fault: it is returned with `valid` false.
 * @param language in which it is written; English when absent
 * @param correctsNames whether misspelled names are corrected
 */
export function readReference(
  text: string,
  language?: WrittenLanguage,
  correctsNames = true,
): Result<Resolved> {
  const tooLong = excess(text);
  if (tooLong !== undefined) return fail({ kind: "reference_too_long", ...tooLong });
  const maxObjects = REFERENCE_OBJECT_LIMIT;
  const resolution =
    language?.parse(text, maxObjects, correctsNames) ??
    parseReference(text, { maxReferences: maxObjects, correctsNames });
  switch (resolution.kind) {
    case "too_many": {
      const { count: actual } = resolution;
      return fail({ kind: "reference_too_long", limit: REFERENCE_OBJECT_LIMIT, actual, unit: "references" });
    }
    case "resolved":
      return succeed(resolution);
    case "ambiguous":
      return fail({ kind: "ambiguous", resolution });
    case "unrecognized":
      return fail({ kind: "unrecognized", resolution });
  }
}

function problemsOf(references: readonly Reference[]): readonly Problem[] {
  return references.flatMap((reference) => (reference.valid ? [] : reference.problems));
}

function isCanonical(resolved: Resolved): resolved is CanonicalReference {
  return resolved.valid;
}

/** Resolves a reference. It is a fault if any of its verses is outside the canon. */
export function readCanonicalReference(text: string, language?: WrittenLanguage): Result<CanonicalReference> {
  const read = readReference(text, language);
  if (!read.ok) return read;
  const resolved = read.value;
  return isCanonical(resolved)
    ? succeed(resolved)
    : fail({ kind: "outside_canon", input: text, problems: problemsOf(resolved.references) });
}

/**
 * The translation that the references name; null for none. If they name several, returns the first that is not `code`, so
 * that a conflict with the edition in use is never hidden.
 */
export function versionHintOf(references: readonly ValidReference[], code: string | null): string | null {
  const named = references.filter(({ versionHint }) => versionHint !== null);
  const conflicting = named.find(({ versionHint }) => versionHint !== code);
  return (conflicting ?? named[0])?.versionHint ?? null;
}
