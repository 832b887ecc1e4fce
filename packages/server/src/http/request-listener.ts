/** Handles every request that Node's parser accepted: schedules it, answers it and reports it. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiError } from "../wire/api-error.ts";
import { tooMuchInProgress, unavailable } from "../wire/fault-errors.ts";
import { nextTurn } from "../wire/turns.ts";
import { networkOf } from "./address.ts";
import { type AnsweredRequest, requestIdIn } from "./answered-request.ts";
import type { App } from "./app.ts";
import { BODY_BYTES } from "./bounds.ts";
import { type Connection, type Connections, cut, endSoon, whenSent } from "./connection.ts";
import type { Incoming, Outgoing } from "./exchange.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { announcedBytes, isTooLong, type Mount, readBody } from "./mount.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import {
  announcesBody,
  announcesLongBody,
  answerInputsOf,
  errorAnswer,
  headerOf,
  refusalOf,
} from "./refusal.ts";
import type { Received } from "./request-body.ts";
import { createSchedule, type Schedule, type ScheduleClock } from "./schedule.ts";
import { splitTarget } from "./target.ts";
import { tracedOf, traceIdOf } from "./trace.ts";

/** Health checks: answered at once, however busy the server is. */
const URGENT: ReadonlySet<string> = new Set(["/livez", "/readyz"]);

/**
 * A body of up to this many bytes is given to Node as a latin1 string: Node then sends head and body in one write from the
 * stack, instead of a writev of two allocated buffers. Node's own limit for that is 16,384 bytes with the head.
 */
const ONE_WRITE_BYTES = 14_000;

/** The bytes as a string with one character for each. */
const asLatin1 = (body: Uint8Array): string =>
  Buffer.from(body.buffer, body.byteOffset, body.length).toString("latin1");

function writeAnswer(
  response: ServerResponse,
  { status, headers, body }: Outgoing,
  isClosing: boolean,
): void {
  const { req } = response;
  const isUnread = !req.complete && announcesBody(req);
  // Node drops whatever follows a request to upgrade the protocol.
  const isUpgrade = req.headers.upgrade !== undefined;
  if (isClosing || isUpgrade || (isUnread && announcesLongBody(req))) response.shouldKeepAlive = false;
  // Otherwise Node destroys the connection, and the answer with it, while the body is still arriving.
  if (isUnread && !response.shouldKeepAlive) req.socket.destroySoon = () => endSoon(req.socket);
  // writeHead is fastest with a flat list; its type only allows a mutable array.
  response.writeHead(status, headers as string[]);
  if (body === null) response.end();
  else if (typeof body === "string") response.end(body, "latin1");
  else if (body.length <= ONE_WRITE_BYTES) response.end(asLatin1(body), "latin1");
  else response.end(body);
}

/** Counts an answer as in flight until it has been sent. The system takes most answers at once; those are not counted. */
function count(ledger: Ledger, connection: Connection, request: Request, { caller, body }: Outgoing): void {
  const { response } = request;
  if (body === null || response.writableLength === 0) return;
  const release = ledger.hold(caller === undefined ? request.caller : () => caller, body.length);
  whenSent(connection, response, release);
}

/** A request, with everything that is needed to answer it. */
interface Request {
  readonly incoming: Incoming;
  readonly message: IncomingMessage;
  readonly response: ServerResponse;
  /** Identifies the caller by its address. */
  readonly caller: () => string;
  readonly startedMs: number;
}

export interface ListenerOptions {
  readonly app: App;
  /** A handler outside the API, if there is one. */
  readonly mount?: Mount | undefined;
  /** The current data revision; it may change while the service runs. */
  readonly dataRevision: () => string;
  readonly newRequestId: () => string;
  /** Finds the caller's address from the address of the peer and the headers. */
  readonly findCaller: (
    peer: string | undefined,
    header: (name: string) => string | undefined,
  ) => string | undefined;
  /** Bytes in flight for each caller. The app must have the same ledger. */
  readonly ledger?: Ledger | undefined;
  /** Called after each answer; undefined when nobody needs it. */
  readonly onAnswer: ((answered: AnsweredRequest) => void) | undefined;
}

/** What is needed to answer any request. */
interface ListenerContext {
  readonly options: ListenerOptions;
  readonly ledger: Ledger;
  readonly schedule: Schedule;
  readonly outbox: Outbox;
  readonly connections: Connections;
  readonly isClosing: () => boolean;
}

function reportAnswer({ findCaller, onAnswer }: ListenerOptions, request: Request, outgoing: Outgoing): void {
  const { incoming, message, startedMs } = request;
  const { headers, socket } = message;
  const { status, error, isOutsideCanon = false } = outgoing;
  onAnswer?.({
    requestId: requestIdIn(outgoing),
    method: incoming.method,
    path: splitTarget(incoming.target)[0],
    status,
    error,
    isOutsideCanon,
    durationMs: performance.now() - startedMs,
    traceId: traceIdOf(headers.traceparent),
    traced: () => tracedOf(headers, outgoing.headers),
    address: () => findCaller(socket.remoteAddress, incoming.header),
  });
}

