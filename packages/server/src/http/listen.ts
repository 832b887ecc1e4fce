/**
 * The app on node:http. Bytes go straight from the app's plain answer to the socket: no Request, Response or
 * Headers object is made. What Node's own parser refuses is answered here, in the same shape as every error.
 */

import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { App } from "./app.ts";
import { type ApiError, apiError, errorBody, statusOf } from "./errors.ts";
import type { Outgoing } from "./exchange.ts";
import { ALLOW, ALLOWED_METHODS, commonHeaders, NO_STORE } from "./headers.ts";
import { JSON_TYPE } from "./route.ts";
import { traceIdOf } from "./trace.ts";

/** Bytes of path and query. 8,000 characters of OSIS ids or 1,000 of any script fit, encoded. */
export const URI_LIMIT = 16_384;
/** Bytes of request line and headers together. */
export const HEADER_LIMIT = 32_768;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often the two are looked at: a slow request may live that much longer. */
const TIMEOUT_CHECK_MS = 2_000;
const KEEP_ALIVE_MS = 65_000;
/**
 * Up to here a body goes to Node as a string of its bytes (latin1): head and body then leave in one write from
 * the stack, instead of a writev of two allocated pieces. Node's own bound for that is 16,384 with the head.
 */
const ONE_WRITE_BYTES = 14_000;

export interface ListenOptions {
  readonly app: App;
  readonly host: string;
  readonly port: number;
  /** May change while the service runs. */
  readonly dataRevision: () => string;
  /** Whether other threads and processes may listen on the port too. */
  readonly reusePort?: boolean;
  readonly newRequestId: () => string;
  /** Told of each request when it was answered; undefined when nobody listens. */
  readonly onAnswer: ((seen: Seen) => void) | undefined;
}

/** What may be logged of a request: never its query, which may hold a key. */
export interface Seen {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Code of the error that was answered; undefined when none was. */
  readonly error: string | undefined;
  /** From the request's headers being read to its answer being handed to the socket. */
  readonly durationMs: number;
  /** Trace id of the caller's `traceparent`, or undefined. */
  readonly traceId: string | undefined;
  /** Address at the other end of the connection. */
  readonly address: () => string | undefined;
}

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  readonly port: number;
  /** From now on each answer asks its caller to connect anew. */
  turnAway(): void;
  /**
   * Stops listening and lets requests in flight finish. Connections that rest are left open for a second, so
   * that a request already on its way is answered and not cut; after the deadline what is left is closed.
   */
  close(deadlineMs: number): Promise<void>;
}

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

const notAllowed = (method: string): ApiError =>
  apiError(
    "method_not_allowed",
    `${method} is not allowed; the service is read-only.`,
    { allowed: ALLOWED_METHODS },
    ALLOW,
  );

/** Whether the bytes that the parser gave up on are one long request line. */
function isLongTarget(packet: unknown): boolean {
  if (!Buffer.isBuffer(packet)) return false;
  const end = packet.indexOf("\r\n");
  const line = end === -1 ? packet.length : end;
  return line > URI_LIMIT && /^[A-Z]+ [^ ]*$/.test(packet.toString("latin1", 0, Math.min(line, URI_LIMIT)));
}

/** A method that Node's parser does not know, in a request line that is otherwise in order. */
function strangeMethod(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  const line = packet.toString("latin1", 0, Math.min(packet.length, URI_LIMIT));
  return /^([!#$%&'*+.^_`|~\w-]{1,40}) [!-~]+ HTTP\/1\.[01]\r\n/.exec(line)?.[1];
}

function parserError(error: Error): ApiError {
  const code = "code" in error ? error.code : undefined;
  if (code === "HPE_INVALID_METHOD") {
    const method = strangeMethod("rawPacket" in error ? error.rawPacket : undefined);
    return method === undefined ? malformed() : notAllowed(method);
  }
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return timedOut();
  if (code === "HPE_INVALID_URL") return malformed(INVALID_TARGET);
  if (code !== "HPE_HEADER_OVERFLOW") return malformed();
  return isLongTarget("rawPacket" in error ? error.rawPacket : undefined) ? uriTooLong() : headersTooLarge();
}

function errorAnswer(options: ListenOptions, error: ApiError): Outgoing {
  const requestId = options.newRequestId();
  const body = Buffer.from(JSON.stringify(errorBody(error, requestId)));
  const headers = [
    ...commonHeaders(options.dataRevision()),
    "X-Request-Id",
    requestId,
    "Content-Type",
    JSON_TYPE,
    ...NO_STORE,
    ...error.headers,
    "Content-Length",
    String(body.length),
    "Connection",
    "close",
  ];
  return { status: statusOf(error), headers, body };
}

/** Writes an answer to a socket for which Node has no response object, and ends it. */
function writeRaw(socket: Duplex, { status, headers, body }: Outgoing): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.end(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]));
}

