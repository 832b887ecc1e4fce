/**
 * The result of each stage for an input, as plain data. It shows why an input is read as it is. `lectern resolve
 * --explain` prints it, and a failing row of the test data shows it.
 */

import { bookById } from "../book.ts";
import type { CorrectionCode } from "../data/correction-codes.ts";
import { english } from "../languages/en.ts";
import type { Role } from "../languages/language.ts";
import type { Resolution } from "../reference.ts";
import { type Reading, readingsOf } from "./attempts.ts";
import { answerOf, type ParseOptions } from "./by-stages.ts";
import { scoreOf } from "./confidence.ts";
import { ABSENT, type Item } from "./grammar/item.ts";
import { RULES } from "./grammar/productions.ts";
import type { State } from "./grammar/state.ts";
import { draftsOf, type Passage } from "./meaning/coordinates.ts";
import type { Lattice } from "./names/lattice.ts";
import { stepsOf } from "./settle.ts";
import type { TokenKind } from "./text/token.ts";

/** A piece of the input. Offsets are 0-based, in UTF-16 units; `end` is not included. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text stage: a word, a number or a mark. `text` is folded: lower case, no marks on letters. */
export interface ExplainedToken extends Piece {
  readonly kind: TokenKind;
}

/** The names stage: a possible name of a book. */
export interface ExplainedName extends Piece {
  /** Keys of the books that the name may mean. */
  readonly books: readonly string[];
  readonly corrections: readonly CorrectionCode[];
}

/** The names stage: the roles of a word in a citation. */
export interface ExplainedWord extends Piece {
  readonly roles: readonly Role[];
}

/** The grammar stage: one production, and the piece of the input that it read. */
export interface ExplainedStep extends Piece {
  readonly production: string;
  /** Number of the rule in docs/reference-syntax.md. */
  readonly rule: number;
  /** Keys of the books if the production read a name; otherwise empty. */
  readonly books: readonly string[];
}

/** The grammar stage: one way to read the input. The cheapest is meant. */
export interface ExplainedReading {
  /** Whether it reaches the end of the input. */
  readonly isComplete: boolean;
  readonly cost: number;
  readonly steps: readonly ExplainedStep[];
}

/** The settle stage: the decision. */
export interface ExplainedSettlement {
  /** `read`; `ambiguous`: a name fits several books; `two books`: two readings name different books; `unread`. */
  readonly kind: "read" | "ambiguous" | "two books" | "unread";
  /** Offset of the piece that is ambiguous or not understood; null if the input is read. */
  readonly position: number | null;
  /** Keys of the books between which the resolver did not choose. */
  readonly books: readonly string[];
}

/** The meaning stage: one item with its carried and implied numbers; a missing number is null. */
export interface ExplainedItem {
  readonly book: string;
  readonly start: { readonly chapter: number | null; readonly verse: number | null };
  readonly end: { readonly chapter: number | null; readonly verse: number | null };
}

/** One attempt to read the input. The next one is made only if this one gave no valid answer. */
export interface Attempt {
  readonly how:
    | "as written"
    | "with spelling corrected"
    | "with broken words joined"
    | "with numbers in words";
  readonly tokens: readonly ExplainedToken[];
  readonly names: readonly ExplainedName[];
  readonly words: readonly ExplainedWord[];
  /** The complete readings, cheapest first; if there is none, the attempt that got furthest. */
  readonly readings: readonly ExplainedReading[];
  readonly settlement: ExplainedSettlement;
  /** Empty unless the settlement is `read`. */
  readonly items: readonly ExplainedItem[];
  readonly answer: Resolution;
}

export interface Explanation {
  readonly input: string;
  /** BCP 47 code. */
  readonly language: string;
  readonly attempts: readonly Attempt[];
  /** The same as `parseReference` gives. */
  readonly answer: Resolution;
}

/** Resolves an input and returns the result of each stage. */
export function explain(
  input: string,
  { language = english }: Pick<ParseOptions, "language"> = {},
): Explanation {
  const attempts: Attempt[] = [];
  for (const reading of readingsOf(input, language)) {
    const attempt = attemptOf(reading, input);
    attempts.push(attempt);
    if (attempt.answer.kind === "resolved" && attempt.answer.valid) break;
  }
  return { input, language: language.code, attempts, answer: answerAmong(attempts) };
}

