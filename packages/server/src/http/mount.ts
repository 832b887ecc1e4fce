/** Something beside the API that takes a body, at a path of its own: plain values in, plain values out. */

import type { IncomingMessage } from "node:http";
import type { Incoming, Outgoing } from "./exchange.ts";

export interface Mount {
  readonly path: string;
  /** Bytes of a body that are read; a longer one is told as null. */
  readonly bodyLimit: number;
  /** Never rejects. */
  handle(incoming: Incoming, body: Uint8Array | null): Promise<Outgoing>;
}

/** Bodies that are read at once: those of more connections would take too much memory. */
export const READING = 1000;

/** Whether a request says itself that its body has more bytes than the limit. */
export const isTooLong = (request: IncomingMessage, limit: number): boolean =>
  Number(request.headers["content-length"]) > limit;

/**
 * The body of a request; null when it has more bytes than the limit, and then the rest is not kept; undefined when
 * its caller has gone, and there is nobody to answer.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
): Promise<Uint8Array | null | undefined> {
  if (isTooLong(request, limit)) return null;
  // One that announces no body tells of no end.
  if (request.readableEnded) return new Uint8Array();
  const chunks: Buffer[] = [];
  let length = 0;
  // Not by iteration, which would destroy the request, and its socket, before it is answered.
  return new Promise((resolve) => {
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      // What still comes is dropped.
      request.removeAllListeners("data").resume();
      resolve(null);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    for (const event of ["error", "close"]) request.once(event, () => resolve(undefined));
  });
}