/** Bodies that are kept are sent again: their strings stay as long as they do. */
const latin1Bodies = new WeakMap<Uint8Array, string>();

/** The bytes as a string with one character for each. */
function asLatin1(body: Uint8Array): string {
  const made = latin1Bodies.get(body);
  if (made !== undefined) return made;
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1");
  latin1Bodies.set(body, text);
  return text;
}

function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: Outgoing,
  isClosing: boolean,
): void {
  if (isClosing) response.shouldKeepAlive = false;
  // A flat list is what writeHead takes with the least work; its type allows a mutable array only.
  response.writeHead(status, headers as string[]);
  if (body === null) response.end();
  else if (body.length <= ONE_WRITE_BYTES) response.end(asLatin1(body), "latin1");
  else response.end(body);
}

function requestIdIn({ headers }: Outgoing): string {
  return headers[headers.indexOf("X-Request-Id") + 1] ?? "";
}

/**
 * The value of a header by its lower-case name, several joined by commas. Looked up in the list as it came:
 * few are asked for, and `request.headers` would fold them all first.
 */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index];
    if (sent === undefined || sent.length !== name.length || sent.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] ?? "";
    found = found === undefined ? value : `${found}, ${value}`;
  }
  return found;
}

/** What is wrong with a request that Node's parser let through; undefined when nothing is. */
function refusalOf(request: IncomingMessage, target: string): ApiError | undefined {
  if (target.length > URI_LIMIT) return uriTooLong();
  const needsHost = request.httpVersionMinor >= 1;
  return needsHost && headerOf(request, "host") === undefined ? malformed() : undefined;
}

/** The listener of every request that Node's parser let through. */
function createListener(options: ListenOptions, isClosing: () => boolean) {
  const { app, onAnswer } = options;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedMs = onAnswer === undefined ? 0 : performance.now();
    const { method = "GET", url: target = "/", headers } = request;
    const finish = (outgoing: Outgoing): void => {
      writeAnswer(response, outgoing, isClosing());
      if (onAnswer === undefined) return;
      const { status, error } = outgoing;
      onAnswer({
        requestId: requestIdIn(outgoing),
        method,
        path: target.split("?", 1)[0] ?? "",
        status,
        error,
        durationMs: performance.now() - startedMs,
        traceId: traceIdOf(headers.traceparent),
        address: () => request.socket.remoteAddress,
      });
    };
    const refusal = refusalOf(request, target);
    if (refusal !== undefined) {
      finish(errorAnswer(options, refusal));
      return;
    }
    const header = (name: string): string | undefined => headerOf(request, name);
    const answer = app.handle({ method, target, header });
    if (answer instanceof Promise) void answer.then(finish);
    else finish(answer);
  };
}

function configure(server: Server, options: ListenOptions): void {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on("clientError", (error: Error, socket: Duplex) => {
    if ("code" in error && error.code === "ECONNRESET") socket.destroy();
    else writeRaw(socket, errorAnswer(options, parserError(error)));
  });
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    writeRaw(socket, errorAnswer(options, notAllowed("CONNECT")));
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    server.emit("request", request, response);
  });
  server.on("connection", (socket: Socket) => socket.setNoDelay(true));
}

/** Milliseconds that a resting connection is left open: for a request that is already on its way. */
const LINGER_MS = 1000;

function closeServer(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const resting = setTimeout(() => server.closeIdleConnections(), Math.min(LINGER_MS, deadlineMs));
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // Not the HTTP server's own close, which cuts resting connections at once. After what the event loop has
    // ready was read, so that as few connections as can be wait unaccepted.
    setImmediate(() =>
      NetServer.prototype.close.call(server, () => {
        clearTimeout(resting);
        clearTimeout(deadline);
        server.close();
        resolve();
      }),
    );
  });
}

/** Starts listening. Rejects when the address cannot be had. */
export function listen(options: ListenOptions): Promise<Listening> {
  let closing = false;
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
      noDelay: true,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    createListener(options, () => closing),
  );
  configure(server, options);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const { port: wanted, host: name, reusePort = false } = options;
    server.listen({ port: wanted, host: name, reusePort }, () => {
      server.off("error", reject);
      const { address, family, port } = server.address() as AddressInfo;
      const host = family === "IPv6" ? `[${address}]` : address;
      resolve({
        url: `http://${host}:${port}`,
        port,
        turnAway: () => {
          closing = true;
        },
        close: (deadlineMs) => {
          closing = true;
          return closeServer(server, deadlineMs);
        },
      });
    });
  });
}
