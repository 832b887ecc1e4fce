/** Connections: what is known of each while it is open, and how one ends whose caller may still be sending. */

import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds that a connection is left open for what is already on its way. */
export const LINGER_MS = 1000;

export interface Connection {
  /** The answer that the connection is at, or was at last. */
  answer: ServerResponse | undefined;
  /** Told when the connection has closed: of answers on their way, those that wait behind others too. */
  readonly gone: Set<() => void>;
}

/** What is known of connections that are open. */
export type Connections = WeakMap<Duplex, Connection>;

export function openConnection(connections: Connections, socket: Duplex): void {
  const gone = new Set<() => void>();
  connections.set(socket, { answer: undefined, gone });
  socket.once("close", () => {
    for (const tell of [...gone]) tell();
  });
}

/** Calls back once when an answer has been sent, or its connection has closed: then a waiting answer is told of nothing. */
export function whenSent({ gone }: Connection, response: ServerResponse, callback: () => void): void {
  const tell = (): void => {
    if (gone.delete(tell)) callback();
  };
  gone.add(tell);
  response.once("close", tell);
}

/**
 * Ends a connection when what was written has been sent. It is cut only when its caller ends it too, or after a while:
 * what he sends until then is read and dropped, since a cut with bytes unread takes from him what he has not read.
 */
export function endSoon(socket: Duplex): void {
  socket.end();
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(cut));
}
