/**
 * Requests that never reach the app: those that Node's parser rejects, and those that it accepts although they violate
 * RFC 9112. Each gets the usual error body, and the connection ends.
 */

import type { IncomingMessage } from "node:http";
import { type ApiError, apiError, statusOf } from "../wire/api-error.ts";
import { errorForm } from "./error-form.ts";
import type { Incoming, Outgoing } from "./exchange.ts";
import { commonHeaders, NO_STORE } from "./headers.ts";
import { requestIdOf } from "./trace.ts";

/** Maximum bytes of path and query: enough for two encoded references of 8,000 characters of OSIS ids, or 1,000 of any script. */
export const URI_LIMIT = 24_576;
/** Maximum bytes of request line and headers together. */
export const HEADER_LIMIT = 32_768;
/**
 * An unwanted body of up to this many bytes is read and dropped, so that the connection can be reused. After a longer one,
 * or one of unknown length, the connection is closed.
 */
const BODY_LIMIT = 16_384;

const malformed = (why = "The request is not well-formed HTTP."): ApiError =>
  apiError("malformed_request", why, {});

const INVALID_TARGET =
  "The URL has characters that must be percent-encoded (with curl: -G --data-urlencode 'reference=...').";

const timedOut = (): ApiError => apiError("request_timeout", "The request did not arrive in time.", {});

const uriTooLong = (): ApiError =>
  apiError("uri_too_long", `Path and query may have at most ${URI_LIMIT} bytes.`, {
    limit: URI_LIMIT,
  });

const headersTooLarge = (): ApiError =>
  apiError("headers_too_large", `Request line and headers may have at most ${HEADER_LIMIT} bytes.`, {
    limit: HEADER_LIMIT,
  });

const NOTHING = Buffer.alloc(0);

/** The last bytes before Node's parser failed; empty if the error has none. */
const packetOf = (error: Error): Buffer =>
  "rawPacket" in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : NOTHING;

/** Whether the rejected bytes are one long request line. */
function isLongTarget(packet: Buffer): boolean {
  const end = packet.indexOf("\r\n");
  const line = end === -1 ? packet.length : end;
  return line > URI_LIMIT && /^[A-Z]+ [^ ]*$/.test(packet.toString("latin1", 0, Math.min(line, URI_LIMIT)));
}

/** The parts of a request that influence every answer to it. */
export interface AnswerInputs {
  /** Values of its headers; undefined if it has none. */
  readonly requestId: string | undefined;
  readonly accept: string | undefined;
  /** Whether the answer has no body. */
  readonly isHead: boolean;
}

export const answerInputsOf = (request: IncomingMessage): AnswerInputs => ({
  requestId: headerOf(request, "x-request-id"),
  accept: headerOf(request, "accept"),
  isHead: request.method === "HEAD",
});

const END_OF_HEAD = "\r\n\r\n";

/** The head of a request that Node's parser rejected, as far as the last bytes show it. */
function headIn(error: Error): string {
  const packet = packetOf(error);
  const parsed = "bytesParsed" in error ? Number(error.bytesParsed) : 0;
  // The bytes may contain another request before this one, and after it.
  const before = packet.subarray(0, parsed).lastIndexOf(END_OF_HEAD);
  const start = before === -1 ? 0 : before + END_OF_HEAD.length;
  const end = packet.indexOf(END_OF_HEAD, start);
  return packet.toString("latin1", start, end === -1 ? packet.length : end);
}

/** The first value of a header in a head, by its lower-case name. */
const valueIn = (head: string, name: string): string | undefined =>
  head
    .split("\r\n")
    .slice(1)
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

/** The parts of a rejected request that influence its answer. */
export function answerInputsIn(error: Error): AnswerInputs {
  const head = headIn(error);
  return {
    requestId: valueIn(head, "x-request-id"),
    accept: valueIn(head, "accept"),
    isHead: head.startsWith("HEAD "),
  };
}

