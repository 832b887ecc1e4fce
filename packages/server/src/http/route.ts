/** The parts of an endpoint. routes.ts has one row for each path. */

import type { Access, Principal } from "../access/access.ts";
import type { TextStore } from "../service/find-edition.ts";
import type { Result } from "../service/result.ts";
import { type Body, byteString } from "../wire/answer-body.ts";
import type { ApiError } from "../wire/api-error.ts";
import { faultError, type PartState } from "../wire/fault-errors.ts";
import { joined, joinedInTurns, type Pieces } from "../wire/pieces.ts";
import {
  LARGE_REFERENCES,
  LARGE_VERSES,
  MARKED_VERSE_BYTES,
  REFERENCE_BYTES,
  VERSE_BYTES,
} from "./bounds.ts";
import { andThen, type MaybePromise } from "./exchange.ts";
import { type Parameters, readParameters, type Values } from "./parameters.ts";
import type { Demand } from "./permission.ts";
import type { Query } from "./query.ts";
import type { BodyRule, Members } from "./request-body.ts";

/** What an endpoint may use. */
export interface Context {
  readonly texts: TextStore;
  readonly access: Access;
  /** The caller; null when no key is needed. */
  readonly caller: Principal | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** State of each part of the service by name. */
  readonly parts: () => Readonly<Record<string, PartState>>;
  /** Queues slow work like that for a large answer; null if the queue is full. */
  readonly queue: <T>(work: () => Promise<T>) => MaybePromise<T> | null;
}

/**
 * A successful answer before its body is made. `render` is called only when the bytes are needed, and always returns the
 * same ones. Large bodies are not cached: `render` is called again for the next request.
 */
export interface Answer {
  readonly demand: Demand;
  readonly contentType: string;
  /** Additional headers of a 200. */
  readonly headers?: readonly string[];
  /** Whether it reports a reference outside the canon. The status is still 200, but metrics count it separately. */
  readonly isOutsideCanon?: boolean;
  render(): MaybePromise<Body>;
}

export type Outcome =
  | {
      readonly ok: true;
      readonly answer: Answer;
      /** The values of the parameters in a canonical form, if the tag is made from them. */
      readonly values?: string;
    }
  | { readonly ok: false; readonly error: ApiError };

export interface Route {
  readonly path: string;
  /** `key`: needs a key. `sandbox`: no key; all callers share one rate limit. `anyone`: no key and no limit. */
  readonly caller: "key" | "sandbox" | "anyone";
  /** Whether requests count towards rate and quota. */
  readonly counts: boolean;
  /** Cache-Control of a 200: how long callers and proxies may cache it. */
  readonly cache: "forever" | "day" | "revalidate" | "none";
  /**
   * Whether build, texts and parameters alone determine the answer, and not the clock or the caller. If so, the
   * entity tag is made from them, and finished answers are cached in memory until the texts change.
   */
  readonly isDetermined: boolean;
  /** Main names of the parameters, in the order in which they are checked. */
  readonly parameters: readonly string[];
  /** Whether `handle` may take milliseconds; the rate of a request is then counted before it is called. */
  readonly isSlowToDecide?: boolean;
  /** A deprecated alias of another path: it exists only for requests with one of its parameters. */
  readonly isDeprecatedAlias?: boolean;
  /** A health check for operators: answered however busy the server is. */
  readonly isForOperators?: boolean;
  /** Whether the query is read. Outside /api it is ignored. */
  readonly readsQuery: boolean;
  /** How it takes the body of a POST; absent for routes without POST. */
  readonly body?: BodyRule;
  /** `members`: of the body; absent if there is none. */
  handle(query: Query, context: Context, members?: Members): MaybePromise<Outcome>;
}

interface RouteOptions<P extends Parameters> extends Pick<Route, "path" | "caller" | "cache"> {
  readonly counts?: boolean;
  readonly isDetermined?: boolean;
  readonly isSlowToDecide?: boolean;
  readonly body?: BodyRule;
  readonly parameters: P;
  answer(values: Values<P>, context: Context): MaybePromise<Outcome>;
}

