/** Reading a reference: its size, then the resolver. */

import {
  type Problem,
  parseReference,
  type Reference,
  type Resolved,
  type ValidReference,
} from "@lectern/scripture";
import { excess } from "./reference-size.ts";
import { fail, type Result, succeed } from "./result.ts";

/** Everything lies inside the canon. */
export interface CanonicalReference extends Resolved {
  readonly osisId: string;
  readonly references: readonly ValidReference[];
}

/** Resolves a reference; what lies outside the canon is a value with `valid` false, not a fault. */
export function readReference(text: string): Result<Resolved> {
  const tooLong = excess(text);
  if (tooLong !== undefined) return fail({ kind: "reference_too_long", ...tooLong });
  const resolution = parseReference(text);
  switch (resolution.kind) {
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

function isValid(reference: Reference): reference is ValidReference {
  return reference.valid;
}

/** Resolves a reference of which every verse must be in the canon. */
export function readCanonicalReference(text: string): Result<CanonicalReference> {
  const result = readReference(text);
  if (!result.ok) return result;
  const { osisId, references } = result.value;
  if (osisId === null || !references.every(isValid)) {
    return fail({ kind: "outside_canon", input: text, problems: problemsOf(references) });
  }
  return succeed({ ...result.value, osisId, references });
}