function sendNow(context: ListenerContext, request: Request, outgoing: Outgoing): void {
  const { message, response } = request;
  const connection = context.connections.get(message.socket);
  // A caller that has disconnected has nothing in flight.
  if (connection !== undefined && message.socket.writable && !response.destroyed) {
    writeAnswer(response, outgoing, context.isClosing());
    count(context.ledger, connection, request, outgoing);
  }
  if (context.options.onAnswer !== undefined) reportAnswer(context.options, request, outgoing);
}

function finish(context: ListenerContext, request: Request, outgoing: Outgoing): void {
  // Whether the connection stays open depends on how much of a body has arrived by now.
  if (announcesBody(request.message)) sendNow(context, request, outgoing);
  else context.outbox.add(() => sendNow(context, request, outgoing), outgoing.body?.length ?? 0);
}

const refuse = (context: ListenerContext, request: Request, error: ApiError): void =>
  finish(context, request, errorAnswer(error, answerInputsOf(request.message), context.options));

async function answerMounted(
  context: ListenerContext,
  request: Request,
  { bodyLimit, handle }: Mount,
): Promise<void> {
  const { ledger, schedule } = context;
  const { incoming, message, caller } = request;
  const bytes = announcedBytes(message, bodyLimit);
  if (!ledger.hasRoom(caller, bytes)) {
    refuse(context, request, tooMuchInProgress());
    return;
  }
  const release = ledger.hold(caller, bytes);
  try {
    const body = await readBody(message, bodyLimit);
    if (body === undefined) return;
    // Many calls may arrive in one turn, and each may take milliseconds.
    await nextTurn();
    const answered = handle(incoming, body);
    schedule.waitsFor(answered);
    finish(context, request, await answered);
  } finally {
    release();
  }
}

/** Receives a body. Its bytes count as in flight until the answer has been sent. */
async function receive(context: ListenerContext, request: Request, caller: () => string): Promise<Received> {
  const { ledger, connections } = context;
  const { message, response, incoming } = request;
  if (isTooLong(message, BODY_BYTES)) return { kind: "too_large" };
  const connection = connections.get(message.socket);
  const bytes = announcesBody(message) ? announcedBytes(message, BODY_BYTES) : 0;
  if (connection === undefined || !ledger.hasRoom(caller, bytes)) return { kind: "refused" };
  whenSent(connection, response, ledger.hold(caller, bytes));
  // 100 Continue is sent only when the body is going to be read.
  if (/100-continue/i.test(incoming.header("expect") ?? "")) response.writeContinue();
  const body = await readBody(message, BODY_BYTES);
  if (body === undefined) return { kind: "gone" };
  return body === null ? { kind: "too_large" } : { kind: "received", bytes: body };
}

function begin(context: ListenerContext, request: Request, isOverloaded: boolean): void {
  const { app, mount } = context.options;
  const { incoming, message } = request;
  const refusal = refusalOf(message, incoming.target);
  if (refusal !== undefined) {
    refuse(context, request, refusal);
    return;
  }
  if (mount !== undefined && splitTarget(incoming.target)[0] === mount.path) {
    if (isOverloaded) refuse(context, request, unavailable({}));
    else void answerMounted(context, request, mount);
    return;
  }
  const answer = app.handle(isOverloaded ? { ...incoming, isOverloaded } : incoming);
  if (answer instanceof Promise) {
    context.schedule.waitsFor(answer);
    void answer.then((outgoing) => finish(context, request, outgoing));
  } else finish(context, request, answer);
}

export function createListener(options: ListenerOptions, connections: Connections, isClosing: () => boolean) {
  const { ledger = createLedger(), findCaller, onAnswer } = options;
  const clock: ScheduleClock = { now: () => performance.now(), afterTurn: setImmediate };
  const schedule = createSchedule(clock, ledger);
  const context: ListenerContext = {
    options,
    ledger,
    schedule,
    outbox: createOutbox(clock),
    connections,
    isClosing,
  };
  return (message: IncomingMessage, response: ServerResponse): void => {
    const { socket } = message;
    const connection = connections.get(socket);
    // Ignore requests that follow the one that ended the connection.
    if (connection === undefined || !socket.writable) return;
    const { method = "GET", url: target = "/" } = message;
    const header = (name: string): string | undefined => headerOf(message, name);
    const caller = (): string => networkOf(findCaller(socket.remoteAddress, header));
    const receiveBody: Incoming["receive"] = (name) => receive(context, request, name);
    const incoming: Incoming = { method, target, header, caller, receive: receiveBody };
    const startedMs = onAnswer === undefined ? 0 : performance.now();
    const request: Request = { incoming, message, response, caller, startedMs };
    const isTaken = schedule.take(connection, {
      response,
      caller,
      sender: () => header("authorization") ?? header("x-api-key") ?? caller(),
      isUrgent: URGENT.has(target),
      begin: (isOverloaded) => begin(context, request, isOverloaded),
    });
    if (isTaken) connection.last = response;
    else cut(socket);
  };
}
