/**
 * The resolver: fold, scan, match books, grammar, resolve, score. Every stage is a pure function of what the
 * stage before gave; memory that they share is overwritten by the next call.
 */

import type { Reference, Resolution } from "../reference.ts";
import { expectedAt } from "./expected.ts";
import { fold, SEMICOLON } from "./fold.ts";
import { readTokens } from "./grammar.ts";
import { withDigits } from "./number-words.ts";
import { resolveDraft } from "./resolve.ts";
import { END, scan } from "./scan.ts";
import { NOISE, NUMBER_WORD, PUNCTUATION } from "./score.ts";
import { type Draft, type Failure, offsetAt, type State } from "./state.ts";
import { readingsOfAddress, withoutWrapping } from "./wrapping.ts";

/**
 * Reads what a person or program wrote for one or more Scripture references. Never throws; the time it
 * takes is linear in the length of the input.
 */
export function parseReference(input: string): Resolution {
  const answer = parseText(input, input, 0);
  // Where an entity of HTML may stand, its letters may have been read as a word: "16&amp;17".
  return isValid(answer) && !input.includes("&") ? answer : parseUnwrapped(input, answer);
}

const isValid = (answer: Resolution): boolean => answer.kind === "resolved" && answer.valid;

/** Looks once more at a text that cannot be read as it stands: without its wrapping, and with digits for words. */
function parseUnwrapped(input: string, first: Resolution): Resolution {
  const plain = withoutWrapping(input);
  if (plain === null && isValid(first)) return first;
  const text = plain ?? input;
  const digits = withDigits(text);
  const readings: (readonly [text: string, mask: number])[] = readingsOfAddress(input, text).map((part) => [
    part,
    NOISE,
  ]);
  if (plain !== null) readings.push([plain, PUNCTUATION]);
  if (digits !== null) readings.push([digits, plain === null ? NUMBER_WORD : NUMBER_WORD | PUNCTUATION]);
  let best = plain === null ? first : parseText(plain, input, PUNCTUATION);
  for (const [reading, mask] of readings) {
    const answer = parseText(reading, input, mask);
    if (isValid(answer)) return answer;
    if (best.kind === "unrecognized" && answer.kind !== "unrecognized") best = answer;
  }
  return best;
}

/** Reads a text. `input` is what the caller wrote, of the same length; `mask` holds what was done to it. */
function parseText(text: string, input: string, mask: number): Resolution {
  const folded = fold(text);
  const tokens = scan(folded);
  let s = readTokens(text, tokens);
  // What came later says that the commas before it stood between chapter and verse.
  if (s.hasDoubtfulComma && s.isCommaStyle) s = readTokens(text, tokens, true);
  if (s.failure !== null) return failed(s, s.failure, input);
  const odd = folded.isOdd || s.t.hasAddressSpaces ? PUNCTUATION | mask : mask;
  const [only] = s.drafts;
  if (s.drafts.length > 1 || only === undefined) return collection(input, s, odd);
  const reference = readDraft(s, only, odd);
  const { valid, osisId } = reference;
  return { kind: "resolved", input, isCollection: false, valid, osisId, references: [reference] };
}

function readDraft(s: State, draft: Draft, mask: number): Reference {
  draft.mask |= mask;
  return resolveDraft(s, draft);
}

function collection(input: string, s: State, mask: number): Resolution {
  const references: Reference[] = [];
  let valid = true;
  let osisId = "";
  for (const draft of s.drafts) {
    const reference = readDraft(s, draft, mask);
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

function failed(s: State, { at, candidates, suggestions }: Failure, input: string): Resolution {
  const segment = segmentAround(s, at, input);
  const position = offsetAt(s, at);
  return candidates === null
    ? { kind: "unrecognized", input, segment, position, expected: expectedAt(s, at), suggestions }
    : { kind: "ambiguous", input, segment, position, candidates };
}

/** The semicolon part of the input that holds a token, without white space around it. */
function segmentAround(s: State, at: number, input: string): string {
  const { kind, count } = s.t;
  let end = Math.max(at, s.segmentStart);
  while (end < count && kind[end] !== SEMICOLON && kind[end] !== END) end++;
  return input.slice(offsetAt(s, s.segmentStart), offsetAt(s, end)).trim();
}
