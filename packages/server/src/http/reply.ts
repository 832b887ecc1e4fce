/** Builds answers: headers, entity tag, 304, content encoding, and the bodies of errors. */

import type { Body } from "../wire/answer-body.ts";
import { type ApiError, statusOf } from "../wire/api-error.ts";
import type { Finished, ParsedTarget, Place } from "./answer-cache.ts";
import { COMPRESS_OVER, type Compressor, compressOnce, type Encoding, negotiate } from "./encoding.ts";
import { entityTag, type Identity, matches } from "./entity-tags.ts";
import { errorForm } from "./error-form.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import { NO_STORE } from "./headers.ts";
import type { Caller } from "./ledger.ts";
import type { Answer } from "./route.ts";

/** One request while it is handled. */
export interface Exchange {
  readonly incoming: Incoming;
  readonly requestId: string;
  readonly parsedTarget: ParsedTarget;
  /** Where its answer may be cached; null if it may not. */
  readonly place: Place | null;
  /** The cached answer of the same target; null if there is none. */
  readonly finished: Finished | null;
  /** Headers of the answer so far. Each step may add some. */
  readonly headers: string[];
  /** Id of the caller's key, once it was found; undefined if there is none. */
  keyId: string | undefined;
  /** Identifies the caller: by the id of its key, or by its address where no key is needed. */
  readonly name: Caller;
  readonly compressor: Compressor;
}

/** An answer with the headers of the exchange and these. */
export function send(
  { headers, incoming, keyId }: Exchange,
  status: number,
  lastHeaders: readonly string[],
  body: Body | null,
): Outgoing {
  for (const text of lastHeaders) headers.push(text);
  if (body !== null) headers.push("Content-Length", String(body.length));
  return { status, headers, body: incoming.method === "HEAD" ? null : body, caller: keyId };
}

/** The content encoding for a body of this length. */
function encodingFor({ incoming }: Exchange, length: number): Encoding {
  return length > COMPRESS_OVER ? negotiate(incoming.header("accept-encoding")) : "identity";
}

/** Sends an error, in the format and the encoding that its caller accepts. */
export function sendError(exchange: Exchange, error: ApiError): MaybePromise<Outgoing> {
  const { incoming, requestId, headers } = exchange;
  const { contentType, body } = errorForm(error, requestId, incoming.header("accept"));
  headers.push("Content-Type", contentType, ...NO_STORE, "Vary", "Accept, Accept-Encoding");
  const sent = (bytes: Body): Outgoing => ({
    ...send(exchange, statusOf(error), error.headers, bytes),
    error: error.code,
  });
  const encoding = encodingFor(exchange, body.length);
  if (encoding === "identity") return sent(body);
  headers.push("Content-Encoding", encoding);
  return andThen(compressOnce(body, encoding), sent);
}

/** The representation for the caller: the one that it already has (304), or a body in an encoding that it accepts. */
export type Chosen =
  | { readonly isCurrent: true; readonly etag: string }
  | {
      readonly isCurrent: false;
      readonly etag: string;
      readonly finished: Finished;
      readonly encoding: Encoding;
    };

/**
 * The representation that the caller already has, found by its tag alone, without making the body. Null if it has none,
 * and for `*`, whose meaning depends on the length of the body.
 */
export function chooseByTag({ incoming }: Exchange, { tag }: Identity): Chosen | null {
  const condition = incoming.header("if-none-match");
  if (condition === undefined || !condition.includes(tag)) return null;
  // A caller that accepts a compressed body accepts an uncompressed one, too.
  const encodings = [negotiate(incoming.header("accept-encoding")), "identity"] as const;
  const matchingEncoding = encodings.find((encoding) => matches(condition, entityTag(tag, encoding)));
  return matchingEncoding === undefined ? null : { isCurrent: true, etag: entityTag(tag, matchingEncoding) };
}

export function choose(exchange: Exchange, finished: Finished): Chosen {
  const current = chooseByTag(exchange, finished.identity);
  if (current !== null) return current;
  const encoding = encodingFor(exchange, finished.length);
  const condition = exchange.incoming.header("if-none-match");
  const etag = entityTag(finished.identity.tag, encoding);
  return condition !== undefined && matches(condition, etag)
    ? { isCurrent: true, etag }
    : { isCurrent: false, etag, finished, encoding };
}

/** Sends a 200, or a 304 instead. `caching`: its Cache-Control and Vary. */
export function sendChosen(
  exchange: Exchange,
  caching: readonly string[],
  chosen: Chosen,
): MaybePromise<Outgoing> {
  const { headers, compressor } = exchange;
  if (chosen.isCurrent) {
    headers.push("ETag", chosen.etag);
    return send(exchange, 304, caching, null);
  }
  const { etag, encoding, finished } = chosen;
  const { answer, identity, body } = finished;
  headers.push("Content-Type", answer.contentType);
  if (answer.headers !== undefined) headers.push(...answer.headers);
  headers.push("ETag", etag);
  if (encoding === "identity") return andThen(body(), (bytes) => send(exchange, 200, caching, bytes));
  headers.push("Content-Encoding", encoding);
  return andThen(compressor.compress(body, identity.key, encoding), (bytes) =>
    send(exchange, 200, caching, bytes),
  );
}

/** Sends a 200 that must not be cached. */
export function sendUncached(
  exchange: Exchange,
  { contentType, headers: ownHeaders, render }: Answer,
): MaybePromise<Outgoing> {
  const { headers } = exchange;
  headers.push("Content-Type", contentType);
  if (ownHeaders !== undefined) headers.push(...ownHeaders);
  return andThen(render(), (body) => {
    const encoding = encodingFor(exchange, body.length);
    if (encoding === "identity") return send(exchange, 200, NO_STORE, body);
    headers.push("Content-Encoding", encoding, "Vary", "Accept-Encoding");
    return andThen(compressOnce(body, encoding), (bytes) => send(exchange, 200, NO_STORE, bytes));
  });
}
