/** When a request is tried again, and after how long. Only reads are made, so that trying again is safe. */

import type { AnyLecternError } from "./errors.ts";

export interface RetryPolicy {
  /** Requests made at most for one call, the first included. 1 never tries again. Default 3. */
  readonly attempts: number;
  /** Longest wait in milliseconds; a server that asks for more is not waited for. Default 30,000. */
  readonly maxWaitMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 3, maxWaitMs: 30_000 };

/** Wait before the second request, in milliseconds; doubled for each one after it. */
const FIRST_WAIT_MS = 250;

const isPassing = ({ code, status }: AnyLecternError): boolean =>
  code === "network_failed" ||
  code === "rate_limited" ||
  code === "unavailable" ||
  code === "request_timeout" ||
  (code === "unexpected_response" && [408, 429, 502, 503, 504].includes(status));

/**
 * Milliseconds to wait before the next request; null when there should be none. A server's Retry-After is
 * kept to; without one the wait doubles each time, with up to as much again by chance, so that clients which
 * failed together do not come back together.
 *
 * @param made requests made so far, 1 or more
 * @param chance 0 to 1
 */
export function waitBefore(
  policy: RetryPolicy,
  made: number,
  error: AnyLecternError,
  chance: number,
): number | null {
  // So written that NaN tries no more either.
  if (!(made < policy.attempts) || !isPassing(error)) return null;
  const asked = error.retryAfterSeconds;
  if (asked !== null) return asked * 1000 <= policy.maxWaitMs ? asked * 1000 : null;
  return Math.min(policy.maxWaitMs, FIRST_WAIT_MS * 2 ** (made - 1) * (1 + chance));
}

/** Seconds that a Retry-After asks for: a number, or a date in HTTP's form. Null when it says neither. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Every form of HTTP's dates begins with the day of the week; `Date.parse` makes a date of "-5" as well.
  const at = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / 1000));
}
