/** The state of each open connection, and how to end one whose caller may still be sending. */

import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Caller } from "./ledger.ts";

/** Milliseconds that a connection stays open for data that is already on its way. */
export const LINGER_MS = 1000;

/** A request whose headers were read. */
export interface ReadRequest {
  readonly response: ServerResponse;
  readonly caller: Caller;
  /** Identifies the sender before its key is checked: by the text of the key, or else by the address. */
  readonly sender: Caller;
  /** Whether it skips the queue: for health checks. */
  readonly isUrgent: boolean;
  /** `isOverloaded`: the server has more requests than it can answer. */
  readonly begin: (isOverloaded: boolean) => void;
}

/** A queued request. */
interface Waiting {
  readonly read: ReadRequest;
  /** Called when it leaves the queue. */
  readonly release: () => void;
}

export interface Connection {
  /** The answer to the latest request that was read. */
  last: ServerResponse | undefined;
  /** The answer to the request that was started last: a connection answers one request at a time. */
  current: ServerResponse | undefined;
  /** Requests that were read and are queued, in order. */
  readonly waiting: Waiting[];
  /** Called when the connection has closed. */
  readonly onClosed: Set<() => void>;
  /** Pauses reading from the socket. */
  pauseReading(): void;
  /** Resumes reading from the socket. */
  resumeReading(): void;
}

/** The open connections. */
export type Connections = WeakMap<Duplex, Connection>;

export function openConnection(connections: Connections, socket: Socket): void {
  const onClosed = new Set<() => void>();
  const waiting: Waiting[] = [];
  let isPaused = false;
  connections.set(socket, {
    last: undefined,
    current: undefined,
    waiting,
    onClosed,
    pauseReading: () => {
      isPaused = true;
      // Node resumes reading after each request it parses; by the next tick it has done so.
      process.nextTick(() => isPaused && socket.pause());
    },
    resumeReading: () => {
      if (isPaused) socket.resume();
      isPaused = false;
    },
  });
  socket.once("close", () => {
    for (const { release } of waiting.splice(0)) release();
    for (const callback of [...onClosed]) callback();
  });
}

/** Calls back once: when the answer has been sent, or when the connection has closed (Node then emits no event for a queued answer). */
export function whenSent({ onClosed }: Connection, response: ServerResponse, callback: () => void): void {
  const onEnd = (): void => {
    if (onClosed.delete(onEnd)) callback();
  };
  onClosed.add(onEnd);
  response.once("close", onEnd);
}

/**
 * Ends a connection when everything written has been sent. The socket is destroyed only when the caller ends it too, or
 * after a timeout. What arrives until then is read and dropped: destroying a socket with unread bytes sends a reset, which
 * makes the caller lose the answer.
 */
export function endSoon(socket: Duplex): void {
  socket.end();
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(cut));
}

/** Makes Node's parser skip the rest of what it has read. */
const SKIP_INPUT = 2;

/**
 * Destroys a connection at once. Node would otherwise go on to parse everything it has read, which may be thousands of
 * requests; it has no public way to stop that.
 */
export function cut(socket: Socket): void {
  if ("parser" in socket && typeof socket.parser === "object" && socket.parser !== null) {
    Object.assign(socket.parser, { onIncoming: () => SKIP_INPUT });
  }
  socket.destroy();
}
