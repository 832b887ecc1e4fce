/** An answered request as the log, metrics and spans need it. */

import type { Outgoing } from "./exchange.ts";
import { headerIn } from "./headers.ts";
import type { Traced } from "./trace.ts";

/** An answered request. It has no query, which may contain a key. */
export interface AnsweredRequest {
  readonly requestId: string;
  /** Undefined if Node's parser rejected the request. So is the path. */
  readonly method: string | undefined;
  /** Without the origin of an absolute target. */
  readonly path: string | undefined;
  readonly status: number;
  /** Code of the error; undefined for a successful answer. */
  readonly error: string | undefined;
  /** Whether a successful answer reports a reference outside the canon. */
  readonly isOutsideCanon: boolean;
  /** From reading the headers to handing the answer to the socket. */
  readonly durationMs: number;
  /** Trace id of the caller's `traceparent`, or undefined. */
  readonly traceId: string | undefined;
  /** The request's place in its caller's trace; undefined without one. */
  readonly traced: () => Traced | undefined;
  /** Address of the caller; undefined if unknown. */
  readonly address: () => string | undefined;
}

export const requestIdIn = ({ headers }: Outgoing): string => headerIn(headers, "x-request-id") ?? "";
