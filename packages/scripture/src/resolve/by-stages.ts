/**
 * The resolver: text, names, grammar, settle, meaning, answer. Each stage is a function of the result of the stage
 * before.
 */

import { english } from "../languages/en.ts";
import type { Language } from "../languages/language.ts";
import type { Reference, Resolution, Resolved, TooMany } from "../reference.ts";
import { rank } from "./answer/candidates.ts";
import { unrecognized } from "./answer/failures.ts";
import { referenceOf } from "./answer/references.ts";
import { type Reading, readingsOf } from "./attempts.ts";
import * as BIT from "./correction-bits.ts";
import { draftsOf } from "./meaning/coordinates.ts";
import type { Lattice } from "./names/lattice.ts";
import { writtenAt } from "./names/written-numbers.ts";

export interface ParseOptions {
  /** The language of names and words; English unless another is given. */
  readonly language?: Language | undefined;
  /** The most references. If the input has more, none is built, and the answer gives their number. */
  readonly maxReferences?: number | undefined;
  /**
   * Whether misspelled names are corrected, and suggested in an answer that is not understood; true unless another value
   * is given. With false, an input without the name of a book is answered several times as fast.
   */
  readonly correctsNames?: boolean | undefined;
}

/** Reads what a person or program wrote for one or more Scripture references. Never throws; takes linear time. */
export function parseByStages(
  input: string,
  options?: ParseOptions & { readonly maxReferences?: undefined },
): Resolution;
export function parseByStages(input: string, options: ParseOptions): Resolution | TooMany;
export function parseByStages(
  input: string,
  { language = english, maxReferences = Number.POSITIVE_INFINITY, correctsNames = true }: ParseOptions = {},
): Resolution | TooMany {
  let first: Resolution | null = null;
  for (const reading of readingsOf(input, language, correctsNames)) {
    const answer = answerOf(reading, input, maxReferences, correctsNames);
    if (answer.kind === "too_many" || (answer.kind === "resolved" && answer.valid)) return answer;
    if (first === null || (first.kind === "unrecognized" && answer.kind !== "unrecognized")) first = answer;
  }
  return first as Resolution;
}

export function answerOf(
  reading: Reading,
  input: string,
  maxReferences: number,
  suggestsNames = true,
): Resolution | TooMany {
  const { settlement, lattice, tokens, corrections } = reading;
  switch (settlement.kind) {
    case "read": {
      const odd = (tokens.isOdd ? BIT.punctuation : 0) | corrections;
      const drafts = draftsOf(settlement.items, odd);
      if (drafts.length > maxReferences) return { kind: "too_many", input, count: drafts.length };
      return resolved(
        input,
        drafts.map((draft) => referenceOf(draft, (token) => lattice.token(token).start)),
      );
    }
    case "ambiguous": {
      const { from, to, bookIds, reason } = settlement.edge;
      const candidates = rank(bookIds, reason ?? "prefix", writtenAt(lattice, to));
      return { kind: "ambiguous", input, ...segmentAt(lattice, from, input), candidates };
    }
    case "two books": {
      const { at, to, bookIds } = settlement;
      const candidates = rank(bookIds, "missing_ordinal", writtenAt(lattice, to));
      return { kind: "ambiguous", input, ...segmentAt(lattice, at, input), candidates };
    }
    case "unread":
      return {
        kind: "unrecognized",
        input,
        ...segmentAt(lattice, settlement.at, input),
        ...unrecognized(lattice, settlement, suggestsNames),
      };
  }
}

/** The part of the input between semicolons that contains a token, trimmed, and the position of the token. */
function segmentAt(lattice: Lattice, at: number, input: string): { segment: string; position: number } {
  let from = at;
  while (from > 0 && lattice.kind(from - 1) !== ";") from--;
  let to = at;
  while (lattice.kind(to) !== ";" && lattice.kind(to) !== "end") to++;
  const segment = input.slice(lattice.token(from).start, lattice.token(to).start).trim();
  return { segment, position: lattice.token(at).start };
}

function resolved(input: string, references: readonly Reference[]): Resolved {
  const valid = references.every((reference) => reference.valid);
  const osisId = valid ? references.map((reference) => reference.osisId).join(",") : null;
  return { kind: "resolved", input, isCollection: references.length > 1, valid, osisId, references };
}
