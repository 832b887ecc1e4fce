/**
 * Requests that never reach the app: what Node's parser gave up on, and what it lets through although RFC 9112
 * does not. Each is answered in the shape of every error, and the connection ends with it.
 */

import type { IncomingMessage } from "node:http";
import { errorForm } from "./error-form.ts";
import { type ApiError, apiError, statusOf } from "./errors.ts";
import type { Incoming, Outgoing } from "./exchange.ts";
import { commonHeaders, NO_STORE } from "./headers.ts";
import { requestIdOf } from "./trace.ts";

/** Bytes of path and query. Two references of 8,000 characters of OSIS ids or 1,000 of any script fit, encoded. */
export const URI_LIMIT = 24_576;
/** Bytes of request line and headers together. */
export const HEADER_LIMIT = 32_768;
/**
 * Bytes of a body that are read, and thrown away, for the sake of the connection. After a longer one, and one
 * that does not say how long it is, the connection is closed.
 */
const BODY_LIMIT = 16_384;

const malformed = (why = "The request is not well-formed HTTP."): ApiError =>
  apiError("malformed_request", why, {});

const INVALID_TARGET =
  "The URL has characters that must be percent-encoded (with curl: -G --data-urlencode 'reference=...').";

const timedOut = (): ApiError => apiError("request_timeout", "The request did not arrive in time.", {});

const uriTooLong = (): ApiError =>
  apiError("uri_too_long", `Path and query may have ${URI_LIMIT} bytes.`, { limit: URI_LIMIT });

const headersTooLarge = (): ApiError =>
  apiError("headers_too_large", `Request line and headers may have ${HEADER_LIMIT} bytes.`, {
    limit: HEADER_LIMIT,
  });

const NOTHING = Buffer.alloc(0);

/** The bytes that came last before Node's parser gave up; empty where it tells of none. */
const packetOf = (error: Error): Buffer =>
  "rawPacket" in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : NOTHING;

/** Whether the bytes that the parser gave up on are one long request line. */
function isLongTarget(packet: Buffer): boolean {
  const end = packet.indexOf("\r\n");
  const line = end === -1 ? packet.length : end;
  return line > URI_LIMIT && /^[A-Z]+ [^ ]*$/.test(packet.toString("latin1", 0, Math.min(line, URI_LIMIT)));
}

/** What the answer to a request goes by, whatever the answer is. */
export interface Sent {
  /** Values of its headers, where it has them. */
  readonly requestId: string | undefined;
  readonly accept: string | undefined;
  /** Whether the answer has no body. */
  readonly isHead: boolean;
}

export const sentOf = (request: IncomingMessage): Sent => ({
  requestId: headerOf(request, "x-request-id"),
  accept: headerOf(request, "accept"),
  isHead: request.method === "HEAD",
});

const END_OF_HEAD = "\r\n\r\n";

/** What came of the head of a request that Node's parser gave up on, as far as the bytes that came last tell. */
function headIn(error: Error): string {
  const packet = packetOf(error);
  const parsed = "bytesParsed" in error ? Number(error.bytesParsed) : 0;
  // Another request may stand before this one, and behind it.
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

/** What the answer to a request that Node's parser gave up on goes by. */
export function sentIn(error: Error): Sent {
  const head = headIn(error);
  return {
    requestId: valueIn(head, "x-request-id"),
    accept: valueIn(head, "accept"),
    isHead: head.startsWith("HEAD "),
  };
}

/** A request line in order, whatever its method. */
const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]{1,40}) ([!-~]+) HTTP\/1\.[01](?:\r\n|$)/;

/** A request that is in order but for its method, which Node's parser does not know; undefined for all else. */
export function strangeRequest(error: Error): Incoming | undefined {
  if (!("code" in error) || error.code !== "HPE_INVALID_METHOD") return undefined;
  const head = headIn(error);
  const [, method, target] = REQUEST_LINE.exec(head.slice(0, URI_LIMIT)) ?? [];
  if (method === undefined || target === undefined) return undefined;
  return { method, target, header: (name) => valueIn(head, name) };
}

/** What is answered to bytes that Node's parser gave up on. */
export function parserError(error: Error): ApiError {
  const code = "code" in error ? error.code : undefined;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return timedOut();
  if (code === "HPE_INVALID_URL") return malformed(INVALID_TARGET);
  if (code !== "HPE_HEADER_OVERFLOW") return malformed();
  return isLongTarget(packetOf(error)) ? uriTooLong() : headersTooLarge();
}

/** Asks the caller to connect anew. */
export const CLOSE: readonly string[] = ["Connection", "close"];

/** What an answer has of its server. */
interface Server {
  readonly dataRevision: () => string;
  readonly newRequestId: () => string;
}

/** The whole answer for an error outside the app; it asks the caller to connect anew. */
export function errorAnswer(error: ApiError, sent: Sent, { dataRevision, newRequestId }: Server): Outgoing {
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
 * The value of a header by its lower-case name, several joined by commas: Node has folded them for itself by then, and
 * the server tells it to join what it would drop.
 */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** RFC 9112 section 3.2: a host with or without a port; empty where the target names none. */
const HOST = /^(?:\[[0-9A-Fa-f:.%]+\]|[A-Za-z0-9._~!$&'()*+;=%-]*)(?::\d{0,5})?$/;

/** What is wrong with a request that Node's parser let through; undefined when nothing is. */
export function refusalOf(request: IncomingMessage, target: string): ApiError | undefined {
  if (target.length > URI_LIMIT) return uriTooLong();
  if (request.httpVersionMajor !== 1) return malformed("The service speaks HTTP/1.1 and HTTP/1.0.");
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
    : malformed("The only transfer coding that is read is chunked.");
}

/** Whether a request announces a body. */
export const announcesBody = (request: IncomingMessage): boolean =>
  Number(headerOf(request, "content-length") ?? 0) > 0 ||
  headerOf(request, "transfer-encoding") !== undefined;

/** Whether a request announces a body that is not worth reading to keep the connection. */
export function announcesLongBody(request: IncomingMessage): boolean {
  const length = headerOf(request, "content-length");
  if (length !== undefined) return Number(length) > BODY_LIMIT || headerOf(request, "expect") !== undefined;
  return headerOf(request, "transfer-encoding") !== undefined;
}
