/**
 * The app on node:http. Bytes go straight from the app's plain answer to the socket: no Request, Response or
 * Headers object is made. What Node's own parser refuses is answered here, in the same shape as every error.
 */

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Admission, createAdmission } from "./admission.ts";
import { type App, methodNotAllowed } from "./app.ts";
import { type Connections, endSoon, LINGER_MS, openConnection, whenSent } from "./connection.ts";
import type { ApiError } from "./errors.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import { unavailable } from "./faults.ts";
import { headerIn } from "./headers.ts";
import { isTooLong, type Mount, READING, readBody } from "./mount.ts";
import { createServer } from "./node-http.ts";
import { answerBytes } from "./raw-answer.ts";
import {
  announcesBody,
  announcesLongBody,
  CLOSE,
  errorAnswer,
  HEADER_LIMIT,
  headerOf,
  parserError,
  refusalOf,
  type Sent,
  sentIn,
  sentOf,
  strangeRequest,
} from "./refusal.ts";
import { splitTarget } from "./target.ts";
import { type Traced, tracedOf, traceIdOf } from "./trace.ts";

/** How long a slow caller is waited for, in milliseconds. */
export interface Patience {
  /** From the connection, or from a request's first byte, to the end of its headers; and of its body. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often the two are looked at: a slow request may live that much longer. */
  readonly checkMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** On which nothing moves during a request or its answer: a caller that does not read. */
  readonly stalledMs: number;
}

const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  keepAliveMs: 65_000,
  stalledMs: 30_000,
};

/**
 * Up to here a body goes to Node as a string of its bytes (latin1): head and body then leave in one write from
 * the stack, instead of a writev of two allocated pieces. Node's own bound for that is 16,384 with the head.
 */
const ONE_WRITE_BYTES = 14_000;

export interface ListenOptions {
  readonly app: App;
  /** What else is served, if anything. */
  readonly mount?: Mount | undefined;
  readonly host: string;
  readonly port: number;
  /** May change while the service runs. */
  readonly dataRevision: () => string;
  /** Whether other threads and processes may listen on the port too. */
  readonly reusePort?: boolean;
  readonly newRequestId: () => string;
  /** The caller's address, from the peer's and the headers. */
  readonly findCaller: (
    peer: string | undefined,
    header: (name: string) => string | undefined,
  ) => string | undefined;
  /** Told of each request when it was answered; undefined when nobody listens. */
  readonly onAnswer: ((seen: Seen) => void) | undefined;
  /** Shorter in tests. */
  readonly patience?: Patience | undefined;
}

/** What may be logged of a request: never its query, which may hold a key. */
export interface Seen {
  readonly requestId: string;
  /** Undefined, as the path is, where Node's parser gave the bytes up. */
  readonly method: string | undefined;
  /** Without the origin that an absolute target begins with. */
  readonly path: string | undefined;
  readonly status: number;
  /** Code of the error that was answered; undefined when none was. */
  readonly error: string | undefined;
  /** Whether the answer, no error, tells of a reference outside the canon. */
  readonly isOutsideCanon: boolean;
  /** From the request's headers being read to its answer being handed to the socket. */
  readonly durationMs: number;
  /** Trace id of the caller's `traceparent`, or undefined. */
  readonly traceId: string | undefined;
  /** The request's place in its caller's trace; undefined without one. */
  readonly traced: () => Traced | undefined;
  /** Address of the caller, as far as it is known. */
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
  const { req } = response;
  const isUnread = !req.complete && announcesBody(req);
  if (isClosing || (isUnread && announcesLongBody(req))) response.shouldKeepAlive = false;
  // Node would cut the connection, and the answer with it, where the body is still on its way.
  if (isUnread && !response.shouldKeepAlive) req.socket.destroySoon = () => endSoon(req.socket);
  // A flat list is what writeHead takes with the least work; its type allows a mutable array only.
  response.writeHead(status, headers as string[]);
  if (body === null) response.end();
  else if (body.length <= ONE_WRITE_BYTES) response.end(asLatin1(body), "latin1");
  else response.end(body);
}

const requestIdIn = ({ headers }: Outgoing): string => headerIn(headers, "x-request-id") ?? "";

