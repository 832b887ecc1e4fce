/**
 * The log: one JSON object on each line. It never contains a query or a key, and a caller's address only on
 * request.
 */

import { constants, openSync } from "node:fs";
import { isIPv4 } from "node:net";
import { isatty } from "node:tty";
import { type Logger, pino } from "pino";
import { redact } from "../access/hide-keys.ts";
import type { Config } from "../config/config.ts";
import { groupsOf, withoutMapping } from "../http/address.ts";
import type { AnsweredRequest } from "../http/answered-request.ts";

export type Log = Logger;

/** The redacted messages of an error and its causes. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const { name, message, stack = "", cause } = error;
  const fields = { type: name, message: redact(message), stack: redact(stack) };
  return cause === undefined ? fields : { ...fields, cause: errorFields(cause) };
}

/** Maximum number of bytes that wait for a blocked output; further lines are dropped. */
const PENDING_BYTES_MAX = 1024 * 1024;

/** Reopens the output in non-blocking mode: otherwise a paused terminal (Ctrl-S) would block every write. */
function openNonBlocking(file: number | string): number | string {
  if (typeof file === "string" || !isatty(file)) return file;
  try {
    return openSync(`/proc/self/fd/${file}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return file;
  }
}

/** @param file descriptor or path of the log: the standard output */
export function createLog(level: Config["logLevel"], file: number | string = 1): Log {
  const serializers = { err: errorFields, path: (path: unknown) => redact(String(path)) };
  // A reader that has stopped must not stop the service: lines wait, and are written with the next one.
  const retryEAGAIN = (): boolean => false;
  const lines = pino.destination({
    dest: openNonBlocking(file),
    sync: true,
    maxLength: PENDING_BYTES_MAX,
    retryEAGAIN,
  });
  // A full disk must not end the service. Logging continues when there is room again.
  lines.on("error", () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, lines);
}

/** An IPv4 address without its last byte, or the first 48 bits of an IPv6 address. */
export function shortAddress(address: string): string {
  const plain = withoutMapping(address);
  if (isIPv4(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const groups = groupsOf(plain);
  return groups === undefined ? "unknown" : `${groups.slice(0, 3).join(":")}::/48`;
}

/** Logs a request, at level debug. */
export function requestLogger(
  log: Log,
  addresses: Config["logAddresses"],
): (answered: AnsweredRequest) => void {
  return ({ address, durationMs, isOutsideCanon: _, traced: __, ...answered }) => {
    const rounded = { ...answered, durationMs: Math.round(durationMs * 1000) / 1000 };
    if (addresses === "none") return log.debug(rounded, "answered");
    const from = address() ?? "unknown";
    log.debug({ ...rounded, address: addresses === "full" ? from : shortAddress(from) }, "answered");
  };
}
