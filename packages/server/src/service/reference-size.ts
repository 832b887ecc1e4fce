/** The length limits of a reference. The reader page uses them too. */

import { findBook } from "@lectern/scripture";

/** Characters (Unicode code points) of a reference. */
export const REFERENCE_LIMIT = 1000;
/** Characters of a reference that consists of OSIS ids only. */
export const OSIS_LIMIT = 8000;
/** Segments of a reference, without blank ones. */
export const SEGMENT_LIMIT = 100;
/** Maximum number of references from one input. A range over several books gives one for each book. */
export const REFERENCE_OBJECT_LIMIT = 1000;

/** Characters that end a segment for the resolver: semicolons, line ends, bars and slashes of any script. */
const SEGMENT_END = /[;\u037e\ufe14\ufe54\uff1b\n\r\u0085\u2028\u2029|\u2502\uff5c/\u2044\u2215\uff0f]/;

const OSIS_ITEM = /^([1-4]?[A-Za-z]+)\.\d{1,3}\.\d{1,3}(?:-([1-4]?[A-Za-z]+)\.\d{1,3}\.\d{1,3})?$/;

/** The number of a book by its OSIS abbreviation in any letter case. */
function osisBook(code: string): number | undefined {
  const book = findBook(code);
  return book?.osis.toLowerCase() === code.toLowerCase() ? book.id : undefined;
}

/**
 * A lower bound for the number of references that a list of OSIS ids gives: the books that its ranges enter. Undefined for
 * any other text.
 */
function rangedReferences(text: string): number | undefined {
  let count = 0;
  let before = 0;
  for (const item of text.split(",")) {
    const [, left, right = left] = OSIS_ITEM.exec(item) ?? [];
    if (left === undefined || right === undefined) return undefined;
    const [first, last] = [osisBook(left), osisBook(right)];
    if (first === undefined || last === undefined) return undefined;
    // An item that begins in the book where the previous one ended joins its reference.
    if (last > first) count += last - first + (first === before ? 0 : 1);
    before = last;
  }
  return count;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

export interface Excess {
  readonly limit: number;
  readonly actual: number;
  readonly unit: "characters" | "segments" | "references";
}

/** The message of `reference_too_long`. */
export const excessMessage = ({ limit, actual, unit }: Excess): string =>
  unit === "references"
    ? `The input contains ${actual} references; at most ${limit} are returned in one answer.`
    : `The reference has ${actual} ${unit}; at most ${limit} are allowed.`;

/** Checks the length of a reference; undefined if the reference is within the limits. */
export function excess(text: string): Excess | undefined {
  if (text.length > REFERENCE_LIMIT) {
    const actual = codePoints(text);
    const references = actual > REFERENCE_LIMIT ? rangedReferences(text) : undefined;
    const limit = references === undefined ? REFERENCE_LIMIT : OSIS_LIMIT;
    if (actual > limit) return { limit, actual, unit: "characters" };
    // The resolver would find this too, but only after reading every reference.
    if (references !== undefined && references > REFERENCE_OBJECT_LIMIT) {
      return { limit: REFERENCE_OBJECT_LIMIT, actual: references, unit: "references" };
    }
  }
  // Each segment but the last has a character and the mark that ends it.
  if (text.length <= 2 * SEGMENT_LIMIT) return undefined;
  const actual = text.split(SEGMENT_END).filter((segment) => segment.trim() !== "").length;
  return actual > SEGMENT_LIMIT ? { limit: SEGMENT_LIMIT, actual, unit: "segments" } : undefined;
}
