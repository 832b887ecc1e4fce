/** What a query asks for, as it was read. */

/** What a word of a query finds. */
export interface Term {
  readonly kind: "word" | "form" | "prefix";
  /** Folded: all forms of the word, this form only, or all forms that begin so. */
  readonly text: string;
  /** Where it stands in the query, in UTF-16 units: start included, end not. */
  readonly start: number;
  readonly end: number;
  /** Whether only a hyphen stands between it and the word before. */
  readonly isJoined?: true;
}

/** Words in a row; one alone is a run of one. */
export interface Run {
  readonly kind: "run";
  readonly terms: readonly Term[];
}

/** Equal for runs that find the same. */
export const keyOfRun = ({ terms }: Run): string =>
  terms.map(({ kind, text }) => `${kind} ${text}`).join(" ");

export interface Near {
  readonly kind: "near";
  /** Each is a run or several to choose from. */
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

/** Why a query cannot be read. */
export interface QueryFault {
  /** In UTF-16 units, from 0; the length of the query when it ends too early. */
  readonly position: number;
  /** What would be right there, for a person. */
  readonly expected: string;
}

export type ParsedQuery =
  | { readonly ok: true; readonly query: Query }
  | { readonly ok: false; readonly fault: QueryFault };

/** At most so many UTF-16 units. */
export const QUERY_LENGTH = 1000;
/** At most so many words. */
export const QUERY_WORDS = 64;
/** At most so many brackets within brackets. */
export const QUERY_DEPTH = 16;
/** The longest distance in NEAR. */
export const NEAR_LIMIT = 1000;
