/** An endpoint declares its parameters, each with a type of value; readParameters returns typed values. */

import { isBlank } from "../service/values.ts";
import type { ApiError } from "../wire/api-error.ts";
import { invalidParameter, missingParameter } from "../wire/fault-errors.ts";
import type { Member, ParameterType } from "../wire/value-types.ts";
import type { Query } from "./query.ts";
import { invalidBody, type Members, pointerTo } from "./request-body.ts";

export interface Parameter<T> {
  readonly type: ParameterType<T>;
  readonly required: boolean;
  /** Parameters that may be sent instead of it. */
  readonly unless?: readonly string[];
}

export interface Required<T> extends Parameter<T> {
  readonly required: true;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of the sent parameters by name, in the order of the declaration. */
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

/** Required unless one of the others is sent. */
export function requiredUnless<T>(type: ParameterType<T>, unless: readonly string[]): Parameter<T> {
  return { type, required: true, unless };
}

const expectShorter = (expected: string, maxCharacters: number): string =>
  `${expected} of at most ${maxCharacters} characters; POST takes a longer one`;

const SENT_TWICE = "sent once, in the body or in the query";

export type ReadResult<P extends Parameters> =
  | { readonly ok: true; readonly values: Values<P> }
  | { readonly ok: false; readonly error: ApiError };

/** A member of a body as the text of a parameter; undefined unless it is a string, number or boolean. */
function textOf(member: unknown): string | undefined {
  if (typeof member === "string") return member;
  return typeof member === "number" || typeof member === "boolean" ? String(member) : undefined;
}

function readMember<T>(name: string, type: ParameterType<T>, member: unknown): Member<T> {
  const pointer = pointerTo(name);
  const text = textOf(member);
  const isBlankText = text !== undefined && isBlank(text);
  const value = text === undefined || isBlankText ? undefined : type.read(text);
  if (value !== undefined) return { ok: true, value };
  const read = text === undefined ? type.readMember?.(member) : undefined;
  if (read === undefined) return { ok: false, pointer, expected: type.expected };
  return read.ok ? read : { ...read, pointer: pointer + read.pointer };
}

interface NamedParameter extends Parameter<unknown> {
  readonly name: string;
}

/** The declared parameters in the order of their declaration. */
export type Declared = readonly NamedParameter[];

const NONE: readonly string[] = [];

/**
 * Reads the declared parameters from the query and from the members of a body. Returns the first error. `members` is absent
 * if there is no body.
 */
export function readParameters<P extends Parameters>(
  declared: Declared,
  query: Query,
  members?: Members,
): ReadResult<P> {
  const values: Record<string, unknown> = {};
  for (const { name, type, required: isRequired, unless = NONE } of declared) {
    const raw = query.get(name);
    const member = members?.get(name);
    if (member !== undefined) {
      if (raw !== undefined) return { ok: false, error: invalidBody(pointerTo(name), SENT_TWICE) };
      const read = readMember(name, type, member);
      if (!read.ok) return { ok: false, error: invalidBody(read.pointer, read.expected) };
      values[name] = read.value;
    } else if (raw !== undefined) {
      const isTooLong = type.maxInQuery !== undefined && raw.length > type.maxInQuery;
      const value = isTooLong ? undefined : type.read(raw);
      if (value === undefined) {
        const expected = isTooLong ? expectShorter(type.expected, type.maxInQuery) : type.expected;
        return { ok: false, error: invalidParameter(name, raw, expected) };
      }
      values[name] = value;
    } else if (isRequired && !unless.some((other) => query.has(other) || members?.has(other))) {
      const when = unless.length === 0 ? "" : `, unless ${unless.join(" or ")} is sent,`;
      const error =
        members === undefined ? missingParameter(name, when) : invalidBody(pointerTo(name), type.expected);
      return { ok: false, error };
    }
  }
  // The loop has given each sent parameter a value of its declared type. TypeScript cannot infer that.
  return { ok: true, values: values as Values<P> };
}
