/** A handler outside the API, at its own path, that accepts a body. It takes and returns plain values. */

import type { IncomingMessage } from "node:http";
import type { Incoming, Outgoing } from "./exchange.ts";

export interface Mount {
  readonly path: string;
  /** Largest body in bytes; a longer one is passed on as null. */
  readonly bodyLimit: number;
  /** Never rejects. */
  handle(incoming: Incoming, body: Uint8Array | null): Promise<Outgoing>;
}

/** The bytes that a body may have: its Content-Length if it declares one, at most the limit. */
export const announcedBytes = (request: IncomingMessage, limit: number): number =>
  Math.min(limit, Number(request.headers["content-length"] ?? limit));

/** Whether the Content-Length of a request is above the limit. */
export const isTooLong = (request: IncomingMessage, limit: number): boolean =>
  Number(request.headers["content-length"]) > limit;

/**
 * The body of a request; null when it has more bytes than the limit (the rest is dropped); undefined when the caller has
 * disconnected.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array | null | undefined> {
  if (isTooLong(request, limit)) return null;
  // A request without a body emits no end event.
  if (request.readableEnded) return new Uint8Array();
  const chunks: Buffer[] = [];
  let length = 0;
  // Do not iterate over the request: that would destroy it, and its socket, before it is answered.
  return new Promise((resolve) => {
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      // The rest is dropped.
      request.removeAllListeners("data").resume();
      resolve(null);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    for (const event of ["error", "close"]) request.once(event, () => resolve(undefined));
  });
}