/** The listener of every request that Node's parser let through. */
function createListener(options: ListenOptions, connections: Connections, isClosing: () => boolean) {
  const { app, mount, onAnswer } = options;
  const admission: Admission = createAdmission({ now: () => performance.now(), afterTurn: setImmediate });
  let reading = 0;
  return (request: IncomingMessage, response: ServerResponse): void => {
    // Behind what ended the connection there is no request.
    if (!request.socket.writable) return;
    const connection = connections.get(request.socket);
    if (connection !== undefined) connection.answer = response;
    const startedMs = onAnswer === undefined ? 0 : performance.now();
    const { method = "GET", url: target = "/", headers } = request;
    const header = (name: string): string | undefined => headerOf(request, name);
    const finish = (outgoing: Outgoing): void => {
      // Nothing is on its way to a caller who has gone.
      if (connection !== undefined && request.socket.writable && !response.destroyed) {
        if (outgoing.body !== null)
          admission.sends(outgoing.body.length, (sent) => whenSent(connection, response, sent));
        writeAnswer(response, outgoing, isClosing());
      }
      if (onAnswer === undefined) return;
      const { status, error, isOutsideCanon = false } = outgoing;
      onAnswer({
        requestId: requestIdIn(outgoing),
        method,
        path: splitTarget(target)[0],
        status,
        error,
        isOutsideCanon,
        durationMs: performance.now() - startedMs,
        traceId: traceIdOf(headers.traceparent),
        traced: () => tracedOf(headers, outgoing.headers),
        address: () => options.findCaller(request.socket.remoteAddress, header),
      });
    };
    const refuse = (error: ApiError): void => finish(errorAnswer(error, sentOf(request), options));
    const refusal = refusalOf(request, target);
    if (refusal !== undefined) {
      refuse(refusal);
      return;
    }
    if (mount !== undefined && splitTarget(target)[0] === mount.path) {
      if (reading >= READING) {
        refuse(unavailable({}));
        return;
      }
      reading++;
      void readBody(request, mount.bodyLimit).then((body) => {
        reading--;
        if (body === undefined) return;
        if (!admission.admits()) {
          refuse(unavailable({}));
          return;
        }
        const answered = mount.handle({ method, target, header }, body);
        admission.waitsFor(answered);
        void answered.then(finish);
      });
      return;
    }
    const answer = app.handle({ method, target, header, isTooMuch: !admission.admits() });
    if (answer instanceof Promise) {
      admission.waitsFor(answer);
      // While it was made, other large bodies may have filled the room for those that are on their way.
      void answer.then((outgoing) =>
        admission.hasRoomFor(outgoing.body?.length ?? 0) ? finish(outgoing) : refuse(unavailable({})),
      );
    } else finish(answer);
  };
}

/** Tells of an answer to what was no request. */
function tellRefused({ onAnswer, findCaller }: ListenOptions, socket: Duplex, answer: Outgoing): void {
  onAnswer?.({
    requestId: requestIdIn(answer),
    method: undefined,
    path: undefined,
    status: answer.status,
    error: answer.error,
    isOutsideCanon: false,
    durationMs: 0,
    traceId: undefined,
    traced: () => undefined,
    address: () => findCaller(socket instanceof Socket ? socket.remoteAddress : undefined, () => undefined),
  });
}

/** What is said to a method that Node's parser does not know: whoever has the path decides, as for any other. */
function answerStrange({ app, mount }: ListenOptions, strange: Incoming): MaybePromise<Outgoing> {
  const isMounted = splitTarget(strange.target)[0] === mount?.path;
  const answer = isMounted ? mount.handle(strange, new Uint8Array()) : app.handle(strange);
  return andThen(answer, (outgoing) => ({ ...outgoing, headers: [...outgoing.headers, ...CLOSE] }));
}

function configure(server: Server, options: ListenOptions, connections: Connections): void {
  const { headersMs, requestMs, keepAliveMs, stalledMs } = options.patience ?? PATIENCE;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = stalledMs;
  // No header is left out, since any could be the second of its name: their bytes are bounded together.
  server.maxHeadersCount = 0;
  const answerRaw = (socket: Duplex, answer: Outgoing): void => {
    if (answerBytes(socket, connections.get(socket)?.answer, answer)) tellRefused(options, socket, answer);
  };
  const refuse = (socket: Duplex, error: ApiError, sent: Sent): void =>
    answerRaw(socket, errorAnswer(error, sent, options));
  server.on("clientError", (error: Error, socket: Duplex) => {
    if ("code" in error && error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const strange = strangeRequest(error);
    if (strange === undefined) refuse(socket, parserError(error), sentIn(error));
    else void andThen(answerStrange(options, strange), (answer) => answerRaw(socket, answer));
  });
  server.on("connect", (request: IncomingMessage, socket: Duplex) => {
    // Node has let go of the socket: an error of its own would end the process, and nothing cuts who does not read.
    socket.on("error", () => socket.destroy());
    const answer = connections.get(socket)?.answer;
    if (answer !== undefined && !answer.writableFinished) {
      socket.destroy();
      return;
    }
    refuse(socket, methodNotAllowed("CONNECT"), sentOf(request));
  });
  // Nobody is asked to go on but for what is read: whatever another body holds, the answer is the same.
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    const { mount } = options;
    const isMounted = mount !== undefined && splitTarget(request.url ?? "/")[0] === mount.path;
    if (isMounted && !isTooLong(request, mount.bodyLimit)) response.writeContinue();
    server.emit("request", request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    server.emit("request", request, response);
  });
  server.on("connection", (socket: Socket) => openConnection(connections, socket));
}

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
  const connections: Connections = new WeakMap();
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
      // A second Host, key or length must be seen, not dropped.
      joinDuplicateHeaders: true,
      noDelay: true,
      // A request that announces no body has no stream of one to be opened, drained and closed.
      optimizeEmptyRequests: true,
      connectionsCheckingInterval: (options.patience ?? PATIENCE).checkMs,
    },
    createListener(options, connections, () => closing),
  );
  configure(server, options, connections);
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
