/** Decides whether a request is retried, and after how long. The client only reads, so a retry is safe. */

import type { AnyLecternError } from "./errors.ts";

export interface RetryPolicy {
  /** Requests for one call, the first included. 1 means no retries. Default 3. */
  readonly attempts: number;
  /**
   * Longest wait in milliseconds; if a server asks for a longer one, the call fails at once. Default
   * 30,000.
   */
  readonly maxWaitMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { attempts: 3, maxWaitMs: 30_000 };

/** Milliseconds before the first retry; doubled for each further one. */
const FIRST_WAIT_MS = 250;

const isPassing = ({ code, status }: AnyLecternError): boolean =>
  code === "network_failed" ||
  code === "rate_limited" ||
  code === "unavailable" ||
  code === "request_timeout" ||
  (code === "unexpected_response" && [408, 429, 502, 503, 504].includes(status));

/**
 * Milliseconds to wait before the next request; null for no retry. A server's Retry-After is respected.
 * Without one the wait doubles each time, plus up to as much again at random, so that clients that failed
 * together do not retry together.
 *
 * @param attempts requests sent so far, 1 or more
 * @param chance 0 to 1
 */
export function waitBefore(
  policy: RetryPolicy,
  attempts: number,
  error: AnyLecternError,
  chance: number,
): number | null {
  // Written so that NaN means no retry.
  if (!(attempts < policy.attempts) || !isPassing(error)) return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null)
    return retryAfterSeconds * 1000 <= policy.maxWaitMs ? retryAfterSeconds * 1000 : null;
  return Math.min(policy.maxWaitMs, FIRST_WAIT_MS * 2 ** (attempts - 1) * (1 + chance));
}

/** Seconds of a Retry-After header: a number, or an HTTP date. Null when it is neither. */
export function retryAfterSeconds(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Every HTTP date begins with a day of the week; `Date.parse` would also accept "-5".
  const dateMs = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(dateMs) ? null : Math.max(0, Math.ceil((dateMs - nowMs) / 1000));
}
