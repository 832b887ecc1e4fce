/** What an endpoint is made of. One row of routes.ts a path. */

import type { Access, Principal } from "../access/access.ts";
import type { TextStore } from "../service/edition.ts";
import { PART_VERSES } from "../service/parts.ts";
import type { Result } from "../service/result.ts";
import { jsonBytes } from "./bytes.ts";
import type { ApiError } from "./errors.ts";
import type { MaybePromise } from "./exchange.ts";
import { faultError, type PartState } from "./faults.ts";
import { type Parameters, readParameters, type Values } from "./parameters.ts";
import type { Demand } from "./permission.ts";
import { joined, joinedInTurns, type Pieces } from "./pieces.ts";
import type { Query } from "./query.ts";

/** What an endpoint may use. */
export interface Context {
  readonly texts: TextStore;
  readonly access: Access;
  /** Who calls; null where no key is needed. */
  readonly caller: Principal | null;
  /** State of each part of the service by name. */
  readonly parts: () => Readonly<Record<string, PartState>>;
}

/**
 * A 200 to come. `render` is called only when the bytes are needed; each time it gives the same ones. A large body
 * is not kept: `render` is called again when the request is.
 */
export interface Answer {
  readonly demand: Demand;
  readonly contentType: string;
  /** Headers of a 200 beside those of every answer. */
  readonly headers?: readonly string[];
  /** It tells of a reference outside the canon: a 200 all the same, and counted apart. */
  readonly isOutsideCanon?: boolean;
  render(): MaybePromise<Uint8Array>;
}

export type Outcome =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: ApiError };

export interface Route {
  readonly path: string;
  /** `key`: a key is needed. `sandbox`: none, one bucket for all. `anyone`: no key and no limit. */
  readonly caller: "key" | "sandbox" | "anyone";
  /** Whether requests count in the rate and the quota. */
  readonly counts: boolean;
  /** How long a 200 may be kept: for good, a day, until asked again, not at all. */
  readonly cache: "forever" | "day" | "revalidate" | "none";
  /** Main names of the parameters, in the order in which they are checked. */
  readonly parameters: readonly string[];
  /** An older form of another path: it is there only when one of its parameters is sent. */
  readonly isOlderForm?: boolean;
  /** Whether the query is read; outside /api it is ignored. */
  readonly readsQuery: boolean;
  handle(query: Query, context: Context): MaybePromise<Outcome>;
}

interface RouteOptions<P extends Parameters> extends Pick<Route, "path" | "caller" | "cache"> {
  readonly counts?: boolean;
  readonly parameters: P;
  answer(values: Values<P>, context: Context): MaybePromise<Outcome>;
}

/** A route below /api: its parameters are read by their declaration. */
export function route<P extends Parameters>(options: RouteOptions<P>): Route {
  const { path, caller, cache, parameters, answer } = options;
  return {
    path,
    caller,
    counts: options.counts ?? caller !== "anyone",
    cache,
    parameters: Object.keys(parameters),
    readsQuery: true,
    handle: (query, context) => {
      const read = readParameters(parameters, query);
      return read.ok ? answer(read.values, context) : read;
    },
  };
}

/** A route outside /api: no key, no limit, the query ignored. */
export function outsideRoute(
  path: string,
  cache: Route["cache"],
  answer: (context: Context) => MaybePromise<Outcome>,
): Route {
  const handle: Route["handle"] = (_query, context) => answer(context);
  return { path, caller: "anyone", counts: false, cache, parameters: [], readsQuery: false, handle };
}

export const JSON_TYPE = "application/json; charset=utf-8";

const NO_DEMAND: Demand = { verseUnits: 0, isWholeChapter: false, editions: [], compares: false };

/** What an answer needs, where it is more than nothing. */
export function demand(part: Partial<Demand>): Demand {
  return { ...NO_DEMAND, ...part };
}

/** An answer of bytes. */
export function bytesAnswer(
  render: () => MaybePromise<Uint8Array>,
  needs = NO_DEMAND,
  contentType = JSON_TYPE,
  headers: readonly string[] = [],
): Outcome {
  return { ok: true, answer: { demand: needs, contentType, headers, render } };
}

/** Whether an answer has so many verses that it is made in turns, and few of them at a time. */
export function isLarge({ verseUnits }: Demand): boolean {
  return verseUnits > PART_VERSES;
}

/** An answer of verses: in one go where they are few, else in turns. */
export function piecesAnswer(
  pieces: () => Pieces,
  needs: Demand,
  contentType = JSON_TYPE,
  bytes: () => Uint8Array = () => joined(pieces()),
): Outcome {
  return bytesAnswer(isLarge(needs) ? () => joinedInTurns(pieces()) : bytes, needs, contentType);
}

/** An answer of JSON that is not among the hot ones. */
export function jsonAnswer(make: () => object, needs = NO_DEMAND): Outcome {
  return bytesAnswer(() => jsonBytes(make()), needs);
}

/** Goes on from what a use case gave; its fault becomes an error of the wire. */
export function fromResult<T>(result: Result<T>, answer: (value: T) => Outcome): Outcome {
  return result.ok ? answer(result.value) : { ok: false, error: faultError(result.fault) };
}