/** A valid request line with any method. */
const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]{1,40}) ([!-~]+) HTTP\/1\.[01](?:\r\n|$)/;

/** A valid request whose method Node's parser does not know; undefined for anything else. */
export function unknownMethodRequest(error: Error): Incoming | undefined {
  if (!("code" in error) || error.code !== "HPE_INVALID_METHOD") return undefined;
  const head = headIn(error);
  const [, method, target] = REQUEST_LINE.exec(head.slice(0, URI_LIMIT)) ?? [];
  if (method === undefined || target === undefined) return undefined;
  return { method, target, header: (name) => valueIn(head, name) };
}

/** The error for bytes that Node's parser rejected. */
export function parserError(error: Error): ApiError {
  const code = "code" in error ? error.code : undefined;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return timedOut();
  if (code === "HPE_INVALID_URL") return malformed(INVALID_TARGET);
  if (code !== "HPE_HEADER_OVERFLOW") return malformed();
  return isLongTarget(packetOf(error)) ? uriTooLong() : headersTooLarge();
}

/** Asks the caller to reconnect. */
export const CLOSE: readonly string[] = ["Connection", "close"];

/** The values of the server that an answer contains. */
interface Server {
  readonly dataRevision: () => string;
  readonly newRequestId: () => string;
}

/** The whole answer for an error outside the app. It asks the caller to reconnect. */
export function errorAnswer(
  error: ApiError,
  sent: AnswerInputs,
  { dataRevision, newRequestId }: Server,
): Outgoing {
  const requestId = requestIdOf(sent.requestId, newRequestId);
  const { contentType, body } = errorForm(error, requestId, sent.accept);
  const headers = [
    ...commonHeaders(dataRevision()),
    "X-Request-Id",
    requestId,
    "Content-Type",
    contentType,
    ...NO_STORE,
    "Vary",
    "Accept",
    ...error.headers,
    "Content-Length",
    String(body.length),
    ...CLOSE,
  ];
  return { status: statusOf(error), headers, body: sent.isHead ? null : body, error: error.code };
}

/**
 * The value of a header by its lower-case name. Node has joined repeated headers by commas; the server tells it to join
 * also those that it would drop.
 */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** RFC 9112 section 3.2: a host with or without a port; empty if the target has none. */
const HOST = /^(?:\[[0-9A-Fa-f:.%]+\]|[A-Za-z0-9._~!$&'()*+;=%-]*)(?::\d{0,5})?$/;

/** The error for a request that Node's parser accepted although it is invalid; undefined for a valid one. */
export function refusalOf(request: IncomingMessage, target: string): ApiError | undefined {
  if (target.length > URI_LIMIT) return uriTooLong();
  if (request.httpVersionMajor !== 1) return malformed("The service supports only HTTP/1.1 and HTTP/1.0.");
  const host = headerOf(request, "host");
  if (host === undefined) {
    return request.httpVersionMinor === 0 ? undefined : malformed("A request of HTTP/1.1 needs a Host line.");
  }
  if (!HOST.test(host)) {
    return malformed("There must be one Host line, with a name or an address and at most a port after it.");
  }
  const coding = headerOf(request, "transfer-encoding");
  return coding === undefined || coding.toLowerCase() === "chunked"
    ? undefined
    : malformed("The only supported transfer coding is chunked.");
}

/** Whether a request declares a body. */
export const announcesBody = (request: IncomingMessage): boolean =>
  Number(headerOf(request, "content-length") ?? 0) > 0 ||
  headerOf(request, "transfer-encoding") !== undefined;

/** Whether a request announces a body that is too long to be read and dropped. */
export function announcesLongBody(request: IncomingMessage): boolean {
  const length = headerOf(request, "content-length");
  if (length !== undefined) return Number(length) > BODY_LIMIT || headerOf(request, "expect") !== undefined;
  return headerOf(request, "transfer-encoding") !== undefined;
}
