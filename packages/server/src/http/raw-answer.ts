/** Answers to bytes that Node's parser rejected, for which it has no response object. Each of them ends the connection. */

import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { bytesOf } from "../wire/answer-body.ts";
import { endSoon } from "./connection.ts";
import type { Outgoing } from "./exchange.ts";
import { STATUS_CODES } from "./node-http.ts";

/** Writes an answer to a socket without a response object, and ends the connection. Returns whether it was written. */
function writeRaw(socket: Duplex, { status, headers, body }: Outgoing): boolean {
  if (!socket.writable) {
    // If the connection is already ending, let it finish: more invalid bytes must not cut off the answer.
    if (!socket.writableEnded) socket.destroy();
    return false;
  }
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, `Date: ${new Date().toUTCString()}`];
  for (let index = 0; index < headers.length; index += 2)
    lines.push(`${headers[index]}: ${headers[index + 1]}`);
  socket.write(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), bytesOf(body ?? "")]));
  endSoon(socket);
  return true;
}

/**
 * Answers bytes that Node's parser rejected, and returns whether it did. A request gets one answer: if its body turns out
 * to be invalid after that, the connection ends without another one. Nothing is written into an answer that is being
 * sent; that answer is then the last one of the connection.
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
    // Stop reading, and end the connection after this answer and those queued before it.
    socket.pause();
    answering.once("finish", () => endSoon(socket));
  }
  return false;
}
