/** Answers to bytes that Node's parser gave up on, for which it has no response object. The connection ends with each. */

import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { endSoon } from "./connection.ts";
import type { Outgoing } from "./exchange.ts";
import { STATUS_CODES } from "./node-http.ts";

/** Writes an answer to a socket for which Node has no response object, and ends it. Whether it could be written. */
function writeRaw(socket: Duplex, { status, headers, body }: Outgoing): boolean {
  if (!socket.writable) {
    // One that ends already does so by itself: more bytes that are no request do not hurry it.
    if (!socket.writableEnded) socket.destroy();
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
  else {
    // Nothing more is read, and the connection ends behind the answer, and those before it that wait.
    socket.pause();
    answering.once("finish", () => endSoon(socket));
  }
  return false;
}
