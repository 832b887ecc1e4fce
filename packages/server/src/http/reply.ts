/** Putting an answer together: headers, entity tag, 304, content encoding; the body of an error. */

import type { Finished, Place } from "./answer-cache.ts";
import { COMPRESS_OVER, type Compressor, type Encoding, negotiate } from "./encoding.ts";
import { type ApiError, errorBytes, statusOf } from "./errors.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import { NO_STORE } from "./headers.ts";
import { type Answer, JSON_TYPE } from "./route.ts";
import { matches } from "./validator.ts";

/** One request on its way through the steps. */
export interface Exchange {
  readonly incoming: Incoming;
  readonly requestId: string;
  readonly place: Place;
  /** The answer, where the same target was asked for before. */
  readonly finished: Finished | null;
  /** Headers that every answer from here on carries; added to on the way. */
  readonly headers: string[];
  readonly compressor: Compressor;
}

const NOTHING: readonly string[] = [];

/** An answer with these headers beside those of the exchange. */
export function send(
  { headers, incoming }: Exchange,
  status: number,
  own: readonly string[],
  body: Uint8Array | null,
  more: readonly string[] = NOTHING,
): Outgoing {
  for (const text of own) headers.push(text);
  for (const text of more) headers.push(text);
  if (body !== null) headers.push("Content-Length", String(body.length));
  return { status, headers, body: incoming.method === "HEAD" ? null : body };
}

/** The coding that the caller takes a body in. */
function encodingFor({ incoming }: Exchange, length: number): Encoding {
  return length > COMPRESS_OVER ? negotiate(incoming.header("accept-encoding")) : "identity";
}

/** Sends an error as our own JSON, or as RFC 9457 where that was asked for. Errors are never compressed. */
export function sendError(exchange: Exchange, error: ApiError): Outgoing {
  const problem = wantsProblem(exchange.incoming.header("accept"));
  const { requestId } = exchange;
  const body = errorBytes(error, requestId, problem);
  const type = problem ? "application/problem+json; charset=utf-8" : JSON_TYPE;
  const headers = ["Content-Type", type, ...NO_STORE, "Vary", "Accept"];
  return { ...send(exchange, statusOf(error), headers, body, error.headers), error: error.code };
}

/** The weight that an Accept header gives the first of these media ranges that it names; 0 where it names none. */
function weightOf(accept: string, ranges: readonly string[]): number {
  const items = accept.toLowerCase().split(",");
  for (const range of ranges) {
    for (const item of items) {
      const [type, ...parameters] = item.split(";").map((part) => part.trim());
      if (type !== range) continue;
      const weight = parameters.find((part) => part.startsWith("q="));
      return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    }
  }
  return 0;
}

/** Whether an Accept header wants problem+json by its name, and JSON of our own not more. */
function wantsProblem(accept: string | undefined): boolean {
  if (accept === undefined || !/problem\+json/i.test(accept)) return false;
  const weight = weightOf(accept, ["application/problem+json"]);
  return weight > 0 && weight >= weightOf(accept, ["application/json", "application/*", "*/*"]);
}

/** A body in the form that the caller takes it in. */
export interface Chosen {
  readonly finished: Finished;
  readonly encoding: Encoding;
  /** Whether the caller holds it already. */
  readonly isCurrent: boolean;
}

export function choose(exchange: Exchange, finished: Finished): Chosen {
  const encoding = encodingFor(exchange, finished.length);
  const condition = exchange.incoming.header("if-none-match");
  const isCurrent = condition !== undefined && matches(condition, finished.etags[encoding]);
  return { finished, encoding, isCurrent };
}

/** Sends a 200, or the 304 in its place. `caching`: its Cache-Control and Vary. */
export function sendChosen(
  exchange: Exchange,
  caching: readonly string[],
  { finished, encoding, isCurrent }: Chosen,
): MaybePromise<Outgoing> {
  const { answer, tag, body } = finished;
  const etag = finished.etags[encoding];
  if (isCurrent) return send(exchange, 304, ["ETag", etag], null, caching);
  const own = ["Content-Type", answer.contentType, ...(answer.headers ?? NOTHING), "ETag", etag];
  if (encoding === "identity") {
    return andThen(body(), (bytes) => send(exchange, 200, own, bytes, caching));
  }
  own.push("Content-Encoding", encoding);
  return andThen(exchange.compressor.compress(body, tag, encoding), (bytes) =>
    send(exchange, 200, own, bytes, caching),
  );
}

/** Sends a 200 that nobody may keep. */
export function sendUncached(
  exchange: Exchange,
  { contentType, headers, render }: Answer,
): MaybePromise<Outgoing> {
  const own = ["Content-Type", contentType, ...(headers ?? NOTHING)];
  return andThen(render(), (body) => send(exchange, 200, own, body, NO_STORE));
}