/** The valid answer; else the first that is not unrecognised; else the first. */
function answerAmong(attempts: readonly Attempt[]): Resolution {
  const answers = attempts.map(({ answer }) => answer);
  const valid = answers.find((answer) => answer.kind === "resolved" && answer.valid);
  const known = answers.find((answer) => answer.kind !== "unrecognized");
  const [first] = answers;
  const answer = valid ?? known ?? first;
  if (answer === undefined) throw new Error("no attempt was made to read the input");
  return answer;
}

const keysOf = (bookIds: readonly number[]): readonly string[] => bookIds.map((id) => bookById(id).key);

function howOf({ tokens, lattice, corrections }: Reading, input: string): Attempt["how"] {
  if (corrections !== 0) return "with numbers in words";
  if (tokens.input !== input) return "with broken words joined";
  return lattice.isSpelling ? "with spelling corrected" : "as written";
}

function attemptOf(reading: Reading, input: string): Attempt {
  const { lattice, readings, settlement } = reading;
  const pieceOf = pieces(lattice, input);
  const states = readings.complete.length > 0 ? readings.complete : [readings.furthest];
  return {
    how: howOf(reading, input),
    tokens: lattice.tokens.slice(0, -1).map(({ kind, text, start, end }) => ({ kind, text, start, end })),
    names: namesOf(lattice, pieceOf),
    words: wordsOf(lattice),
    readings: states.map((state) => readingOf(state, readings.complete.length > 0, pieceOf)),
    settlement: settlementOf(reading),
    items: settlement.kind === "read" ? explainedItems(settlement.items) : [],
    answer: resolutionOf(reading, input),
  };
}

/** Without a limit on the number of references. */
function resolutionOf(reading: Reading, input: string): Resolution {
  const answer = answerOf(reading, input, Number.POSITIVE_INFINITY);
  if (answer.kind === "too_many") throw new Error("too many references, although no limit was set");
  return answer;
}

type PieceOf = (from: number, to: number) => Piece;

/** Returns a function that gives the piece of the input from one token to before another. */
function pieces(lattice: Lattice, input: string): PieceOf {
  return (from, to) => {
    const { start } = lattice.token(from);
    const end = to > from ? lattice.token(to - 1).end : start;
    return { start, end, text: input.slice(start, end) };
  };
}

function namesOf(lattice: Lattice, pieceOf: PieceOf): readonly ExplainedName[] {
  const names: ExplainedName[] = [];
  for (let at = 0; at < lattice.end; at++) {
    for (const { from, to, bookIds, corrections } of [...lattice.books(at), ...lattice.several(at)])
      names.push({
        ...pieceOf(from, to),
        books: keysOf(bookIds),
        corrections: scoreOf(corrections).corrections,
      });
  }
  return names;
}

function wordsOf(lattice: Lattice): readonly ExplainedWord[] {
  return lattice.tokens.flatMap(({ start, end, text }, index) => {
    const roles = [...(lattice.entry(index)?.roles ?? [])];
    return roles.length === 0 ? [] : [{ start, end, text, roles }];
  });
}

function readingOf(state: State, isComplete: boolean, pieceOf: PieceOf): ExplainedReading {
  const steps = stepsOf(state).map(({ production, from, to, book }) => ({
    ...pieceOf(from, to),
    production,
    rule: RULES[production],
    books: keysOf(book?.bookIds ?? []),
  }));
  return { isComplete, cost: state.cost, steps };
}

function settlementOf({ settlement, lattice }: Reading): ExplainedSettlement {
  const positionOf = (at: number): number => lattice.token(at).start;
  const { kind } = settlement;
  switch (kind) {
    case "read":
      return { kind, position: null, books: [] };
    case "ambiguous":
      return { kind, position: positionOf(settlement.edge.from), books: keysOf(settlement.edge.bookIds) };
    case "two books":
      return { kind, position: positionOf(settlement.at), books: keysOf(settlement.bookIds) };
    case "unread":
      return { kind, position: positionOf(settlement.at), books: [] };
  }
}

const written = (number: number): number | null => (number === ABSENT ? null : number);

function explainedItems(items: readonly Item[]): readonly ExplainedItem[] {
  return draftsOf(items).flatMap(({ bookId, passages }) =>
    passages.map(({ startChapter, startVerse, endChapter, endVerse }: Passage) => ({
      book: bookById(bookId).key,
      start: { chapter: written(startChapter), verse: written(startVerse) },
      end: { chapter: written(endChapter), verse: written(endVerse) },
    })),
  );
}
