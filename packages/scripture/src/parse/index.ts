/**
 * The resolver: fold, scan, match books, grammar, resolve, score. Every stage is a pure function of what the
 * stage before gave; memory that they share is overwritten by the next call.
 */

import type { Reference, Resolution } from "../reference.ts";
import { fold, SEMICOLON } from "./fold.ts";
import { readTokens } from "./grammar.ts";
import { resolveDraft } from "./resolve.ts";
import { END, scan } from "./scan.ts";
import { PUNCTUATION } from "./score.ts";
import { type Draft, type Failure, offsetAt, type State } from "./state.ts";

/**
 * Reads what a person or program wrote for one or more Scripture references. Never throws; the time it
 * takes is linear in the length of the input.
 */
export function parseReference(input: string): Resolution {
  const folded = fold(input);
  const tokens = scan(folded);
  let s = readTokens(input, tokens);
  // What came later says that the commas before it stood between chapter and verse.
  if (s.hasDoubtfulComma && s.isCommaStyle) s = readTokens(input, tokens, true);
  if (s.failure !== null) return failed(s, s.failure);
  const isOdd = folded.isOdd || s.t.hasAddressSpaces;
  const [only] = s.drafts;
  if (s.drafts.length > 1 || only === undefined) return collection(input, s.drafts, isOdd);
  const reference = readDraft(only, isOdd);
  const { valid, osisId } = reference;
  return { kind: "resolved", input, isCollection: false, valid, osisId, references: [reference] };
}

function readDraft(draft: Draft, isOdd: boolean): Reference {
  if (isOdd) draft.mask |= PUNCTUATION;
  return resolveDraft(draft);
}

function collection(input: string, drafts: readonly Draft[], isOdd: boolean): Resolution {
  const references: Reference[] = [];
  let valid = true;
  let osisId = "";
  for (const draft of drafts) {
    const reference = readDraft(draft, isOdd);
    references.push(reference);
    valid &&= reference.valid;
    if (reference.valid) osisId += osisId === "" ? reference.osisId : `,${reference.osisId}`;
  }
  return {
    kind: "resolved",
    input,
    isCollection: true,
    valid,
    osisId: valid ? osisId : null,
    references,
  };
}

function failed(s: State, { at, candidates, suggestions }: Failure): Resolution {
  const { input } = s;
  const segment = segmentAround(s, at);
  const position = offsetAt(s, at);
  return candidates === null
    ? { kind: "unrecognized", input, segment, position, suggestions }
    : { kind: "ambiguous", input, segment, position, candidates };
}

/** The semicolon part of the input that holds a token, without white space around it. */
function segmentAround(s: State, at: number): string {
  const { kind, count } = s.t;
  let end = Math.max(at, s.segmentStart);
  while (end < count && kind[end] !== SEMICOLON && kind[end] !== END) end++;
  return s.input.slice(offsetAt(s, s.segmentStart), offsetAt(s, end)).trim();
}
