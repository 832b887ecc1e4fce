/**
 * The resolver: fold, scan, match books, grammar, resolve, score. Every stage is a pure function of what the
 * stage before gave; memory that they share is overwritten by the next call.
 */

import type { Reference, Resolution, Resolved } from "../reference.ts";
import { suggestionsFor } from "./candidates.ts";
import { NUMBER_WORD, PUNCTUATION } from "./correction-bits.ts";
import { expectedAt } from "./expected.ts";
import { fold, SEMICOLON } from "./fold.ts";
import { readTokens } from "./grammar.ts";
import { withoutBreaks } from "./line-breaks.ts";
import { withDigits } from "./number-words.ts";
import { resolveDraft, soundReference } from "./resolve.ts";
import { scan } from "./scan.ts";
import { type Draft, type Failure, fail, offsetAt, type State } from "./state.ts";
import { readStraight, straight } from "./straight.ts";
import { END } from "./token.ts";

/**
 * Reads what a person or program wrote for one or more Scripture references. Never throws; the time it
 * takes is linear in the length of the input.
 */
export function parseReference(input: string): Resolution {
  const drafts = straight.isOn ? readStraight(input) : null;
  if (drafts !== null) {
    const answer = straightAnswer(input, drafts);
    if (answer !== null) return answer;
  }
  const s = readText(input);
  const answer = s.failure === null ? resolved(s, input, 0) : null;
  if (answer?.valid) return answer;
  return parseOtherwise(input) ?? answer ?? answerOf(s, input, 0);
}

/** Null when a number is outside of the canon: what is told of it needs the tokens. */
function straightAnswer(input: string, drafts: readonly Draft[]): Resolved | null {
  const references = drafts.map(soundReference);
  return references.every((reference) => reference !== null) ? answerWith(input, references) : null;
}

/**
 * Looks once more at a text that cannot be read as it stands: with the parts of broken words joined, and with digits for
 * words. Null where it has none of these, and then nothing was read in between.
 */
function parseOtherwise(input: string): Resolution | null {
  const plain = withoutBreaks(input);
  const digits = withDigits(plain ?? input);
  if (plain === null && digits === null) return null;
  const joined = plain === null ? null : answerOf(readText(plain), input, 0);
  if (isValid(joined)) return joined;
  const counted = digits === null ? null : answerOf(readText(digits), input, NUMBER_WORD);
  if (isValid(counted)) return counted;
  const first = joined ?? answerOf(readText(input), input, 0);
  return first.kind === "unrecognized" && counted !== null && counted.kind !== first.kind ? counted : first;
}

const isValid = (answer: Resolution | null): boolean => answer?.kind === "resolved" && answer.valid;

/** Reads a text as far as it can be read. What it gives holds until the next text is read. */
function readText(text: string): State {
  let s = readTokens(text, scan(fold(text)));
  // What came later says that the commas before it stood between chapter and verse.
  if (s.isDoubtful && s.isCommaStyle) s = readTokens(text, scan(fold(text)), true);
  if (s.openAt >= 0) fail(s, s.openAt);
  return s;
}

/** `input` is what the caller wrote, of the same length as what was read; `mask` holds what was done to it. */
const answerOf = (s: State, input: string, mask: number): Resolution =>
  s.failure === null ? resolved(s, input, mask) : failed(s, s.failure, input);

function resolved(s: State, input: string, mask: number): Resolved {
  const odd = s.t.folded.isOdd || s.t.hasOddSpaces ? PUNCTUATION | mask : mask;
  const references = s.drafts.map((draft) => {
    draft.mask |= odd;
    return resolveDraft(s, draft);
  });
  return answerWith(input, references);
}

function answerWith(input: string, references: readonly Reference[]): Resolved {
  let valid = true;
  let osisId = "";
  for (const reference of references) {
    valid &&= reference.valid;
    if (reference.valid) osisId += osisId === "" ? reference.osisId : `,${reference.osisId}`;
  }
  const isCollection = references.length > 1;
  return { kind: "resolved", input, isCollection, valid, osisId: valid ? osisId : null, references };
}

function failed(s: State, { at, candidates, suggestions, unknown }: Failure, input: string): Resolution {
  const segment = segmentAround(s, at, input);
  const position = offsetAt(s, at);
  if (candidates !== null) return { kind: "ambiguous", input, segment, position, candidates };
  const names = unknown === "" ? suggestions : suggestionsFor(unknown);
  return {
    kind: "unrecognized",
    input,
    segment,
    position,
    expected: expectedAt(s, at),
    suggestions: names,
  };
}

/** The semicolon part of the input that holds a token, without white space around it. */
function segmentAround(s: State, at: number, input: string): string {
  const { kind, count } = s.t;
  let end = Math.max(at, s.segmentStart);
  while (end < count && kind[end] !== SEMICOLON && kind[end] !== END) end++;
  return input.slice(offsetAt(s, s.segmentStart), offsetAt(s, end)).trim();
}
