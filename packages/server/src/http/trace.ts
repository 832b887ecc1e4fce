/** What ties an answer to its request: the request id, and W3C Trace Context. */

import type { IncomingHttpHeaders } from "node:http";
import { headerIn } from "./headers.ts";
import { holdsKey } from "./hide-keys.ts";

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's id where it is well formed and no key, which would be logged with it; else a fresh one. */
export const requestIdOf = (sent: string | undefined, fresh: () => string): string =>
  sent !== undefined && REQUEST_ID.test(sent) && !holdsKey(sent) ? sent : fresh();

/** Version 00: https://www.w3.org/TR/trace-context/#traceparent-header */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/** The trace id, 32 hex digits; undefined when the header is absent or not well-formed. */
export function traceIdOf(traceparent: string | string[] | undefined): string | undefined {
  return typeof traceparent === "string" ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}

/** The header of the answer: the caller's trace and flags, and a span of our own. Empty without a trace. */
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
/** A member that goes first where there are too many characters. */
const LONG_MEMBER = 128;

/**
 * What callers' own systems pass on beside the trace, in 512 characters at most, shortened as the standard says: members
 * of more than 128 characters go, then the last. Undefined when there is none, or any of it is not well-formed.
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
  /** The `tracestate` that came with it. */
  readonly state: string | undefined;
  /** Our own span's id, as the caller was told; undefined when it was told none. */
  readonly spanId: string | undefined;
}

/** From the headers that came and those of the answer; undefined without a trace. */
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

/** 16 hex digits, never all 0, from the last ones of a UUID or of any text with enough of them. */
function spanId(unique: string): string {
  const digits = unique
    .replace(/[^0-9a-f]/g, "")
    .slice(-16)
    .padStart(16, "1");
  return /^0+$/.test(digits) ? "0000000000000001" : digits;
}
