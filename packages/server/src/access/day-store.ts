/** The store behind the counters of a day's quota. */
import { messageOf } from "../common/unknown.ts";

/** The day's figures of a key, as stored. */
export interface DayRow {
  readonly counter: number;
  readonly day: number;
  readonly used: number;
  readonly reserved: number;
}

/** All figures are absolute, so a repeated write does no harm. */
export interface DayStore {
  /** Zeros if there is no row. @throws when the store is unavailable */
  readonly load: (counter: number, day: number) => { readonly used: number; readonly reserved: number };
  /** Raises the reservation to `reserved`. @throws when the reservation could not be made durable */
  readonly reserve: (counter: number, day: number, reserved: number) => void;
  /** Writes used figures; with `release` it also releases unused reservations. */
  readonly flush: (rows: readonly DayRow[], release: boolean) => void;
}

/** For counters that live only as long as the process. */
export const NO_DAY_STORE: DayStore = Object.freeze({
  load: () => ({ used: 0, reserved: 0 }),
  reserve: () => {},
  flush: () => {},
});

/** Allowed requests whose usage the store has not confirmed. */
export interface UnsavedUsage {
  readonly requests: number;
  /** The error of the last write. */
  readonly why: unknown;
}

/** The sentence for the log when the service stops: after that, nothing retries the write. */
export function unsavedUsageText({ requests, why }: UnsavedUsage): string {
  return `usage of ${requests} ${requests === 1 ? "request" : "requests"} could not be saved at the stop: ${messageOf(why)}`;
}
