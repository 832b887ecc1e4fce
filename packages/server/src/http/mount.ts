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

/** Null when there are more bytes than the limit; the rest is left unread. Rejects when the caller goes away. */
async function readBody(request: IncomingMessage, limit: number): Promise<Uint8Array | null> {
  if (Number(request.headers["content-length"]) > limit) return null;
  // One that announces no body tells of no end.
  if (request.readableEnded) return new Uint8Array();
  const chunks: Buffer[] = [];
  let length = 0;
  // Not by iteration, which would destroy the request, and its socket, before it is answered.
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      request.removeAllListeners("data").pause();
      resolve(null);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("the caller went away")));
  });
}

/** Serves a request of a mount. Undefined when the caller has gone, and there is nobody to answer. */
export async function serveMounted(
  mount: Mount,
  request: IncomingMessage,
  incoming: Incoming,
): Promise<Outgoing | undefined> {
  let body: Uint8Array | null;
  try {
    body = await readBody(request, mount.bodyLimit);
  } catch {
    return undefined;
  }
  return mount.handle(incoming, body);
}
