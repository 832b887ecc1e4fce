/** The resolver with its fast path. */

import { english } from "../languages/en.ts";
import type { Resolution, TooMany } from "../reference.ts";
import { type ParseOptions, parseByStages } from "./by-stages.ts";
import { plainPartsOf } from "./plain-parts.ts";
import { readPlain } from "./plain-reference.ts";

/** Reads what a person or program wrote for one or more Scripture references. Never throws; takes linear time. */
export function parseReference(
  input: string,
  options?: ParseOptions & { readonly maxReferences?: undefined },
): Resolution;
export function parseReference(input: string, options: ParseOptions): Resolution | TooMany;
export function parseReference(input: string, options: ParseOptions = {}): Resolution | TooMany {
  const { language = english, maxReferences = Number.POSITIVE_INFINITY } = options;
  // The fast path reads only languages with a colon before the verse.
  const plain = language.verseMark === "colon" ? readPlain(input, plainPartsOf(language)) : null;
  if (plain === null) return parseByStages(input, options);
  const count = plain.references.length;
  return count > maxReferences ? { kind: "too_many", input, count } : plain;
}
