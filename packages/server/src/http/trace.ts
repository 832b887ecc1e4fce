/** What ties an answer to its request: the request id, and W3C Trace Context. */

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's id where it is well formed, else a fresh one. */
export const requestIdOf = (sent: string | undefined, fresh: () => string): string =>
  sent !== undefined && REQUEST_ID.test(sent) ? sent : fresh();

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

/** A request's place in its caller's trace. */
export interface Traced {
  readonly parent: { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };
  /** Our own span's id, as the caller was told; undefined when it was told none. */
  readonly spanId: string | undefined;
}

/** From the header that came and the headers of the answer; undefined without a trace. */
export function tracedOf(
  received: string | string[] | undefined,
  answered: readonly string[],
): Traced | undefined {
  const [, traceId, spanId, flags] = (typeof received === "string" && TRACEPARENT.exec(received)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  const at = answered.indexOf("traceparent");
  const returned = at === -1 ? undefined : answered[at + 1];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
  return { parent, spanId: returned?.split("-")[2] };
}

/** 16 hex digits, never all 0, from the last ones of a UUID or of any text with enough of them. */
function spanId(unique: string): string {
  const digits = unique
    .replace(/[^0-9a-f]/g, "")
    .slice(-16)
    .padStart(16, "1");
  return /^0+$/.test(digits) ? "0000000000000001" : digits;
}
