/** Putting an answer together: headers, entity tag, 304, content encoding; the body of an error. */

import type { Finished, Place } from "./answer-cache.ts";
import { COMPRESS_OVER, type Compressor, compressOnce, type Encoding, negotiate } from "./encoding.ts";
import { errorForm } from "./error-form.ts";
import { type ApiError, statusOf } from "./errors.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import { NO_STORE } from "./headers.ts";
import type { Answer } from "./route.ts";
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

/** Sends an error, in the form and the coding that its caller takes. */
export function sendError(exchange: Exchange, error: ApiError): MaybePromise<Outgoing> {
  const { incoming, requestId } = exchange;
  const { contentType, body } = errorForm(error, requestId, incoming.header("accept"));
  const headers = ["Content-Type", contentType, ...NO_STORE, "Vary", "Accept, Accept-Encoding"];
  const sent = (bytes: Uint8Array): Outgoing => ({
    ...send(exchange, statusOf(error), headers, bytes, error.headers),
    error: error.code,
  });
  const encoding = encodingFor(exchange, body.length);
  if (encoding === "identity") return sent(body);
  headers.push("Content-Encoding", encoding);
  return andThen(compressOnce(body, encoding), sent);
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
