import { hrtime } from "node:process";

/**
 * Time, passed in as an argument. The two clocks are never mixed: days and expiry use wall-clock time; rate windows and
 * ages use the monotonic clock, which corrections of the wall clock do not move.
 */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Milliseconds from a fixed point of this machine, the same in all its threads; fractions count. */
  readonly monotonic: () => number;
}

const READINGS = 20;

/**
 * The offset between this thread's `performance.now()`, which starts with the thread, and a clock that all threads share.
 * Takes several readings and keeps the one with the shortest delay between the two clocks: with a long delay this
 * thread's time would lag behind the others', and rate windows shared by threads would open too early.
 */
function readThreadStart(): number {
  let tightestMs = Number.POSITIVE_INFINITY;
  let startMs = 0;
  for (let reading = 0; reading < READINGS; reading++) {
    const before = hrtime.bigint();
    const sinceStartMs = performance.now();
    const tookMs = Number(hrtime.bigint() - before) / 1e6;
    if (tookMs >= tightestMs) continue;
    tightestMs = tookMs;
    startMs = Number(before / 1000n) / 1000 + tookMs / 2 - sinceStartMs;
  }
  return startMs;
}

const threadStartMs = readThreadStart();

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => threadStartMs + performance.now(),
};

export const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1000;

/** Whole days since 1970-01-01 UTC. */
export const dayOf = (nowMs: number): number => Math.floor(nowMs / DAY_MS);

/** Milliseconds from `nowMs` to the next 00:00 UTC: 1 to 86,400,000. */
export const untilMidnightMs = (nowMs: number): number => (dayOf(nowMs) + 1) * DAY_MS - nowMs;

/** The next 00:00 UTC: `2026-01-31T00:00:00Z`. */
export const nextMidnight = (nowMs: number): string => isoSeconds((dayOf(nowMs) + 1) * DAY_MS);

/** ISO 8601 with seconds and Z. */
export const isoSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** `2026-01-30` of a day number. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day number of `2026-01-30`; NaN for a text that is no date of the calendar, such as `2026-02-30`. */
export function dayOfDate(text: string): number {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || isoDay(ms / DAY_MS) !== text ? Number.NaN : ms / DAY_MS;
}
