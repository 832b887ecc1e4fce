/**
 * Runs the app on node:http. The bytes of an answer go straight to the socket: no Request, Response or Headers object is
 * made. Requests that Node's parser rejects are answered here, with the same error body as all others.
 */

import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer, Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { ApiError } from "../wire/api-error.ts";
import { requestIdIn } from "./answered-request.ts";
import { methodNotAllowed } from "./app.ts";
import { type Connections, LINGER_MS, openConnection } from "./connection.ts";
import { andThen, type Incoming, type MaybePromise, type Outgoing } from "./exchange.ts";
import { isTooLong } from "./mount.ts";
import { createServer } from "./node-http.ts";
import { answerBytes } from "./raw-answer.ts";
import {
  type AnswerInputs,
  answerInputsIn,
  answerInputsOf,
  CLOSE,
  errorAnswer,
  HEADER_LIMIT,
  parserError,
  unknownMethodRequest,
} from "./refusal.ts";
import { createListener, type ListenerOptions } from "./request-listener.ts";
import { splitTarget } from "./target.ts";

/** Timeouts for slow callers, in milliseconds. */
export interface Timeouts {
  /** From the connection, or from the first byte of a request, to the end of its headers, and to the end of its body. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often Node checks these two timeouts; a slow request may last this much longer. */
  readonly checkMs: number;
  /** Between two requests. */
  readonly keepAliveMs: number;
  /** Without any traffic during a request or its answer, such as a caller that does not read. */
  readonly stalledMs: number;
}

const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  checkMs: 2_000,
  keepAliveMs: 65_000,
  stalledMs: 30_000,
};

export interface ListenOptions extends ListenerOptions {
  readonly host: string;
  readonly port: number;
  /** Whether other threads and processes may listen on the port too. */
  readonly reusePort?: boolean;
  /** Tests set shorter timeouts. */
  readonly timeouts?: Timeouts | undefined;
}

export interface Listening {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  readonly port: number;
  /** From now on each answer asks its caller to reconnect. */
  askToReconnect(): void;
  /**
   * Stops listening and lets requests in flight finish. Idle connections stay open for a second, so that a request that is
   * already on its way is answered. After the deadline, all remaining connections are closed.
   */
  close(deadlineMs: number): Promise<void>;
}

/** Reports the answer to bytes that were not a valid request. */
function reportRefused({ onAnswer, findCaller }: ListenOptions, socket: Duplex, answer: Outgoing): void {
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

/** Answers a method that Node's parser does not know. As for any method, the path determines which ones are allowed. */
function answerUnknownMethod({ app, mount }: ListenOptions, request: Incoming): MaybePromise<Outgoing> {
  const isMounted = splitTarget(request.target)[0] === mount?.path;
  const answer = isMounted ? mount.handle(request, new Uint8Array()) : app.handle(request);
  return andThen(answer, (outgoing) => ({ ...outgoing, headers: [...outgoing.headers, ...CLOSE] }));
}

function configure(server: Server, options: ListenOptions, connections: Connections): void {
  const { headersMs, requestMs, keepAliveMs, stalledMs } = options.timeouts ?? TIMEOUTS;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keepAliveMs;
  server.timeout = stalledMs;
  // Keep every header, since any of them could be a repeated one. Their total size is limited.
  server.maxHeadersCount = 0;
  const answerRaw = (socket: Duplex, answer: Outgoing): void => {
    if (answerBytes(socket, connections.get(socket)?.last, answer)) reportRefused(options, socket, answer);
  };
  const refuse = (socket: Duplex, error: ApiError, sent: AnswerInputs): void =>
    answerRaw(socket, errorAnswer(error, sent, options));
  server.on("clientError", (error: Error, socket: Duplex) => {
    if ("code" in error && error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const request = unknownMethodRequest(error);
    if (request === undefined) refuse(socket, parserError(error), answerInputsIn(error));
    else void andThen(answerUnknownMethod(options, request), (answer) => answerRaw(socket, answer));
  });
  server.on("connect", (request: IncomingMessage, socket: Duplex) => {
    // Node no longer handles this socket: without a listener its errors would end the process, and it has no timeout.
    socket.on("error", () => socket.destroy());
    const answer = connections.get(socket)?.last;
    if (answer !== undefined && !answer.writableFinished) {
      socket.destroy();
      return;
    }
    refuse(socket, methodNotAllowed("CONNECT"), answerInputsOf(request));
  });
  // Send 100 Continue only for a body that will be read; the answer to any other does not depend on the body.
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
    const idleTimer = setTimeout(() => server.closeIdleConnections(), Math.min(LINGER_MS, deadlineMs));
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // Do not use the HTTP server's own close, which destroys idle connections at once. Wait for one turn of the event loop
    // first, so that as few connections as possible are left in the accept queue.
    setImmediate(() =>
      NetServer.prototype.close.call(server, () => {
        clearTimeout(idleTimer);
        clearTimeout(deadline);
        server.close();
        resolve();
      }),
    );
  });
}

/** Starts listening. Rejects when the address cannot be opened. */
export function listen(options: ListenOptions): Promise<Listening> {
  let closing = false;
  const connections: Connections = new WeakMap();
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
      // Otherwise Node would drop repeated Host, Authorization and Content-Length headers, which must be checked.
      joinDuplicateHeaders: true,
      noDelay: true,
      // Node then opens no body stream for a request without a body.
      optimizeEmptyRequests: true,
      connectionsCheckingInterval: (options.timeouts ?? TIMEOUTS).checkMs,
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
        askToReconnect: () => {
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
