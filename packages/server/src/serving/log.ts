/** The log: one JSON object a line. No query, no key and, unless asked for, no address of a caller in it. */

import { constants, openSync } from "node:fs";
import { isIPv4, isIPv6 } from "node:net";
import { isatty } from "node:tty";
import { type Logger, pino } from "pino";
import type { Config } from "../config.ts";
import { redact } from "../http/hide-keys.ts";
import type { Seen } from "../http/listen.ts";

export type Log = Logger;

/** The texts of an error and of those behind it, redacted. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: redact(String(error)) };
  const { name, message, stack = "", cause } = error;
  const fields = { type: name, message: redact(message), stack: redact(stack) };
  return cause === undefined ? fields : { ...fields, cause: errorFields(cause) };
}

/** Bytes of lines that wait where they cannot be written; what comes then is dropped. */
const WAITING_BYTES = 1024 * 1024;

/** A terminal that is held (Ctrl-S) would hold up whoever writes to it: opened anew, it says that it takes nothing. */
function withoutWaiting(file: number | string): number | string {
  if (typeof file === "string" || !isatty(file)) return file;
  try {
    return openSync(`/proc/self/fd/${file}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return file;
  }
}

/** @param file descriptor or path that lines are written to: the standard output */
export function createLog(level: Config["logLevel"], file: number | string = 1): Log {
  const serializers = { err: errorFields, path: (path: unknown) => redact(String(path)) };
  // A reader that has stopped reading must not stop the service: lines wait for the next one, nothing waits for them.
  const retryEAGAIN = (): boolean => false;
  const lines = pino.destination({
    dest: withoutWaiting(file),
    sync: true,
    maxLength: WAITING_BYTES,
    retryEAGAIN,
  });
  // A full disk must not end the service. Lines go on when there is room again.
  lines.on("error", () => {});
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers }, lines);
}

/** An IPv4 address without its last byte, an IPv6 address as its first 48 bits. */
export function shortAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(mapped)) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  const plain = address.split("%", 1)[0] ?? "";
  if (!isIPv6(plain)) return "unknown";
  const [head = "", tail] = plain.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...right];
  return `${groups.slice(0, 3).join(":")}::/48`;
}

/** Writes the line of a request, at level debug. */
export function requestLogger(log: Log, addresses: Config["logAddresses"]): (seen: Seen) => void {
  return ({ address, durationMs, isOutsideCanon: _, traced: __, ...seen }) => {
    const rounded = { ...seen, durationMs: Math.round(durationMs * 1000) / 1000 };
    if (addresses === "none") return log.debug(rounded, "answered");
    const from = address() ?? "unknown";
    log.debug({ ...rounded, address: addresses === "full" ? from : shortAddress(from) }, "answered");
  };
}
