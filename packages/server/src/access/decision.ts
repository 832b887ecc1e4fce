/** Turns counts and milliseconds into the whole seconds that callers see in headers and errors. */
import type { Allowance, Decision, Plan } from "./access.ts";
import { DAY_SECONDS } from "./clock.ts";
import type { Rate, WindowState } from "./window.ts";

/** Rounds up, so that a caller that waits this long is allowed. */
const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

export const rateOf = (rate: Plan["rate"]): Rate | null =>
  rate === null ? null : { limit: rate.limit, windowMs: rate.windowSeconds * 1000 };

export interface DailyState {
  readonly limit: number;
  readonly used: number;
  readonly resetMs: number;
}

export function decide(
  rate: Rate | null,
  window: WindowState | null,
  daily: DailyState | null,
  quotaRefused: boolean,
): Decision {
  const rateRefused = window !== null && !window.allowed;
  const reason = rateRefused ? "rate" : quotaRefused ? "quota" : null;
  const waitMs = rateRefused ? window.retryMs : quotaRefused ? (daily?.resetMs ?? 0) : 0;
  return {
    allowed: reason === null,
    reason,
    burst: rate === null || window === null ? null : burstOf(rate, window),
    daily: daily === null ? null : dailyOf(daily),
    retryAfterSeconds: reason === null ? 0 : Math.max(1, seconds(waitMs)),
  };
}

const burstOf = (rate: Rate, window: WindowState): Allowance => ({
  limit: rate.limit,
  remaining: window.remaining,
  windowSeconds: rate.windowMs / 1000,
  resetSeconds: seconds(window.resetMs),
});

const dailyOf = (daily: DailyState): Allowance => ({
  limit: daily.limit,
  remaining: Math.max(0, daily.limit - daily.used),
  windowSeconds: DAY_SECONDS,
  resetSeconds: seconds(daily.resetMs),
});

/** Under open access: nothing is counted. */
export const UNLIMITED: Decision = Object.freeze({
  allowed: true,
  reason: null,
  burst: null,
  daily: null,
  retryAfterSeconds: 0,
});
