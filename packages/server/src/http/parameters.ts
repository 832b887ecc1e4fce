/** What a parameter's value may be. An endpoint declares its parameters; readParameters gives typed values. */

import { BOOK_TOTAL, findBook } from "@lectern/scripture";
import { readInteger } from "../service/integer.ts";
import type { ApiError } from "./errors.ts";
import { invalidParameter, missingParameter } from "./faults.ts";
import type { Query } from "./query.ts";

/** Reads a value; undefined when it is not `expected`. */
export interface ParameterType<T> {
  readonly expected: string;
  read(raw: string): T | undefined;
}

export interface Parameter<T> {
  readonly type: ParameterType<T>;
  readonly required: boolean;
  /** Others that may be sent in its place. */
  readonly unless?: readonly string[];
}

export interface Required<T> extends Parameter<T> {
  readonly required: true;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of declared parameters by name. */
export type Values<P extends Parameters> = {
  readonly [Name in keyof P]: P[Name] extends Required<infer T>
    ? T
    : P[Name] extends Parameter<infer T>
      ? T | undefined
      : never;
};

export function required<T>(type: ParameterType<T>): Required<T> {
  return { type, required: true };
}

export function optional<T>(type: ParameterType<T>): Parameter<T> {
  return { type, required: false };
}

/** Required where none of the others is sent. */
export function requiredUnless<T>(type: ParameterType<T>, unless: readonly string[]): Parameter<T> {
  return { type, required: true, unless };
}

/** Any text that is not blank. */
export const text: ParameterType<string> = { expected: "a text that is not blank", read: (raw) => raw };

export const integer: ParameterType<number> = {
  expected: "an integer in decimal digits, without sign or leading zeros, of at most 9 digits",
  read: readInteger,
};

/** An integer with bounds, both included. */
export function integerBetween(least: number, most: number): ParameterType<number> {
  return {
    expected: `an integer from ${least} to ${most}`,
    read: (raw) => {
      const value = readInteger(raw);
      return value !== undefined && value >= least && value <= most ? value : undefined;
    },
  };
}

/** One of some words, in lower case. */
export function choice<const W extends string>(words: readonly W[]): ParameterType<W> {
  return { expected: words.join(" or "), read: (raw) => words.find((word) => word === raw) };
}

/** Words of a list, each of them once, parted by commas without spaces; in the order of the list. */
export function listOf<const W extends string>(words: readonly W[]): ParameterType<readonly W[]> {
  return {
    expected: `one or more of ${words.join(", ")}, each once, parted by commas`,
    read: (raw) => {
      const sent = raw.split(",");
      const found = words.filter((word) => sent.includes(word));
      return found.length === sent.length ? found : undefined;
    },
  };
}

/** A book's id, or its key, OSIS abbreviation or slug in any letter case. Gives the id. */
export const bookId: ParameterType<number> = {
  expected: "a book id from 1 to 66, or a book's key, OSIS abbreviation or slug",
  read: (raw) => {
    if (!/^\d+$/.test(raw)) return findBook(raw)?.id;
    const id = readInteger(raw);
    return id !== undefined && id >= 1 && id <= BOOK_TOTAL ? id : undefined;
  },
};

export type ReadResult<P extends Parameters> =
  | { readonly ok: true; readonly values: Values<P> }
  | { readonly ok: false; readonly error: ApiError };

/** Nothing but white space and control characters. */
export function isBlank(value: string): boolean {
  return /^[\s\p{Cc}]*$/u.test(value);
}

/** Reads the declared parameters in the order of their declaration; the first fault is given. */
export function readParameters<P extends Parameters>(parameters: P, query: Query): ReadResult<P> {
  const values: Record<string, unknown> = {};
  for (const [name, { type, required: mayBeRequired, unless = [] }] of Object.entries(parameters)) {
    const raw = query.get(name);
    const isRequired = mayBeRequired && !unless.some((other) => query.has(other));
    if (isRequired && (raw === undefined || isBlank(raw))) {
      const when = unless.length === 0 ? "" : `, unless ${unless.join(" or ")} is sent,`;
      return { ok: false, error: missingParameter(name, when) };
    }
    if (raw === undefined) {
      values[name] = undefined;
      continue;
    }
    const value = isBlank(raw) ? undefined : type.read(raw);
    if (value === undefined) return { ok: false, error: invalidParameter(name, raw, type.expected) };
    values[name] = value;
  }
  // The loop has given each declared name a value of its type: what the type system cannot follow.
  return { ok: true, values: values as Values<P> };
}