/** The values in the order of their declaration. Two requests have the same form only if all values are equal. */
function canonicalForm(values: Readonly<Record<string, unknown>>): string {
  let form = "";
  for (const name of Object.keys(values)) {
    const value = values[name];
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    // The length says where the value ends, whatever characters it has.
    form += `&${name}=${text.length}:${text}`;
  }
  return form;
}

/** A route below /api, with declared parameters. */
export function route<P extends Parameters>(options: RouteOptions<P>): Route {
  const { path, caller, cache, parameters, answer } = options;
  const declared = Object.entries(parameters).map(([name, parameter]) => ({ name, ...parameter }));
  return {
    path,
    caller,
    counts: options.counts ?? caller !== "anyone",
    cache,
    isDetermined: options.isDetermined ?? false,
    parameters: Object.keys(parameters),
    readsQuery: true,
    isSlowToDecide: options.isSlowToDecide ?? false,
    ...(options.body === undefined ? {} : { body: options.body }),
    handle: (query, context, members) => {
      const read = readParameters<P>(declared, query, members);
      if (!read.ok) return read;
      if (options.isDetermined !== true || members !== undefined) return answer(read.values, context);
      const values = canonicalForm(read.values);
      return andThen(answer(read.values, context), (outcome) =>
        outcome.ok ? { ok: true, answer: outcome.answer, values } : outcome,
      );
    },
  };
}

/** A route outside /api: no key, no limit, the query ignored, no caching in memory. */
export function outsideRoute(
  path: string,
  cache: Route["cache"],
  answer: (context: Context) => MaybePromise<Outcome>,
): Route {
  const handle: Route["handle"] = (_query, context) => answer(context);
  return {
    path,
    caller: "anyone",
    counts: false,
    cache,
    isDetermined: false,
    parameters: [],
    readsQuery: false,
    handle,
  };
}

export const JSON_TYPE = "application/json; charset=utf-8";

const NO_DEMAND: Demand = {
  verseUnits: 0,
  references: 0,
  isSlow: false,
  isMarked: false,
  isWholeChapter: false,
  editions: [],
  compares: false,
};

/** A demand with the given members; all others are zero or false. */
export function demand({
  verseUnits = 0,
  references = 0,
  isSlow = false,
  isMarked = false,
  isWholeChapter = false,
  editions = NO_DEMAND.editions,
  compares = false,
}: Partial<Demand>): Demand {
  return { verseUnits, references, isSlow, isMarked, isWholeChapter, editions, compares };
}

/** A successful answer whose body is rendered as bytes. */
export function bytesAnswer(
  render: () => MaybePromise<Body>,
  needs = NO_DEMAND,
  contentType = JSON_TYPE,
  headers: readonly string[] = [],
): Outcome {
  return { ok: true, answer: { demand: needs, contentType, headers, render } };
}

/** Whether an answer is so large that it is made over several turns of the event loop, a few at a time. */
export function isLarge({ verseUnits, references, isSlow }: Demand): boolean {
  return isSlow || verseUnits > LARGE_VERSES || references > LARGE_REFERENCES;
}

/** Estimated size of an answer in bytes. */
export function expectedBytes({ verseUnits, references, isMarked }: Demand): number {
  return verseUnits * (isMarked ? MARKED_VERSE_BYTES : VERSE_BYTES) + references * REFERENCE_BYTES;
}

/** An answer made of pieces: all at once if it is small, otherwise over several turns of the event loop. */
export function piecesAnswer(
  pieces: () => Pieces,
  needs: Demand,
  contentType = JSON_TYPE,
  bytes: () => Body = () => joined(pieces()),
): Outcome {
  return bytesAnswer(isLarge(needs) ? () => joinedInTurns(pieces()) : bytes, needs, contentType);
}

/** An answer that JSON.stringify makes; for endpoints whose speed does not matter. */
export function jsonAnswer(make: () => object, needs = NO_DEMAND): Outcome {
  return bytesAnswer(() => byteString(JSON.stringify(make())), needs);
}

/** Continues with the value of a result. A fault becomes an error of the API. */
export function fromResult<T>(result: Result<T>, answer: (value: T) => Outcome): Outcome {
  return result.ok ? answer(result.value) : { ok: false, error: faultError(result.fault) };
}
