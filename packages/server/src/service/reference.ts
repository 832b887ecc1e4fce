/** Reading a reference: the limits of what may be sent, then the resolver. */

import {
  findBook,
  type Problem,
  parseReference,
  type Reference,
  type Resolved,
  type ValidReference,
} from "@lectern/scripture";
import { fail, type Result, succeed } from "./result.ts";

/** Characters (Unicode code points) of a reference. */
export const REFERENCE_LIMIT = 1000;
/** Characters of a reference that consists of OSIS ids only. */
export const OSIS_LIMIT = 8000;
/** Segments of a reference, blank ones apart. */
export const SEGMENT_LIMIT = 100;

/** Everything lies inside the canon. */
export interface CanonicalReference extends Resolved {
  readonly osisId: string;
  readonly references: readonly ValidReference[];
}

/** What the resolver reads as the end of a segment: semicolons, line ends, bars and slashes of any script. */
const SEGMENT_END = /[;\u037e\ufe14\ufe54\uff1b\n\r\u0085\u2028\u2029|\u2502\uff5c/\u2044\u2215\uff0f]/;

const OSIS_ITEM = /^([1-4]?[A-Za-z]+)\.\d{1,3}\.\d{1,3}(?:-([1-4]?[A-Za-z]+)\.\d{1,3}\.\d{1,3})?$/;

function isOsisOnly(text: string): boolean {
  const isOsisBook = (code: string | undefined): boolean =>
    code === undefined || findBook(code)?.osis.toLowerCase() === code.toLowerCase();
  return text.split(",").every((item) => {
    const match = OSIS_ITEM.exec(item);
    return match !== null && isOsisBook(match[1]) && isOsisBook(match[2]);
  });
}

function codePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const low = text.charCodeAt(index + 1);
    if (code >= 0xd800 && code <= 0xdbff && low >= 0xdc00 && low <= 0xdfff) index++;
    count++;
  }
  return count;
}

/** The limits of length; undefined when the text is within them. */
function excess(text: string) {
  if (text.length > REFERENCE_LIMIT) {
    const actual = codePoints(text);
    const limit = actual > REFERENCE_LIMIT && isOsisOnly(text) ? OSIS_LIMIT : REFERENCE_LIMIT;
    if (actual > limit) return { limit, actual, unit: "characters" } as const;
  }
  if (text.length <= SEGMENT_LIMIT) return undefined;
  const actual = text.split(SEGMENT_END).filter((segment) => segment.trim() !== "").length;
  return actual > SEGMENT_LIMIT ? ({ limit: SEGMENT_LIMIT, actual, unit: "segments" } as const) : undefined;
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
