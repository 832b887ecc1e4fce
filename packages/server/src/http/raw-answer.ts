/** Answers to bytes that Node's parser gave up on, for which it has no response object. The connection ends with each. */

import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Outgoing } from "./exchange.ts";
import { STATUS_CODES } from "./node-http.ts";

/** Milliseconds that a connection is left open for what is already on its way. */
export const LINGER_MS = 1000;

/** Ends the connection when what was written has been sent; what the caller sends does not hold it open. */
function endSoon(socket: Duplex): void {
  socket.end();
  const cut = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(cut));
}

/** Writes an answer to a socket for which Node has no response object, and ends it. Whether it could be written. */
function writeRaw(socket: Duplex, { status, headers, body }: Outgoing): boolean {
  if (!socket.writable) {
    socket.destroy();
    return false;
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, `Date: ${new Date().toUTCString()}`];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]));
  endSoon(socket);
  return true;
}

/**
 * Answers bytes that Node's parser gave up on, and tells whether it did. Each request has one answer: where its own
 * body is at fault after that, the connection ends and no more. Nothing is written between the bytes of an answer
 * under way, which is the connection's last.
 */
export function answerBytes(
  socket: Duplex,
  answering: ServerResponse | undefined,
  answer: Outgoing,
): boolean {
  if (answering === undefined) return writeRaw(socket, answer);
  const { headersSent, writableFinished, req } = answering;
  if (headersSent ? writableFinished && req.complete : !req.complete) return writeRaw(socket, answer);
  if (!headersSent) answering.shouldKeepAlive = false;
  else if (writableFinished) endSoon(socket);
  else socket.pause().end();
  return false;
}
