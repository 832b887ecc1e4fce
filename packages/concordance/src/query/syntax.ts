/** The syntax tree of a query. */

/** A word of a query. */
export interface Term {
  readonly kind: "word" | "form" | "prefix";
  /** Folded: all forms of the word, this form only, or all forms that begin so. */
  readonly text: string;
  /** Its place in the query, in UTF-16 units: start included, end not. */
  readonly start: number;
  readonly end: number;
  /** Whether only a hyphen stands between it and the word before. */
  readonly isJoined?: true;
  /** Whether it stands for another word of the query, as its synonym. It then counts less in the score. */
  readonly isSynonym?: true;
}

/** Consecutive words; a single word is a run of one. */
export interface Run {
  readonly kind: "run";
  readonly terms: readonly Term[];
}

/** Equal for runs with the same meaning. */
export const keyOfRun = ({ terms }: Run): string =>
  terms.map(({ kind, text }) => `${kind} ${text}`).join(" ");

export interface Near {
  readonly kind: "near";
  /** Each is a run, or several alternatives. */
  readonly operands: readonly (readonly Run[])[];
  /** How far operand i + 1 may be from operand i: 1 is the next word. */
  readonly distances: readonly number[];
}

export type Query =
  | Run
  | Near
  | { readonly kind: "and"; readonly parts: readonly Query[] }
  | { readonly kind: "or"; readonly parts: readonly Query[] }
  | { readonly kind: "not"; readonly part: Query };

/** The runs of a query that are not excluded, in its order. */
export function wantedRuns(query: Query): readonly Run[] {
  switch (query.kind) {
    case "run":
      return [query];
    case "near":
      return query.operands.flat();
    case "not":
      return [];
    default:
      return query.parts.flatMap(wantedRuns);
  }
}

/** Why a query cannot be read. */
export interface QueryFault {
  /** In UTF-16 units, from 0; the length of the query when it ends too early. */
  readonly position: number;
  /** What is allowed there, for people. */
  readonly expected: string;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly fault: QueryFault };

/** The most UTF-16 units of a query. */
export const QUERY_LENGTH = 1000;
/** The most words of a query. */
export const QUERY_WORDS = 64;
/** The deepest nesting of brackets. */
export const QUERY_DEPTH = 16;
/** The longest distance in NEAR. */
export const NEAR_LIMIT = 1000;
