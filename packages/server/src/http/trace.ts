/** Correlation of requests and answers: the request id, and W3C Trace Context. */

import type { IncomingHttpHeaders } from "node:http";
import { containsKey } from "../access/hide-keys.ts";
import { headerIn } from "./headers.ts";

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's id if it is well-formed and contains no key (ids are logged); otherwise a new one. */
export const requestIdOf = (sent: string | undefined, fresh: () => string): string =>
  sent !== undefined && REQUEST_ID.test(sent) && !containsKey(sent) ? sent : fresh();

/** Version 00: https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** The trace id, 32 hex digits; undefined when the header is absent or not well-formed. */
export function traceIdOf(traceparent: string | string[] | undefined): string | undefined {
  return typeof traceparent === "string" ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}

/** The `traceparent` of the answer: the caller's trace and flags with a new span id. Empty without a trace. */
export function traceHeaders(traceparent: string | undefined, newId: () => string): string[] {
  if (traceparent === undefined) return [];
  const found = TRACEPARENT.exec(traceparent);
  if (found === null) return [];
  return ["traceparent", `00-${found[1]}-${spanId(newId())}-${found[3]}`];
}

/** `vendor=value` or `tenant@vendor=value`: https://www.w3.org/TR/trace-context/#tracestate-header */
const MEMBER =
  /^((?:[a-z][a-z0-9_\-*/]{0,255}|[a-z0-9][a-z0-9_\-*/]{0,240}@[a-z][a-z0-9_\-*/]{0,13}))=[ -+\--<>-~]{0,255}[!-+\--<>-~]$/;
const MEMBERS_MAX = 32;
const STATE_MAX = 512;
/** Members longer than this are dropped first. */
const LONG_MEMBER = 128;

/**
 * The caller's `tracestate`, cut to 512 characters as the standard says: first members of more than 128 characters are
 * dropped, then the last ones. Undefined when there is none, or when any part of it is malformed.
 */
export function traceStateOf(tracestate: string | string[] | undefined): string | undefined {
  const sent = typeof tracestate === "string" ? tracestate : (tracestate?.join(",") ?? "");
  let members = sent
    .split(",")
    .map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ""))
    .filter((member) => member !== "");
  const keys = members.map((member) => MEMBER.exec(member)?.[1]);
  if (keys.includes(undefined) || new Set(keys).size < keys.length || keys.length > MEMBERS_MAX)
    return undefined;
  const isTooLong = (): boolean => members.join().length > STATE_MAX;
  if (isTooLong()) members = members.filter(({ length }) => length <= LONG_MEMBER);
  while (isTooLong()) members.pop();
  return members.length === 0 ? undefined : members.join();
}

/** A request's place in its caller's trace. */
export interface Traced {
  readonly parent: { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };
  /** The received `tracestate`. */
  readonly state: string | undefined;
  /** The id of our own span, as sent to the caller; undefined when none was sent. */
  readonly spanId: string | undefined;
}

/** Reads it from the headers of request and answer; undefined without a trace. */
export function tracedOf(
  { traceparent, tracestate }: IncomingHttpHeaders,
  answered: readonly string[],
): Traced | undefined {
  const [, traceId, spanId, flags] = (typeof traceparent === "string" && TRACEPARENT.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const returned = headerIn(answered, "traceparent");
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
  return { parent, state: traceStateOf(tracestate), spanId: returned?.split("-")[2] };
}

/** 16 hex digits, never all 0: the last ones of a UUID, or of any text with enough of them. */
function spanId(unique: string): string {
  const digits = unique
    .replace(/[^0-9a-f]/g, "")
    .slice(-16)
    .padStart(16, "1");
  return /^0+$/.test(digits) ? "0000000000000001" : digits;
}
