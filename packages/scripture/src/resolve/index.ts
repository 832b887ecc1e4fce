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
  const { language = english, maxReferences = Number.POSITIVE_INFINITY, correctsNames = true } = options;
  // The fast path corrects names, and reads only languages with a colon before the verse.
  const isPlain = correctsNames && language.verseMark === "colon";
  const plain = isPlain ? readPlain(input, plainPartsOf(language)) : null;
  if (plain === null) return parseByStages(input, options);
  const count = plain.references.length;
  return count > maxReferences ? { kind: "too_many", input, count } : plain;
}
